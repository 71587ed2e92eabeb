/** The light of the picture: the colours of its sky, and what hangs in it. */
export type Sky = 'day' | 'dawn' | 'dusk' | 'night' | 'rain' | 'deep';

/** The composition: see poses.ts. */
export type Pose = 'close' | 'scene' | 'window' | 'pair' | 'pattern';

/** What a game's card shows. */
export type Hero = {
  /** The drawing that the game is named after. */
  readonly hero: string;
  /** A second drawing: beside the hero, behind it or in its cloth. */
  readonly mate?: string;
  readonly sky?: Sky;
  /** Without one the code chooses. */
  readonly pose?: Pose;
  /** Degrees that the hero leans. */
  readonly lean?: number;
  /** So much the hero is off its place. */
  readonly off?: readonly [x: number, y: number];
  /** Pairs of threads that change places: `ab` sews with `b` what is `a` elsewhere. */
  readonly dyed?: string;
  /** Why this is what the name says, where no word of the name is the drawing's own. */
  readonly why?: string;
};

export type Heroes = Readonly<Record<string, Hero>>;
