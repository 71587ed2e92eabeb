import type { FrameLaunch, FrameReady } from '@nokshi/contract/frame.ts';
import { startGame } from './game.ts';

/** The handshake of contract/frame.ts: say that we listen, take the first launch of our parent. */
const root = document.querySelector<HTMLElement>('#game');
if (!root) throw new Error('the frame has lost its page');

const isLaunch = (data: unknown): data is FrameLaunch =>
  typeof data === 'object' &&
  data !== null &&
  (data as { type?: unknown }).type === 'nokshi-launch';

const onMessage = (event: MessageEvent<unknown>) => {
  const port = event.ports[0];
  if (event.source !== window.parent || !isLaunch(event.data) || !port) return;
  window.removeEventListener('message', onMessage);
  void startGame(root, event.data, port);
};
window.addEventListener('message', onMessage);
const ready: FrameReady = { type: 'nokshi-ready' };
window.parent.postMessage(ready, '*');
