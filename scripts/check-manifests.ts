/** Checks the manifests of `deploy/` against the schemas of Kubernetes and KEDA, as their packages have them. */
import { globSync, readFileSync } from 'node:fs';
import * as keda from '@kubernetes-models/keda/keda.sh/v1alpha1';
import * as apps from 'kubernetes-models/apps/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { parseAllDocuments } from 'yaml';

/** By `apiVersion`, the kinds that are known. */
const KNOWN: Readonly<Record<string, object>> = {
  'apps/v1': apps,
  'policy/v1': policy,
  v1: core,
  'keda.sh/v1alpha1': keda,
};

/** What is wrong with a document; nothing where it fits its schema. */
const faultOf = (document: unknown): string | undefined => {
  const { apiVersion, kind } = Object(document);
  const Model: unknown = Reflect.get(KNOWN[String(apiVersion)] ?? {}, String(kind));
  if (typeof Model !== 'function') return `${apiVersion} ${kind} is not known here`;
  try {
    const model: { validate(): void } = Reflect.construct(Model, [document]);
    model.validate();
    return undefined;
  } catch (error) {
    return String(error);
  }
};

const faults = globSync('deploy/*.yaml').flatMap((path) =>
  parseAllDocuments(readFileSync(path, 'utf8')).flatMap((document, index) => {
    const broken = document.errors.map(String);
    const fault = broken.length > 0 ? broken.join('\n') : faultOf(document.toJS());
    return fault === undefined ? [] : [`${path}, document ${index + 1}: ${fault}`];
  }),
);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
