import type { WorkTask } from '@nokshi/contract/player/challenge.ts';
import { findNumber } from './find-number.ts';

/** Runs beside the page, so that nothing on it stands still. */
self.addEventListener('message', ({ data }: MessageEvent<WorkTask>) => {
  // The page that started this worker is the only one that hears it.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  self.postMessage(findNumber(data));
});
