import { toDecimal } from '@nokshi/money';

/** What the inbox says of a deposit that was sent back; paisa. */
export function returnedWords(amount: bigint) {
  const taka = `৳${toDecimal(amount)}`;
  return {
    title: { EN: `${taka} was sent back to you`, BN: `${taka} আপনাকে ফেরত পাঠানো হয়েছে` },
    text: {
      EN: 'A limit or a break of yours forbids adding it to your balance, so it went back the way it came.',
      BN: 'আপনার সীমা বা বিরতির কারণে টাকাটি ব্যালেন্সে যোগ করা যায়নি, তাই যেভাবে এসেছিল সেভাবেই ফেরত গেছে।',
    },
  };
}

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
