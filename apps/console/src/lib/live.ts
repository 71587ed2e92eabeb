import type { LiveMessage } from '@nokshi/contract/live.ts';
import { create } from 'zustand';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** Whether the live socket stands; `lost` after one that once stood broke. */
export const useLine = create<{ readonly line: 'new' | 'open' | 'lost' }>(() => ({ line: 'new' }));

type Ears = {
  readonly heard: (message: LiveMessage) => void;
  /** It stands; what was said before it did was missed. */
  readonly stands: () => void;
};

/** Listens on the live socket of the console, and again when it breaks, until called off. */
export function listenLive({ heard, stands }: Ears): () => void {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const connect = () => {
    socket = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`,
    );
    socket.onopen = () => {
      stands();
      failures = 0;
      useLine.setState({ line: 'open' });
    };
    socket.onmessage = (event: MessageEvent<string>) =>
      heard(JSON.parse(event.data) as LiveMessage);
    socket.onclose = () => {
      if (useLine.getState().line === 'open') useLine.setState({ line: 'lost' });
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
      timer = setTimeout(connect, wait * (1 + Math.random() / 4));
      failures += 1;
    };
  };
  connect();
  return () => {
    clearTimeout(timer);
    if (socket) socket.onclose = null;
    socket?.close();
    useLine.setState({ line: 'new' });
  };
}
