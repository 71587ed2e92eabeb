import { takaText } from '@nokshi/money';
import type { DepositNote } from '@nokshi/contract/player/cashier.ts';

/** The inbox letter about a returned deposit, by why it was not credited; paisa. */
export function returnedWords(amount: bigint, why: DepositNote | null) {
  const taka = takaText(amount);
  const isLimits = why === 'limits' || why === null;
  return {
    title: { EN: `${taka} was returned to you`, BN: `${taka} আপনাকে ফেরত পাঠানো হয়েছে` },
    text: isLimits
      ? {
          EN: 'One of your limits or breaks did not allow us to credit it to your balance, so we returned it the way it came.',
          BN: 'আপনার সীমা বা বিরতির কারণে টাকাটি ব্যালেন্সে যোগ করা যায়নি, তাই যেভাবে এসেছিল সেভাবেই ফেরত পাঠানো হয়েছে।',
        }
      : {
          EN: 'It did not belong to a deposit that we could credit, so we returned it the way it came.',
          BN: 'যে জমায় যোগ করা যায় এমন কোনো জমার সঙ্গে এটি মেলেনি, তাই যেভাবে এসেছিল সেভাবেই ফেরত পাঠানো হয়েছে।',
        },
  };
}

/** The inbox letter about a credited deposit; paisa. */
export function creditedWords(amount: bigint) {
  const taka = takaText(amount);
  return {
    title: { EN: `Your deposit of ${taka} has arrived`, BN: `আপনার ${taka} জমা সফল হয়েছে` },
    text: {
      EN: `${taka} was credited to your balance. You find it in your account record.`,
      BN: `আপনার ব্যালেন্সে ${taka} যোগ হয়েছে। লেনদেনের ইতিহাসে এটি দেখতে পাবেন।`,
    },
  };
}

/** The inbox letter about a payment reversed after it was credited; paisa. */
export function takenBackWords(amount: bigint, owed: bigint) {
  const [taka, open] = [takaText(amount), takaText(owed)];
  const rest = owed > 0n;
  return {
    title: {
      EN: `Your payment of ${taka} was reversed`,
      BN: `আপনার ${taka} পেমেন্ট ফেরত নেওয়া হয়েছে`,
    },
    text: {
      EN: rest
        ? `The payment provider reversed a payment that had been credited to your balance. Your balance did not cover all of it: ${open} is still owed. Customer service will contact you about it.`
        : 'The payment provider reversed a payment that had been credited to your balance, so the same amount was deducted from your balance.',
      BN: rest
        ? `ব্যালেন্সে যোগ হওয়া একটি পেমেন্ট পেমেন্ট গেটওয়ে ফেরত নিয়েছে। ব্যালেন্সে পুরোটা ছিল না: ${open} এখনো বাকি। গ্রাহক সেবা এ বিষয়ে আপনার সঙ্গে যোগাযোগ করবে।`
        : 'ব্যালেন্সে যোগ হওয়া একটি পেমেন্ট পেমেন্ট গেটওয়ে ফেরত নিয়েছে, তাই সমান টাকা আপনার ব্যালেন্স থেকে কেটে নেওয়া হয়েছে।',
    },
  };
}
