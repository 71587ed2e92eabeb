import { expect, it } from 'vitest';
import { languageOf } from './language.ts';

it.each<[string | undefined, string | undefined, string]>([
  [undefined, undefined, 'EN'],
  ['BN', 'en', 'BN'],
  ['EN', 'bn-BD', 'EN'],
  ['xx', 'bn-BD,bn;q=0.9,en;q=0.8', 'BN'],
  [undefined, 'en-GB,en;q=0.9,bn;q=0.8', 'EN'],
  [undefined, 'fr, bn;q=0.1', 'BN'],
  [undefined, 'bn;q=0', 'EN'],
  [undefined, 'bn;q=zz, ;;;, *', 'EN'],
  [undefined, 'bn', 'BN'],
  [undefined, 'BN-bd, en;q=0.5', 'BN'],
  [undefined, `${'fr,'.repeat(5_000)}bn`, 'EN'],
  [undefined, 'bnx', 'EN'],
])('cookie %s and Accept-Language %s read %s', (cookie, accept, language) => {
  expect(languageOf(cookie, accept)).toBe(language);
});
