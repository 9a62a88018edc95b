/** Spans by OpenTelemetry. */
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Tracing } from './tracing.ts';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const;
const HEADER = 'traceparent';

type Headers = Record<string, string>;

const GETTER = {
  get: (headers: Headers, key: string) => headers[key],
  keys: (headers: Headers) => Object.keys(headers),
};
const SETTER = {
  set: (headers: Headers, key: string, value: string) => {
    headers[key] = value;
  },
};

/** Tells spans to a collector by OTLP over HTTP. @param url such as `http://collector:4318` */
export const tellCollector = (url: string, service: string): Tracing =>
  tell(new OTLPTraceExporter({ url: `${url.replace(/\/$/, '')}/v1/traces` }), service);

/** Tells spans to `exporter`, as parts of `service`. A caller who is not sampled is not told of here either. */
export const tell = (exporter: SpanExporter, service: string): Tracing => {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('arbor');
  const propagator = new W3CTraceContextPropagator();
  return {
    begin(name, kind, parent) {
      const context = propagator.extract(ROOT_CONTEXT, parent === undefined ? {} : { [HEADER]: parent }, GETTER);
      const span = tracer.startSpan(name, { kind: KINDS[kind] }, context);
      const headers: Headers = {};
      propagator.inject(trace.setSpan(ROOT_CONTEXT, span), headers, SETTER);
      return {
        traceparent: headers[HEADER],
        end(attributes, failure) {
          if (attributes !== undefined) span.setAttributes({ ...attributes });
          if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: failure });
          span.end();
        },
      };
    },
    close: () => provider.shutdown(),
  };
};
