import { toDecimal } from '@nokshi/money';

/** What the inbox says of a credited deposit; paisa. */
export function creditedWords(amount: bigint) {
  const taka = `৳${toDecimal(amount)}`;
  return {
    title: { EN: `Your deposit of ${taka} has arrived`, BN: `আপনার ${taka} জমা হয়েছে` },
    text: {
      EN: `${taka} was added to your balance. You find it in your account record.`,
      BN: `আপনার ব্যালেন্সে ${taka} যোগ হয়েছে। অ্যাকাউন্টের হিসাবে এটি দেখতে পাবেন।`,
    },
  };
}
