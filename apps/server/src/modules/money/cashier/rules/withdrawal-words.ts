import { takaText as taka } from '@nokshi/money';

type Words = { readonly title: InBoth; readonly text: InBoth };
type InBoth = { readonly EN: string; readonly BN: string };

/** The inbox letter about a withdrawal that changed its state; paisa. */
export const withdrawalWords = {
  payeeAdded: (account: string): Words => ({
    title: {
      EN: `The account ${account} was added to your account`,
      BN: `আপনার অ্যাকাউন্টে ${account} যোগ হয়েছে`,
    },
    text: {
      EN: 'You can withdraw to it from now on, or when its waiting time is over. If this was not you, write to us at once and change your passwords.',
      BN: 'এখন থেকে, অথবা অপেক্ষার সময় শেষ হলে, এতে টাকা তোলা যাবে। আপনি এটি না করে থাকলে এখনই আমাদের লিখুন এবং পাসওয়ার্ড বদলান।',
    },
  }),
  paid: (amount: bigint): Words => ({
    title: {
      EN: `Your withdrawal of ${taka(amount)} was paid`,
      BN: `আপনার ${taka(amount)} উত্তোলন পরিশোধ হয়েছে`,
    },
    text: {
      EN: 'Please check your account and tell us under Withdrawal whether the money has arrived. Without an answer in time it counts as received.',
      BN: 'আপনার অ্যাকাউন্ট দেখে উত্তোলন পাতায় জানান টাকা পৌঁছেছে কি না। সময়মতো উত্তর না দিলে টাকা পৌঁছেছে বলে ধরা হবে।',
    },
  }),
  refused: (amount: bigint): Words => ({
    title: {
      EN: `Your withdrawal of ${taka(amount)} was not approved`,
      BN: `আপনার ${taka(amount)} উত্তোলন অনুমোদন হয়নি`,
    },
    text: {
      EN: `${taka(amount)} is back in your balance. Write to us if you want to know why.`,
      BN: `${taka(amount)} আবার আপনার ব্যালেন্সে যোগ হয়েছে। কারণ জানতে চাইলে আমাদের লিখুন।`,
    },
  }),
  counted: (amount: bigint): Words => ({
    title: {
      EN: `Your withdrawal of ${taka(amount)} counts as received`,
      BN: `আপনার ${taka(amount)} উত্তোলন পৌঁছেছে বলে ধরা হয়েছে`,
    },
    text: {
      EN: 'There was no answer in time. If something is wrong, write to us within 30 days.',
      BN: 'সময়ের মধ্যে উত্তর আসেনি। কিছু ভুল হলে 30 দিনের মধ্যে আমাদের লিখুন।',
    },
  }),
  refunded: (missing: bigint): Words => ({
    title: {
      EN: `${taka(missing)} of your withdrawal was refunded`,
      BN: `আপনার উত্তোলনের ${taka(missing)} ফেরত দেওয়া হয়েছে`,
    },
    text: {
      EN: 'We checked what you sent us. The amount is back in your balance.',
      BN: 'আপনার পাঠানো তথ্য আমরা দেখেছি। টাকাটা আবার আপনার ব্যালেন্সে যোগ হয়েছে।',
    },
  }),
  upheld: (missing: bigint): Words => ({
    title: {
      EN: `Your withdrawal was paid in full`,
      BN: `আপনার উত্তোলন পুরোটাই পরিশোধ হয়েছে`,
    },
    text: {
      EN: `We checked what you sent us, and ${taka(missing)} was paid to your account. If you disagree, write to us.`,
      BN: `আপনার পাঠানো তথ্য আমরা দেখেছি; ${taka(missing)} আপনার অ্যাকাউন্টে পাঠানো হয়েছে। আপনার মত ভিন্ন হলে আমাদের লিখুন।`,
    },
  }),
} as const;
