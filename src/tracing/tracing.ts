/** What is told of how long things take and what they are parts of, across processes and machines. */

/** Something that takes time. */
export interface Span {
  /** By which others, anywhere, say that they are part of it: the `traceparent` of W3C Trace Context; absent where nothing is told. */
  readonly traceparent: string | undefined;
  /** @param failure why it came to nothing; absent where it did not */
  end(attributes?: Readonly<Record<string, string | number>>, failure?: string): void;
}

/** Where spans are told. */
export interface Tracing {
  /**
   * Begins one.
   * @param parent `traceparent` of what it is part of; the first of a trace where it is absent or none
   */
  begin(name: string, kind: 'server' | 'client' | 'consumer', parent: string | undefined): Span;
  /** Tells what has not been told yet. */
  close(): Promise<void>;
}

const UNTOLD: Span = { traceparent: undefined, end: () => {} };

/** Tells nothing to anybody, and loads nothing. */
export const NO_TRACING: Tracing = { begin: () => UNTOLD, close: async () => {} };

/** Spans that are told to the collector at `url`, of which what speaks to it is loaded only then; nothing is told where it is empty. */
export const openTracing = async (url: string, service: string): Promise<Tracing> =>
  url === '' ? NO_TRACING : (await import('./open-telemetry.ts')).tellCollector(url, service);
