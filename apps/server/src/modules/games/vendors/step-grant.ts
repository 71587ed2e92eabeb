import { toWire } from '../../../kernel/ids.ts';
import type { Tx } from '../../../kernel/db.ts';
import { callVendor } from './call-vendor.ts';
import type { VendorsRoom } from './room.ts';
import { AT_ONCE, CLAIM_MS } from './step-transfer.ts';
import { grantLetter } from './rules/grant-letter.ts';
import { stateOfGrant, turnOf } from './rules/grant-states.ts';
import { writeSum } from './rules/sums.ts';
import { type Heard, nextStep, pauseMs, type Step } from './rules/transfer-step.ts';
import {
  claimGrant,
  dueGrants,
  type GrantOf,
  type GrantRow,
  noteGrantStep,
} from './store/grants.ts';
import { transition } from './transition.ts';

/** Notifies vendors of grants that they have not confirmed, and of those taken back. */
export async function stepDueGrants(room: VendorsRoom): Promise<void> {
  const grants = await room.db.read((tx) => dueGrants(tx, room.clock.now(), AT_ONCE));
  for (const due of grants) await stepGrant(room, due);
}

async function stepGrant(room: VendorsRoom, due: GrantOf): Promise<void> {
  const now = room.clock.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  const grant = await room.db.tx((tx) => claimGrant(tx, due, { now, until }));
  if (!grant || (grant.state !== 'ASKED' && grant.state !== 'TAKING')) return;
  const from = grant.state;
  // Once the grant has expired there is nothing left to confirm.
  const isLate = stateOfGrant(grant, now) === 'EXPIRED';
  const ageMs = now.getTime() - grant.createdAt.getTime();
  const step = from === 'TAKING' ? 'cancel' : nextStep({ ...grant, ageMs });
  const heard = isLate ? 'CANCELLED' : await askGrant(room, grant, step);
  const to = turnOf(from, heard);
  const at = room.clock.now();
  if (to) return room.db.tx((tx) => turned(room, tx, { grant, turn: { to, heard, at } }));
  const nextAt = new Date(at.getTime() + pauseMs(grant.tries + 1, heard));
  await room.db.tx((tx) => noteGrantStep(tx, grant, { heard, at, nextAt }));
  if (heard === 'UNKNOWN' && step === 'query') await stepGrant(room, due);
}

/** Notifies the member once the vendor has the rounds: before that they cannot be played. */
async function turned(
  room: VendorsRoom,
  tx: Tx,
  { grant, turn }: { grant: GrantRow; turn: Parameters<typeof transition>[2] },
): Promise<void> {
  const isTurned = await transition(tx, grant, turn);
  const game = room.catalogue.find(grant.gameId);
  if (!isTurned || turn.to !== 'OPEN' || !game) return;
  await room.messaging.tell(tx, { memberId: grant.memberId, ...grantLetter(grant, game.name) });
}

/** One call to the vendor, outside every transaction. docs/vendors.md */
async function askGrant(room: VendorsRoom, grant: GrantRow, step: Step): Promise<Heard> {
  const { grantId, vendor, memberId, gameId, asset, rounds, stake, expiresAt } = grant;
  const profile = room.profiles.find(vendor);
  if (!profile?.points.freeRoundsUrl) return 'LOST';
  const call = step === 'move' ? 'grant' : step;
  const said = await callVendor(room, profile, {
    url: new URL(`${profile.points.freeRoundsUrl}/${call}`),
    body: {
      grantId: toWire('frg', grantId),
      account: toWire('mbr', memberId),
      gameId,
      currency: asset,
      rounds,
      stake: writeSum(stake, asset, profile.points.decimals),
      expiresAt: expiresAt.toISOString(),
    },
  });
  return !said || said.status === 'OK' ? 'LOST' : said.status;
}
