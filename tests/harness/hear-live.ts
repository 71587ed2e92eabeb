import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { LiveMessage, LiveWord } from '@nokshi/contract';

export type LiveEar = {
  readonly heard: LiveMessage[];
  say(word: LiveWord): void;
  close(): void;
};

/**
 * An open page as far as the live socket sees it: keeps what it hears. Resolves when let in.
 * `address` is where the server listens when that is not the page's origin; `ip` the visitor's.
 */
export function hearLive(
  origin: string,
  cookie = '',
  { address = origin, ip }: { address?: string | undefined; ip?: string } = {},
): Promise<LiveEar> {
  return new Promise((done, fail) => {
    const asked = request(`${address}/live`, {
      headers: {
        origin,
        cookie,
        ...(ip && { 'x-forwarded-for': ip }),
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
      },
    });
    asked.on('error', fail);
    asked.on('response', ({ statusCode }) => fail(new Error(`not let in: ${statusCode}`)));
    asked.on('upgrade', (_, socket, head) => {
      const heard: LiveMessage[] = [];
      let rest = Buffer.from(head);
      const read = (more: Buffer) => {
        rest = Buffer.concat([rest, more]);
        rest = takeTexts(rest, (text) => heard.push(JSON.parse(text) as LiveMessage));
      };
      socket.on('data', read).on('error', () => socket.destroy());
      read(Buffer.alloc(0));
      done({
        heard,
        say: (word) => void socket.write(frameOf(JSON.stringify(word))),
        close: () => void socket.destroy(),
      });
    });
    asked.end();
  });
}

const TEXT = 0x81;

/** A frame of a page, shorter than 126 bytes; its mask of zeros changes nothing. */
const frameOf = (text: string): Buffer =>
  Buffer.concat([Buffer.from([TEXT, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);

/** Whole frames of a server (never masked, here never longer than 64 kB); gives back what is left. */
function takeTexts(bytes: Buffer, take: (text: string) => void): Buffer<ArrayBuffer> {
  let rest = Buffer.from(bytes);
  for (;;) {
    const short = (rest[1] ?? 0) & 0x7f;
    const start = short === 126 ? 4 : 2;
    if (rest.length < start) return rest;
    const end = start + (short === 126 ? rest.readUInt16BE(2) : short);
    if (rest.length < end) return rest;
    if (rest[0] === TEXT) take(rest.toString('utf8', start, end));
    rest = rest.subarray(end);
  }
}
