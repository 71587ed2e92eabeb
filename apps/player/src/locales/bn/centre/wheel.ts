import type { wheel as en } from '../../en/centre/wheel.ts';

export const wheel: Readonly<Record<keyof typeof en, string>> = {
  'wheel.name': 'ভাগ্যের চাকা',
  'wheel.spin': 'চাকা ঘোরান',
  'wheel.to': 'চাকার পাতায় যান',
  'wheel.turning': 'চাকা ঘুরছে।',
  'wheel.won': 'আপনি পেয়েছেন {amount}।',
  'wheel.nothing': 'এবার কিছু ওঠেনি।',
  'wheel.left': '{perDay} বারের মধ্যে আজ আর {left} বার বাকি।',
  'wheel.free': 'ঘোরাতে কোনো খরচ নেই।',
  'wheel.SOON': 'চাকাটি এখনো চালু হয়নি।',
  'wheel.SPENT': 'এই চাকার জন্য রাখা সব টাকা দেওয়া হয়ে গেছে।',
  'wheel.ENDED': 'এই চাকার সময় শেষ।',
  'wheel.not-now': 'এখন আপনি এই চাকা ঘোরাতে পারবেন না।',
  'wheel.table': 'পুরস্কার ও সম্ভাবনা',
  'wheel.prize': 'পুরস্কার',
  'wheel.chance': 'সম্ভাবনা',
  'wheel.none': 'কিছু না',
  'wheel.mean': 'একবার ঘোরালে গড়ে {amount} পাওয়া যায়।',
  'wheel.spins': 'আপনার শেষ স্পিন',
  'wheel.check': 'যাচাই',
  'wheel.check-of': '{at}-এর স্পিন যাচাই করুন',
  'wheel.how': 'স্পিনের ফল কীভাবে হয়',
  'wheel.how-words':
    'প্রতিটি স্পিনের ফল আসে আপনার নিজের সিড ও তার পরের নম্বর থেকে, গেমের রাউন্ডের মতোই। হাউস আগেই সিডটির কমিটমেন্ট দিয়েছে; সিড প্রকাশ করলে প্রতিটি স্পিন আবার হিসাব করা যায়।',
};
