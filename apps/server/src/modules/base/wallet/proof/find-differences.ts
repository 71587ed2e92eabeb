import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, Tx } from '../../../../kernel/db.ts';
import { SEEN_AGAIN } from '../store/checks.ts';
import {
  checksOf,
  type Difference,
  type Extent,
  type Found,
  MOST_EXAMPLES,
  runCheck,
} from '../store/proofs.ts';

/** Together longer than a machine that breaks off in a commit takes to finish it. */
const READ_AGAIN_MS = [1_000, 2_000, 4_000];

export type Search = {
  readonly extent: Extent;
  /** Called before each check. */
  onCheck(name: string): void;
  /** Called before a check is asked again; ends the search by what it throws. */
  throwIfCancelled(): void;
  /** For what has to be seen again after these pauses: a snapshot shows the same for ever. */
  readonly beside: Pick<Db, 'read'>;
  readonly readAgainMs?: readonly number[] | undefined;
};

/** The differences of a part of the ledger: how many, and the first 50. */
export async function findDifferences(tx: Tx, search: Search): Promise<Found> {
  const { extent, onCheck } = search;
  let total = 0;
  const examples: Difference[] = [];
  for (const name of checksOf(extent.scope, extent.part)) {
    onCheck(name);
    const first = await runCheck(tx, extent, name);
    const found = SEEN_AGAIN.has(name) ? await seenAgain(first, search, name) : first;
    total += found.total;
    examples.push(...found.examples);
  }
  return { total, examples: examples.slice(0, MOST_EXAMPLES) };
}

async function seenAgain(first: Found, search: Search, name: string): Promise<Found> {
  const { extent, throwIfCancelled, beside, readAgainMs = READ_AGAIN_MS } = search;
  let { examples } = first;
  for (const pause of readAgainMs) {
    if (examples.length === 0) break;
    await sleep(pause);
    throwIfCancelled();
    const now = await beside.read((tx) => runCheck(tx, extent, name));
    const before = new Set(examples.map(({ where }) => where));
    examples = now.examples.filter(({ where }) => before.has(where));
  }
  return { total: examples.length, examples };
}
