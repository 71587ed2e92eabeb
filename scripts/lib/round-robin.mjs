import { createServer, request } from 'node:http';
import { connect } from 'node:net';

/**
 * As small as a proxy can be: each request goes to the next server that is ready, a request that
 * no server took yet goes to the one after, and `X-Forwarded-For` says who called. Nothing sticks.
 * @param {{ listen: number, backends: { port: number }[] }} options
 * @returns {Promise<{ close(): Promise<void> }>}
 */
export async function roundRobin({ listen, backends }) {
  const ready = new Set(backends.map(({ port }) => port));
  let turn = 0;
  const next = () => {
    const up = backends.filter(({ port }) => ready.has(port));
    turn += 1;
    return (up.length > 0 ? up : backends)[turn % (up.length || backends.length)]?.port ?? 0;
  };
  const look = async (/** @type {number} */ port) => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, {
      signal: AbortSignal.timeout(1_000),
    }).catch(() => null);
    if (answer?.ok) ready.add(port);
    else ready.delete(port);
  };
  const looking = setInterval(() => {
    for (const { port } of backends) void look(port);
  }, 500);
  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing, { next, tries: backends.length });
  });
  server.on('upgrade', (incoming, socket, head) =>
    passUpgrade(incoming, socket, { head, port: next() }),
  );
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(listen, '127.0.0.1', () => resolve(undefined));
  });
  return {
    async close() {
      clearInterval(looking);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** @param {import('node:http').IncomingMessage} incoming */
const headersOf = ({ headers, socket }) => ({
  ...headers,
  'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', '),
});

/**
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:http').ServerResponse} outgoing
 * @param {{ next: () => number, tries: number }} onto
 */
function pass(incoming, outgoing, { next, tries }) {
  const { method, url } = incoming;
  // A connection of its own, so that a server that is gone is known before a word is said.
  const options = { host: '127.0.0.1', port: next(), method, path: url, agent: false };
  const onward = request({ ...options, headers: headersOf(incoming) }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
    answer.on('error', () => outgoing.destroy());
  });
  onward.on('error', (/** @type {NodeJS.ErrnoException} */ err) => {
    // The connection was refused, so no server has read any of the call: another one may.
    if (err.code === 'ECONNREFUSED' && tries > 1)
      return pass(incoming, outgoing, { next, tries: tries - 1 });
    if (outgoing.headersSent) return outgoing.destroy();
    outgoing.writeHead(502).end();
  });
  onward.on('socket', (socket) => {
    const send = () => incoming.pipe(onward);
    if (socket.connecting) socket.once('connect', send);
    else send();
  });
}

/**
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:stream').Duplex} socket
 * @param {{ head: Buffer, port: number }} onto
 */
function passUpgrade(incoming, socket, { head, port }) {
  const lines = Object.entries(headersOf(incoming)).map(([name, value]) => `${name}: ${value}`);
  const onward = connect({ port, host: '127.0.0.1' }, () => {
    onward.write(`GET ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    onward.write(head);
    socket.pipe(onward).pipe(socket);
  });
  onward.on('error', () => socket.destroy());
  socket.on('error', () => onward.destroy());
}
