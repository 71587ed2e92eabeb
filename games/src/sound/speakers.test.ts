import { expect, test } from 'vitest';
import { openSpeakers } from './speakers.ts';
import { CUES, LOOPS } from './synth/score.ts';
import type { Slices } from './synth/sprite.ts';

const slices = Object.fromEntries(
  [...LOOPS, ...CUES].map((name, at) => [name, { at, seconds: 4 }]),
) as Slices;

type Fade = { readonly to: number; readonly at: number; readonly constant: number };

/** A level that goes to each target as an AudioParam does. */
class Level {
  value = 1;
  private fades: Fade[] = [];
  setTargetAtTime(to: number, at: number, constant: number) {
    this.fades.push({ to, at, constant });
  }
  cancelScheduledValues(from: number) {
    this.fades = this.fades.filter(({ at }) => at < from);
  }
  at(time: number): number {
    let { value } = this;
    for (const [index, { to, at, constant }] of this.fades.entries()) {
      const until = Math.min(time, this.fades[index + 1]?.at ?? time);
      if (until > at) value = to + (value - to) * Math.exp(-(until - at) / constant);
    }
    return value;
  }
}

type Part = { gain: Level; next: Part | null; connect(to: Part): Part };
const part = (): Part => ({
  gain: new Level(),
  next: null,
  connect(to) {
    this.next = to;
    return to;
  },
});

/** Speakers on a clock of the test; each source that began tells how loud it is. */
function listen() {
  const clock = { now: 0 };
  const sources: { from: number; end: number; part: Part }[] = [];
  const destination = part();
  const context = {
    get currentTime() {
      return clock.now;
    },
    destination,
    createGain: part,
    createDynamicsCompressor: () =>
      Object.assign(part(), { threshold: {}, knee: {}, ratio: {}, attack: {}, release: {} }),
    createBufferSource() {
      const source = { from: 0, end: Number.POSITIVE_INFINITY, part: part() };
      return Object.assign(source.part, {
        playbackRate: { value: 1 },
        start(from: number) {
          source.from = from;
          sources.push(source);
        },
        stop(at: number) {
          source.end = at;
        },
      });
    },
  };
  const buffer = {} as AudioBuffer;
  const speakers = openSpeakers(context as unknown as AudioContext, { buffer, slices });
  const levelOf = (index: number) => {
    const source = sources[index];
    if (!source || clock.now < source.from || clock.now > source.end) return 0;
    let level = 1;
    for (let here: Part | null = source.part; here; here = here.next)
      level *= here.gain.at(clock.now);
    return level;
  };
  const after = (seconds: number) => {
    clock.now += seconds;
  };
  return { speakers, levelOf, after };
}

test('a loop comes in softly, steps back for a win and comes forward again', () => {
  const { speakers, levelOf, after } = listen();
  speakers.enliven();
  speakers.loop('base', 0);
  expect(levelOf(0)).toBe(0);
  after(4);
  const usual = levelOf(0);
  expect(usual).toBeGreaterThan(0.3);
  speakers.play('win3', { ducks: true });
  expect(levelOf(1)).toBeGreaterThan(usual);
  after(1);
  expect(levelOf(0)).toBeLessThan(usual / 4);
  after(6);
  expect(levelOf(0)).toBeCloseTo(usual, 1);
});

test('the music of another place takes over, also in the middle of a fade', () => {
  const { speakers, levelOf, after } = listen();
  speakers.loop('base', 0);
  after(0.3);
  speakers.loop('free', 1.6);
  after(0.2);
  speakers.loop('base', 0);
  after(6);
  expect([levelOf(0), levelOf(1)]).toEqual([0, 0]);
  expect(levelOf(2)).toBeGreaterThan(0.3);
});

test('music leaves a minute after the last spin and is back with the next one', () => {
  const { speakers, levelOf, after } = listen();
  speakers.enliven();
  speakers.loop('base', 0);
  after(50);
  speakers.enliven();
  after(50);
  expect(levelOf(0)).toBeGreaterThan(0.3);
  after(50);
  expect(levelOf(0)).toBeLessThan(0.001);
  speakers.enliven();
  after(1);
  expect(levelOf(0)).toBeGreaterThan(0.3);
});

test('a cue can be faded out before its end, and all of it at once', () => {
  const { speakers, levelOf, after } = listen();
  speakers.enliven();
  speakers.loop('base', 0);
  const end = speakers.play('await');
  after(0.5);
  end();
  after(1);
  expect(levelOf(1)).toBe(0);
  speakers.hush();
  after(0.15);
  expect(levelOf(0)).toBeLessThan(0.001);
});
