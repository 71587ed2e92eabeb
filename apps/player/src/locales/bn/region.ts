import type { region as en } from '../en/region.ts';

export const region: Readonly<Record<keyof typeof en, string>> = {
  'region.title': 'আপনি কোথায় আছেন?',
  'region.words': 'আপনার সংযোগ থেকে দেশ বোঝা যায়নি। দেশ ও ভাষা বেছে নিন।',
  'region.country': 'দেশ',
  'region.language': 'ভাষা',
  'region.go': 'এগিয়ে যান',
};
