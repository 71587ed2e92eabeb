import { toDecimal } from '@nokshi/money';
import type { Live } from '../../../kernel/work.ts';
import type { PostedListener } from './posting.ts';

/** Shows a new balance on the member's open pages as soon as its batch is durable. */
export const pushBalances =
  (live: Pick<Live, 'toMember'>): PostedListener =>
  (items) => {
    for (const { memberId, asset, balance, version } of items) {
      const sumBalance = toDecimal(balance, asset);
      live.toMember(memberId, { type: 'balance', sumBalance, version: `${version}` });
    }
  };
