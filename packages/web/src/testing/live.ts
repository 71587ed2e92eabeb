import { type LiveMessage, liveMessage, type LiveWord, liveWord } from '@nokshi/contract/live.ts';
import { act } from '@testing-library/react';

const sockets = new Set<Socket>();
const said: ('ping' | LiveWord)[] = [];

/** Stands in for the browser's `WebSocket`: it stands as soon as somebody listens. */
class Socket {
  static readonly OPEN = 1;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    sockets.add(this);
    queueMicrotask(() => {
      this.readyState = Socket.OPEN;
      this.onopen?.();
    });
  }
  send(text: string): void {
    said.push(text === 'ping' ? text : liveWord.parse(JSON.parse(text)));
  }
  close(): void {
    sockets.delete(this);
    this.onclose?.();
  }
}

/** The live line of a component test. */
export const live = {
  /** The house tells every open page. */
  async tell(message: LiveMessage): Promise<void> {
    const data = JSON.stringify(liveMessage.parse(message));
    await act(async () => {
      for (const socket of sockets) socket.onmessage?.({ data });
    });
  },
  /** What pages said since they were asked the last time, oldest first. */
  said: (): ('ping' | LiveWord)[] => said.splice(0),
  /** The line breaks. */
  async cut(): Promise<void> {
    await act(async () => {
      for (const socket of sockets) socket.close();
    });
  },
};

export { Socket as LiveSocket };

/** Nobody who listened is called any more. */
export function closeLive(): void {
  for (const socket of sockets) socket.onclose = null;
  sockets.clear();
  said.length = 0;
}
