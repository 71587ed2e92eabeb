import { FAMILIES } from '@nokshi/house-math/lottery/families.ts';
import { describe, expect, it } from 'vitest';
import { chosenIn, playText, sayPlays } from './say-plays.ts';

const drawDate = '2026-11-27';

describe('files of bets', () => {
  it.each(['EN', 'BN'] as const)('name every play in words (%s)', (language) => {
    for (const { code: family, plays } of Object.values(FAMILIES))
      for (const { code: play } of plays(drawDate)) {
        const said = playText(language, { family, play });
        expect(said, `${family} ${play}`).toMatch(/\S/);
        expect(said, `${family} ${play}`).not.toMatch(/[{}#]|lottery\.|undefined|NaN/);
      }
  });

  it('say a count as its language does', () => {
    const t = sayPlays('EN');
    expect(t('lottery.kind-anywhere', { n: 1 })).toBe('One number anywhere');
    expect(t('lottery.kind-anywhere', { n: 3 })).toBe('3 numbers anywhere');
  });

  it('say what was chosen, and of a long selection its beginning', () => {
    const size = { family: 'wingo', play: 'size', drawDate, selection: '0', isWhole: true };
    expect(chosenIn('EN', size)).toBe('Big');
    expect(chosenIn('BN', size)).toBe('বড়');
    const five = { family: 'ssc', play: 'five-straight', drawDate };
    expect(chosenIn('EN', { ...five, selection: '12|0|3|4|5', isWhole: true })).toBe(
      '1st 1 2 · 2nd 0 · 3rd 3 · 4th 4 · 5th 5',
    );
    expect(chosenIn('EN', { ...five, selection: '12345 12', isWhole: false })).toBe('12345 12…');
  });
});
