import type { breaks as en } from '../../en/centre/breaks.ts';

export const breaks: Readonly<Record<keyof typeof en, string>> = {
  'breaks.until': 'এটি শেষ হবে {at}।',
  'breaks.how-long': 'কত দিন',
  'breaks.days': '{days, plural, other {# দিন}}',
  'breaks.months': '{months} মাস',
  'breaks.time-out': 'সাময়িক বিরতি',
  'breaks.time-out-words': 'খেলা ও জমা সঙ্গে সঙ্গে বন্ধ হয়, আর সময় শেষে নিজে থেকে আবার খোলে।',
  'breaks.time-out-do': 'বিরতি শুরু করুন',
  'breaks.time-out-sure': '{length} খেলা ও জমা বন্ধ থাকবে। এই সময় কমানো যায় না।',
  'breaks.exclude': 'নিজেকে বিরত রাখা',
  'breaks.exclude-words':
    'কয়েক মাস খেলা ও জমা বন্ধ থাকে এবং আপনার অন্য সব সেশন সঙ্গে সঙ্গে শেষ হয়। এটি ফেরানো বা কমানো যায় না। তবু অ্যাকাউন্ট দেখতে ও রাউন্ড যাচাই করতে পারবেন।',
  'breaks.exclude-word': 'বিরত',
  'breaks.exclude-type': 'এগোতে লিখুন: {word}',
  'breaks.exclude-do': 'আমাকে {months} মাস বিরত রাখুন',
};
