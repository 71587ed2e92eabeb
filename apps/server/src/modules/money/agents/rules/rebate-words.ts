import { takaText } from '@nokshi/money';

/** To the agent, with the money. */
export function rebateWords({ day, amount }: { readonly day: string; readonly amount: bigint }) {
  const money = takaText(amount);
  return {
    title: { EN: `Team rebate of ${day}: ${money}`, BN: `${day}-এর দলের রিবেট: ${money}` },
    text: {
      EN: 'For what your team staked in games with a prize base. It is in your balance and does not have to be staked. My income in the agent centre shows what each member directly below adds.',
      BN: 'যেসব গেমে পুরস্কারের ভিত্তি আছে, সেগুলোতে আপনার দলের বাজির জন্য। টাকাটি আপনার ব্যালেন্সে যোগ হয়েছে; এতে বাজি ধরার শর্ত নেই। সরাসরি নিচের কোন সদস্য থেকে কত এসেছে তা এজেন্ট কেন্দ্রের আমার আয় পাতায় দেখুন।',
    },
  };
}

/** To a member whose base was raised. */
export const baseWords = ({ base, from }: { readonly base: number; readonly from: string }) => ({
  title: { EN: `Your prize base will be ${base}`, BN: `আপনার পুরস্কারের ভিত্তি হবে ${base}` },
  text: {
    EN: `From ${from} you can choose prizes up to this base in the lottery.`,
    BN: `${from} থেকে লটারিতে এই ভিত্তি পর্যন্ত পুরস্কার বেছে নিতে পারবেন।`,
  },
});
