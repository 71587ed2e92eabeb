import type { FreeRounds, Grant } from './free-rounds.ts';
import type { Money } from './money.ts';
import type { OwnWallet } from './own-wallet.ts';
import type { MoneyRecord, Step } from './record.ts';
import type { WalletClient } from './wallet-client.ts';
import { minorOf, type Turn, textOf, turn } from './wheel.ts';

export type Played =
  | {
      readonly ok: true;
      readonly roundId: string;
      readonly field: number;
      readonly times: number;
      readonly stake: string;
      readonly win: string;
      readonly balance: string | null;
    }
  | { readonly ok: false; readonly status: string; readonly balance: string | null };

type Deps = {
  readonly wallet: WalletClient;
  readonly money: Money;
  readonly record: MoneyRecord;
  readonly gameId: string;
  readonly freeRounds: FreeRounds;
  readonly random: (below: number) => number;
  readonly newId: () => string;
};

export type Asked = {
  readonly token: string;
  readonly account: string;
  readonly currency: string;
  readonly stake: string;
  /** A round that the house gave, at the stake of its grant. */
  readonly free?: boolean;
};

/** Of money that may have been taken, or of a round that may have been begun. */
const isBet = ({ action }: Pick<Step, 'action'>) => action === 'bet' || action === 'free-bet';

/** A bet that nobody answers is given up soon; what is owed to a player never is. */
const BET_TRIES = 3;
const OWED_TRIES = 12;

/**
 * One round: the bet, then the turn, then what it won. The turn is made after the bet was taken
 * and written down before anything is paid, so a crash can neither repeat nor lose it.
 */
export async function playRound(room: Deps, asked: Asked): Promise<Played> {
  const grant = asked.free ? room.freeRounds.next(asked.account) : null;
  if (asked.free && !grant) return { ok: false, status: 'GRANT_OVER', balance: null };
  const stake = minorOf(grant?.stake ?? asked.stake);
  if (!stake) return { ok: false, status: 'INVALID_AMOUNT', balance: null };
  const { account, currency } = asked;
  const id = room.newId();
  const usual = { roundId: `r-${id}`, betId: `b-${id}`, account, currency, ...ofGrant(grant) };
  const bet = await room.money.send(
    {
      ...usual,
      transactionId: usual.betId,
      action: grant ? 'free-bet' : 'bet',
      amount: textOf(stake),
    },
    { fields: { token: asked.token, gameId: room.gameId }, tries: BET_TRIES },
  );
  if (bet.state === 'unknown') {
    await takeBack(room, { ...usual, amount: textOf(stake) });
    return { ok: false, status: 'TAKEN_BACK', balance: null };
  }
  if (grant && bet.state === 'refused' && bet.status === 'GRANT_OVER')
    room.freeRounds.end(grant.grantId);
  if (bet.state === 'refused') return { ok: false, status: bet.status, balance: bet.balance };
  const { field, times }: Turn = turn(room.random);
  const win = stake * BigInt(times);
  const paid = await room.money.send(
    { ...usual, transactionId: `w-${id}`, action: grant ? 'free-win' : 'win', amount: textOf(win) },
    { fields: {}, tries: OWED_TRIES },
  );
  const balance = paid.state === 'unknown' ? null : paid.balance;
  const { roundId } = usual;
  return {
    ok: true,
    roundId,
    field,
    times,
    stake: textOf(stake),
    win: textOf(win),
    balance,
  };
}

const ofGrant = (grant: Grant | null) => (grant ? { grantId: grant.grantId } : {});

/** One round of the money that the vendor keeps itself: nobody else is asked. */
export function playOwn(
  { own, random, newId }: Pick<Deps, 'random' | 'newId'> & { readonly own: OwnWallet },
  asked: { account: string; stake: string },
): Played {
  const { account } = asked;
  const stake = minorOf(asked.stake);
  const balance = () => textOf(own.balance(account));
  if (!stake) return { ok: false, status: 'INVALID_AMOUNT', balance: balance() };
  const { field, times }: Turn = turn(random);
  const win = stake * BigInt(times);
  if (!own.play(account, { stake, win }))
    return { ok: false, status: 'INSUFFICIENT_FUNDS', balance: balance() };
  const told = { stake: textOf(stake), win: textOf(win), balance: balance() };
  return { ok: true, roundId: `r-${newId()}`, field, times, ...told };
}

type Owed = Pick<Step, 'roundId' | 'betId' | 'account' | 'currency' | 'amount'>;

const takeBack = (room: Pick<Deps, 'money'>, owed: Owed) =>
  room.money.send(
    { ...owed, transactionId: `x-${owed.betId}`, action: 'rollback' },
    { fields: {}, tries: OWED_TRIES },
  );

/**
 * After a crash, and whenever something was left unknown: wins and rollbacks that were wanted are
 * sent again; a bet without a turn is taken back, whether it was taken or not. Answers how many
 * steps are still open.
 */
export async function recover(room: Pick<Deps, 'money' | 'record'>): Promise<number> {
  const { record } = room;
  for (const step of record.all()) {
    if (!isBet(step) && step.state === 'wanted')
      await room.money.send(step, { fields: {}, tries: OWED_TRIES });
    if (!isBet(step) || step.state === 'refused') continue;
    const ended = record.find(step.betId.replace(/^b-/, 'w-')) ?? record.find(`x-${step.betId}`);
    if (!ended) await takeBack(room, step);
  }
  return openSteps(record).length;
}

/** Steps whose end nobody knows yet. */
export const openSteps = (record: MoneyRecord): readonly Step[] =>
  record.all().filter((step) => {
    if (step.state !== 'wanted') return false;
    return !isBet(step) || record.find(`x-${step.betId}`)?.state !== 'done';
  });
