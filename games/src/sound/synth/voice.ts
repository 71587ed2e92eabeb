/** Samples a second: all that a telephone lets one hear, at two thirds of the memory. */
export const RATE = 24_000;

/** What every voice may have: a pitch that is its own whatever the tonic, and its share of the room. */
type Any = { readonly hz?: number; readonly room?: number };

/** Drums, bells, wood, drops of water: partials that ring out, each at its own pace. */
export type Struck = Any & {
  readonly by: 'striking';
  /** Multiples of the pitch, with level and the seconds until they are gone. */
  readonly ring: readonly (readonly [times: number, level: number, seconds: number])[];
  /** So many semitones off the pitch at the stroke, and back within so many seconds. */
  readonly bend?: readonly [semitones: number, seconds: number];
  /** The stroke itself. */
  readonly slap?: readonly [level: number, hz: number, seconds: number];
};

/** Ektara, dotara, sarod: a string (Karplus and Strong) over a skin. */
export type Plucked = Any & {
  readonly by: 'plucking';
  /** 0 is a finger on cotton, 1 a plectrum on steel. */
  readonly bright: number;
  readonly seconds: number;
  /** How much of the skin below it is heard. */
  readonly skin: number;
};

/** Flute, shehnai, horn, frog: a tone that is held. */
export type Blown = Any & {
  readonly by: 'blowing';
  readonly harmonics: readonly number[];
  readonly rise: number;
  readonly fall: number;
  readonly vibrato?: readonly [hz: number, semitones: number];
  readonly breath?: number;
  /** It is interrupted so often a second, so deeply. */
  readonly beat?: readonly [hz: number, depth: number];
};

/** Water, rain, wind, a shuttle: noise in a band that moves. */
export type Hissed = Any & {
  readonly by: 'hissing';
  readonly from: number;
  readonly to: number;
  /** How narrow the band is, from 0.5. */
  readonly narrow: number;
  readonly rise: number;
  readonly fall: number;
  /** It swells so often a second, so deeply. */
  readonly swell?: readonly [hz: number, depth: number];
};

export type Voice = Struck | Plucked | Blown | Hissed;

/** Where a voice is at a time: seconds since it began, semitones above the tonic. */
export type Bend = readonly [seconds: number, semitones: number];

/** A note as a voice is asked for it. */
export type Tone = {
  readonly hz: number;
  readonly seconds: number;
  readonly path: readonly Bend[];
};

/** Slides from one pitch to the next take so long. */
const SLIDE_S = 0.11;

/** How much higher than at its beginning a tone is, as a factor. */
export function slideOf(path: readonly Bend[]): (seconds: number) => number {
  const [first] = path;
  if (!first || path.length === 1) return () => 1;
  let at = 1;
  let from = 0;
  return (seconds) => {
    let next = path[at];
    while (next && seconds > next[0] + SLIDE_S) {
      from = next[1] - first[1];
      at += 1;
      next = path[at];
    }
    if (!next || seconds < next[0]) return 2 ** (from / 12);
    const t = (seconds - next[0]) / SLIDE_S;
    return 2 ** ((from + (next[1] - first[1] - from) * t * t * (3 - 2 * t)) / 12);
  };
}
