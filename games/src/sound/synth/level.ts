import { RATE } from './voice.ts';

/** Above it nothing rises in proportion any more; nothing rises above PEAK. */
const KNEE = 0.5;
const PEAK = 0.85;
/** The ear adds up so much of a sound. */
const EAR_S = 0.2;
/** Below it a telephone is silent, so it does not count as loud. */
const HEARD_FROM_HZ = 160;

/** What is below hearing is taken out: it would only use up room for what is heard. */
export function cutLow(sound: Float32Array, hz: number): Float32Array {
  const keep = Math.exp((-2 * Math.PI * hz) / RATE);
  const out = new Float32Array(sound.length);
  let low = 0;
  for (let i = 0; i < out.length; i += 1) {
    const sample = sound[i] ?? 0;
    low = sample + (low - sample) * keep;
    out[i] = sample - low;
  }
  return out;
}

/** How loud its loudest part is; of a loop, how loud it is on the whole. */
export function loudnessOf(sound: Float32Array, isLoop: boolean): number {
  const heard = cutLow(sound, HEARD_FROM_HZ);
  const size = isLoop ? heard.length : 2 * Math.round((EAR_S / 2) * RATE);
  let most = 0;
  for (let from = 0; from < heard.length; from += size / 2) {
    let sum = 0;
    const end = Math.min(heard.length, from + size);
    for (let i = from; i < end; i += 1) sum += (heard[i] ?? 0) ** 2;
    most = Math.max(most, sum / size);
  }
  return Math.sqrt(most);
}

/** Brings a sound to a loudness; what would rise too high is bent, not cut. */
export function bringTo(sound: Float32Array, { loudness, isLoop }: Wanted): Float32Array {
  const now = loudnessOf(sound, isLoop);
  const gain = Math.min(loudness / now, 1.5 / peakOf(sound));
  const out = new Float32Array(sound.length);
  for (let i = 0; i < out.length; i += 1) out[i] = bent((sound[i] ?? 0) * gain);
  return out;
}

export function peakOf(sound: Float32Array): number {
  let most = 0;
  for (let i = 0; i < sound.length; i += 1) most = Math.max(most, Math.abs(sound[i] ?? 0));
  return most;
}

export type Wanted = { readonly loudness: number; readonly isLoop: boolean };

function bent(sample: number): number {
  const over = Math.abs(sample) - KNEE;
  if (over <= 0) return sample;
  const room = PEAK - KNEE;
  return Math.sign(sample) * (KNEE + room * Math.tanh(over / room));
}
