import { READY } from '../runtime/employ.ts';
import type { Score } from './synth/score.ts';
import { renderSprite, type Sprite } from './synth/sprite.ts';

const tell = (word: Sprite | typeof READY, moved: Transferable[] = []) =>
  self.postMessage(word, { transfer: moved });

self.addEventListener('message', ({ data }: MessageEvent<Score>) => {
  const sprite = renderSprite(data);
  tell(sprite, [sprite.sound.buffer]);
  self.close();
});
tell(READY);
