import {
  distributeFunction,
  distributePosting,
  functionsToDistribute,
  functionsToPlanEachTime,
  planEachTime,
  postingToDistribute,
} from './store/functions.ts';
import { makeLaneHere } from './store/lane-here.ts';
import type { Asked } from './store/standing.ts';
import {
  distributeTable,
  giveIdentity,
  keyWithLane,
  makeLaneInteger,
  manageTable,
  tablesToDistribute,
  tablesToManage,
} from './store/tables.ts';

/** One line of progress. */
export type Say = (line: string) => void;

/**
 * Puts on shards what a migration added to a house whose lanes are distributed: tables with a lane,
 * and functions. Does nothing where all of it is there. As the owner, in the migrations' transaction.
 */
export async function distributeNew(owner: Asked, say: Say): Promise<void> {
  await distributeTables(owner, say);
  await distributeFunctions(owner, say);
}

async function distributeTables(owner: Asked, say: Say): Promise<void> {
  for (const table of await tablesToDistribute(owner)) {
    await makeLaneInteger(owner, table);
    if (table === 'vendors_transaction') await keyWithLane(owner);
    await giveIdentity(owner, table);
    await distributeTable(owner, table);
    say(`table ${table} is on the shards of its lanes`);
  }
  for (const table of await tablesToManage(owner)) {
    await manageTable(owner, table);
    say(`table ${table} makes stories two-phase`);
  }
}

/** How many were not as they have to be. */
export async function distributeFunctions(owner: Asked, say: Say): Promise<number> {
  await makeLaneHere(owner);
  const added = await functionsToDistribute(owner);
  for (const name of added) await distributeFunction(owner, name);
  if (added.length > 0) say(`functions handed to every node: ${added.length}`);
  const posting = await postingToDistribute(owner);
  for (const name of posting) await distributePosting(owner, name);
  if (posting.length > 0) say(`functions that run where their lane is: ${posting.length}`);
  const generic = await functionsToPlanEachTime(owner);
  for (const name of generic) await planEachTime(owner, name);
  if (generic.length > 0) say(`functions planned for the lane of each call: ${generic.length}`);
  return added.length + posting.length + generic.length;
}
