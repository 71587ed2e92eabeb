import { createNoise } from './chance.ts';
import { RATE, type Struck, type Tone } from './voice.ts';

/** A thousandth is silence: by then a partial is gone. */
const GONE = Math.log(1_000);

/** Something is struck once; how long it sounds is its own affair. */
export function strike({ ring, bend, slap }: Struck, { hz }: Tone): Float32Array {
  const longest = Math.max(...ring.map(([, , seconds]) => seconds), slap?.[2] ?? 0);
  const out = new Float32Array(Math.ceil(longest * RATE));
  const [semitones, backIn] = bend ?? [0, 1];
  const back = Math.exp(-1 / (backIn * RATE));
  for (const [times, level, seconds] of ring) {
    if (hz * times > RATE * 0.46) continue;
    const fade = Math.exp(-GONE / (seconds * RATE));
    const turn = (2 * Math.PI * hz * times) / RATE;
    let phase = 0;
    let loud = level;
    let bent = semitones;
    for (let i = 0; i < seconds * RATE && i < out.length; i += 1) {
      out[i] = (out[i] ?? 0) + loud * Math.sin(phase);
      loud *= fade;
      phase += bent < 0.01 && bent > -0.01 ? turn : turn * 2 ** (bent / 12);
      bent *= back;
    }
  }
  if (slap) addSlap(out, slap);
  return out;
}

/** Noise above a pitch, gone at once. */
function addSlap(out: Float32Array, [level, hz, seconds]: NonNullable<Struck['slap']>): void {
  const noise = createNoise(hz);
  const keep = Math.exp((-2 * Math.PI * hz) / RATE);
  const fade = Math.exp(-GONE / (seconds * RATE));
  let low = 0;
  let loud = level;
  for (let i = 0; i < seconds * RATE; i += 1) {
    const white = noise();
    low = white + (low - white) * keep;
    out[i] = (out[i] ?? 0) + loud * (white - low);
    loud *= fade;
  }
}
