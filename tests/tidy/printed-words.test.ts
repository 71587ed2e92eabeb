import { expect, test } from 'vitest';
import { WORDS } from '../../apps/server/src/modules/oversight/records/exports/words.ts';
import { entry as bnEntry } from '../../apps/player/src/locales/bn/centre/entry.ts';
import { records as bnRecords } from '../../apps/player/src/locales/bn/centre/records.ts';
import { entry as enEntry } from '../../apps/player/src/locales/en/centre/entry.ts';
import { records as enRecords } from '../../apps/player/src/locales/en/centre/records.ts';

const PAGES = {
  EN: { entry: enEntry, records: enRecords },
  BN: { entry: bnEntry, records: bnRecords },
} as const;

test.each(['EN', 'BN'] as const)('a printed record says what its page says: %s', (language) => {
  const { entry, state, end, column } = WORDS[language];
  const page: Readonly<Record<string, string>> = {
    ...PAGES[language].entry,
    ...PAGES[language].records,
  };
  for (const [kind, words] of Object.entries(entry))
    expect(page[`entry.${kind}`] ?? words).toBe(words);
  for (const [name, words] of Object.entries(state))
    expect(page[`records.state-${name}`]).toBe(words);
  for (const [name, words] of Object.entries(end)) expect(page[`records.end-${name}`]).toBe(words);
  expect([column.stake, column.payout, column.result, column.after]).toEqual([
    page['records.stakes'],
    page['records.payouts'],
    page['records.net'],
    page['records.after'],
  ]);
});
