import { READY } from '../runtime/employ.ts';
import type { Cue, Order, Piece, Surfaces } from './orders.ts';
import { createTheatre } from './theatre.ts';

/** The first message brings the canvases and what is played on them, each other one an order. */
export type TheatreWork =
  | { readonly surfaces: Surfaces<OffscreenCanvas>; readonly piece: Piece }
  | Order;

let obey: ((order: Order) => void) | null = null;

/** Cues of one moment are posted together: each message takes the page a part of a frame. */
let due: Cue[] = [];
const tell = (cue: Cue) => {
  if (due.push(cue) === 1) queueMicrotask(post);
};
const post = () => {
  say(due);
  due = [];
};

// oxlint-disable-next-line unicorn/require-post-message-target-origin
const say = (word: typeof READY | readonly Cue[]) => self.postMessage(word);

// A round that breaks off is an error of this worker, which the page answers, and not of a promise.
self.addEventListener('unhandledrejection', ({ reason }) => {
  setTimeout(() => {
    throw reason;
  });
});

self.addEventListener('message', ({ data }: MessageEvent<TheatreWork>) => {
  if (!('surfaces' in data)) return obey?.(data);
  if (!('requestAnimationFrame' in self)) throw new Error('this worker has no frames');
  obey = createTheatre(data.surfaces, data.piece, tell);
  say(READY);
});
