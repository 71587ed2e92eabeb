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

/** What the inbox says of a payment that was taken back after it was credited; paisa. */
export function takenBackWords(amount: bigint, owed: bigint) {
  const [taka, open] = [`৳${toDecimal(amount)}`, `৳${toDecimal(owed)}`];
  const rest = owed > 0n;
  return {
    title: {
      EN: `Your payment of ${taka} was taken back`,
      BN: `আপনার ${taka} পরিশোধটি ফেরত নেওয়া হয়েছে`,
    },
    text: {
      EN: rest
        ? `The provider took back a payment that had been added to your balance. Your balance did not cover all of it: ${open} is still owed. Customer service will talk to you about it.`
        : 'The provider took back a payment that had been added to your balance, so the same amount was taken from your balance.',
      BN: rest
        ? `ব্যালেন্সে যোগ হওয়া একটি পরিশোধ প্রদানকারী ফেরত নিয়েছে। ব্যালেন্সে পুরোটা ছিল না: ${open} এখনো বাকি। গ্রাহকসেবা এ বিষয়ে আপনার সঙ্গে কথা বলবে।`
        : 'ব্যালেন্সে যোগ হওয়া একটি পরিশোধ প্রদানকারী ফেরত নিয়েছে, তাই সমান টাকা আপনার ব্যালেন্স থেকে কাটা হয়েছে।',
    },
  };
}
