import { expect, it } from 'vitest';
import { settingChanges } from './setting-changes.ts';

const BD = { countryCode: 'BD', dialingCode: '+880', name: { EN: 'Bangladesh', BN: 'বাংলাদেশ' } };
const LK = { countryCode: 'LK', dialingCode: '+94', name: { EN: 'Sri Lanka', BN: 'শ্রীলঙ্কা' } };

it('names each field that differs, and none that is equal', () => {
  const before = { name: { EN: 'Nokshi', BN: 'নকশি' }, languages: ['EN', 'BN'], minimumAge: 18 };
  const after = { name: { EN: 'Nokshi', BN: 'নকশি গেমস' }, languages: ['BN'], minimumAge: 18 };
  expect(settingChanges(before, before)).toEqual([]);
  expect(settingChanges(before, after)).toEqual([
    { field: 'name.BN', from: 'নকশি', to: 'নকশি গেমস' },
    { field: 'languages', from: 'EN, BN', to: 'BN' },
  ]);
});

it('identifies a field of a form by its name, and notices a changed order', () => {
  const [line, email] = [
    { field: 'line', enabled: false, ownPattern: null },
    { field: 'email', enabled: true, ownPattern: null },
  ];
  expect(settingChanges({ fields: [line, email] }, { fields: [email, line] })).toEqual([
    { field: 'fields', from: 'line, email', to: 'email, line' },
  ]);
  const shown = { ...line, enabled: true, ownPattern: '[a-z]+' };
  expect(settingChanges({ fields: [line, email] }, { fields: [shown, email] })).toEqual([
    { field: 'fields.line.enabled', from: 'false', to: 'true' },
    { field: 'fields.line.ownPattern', from: '', to: '[a-z]+' },
  ]);
});

it('identifies a country by its code at any position', () => {
  expect(settingChanges({ countries: [BD, LK] }, { countries: [LK, BD] })).toEqual([]);
  const gone = settingChanges({ countries: [BD, LK] }, { countries: [BD] });
  expect(gone.map(({ field, to }) => [field, to])).toEqual([
    ['countries.LK.countryCode', ''],
    ['countries.LK.dialingCode', ''],
    ['countries.LK.name.EN', ''],
    ['countries.LK.name.BN', ''],
  ]);
});
