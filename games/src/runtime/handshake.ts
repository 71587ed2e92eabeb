import type { FrameLaunch, FrameMessage, FrameReady } from '@nokshi/contract/frame.ts';
import type { CallFailed } from './api.ts';

/** What a game begins with: where it is shown, what it was launched with, and the way to the page around it. */
export type Launched = {
  readonly root: HTMLElement;
  readonly launch: FrameLaunch;
  readonly port: MessagePort;
};

const isLaunch = (data: unknown): data is FrameLaunch =>
  typeof data === 'object' &&
  data !== null &&
  (data as { type?: unknown }).type === 'nokshi-launch';

/** The handshake of contract/frame.ts: say that we listen, take the first launch of our parent. */
export function awaitLaunch(start: (launched: Launched) => Promise<void>): void {
  const root = document.querySelector<HTMLElement>('#game');
  if (!root) throw new Error('the frame has lost its page');
  const onMessage = (event: MessageEvent<unknown>) => {
    const port = event.ports[0];
    if (event.source !== window.parent || !isLaunch(event.data) || !port) return;
    window.removeEventListener('message', onMessage);
    void start({ root, launch: event.data, port });
  };
  window.addEventListener('message', onMessage);
  const ready: FrameReady = { type: 'nokshi-ready' };
  window.parent.postMessage(ready, '*');
}

/** Whether the player's system asks for stillness; to ask it each time would have the page styled before. */
export function stillness(): () => boolean {
  const asked = window.matchMedia('(prefers-reduced-motion: reduce)');
  let { matches } = asked;
  asked.addEventListener('change', (now) => {
    matches = now.matches;
  });
  return () => matches;
}

export type Tell = (message: FrameMessage) => void;

/** Tells the page that the session or this launch has ended; `onSession` says the first in words. False for any other refusal. */
export function tellEnded({ code }: CallFailed, tell: Tell, onSession: () => void): boolean {
  if (code === 'edge.launch-ended') {
    tell({ type: 'launch-ended' });
    return true;
  }
  if (code !== 'edge.session-ended' && code !== 'edge.not-logged-in') return false;
  onSession();
  tell({ type: 'session-ended' });
  return true;
}
