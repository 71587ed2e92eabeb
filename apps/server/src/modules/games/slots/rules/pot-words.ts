import type { PotLevel, ProgressiveGame } from '@nokshi/house-math';
import { formatAmount } from '@nokshi/money';

/** What the winner of a pot that was drawn at its ceiling reads in the inbox. */
export function letterOf(game: ProgressiveGame, level: PotLevel, amount: bigint) {
  const pot = game.levels.find(({ id }) => id === level);
  if (!pot) throw new Error(`${game.code} has no pot ${level}`);
  const taka = formatAmount(amount);
  return {
    title: {
      EN: `You won the ${pot.name.EN.toLowerCase()} of ${game.name.EN}`,
      BN: `আপনি ${game.name.BN}-এর ${pot.name.BN} জিতেছেন`,
    },
    text: {
      EN: `The pot reached its ceiling and was drawn among all who had staked in the game since it last fell. One of your tickets was drawn: ৳${taka} are in your wallet. How it was drawn stands under Jackpots, for everybody to draw it again.`,
      BN: `ভাণ্ডারটি সর্বোচ্চ সীমায় পৌঁছেছিল, তাই শেষবার পড়ার পর থেকে যাঁরা এই গেমে বাজি ধরেছেন তাঁদের সবার মধ্যে ড্র হয়েছে। আপনার একটি টিকিট উঠেছে: ৳${taka} আপনার ওয়ালেটে আছে। কীভাবে ড্র হলো তা জ্যাকপটের পাতায় আছে; যে কেউ আবার তুলে দেখতে পারেন।`,
    },
  };
}
