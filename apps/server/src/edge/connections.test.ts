import { once } from 'node:events';
import { connect } from 'node:net';
import { nothing, route } from '@nokshi/contract';
import { expect, it } from 'vitest';
import { startToyEdge } from '../../../../tests/harness/toy-edge.ts';

const plain = route({
  summary: 'A toy.',
  allow: 'anyone',
  refusals: [],
  method: 'GET',
  path: '/wps/plain',
  input: nothing,
  output: nothing,
});
/** Longer than the test may take. */
const LONG_MS = 300_000;

it('a connection on which nothing was asked does not hold up the end of the server', async () => {
  const toy = await startToyEdge({
    player: [plain],
    serve: ({ player }) => player.direct(plain, () => ({})),
    deps: { limits: { headersMs: LONG_MS, requestMs: LONG_MS } },
  });
  // As browsers do, which open one more than they need.
  const spare = connect(toy.ports.player, '127.0.0.1');
  await once(spare, 'connect');
  // What comes after it was accepted after it.
  expect((await toy.call('/wps/plain')).status).toBe(200);
  const closed = once(spare, 'close');
  await toy.edge.close(LONG_MS);
  await closed;
  await toy.close();
});
