import { parseDecimal, toDecimal } from '@nokshi/money';
import { MAPPING_VERSION, type Random } from '../fairness/random.ts';
import { isClientSeed, isServerSeed, type Seeds } from '../fairness/seeds.ts';
import { type AwardProof, entrantsOf } from './award-proof.ts';
import * as draw from './draw.ts';

/** How this machine hashes and makes numbers from seeds: WebCrypto or node. */
export type Tools = {
  /** SHA-256 of a text, in hexadecimal. */
  readonly sha256: (text: string) => Promise<string> | string;
  readonly replay: <T>(seeds: Seeds, use: (random: Random) => T) => Promise<T> | T;
};

/** One thing that was shown, and what it must have been. */
export type AwardCheck = {
  readonly what: 'commitment' | 'threshold' | 'reached' | 'entrants' | 'tickets' | 'winner';
  readonly shown: string;
  readonly computed: string;
  readonly ok: boolean;
};

export type AwardVerdict =
  | { readonly ok: false; readonly obstacle: 'unknown-mapping' | 'bad-seeds' | 'bad-amounts' }
  | { readonly ok: boolean; readonly obstacle: null; readonly checks: readonly AwardCheck[] };

/** Draws an award again from its seeds and its list of entrants, and compares. domain.md 3.4. */
export async function verifyAward(proof: AwardProof, tools: Tools): Promise<AwardVerdict> {
  const { serverSeed, clientSeed, entrantsDigest } = proof;
  if (proof.mappingVersion !== MAPPING_VERSION) return { ok: false, obstacle: 'unknown-mapping' };
  if (!isServerSeed(serverSeed) || !isClientSeed(clientSeed) || !isClientSeed(entrantsDigest))
    return { ok: false, obstacle: 'bad-seeds' };
  const seed = parseDecimal(proof.seed);
  const cap = parseDecimal(proof.cap);
  const amount = parseDecimal(proof.amount);
  if (seed === null || cap === null || amount === null || seed < 0n || cap <= seed)
    return { ok: false, obstacle: 'bad-amounts' };
  const threshold =
    proof.because === 'ceiling'
      ? cap
      : await tools.replay({ serverSeed, clientSeed, nonce: draw.THRESHOLD_NONCE }, (random) =>
          draw.thresholdOf(random, { seed, cap }),
        );
  const entrants = entrantsOf(proof);
  const reached = proof.because === 'schedule' || (amount >= threshold && amount <= cap);
  const checks = [
    check('commitment', proof.commitment, await tools.sha256(serverSeed)),
    check('threshold', proof.threshold, toDecimal(threshold)),
    check('reached', proof.amount, reached ? proof.amount : toDecimal(threshold)),
    check('entrants', entrantsDigest, await tools.sha256(draw.entrantLines(entrants))),
    check('tickets', proof.tickets, String(draw.ticketsOf(entrants))),
    check('winner', shownDraws(proof), await drawAgain(proof, tools)),
  ];
  return { ok: checks.every(({ ok }) => ok), obstacle: null, checks };
}

/** Every draw with a nonce of its own; who was passed over is taken out before the next. */
async function drawAgain(proof: AwardProof, tools: Tools): Promise<string> {
  const { serverSeed, entrantsDigest: clientSeed } = proof;
  const places: number[] = [];
  let left: readonly draw.Entrant[] = entrantsOf(proof);
  for (let at = 0; at <= proof.passed.length; at += 1) {
    if (draw.ticketsOf(left) === 0n) return places.join(' ');
    const nonce = draw.FIRST_DRAW_NONCE + at;
    const entrants = left;
    const { place, ticket } = await tools.replay({ serverSeed, clientSeed, nonce }, (random) =>
      draw.drawTicket(random, entrants),
    );
    places.push(place);
    if (at === proof.passed.length) return `${places.join(' ')} #${ticket}`;
    left = draw.without(left, place);
  }
  return places.join(' ');
}

const shownDraws = ({ passed, place, ticket }: AwardProof) =>
  `${[...passed, place].join(' ')} #${ticket}`;

const check = (what: AwardCheck['what'], shown: string, computed: string): AwardCheck => ({
  what,
  shown,
  computed,
  ok: shown === computed,
});
