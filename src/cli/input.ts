import { createInterface } from 'node:readline';

/** Lines that a person types, or that are piped in. */
export interface Input {
  /**
   * The next line, trimmed; nothing when there are no more.
   * @param isFresh whether lines that came before the question, such as the rest of something pasted, are no answer to it
   */
  next(prompt: string, isFresh?: boolean): Promise<string | undefined>;
  close(): void;
}

/** Standard input, line by line. Ctrl-C and Ctrl-D on a terminal end it. */
export const openInput = (): Input => {
  const lines = createInterface({
    input: process.stdin,
    ...(process.stdin.isTTY ? { output: process.stdout } : {}),
  });
  let open = true;
  const waiting: string[] = [];
  let wake = (): void => {};
  lines.on('SIGINT', () => lines.close());
  lines.on('line', (line) => {
    waiting.push(line);
    wake();
  });
  lines.once('close', () => {
    open = false;
    wake();
  });
  return {
    async next(prompt, isFresh = false) {
      if (isFresh) waiting.length = 0;
      if (process.stdin.isTTY && open) {
        lines.setPrompt(prompt);
        lines.prompt();
      }
      while (waiting.length === 0 && open)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      return waiting.shift()?.trim();
    },
    close: () => lines.close(),
  };
};
