// Sends one kind of request over many kept connections, each waiting for its answer.
// A process of its own: reads its orders as JSON from standard input, prints what it saw as JSON.
// Written on bare sockets, so that on a small machine it takes little from the server it measures.
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

const { port, path, tokens, body, warmSeconds, seconds } = JSON.parse(await text(process.stdin));
const HEAD_END = Buffer.from('\r\n\r\n');
const waits = [];
const refused = new Map();
let answered = 0;
let sent = 0;
let measuring = false;
let stopping = false;

/** A uuidv7, as the game frame makes them. */
function timeOrderedKey() {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes[6] = 0x70 | (bytes[6] & 0x0f);
  bytes[8] = 0x80 | (bytes[8] & 0x3f);
  const hex = bytes.toString('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)];
  return `${parts.join('-')}-${hex.slice(20)}`;
}

function send(socket, token) {
  sent += 1;
  const key = timeOrderedKey();
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: application/json\r\nIdempotency-Key: ${key}\r\n` +
      `Content-Length: ${body.length}\r\n\r\n${body}`,
  );
}

function talk(token) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let rest = Buffer.alloc(0);
    let sentAt = 0;
    const next = () => {
      if (stopping) {
        socket.end();
        return;
      }
      sentAt = performance.now();
      send(socket, token);
    };
    socket.on('connect', next);
    socket.on('data', (chunk) => {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      const end = rest.indexOf(HEAD_END);
      if (end < 0) return;
      const head = rest.toString('latin1', 0, end);
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
      if (rest.length < end + 4 + length) return;
      if (measuring) {
        waits.push(performance.now() - sentAt);
        if (head.startsWith('HTTP/1.1 200')) answered += 1;
        else count(rest.toString('utf8', end + 4, end + 4 + length));
      }
      rest = rest.subarray(end + 4 + length);
      // Who is told that the house is busy comes back when it asks to, as the game does.
      const [, later] = /retry-after: (\d+)/i.exec(head) ?? [];
      if (later) setTimeout(next, Number(later) * 1000);
      else next();
    });
    socket.on('error', reject);
    socket.on('close', resolve);
  });
}

function count(answer) {
  const code = /"code":"([^"]+)"/.exec(answer)?.[1] ?? answer.slice(0, 80);
  refused.set(code, (refused.get(code) ?? 0) + 1);
}

const pause = (s) => new Promise((resolve) => setTimeout(resolve, s * 1000));
const talks = Promise.all(tokens.map(talk));
await pause(warmSeconds);
measuring = true;
const from = performance.now();
await pause(seconds);
measuring = false;
const took = (performance.now() - from) / 1000;
stopping = true;
await talks;
waits.sort((a, b) => a - b);
const { user, system } = process.cpuUsage();
const at = (share) => Math.round((waits[Math.floor(waits.length * share)] ?? 0) * 10) / 10;
console.log(
  JSON.stringify({
    rate: Math.round(answered / took),
    sent,
    p50: at(0.5),
    p99: at(0.99),
    sender: Math.round(((user + system) / sent) * 10) / 10,
    refused: Object.fromEntries(refused),
  }),
);
