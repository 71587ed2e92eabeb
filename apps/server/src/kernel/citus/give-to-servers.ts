import type { DatabaseUrls } from '../prepare-database.ts';
import { giveFunctions } from '../store/roles.ts';
import { readFacts } from './store/demands.ts';
import type { Asked } from './store/standing.ts';
import { onConnection } from './under-lock.ts';

/** Where servers have a role of their own, it alone calls what was made since the migrations. */
export async function giveToServers({ url, ownerUrl }: DatabaseUrls, owner: Asked): Promise<void> {
  if (ownerUrl === null) return;
  const { role } = await onConnection(url, readFacts);
  if (role !== (await readFacts(owner)).role) await giveFunctions(owner, role);
}
