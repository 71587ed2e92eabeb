import type { welcome as en } from '../en/welcome.ts';

export const welcome: Readonly<Record<keyof typeof en, string>> = {
  'welcome.title': 'স্বাগতম',
  'welcome.demo': 'এখানে ডেমো টাকায় খেলা হয়। কোনো খরচ নেই, আর এটি আসল টাকা নয়।',
  'welcome.real': 'আপনার অ্যাকাউন্ট খোলা হয়েছে। খেলায় সর্বোচ্চ কত খরচ হবে, তা আপনিই ঠিক করেন।',
  'welcome.limit-words': 'সীমা সঙ্গে সঙ্গে কার্যকর হয়। বাড়াতে এক দিন লাগে।',
  'welcome.limit-set': '{period} জমার সীমা:',
  'welcome.limit-later': '“আমার অ্যাকাউন্ট” থেকে যেকোনো সময় সীমা ঠিক করতে পারবেন।',
  'welcome.games': 'আপনার প্রথম গেম',
  'welcome.money': '{amount} ডেমো টাকা নিন',
  'welcome.money-there': 'আপনার ব্যালেন্স:',
};
