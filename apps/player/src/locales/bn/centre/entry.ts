import type { entry as en } from '../../en/centre/entry.ts';

export const entry: Readonly<Record<keyof typeof en, string>> = {
  'entry.stake': 'বাজি',
  'entry.win': 'জয়',
  'entry.refund': 'ফেরত',
  'entry.deposit': 'জমা',
  'entry.withdrawal': 'উত্তোলন',
  'entry.hold': 'আলাদা রাখা',
  'entry.release': 'ছাড়া হয়েছে',
  'entry.adjustment': 'সংশোধন',
  'entry.award': 'জ্যাকপট',
  'entry.fee': 'ফি',
  'entry.to-vendor': 'প্রোভাইডারে গেছে',
  'entry.from-vendor': 'প্রোভাইডার থেকে ফেরত',
  'entry.transfer-out': 'দলে পাঠানো',
  'entry.transfer-in': 'দল থেকে পাওয়া',
};
