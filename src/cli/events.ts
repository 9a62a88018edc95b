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
  let pending = '';
  for await (const chunk of body) {
    pending += decoder.decode(chunk, { stream: true });
    const blocks = pending.split('\n\n');
    pending = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = field(block, 'data');
      if (data !== '') yield { name: field(block, 'event'), data: parseJson(data, NOT_JSON, EXIT.failed) };
    }
  }
}

const NOT_JSON = 'The server streams something other than JSON';

const field = (block: string, name: string): string =>
  block
    .split('\n')
    .filter((line) => line.startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1).trimStart())
    .join('\n');
