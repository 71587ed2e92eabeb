import { jackpotsRoutes } from '@nokshi/contract/player/jackpots.ts';
import { slotsRoutes } from '@nokshi/contract/player/slots.ts';
import type { AwardProof } from '@nokshi/house-math/jackpot/award-proof.ts';
import { type AwardVerdict } from '@nokshi/house-math/jackpot/verify-award.ts';
import { verifyAwardBrowser } from '@nokshi/house-math/jackpot/verify-award-browser.ts';
import { call } from '@nokshi/web/call.ts';

/** A list longer than this is checked with the script. */
const MOST_PAGES = 200;

/** All that an award is drawn from: its facts, and the whole list of entrants. */
async function proofOf(awardId: string): Promise<AwardProof> {
  const routes = awardId.startsWith('paw_')
    ? { award: slotsRoutes.draw, entrants: slotsRoutes.entrants }
    : jackpotsRoutes;
  const award = await call(routes.award, { awardId });
  const entrants: { entrant: string; tickets: string }[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const page = await call(routes.entrants, { awardId, ...(cursor && { cursor }) });
    entrants.push(...page.rows);
    if (page.next === null) break;
    cursor = page.next;
  }
  return { ...award, entrants };
}

/** Draws an award again in this browser. The verdict is null where it has no WebCrypto. */
export async function checkAward(
  awardId: string,
): Promise<{ readonly proof: AwardProof; readonly verdict: AwardVerdict | null }> {
  const proof = await proofOf(awardId);
  return { proof, verdict: globalThis.isSecureContext ? await verifyAwardBrowser(proof) : null };
}
