import { randomBytes, randomInt } from 'node:crypto';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type OwnWallet, openWallet } from './own-wallet.ts';
import { type FreeRounds, openFreeRounds } from './free-rounds.ts';
import { createMoney } from './money.ts';
import { type MoneyRecord, openRecord } from './record.ts';
import { handIn } from './report.ts';
import { type Asked, openSteps, playOwn, playRound, type Played, recover } from './rounds.ts';
import { createVendorServer } from './server.ts';
import { type VendorKeys, type WalletClient, walletClient } from './wallet-client.ts';

export type ReferenceVendor = {
  readonly wallet: WalletClient;
  readonly record: MoneyRecord;
  readonly server: Server;
  /** Where it keeps the players' money itself; null: the house does. */
  readonly own: OwnWallet | null;
  /** Rounds that the house gave players here. */
  readonly freeRounds: FreeRounds;
  play(asked: Asked): Promise<Played>;
  /** Sends again what is open; answers how much still is. */
  recover(): Promise<number>;
  open(): number;
  handIn(day: string): Promise<number>;
};

/** The reference vendor: its game, its record, and the line to one wallet. */
export function createReferenceVendor(given: {
  readonly walletUrl: string;
  readonly keys: VendorKeys;
  readonly gameId: string;
  readonly page: string;
  /** Null keeps the record in memory alone. */
  readonly recordFile: string | null;
  /** Where grants of free rounds are kept; memory alone when left out. */
  readonly freeRoundsFile?: string;
  readonly random?: (below: number) => number;
  readonly fetch?: typeof fetch;
  /** Keeps the players' money itself, in this file or, with null, in memory. */
  readonly ownWallet?: string | null;
  readonly now?: () => number;
  /** Between two tries of a call whose answer was lost. */
  readonly wait?: (ms: number) => Promise<void>;
}): ReferenceVendor {
  const { gameId, random = (below: number) => randomInt(below) } = given;
  const { ownWallet, now = () => Date.now(), wait = sleep } = given;
  const wallet = walletClient(given.walletUrl, given.keys, {
    now,
    ...(given.fetch && { fetch: given.fetch }),
  });
  const record = openRecord(given.recordFile);
  const money = createMoney({ wallet, record, now: () => new Date(now()), wait });
  const own =
    ownWallet === undefined ? null : openWallet({ file: ownWallet, key: given.keys.key, now });
  const freeRounds = openFreeRounds({
    file: given.freeRoundsFile ?? null,
    key: given.keys.key,
    gameId,
    record,
    now,
  });
  const newId = () => randomBytes(12).toString('hex');
  const play: ReferenceVendor['play'] = (asked) =>
    own
      ? Promise.resolve(playOwn({ own, random, newId }, asked))
      : playRound({ wallet, money, record, gameId, freeRounds, random, newId }, asked);
  return {
    wallet,
    record,
    play,
    own,
    freeRounds,
    server: createVendorServer({ wallet, play, page: given.page, own, freeRounds }),
    recover: () => recover({ money, record }),
    open: () => openSteps(record).length,
    handIn: (day) => handIn({ wallet, record }, day),
  };
}
