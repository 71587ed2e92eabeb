import type { missions as en } from '../../en/centre/missions.ts';

export const missions: Readonly<Record<keyof typeof en, string>> = {
  'missions.none': 'এখন কোনো মিশন চলছে না। শুরু হলে লক্ষ্য ও পুরস্কার এখানে থাকবে।',
  'missions.played': 'আপনি যত বাজি ধরেছেন',
  'missions.played-words': 'শেষ হওয়া রাউন্ড, খতিয়ানে যেমন আছে।',
  'missions.ranks': 'সাম্প্রতিক জয়ের মধ্যে বড়গুলো',
  'missions.ranks-words': 'রাউন্ড খতিয়ানে যেমন আছে, নাম সংক্ষেপে। অবস্থানের জন্য কোনো পুরস্কার নেই।',
};
