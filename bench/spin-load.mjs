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

const pause = (s) => new Promise((resolve) => setTimeout(resolve, s * 1000));

async function round({ port, path, tokens, body, warmSeconds, seconds }) {
  const waits = [];
  const refused = {};
  let answered = 0;
  let sent = 0;
  let measuring = false;
  let stopping = false;

  function see(head, answer, sentAt) {
    waits.push(performance.now() - sentAt);
    if (head.startsWith('HTTP/1.1 200')) {
      answered += 1;
      return;
    }
    const said = answer.toString();
    const code = /"code":"([^"]+)"/.exec(said)?.[1] ?? said.slice(0, 80);
    refused[code] = (refused[code] ?? 0) + 1;
  }

  function send(socket, token) {
    sent += 1;
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAuthorization: Bearer ${token}\r\n` +
        `Content-Type: application/json\r\nIdempotency-Key: ${timeOrderedKey()}\r\n` +
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
        if (measuring) see(head, rest.subarray(end + 4, end + 4 + length), sentAt);
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

  const before = process.cpuUsage();
  const talks = Promise.all(tokens.map(talk));
  await pause(warmSeconds);
  measuring = true;
  const from = performance.now();
  await pause(seconds);
  measuring = false;
  const took = (performance.now() - from) / 1000;
  stopping = true;
  await talks;
  const { user, system } = process.cpuUsage(before);
  waits.sort((a, b) => a - b);
  const at = (share) => Math.round((waits[Math.floor(waits.length * share)] ?? 0) * 10) / 10;
  return {
    rate: Math.round(answered / took),
    sent,
    p50: at(0.5),
    p99: at(0.99),
    sender: Math.round(((user + system) / sent) * 10) / 10,
    refused,
  };
}

for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify(await round(JSON.parse(line))));
