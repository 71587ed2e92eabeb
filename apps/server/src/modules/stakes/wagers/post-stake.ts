import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Leg, Posted, Posting } from '../../base/wallet/index.ts';
import type { WagersDeps } from './room.ts';
import { type Split, splitStake } from './rules/purses.ts';

type Of = { readonly memberId: MemberId; readonly asset: Asset; readonly stake: bigint };

/** How often cash and bonus money are read again, while the member plays on elsewhere. */
const MOST_TRIES = 3;

/**
 * Posts a stake that is of cash alone; of who lacks the cash, and has bonus money, cash first and bonus
 * money second, in one commit that finds the cash as it was read. Refuses what the posting refuses,
 * edge.busy when the cash changed each time. Domain.md 9.
 */
export async function postStake(
  room: WagersDeps,
  of: Of,
  make: (split: Split) => Posting,
): Promise<Posted> {
  const whole = make({ cash: of.stake, bonus: 0n });
  try {
    return await room.wallet.post(whole);
  } catch (err) {
    if (whole.hold || !mayUseBonus(of, err)) throw err;
    for (let tries = 1; ; tries += 1) {
      const split = await room.db.read((tx) => splitOf(room, tx, of));
      if (!split?.bonus && tries === 1) throw err;
      if (!split) throw refuse('wallet.insufficient');
      try {
        return await room.wallet.post(make(split));
      } catch (again) {
        if (tries === MOST_TRIES || !isRefused(again, 'edge.busy')) throw again;
      }
    }
  }
}

/** The same in a story, whose cash cannot change once its lane is locked. */
export async function transferStake(
  room: WagersDeps,
  tx: Tx,
  { make, ...of }: Of & { make: (split: Split) => Posting },
): Promise<Posted> {
  try {
    return await room.wallet.transfer(tx, make({ cash: of.stake, bonus: 0n }));
  } catch (err) {
    const split = mayUseBonus(of, err) && (await splitOf(room, tx, of));
    if (!split || split.bonus === 0n) throw err;
    return room.wallet.transfer(tx, make(split));
  }
}

const isRefused = (err: unknown, code: Refusal['code']): boolean =>
  err instanceof Refusal && err.code === code;

const mayUseBonus = ({ asset }: Of, err: unknown): boolean =>
  asset === 'BDT' && isRefused(err, 'wallet.insufficient');

const splitOf = async (room: WagersDeps, tx: Tx, { memberId, asset, stake }: Of) =>
  splitStake(stake, await room.wallet.balance(tx, { memberId, asset }));

/** Money to or from a member, before it is known from which purse. */
export type Flow = Omit<Leg, 'purse'>;

/**
 * The legs of what a stake takes and a round pays: of the cash first. `takes` are below zero and come
 * out of the cash as far as it goes; `pays` are split already.
 */
export function legsOfSplit(
  { cash: has }: Split,
  takes: readonly Flow[],
  pays: { readonly cash: readonly Flow[]; readonly bonus: readonly Flow[] },
): Leg[] {
  let left = has;
  const [cash, bonus]: [Leg[], Leg[]] = [[], []];
  for (const flow of takes) {
    const part = -flow.amount < left ? -flow.amount : left;
    left -= part;
    // A stake of nothing keeps its entry.
    if (part > 0n || flow.amount === 0n) cash.push({ ...flow, amount: -part });
    if (part < -flow.amount) bonus.push({ ...flow, amount: flow.amount + part, purse: 'bonus' });
  }
  return [
    ...cash,
    ...pays.cash,
    ...bonus,
    ...pays.bonus.map((flow): Leg => ({ ...flow, purse: 'bonus' })),
  ];
}
