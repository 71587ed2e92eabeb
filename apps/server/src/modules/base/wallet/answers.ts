import type { RefusalCode } from '@nokshi/contract';
import { REFUSALS } from '@nokshi/contract';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Posted } from './posting.ts';
import type { Item } from './item.ts';
import type { EachAnswer } from './store/post-each.ts';

/** Translates an answer of the exact path for the caller: what was posted, or what to throw. */
export function answerOf(item: Item, answer: EachAnswer): Posted | Error {
  const { status, batch, at } = answer;
  if (status === 'reused') return refuse('wallet.key-reused');
  if (status === 'tombstone') return refuse('wallet.key-expired');
  if (status === 'refused') return refusalOf(answer);
  if (status === 'fault') return new Error(`posting ${item.key}: ${answer.code} ${answer.facts}`);
  const { balance, seq: version } = answer;
  return { outcome: status, balance, version, lane: item.lane, batch, at };
}

function refusalOf({ code, facts }: EachAnswer): Error {
  if (!code || !(code in REFUSALS)) return new Error(`a rider refused without a code: ${code}`);
  return new Refusal(code as RefusalCode, facts ? { value: JSON.parse(facts) } : {});
}
