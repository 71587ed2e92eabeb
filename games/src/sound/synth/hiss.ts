import { swelled } from './blow.ts';
import { createNoise } from './chance.ts';
import { type Hissed, RATE, type Tone } from './voice.ts';

/** The band moves in steps of so many samples. */
const STRIDE = 32;

/** Noise through a band that moves from one pitch to another while it lasts. */
export function hiss(voice: Hissed, { seconds, path }: Tone): Float32Array {
  const { from, to, narrow, rise, fall, swell = [0, 0] } = voice;
  const out = new Float32Array(Math.ceil((seconds + fall) * RATE));
  const noise = createNoise(Math.round(from + seconds));
  const shift = 2 ** ((path[0]?.[1] ?? 0) / 12);
  const gate = swelling(swell, noise);
  let f = 0;
  let band = 0;
  let low = 0;
  for (let i = 0; i < out.length; i += 1) {
    const t = i / RATE;
    if (i % STRIDE === 0) {
      const hz = shift * from * (to / from) ** Math.min(1, t / (seconds + fall));
      f = 2 * Math.sin((Math.PI * Math.min(RATE * 0.22, hz)) / RATE);
    }
    low += f * band;
    band += f * (noise() - low - band / narrow);
    out[i] = band * swelled(t, { rise, fall, seconds }) * gate(t);
  }
  return out;
}

/** Comes and goes as waves do: never twice alike. */
function swelling([hz, depth]: readonly [number, number], noise: () => number) {
  if (hz === 0) return () => 1;
  let from = 0;
  let to = noise();
  let next = 1 / hz;
  return (t: number) => {
    if (t >= next) {
      from = to;
      to = noise();
      next += 1 / hz;
    }
    const s = 1 - (next - t) * hz;
    const between = from + (to - from) * s * s * (3 - 2 * s);
    return 1 - depth * (0.5 + 0.5 * between);
  };
}
