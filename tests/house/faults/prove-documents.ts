import { playerRoutes } from '@nokshi/contract';
import { readDraw } from '@nokshi/house-math/verify/draw-proof.ts';
import { verifyDraw } from '@nokshi/house-math/verify/verify-draw.ts';
import type { RoundRow } from '../../../apps/server/src/modules/games/rounds/index.ts';
import type { Bettors } from '../../harness/bettors.ts';

const { lottery } = playerRoutes;

/** Issues whose numbers do not follow from what was published. */
export async function proveIssues(load: Bettors, rounds: readonly RoundRow[]): Promise<number> {
  const client = load.bettors[0]?.client;
  let wrong = 0;
  for (const { series: gameCode, issue, root, outcome } of rounds) {
    if (!client || root === null) continue;
    const asked = () => client.send(lottery.proof, { gameCode, issue });
    if (verdictOn(await load.insistOn(asked)) !== (outcome === null ? 'unknown' : 'verified'))
      wrong += 1;
  }
  return wrong;
}

/** The newest tickets on drawn issues whose bet is not in the root, or pays something else. */
export async function proveTickets(
  { bettors, insistOn }: Bettors,
  rounds: readonly RoundRow[],
  newest: number,
): Promise<number> {
  const drawn = new Set(
    rounds
      .filter(({ outcome }) => outcome !== null)
      .map(({ series, issue }) => `${series} ${issue}`),
  );
  let wrong = 0;
  for (const { client, slips } of bettors) {
    const own = slips.filter(({ asked }) => drawn.has(`${asked.gameCode} ${asked.issue}`));
    for (const { answer } of own.slice(-newest)) {
      const betId = answer.bets.at(-1)?.betId ?? '';
      const { proof } = await insistOn(() => client.send(lottery.ticket, { betId }));
      if (!proof?.ticket || verdictOn(proof) !== 'verified') wrong += 1;
    }
  }
  return wrong;
}

function verdictOn(document: unknown): string {
  const read = readDraw(document);
  return 'wrong' in read ? read.wrong : verifyDraw(read.proof).state;
}
