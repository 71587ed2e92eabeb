import type { AdjustmentWay } from '@nokshi/contract/console/adjustments.ts';
import { toDecimal } from '@nokshi/money';

type Adjusted = { readonly way: AdjustmentWay; readonly amount: bigint; readonly words: string };

/** What the inbox says of a balance that was changed by hand, with what the operator wrote. */
export function adjustedWords({ way, amount, words }: Adjusted) {
  const taka = `৳${toDecimal(amount)}`;
  const given = way === 'give';
  return {
    title: given
      ? { EN: `${taka} was added to your balance`, BN: `আপনার ব্যালেন্সে ${taka} যোগ হয়েছে` }
      : {
          EN: `${taka} was taken from your balance`,
          BN: `আপনার ব্যালেন্স থেকে ${taka} কেটে নেওয়া হয়েছে`,
        },
    text: {
      EN: `We changed your balance by hand: “${words}”. It stands in your account record. If it is not right, write to us.`,
      BN: `আমরা হাতে আপনার ব্যালেন্স বদলেছি: “${words}”। অ্যাকাউন্টের হিসাবে এটি দেখতে পাবেন। ভুল মনে হলে আমাদের লিখুন।`,
    },
  };
}
