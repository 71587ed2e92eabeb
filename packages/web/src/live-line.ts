import type { LiveMessage, LiveWord } from '@nokshi/contract/live.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** Whether the live socket stands; `lost` after one that once stood broke. */
export type Line = 'new' | 'open' | 'lost';

type Ears = {
  readonly heard: (message: LiveMessage) => void;
  /** It stands, or stands `again`; what was said before it did was missed. */
  readonly stands: (again: boolean) => void;
  readonly turned: (line: Line) => void;
};

/** Exponential with a ceiling and up to a quarter of jitter, so that not all come at once. */
export const waitBefore = (attempt: number, jitter: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt) * (1 + jitter / 4);

/** The socket of a page, whose cookie says who it is. */
const ofPage = (): WebSocket => {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/live`);
};

/** A live socket: once connected it is kept open, and opened again when it breaks. */
export function liveLine({ heard, stands, turned }: Ears, open: () => WebSocket = ofPage) {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let line: Line = 'new';
  let stood = false;
  let failures = 0;
  const turn = (next: Line) => {
    line = next;
    turned(next);
  };
  const drop = () => {
    clearTimeout(timer);
    if (!socket) return;
    socket.onclose = null;
    socket.close();
  };
  /** Opens it, or opens another in its place when the session changed. */
  const connect = () => {
    drop();
    socket = open();
    socket.onopen = () => {
      const again = stood;
      stood = true;
      failures = 0;
      turn('open');
      stands(again);
    };
    socket.onmessage = (event: MessageEvent<string>) =>
      heard(JSON.parse(event.data) as LiveMessage);
    socket.onclose = () => {
      if (line === 'open') turn('lost');
      timer = setTimeout(connect, waitBefore(failures, Math.random()));
      failures += 1;
    };
  };
  const end = () => {
    drop();
    turn('new');
  };
  /** Dropped where no line is open: what has to be known is said when it is. */
  const say = (word: LiveWord | 'ping') => {
    if (socket?.readyState === WebSocket.OPEN)
      socket.send(word === 'ping' ? word : JSON.stringify(word));
  };
  return { connect, end, say };
}
