import { expect, test } from 'vitest';
import { type Audio, createChime } from './chime.ts';

/** An audio that notes the loudest value of each note; it runs, or waits to be let. */
function fakeAudio(state: AudioContextState) {
  const heard: number[] = [];
  const param = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  const gain = {
    gain: { ...param, linearRampToValueAtTime: (level: number) => heard.push(level) },
    connect: (next: unknown) => next,
  };
  const voice = { frequency: param, connect: (next: unknown) => next, start() {}, stop() {} };
  const audio = {
    state,
    currentTime: 0,
    destination: {},
    createOscillator: () => voice,
    createGain: () => gain,
    async resume() {
      audio.state = 'running';
    },
  };
  return { audio: audio as unknown as Audio, heard };
}

function chimeAt(state: AudioContextState) {
  const { audio, heard } = fakeAudio(state);
  const clock = { ms: 0 };
  return { clock, heard, chime: createChime({ open: () => audio, now: () => clock.ms }) };
}

test('two notes sound, as loud as was chosen', () => {
  const { chime, heard } = chimeAt('running');
  expect(chime.play(0.5)).toBe('played');
  expect(heard).toEqual([0.15, 0.15]);
});

test('there is never more than one sound in five seconds', () => {
  const { chime, clock, heard } = chimeAt('running');
  chime.play(1);
  clock.ms = 4_999;
  expect(chime.play(1)).toBe('too-soon');
  clock.ms = 5_000;
  expect(chime.play(1)).toBe('played');
  expect(heard).toHaveLength(4);
});

test('a tab that may not play stays quiet and says so, until it is let', async () => {
  const { chime, heard } = chimeAt('suspended');
  expect(chime.play(1)).toBe('blocked');
  expect(heard).toEqual([]);
  expect(await chime.unblock()).toBe(true);
  expect(chime.play(1)).toBe('played');
});

test('a browser without audio stays quiet', async () => {
  const chime = createChime({ open: () => null, now: () => 0 });
  expect(chime.play(1)).toBe('no-audio');
  expect(await chime.unblock()).toBe(false);
});
