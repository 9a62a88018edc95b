/**
 * A command that shows what the service does, to be run in the folder of the checkout.
 * @param origin where the service listens, such as `http://localhost:3000`
 */
export const firstCall = (origin: string): string =>
  `curl -s ${origin}/v1/games/anthropocene/recommend -H 'content-type: application/json' -d @openapi/examples/anthropocene-view.json`;
