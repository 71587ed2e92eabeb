type Words = { readonly title: InBoth; readonly text: InBoth };
type InBoth = { readonly EN: string; readonly BN: string };

/** The inbox letter about a review; `by` is a business day. */
export const reviewWords = {
  held: (by: string): Words => ({
    title: {
      EN: 'Your withdrawals are under review',
      BN: 'আপনার উত্তোলনগুলো পর্যালোচনায় আছে',
    },
    text: {
      EN: `Before we pay out we review your account, by ${by} at the latest. Your money stays yours, and nothing is deducted from it. If you want to tell us something, write to us under Feedback or in the chat.`,
      BN: `টাকা পাঠানোর আগে আমরা আপনার অ্যাকাউন্ট দেখে নিচ্ছি। সর্বশেষ ${by} তারিখের মধ্যে দেখা হবে। আপনার টাকা আপনারই থাকছে, সেখান থেকে কিছুই নেওয়া হয়নি। কিছু জানাতে চাইলে মতামত পাতায় বা চ্যাটে আমাদের লিখুন।`,
    },
  }),
  released: (): Words => ({
    title: {
      EN: 'The review of your withdrawals is over',
      BN: 'আপনার উত্তোলনের পর্যালোচনা শেষ হয়েছে',
    },
    text: {
      EN: 'Your withdrawals continue from where they were. Thank you for your patience.',
      BN: 'আপনার উত্তোলনগুলো যেখানে ছিল সেখান থেকে এগোচ্ছে। ধৈর্যের জন্য ধন্যবাদ।',
    },
  }),
} as const;
