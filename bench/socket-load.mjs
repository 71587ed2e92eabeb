// Holds thousands of live sockets and says what they heard and when. A process of its own, so that what the
// sockets take here is not counted there. Written on bare sockets. Each line of standard input (JSON) is an order,
// each line of standard output its answer. Times are milliseconds since 1970, as the server's.
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

const READ = Buffer.alloc(65_536);
const KEY = Buffer.alloc(16).toString('base64');
const HEAD_END = '\r\n\r\n';
const OPENED_AT_ONCE = 100;
/** The server lets 200 of one address in. */
const OF_ONE_ADDRESS = 100;

const now = () => performance.timeOrigin + performance.now();
const tenths = (n) => Math.round(n * 10) / 10;

const sockets = [];
/** What is waited for: a text, on every socket once. */
let expected = null;
let waits = [];
let isEnding = false;

/** Of rounds of tables: how long after it was due each socket had the result, and before it the root. */
let late = { DRAWN: [], CLOSED: [] };
const DUE = { DRAWN: 'drawsAt', CLOSED: 'closesAt' };

/** Each round counts once for each socket, by the change that brought it: a whole state may be older. */
function noteRound(socket, text) {
  if (!text.includes('"change":')) return;
  const [, issue, state] = /"now":\{"issue":"([^"]+)","state":"(DRAWN|CLOSED)"/.exec(text) ?? [];
  const seen = `${issue} ${state}`;
  if (!state || socket.seen === seen) return;
  socket.seen = seen;
  const [, due] = new RegExp(`"${DUE[state]}":"([^"]+)"`).exec(text) ?? [];
  if (due) late[state].push(now() - Date.parse(due));
}

function heard(socket, text) {
  noteRound(socket, text);
  const [, version] = /^\{"type":"balance".*"version":"(\d+)"/.exec(text) ?? [];
  if (version) waits.push(now() - Number(version) / 1000);
  if (!expected || expected.by.has(socket) || !text.includes(expected.marker)) return;
  expected.by.add(socket);
  if (expected.by.size === sockets.length) expected.done(now());
}

const TEXT = 0x81;
const PING = 0x89;
/** Masked with zeros, as all frames of a client are masked. */
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

/** Whole frames of a server, which are never masked; gives what is left. */
function readFrames(bytes, socket) {
  let rest = bytes;
  for (;;) {
    if (rest.length < 2) return rest;
    const short = rest[1] & 0x7f;
    const start = short === 126 ? 4 : 2;
    if (rest.length < start) return rest;
    const end = start + (short === 126 ? rest.readUInt16BE(2) : short);
    if (rest.length < end) return rest;
    if (rest[0] === TEXT) heard(socket, rest.toString('utf8', start, end));
    if (rest[0] === PING) socket.write(PONG);
    rest = rest.subarray(end);
  }
}

function openOne({ port, origin, cookie }, nth) {
  const address = Math.floor(nth / OF_ONE_ADDRESS);
  const localAddress = `127.1.${address >> 8}.${(address & 255) + 1}`;
  return new Promise((resolve, reject) => {
    let rest = null;
    let isOpen = false;
    const read = (size, buffer) => {
      const chunk = buffer.subarray(0, size);
      let bytes = rest ? Buffer.concat([rest, chunk]) : chunk;
      if (!isOpen) {
        const end = bytes.indexOf(HEAD_END);
        if (end < 0) return true;
        const [status] = bytes.toString('latin1', 0, end).split('\r\n');
        if (!status.includes(' 101 ')) {
          reject(new Error(`not let in: ${status}`));
          return false;
        }
        isOpen = true;
        bytes = bytes.subarray(end + HEAD_END.length);
        resolve(socket);
      }
      const left = readFrames(bytes, socket);
      rest = left.length > 0 ? Buffer.from(left) : null;
      return true;
    };
    const socket = connect({
      port,
      host: '127.0.0.1',
      localAddress,
      noDelay: true,
      onread: { buffer: READ, callback: read },
    });
    socket.on('error', reject);
    socket.on('close', () => {
      if (!isEnding) throw new Error('the server closed a socket');
    });
    socket.on('connect', () =>
      socket.write(
        `GET /live HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: ${origin}\r\n` +
          (cookie ? `Cookie: ${cookie}\r\n` : '') +
          'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
          `Sec-WebSocket-Key: ${KEY}\r\n\r\n`,
      ),
    );
  });
}

/** A text of a client. */
function frameOf(text) {
  const payload = Buffer.from(text);
  const head =
    payload.length < 126 ? [0x81, 0x80 | payload.length] : [0x81, 0xfe, 0, payload.length];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), payload]);
}

const orders = {
  async open({ count, cookies, ...at }) {
    for (let first = sockets.length; first < count; first = sockets.length) {
      const many = Math.min(OPENED_AT_ONCE, count - first);
      const opened = Array.from({ length: many }, (_, i) =>
        openOne({ ...at, cookie: cookies[first + i] }, first + i),
      );
      sockets.push(...(await Promise.all(opened)));
    }
    return { open: sockets.length };
  },
  /** The texts one after another, of the first so many sockets or of all. */
  async say({ texts, count = sockets.length }) {
    const frames = texts.map(frameOf);
    sockets.slice(0, count).forEach((socket, nth) => socket.write(frames[nth % frames.length]));
    return {};
  },
  /** Of what was heard of rounds since the last time. */
  async rounds() {
    const of = (waits) => {
      const sorted = waits.toSorted((a, b) => a - b);
      const at = (share) => tenths(sorted[Math.floor(sorted.length * share)] ?? 0);
      return { count: sorted.length, p50: at(0.5), p99: at(0.99) };
    };
    const answer = { drawn: of(late.DRAWN), closed: of(late.CLOSED) };
    late = { DRAWN: [], CLOSED: [] };
    return answer;
  },
  /** Answers at once; `heard` answers when every socket has heard the text. */
  async expect({ marker }) {
    let done = () => undefined;
    const all = new Promise((resolve) => (done = resolve));
    expected = { marker, by: new Set(), done, all };
    return {};
  },
  heard: async () => ({ at: await expected.all }),
  async balances() {
    const sorted = waits.toSorted((a, b) => a - b);
    waits = [];
    const at = (share) => tenths(sorted[Math.floor(sorted.length * share)] ?? 0);
    return { count: sorted.length, p50: at(0.5), p99: at(0.99) };
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { order, ...more } = JSON.parse(line);
  console.log(JSON.stringify(await orders[order](more)));
}
isEnding = true;
process.exit(0);
