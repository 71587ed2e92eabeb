import type { transfer as en } from '../../en/centre/transfer.ts';

export const transfer: Readonly<Record<keyof typeof en, string>> = {
  'transfer.to': 'এই অ্যাকাউন্টে টাকা পাঠান',
  'transfer.bank': 'ব্যাংক',
  'transfer.holder': 'অ্যাকাউন্টের মালিক',
  'transfer.account': 'অ্যাকাউন্ট নম্বর',
  'transfer.code': 'রেফারেন্সের ঘরে এই কোডটি লিখুন',
  'transfer.copy': 'কপি করুন',
  'transfer.copied': 'কোড কপি হয়েছে।',
  'transfer.not-copied': 'কপি করা যায়নি। কোডটি লিখে রাখুন।',
  'transfer.told':
    '{at}-এ আপনি {reference} রেফারেন্সে টাকা দেওয়ার কথা জানিয়েছেন। ব্যাংক স্টেটমেন্টে এলেই ব্যালেন্সে যোগ হবে।',
  'transfer.reference': 'আপনার ট্রান্সফারের রেফারেন্স',
  'transfer.reference-hint': 'আপনার ব্যাংকে যেমন দেখা যায়। এতে টাকাটি খুঁজে পেতে সুবিধা হয়।',
  'transfer.proofs': 'ছবি',
  'transfer.proofs-hint': 'ঐচ্ছিক।',
  'transfer.proofs-kinds':
    'সর্বোচ্চ {most}টি ছবি, PNG বা JPEG। বড় ছবি পাঠানোর আগে নিজে থেকেই ছোট করা হয়।',
  'transfer.proofs-most': 'সর্বোচ্চ {most}টি ছবি দেওয়া যায়। বাকিগুলো নেওয়া হয়নি।',
  'transfer.proof': 'ছবি {number}',
  'transfer.proof-away': 'ছবি {number} সরান',
  'transfer.proof-choose': 'ছবি যোগ করুন',
  'transfer.tell': 'আমি টাকা দিয়েছি',
};
