import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { type Client, connect } from '../../src/cli/client.ts';
import { remote } from '../../src/cli/transport.ts';

const never = new AbortController().signal;
let close = (): void => {};

/** A client of a server, somebody else's, that answers everything with `listener`; its address ends in `prefix`. */
const clientOf = async (listener: RequestListener, prefix = ''): Promise<Client> => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no address');
  return connect(remote(`http://127.0.0.1:${address.port}${prefix}`));
};

const search = (client: Client): Promise<unknown> => client.search('/v1', {}, () => {}, never);

afterEach(() => close());

test.each([
  ['a page', 200, '<html></html>', 'The server answered 200 without JSON'],
  ['nothing, as a gateway does', 502, '', 'The server answered 502 without JSON'],
  ['JSON of another kind', 500, '[]', 'The server answered 500.'],
])('a server that answers %s is a failure', async (_, status, body, message) => {
  const client = await clientOf((_request, response) => response.writeHead(status).end(body));
  const failure = { exitCode: 1, message: expect.stringContaining(message) };
  await expect(client.get('/v1')).rejects.toMatchObject(failure);
  await expect(client.post('/v1', {})).rejects.toMatchObject(failure);
});

test.each([
  ['data that is not JSON', 'event: progress\ndata: {"visits"\n\n', 'streams something other than JSON'],
  ['a page', '<html></html>', 'ended without a result'],
])('a server that streams %s is a failure', async (_, body, message) => {
  const client = await clientOf((_request, response) => response.end(body));
  await expect(search(client)).rejects.toMatchObject({ exitCode: 1, message: expect.stringContaining(message) });
});

test('a connection that is cut is a failure', async () => {
  const client = await clientOf((_request, response) => {
    response.write('event: progress\ndata: 1\n\n', () => response.destroy());
  });
  const cut = { exitCode: 1, message: expect.stringContaining('was cut') };
  await expect(search(client)).rejects.toMatchObject(cut);
  await expect(client.get('/v1')).rejects.toMatchObject(cut);
});

test.each(['/arbor', '/arbor/'])('an address keeps its own path: %s', async (prefix) => {
  const client = await clientOf(({ url }, response) => response.end(JSON.stringify(url)), prefix);
  expect(await client.get('/v1/games')).toBe('/arbor/v1/games');
});
