import type { terms as english } from '../en/terms.ts';

export const terms: Record<keyof typeof english, string> = {
  'terms.none': 'এই লেখাটি এখনো প্রকাশ করা হয়নি।',
  'terms.edition': 'সংস্করণ {edition}',
  'terms.since': 'যে সময় থেকে কার্যকর:',
  'terms.editions': 'সব সংস্করণ',
};
