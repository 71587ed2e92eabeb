export const gift = {
  'gift.visitor': 'অ্যাকাউন্ট খুলুন আর দেখুন আপনার জন্য কী আছে।',
  'gift.member': 'আমাদের সঙ্গে থাকার জন্য ধন্যবাদ। দেখুন আপনার জন্য কী আছে।',
  'gift.more': 'কী আছে দেখুন',
  'envelope-popup.title': 'আপনার জন্য একটি লাল খাম',
  'envelope-popup.words':
    'যাঁরা আগে খুলবেন, সেই প্রথম {shares} জনের মধ্যে {pool} ভাগ হবে, কার ভাগে কত তা ভাগ্যে। আর {left}টি ভাগ বাকি।',
  'envelope-popup.go': 'খামটি দেখুন',
};
