import type { Tx } from '../../../../kernel/db.ts';
import type { HoldId } from '../../../../kernel/ids.ts';
import type { Posted, Posting, Ride } from '../posting.ts';
import type { Wallet } from '../face.ts';
import { assetOf, CONTRA, memberOf, type PlainPosting, type Step } from './act.ts';
import { digestOfInput, type Names } from './names.ts';

export const RIDER = 'model';

const rideOf = (word: 'yes' | 'no'): Ride => ({ rider: RIDER, words: [word] });

/** The wallet's posting for a plain one. */
export function postingOf(names: Names, plain: PlainPosting): Posting {
  const { purse, key, legs, input, ride, hold } = plain;
  return {
    memberId: names.member(memberOf(purse)),
    asset: assetOf(purse),
    key: names.key(key),
    digest: digestOfInput(input),
    legs: legs.map(([kind, amount], i) => ({
      kind,
      amount: BigInt(amount),
      contra: CONTRA[kind],
      // As the rooms do it: a wager's id is the key of its placement.
      reference: i === 0 ? names.key(key) : names.reference(key),
    })),
    rides: ride === 'none' ? [] : [rideOf(ride)],
    ...(hold !== undefined && { hold: names.key<HoldId>(hold) }),
  };
}

export type Place = {
  readonly wallet: Wallet;
  readonly names: Names;
  /** When the run began: expiry is counted from it. */
  readonly began: Date;
};

/** Runs one step of a story in the wallet; throws the wallet's refusal. */
export async function perform(place: Place, tx: Tx, step: Step): Promise<Posted | null> {
  const { wallet, names } = place;
  switch (step.do) {
    case 'transfer':
      return wallet.transfer(tx, postingOf(names, step));
    case 'open':
    case 'close': {
      const input = { memberId: names.member(memberOf(step.purse)), asset: assetOf(step.purse) };
      await (step.do === 'open' ? wallet.openAccounts(tx, input) : wallet.closeAccounts(tx, input));
      return null;
    }
    case 'ask':
    case 'tombstone': {
      const memberId = names.member(memberOf(step.purse));
      const input = { memberId, asset: assetOf(step.purse), key: names.key(step.key) };
      return step.do === 'ask' ? wallet.answerOf(tx, input) : wallet.tombstone(tx, input);
    }
    case 'hold': {
      const held = await wallet.hold(tx, {
        holdId: names.key<HoldId>(step.key),
        memberId: names.member(memberOf(step.purse)),
        asset: assetOf(step.purse),
        amount: BigInt(step.amount),
        reference: names.reference(step.key),
        expiresAt: step.due === null ? null : new Date(place.began.getTime() + step.due * 60_000),
      });
      names.noteHolder(step.key, memberOf(step.purse));
      return held;
    }
    case 'capture':
    case 'release': {
      const key = names.key(step.key);
      const [holdId, memberId] = [names.key<HoldId>(step.hold), names.holder(step.hold)];
      const part = { holdId, memberId, key, amount: BigInt(step.amount) };
      return step.do === 'release'
        ? wallet.release(tx, part)
        : wallet.capture(tx, { ...part, contra: 'payouts', kind: 'withdrawal' });
    }
    case 'move':
      return wallet.move(tx, {
        key: names.key(step.key),
        digest: digestOfInput(step.input),
        from: names.member(memberOf(step.purse)),
        to: names.member(memberOf(step.to)),
        asset: assetOf(step.purse),
        amount: BigInt(step.amount),
        reference: names.reference(step.key),
        kind: 'adjustment',
      });
  }
}
