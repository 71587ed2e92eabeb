import type { net as en } from '../../en/centre/net.ts';

export const net: Readonly<Record<keyof typeof en, string>> = {
  'net.lost': 'এই সময়ে খেলায় আপনার ক্ষতি',
  'net.won': 'এই সময়ে খেলায় আপনার লাভ',
  'net.even': 'এই সময়ে খেলায় আপনার ফল',
  'net.how': 'আপনাকে যা দেওয়া হয়েছে তা থেকে আপনার বাজি বাদ দিয়ে।',
  'net.deposited': 'জমা',
  'net.withdrawn': 'উত্তোলন',
  'net.deposits': 'নিট জমা',
  'net.by-day': 'দিন অনুযায়ী',
  'net.by-product': 'খেলা অনুযায়ী',
  'net.product': 'খেলা',
  'net.plot': '{from} থেকে {to} পর্যন্ত খেলার {days} দিনের ফল, মোট {net}।',
  'net.none': 'অন্য দিন বেছে নিন, অথবা খেলার পরে আবার দেখুন।',
  'net.gain': 'লাভ',
  'net.loss': 'ক্ষতি',
  'net.day': 'দিন',
  'net.as-table': 'প্রতিদিনের হিসাব',
};
