import type { Lines, Pays, Scatter, SlotOf, Strips, Wild } from '../../game.ts';

/** Every line costs `betCredits / lines.length`. */
export type LinesGame = SlotOf<'lines'> &
  Strips &
  Pays &
  Wild &
  Scatter &
  Lines & {
    /** `awards[scatters]` free games, at most `most` in a round; every win times `multiplier`. */
    readonly freeGames: {
      readonly awards: readonly number[];
      readonly multiplier: number;
      readonly most: number;
    };
  };
