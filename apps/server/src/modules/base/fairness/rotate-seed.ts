import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { forget, publicSeed } from './current-seed.ts';
import { makeSeeds, newSeed, openSeed } from './make-seeds.ts';
import { type FairnessRoom, ownerOf, ROTATED, rotationAsked } from './room.ts';
import { insertSeed, lockTurn, readPair, startTurn, transition } from './store/seed.ts';

/**
 * Ends the current seed and reveals it. The next seed takes its place with the member's client
 * seed, and a new one is committed after it. No round of the old seed can commit once this has
 * answered. Refuses fairness.round-open: the seed of an open round shows what is still hidden in it.
 * Source: domain.md 7.
 */
export async function rotateSeed(
  room: FairnessRoom,
  tx: Tx,
  input: { memberId: MemberId; clientSeed: string },
) {
  const { memberId, clientSeed } = input;
  const owner = ownerOf(room, memberId);
  await makeSeeds(room, tx, { memberId });
  await lockTurn(tx, owner);
  const open = await room.events.emit(tx, rotationAsked, memberId);
  if (open.includes(true)) throw refuse('fairness.round-open');
  const pair = await readPair(tx, owner);
  if (!pair) throw new Error(`member ${memberId} has no pair of seeds`);
  const { current, next } = pair;
  const now = room.clock.now();
  await transition(tx, owner, { id: current.id, from: 'CURRENT', to: 'REVEALED', revealedAt: now });
  await transition(tx, owner, { id: next.id, from: 'NEXT', to: 'CURRENT', clientSeed });
  await insertSeed(tx, owner, { ...newSeed(room, { clientSeed: null }), madeAt: now });
  await startTurn(tx, owner, next.id);
  tx.afterCommit(() => {
    forget(room, memberId);
    room.bus.publish(ROTATED, { memberId });
  });
  return {
    ...(await publicSeed(room, tx, { memberId })),
    revealed: { serverSeed: openSeed(room, current), commitment: current.commitment },
  };
}
