import type { missions as en } from '../../en/centre/missions.ts';

export const missions: Readonly<Record<keyof typeof en, string>> = {
  'missions.windows': 'সময় অনুযায়ী মিশন',
  'missions.window-day': 'দৈনিক',
  'missions.window-week': 'সাপ্তাহিক',
  'missions.window-once': 'একবার',
  'missions.none': 'এখানে এখন কোনো মিশন চলছে না',
  'missions.none-words': 'মিশন শুরু হলে লক্ষ্য ও পুরস্কার এখানে দেখা যাবে।',
  'missions.until': '{at} পর্যন্ত',
  'missions.progress': '{target}-এর মধ্যে {done}',
  'missions.claim': 'নিন',
  'missions.claimed': 'নেওয়া হয়েছে',
  'missions.claimed-done': '{amount} নেওয়া হয়েছে।',
  'missions.ranks': 'সবচেয়ে বেশি খেলা',
  'missions.gone': 'সব পুরস্কার অন্যরা নিয়ে নিয়েছেন',
  'missions.ranks-words': 'মিশনে যা গোনা হয়, এই সময়ে তার হিসাবে; নাম সংক্ষেপে। স্থানের জন্য কোনো পুরস্কার নেই।',
  'missions.ranks-none': 'এই সময়ে এখনো কোনো খেলা নেই।',
  'missions.you': 'আপনি',
  'missions.waiting': '{count, plural, other {#টি মিশনের পুরস্কার নেওয়া বাকি}}',
};
