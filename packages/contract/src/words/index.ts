import type { Language } from '../fields.ts';
import type { RefusalCode } from '../refusals.ts';
import { refusalsBn } from './bn.ts';
import { refusalsEn } from './en.ts';

export type Facts = Readonly<Record<string, string | number | boolean>>;

const WORDS: Readonly<Record<Language, Readonly<Record<RefusalCode, string>>>> = {
  EN: refusalsEn,
  BN: refusalsBn,
};

/** Facts that bound a value; when both are the same there is one value, `exactly`. */
const BOUNDS = [
  ['min', 'max'],
  ['minimum', 'maximum'],
] as const;

/** “Between 6 and 6” is said as 6: the sentence with `exactly` takes the place of the other (V-027). */
function withExactly(facts: Facts): Facts {
  const pair = BOUNDS.find(([least, most]) => least in facts && facts[least] === facts[most]);
  if (!pair) return facts;
  const { [pair[0]]: exactly, [pair[1]]: _, ...rest } = facts;
  return { ...rest, ...(exactly !== undefined && { exactly }) };
}

/**
 * The words of a refusal for a reader, its facts filled in; sentences without their fact left out.
 */
export function refusalWords(code: RefusalCode, language: Language, facts: Facts = {}): string {
  const given = withExactly(facts);
  return WORDS[language][code]
    .split(/(?<=[.?।]) /)
    .map((sentence) => filled(sentence, given))
    .filter((sentence) => sentence !== null)
    .join(' ');
}

function filled(sentence: string, facts: Facts): string | null {
  let whole = true;
  const text = sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) whole = false;
    return fact === undefined ? '' : readable(fact);
  });
  return whole ? text : null;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
const AMOUNT = /^-?\d+\.\d{2}$/;
const DHAKA_MS = 6 * 3_600_000;

/** Amounts as `৳1,234.00`, instants as the clock in Dhaka shows them. */
function readable(fact: string | number | boolean): string {
  const text = String(fact);
  if (AMOUNT.test(text)) return `৳${text.replace(/\B(?=(\d{3})+\.)/g, ',')}`;
  if (!INSTANT.test(text)) return text;
  const local = new Date(Date.parse(text) + DHAKA_MS).toISOString();
  return local.slice(0, 16).replace('T', ' ');
}
