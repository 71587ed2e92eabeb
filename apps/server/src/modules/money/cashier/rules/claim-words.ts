import { toDecimal } from '@nokshi/money';

/** What the inbox says of a claim that was answered. */
export const claimWords = {
  credited(amount: bigint) {
    const taka = `৳${toDecimal(amount)}`;
    return {
      title: { EN: `We found your payment of ${taka}`, BN: `আপনার ${taka} পরিশোধ পাওয়া গেছে` },
      text: {
        EN: `You claimed that a deposit had not come. We found ${taka} of it and booked it.`,
        BN: `আপনি জানিয়েছিলেন একটি জমা আসেনি। আমরা তার ${taka} খুঁজে পেয়ে হিসাবে তুলেছি।`,
      },
    };
  },
  given(amount: bigint) {
    const taka = `৳${toDecimal(amount)}`;
    return {
      title: { EN: `Your complaint: ${taka} was added`, BN: `আপনার অভিযোগ: ${taka} যোগ হয়েছে` },
      text: {
        EN: `You complained about a withdrawal. ${taka} was added to your balance for it. The withdrawal itself stays as it is.`,
        BN: `আপনি একটি উত্তোলন নিয়ে অভিযোগ করেছিলেন। এর জন্য ব্যালেন্সে ${taka} যোগ হয়েছে। উত্তোলনটি যেমন ছিল তেমনই থাকে।`,
      },
    };
  },
  refused: (answer: string) => ({
    title: { EN: 'Your claim was answered', BN: 'আপনার দাবির উত্তর দেওয়া হয়েছে' },
    text: { EN: answer, BN: answer },
  }),
};
