import type { WorkTask } from '@nokshi/contract/player/identity.ts';
import { findNumber } from './find-number.ts';

/** Runs beside the page, so that nothing on it stands still. */
self.addEventListener('message', ({ data }: MessageEvent<WorkTask>) => {
  self.postMessage(findNumber(data));
});
