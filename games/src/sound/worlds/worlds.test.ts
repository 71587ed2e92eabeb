import { STUDIOS, type StudioCode } from '@nokshi/house-math/slot/studios.ts';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../tests/harness/extent.ts';
import { loudnessOf, peakOf } from '../synth/level.ts';
import { LOOPS, stepsOf } from '../synth/score.ts';
import { renderSprite, type Sprite } from '../synth/sprite.ts';
import { RATE } from '../synth/voice.ts';
import { loadScore } from './load-score.ts';

const WORLDS = Object.keys(STUDIOS) as StudioCode[];
const sprites = new Map<StudioCode, Promise<Sprite>>();
const spriteOf = (studio: StudioCode): Promise<Sprite> => {
  const sprite = sprites.get(studio) ?? loadScore(studio).then(renderSprite);
  sprites.set(studio, sprite);
  return sprite;
};
const cut = ({ sound, slices }: Sprite, name: keyof Sprite['slices']) => {
  const { at, seconds } = slices[name];
  return sound.subarray(Math.round(at * RATE), Math.round((at + seconds) * RATE));
};
const decibels = (one: number, other: number) => 20 * Math.log10(one / other);

/** To render one takes half a second: two of them, all in `npm run test:full`. */
describe.each(some(WORLDS, 2))('the world of %s', (studio) => {
  test('is below the top everywhere, never silent for long, and takes at most 7 MB', async () => {
    const { sound, slices } = await spriteOf(studio);
    expect(sound.every(Number.isFinite)).toBe(true);
    expect(peakOf(sound)).toBeLessThan(0.9);
    expect(sound.byteLength).toBeLessThan(7e6);
    for (const name of Object.keys(slices) as (keyof typeof slices)[])
      expect(peakOf(cut({ sound, slices }, name)), name).toBeGreaterThan(0.2);
  });

  test('has wins that are louder and longer by tier, and steps that are short', async () => {
    const sprite = await spriteOf(studio);
    const wins = (['win1', 'win2', 'win3', 'win4'] as const).map((name) => cut(sprite, name));
    const lengths = wins.map(({ length }) => length);
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
    const loud = wins.map((win) => loudnessOf(win, false));
    expect(loud[3]).toBeGreaterThan(loud[0] ?? 1);
    expect(sprite.slices.stop.seconds).toBeLessThan(1.3);
  });

  test('goes round without a seam', async () => {
    const sprite = await spriteOf(studio);
    for (const name of LOOPS) {
      const loop = cut(sprite, name);
      const steps = loop.map((sample, at) => sample - (loop.at(at - 1) ?? 0));
      const usual = Math.hypot(...steps.subarray(1, RATE)) / Math.sqrt(RATE);
      // A click would be a step unlike those around it: no note begins there.
      expect(Math.abs(steps[0] ?? 1), name).toBeLessThan(2 * usual);
    }
  });

  test('repeats its patterns as often as they fit, and has no voice that it never plays', async () => {
    const { clips, voices } = await loadScore(studio);
    for (const name of LOOPS) {
      const [, ...lines] = clips[name];
      const steps = lines.map(([, , line]) => stepsOf(line));
      for (const each of steps) expect(Math.max(...steps) % each, name).toBe(0);
    }
    const played = Object.values(clips).flatMap(([, ...lines]) => lines.map(([voice]) => voice));
    expect(new Set(played)).toEqual(new Set(Object.keys(voices)));
  });
});

test('no world is louder than another', async () => {
  const all = await Promise.all(some(WORLDS, 3).map(spriteOf));
  for (const name of ['base', 'free', 'stop', 'spin', 'win1', 'win4'] as const) {
    const isLoop = name === 'base' || name === 'free';
    const loud = all.map((sprite) => loudnessOf(cut(sprite, name), isLoop));
    expect(decibels(Math.max(...loud), Math.min(...loud)), name).toBeLessThan(2);
  }
});
