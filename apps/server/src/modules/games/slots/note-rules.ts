import { rulesText, type SlotGame } from '@nokshi/house-math';
import { commitmentOf as sha256 } from '@nokshi/house-math/fairness/hmac-node.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { SlotsRoom } from './room.ts';
import { insertRules, readRulesHash } from './store/rules.ts';

/**
 * Records the rules of a game under its version before its first launch. Different rules under a
 * recorded version are a fault: they need their own version, since rounds played by the recorded
 * ones could not be recomputed.
 */
export async function noteRules(
  room: Pick<SlotsRoom, 'clock'>,
  tx: Tx,
  game: SlotGame,
): Promise<void> {
  const { code: gameCode, ruleVersion } = game;
  const hash = sha256(rulesText(game));
  const noted =
    (await readRulesHash(tx, { gameCode, ruleVersion })) ??
    (await insertRules(tx, { gameCode, ruleVersion, hash, since: room.clock.now() }));
  if (noted !== hash)
    throw new Error(
      `${gameCode} has other rules under version ${ruleVersion} than it was noted with`,
    );
}
