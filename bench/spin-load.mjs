// Sends one kind of request over many kept connections, each waiting for its answer.
// A process of its own, which lives as long as the bench: what has just begun takes half as much again. For each
// line of orders (JSON) on standard input it makes a round, and prints what it saw as a line of JSON.
// Written on bare sockets, so that on a small machine it takes little from the server it measures.
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

const HEAD_END = Buffer.from('\r\n\r\n');
const LENGTH = Buffer.from('content-length: ');
const OK = Buffer.from('HTTP/1.1 200');
const ZERO = 0x30;

/** What all connections are read into: an answer is looked at before the next one is read. */
const READ = Buffer.alloc(65_536);

const PREFIX = randomBytes(6).toString('hex');
let made = 0;

/** A uuidv7, as the game frame makes them; random once for this program and then counted. */
function timeOrderedKey() {
  made += 1;
  const time = Date.now().toString(16).padStart(12, '0');
  const count = made.toString(16).padStart(8, '0');
  const [first, second] = [count.slice(0, 3), count.slice(3)];
  return `${time.slice(0, 8)}-${time.slice(8)}-7${first}-8${PREFIX.slice(0, 3)}-${PREFIX.slice(3, 10)}${second}`;
}

const tenths = (n) => Math.round(n * 10) / 10;
const pause = (s) => new Promise((resolve) => setTimeout(resolve, s * 1000));

/** What was answered while it was measured. */
function note(seen, answer, from) {
  if (answer.subarray(0, OK.length).equals(OK)) {
    seen.answered += 1;
    return;
  }
  const said = answer.toString('utf8', from);
  const code = /"code":"([^"]+)"/.exec(said)?.[1] ?? said.slice(0, 80);
  seen.refused[code] = (seen.refused[code] ?? 0) + 1;
}

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

const request = ({ port, path, body }, token) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAuthorization: Bearer ${token}\r\n` +
  `Content-Type: application/json\r\nIdempotency-Key: ${timeOrderedKey()}\r\n` +
  `Content-Length: ${body.length}\r\n\r\n${body}`;

/** Asks again and again over a connection of its own, until the round stops. */
function talk(orders, token, seen) {
  return new Promise((resolve, reject) => {
    let rest = null;
    let sentAt = 0;
    const read = (size, buffer) => {
      const chunk = buffer.subarray(0, size);
      const bytes = rest ? Buffer.concat([rest, chunk]) : chunk;
      const places = placesOf(bytes);
      rest = places ? null : Buffer.from(bytes);
      if (places) take(bytes.subarray(0, places.end), places.from);
      return true;
    };
    const onread = { buffer: READ, callback: read };
    const socket = connect({ port: orders.port, host: '127.0.0.1', noDelay: true, onread });
    const next = () => {
      if (seen.stopping) {
        socket.end();
        return;
      }
      sentAt = performance.now();
      seen.sent += 1;
      socket.write(request(orders, token), 'latin1');
    };
    const take = (answer, from) => {
      if (seen.measuring) {
        seen.waits.push(performance.now() - sentAt);
        note(seen, answer, from);
      }
      // After a refusal as busy, the member tries again when the answer asks for it, as the game does.
      const busy = !answer.subarray(0, OK.length).equals(OK);
      const head = busy ? answer.toString('latin1', 0, from) : '';
      const [, later] = /retry-after: (\d+)/i.exec(head) ?? [];
      if (later) setTimeout(next, Number(later) * 1000);
      else next();
    };
    socket.on('connect', next);
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
