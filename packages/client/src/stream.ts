/** Streams of events as they arrive. */
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { Problem, UnexpectedAnswer } from './problem.ts';
import type { GameId, ProblemDocument, StreamEvent, Streamed } from './types.ts';

/**
 * The events of a response until its result, which is the last. Whoever stops listening ends the request.
 * @throws Problem for an event `problem`; UnexpectedAnswer when the stream ends without a result
 */
export async function* eventsOf<G extends GameId, N extends Streamed>(
  response: Response,
): AsyncGenerator<StreamEvent<G, N>, void, undefined> {
  for await (const { event, data } of messagesOf(response)) {
    if (event === 'progress') yield { event, data: JSON.parse(data) };
    if (event === 'problem') {
      const document: ProblemDocument = JSON.parse(data);
      throw new Problem(document);
    }
    if (event === 'result') {
      yield { event, data: JSON.parse(data) };
      return;
    }
  }
  throw new UnexpectedAnswer(response.status, 'the stream ended before its result');
}

/** The events of a response as they come, whatever they tell. */
export async function* messagesOf({ body }: Response): AsyncGenerator<EventSourceMessage, void, undefined> {
  if (body === null) return;
  const arrived: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => arrived.push(message) });
  const decoder = new TextDecoder();
  // Not `for await`: some browsers cannot iterate over a stream.
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* arrived.splice(0);
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
