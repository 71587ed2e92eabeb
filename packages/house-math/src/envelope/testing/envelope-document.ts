import { linkOf, seedsOfDraw, terminalOf } from '../../fairness/draw-chain.ts';
import { rootOfLanes } from '../../fairness/merkle.ts';
import { MAPPING_VERSION } from '../../fairness/random.ts';
import { plainRandom, sha256 } from '../../fairness/sha256.ts';
import { laneOfEnvelope, sharesOf } from '../shares.ts';

/** A red envelope of twelve shares as the house proves it once it is over. */
export function envelopeDocument() {
  const chain = { seed: sha256('chain'), length: 10 };
  const [purpose, issue, number] = ['promotions.envelope', `cmp_${'1'.repeat(32)}`, 1];
  const envelope = { pool: 100_00n, shares: 12 };
  const lane = laneOfEnvelope(sha256, envelope);
  const root = rootOfLanes(sha256, [lane]);
  const link = linkOf(sha256, chain, number);
  const random = plainRandom(seedsOfDraw(sha256, { link, draw: number, purpose, issue, root }));
  const terminal = terminalOf(sha256, chain);
  return {
    format: 'nokshi-envelope-1' as const,
    purpose,
    issue,
    terminal,
    number,
    before: terminal,
    link,
    root,
    lanes: [lane],
    mappingVersion: MAPPING_VERSION,
    pool: String(envelope.pool),
    shares: envelope.shares,
    amounts: sharesOf(random, envelope).map(String),
  };
}
