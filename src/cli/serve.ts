/** Options of `serve`; each stands for the variable of the same name. */
export interface ServeOptions {
  readonly host?: string;
  readonly port?: number;
  readonly searchers?: number;
}

/** Runs the HTTP service until it is told to stop: the same as `npm start`. */
export const serve = async ({ host, port, searchers }: ServeOptions): Promise<void> => {
  const given = { HOST: host, PORT: port, SEARCHERS: searchers };
  for (const [name, value] of Object.entries(given)) if (value !== undefined) process.env[name] = String(value);
  await import('../main.ts');
};
