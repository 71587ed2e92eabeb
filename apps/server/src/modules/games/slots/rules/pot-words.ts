import type { PotLevel, ProgressiveGame } from '@nokshi/house-math';
import { formatAmount } from '@nokshi/money';

type InBoth = { readonly EN: string; readonly BN: string };

/** Separate from the names in a game's data, which are part of its rules hash. */
export const POT_NAMES: Readonly<Record<PotLevel, InBoth>> = {
  grand: { EN: 'Grand jackpot', BN: 'গ্র্যান্ড জ্যাকপট' },
  great: { EN: 'Major jackpot', BN: 'মেজর জ্যাকপট' },
  small: { EN: 'Mini jackpot', BN: 'মিনি জ্যাকপট' },
};

/** The inbox letter to the winner of a pot that was drawn at its ceiling. */
export function letterOf(game: ProgressiveGame, level: PotLevel, amount: bigint) {
  const name = POT_NAMES[level];
  const taka = formatAmount(amount);
  return {
    title: {
      EN: `You won the ${name.EN.toLowerCase()} of ${game.name.EN}`,
      BN: `আপনি ${game.name.BN}-এর ${name.BN} জিতেছেন`,
    },
    text: {
      EN: `The jackpot reached its ceiling and was drawn among all who had staked in the game since it was last won. One of your tickets was drawn: ৳${taka} is in your wallet. The draw is listed under Jackpots, where anyone can repeat it.`,
      BN: `জ্যাকপটটি সর্বোচ্চ সীমায় পৌঁছেছিল, তাই শেষবার জেতার পর থেকে যাঁরা এই গেমে বাজি ধরেছেন তাঁদের সবার মধ্যে ড্র হয়েছে। আপনার একটি টিকিট উঠেছে: ৳${taka} আপনার ওয়ালেটে আছে। ড্রটি জ্যাকপটের পাতায় আছে; যে কেউ আবার করে দেখতে পারেন।`,
    },
  };
}
