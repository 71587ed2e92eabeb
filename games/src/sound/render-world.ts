import type { StudioCode } from '@nokshi/house-math/slot/studios.ts';
import { employ } from '../runtime/employ.ts';
// oxlint-disable-next-line import/default
import SpriteWorker from './sprite-worker.ts?worker&inline';
import type { Score } from './synth/score.ts';
import type { Sprite } from './synth/sprite.ts';
import { loadScore } from './worlds/load-score.ts';

/** Renders all that a studio sounds like, in a thread of its own: no frame waits for it. Where there is none, here. */
export async function renderWorld(studio: StudioCode): Promise<Sprite> {
  const score = await loadScore(studio);
  const sprite = await inWorker(score);
  return sprite ?? (await import('./synth/sprite.ts')).renderSprite(score);
}

const inWorker = (score: Score): Promise<Sprite | null> =>
  new Promise((resolve) => {
    const onFailure = () => resolve(null);
    const post = employ<Score, Sprite>(() => new SpriteWorker(), { hear: resolve, onFailure });
    if (post) post(score);
    else onFailure();
  });
