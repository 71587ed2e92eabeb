import type { VendorMoved } from '@nokshi/contract/vendor/seamless.ts';
import { ASSETS, type Asset } from '@nokshi/money';
import { fromWire, type MemberId } from '../../../kernel/ids.ts';
import type { Profile } from './profiles.ts';

const isPlayed = (currency: string): currency is Asset => currency in ASSETS && currency !== 'PTS';

/** The account that a call without a token names; null when the form is wrong. */
export function accountOf(given: {
  readonly account: string;
  readonly currency: string;
}): { readonly memberId: MemberId; readonly asset: Asset } | null {
  const memberId = fromWire('mbr', given.account);
  return memberId && isPlayed(given.currency) ? { memberId, asset: given.currency } : null;
}

/** There is no account to store this answer for. */
export function unknownAccount(
  { points }: Profile,
  given: { readonly account: string; readonly currency: string; readonly transactionId: string },
): VendorMoved {
  const status = isPlayed(given.currency) ? 'PLAYER_UNKNOWN' : 'WRONG_CURRENCY';
  return {
    status: points.words[status] ?? status,
    transactionId: given.transactionId,
    account: null,
    currency: null,
    balance: null,
    repeated: false,
  };
}
