import { expect, it } from 'vitest';
import { LANGUAGE_NAMES } from './language.ts';

/** Checklist C-048. */
it('are called as they call themselves, English and Bengali among them', () => {
  expect(Object.keys(LANGUAGE_NAMES)).toEqual(['CN', 'EN', 'VI', 'JA', 'TH', 'TY', 'BN']);
  expect(LANGUAGE_NAMES.EN).toBe('English');
  expect(LANGUAGE_NAMES.BN).toBe('বাংলা');
  expect(new Set(Object.values(LANGUAGE_NAMES)).size).toBe(7);
});
