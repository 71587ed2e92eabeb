import { takaText } from '@nokshi/money';

/** The inbox letter about an answered claim. */
export const claimWords = {
  credited(amount: bigint) {
    const taka = takaText(amount);
    return {
      title: { EN: `We found your payment of ${taka}`, BN: `আপনার ${taka} পেমেন্ট পাওয়া গেছে` },
      text: {
        EN: `You reported that a deposit had not arrived. We found ${taka} of it and credited it to your balance.`,
        BN: `আপনি জানিয়েছিলেন একটি জমা আসেনি। আমরা তার ${taka} খুঁজে পেয়েছি, টাকা আপনার ব্যালেন্সে যোগ হয়েছে।`,
      },
    };
  },
  given(amount: bigint) {
    const taka = takaText(amount);
    return {
      title: { EN: `Your complaint: ${taka} was credited`, BN: `আপনার অভিযোগ: ${taka} যোগ হয়েছে` },
      text: {
        EN: `You complained about a withdrawal. ${taka} was credited to your balance for it. The withdrawal itself stays as it is.`,
        BN: `আপনি একটি উত্তোলন নিয়ে অভিযোগ করেছিলেন। এর জন্য ব্যালেন্সে ${taka} যোগ হয়েছে। উত্তোলনটি যেমন ছিল তেমনই থাকে।`,
      },
    };
  },
  refused: (answer: string) => ({
    title: { EN: 'Your claim was answered', BN: 'আপনার দাবির উত্তর দেওয়া হয়েছে' },
    text: { EN: answer, BN: answer },
  }),
};
