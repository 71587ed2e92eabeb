import { toDecimal } from '@nokshi/money';

type Words = { readonly title: InBoth; readonly text: InBoth };
type InBoth = { readonly EN: string; readonly BN: string };

const taka = (amount: bigint): string => `৳${toDecimal(amount)}`;

/** What the inbox says of a withdrawal that moved on; paisa. */
export const withdrawalWords = {
  payeeAdded: (account: string): Words => ({
    title: {
      EN: `The account ${account} was added to your account`,
      BN: `আপনার অ্যাকাউন্টে ${account} যোগ হয়েছে`,
    },
    text: {
      EN: 'Withdrawals can go to it from now on, or when its rest is over. If that was not you, write to us at once and change your passwords.',
      BN: 'এখন থেকে, অথবা বিরতি শেষ হলে, এতে উত্তোলন যেতে পারে। এটি আপনি না করে থাকলে এখনই আমাদের লিখুন এবং পাসওয়ার্ড বদলান।',
    },
  }),
  paid: (amount: bigint): Words => ({
    title: {
      EN: `Your withdrawal of ${taka(amount)} was paid`,
      BN: `আপনার ${taka(amount)} উত্তোলন পরিশোধ হয়েছে`,
    },
    text: {
      EN: 'Please look at your account and say under Withdrawal whether the money has come. What is not answered in time counts as received.',
      BN: 'আপনার অ্যাকাউন্ট দেখে উত্তোলন পাতায় জানান টাকা এসেছে কি না। সময়মতো উত্তর না দিলে টাকা এসেছে বলে ধরা হবে।',
    },
  }),
  refused: (amount: bigint): Words => ({
    title: {
      EN: `Your withdrawal of ${taka(amount)} was not approved`,
      BN: `আপনার ${taka(amount)} উত্তোলন অনুমোদিত হয়নি`,
    },
    text: {
      EN: `${taka(amount)} is in your balance again. Write to us if you want to know why.`,
      BN: `${taka(amount)} আবার আপনার ব্যালেন্সে আছে। কারণ জানতে চাইলে আমাদের লিখুন।`,
    },
  }),
  counted: (amount: bigint): Words => ({
    title: {
      EN: `Your withdrawal of ${taka(amount)} counts as received`,
      BN: `আপনার ${taka(amount)} উত্তোলন এসেছে বলে ধরা হয়েছে`,
    },
    text: {
      EN: 'Nobody said otherwise in time. If something is wrong, write to us within 30 days.',
      BN: 'সময়মতো অন্য কিছু জানানো হয়নি। কিছু ভুল হলে 30 দিনের মধ্যে আমাদের লিখুন।',
    },
  }),
  refunded: (missing: bigint): Words => ({
    title: {
      EN: `${taka(missing)} of your withdrawal was given back`,
      BN: `আপনার উত্তোলনের ${taka(missing)} ফেরত দেওয়া হয়েছে`,
    },
    text: {
      EN: 'We looked at what you sent us. The amount is in your balance again.',
      BN: 'আপনার পাঠানো তথ্য আমরা দেখেছি। টাকাটা আবার আপনার ব্যালেন্সে আছে।',
    },
  }),
  upheld: (missing: bigint): Words => ({
    title: {
      EN: `Your withdrawal was paid in full`,
      BN: `আপনার উত্তোলন পুরোটাই পরিশোধ হয়েছে`,
    },
    text: {
      EN: `We looked at what you sent us, and ${taka(missing)} did go out to your account. If you think otherwise, write to us.`,
      BN: `আপনার পাঠানো তথ্য আমরা দেখেছি; ${taka(missing)} আপনার অ্যাকাউন্টে গেছে। আপনার মত ভিন্ন হলে আমাদের লিখুন।`,
    },
  }),
} as const;
