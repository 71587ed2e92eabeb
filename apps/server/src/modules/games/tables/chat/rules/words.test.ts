import { describe, expect, it } from 'vitest';
import { plainWords } from '../../../../../kernel/plain-words.ts';
import { APART_MS, MANY_MS, MOST_MESSAGES, tooFast } from './pace.ts';
import { faultOf } from './words.ts';

const whyOf = (text: string, forbidden: readonly string[] = []) =>
  faultOf(plainWords(text), forbidden)?.why ?? null;

describe('what may be written at a table', () => {
  it.each([
    'Good luck everybody!',
    'I had 17, 20, 32 and 5. What a wheel',
    '17 20 32',
    'সবাইকে শুভেচ্ছা',
    'র‍্যাব, ক্ষ and ৎ are letters',
    'Won ৳12,500.00 today',
    'banker again... player next',
    'at 10.30 the table was hot',
    'I dot my i',
  ])('is what members say: %s', (text) => {
    expect(whyOf(text)).toBeNull();
  });

  it.each([
    ['empty', ''],
    ['empty', ' \u200d\n\t\u200b '],
    ['long', 'x'.repeat(141)],
    ['link', 'see https://win.example'],
    ['link', 'www win'],
    ['link', 'go to best-odds.com now'],
    ['link', 'BEST.BET'],
    ['link', 't.me/agent and wa.me/88'],
    ['link', 'bestodds dot com'],
    ['link', 'bestodds (dot) net'],
    ['contact', 'rahim@mail'],
    ['contact', 'write to @rahim_agent'],
    ['contact', 'rahim ＠ mail'],
    ['number', 'call 01712345678'],
    ['number', 'code 123456'],
    ['number', 'কল করুন ০১৭১২৩৪৫৬৭৮'],
    ['number', '017-1234 5678'],
    ['number', '0 1 7 1 2 3 4 5 6 7 8'],
    ['number', '０１７１２３'],
    ['number', '1\u200d2\u200d3\u200d4\u200d5\u200d6'],
  ])('is not %s: %s', (why, text) => {
    expect(whyOf(text)).toBe(why);
  });

  it('has none of the forbidden words, in any case and with any ending, but in the middle of others', () => {
    const forbidden = ['Agent', 'এজেন্ট', 'master key'];
    expect(whyOf('AGENTS wanted', forbidden)).toBe('word');
    expect(whyOf('ভালো এজেন্টের কাছে', forbidden)).toBe('word');
    expect(whyOf('the Master  Key', forbidden)).toBe('word');
    expect(whyOf('a reagent', forbidden)).toBeNull();
    expect(faultOf('an agent', forbidden)).toEqual({ why: 'word', word: 'Agent' });
  });

  it('is stored in one line, without what nobody sees', () => {
    expect(plainWords('  a\n\n b\u202ec\u0007 \u200b d ')).toBe('a bc d');
    expect(plainWords('র\u200d্যাব')).toBe('র\u200d্যাব');
  });
});

describe('how often a member may write', () => {
  const now = new Date('2026-11-27T06:00:00.000Z');
  const ago = (ms: number, words = 'hello') => ({ at: new Date(now.getTime() - ms), words });
  const next = { words: 'again', now };

  it('is at once, and then when some seconds have passed', () => {
    expect(tooFast([], next)).toBeNull();
    expect(tooFast([ago(APART_MS - 1)], next)).toEqual({ why: 'soon' });
    expect(tooFast([ago(APART_MS)], next)).toBeNull();
  });

  it('is so many times in ten minutes, and says when the next one is free', () => {
    const all = Array.from({ length: MOST_MESSAGES }, (_, at) => ago(APART_MS * (at + 1)));
    expect(tooFast(all, next)).toEqual({ why: 'many', minutes: 9 });
    expect(tooFast([...all.slice(0, -1), ago(MANY_MS)], next)).toBeNull();
  });

  it('is not the same twice, whatever its case', () => {
    expect(tooFast([ago(60_000, 'AGAIN')], next)).toEqual({ why: 'same' });
    expect(tooFast([ago(60_000, 'other'), ago(90_000, 'again')], next)).toBeNull();
  });
});
