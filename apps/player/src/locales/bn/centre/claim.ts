import type { claim as en } from '../../en/centre/claim.ts';

export const claim: Readonly<Record<keyof typeof en, string>> = {
  'claim.title-deposit': 'টাকা দিয়েছেন কিন্তু আসেনি?',
  'claim.title-withdrawal': 'এই উত্তোলনে কিছু ভুল আছে?',
  'claim.file-deposit': 'টাকা দিয়েছি, আসেনি',
  'claim.file-withdrawal': 'অভিযোগ করুন',
  'claim.answer-within':
    '{hours, plural, one {আমরা # ঘণ্টার মধ্যে উত্তর দিই।} other {আমরা # ঘণ্টার মধ্যে উত্তর দিই।}}',
  'claim.reference': 'পরিশোধের রেফারেন্স',
  'claim.reference-deposit': 'আপনার ব্যাংক বা প্রদানকারী যেভাবে লেখে।',
  'claim.reference-withdrawal': 'আপনার অ্যাকাউন্টে যেমন লেখা আছে, অথবা যা খুঁজেছিলেন।',
  'claim.words': 'কী হয়েছে',
  'claim.send': 'পাঠান',
  'claim.filed': 'পাঠানো হয়েছে',
  'claim.amount': 'যোগ হয়েছে',
  'claim.now-OPEN': 'আমরা খতিয়ে দেখছি, {at}-এর মধ্যে উত্তর দেব।',
  'claim.now-CREDITED': 'আপনার কথা ঠিক ছিল, টাকা হিসাবে তোলা হয়েছে।',
  'claim.now-SETTLED': 'এর মধ্যে টাকা এসে গেছে।',
  'claim.now-REFUSED': 'আমরা খতিয়ে দেখেছি, পাওয়া যায়নি।',
};
