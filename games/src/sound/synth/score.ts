import type { Bend, Voice } from './voice.ts';

/** Everything that a world can be asked for. */
export const LOOPS = ['base', 'free'] as const;
export const CUES = [
  'spin',
  'stop',
  'scatter',
  'await',
  'step',
  'feature',
  'win1',
  'win2',
  'win3',
  'win4',
  'enter',
  'leave',
] as const;
export type Loop = (typeof LOOPS)[number];
export type Cue = (typeof CUES)[number];

/** A voice, its level and what it plays, in sargam: see readLine. */
export type Line = readonly [voice: string, level: number, notes: string];
/** Lines that are played together; a step of each takes so many seconds. */
export type Clip = readonly [step: number, ...lines: Line[]];

/** All that one studio sounds like. Plain data: it is posted to the worker that plays it. */
export type Score = {
  /** Sa, in hertz. */
  readonly tonic: number;
  /** Seconds that its room rings. */
  readonly room: number;
  readonly voices: Readonly<Record<string, Voice>>;
  readonly clips: Readonly<Record<Loop | Cue, Clip>>;
};

/** One note of a line; `path` is where its pitch goes, in seconds since it began. */
export type Note = {
  readonly at: number;
  readonly seconds: number;
  readonly level: number;
  readonly path: readonly Bend[];
};

const SARGAM = 'SrRgGmMPdDnN';

/** So many steps is a line long. */
export const stepsOf = (line: string): number =>
  [...line].filter((sign) => sign === '.' || sign === '-' || SARGAM.includes(sign)).length;

/**
 * Reads a line: a letter is a note one step long (S to N are the twelve of the scale, small letters the
 * lower ones and M the raised fourth), `-` holds it a step longer, `.` is silence; `^` and `_` before a
 * letter are an octave up and down, `~` slides to it from the note before; `!` after a letter is loud, `,` soft.
 */
export function readLine(line: string, step: number): Note[] {
  const notes: (Note & { seconds: number; level: number; path: Bend[] })[] = [];
  let at = 0;
  let octave = 0;
  let slides = false;
  let isOpen = false;
  for (const sign of line) {
    const last = notes.at(-1);
    const semitones = SARGAM.indexOf(sign);
    if (semitones >= 0) {
      const pitch = semitones + 12 * octave;
      if (slides && last && isOpen) {
        last.path.push([at - last.at, pitch]);
        last.seconds += step;
      } else notes.push({ at, seconds: step, level: 1, path: [[0, pitch]] });
      isOpen = true;
      octave = 0;
      slides = false;
      at += step;
    } else if (sign === '-') {
      if (last && isOpen) last.seconds += step;
      at += step;
    } else if (sign === '.') {
      isOpen = false;
      at += step;
    } else if (sign === '^') octave += 1;
    else if (sign === '_') octave -= 1;
    else if (sign === '~') slides = true;
    else if (last && sign === '!') last.level = 1.4;
    else if (last && sign === ',') last.level = 0.55;
  }
  return notes;
}
