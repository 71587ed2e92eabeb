import { createNoise } from './chance.ts';
import { strike } from './strike.ts';
import { type Plucked, RATE, slideOf, type Tone } from './voice.ts';

const SKIN_HZ = 190;

/** A string that was plucked near its end, damped where the next one begins. */
export function pluck({ bright, seconds, skin }: Plucked, { hz, path, seconds: held }: Tone) {
  const string = vibrate({ bright, seconds, hz });
  const slide = slideOf(path);
  const out = new Float32Array(Math.min(string.length, Math.ceil((held + seconds * 0.6) * RATE)));
  let at = 0;
  for (let i = 0; i < out.length; i += 1) {
    const whole = Math.floor(at);
    const here = string[whole] ?? 0;
    const damped = Math.min(1, (out.length - i) / (0.1 * RATE));
    out[i] = (here + ((string[whole + 1] ?? 0) - here) * (at - whole)) * damped;
    at += slide(i / RATE);
  }
  if (skin === 0) return out;
  const drum = strike(
    {
      by: 'striking',
      ring: [
        [1, 1, 0.14],
        [2.3, 0.4, 0.07],
      ],
    },
    { hz: SKIN_HZ, seconds, path },
  );
  drum.forEach((sample, i) => {
    if (i < out.length) out[i] = (out[i] ?? 0) + sample * skin;
  });
  return out;
}

type Vibrating = { readonly bright: number; readonly seconds: number; readonly hz: number };

/** Noise that goes round in a line as long as one wave and loses its edge on the way. */
function vibrate({ bright, seconds, hz }: Vibrating): Float32Array {
  const dull = 0.5 * (1 - bright);
  const wave = RATE / hz - dull;
  const size = Math.floor(wave);
  // What is missing to a whole wave is made up by an all-pass, so that the string is in tune.
  const tune = (1 - (wave - size)) / (1 + (wave - size));
  const line = excite(size, bright);
  const keep = 0.001 ** (1 / (hz * seconds));
  const out = new Float32Array(Math.ceil(seconds * RATE));
  let before = 0;
  let passedIn = 0;
  let passedOut = 0;
  for (let i = 0, at = 0; i < out.length; i += 1, at = at + 1 === size ? 0 : at + 1) {
    const here = line[at] ?? 0;
    out[i] = here;
    const dulled = keep * (here + (before - here) * dull);
    before = here;
    passedOut = tune * (dulled - passedOut) + passedIn;
    passedIn = dulled;
    line[at] = passedOut;
  }
  return out;
}

/** The pluck: noise as bright as the plectrum, without what a string has no part of at that place. */
function excite(size: number, bright: number): Float32Array {
  const noise = createNoise(size);
  const line = new Float32Array(size);
  let smooth = 0;
  for (let i = 0; i < size; i += 1) {
    smooth += (noise() - smooth) * (0.15 + 0.85 * bright);
    line[i] = smooth;
  }
  const place = Math.floor(size * 0.13);
  const plucked = line.map((sample, i) => sample - (line[(i + size - place) % size] ?? 0));
  const mean = plucked.reduce((sum, sample) => sum + sample, 0) / size;
  const loudest = plucked.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0.001);
  return plucked.map((sample) => (sample - mean) / loudest);
}
