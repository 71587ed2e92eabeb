import { standingOf } from './citus/standing.ts';
import { onConnection, underLock } from './citus/under-lock.ts';
import type { DatabaseUrls } from './prepare-database.ts';
import { StartRefusal } from './start-refusal.ts';
import { askLaneCount, hasAccounts, makeLanes } from './store/lanes.ts';

/**
 * Gives a new house the lanes that it was told to have; none wanted leaves it as it is. Called after
 * the migrations, and before anybody has an account.
 * @throws StartRefusal when another number is wanted than an older house has
 */
export async function settleLanes(urls: DatabaseUrls, wanted: number | null): Promise<void> {
  if (wanted === null) return;
  const lanes = await onConnection(urls.url, askLaneCount);
  if (lanes === wanted) return;
  await underLock(urls, async (owner) => {
    const now = await askLaneCount(owner);
    // Another server was quicker.
    if (now === wanted) return;
    const isNew = !(await hasAccounts(owner)) && (await standingOf(owner)) !== 'distributed';
    if (!isNew || wanted < now)
      throw new StartRefusal(
        `This house has ${now} lanes and LANES_OF_HOUSE is ${wanted}: the number is chosen before ` +
          `the first start and never changes. Set it to ${now}, or leave it out.`,
      );
    await makeLanes(owner, wanted);
  });
}
