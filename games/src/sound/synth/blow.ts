import { createNoise } from './chance.ts';
import { type Blown, RATE, slideOf, type Tone } from './voice.ts';

const TABLE = 1_024;
/** A held tone is louder than a struck one as high. */
const LEVEL = 0.5;
/** How much higher a semitone is, as long as it is a small part of one. */
const SEMITONE = Math.LN2 / 12;

/** A tone that is held as long as its note, with the breath that makes it. */
export function blow(voice: Blown, { hz, seconds, path }: Tone): Float32Array {
  const { rise, fall, vibrato = [0, 0], breath = 0, beat = [0, 0] } = voice;
  const out = new Float32Array(Math.ceil((seconds + fall) * RATE));
  const wave = oneWave(voice.harmonics, hz);
  const slide = slideOf(path);
  const noise = createNoise(Math.round(hz));
  let phase = 0;
  let air = 0;
  for (let i = 0; i < out.length; i += 1) {
    const t = i / RATE;
    const loud = swelled(t, { rise, fall, seconds });
    const cut = 1 - beat[1] * (0.5 + 0.5 * Math.cos(2 * Math.PI * beat[0] * t));
    air += (noise() - air) * 0.35;
    const whole = Math.floor(phase);
    const here = wave[whole] ?? 0;
    const tone = here + ((wave[whole + 1] ?? 0) - here) * (phase - whole);
    const blown = breath * air * (1 + 2.5 * Math.exp(-t / 0.04));
    out[i] = LEVEL * loud * cut * (tone + blown);
    // The player leans on a tone once it stands.
    const lean = vibrato[1] * (1 - Math.exp(-t / 0.35)) * Math.sin(2 * Math.PI * vibrato[0] * t);
    phase += (TABLE * hz * slide(t) * (1 + lean * SEMITONE)) / RATE;
    while (phase >= TABLE) phase -= TABLE;
  }
  return out;
}

type Swell = { readonly rise: number; readonly fall: number; readonly seconds: number };

/** Up within `rise`, down within `fall` once its seconds are over, without a corner. */
export function swelled(t: number, { rise, fall, seconds }: Swell): number {
  const up = Math.min(1, t / rise);
  const down = Math.max(0, Math.min(1, 1 - (t - seconds) / fall));
  return Math.sin((Math.PI / 2) * up) * Math.sin((Math.PI / 2) * down);
}

function oneWave(harmonics: readonly number[], hz: number): Float32Array {
  const wave = new Float32Array(TABLE + 1);
  const whole = Math.hypot(...harmonics);
  harmonics.forEach((level, at) => {
    if (hz * (at + 1) > RATE * 0.42) return;
    for (let i = 0; i <= TABLE; i += 1)
      wave[i] = (wave[i] ?? 0) + (level / whole) * Math.sin((2 * Math.PI * (at + 1) * i) / TABLE);
  });
  return wave;
}
