import type { FrameLaunch, FrameMessage } from '@nokshi/contract/frame.ts';
import type { TableCard, TableRound } from '@nokshi/contract/player/tables.ts';
import type { Bets, Laid } from './bets.ts';
import type { EarlierChips } from './deal.ts';
import type { Limits } from './chips.ts';
import type { Felt, FeltOf } from './felt.ts';
import type { Owed } from './owed.ts';
import type { Phase } from './phase.ts';
import type { Purse } from './purse.ts';
import type { Results } from './results.ts';
import type { Shell } from './shell.ts';
import type { Spots } from './spots.ts';
import type { TableServer } from './table-server.ts';
import type { TableSound } from './table-sound.ts';
import type { Say } from './words/index.ts';

/** A member at a table: everything that is known, and the parts that show it. */
export type Sitting = {
  readonly shell: Shell;
  readonly server: TableServer;
  readonly sound: TableSound;
  readonly say: Say;
  readonly language: () => FrameLaunch['language'];
  readonly tell: (message: FrameMessage) => void;
  readonly still: () => boolean;
  readonly now: () => number;
  readonly purse: Purse;
  readonly results: Results;
  readonly owed: Owed;
  readonly bets: Bets;
  readonly spots: Spots;
  readonly felt: Felt;
  readonly feltOf: FeltOf;
  card: TableCard;
  limits: Limits;
  values: readonly bigint[];
  /** The place of the chosen chip among the values. */
  chosen: number;
  /** The round as it is known, and how much of it has been shown. */
  round: TableRound | null;
  shown: { readonly issue: string; phase: Phase };
  /** Own chips of earlier rounds of the deal that goes on; none where each round decides by itself. */
  earlier: readonly EarlierChips[];
  /** The chips of the last round with own bets, for "rebet". */
  lastLaid: Laid;
  /** The newest own bet of a round that is over: what "check this round" opens. */
  lastBetId: string | null;
  /** Redraws the sheets where they are open. */
  refreshSheets: (isPaid?: boolean) => void;
};

export const chosenChip = ({ values, chosen }: Sitting): bigint =>
  values[chosen] ?? values[0] ?? 0n;
