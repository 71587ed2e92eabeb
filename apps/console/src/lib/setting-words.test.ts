import { expect, it } from 'vitest';
import type { RegionsSetting } from '@nokshi/contract/console/site-settings.ts';
import { settingChanges } from '@nokshi/contract/setting-changes.ts';
import { en } from '../locales/en/console.ts';
import { countryPart, FLAG_WORDS } from './setting-words.ts';

it('names every module flag that has words', () => {
  const named = Object.keys(en).flatMap((id) => /^flag\.(\w+)$/.exec(id)?.[1] ?? []);
  expect(Object.keys(FLAG_WORDS).toSorted()).toEqual(named.toSorted());
});

it('names every part of a country, and nothing that is none', () => {
  const country = {
    countryCode: 'NP',
    dialingCode: '+977',
    name: { EN: 'Nepal', BN: 'নেপাল' },
    languages: ['EN'],
    merchantCode: 'himal',
    host: 'np.example.com',
  } satisfies RegionsSetting['countries'][number];
  const changed = settingChanges({ countries: [] }, { countries: [country] });
  const named = changed.map(({ field }) => countryPart(field)?.part).filter(Boolean);
  expect(named).toHaveLength(changed.length);
  expect(countryPart('homeCountry')).toBeUndefined();
});
