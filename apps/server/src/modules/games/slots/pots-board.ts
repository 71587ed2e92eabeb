import { setTimeout as sleep } from 'node:timers/promises';
import { type JackpotTerms, paidBy, type ProgressiveGame, SLOTS } from '@nokshi/house-math';
import type { Asset } from '@nokshi/money';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import { oneAfterAnother } from '../../../kernel/one-after-another.ts';
import type { SlotsDeps } from './deps.ts';
import { type Pots, potsOf } from './pots-of.ts';

import { type JackpotRow, readJackpots } from './store/jackpots.ts';

export const JACKPOT_GAMES: readonly ProgressiveGame[] = [...SLOTS.values()].filter(
  (game) => game.family === 'progressive',
);

/** Pages hear of growing pots at most this often. */
const EVERY_MS = 1_000;
/** Each stands for itself: what is staked in play money never meets a pot of money. */
export const MONEY = ['BDT', 'FUN'] as const satisfies readonly Asset[];
export type Money = (typeof MONEY)[number];

export type KnownPots = JackpotRow & {
  readonly game: ProgressiveGame;
  readonly held: Record<Money, Pots>;
};

/** Terms and pots as this server knows them: every spin and every page asks, so from memory. */
export type PotsBoard = {
  /** What a stake gives to; null where the pots are ended or not opened yet. */
  termsOf(gameCode: string): JackpotTerms | null;
  find(gameCode: string): KnownPots | undefined;
  /** As the ledger and the terms are now, past memory. */
  read(tx: Tx): Promise<ReadonlyMap<string, KnownPots>>;
  shown(): { pots: ({ gameId: string } & Record<Money, string[]>)[] };
  /** A stake was posted: within a second all pages see what the ledger holds then. */
  touched(): void;
  refresh(): Promise<void>;
};

export const POTS_TOPIC = 'slots.pots';

export function createPotsBoard(deps: SlotsDeps): PotsBoard {
  let known = new Map<string, KnownPots>();
  let isWaiting = false;
  const refresh = oneAfterAnother(async () => {
    known = await deps.db.read((tx) => readKnown(deps, tx));
  });
  const shown = () => ({
    pots: [...known.values()].map(({ game, gameCode, held }) => ({
      gameId: gameCode,
      BDT: paidNow(game, held.BDT),
      FUN: paidNow(game, held.FUN),
    })),
  });
  const showAnew = () => {
    refresh().then(
      () => {
        const message = { type: 'pots', ...shown() };
        deps.live.each(({ realm }) => (realm === 'player' ? message : null));
      },
      (err: unknown) => deps.log.warn('pots not read', { err }),
    );
  };
  deps.bus.subscribe(POTS_TOPIC, showAnew);
  deps.bus.subscribe('bus.reconnected', showAnew);
  return {
    termsOf: (gameCode) => {
      const jackpot = known.get(gameCode);
      return jackpot?.state === 'RUNNING' ? jackpot.terms : null;
    },
    find: (gameCode) => known.get(gameCode),
    read: (tx) => readKnown(deps, tx),
    shown,
    touched() {
      if (isWaiting) return;
      isWaiting = true;
      void sleep(EVERY_MS, undefined, { ref: false }).then(() => {
        isWaiting = false;
        deps.bus.publish(POTS_TOPIC, {});
      });
    },
    refresh,
  };
}

/** By level, as it is shown: more than its ceiling no pot pays. */
const paidNow = ({ levels }: ProgressiveGame, held: Pots): string[] =>
  levels.map((level, at) => toDecimal(paidBy(level, held.levels[at] ?? 0n)));

async function readKnown(deps: SlotsDeps, tx: Tx): Promise<Map<string, KnownPots>> {
  const known = new Map<string, KnownPots>();
  for (const row of await readJackpots(tx)) {
    const game = JACKPOT_GAMES.find(({ code }) => code === row.gameCode);
    if (!game) continue;
    const [BDT, FUN] = [
      await potsOf(deps, tx, { game, asset: 'BDT' }),
      await potsOf(deps, tx, { game, asset: 'FUN' }),
    ];
    known.set(row.gameCode, { ...row, game, held: { BDT, FUN } });
  }
  return known;
}
