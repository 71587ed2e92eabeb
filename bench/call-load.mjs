// Sends calls of members at their moments, each member over a kept connection of its own, and says how long each
// waited and what was answered. A process of its own, so that its work is not the server's. Each line of standard
// input (JSON) is a plan, each line of standard output what was seen. Times are milliseconds since 1970.
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

const HEAD_END = Buffer.from('\r\n\r\n');
const LENGTH = Buffer.from('content-length: ');
const ZERO = 0x30;
const PREFIX = randomBytes(6).toString('hex');
let made = 0;

/** A uuidv7, as frames make them; random once for this program and then counted. */
function timeOrderedKey() {
  made += 1;
  const time = Date.now().toString(16).padStart(12, '0');
  const count = made.toString(16).padStart(8, '0');
  const [first, second] = [count.slice(0, 3), count.slice(3)];
  return `${time.slice(0, 8)}-${time.slice(8)}-7${first}-8${PREFIX.slice(0, 3)}-${PREFIX.slice(3, 10)}${second}`;
}

const now = () => performance.timeOrigin + performance.now();

/** Where the first answer in these bytes has its body and its end; null when it is not all there. */
function placesOf(bytes) {
  const head = bytes.indexOf(HEAD_END);
  if (head < 0) return null;
  let at = bytes.indexOf(LENGTH) + LENGTH.length;
  let length = 0;
  for (; bytes[at] !== 0x0d; at += 1) length = length * 10 + bytes[at] - ZERO;
  const from = head + HEAD_END.length;
  return bytes.length < from + length ? null : { from, end: from + length };
}

/** A connection, which answers the calls in their order. */
function openLine(port, token) {
  const waiting = [];
  let rest = null;
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  socket.on('data', (chunk) => {
    rest = rest ? Buffer.concat([rest, chunk]) : chunk;
    for (let places = placesOf(rest); places; places = rest.length > 0 ? placesOf(rest) : null) {
      const { call, done } = waiting.shift();
      done({
        tag: call.tag,
        sentAt: call.sentAt,
        answeredAt: now(),
        answer: JSON.parse(rest.toString('utf8', places.from, places.end)),
      });
      rest = rest.subarray(places.end);
    }
  });
  socket.on('error', (err) => {
    throw err;
  });
  // The server ends a connection that is idle for long, also while a call is on its way: it is sent again by its key.
  socket.on('close', () => {
    lines.delete(token);
    for (const { call, done } of waiting.splice(0)) done(lineOf(port, token).send(call));
  });
  return {
    isOpen: new Promise((resolve) => socket.once('connect', resolve)),
    send: (call) =>
      new Promise((done) => {
        call.sentAt ??= now();
        call.key ??= timeOrderedKey();
        waiting.push({ call, done });
        socket.write(
          `POST ${call.path} HTTP/1.1\r\nHost: localhost:${port}\r\nAuthorization: Bearer ${call.token}\r\n` +
            `Content-Type: application/json\r\nIdempotency-Key: ${call.key}\r\n` +
            `Content-Length: ${Buffer.byteLength(call.body)}\r\n\r\n${call.body}`,
          'latin1',
        );
      }),
  };
}

const lines = new Map();
const lineOf = (port, token) => {
  if (!lines.has(token)) lines.set(token, openLine(port, token));
  return lines.get(token);
};

/** Lines of these tokens are opened first; then calls in the order of their moments, a late one at once. */
async function run({ port, tokens, calls }) {
  for (const token of tokens) await lineOf(port, token).isOpen;
  const answers = [];
  for (const call of calls) {
    const wait = call.at - now();
    if (wait > 1) await new Promise((done) => setTimeout(done, wait));
    answers.push(lineOf(port, call.token).send(call));
  }
  return Promise.all(answers);
}

for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify(await run(JSON.parse(line))));
process.exit(0);
