/** The HTTP interface as types, from the OpenAPI document. `npm run openapi` keeps `src/api.ts` as this makes it. */
import openapiTS, { astToString } from 'openapi-typescript';

const HEAD = '/** The HTTP interface as types, written by `npm run openapi`. */\n\n';

/** `src/api.ts` for an OpenAPI document, given as JSON. */
export const typesOf = async (document: string): Promise<string> => HEAD + astToString(await openapiTS(document));
