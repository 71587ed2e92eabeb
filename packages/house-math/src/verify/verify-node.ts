import { commitmentOf, hmacRandom } from '../fairness/hmac-node.ts';
import { findSlot, rulesText } from '../slot/index.ts';
import type { RoundProof } from './round-proof.ts';
import { judge, prepare, replay, type Verdict } from './verify-round.ts';

/** Computes the round again, in node, and compares. */
export function verifyRound(proof: RoundProof): Verdict {
  const game = findSlot(proof.gameCode, Number(proof.ruleVersion));
  const known = game && { game, rulesHash: commitmentOf(rulesText(game)) };
  const prepared = prepare(proof, known);
  if (prepared.obstacle !== null) return { ok: false, obstacle: prepared.obstacle };
  const commitment = commitmentOf(prepared.seeds.serverSeed);
  const outcome = replay(prepared, hmacRandom(prepared.seeds));
  return judge(proof, prepared, { commitment, outcome });
}
