import type { AdjustmentWay } from '@nokshi/contract/console/adjustments.ts';
import { takaText } from '@nokshi/money';

type Adjusted = { readonly way: AdjustmentWay; readonly amount: bigint; readonly words: string };

/** The inbox letter about an adjustment, with the operator's words. */
export function adjustedWords({ way, amount, words }: Adjusted) {
  const taka = takaText(amount);
  const given = way === 'give';
  return {
    title: given
      ? { EN: `${taka} was added to your balance`, BN: `আপনার ব্যালেন্সে ${taka} যোগ হয়েছে` }
      : {
          EN: `${taka} was deducted from your balance`,
          BN: `আপনার ব্যালেন্স থেকে ${taka} কেটে নেওয়া হয়েছে`,
        },
    text: {
      EN: `We adjusted your balance by hand: “${words}”. You find it in your account record. If something is wrong, write to us.`,
      BN: `আমরা হাতে আপনার ব্যালেন্স সমন্বয় করেছি: “${words}”। লেনদেনের ইতিহাসে এটি দেখতে পাবেন। ভুল মনে হলে আমাদের লিখুন।`,
    },
  };
}
