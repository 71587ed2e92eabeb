import { KEEP_DAYS, type LevelCause } from '@nokshi/contract/vip.ts';
import { takaText } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { levelIn } from './levels.ts';
import { vipTerms } from './store/terms.ts';
import type { VipRoom } from './room.ts';
import { needsOf } from './rules/table.ts';

type Move = {
  readonly memberId: MemberId;
  readonly from: number;
  readonly to: number;
  readonly cause: LevelCause;
};

/** A letter about a new level; a step down says that nothing is lost and how the level comes back. */
export async function tellMove(room: VipRoom, tx: Tx, move: Move): Promise<void> {
  const { terms } = await vipTerms.now(tx);
  const { name, note } = levelIn(terms.levels, move.to);
  const { keep } = needsOf(terms);
  const letter =
    move.to > move.from
      ? upWords(name, note)
      : downWords(name, takaText(keep[move.from - 1] ?? 0n));
  await room.messaging.tell(tx, { memberId: move.memberId, ...letter });
}

type Both = { readonly EN: string; readonly BN: string };

const upWords = (name: Both, note: Both) => ({
  title: { EN: `You are ${name.EN} now`, BN: `আপনি এখন ${name.BN}` },
  text: {
    EN: `Your VIP level is ${name.EN}. What it brings is on your VIP page. ${note.EN}`.trim(),
    BN: `আপনার ভিআইপি স্তর এখন ${name.BN}। এতে কী পাচ্ছেন তা ভিআইপি পাতায় আছে। ${note.BN}`.trim(),
  },
});

const downWords = (name: Both, back: string) => ({
  title: { EN: `Your VIP level is ${name.EN}`, BN: `আপনার ভিআইপি স্তর ${name.BN}` },
  text: {
    EN: `Your balance, bonuses and points are as they were. The level before comes back when you stake ${back} within ${KEEP_DAYS} days, if you like.`,
    BN: `আপনার ব্যালেন্স, বোনাস ও পয়েন্ট আগের মতোই আছে। চাইলে ${KEEP_DAYS} দিনে ${back} বাজি ধরলে আগের স্তর ফিরে পাবেন।`,
  },
});
