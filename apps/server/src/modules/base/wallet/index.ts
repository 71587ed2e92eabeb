import { createAccounts } from './accounts.ts';
import { askByKey } from './answer-of.ts';
import { createClosing } from './correct.ts';
import { createCommit } from './commit-batch.ts';
import { createHolding } from './holding.ts';
import { registerJobs } from './jobs.ts';
import { createLanes } from './lanes.ts';
import { measured } from './measured.ts';
import { createMemberIds } from './member-ids.ts';
import { createMonths } from './months.ts';
import { moveBetween } from './move.ts';
import { createMemberAccounts } from './open-accounts.ts';
import { postPosting } from './post.ts';
import type { Wallet } from './face.ts';
import { createBalances } from './read-balance.ts';
import { createProving } from './proof/proving.ts';
import { createReporting } from './reporting.ts';
import { createRiding } from './ride-alone.ts';
import { createRiders } from './riders.ts';
import { openRoom, type WalletDeps } from './room.ts';
import { lanesOfLedger } from './rules/lane-of.ts';
import { leaveTombstone } from './tombstone.ts';
import { transferPosting } from './transfer.ts';
import { createVendorAccounts } from './vendor-account.ts';

export type * from './face.ts';
export type * from './posting.ts';
export type { LaneLimits, WalletDeps } from './room.ts';
export { laneOfAmong } from './rules/lane-of.ts';
export { sumAgain } from './sum-entries.ts';

/** The wallet room: all accounts, entries, batches and holds. Money moves only here. */
export function createWallet(deps: WalletDeps): Wallet {
  const ledger = lanesOfLedger(deps.laneCount);
  const [accounts, months] = [createAccounts({ ...deps, ...ledger }), createMonths(deps.db)];
  const room = openRoom(deps, { accounts, months, riders: createRiders(), ...ledger });
  const commit = measured(room, createCommit(room));
  const lanes = createLanes({ ...deps.lanes, ...ledger, commit });
  const wallet: Wallet = {
    ...createProving(room),
    ...createReporting(room),
    ...createVendorAccounts(room),
    ...createHolding(room, lanes),
    start: () => months.open(deps.clock.now()),
    registerRider: (rider) => room.riders.register(rider),
    ...ledger,
    newMemberId: createMemberIds(deps.ids, ledger.laneCount, deps.lanes?.used),
    ...createMemberAccounts(room),
    ...createClosing(room),
    post: async (posting) => postPosting(room, lanes, posting),
    ...createRiding(room, lanes),
    transfer: (tx, posting) => transferPosting(room, tx, posting),
    answerOf: (tx, input) => askByKey(room, tx, input),
    move: (tx, input) => moveBetween(room, tx, input),
    tombstone: (tx, input) => leaveTombstone(room, tx, input),
    ...createBalances(room),
  };
  if (deps.jobs) registerJobs(wallet, { ...deps, jobs: deps.jobs });
  return wallet;
}
