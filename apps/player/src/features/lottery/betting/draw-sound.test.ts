import { expect, test } from 'vitest';
import { type Audio, createDrawSound } from './draw-sound.ts';

/** An audio that notes each tone and how long it sounds; it waits to be let. */
function fakeAudio() {
  const heard: { hertz: number; seconds: number }[] = [];
  let hertz = 0;
  const gain = {
    gain: {
      setValueAtTime() {},
      linearRampToValueAtTime() {},
      exponentialRampToValueAtTime: (_: number, end: number) => heard.push({ hertz, seconds: end }),
    },
    connect: (next: unknown) => next,
  };
  const audio = {
    state: 'suspended',
    currentTime: 0,
    destination: {},
    createOscillator: () => ({
      frequency: { setValueAtTime: (value: number) => (hertz = value) },
      connect: (next: unknown) => next,
      start() {},
      stop() {},
    }),
    createGain: () => gain,
    async resume() {
      audio.state = 'running';
    },
  };
  return { audio: audio as unknown as Audio, heard };
}

test('numbers that stand climb a scale, and the last one rings', async () => {
  const { audio, heard } = fakeAudio();
  const sound = createDrawSound(() => audio);
  await sound.unblock();
  for (const at of [0, 1, 2]) sound.stands(at, 3);
  expect(heard.map(({ hertz }) => hertz)).toEqual([293.7, 330, 370]);
  expect(heard.map(({ seconds }) => seconds > 0.5)).toEqual([false, false, true]);
});

test('nothing sounds, and nothing is opened, before somebody pressed something', () => {
  const { audio, heard } = fakeAudio();
  let opened = 0;
  const sound = createDrawSound(() => {
    opened += 1;
    return audio;
  });
  sound.stands(0, 5);
  expect([heard, opened]).toEqual([[], 0]);
});

test('a browser without sound is silent', async () => {
  const sound = createDrawSound(() => null);
  await sound.unblock();
  expect(() => sound.stands(0, 5)).not.toThrow();
});
