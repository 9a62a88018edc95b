import { type Client, connect } from './client.ts';
import type { ServiceOptions } from './options.ts';
import { remote } from './transport.ts';

/** Lends `use` a client, of the server at `url` or of a service in this process, and closes it afterwards; gives what `use` gives. */
export const withClient = async <T>({ url }: ServiceOptions, use: (client: Client) => Promise<T>): Promise<T> => {
  // Loaded only when it is needed: a mistake in the input, or another server, is answered sooner.
  const client =
    url === undefined ? await (await import('./local.ts')).openLocal() : connect(remote(url, process.env['ARBOR_KEY']));
  try {
    return await use(client);
  } finally {
    await client.close();
  }
};
