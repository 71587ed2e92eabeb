import { type CardBoard, createCardBoard } from './card-board.ts';
import type { LotteryDeps } from './deps.ts';
import { createSideCounts, type SideCounts } from './count-sides.ts';
import { createExposure, type Exposure } from './exposure.ts';
import { createKnownRounds, type KnownRounds } from '../rounds/index.ts';
import { createGames, type Games, GAMES_CHANGED } from './games.ts';
import { type Bases, memberBases } from './member-bases.ts';
import { createOpenings, type Openings } from './note-opened.ts';
import { createOwnBase, type OwnBase } from './own-base.ts';

export type LotteryRoom = LotteryDeps & {
  readonly games: Games;
  readonly issues: KnownRounds;
  readonly exposure: Exposure;
  readonly bases: Bases;
  readonly ownBase: OwnBase;
  readonly cards: CardBoard;
  readonly sides: SideCounts;
  readonly openings: Openings;
  /** Every lane of the ledger. */
  readonly lanes: readonly number[];
};

/** The kind of the lottery's rounds; the series of a lottery is its game code. */
export const KIND = 'lottery';

/** All of the lottery's money is with one account of the house. */
export const HOUSE = 'house:lottery';

const ISSUES = { most: 5_000, unknown: 'lottery.issue-unknown', changed: GAMES_CHANGED } as const;

export function openRoom(deps: LotteryDeps): LotteryRoom {
  const games = createGames(deps);
  const bases = memberBases(deps);
  const lanes = Array.from({ length: deps.wallet.laneCount }, (_, lane) => lane);
  return {
    ...deps,
    games,
    issues: createKnownRounds(deps, ISSUES),
    exposure: createExposure(deps, lanes),
    bases,
    ownBase: createOwnBase(deps, bases),
    openings: createOpenings(deps),
    cards: createCardBoard({ ...deps, games }),
    sides: createSideCounts({ ...deps, games }),
    lanes,
  };
}
