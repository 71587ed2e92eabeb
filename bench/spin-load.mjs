// Sends one kind of request over many kept connections, each waiting for its answer.
// A process of its own, which lives as long as the bench: what has just begun takes half as much again. For each
// line of orders (JSON) on standard input it makes a round, and prints what it saw as a line of JSON.
// Written on bare sockets, so that on a small machine it takes little from the server it measures.
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

const HEAD_END = Buffer.from('\r\n\r\n');

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

const tenths = (n) => Math.round(n * 10) / 10;
const pause = (s) => new Promise((resolve) => setTimeout(resolve, s * 1000));

/** What was answered while it was measured. */
function note(seen, head, answer) {
  if (head.startsWith('HTTP/1.1 200')) {
    seen.answered += 1;
    return;
  }
  const said = answer.toString();
  const code = /"code":"([^"]+)"/.exec(said)?.[1] ?? said.slice(0, 80);
  seen.refused[code] = (seen.refused[code] ?? 0) + 1;
}

const request = ({ port, path, body }, token) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAuthorization: Bearer ${token}\r\n` +
  `Content-Type: application/json\r\nIdempotency-Key: ${timeOrderedKey()}\r\n` +
  `Content-Length: ${body.length}\r\n\r\n${body}`;

/** Asks again and again over a connection of its own, until the round stops. */
function talk(orders, token, seen) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: orders.port, host: '127.0.0.1', noDelay: true });
    let rest = Buffer.alloc(0);
    let sentAt = 0;
    const next = () => {
      if (seen.stopping) {
        socket.end();
        return;
      }
      sentAt = performance.now();
      seen.sent += 1;
      socket.write(request(orders, token));
    };
    socket.on('connect', next);
    socket.on('data', (chunk) => {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      const from = rest.indexOf(HEAD_END) + HEAD_END.length;
      if (from < HEAD_END.length) return;
      const head = rest.toString('latin1', 0, from);
      const end = from + Number(/content-length: (\d+)/i.exec(head)?.[1]);
      if (rest.length < end) return;
      if (seen.measuring) {
        seen.waits.push(performance.now() - sentAt);
        note(seen, head, rest.subarray(from, end));
      }
      rest = rest.subarray(end);
      // Who is told that the house is busy comes back when it asks to, as the game does.
      const [, later] = /retry-after: (\d+)/i.exec(head) ?? [];
      if (later) setTimeout(next, Number(later) * 1000);
      else next();
    });
    socket.on('error', reject);
    socket.on('close', resolve);
  });
}

async function round(orders) {
  const { tokens, warmSeconds, seconds } = orders;
  const seen = { waits: [], refused: {}, answered: 0, sent: 0, measuring: false, stopping: false };
  const before = process.cpuUsage();
  const talks = Promise.all(tokens.map((token) => talk(orders, token, seen)));
  await pause(warmSeconds);
  seen.measuring = true;
  const from = performance.now();
  await pause(seconds);
  seen.measuring = false;
  const took = (performance.now() - from) / 1000;
  seen.stopping = true;
  await talks;
  const { user, system } = process.cpuUsage(before);
  const { waits, refused, answered, sent } = seen;
  waits.sort((a, b) => a - b);
  const at = (share) => tenths(waits[Math.floor(waits.length * share)] ?? 0);
  const rate = Math.round(answered / took);
  return {
    rate,
    sent,
    p50: at(0.5),
    p99: at(0.99),
    sender: tenths((user + system) / sent),
    refused,
  };
}

for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify(await round(JSON.parse(line))));
