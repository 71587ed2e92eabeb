import type { MessageId, Translate } from './words.ts';

const RULE_WORDS: Readonly<Record<string, MessageId>> = {
  standard: 'tables.rules-standard',
  commission: 'tables.rules-commission',
  'no-commission': 'tables.rules-no-commission',
  european: 'tables.rules-european',
  'la-partage': 'tables.rules-la-partage',
};

/** The rules of a table in words; rules that no word is for as they are. */
export function rulesText(t: Translate, rules: string): string {
  const words = RULE_WORDS[rules];
  return words ? t(words) : rules;
}
