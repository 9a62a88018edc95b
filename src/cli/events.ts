import { createParser } from 'eventsource-parser';
import { EXIT } from './failure.ts';
import { parseJson } from './json.ts';

/** One event of a stream: its name and its JSON data. */
export interface StreamEvent {
  readonly name: string;
  readonly data: unknown;
}

/**
 * The events of a `text/event-stream` body, as they arrive; comments (heartbeats) are passed over.
 * Data that is not JSON is a `Failure`.
 */
export async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder();
  const arrived: StreamEvent[] = [];
  const parser = createParser({
    onEvent: ({ event = '', data }) => arrived.push({ name: event, data: parseJson(data, NOT_JSON, EXIT.failed) }),
  });
  for await (const chunk of body) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    yield* arrived.splice(0);
  }
}

const NOT_JSON = 'The server streams something other than JSON';
