import { type Asset, formatAmount } from '@nokshi/money';

type InBoth = { readonly EN: string; readonly BN: string };
/** `stake` of each round in minor units. */
type Given = {
  readonly rounds: number;
  readonly stake: bigint;
  readonly asset: Asset;
  readonly expiresAt: Date;
};

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' });

/** The inbox letter about free rounds that wait for a member. */
export function grantLetter({ rounds, stake, asset, expiresAt }: Given, game: InBoth) {
  const taka = formatAmount(stake, asset);
  const until = DAY.format(expiresAt);
  return {
    title: {
      EN: `${rounds} free rounds of ${game.EN}`,
      BN: `${game.BN}-এর ${rounds}টি ফ্রি রাউন্ড`,
    },
    text: {
      EN: `${rounds} free rounds at ৳${taka} are waiting for you in ${game.EN}, until ${until}. They cost nothing, and what you win with them is yours at once. Your limits and breaks apply as always.`,
      BN: `${game.BN} গেমে ৳${taka} করে ${rounds}টি ফ্রি রাউন্ড আপনার জন্য আছে, ${until} পর্যন্ত। এতে কোনো খরচ নেই, যা জিতবেন সঙ্গে সঙ্গে আপনার। আপনার সীমা ও বিরতি আগের মতোই কার্যকর থাকে।`,
    },
  };
}
