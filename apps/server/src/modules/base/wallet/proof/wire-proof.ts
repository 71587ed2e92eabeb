import { createHash } from 'node:crypto';
import type { Proof } from '@nokshi/contract/console/wallet.ts';
import { toWire } from '../../../../kernel/ids.ts';
import type { PublishedPage } from './proving-face.ts';
import type { ProofRow } from '../store/proof-rows.ts';
import type { Heads } from '../store/proofs.ts';
import type { PublishedDay } from '../store/published-heads.ts';

/** A proof whose server has been silent for this long is over. */
const SILENT_MS = 15_000;

/** The proof on the wire; one that died with its server is shown as failed. */
export function proofOf(row: ProofRow, now: Date): Proof {
  const seen = (row.seenAt ?? row.startedAt).getTime();
  const dead = row.state === 'running' && now.getTime() - seen > SILENT_MS;
  const state = dead ? 'failed' : row.state;
  const { step, steps, doing: check } = row;
  return {
    id: toWire('prf', row.id),
    scope: row.scope,
    state,
    askedBy: row.askedBy,
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    tookMs: row.tookMs,
    entries: row.entries.toString(),
    batches: row.batches.toString(),
    accounts: row.accounts.toString(),
    differences: row.differences,
    examples: [...row.examples],
    progress: state === 'running' ? { step, steps, check } : null,
  };
}

export const headsOf = (heads: Heads) =>
  heads.map(({ lane, batch, hash }) => ({
    lane,
    batch: batch.toString(),
    hash: hash.toString('hex'),
  }));

type PublishedDayWire = PublishedPage['rows'][number];

/** A day's heads, with one hash over all of them: short enough to be printed (docs/money.md). */
export function publishedOf({ day, at, heads }: PublishedDay): PublishedDayWire {
  const lanes = heads.map(({ lane, batch, hash, accounts, accountsHash }) => ({
    lane,
    batch: batch.toString(),
    hash: hash.toString('hex'),
    accounts,
    accountsHash: accountsHash.toString('hex'),
  }));
  const lines = lanes.map(
    (l) => `${l.lane} ${l.batch} ${l.hash} ${l.accounts} ${l.accountsHash}\n`,
  );
  const seal = createHash('sha256').update(lines.join('')).digest('hex');
  return { day, publishedAt: at.toISOString(), seal, lanes };
}
