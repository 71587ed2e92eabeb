import { RATE } from './voice.ts';

/** Ways that sound takes through a room and back, in samples; none divides another. */
const WAYS = [797, 877, 971, 1_061, 1_129, 1_223];
const SPREADS = [241, 89];

/** What a room of so many seconds answers to `sound`, added to it. */
export function addRoom(out: Float32Array, sent: Float32Array, seconds: number): void {
  const answer = new Float32Array(out.length);
  for (const way of WAYS) goRound(answer, { sent, way, keep: 0.001 ** (way / RATE / seconds) });
  for (const way of SPREADS) spread(answer, way);
  for (let i = 0; i < out.length; i += 1) out[i] = (out[i] ?? 0) + (answer[i] ?? 0) / WAYS.length;
}

type Way = { readonly sent: Float32Array; readonly way: number; readonly keep: number };

/** Each time round it loses of its level, and more of its height. */
function goRound(answer: Float32Array, { sent, way, keep }: Way): void {
  const line = new Float32Array(way);
  const length = answer.length;
  let soft = 0;
  for (let i = 0, at = 0; i < length; i += 1, at = at + 1 === way ? 0 : at + 1) {
    const back = line[at] ?? 0;
    answer[i] = (answer[i] ?? 0) + back;
    soft = back + (soft - back) * 0.32;
    line[at] = (sent[i] ?? 0) + soft * keep;
  }
}

function spread(answer: Float32Array, way: number): void {
  const line = new Float32Array(way);
  const length = answer.length;
  for (let i = 0, at = 0; i < length; i += 1, at = at + 1 === way ? 0 : at + 1) {
    const back = line[at] ?? 0;
    const here = (answer[i] ?? 0) + back * 0.5;
    line[at] = here;
    answer[i] = back - here * 0.5;
  }
}
