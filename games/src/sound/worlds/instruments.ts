import type { Blown, Hissed, Plucked, Struck } from '../synth/voice.ts';

/** A hand drum, tuned to Sa or Pa of its world as all drums and bells are: the low head, slapped with the ball of the hand. */
export const lowHead = (hz: number, seconds: number): Struck => ({
  by: 'striking',
  hz,
  ring: [
    [1, 1, seconds],
    [1.6, 0.5, seconds * 0.55],
    [2.2, 0.4, seconds * 0.4],
    [3.4, 0.22, seconds * 0.25],
    [4.6, 0.12, seconds * 0.16],
  ],
  bend: [5, 0.035],
  slap: [0.22, 800, 0.03],
  room: 0.16,
});

/** Its high head, touched with a finger or a stick. */
export const highHead = (hz: number, slap: number): Struck => ({
  by: 'striking',
  hz,
  ring: [
    [1, 0.9, 0.2],
    [1.52, 0.5, 0.14],
    [2.02, 0.35, 0.12],
    [2.61, 0.2, 0.08],
  ],
  slap: [slap, 2_600, 0.025],
  room: 0.22,
});

/** Wood on wood. */
export const wood = (hz: number, seconds: number): Struck => ({
  by: 'striking',
  hz,
  ring: [
    [1, 1, seconds],
    [2.57, 0.4, seconds * 0.5],
    [4.9, 0.14, seconds * 0.3],
  ],
  slap: [0.25, 2_400, 0.012],
  room: 0.35,
});

/** Two small cymbals, or a bell of brass: partials a little apart, which beat. */
export const brass = (hz: number, seconds: number): Struck => ({
  by: 'striking',
  hz,
  ring: [
    [1, 0.9, seconds],
    [1.004, 0.7, seconds * 0.9],
    [2.32, 0.4, seconds * 0.5],
    [2.76, 0.3, seconds * 0.45],
    [3.92, 0.16, seconds * 0.25],
  ],
  slap: [0.08, 4_000, 0.01],
  room: 0.4,
});

/** Bars and bowls in tune, which a melody can be played on. */
export const chime = (seconds: number, over: number): Struck => ({
  by: 'striking',
  ring: [
    [1, 1, seconds],
    [2.001, 0.22, seconds * 0.6],
    [over, 0.3, seconds * 0.3],
    [over * 2.1, 0.1, seconds * 0.14],
  ],
  slap: [0.05, 3_000, 0.01],
  room: 0.4,
});

export const string = (bright: number, seconds: number, skin: number): Plucked => ({
  by: 'plucking',
  bright,
  seconds,
  skin,
  room: 0.3,
});

/** A gust that goes from one height to another. */
export const gust = (
  [from, to]: readonly [number, number],
  rise: number,
  fall: number,
): Hissed => ({
  by: 'hissing',
  from,
  to,
  narrow: 1.2,
  rise,
  fall,
});

/** Water or rain that never ends: it fades in over its own end. */
export const bed = (hz: number, narrow: number, swell: readonly [number, number]): Hissed => ({
  by: 'hissing',
  from: hz,
  to: hz,
  narrow,
  rise: 1.5,
  fall: 1.5,
  swell,
  room: 0,
});

/** A tone of these harmonics on the breath; `lean` is how far it sways. */
export const pipe = (harmonics: readonly number[], lean: number, breath: number): Blown => ({
  by: 'blowing',
  harmonics,
  rise: 0.06,
  fall: 0.12,
  vibrato: [5.3, lean],
  breath,
  room: 0.45,
});

/** Of held notes or a bed: the same sign so many times. */
export const hold = (steps: number): string => `S${'-'.repeat(steps - 1)}`;
