import type { boards as en } from '../../en/centre/boards.ts';

export const boards: Readonly<Record<keyof typeof en, string>> = {
  'boards.see': 'কত দূর এগিয়েছেন দেখুন',
  'boards.title': 'লিডারবোর্ড',
  'boards.which': 'লিডারবোর্ড',
  'boards.state-LIVE': 'চলছে',
  'boards.live':
    '{at} পর্যন্ত। নিজের টাকার নিষ্পত্তি হওয়া বাজি গোনা হয়; সমান হলে যিনি আগে, তিনি উপরে। নাম সংক্ষেপে।',
  'boards.ended': '{at}-এ শেষ হয়েছে। শেষ বাজিগুলোর ফল হলে চূড়ান্ত তালিকা দেখা যাবে।',
  'boards.frozen': 'তালিকা চূড়ান্ত। {at} থেকে পুরস্কার দেওয়া হবে।',
  'boards.paid': 'তালিকা চূড়ান্ত, পুরস্কার দেওয়া হয়েছে।',
  'boards.void': 'এই লিডারবোর্ড বাতিল, পুরস্কার নেই: {reason}',
  'boards.void-closed': 'শেষ হওয়ার আগেই লিডারবোর্ডটি বন্ধ হয়েছে, পুরস্কার নেই।',
  'boards.own': 'আপনি {place} নম্বরে, {score}',
  'boards.own-gap': '{place} নম্বরের চেয়ে {gap} পিছিয়ে',
  'boards.own-none': 'আপনার কোনো বাজি এখানে এখনো গোনা হয়নি।',
  'boards.own-bets': 'স্থান পেতে {least}টি বাজি লাগে, আপনার হয়েছে {bets}টি।',
  'boards.own-unlisted': 'এই তালিকায় আপনার স্থান নেই।',
  'boards.bets': '{count, plural, other {#টি বাজি}}',
  'boards.prize': 'পুরস্কার',
  'boards.nobody': 'এখনো কেউ স্থান পাননি।',
  'boards.hash': 'তালিকা যাচাই করুন',
  'boards.hash-words':
    'তালিকা চূড়ান্ত হওয়ার সময় এই SHA-256 প্রকাশ করা হয়েছে। প্রতিটি অ্যাকাউন্টের নিজের চিহ্ন এতে আছে, তাই পরে কাউকে বদলানো যায় না।',
  'boards.check': 'এখানেই হিসাব করুন',
  'boards.fits': 'যা প্রকাশ করা হয়েছিল তালিকাটি ঠিক তাই।',
  'boards.fits-not': 'যা প্রকাশ করা হয়েছিল তালিকাটি তা নয়। গ্রাহক সেবায় জানান।',
};
