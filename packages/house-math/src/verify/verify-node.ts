import { commitmentOf, hmacRandom } from '../fairness/hmac-node.ts';
import { findSlot } from '../slot/index.ts';
import type { RoundProof } from './round-proof.ts';
import { judge, prepare, replay, type Verdict } from './verify-round.ts';

/** Computes the round again, in node, and compares. */
export function verifyRound(proof: RoundProof): Verdict {
  const prepared = prepare(proof, findSlot(proof.gameCode, Number(proof.ruleVersion)));
  if (prepared.obstacle !== null) return { ok: false, obstacle: prepared.obstacle };
  const commitment = commitmentOf(prepared.seeds.serverSeed);
  const outcome = replay(prepared, hmacRandom(prepared.seeds));
  return judge(proof, prepared, { commitment, outcome });
}
