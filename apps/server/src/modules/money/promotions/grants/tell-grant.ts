import type { Language } from '@nokshi/contract/fields.ts';
import { grantText } from '@nokshi/contract/promotions/sentence.ts';
import { takaText, toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import type { PromotionsRoom } from '../room.ts';
import type { GrantRow } from '../store/grants.ts';

/** What happened to a grant that its member reads in a letter. */
export type Told =
  | 'claimable'
  | 'won'
  | 'cash'
  | 'points'
  | 'rounds'
  | 'rounds-refused'
  | 'free-bet'
  | 'began'
  | 'waits'
  | 'met'
  | 'expired'
  | 'spent'
  | 'left'
  | 'revoked';

const WORDS: Readonly<
  Record<Told, (amount: string, cash: string) => Readonly<Record<'title' | 'text', Both>>>
> = {
  claimable: (amount) => ({
    title: { EN: `${amount} wait for you`, BN: `${amount} আপনার অপেক্ষায়` },
    text: {
      EN: 'Claim it in your reward centre; the day by which to do so is shown there.',
      BN: 'পুরস্কার কেন্দ্রে গিয়ে নিন; কবে পর্যন্ত নিতে পারবেন তা সেখানে আছে।',
    },
  }),
  won: (amount) => ({
    title: { EN: `You won ${amount} in the raffle`, BN: `র‍্যাফলে আপনি ${amount} জিতেছেন` },
    text: {
      EN: 'Claim your prize in the reward centre; the day by which to do so is shown there. The page of the raffle shows how the winners were drawn.',
      BN: 'পুরস্কার কেন্দ্রে গিয়ে পুরস্কারটি নিন; কবে পর্যন্ত নিতে পারবেন তা সেখানে আছে। কীভাবে ড্র হয়েছে তা র‍্যাফলের পাতায় দেখুন।',
    },
  }),
  cash: (amount) => ({
    title: { EN: `You received ${amount}`, BN: `আপনি ${amount} পেয়েছেন` },
    text: {
      EN: 'It is in your balance. What has to be staked before you withdraw it is on the withdrawal page.',
      BN: 'টাকাটি আপনার ব্যালেন্সে আছে। তোলার আগে কত বাজি ধরতে হবে তা টাকা তোলার পাতায় দেখুন।',
    },
  }),
  points: (amount) => ({
    title: { EN: `You received ${amount}`, BN: `আপনি ${amount} পেয়েছেন` },
    text: {
      EN: 'Exchange them for goods or taka in the points shop; they never expire.',
      BN: 'পয়েন্টের দোকানে এগুলো দিয়ে পণ্য বা টাকা নিন; এর মেয়াদ শেষ হয় না।',
    },
  }),
  rounds: (amount) => ({
    title: { EN: `${amount} wait for you`, BN: `${amount} আপনার অপেক্ষায়` },
    text: {
      EN: 'Open the game to play them; the reward centre shows it, and until when. They cost nothing, and what you win with them is yours at once. Your limits and breaks apply as always.',
      BN: 'গেমটি খুললেই খেলতে পারবেন; কোন গেম ও কবে পর্যন্ত, তা পুরস্কার কেন্দ্রে আছে। এতে কোনো খরচ নেই, যা জিতবেন সঙ্গে সঙ্গে আপনার। আপনার সীমা ও বিরতি আগের মতোই কার্যকর থাকে।',
    },
  }),
  'free-bet': (amount) => ({
    title: { EN: `${amount} for you`, BN: `${amount} আপনার জন্য` },
    text: {
      EN: 'Open the game to use it; the reward centre shows until when. It costs nothing, and what it wins beyond its stake is yours at once. Your limits and breaks apply as always.',
      BN: 'গেমটি খুললেই ব্যবহার করতে পারবেন; কবে পর্যন্ত, তা পুরস্কার কেন্দ্রে আছে। এতে কোনো খরচ নেই, বাজির অঙ্কের উপরে যা জিতবেন তা সঙ্গে সঙ্গে আপনার। আপনার সীমা ও বিরতি আগের মতোই কার্যকর থাকে।',
    },
  }),
  'rounds-refused': (amount) => ({
    title: { EN: `${amount} could not be given`, BN: `${amount} দেওয়া যায়নি` },
    text: {
      EN: 'The provider of the game did not accept them. Please write to customer service.',
      BN: 'গেমের প্রোভাইডার এগুলো গ্রহণ করেনি। অনুগ্রহ করে গ্রাহক সেবায় লিখুন।',
    },
  }),
  began: (amount) => ({
    title: { EN: `Your bonus of ${amount} is active`, BN: `আপনার ${amount} বোনাস চালু হয়েছে` },
    text: {
      EN: 'Your own money is staked first, the bonus after it. Bonus details show what is still to be staked and until when. You can leave the bonus at any time and keep your own money.',
      BN: 'আগে আপনার নিজের টাকা, পরে বোনাস দিয়ে বাজি হয়। আর কত বাজি ধরতে হবে ও কবে পর্যন্ত, তা বোনাসের পাতায় আছে। যেকোনো সময় বোনাস ছেড়ে দিতে পারেন, নিজের টাকা আপনারই থাকবে।',
    },
  }),
  waits: (amount) => ({
    title: { EN: `Your bonus of ${amount} is next`, BN: `আপনার ${amount} বোনাস এর পরে চালু হবে` },
    text: {
      EN: 'One bonus is active at a time. This one begins when the one before it ends.',
      BN: 'একসঙ্গে একটি বোনাসই চালু থাকে। আগেরটি শেষ হলে এটি চালু হবে।',
    },
  }),
  met: (_, cash) => ({
    title: { EN: `Your bonus is cash now: ${cash}`, BN: `আপনার বোনাস এখন নগদ: ${cash}` },
    text: {
      EN: 'You staked what was needed. The money is in your balance.',
      BN: 'যত বাজি দরকার ছিল তা হয়েছে। টাকাটি আপনার ব্যালেন্সে আছে।',
    },
  }),
  expired: (amount) => ({
    title: { EN: `Your bonus of ${amount} expired`, BN: `আপনার ${amount} বোনাসের সময় শেষ` },
    text: {
      EN: 'Its time is over, so what was left of the bonus money is gone. Your own money is untouched.',
      BN: 'সময় শেষ হওয়ায় বোনাসের বাকি টাকা আর নেই। আপনার নিজের টাকায় কোনো বদল হয়নি।',
    },
  }),
  spent: (amount) => ({
    title: { EN: `Your bonus of ${amount} is used up`, BN: `আপনার ${amount} বোনাস শেষ হয়েছে` },
    text: {
      EN: 'Nothing of the bonus money is left, so nothing has to be staked for it any more.',
      BN: 'বোনাসের টাকা আর বাকি নেই, তাই এর জন্য আর বাজি ধরতে হবে না।',
    },
  }),
  left: (amount) => ({
    title: { EN: `You left your bonus of ${amount}`, BN: `আপনি ${amount} বোনাস ছেড়ে দিয়েছেন` },
    text: {
      EN: 'What was left of the bonus money is gone. Your own money is untouched.',
      BN: 'বোনাসের বাকি টাকা আর নেই। আপনার নিজের টাকায় কোনো বদল হয়নি।',
    },
  }),
  revoked: (amount) => ({
    title: { EN: `Your bonus of ${amount} was ended`, BN: `আপনার ${amount} বোনাস শেষ করা হয়েছে` },
    text: {
      EN: 'The reason is with the bonus in your bonus details. Your own money is untouched. You can write to customer service about it.',
      BN: 'কারণটি বোনাসের পাতায় আছে। আপনার নিজের টাকায় কোনো বদল হয়নি। এ নিয়ে গ্রাহক সেবায় লিখতে পারেন।',
    },
  }),
};

type Both = { readonly EN: string; readonly BN: string };

/** Open desks fetch campaigns, grants and their sums again. */
export const tellDesk = ({ live }: PromotionsRoom, tx: Tx): void =>
  tx.afterCommit(() => live.toDesk('promotions.read', { type: 'desk', desk: 'campaigns' }));

/** Writes the letter, and the desk hears of it; `cash` is what of a bonus became cash, in minor units. */
export async function tellGrant(
  room: PromotionsRoom,
  tx: Tx,
  {
    grant,
    what,
    cash = 0n,
  }: { readonly grant: GrantRow; readonly what: Told; readonly cash?: bigint },
): Promise<void> {
  const wordsIn = (language: Language) =>
    WORDS[what](grantText({ ...grant, amount: toDecimal(grant.amount) }, language), takaText(cash));
  const [en, bn] = [wordsIn('EN'), wordsIn('BN')];
  tellDesk(room, tx);
  await room.messaging.tell(tx, {
    memberId: grant.memberId,
    title: { EN: en.title.EN, BN: bn.title.BN },
    text: { EN: en.text.EN, BN: bn.text.BN },
  });
}
