import type { memberBase as en } from '../en/member-base.ts';

export const memberBase: Readonly<Record<keyof typeof en, string>> = {
  'base.title': 'পুরস্কারের ভিত্তি',
  'base.words':
    'এই সদস্যের লটারির বাজিতে পুরস্কারের সর্বোচ্চ ভিত্তি। উপরের এজেন্টের ভিত্তির সঙ্গে পার্থক্যটুকু ওই এজেন্টের দলের রিবেট।',
  'base.today': 'আজ',
  'base.usual': '{base}, সাধারণ ভিত্তি',
  'base.of-upline': 'ঠিক করেন',
  'base.raise': 'পুরস্কারের ভিত্তি বাড়ান',
  'base.title-of': '{username} সদস্যের পুরস্কারের ভিত্তি বাড়াবেন?',
  'base.act-words':
    'আরেকজন পরিচালক এটি অনুমোদন করবেন। অনুমোদনের পরের দিন থেকে কার্যকর হবে, পরে আর কমানো যাবে না। আগে ধরা বাজি আগের মতোই থাকবে।',
  'base.new': 'নতুন পুরস্কারের ভিত্তি',
  'base.done': '{username} সদস্যের পুরস্কারের ভিত্তি আগামীকাল থেকে বেড়েছে।',
  'base.waits': 'এটি কার্যকর হলে আবার বাড়ানো যাবে।',
  'base.col-base': 'ভিত্তি',
  'base.col-since': 'যেদিন থেকে',
  'base.col-by': 'ঠিক করেছেন',
};
