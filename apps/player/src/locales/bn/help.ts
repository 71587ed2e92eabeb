import type { help as en } from '../en/help.ts';

export const help: Readonly<Record<keyof typeof en, string>> = {
  'help.none': 'এখনো কোনো সাহায্যের বিষয় নেই।',
  'help.start': 'শুরুর কথা',
  'help.money': 'টাকা',
  'help.play': 'খেলা',
  'help.safety': 'নিজের নিয়ন্ত্রণে থাকা',
  'help.chat': 'গ্রাহক সেবায় লিখুন',
  'help.contact': 'গ্রাহক সেবা',
  'help.not-found': 'যা খুঁজছিলেন তা পাননি?',
};
