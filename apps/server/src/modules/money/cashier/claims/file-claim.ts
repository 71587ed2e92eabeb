import type { Input, Output } from '@nokshi/contract';
import type { Claim, claimsRoutes } from '@nokshi/contract/player/claims.ts';
import type { Story } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { type ForWhom, forMember } from '../../../../kernel/for-whom.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { drawProofs } from '../draw-proofs.ts';
import type { CashierRoom } from '../room.ts';
import { MOST_CLAIMS } from '../rules/claim-policy.ts';
import { claimStates } from '../rules/claim-states.ts';
import { type ClaimId, claimsAbout, insertClaim } from '../store/claims.ts';
import { addPictures } from '../store/transfers.ts';
import { subjectOf } from './about.ts';
import { announceClaim } from './answer.ts';
import { hoursToAnswer } from './terms.ts';
import { wireClaim } from './wire.ts';

type Wish = Input<typeof claimsRoutes.file>;
type Asked = { readonly memberId: MemberId; readonly wish: Wish };

/**
 * A member claims that a paid deposit did not arrive, or complains about a withdrawal. Refuses:
 * media.*, cashier.claim-about-nothing, cashier.claim-open, cashier.claim-closed. Source: domain.md
 * 11, checklist S-055, S-056, V-061 to V-064.
 */
export async function fileClaim(
  room: CashierRoom,
  { memberId, wish, who = forMember(memberId) }: Asked & { readonly who?: ForWhom },
): Promise<Story<Claim>> {
  await room.db.read((tx) => checkOpen(room, tx, { memberId, wish, lock: false }));
  const pictures = await drawProofs(room, { who, proofs: wish.proofs });
  return (tx) => write(room, tx, { memberId, wish, pictures });
}

/** What the claim is about, while one may be filed. */
async function checkOpen(
  room: CashierRoom,
  tx: Tx,
  { memberId, wish, lock }: Asked & { lock: boolean },
) {
  const about = await subjectOf(room, tx, { memberId, id: wish.about, lock });
  const before = await claimsAbout(tx, about, MOST_CLAIMS);
  if (before.some(({ state }) => !claimStates.isEnd(state))) throw refuse('cashier.claim-open');
  if (!mayFile(about.isOpen, before)) throw refuse('cashier.claim-closed');
  return about;
}

async function write(
  room: CashierRoom,
  tx: Tx,
  { memberId, wish, pictures }: Asked & { pictures: readonly Buffer[] },
): Promise<Claim> {
  const about = await checkOpen(room, tx, { memberId, wish, lock: true });
  const filedAt = room.clock.now();
  const hours = await hoursToAnswer(tx);
  const row = await insertClaim(tx, {
    claimId: room.ids.next<ClaimId>(),
    memberId,
    depositId: about.depositId,
    withdrawalId: about.withdrawalId,
    reference: wish.reference,
    words: wish.words,
    filedAt,
    answerBy: new Date(filedAt.getTime() + hours * 3_600_000),
  });
  await addPictures(tx, { subject: row.claimId, at: filedAt, pictures });
  announceClaim(room, tx, row);
  return wireClaim(tx, row);
}

const mayFile = (isOpen: boolean, before: readonly { readonly state: string }[]): boolean =>
  isOpen &&
  before.length < MOST_CLAIMS &&
  before.every(({ state }) => state === 'REFUSED' || state === 'SETTLED');

/**
 * The claims of this member about a deposit or withdrawal. Refuses: cashier.claim-about-nothing.
 */
export async function claimsOf(
  room: CashierRoom,
  tx: Tx,
  { memberId, id }: { memberId: MemberId; id: string },
): Promise<Output<typeof claimsRoutes.about>> {
  const about = await subjectOf(room, tx, { memberId, id });
  const rows = await claimsAbout(tx, about, MOST_CLAIMS);
  const claims: Claim[] = [];
  for (const row of rows) claims.push(await wireClaim(tx, row));
  return { mayFile: mayFile(about.isOpen, rows), answerHours: await hoursToAnswer(tx), claims };
}
