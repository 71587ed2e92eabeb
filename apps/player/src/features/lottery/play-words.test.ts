import { i18n } from '@lingui/core';
import { FAMILIES } from '@nokshi/house-math/lottery/families.ts';
import { stakesOf } from '@nokshi/house-math/lottery/play.ts';
import { readSelection, writeSelection } from '@nokshi/house-math/lottery/selection-text.ts';
import { describe, expect, it } from 'vitest';
import { messages as bn } from '../../locales/bn/lottery/index.ts';
import { messages as en } from '../../locales/en/lottery/index.ts';
import type { Translate } from '../../lib/words.ts';
import { exampleOf } from './examples.ts';
import { groupOf, playNames } from '@nokshi/contract/plays/names.ts';
import { chosenText } from '@nokshi/contract/plays/selection.ts';

const DRAW_DATE = '2026-11-27';
const ALL = Object.values(FAMILIES).flatMap(({ code, plays }) =>
  plays(DRAW_DATE).map((play) => ({ family: code, play })),
);

/** Words of a language; a message that it does not have fails the test. */
function wordsOf(locale: string, messages: Readonly<Record<string, string>>): Translate {
  return (id, values) => {
    expect(messages, id).toHaveProperty([id]);
    i18n.loadAndActivate({ locale, messages });
    return i18n._(id, values);
  };
}

describe.each([
  ['EN', wordsOf('en', en)],
  ['BN', wordsOf('bn', bn)],
] as const)('in %s', (language, t) => {
  it('every play has a name, a sentence, and words for all that it can win', () => {
    for (const { family, play } of ALL) {
      const names = playNames(t, family);
      const said = [
        names.play(play.code),
        names.short(play.code),
        names.about(play.code),
        names.group(groupOf(play.code, family)),
        ...play.prizes.map(({ code }) => names.prize(play.code, code)),
      ];
      for (const words of said) {
        expect(words, play.code).not.toMatch(/lottery\.|undefined|\{|NaN/);
        expect(words).not.toBe(play.code);
        expect(words).not.toBe('');
      }
      if (language === 'BN') expect(names.about(play.code)).toMatch(/[\u0980-\u09ff]/);
    }
  });

  it('no two plays of a family have the same name', () => {
    for (const { code, plays } of Object.values(FAMILIES)) {
      const said = plays(DRAW_DATE).map((play) => playNames(t, code).play(play.code));
      expect(new Set(said).size, code).toBe(said.length);
    }
  });

  it('every answer that can be chosen has words of its own', () => {
    for (const { family, play } of ALL) {
      if (play.kind !== 'options') continue;
      const names = playNames(t, family);
      const said = play.prizes.map(({ code }) => names.option(play.code, code));
      expect(new Set(said).size, play.code).toBe(said.length);
    }
  });

  it('what an example chose is said in words', () => {
    for (const { family, play } of ALL) {
      const selection = exampleOf(family, DRAW_DATE, play.code)?.selection;
      if (!selection) throw new Error(`no example of ${play.code}`);
      const bet = { family, play: play.code, drawDate: DRAW_DATE, isWhole: true };
      const said = chosenText(t, bet, writeSelection(selection));
      expect(said).not.toMatch(/lottery\.|undefined/);
    }
  });
});

it('the example of every play is a bet that it has, and wins', () => {
  for (const { family, play } of ALL) {
    const example = exampleOf(family, DRAW_DATE, play.code);
    if (!example) throw new Error(`no example of ${family} ${play.code}`);
    const { selection, numbers } = example;
    expect(play.accepts(selection), `${family} ${play.code}`).toBe(true);
    expect(stakesOf(play, selection)).toBeGreaterThan(0);
    const hits = play.hits(selection, numbers);
    expect(Math.max(...hits), `${family} ${play.code}`).toBeGreaterThan(0);
    expect(readSelection(play.kind, writeSelection(selection))).not.toBeNull();
  }
});
