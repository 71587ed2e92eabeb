import type { envelope as en } from '../../en/centre/envelope.ts';

export const envelope: Readonly<Record<keyof typeof en, string>> = {
  'envelope.name': 'লাল খাম',
  'envelope.open': 'খাম খুলুন',
  'envelope.mine': 'আপনার ভাগ',
  'envelope.mine-place': '{shares} জনের মধ্যে আপনি {place} নম্বরে খুলেছেন।',
  'envelope.left': '{shares}টির মধ্যে {left}টি ভাগ বাকি',
  'envelope.holds': 'খামে আছে',
  'envelope.chance': 'কার ভাগে কত পড়বে তা ভাগ্যের ব্যাপার। আগে বা পরে খুললে কমবেশি হয় না।',
  'envelope.empty': 'সব ভাগ খোলা হয়ে গেছে।',
  'envelope.ended': 'এই খামের সময় শেষ।',
  'envelope.ended-left': '{left}টি ভাগ কেউ খোলেননি।',
  'envelope.soon': 'খামটি এখনো খোলেনি।',
  'envelope.not-now': 'এখন আপনি এই খাম খুলতে পারবেন না।',
  'envelope.list': 'খোলা ভাগ',
  'envelope.list-none': 'এখনো কেউ খোলেননি।',
  'envelope.list-last': '{opened}টির মধ্যে শেষ {count}টি।',
  'envelope.you': 'আপনি',
  'envelope.place': '{place} নম্বর',
  'envelope.how': 'ভাগ কীভাবে হয়',
  'envelope.how-words':
    'সব ভাগ আসে একটি গোপন সংখ্যা থেকে। খাম খোলার আগেই নিচের কমিটমেন্ট দিয়ে তা ঠিক করা ছিল, আর খাম শেষ হলে সংখ্যাটি প্রকাশ করা হয়। তখন যে কেউ প্রতিটি ভাগ আবার হিসাব করে দেখতে পারেন।',
  'envelope.terminal': 'কমিটমেন্ট',
  'envelope.check': 'ভাগ যাচাই করুন',
};
