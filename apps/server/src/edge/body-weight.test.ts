import { describe, expect, it } from 'vitest';
import { Refusal } from '../kernel/refusal.ts';
import { createBodyWeight } from './body-weight.ts';

/** What is said of a text that arrives in pieces of one byte and of many. */
const said = (text: string, most: number) => {
  const answers = [1, 7, text.length].map((size) => {
    const weigh = createBodyWeight(most);
    try {
      for (let at = 0; at < text.length; at += size) weigh(Buffer.from(text.slice(at, at + size)));
      return 'taken';
    } catch (err) {
      return err instanceof Refusal ? err.code : err;
    }
  });
  expect(new Set(answers).size).toBe(1);
  return answers[0];
};

describe('the weight of a body', () => {
  it('is what stands outside of its strings, with their quotes', () => {
    expect(said('{"file":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}', 7)).toBe('taken');
    expect(said('{"file":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}', 6)).toBe('edge.too-large');
    expect(said('[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]', 20)).toBe('edge.too-large');
    expect(said('["","","","","","","","","",""]', 20)).toBe('edge.too-large');
  });

  it('knows where a string ends: escaped quotes and backslashes are within it', () => {
    expect(said(String.raw`{"a":"[[[[\"[[[[[[[[[[["}`, 7)).toBe('taken');
    expect(said(String.raw`{"a":"\\",[[[[[[[[[[[[[[`, 12)).toBe('edge.too-large');
  });
});
