import { REFUSALS } from '@nokshi/contract/refusals.ts';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, it } from 'vitest';
import { bengali as bn, english as en } from './all.ts';
import type { MessageId } from './en/index.ts';

const IDS = Object.keys(en) as readonly MessageId[];
const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1] ?? ''))].sort();

it('says everything in both languages', () => {
  expect(Object.keys(bn).sort()).toEqual([...IDS].sort());
  for (const id of IDS) {
    expect(en[id].trim(), id).not.toBe('');
    expect(bn[id].trim(), id).not.toBe('');
  }
});

it('uses the same figures in both languages', () => {
  for (const id of IDS) {
    const [inEnglish, inBengali] = [en[id], bn[id]].map(placeholders);
    expect(
      inBengali?.every((name) => inEnglish?.includes(name)),
      id,
    ).toBe(true);
  }
});

it('writes Bengali in its own letters', () => {
  const latinByNature: readonly MessageId[] = [
    'footer.age',
    'lobby.rtp',
    'round.card',
    'spot.roulette.low',
    'spot.roulette.high',
  ];
  for (const id of IDS) {
    const hasLetters = /\p{L}/u.test(bn[id].replace(/\{\w+\}/g, ''));
    if (hasLetters && !latinByNature.includes(id)) expect(bn[id], id).toMatch(/[\u0980-\u09ff]/);
  }
});

it('compiles every sentence', () => {
  for (const id of IDS) for (const text of [en[id], bn[id]]) compileMessage(text);
});

it('takes no name that belongs to a refusal', () => {
  expect(IDS.filter((id) => id in REFUSALS)).toEqual([]);
});

it('has the keys of the specification under their names', () => {
  const named =
    'hot_sport featured_matches leagua match hot_time sports_bet more_history max_prom lead_board ' +
    'winners send_sms sms_code not_member register_here create_account error_zalo error_whatsapp ' +
    'header_aff_text';
  const keys = named.split(' ') as MessageId[];
  expect(keys).toHaveLength(18);
  for (const key of keys) expect([en[key], bn[key]].every(Boolean), key).toBe(true);
});
