import { Refusal } from '../../../../kernel/refusal.ts';
import type { Posted } from '../posting.ts';
import type { Expected } from './plain-wallet.ts';

/** The wallet's answer: a posting, nothing (null), or the error it threw. */
export type Got = Posted | null | Error;

/** How the answer differs from the expected one; null when it does not. */
export function judge(expected: Expected, got: Got): string | null {
  const difference = differs(expected, got);
  return (
    difference && `expected ${describeExpected(expected)}, got ${describeGot(got)}: ${difference}`
  );
}

function differs(expected: Expected, got: Got): string | null {
  if (expected.says === 'refused')
    return got instanceof Refusal && got.code === expected.code ? null : 'another refusal';
  if (expected.says === 'nothing') return got === null ? null : 'an answer';
  if (got === null || got instanceof Error) return 'no answer';
  const { first } = expected;
  if (got.outcome !== expected.says) return 'the outcome';
  const isOpenEnded = first.isCapture && got.outcome === 'repeated';
  if (!isOpenEnded && got.balance !== BigInt(first.balance)) return 'the balance';
  if (!isOpenEnded && got.version !== BigInt(first.version)) return 'the version';
  const seen = { batch: got.batch, at: got.at.getTime() };
  first.seen ??= seen;
  if (first.seen.batch !== seen.batch || first.seen.at !== seen.at) return 'the batch or its time';
  return null;
}

function describeExpected(expected: Expected): string {
  if (expected.says === 'refused') return expected.code;
  if (expected.says === 'nothing') return 'nothing';
  const { balance, version, seen } = expected.first;
  return `${expected.says} ${balance} at ${version}${seen ? ` in batch ${seen.batch}` : ''}`;
}

function describeGot(got: Got): string {
  if (got === null) return 'nothing';
  if (got instanceof Error) return got instanceof Refusal ? got.code : `a fault (${got.message})`;
  return `${got.outcome} ${got.balance} at ${got.version} in batch ${got.batch}`;
}
