import type { footer as en } from '../en/footer.ts';

export const footer: Readonly<Record<keyof typeof en, string>> = {
  'footer.links': 'আরও পাতা',
  'footer.information': 'তথ্য',
  'footer.topic-deposit': 'জমা',
  'footer.topic-withdrawal': 'উত্তোলন',
  'footer.topic-fairness': 'রাউন্ড যাচাই কীভাবে হয়',
  'footer.topic-limits': 'দায়িত্বশীল খেলা',
  'footer.topic-contact': 'যোগাযোগ',
  'footer.licence': 'লাইসেন্স: {licence}',
  'footer.limits': 'সীমা ও বিরতি',
  'footer.age': '{age}+',
  'footer.age-words': 'জুয়া বোঝা হয়ে উঠতে পারে। খেলার আগে সীমা ঠিক করুন, আর যখন দরকার বিরতি নিন।',
  'footer.demo': 'এটি ডেমো টাকার একটি প্রদর্শনী: এখানে আসল টাকা জমা দেওয়া বা তোলা যায় না।',
};
