import type { missions as en } from '../../en/centre/missions.ts';

export const missions: Readonly<Record<keyof typeof en, string>> = {
  'missions.none': 'এখন কোনো মিশন চলছে না। শুরু হলে লক্ষ্য ও পুরস্কার এখানে দেখা যাবে।',
  'missions.played': 'আপনার মোট বাজি',
  'missions.played-words': 'নিষ্পন্ন রাউন্ড, খতিয়ান অনুযায়ী।',
  'missions.ranks': 'সাম্প্রতিক জয়ের মধ্যে বড়গুলো',
  'missions.ranks-words': 'খতিয়ান থেকে নেওয়া রাউন্ড, নাম সংক্ষেপে। অবস্থানের জন্য কোনো পুরস্কার নেই।',
};
