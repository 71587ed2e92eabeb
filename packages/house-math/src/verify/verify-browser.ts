import { commitmentOfBrowser, replayInBrowser } from '../fairness/hmac-browser.ts';
import { loadVersion } from '../slot/load-slot.ts';
import { rulesText } from '../slot/rules-text.ts';
import type { RoundProof } from './round-proof.ts';
import { judge, prepare, replay, type Verdict } from './verify-round.ts';

/** Computes the round again, in a browser, and compares. Needs WebCrypto: https or localhost. */
export async function verifyRoundBrowser(proof: RoundProof): Promise<Verdict> {
  const game = await loadVersion(proof.gameCode, Number(proof.ruleVersion));
  const known = game && { game, rulesHash: await commitmentOfBrowser(rulesText(game)) };
  const prepared = prepare(proof, known);
  if (prepared.obstacle !== null) return { ok: false, obstacle: prepared.obstacle };
  const commitment = await commitmentOfBrowser(prepared.seeds.serverSeed);
  const outcome = await replayInBrowser(prepared.seeds, (random) => replay(prepared, random));
  return judge(proof, prepared, { commitment, outcome });
}
