import type { nav as en } from '../en/nav.ts';

export const nav: Readonly<Record<keyof typeof en, string>> = {
  'nav.label': 'প্রধান মেনু',
  'nav.thumb': 'দ্রুত মেনু',
  'nav.home': 'হোম',
  'nav.games': 'গেম',
  'nav.makers': '{category}: প্রোভাইডার',
  'nav.more': 'আরও',
  'nav.me': 'আমি',
};
