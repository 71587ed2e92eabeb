import { setTimeout as sleep } from 'node:timers/promises';
import { type JackpotTerms, paidBy, type ProgressiveGame, SLOTS } from '@nokshi/house-math';
import type { Asset } from '@nokshi/money';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import { oneAfterAnother } from '../../../kernel/one-after-another.ts';
import type { SlotsDeps } from './deps.ts';
import { type Pots, potsByGame } from './pots-of.ts';

import { type JackpotRow, readJackpots } from './store/jackpots.ts';

export const JACKPOT_GAMES: readonly ProgressiveGame[] = [...SLOTS.values()].filter(
  (game) => game.family === 'progressive',
);

/** Pages hear of growing pots at most this often. */
const EVERY_MS = 1_000;
/** One for each asset: play money never enters a money pot. */
export const MONEY = ['BDT', 'FUN'] as const satisfies readonly Asset[];
export type Money = (typeof MONEY)[number];

export type KnownPots = JackpotRow & {
  readonly game: ProgressiveGame;
  readonly held: Record<Money, Pots>;
};

/** Terms and pots in this server's memory: every spin and every page reads them. */
export type PotsBoard = {
  /** The pots that a stake contributes to; null where they are ended or not opened yet. */
  termsOf(gameCode: string): JackpotTerms | null;
  find(gameCode: string): KnownPots | undefined;
  /** As the ledger and the terms are now, read from the database. */
  read(tx: Tx): Promise<ReadonlyMap<string, KnownPots>>;
  shown(): { pots: ({ gameId: string } & Record<Money, string[]>)[] };
  /** Called when a stake was posted: within a second all pages show the new amounts. */
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

/** The amounts shown, by level: no pot pays more than its ceiling. */
const paidNow = ({ levels }: ProgressiveGame, held: Pots): string[] =>
  levels.map((level, at) => toDecimal(paidBy(level, held.levels[at] ?? 0n)));

async function readKnown(deps: SlotsDeps, tx: Tx): Promise<Map<string, KnownPots>> {
  const known = new Map<string, KnownPots>();
  const rows = await readJackpots(tx);
  const money = await potsByGame(deps, tx, { games: JACKPOT_GAMES, asset: 'BDT' });
  const play = await potsByGame(deps, tx, { games: JACKPOT_GAMES, asset: 'FUN' });
  for (const row of rows) {
    const game = JACKPOT_GAMES.find(({ code }) => code === row.gameCode);
    const [BDT, FUN] = [money.get(row.gameCode), play.get(row.gameCode)];
    if (game && BDT && FUN) known.set(row.gameCode, { ...row, game, held: { BDT, FUN } });
  }
  return known;
}
