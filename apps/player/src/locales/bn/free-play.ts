export const freePlay = {
  'free-play.title': 'ফ্রি খেলা',
  'free-play.do': 'ফ্রি খেলুন',
  'free-play.what':
    'একই গেম 10,000\u00a0FUN দিয়ে খেলবেন। FUN শুধু ডেমো টাকা: এটি কেনা যায় না, টাকা হিসেবে জেতা বা তোলা যায় না।',
  'free-play.ends':
    'এক দিন পরে, অনেকক্ষণ কিছু না করলে বা লগ আউট করলে ফ্রি খেলা শেষ হয়। এর কিছুই আসল অ্যাকাউন্টে যায় না।',
  'free-play.until': 'এই ফ্রি খেলা শেষ হবে {at}-এর মধ্যে।',
  'free-play.agree': 'আমার বয়স কমপক্ষে {age} বছর।',
  'free-play.agree-needed': 'অনুগ্রহ করে আপনার বয়স নিশ্চিত করুন।',
  'free-play.begin': 'ফ্রি খেলা শুরু করুন',
  'free-play.closed': 'এই মুহূর্তে ফ্রি খেলা বন্ধ আছে।',
  'free-play.register': 'আসল অ্যাকাউন্ট খুলুন',
  'free-play.end': 'ফ্রি খেলা শেষ করুন',
} as const;
