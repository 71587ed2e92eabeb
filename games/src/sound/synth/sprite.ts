import { blow } from './blow.ts';
import { createChance } from './chance.ts';
import { hiss } from './hiss.ts';
import { bringTo, cutLow, peakOf } from './level.ts';
import { pluck } from './pluck.ts';
import { addRoom } from './room.ts';
import { CUES, type Cue, LOOPS, type Loop, readLine, type Score, stepsOf } from './score.ts';
import { strike } from './strike.ts';
import { RATE, type Tone, type Voice } from './voice.ts';

/** Where each sound of a world is in it, in seconds. */
export type Slices = Readonly<
  Record<Loop | Cue, { readonly at: number; readonly seconds: number }>
>;
export type Sprite = { readonly sound: Float32Array<ArrayBuffer>; readonly slices: Slices };

/** How loud each is in every world, between 0 and 1: worlds differ in character, not in loudness. */
const LOUDNESS: Readonly<Record<Loop | Cue, number>> = {
  base: 0.06,
  free: 0.075,
  step: 0.05,
  spin: 0.075,
  stop: 0.105,
  scatter: 0.15,
  await: 0.1,
  feature: 0.16,
  enter: 0.19,
  leave: 0.14,
  win1: 0.14,
  win2: 0.17,
  win3: 0.2,
  win4: 0.22,
};

/** A voice that is played long after its note was; what rings longer is not heard. */
const TAIL_S = 3;
/** Silence between two sounds, so that none runs into the next. */
const GAP_S = 0.02;
/** Hands are never quite on time, nor quite as strong as before; no note begins on the seam of a loop. */
const LATE_S = 0.009;
const UNEVEN = 0.16;
/** What is played once ends where it has fallen to this. */
const SILENCE = 0.004;
const FADE_S = 0.06;

/** Plays a score once, sound after sound, into one line of samples. */
export function renderSprite(score: Score): Sprite {
  const notes = new Map<string, Float32Array>();
  const names = [...LOOPS, ...CUES];
  const sounds = names.map((name) => {
    const isLoop = name === 'base' || name === 'free';
    const { played, length } = playClip(score, { name, isLoop, notes });
    const whole = isLoop ? foldInto(played, length) : trim(played);
    return bringTo(whole, { loudness: LOUDNESS[name], isLoop });
  });
  const gap = Math.round(GAP_S * RATE);
  const sound = new Float32Array(sounds.reduce((sum, { length }) => sum + length + gap, 0));
  let at = 0;
  const slices = names.map((name, index) => {
    const samples = sounds[index] ?? new Float32Array();
    sound.set(samples, at);
    const slice = { at: at / RATE, seconds: samples.length / RATE };
    at += samples.length + gap;
    return [name, slice] as const;
  });
  return { sound, slices: Object.fromEntries(slices) as Slices };
}

type Playing = {
  readonly name: Loop | Cue;
  readonly isLoop: boolean;
  /** Notes of this world that were played before. */
  readonly notes: Map<string, Float32Array>;
};

/** All lines of a clip with the room around them, and how many samples it is long without what rings after it. */
function playClip({ clips, voices, tonic, room }: Score, { name, isLoop, notes }: Playing) {
  const [step, ...lines] = clips[name];
  const steps = Math.max(...lines.map(([, , line]) => stepsOf(line)));
  const length = Math.round(steps * step * RATE);
  const dry = new Float32Array(length + TAIL_S * RATE);
  const sent = new Float32Array(dry.length);
  const chance = createChance(length);
  for (const [id, level, line] of lines) {
    const voice = voices[id];
    if (!voice) throw new Error(`no voice ${id} in this world`);
    // A shorter line of a loop is played again until the longest is over.
    const times = isLoop ? Math.floor(steps / stepsOf(line)) : 1;
    for (const note of readLine(line.repeat(times), step)) {
      const hz = (voice.hz ?? tonic) * 2 ** ((note.path[0]?.[1] ?? 0) / 12);
      const key = `${id} ${note.seconds.toFixed(3)} ${note.path.join(' ')}`;
      const sample = notes.get(key) ?? sound(voice, { ...note, hz });
      notes.set(key, sample);
      const from = Math.round((note.at + LATE_S * (0.3 + 0.7 * chance())) * RATE);
      const loud = level * note.level * (1 - UNEVEN * chance());
      mix(dry.subarray(from), sample, loud);
      if (voice.room !== 0) mix(sent.subarray(from), sample, loud * (voice.room ?? 0.3));
    }
  }
  addRoom(dry, sent, room);
  return { played: cutLow(dry, 45), length };
}

function mix(into: Float32Array, sample: Float32Array, level: number): void {
  const length = Math.min(into.length, sample.length);
  for (let i = 0; i < length; i += 1) into[i] = (into[i] ?? 0) + level * (sample[i] ?? 0);
}

function sound(voice: Voice, tone: Tone): Float32Array {
  switch (voice.by) {
    case 'striking':
      return strike(voice, tone);
    case 'plucking':
      return pluck(voice, tone);
    case 'blowing':
      return blow(voice, tone);
    case 'hissing':
      return hiss(voice, tone);
  }
}

/** What rings after the end of a loop is heard at its beginning: it goes round without a seam. */
function foldInto(played: Float32Array, length: number): Float32Array {
  const loop = played.slice(0, length);
  const fade = RATE * FADE_S;
  for (let i = length; i < played.length; i += 1) {
    const at = i % length;
    const end = Math.min(1, (played.length - i) / fade);
    loop[at] = (loop[at] ?? 0) + (played[i] ?? 0) * end;
  }
  return loop;
}

function trim(played: Float32Array): Float32Array {
  const silence = peakOf(played) * SILENCE;
  const whole = played.slice(0, played.findLastIndex((sample) => Math.abs(sample) > silence) + 1);
  const fade = Math.round(RATE * FADE_S);
  for (let left = Math.min(fade, whole.length); left > 0; left -= 1) {
    const at = whole.length - left;
    whole[at] = ((whole[at] ?? 0) * (left - 1)) / fade;
  }
  return whole;
}
