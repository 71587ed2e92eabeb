/**
 * Checks a round of a Nokshi slot, a draw that many share with a bet on it, a round of a table, a
 * flight of the kite, a round of dice, plinko, mines or blackjack, an award of the jackpot, or a
 * raffle. Needs Node 20 or newer and nothing else of anybody's.
 *
 *   node verify-round.mjs round.json
 *
 * round.json is what the site gives to save; "-" reads it from the input, pasted or piped. An answer
 * of the server is read as it comes: /wps/fairness/rounds/<round> for a slot,
 * /wps/instants/rounds/<round> for dice, plinko, mines and blackjack, and
 * /lgw/lottery/games/<game>/issues/<issue>/proof for a draw.
 *
 * A round of a slot: from the seeds it computes the commitment, the screens, the credits and the
 * payout again and says whether they are what was shown. A draw: its link must follow the one before
 * and lead to the terminal that was public before the first bet; the root must be of all bets, and
 * the bet among them; the numbers must be those of link and root, and the bet pay what they give.
 * A round of a table: the same, and what lay open before the bets must follow from the link before.
 * A flight of the kite: the same; when the call to take was heard rests on the server's word.
 * Dice, plinko, mines, blackjack: from the seeds, the bet and the acts it computes all that was shown,
 * the stake and the payout again.
 * An award: it is drawn again from its seeds and its list of tickets.
 * A raffle: its chain as of a draw, the root of its prizes and list of tickets, and its winners.
 * Exit code: 0 verified, 1 not what was shown, 2 cannot be checked.
 *
 * Generated from packages/house-math by tools/build-verifier.ts; change it there.
 */
/* oxlint-disable */
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all) __defProp(target, name, { get: all[name], enumerable: true });
};

// packages/house-math/tools/verifier/main.ts
import { readFileSync } from 'node:fs';

// packages/house-math/src/jackpot/award-proof.ts
var TEXTS = [
  'awardId',
  'commitment',
  'serverSeed',
  'clientSeed',
  'seed',
  'cap',
  'threshold',
  'amount',
  'because',
  'entrantsDigest',
];
function readAwardProof(value) {
  if (typeof value !== 'object' || value === null) return { wrong: 'format' };
  const fields = value;
  if (fields['format'] !== 'nokshi-jackpot-1') return { wrong: 'format' };
  for (const name of TEXTS) if (typeof fields[name] !== 'string') return { wrong: name };
  for (const name of ['tickets', 'ticket']) if (!isWhole(fields[name])) return { wrong: name };
  for (const name of ['mappingVersion', 'place'])
    if (!Number.isSafeInteger(fields[name])) return { wrong: name };
  const { passed, entrants } = fields;
  if (!Array.isArray(passed) || !passed.every(Number.isSafeInteger)) return { wrong: 'passed' };
  if (!Array.isArray(entrants) || !entrants.every(isEntrant)) return { wrong: 'entrants' };
  return { proof: value };
}
var isWhole = (text) => typeof text === 'string' && /^(0|[1-9]\d{0,18})$/.test(text);
var isEntrant = (each) =>
  typeof each === 'object' &&
  each !== null &&
  /^[0-9a-f]{32}$/.test(String(each.entrant)) &&
  isWhole(each.tickets);
var entrantsOf = (proof) =>
  proof.entrants.map(({ entrant, tickets }) => ({ entrant, tickets: BigInt(tickets) }));

// packages/house-math/src/fairness/hmac-node.ts
import { createHash, createHmac } from 'node:crypto';

// packages/house-math/src/fairness/random.ts
var MAPPING_VERSION = 1;
var WORDS = 2 ** 32;
function blockRandom(block) {
  let round = 0;
  let bytes = new Uint8Array(0);
  let at2 = 0;
  const next = () => bytes[at2++];
  const word2 = () => {
    if (at2 === bytes.length) {
      bytes = block(round++);
      at2 = 0;
    }
    return next() * 2 ** 24 + ((next() << 16) | (next() << 8) | next());
  };
  return {
    below(n) {
      if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new Error(`below(${n}) has no meaning`);
      const limit = WORDS - (WORDS % n);
      let w = word2();
      while (w >= limit) w = word2();
      return w % n;
    },
  };
}

// packages/house-math/src/fairness/seeds.ts
var blockMessage = (seeds, round) => `${seeds.clientSeed}:${seeds.nonce}:${round}`;
var STREAM_BLOCKS = 4096;
var isServerSeed = (text) => /^[0-9a-f]{64}$/.test(text);
var isClientSeed = (text) => text.length >= 1 && text.length <= 64;
var isNonce = (n) => Number.isSafeInteger(n) && n >= 0;
function assertSeeds(seeds) {
  if (!isServerSeed(seeds.serverSeed))
    throw new Error('a server seed is 64 hexadecimal characters');
  if (!isClientSeed(seeds.clientSeed)) throw new Error('a client seed has 1 to 64 characters');
  if (!isNonce(seeds.nonce)) throw new Error('a nonce is a whole number, 0 or more');
}

// packages/house-math/src/fairness/hmac-node.ts
var commitmentOf = (serverSeed) => createHash('sha256').update(serverSeed, 'utf8').digest('hex');
function hmacRandom(seeds, stream = 0) {
  assertSeeds(seeds);
  return blockRandom((block) => {
    const message = blockMessage(seeds, stream * STREAM_BLOCKS + block);
    const mac = createHmac('sha256', seeds.serverSeed).update(message, 'utf8');
    return Buffer.from(mac.digest('binary'), 'binary');
  });
}

// packages/money/src/money.ts
var ASSETS = { BDT: { scale: 2 }, FUN: { scale: 2 }, PTS: { scale: 0 } };
var MAX_INPUT_MINOR = 999999999999n;
var STRICT = /^(0|[1-9][0-9]{0,11})(\.[0-9]{1,6})?$/;
function parseAmount(text, asset = 'BDT') {
  if (!STRICT.test(text)) return null;
  const minor = parseDecimal(text, asset);
  return minor !== null && minor > 0n && minor <= MAX_INPUT_MINOR ? minor : null;
}
var DECIMALS = { 0: /^-?[0-9]+$/, 2: /^-?[0-9]+(\.[0-9]{1,2})?$/ };
var isDecimal = (text, asset = 'BDT') => DECIMALS[ASSETS[asset].scale].test(text);
function parseDecimal(text, asset = 'BDT') {
  if (!isDecimal(text, asset)) return null;
  const [whole = '', fraction2 = ''] = text.split('.');
  return BigInt(whole + fraction2.padEnd(ASSETS[asset].scale, '0'));
}
function toDecimal(minor, asset = 'BDT') {
  const scale = ASSETS[asset].scale;
  const digits2 = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, '0');
  const whole = digits2.slice(0, digits2.length - scale);
  const fraction2 = scale === 0 ? '' : `.${digits2.slice(-scale)}`;
  return `${minor < 0n ? '-' : ''}${whole}${fraction2}`;
}

// packages/house-math/src/jackpot/draw.ts
var THRESHOLD_NONCE = 0;
var FIRST_DRAW_NONCE = 1;
var WORDS2 = 2n ** 32n;
function belowBig(random, n) {
  if (n < 1n || n > WORDS2 * WORDS2) throw new Error(`belowBig(${n}) has no meaning`);
  if (n <= WORDS2) return BigInt(random.below(Number(n)));
  const limit = WORDS2 * WORDS2 - ((WORDS2 * WORDS2) % n);
  const two = () =>
    BigInt(random.below(Number(WORDS2))) * WORDS2 + BigInt(random.below(Number(WORDS2)));
  let drawn2 = two();
  while (drawn2 >= limit) drawn2 = two();
  return drawn2 % n;
}
var thresholdOf = (random, pool) => pool.seed + 1n + belowBig(random, pool.cap - pool.seed);
var ticketsOf = (entrants) => entrants.reduce((sum2, { tickets }) => sum2 + tickets, 0n);
function drawTicket(random, entrants) {
  const ticket = belowBig(random, ticketsOf(entrants));
  let before = 0n;
  const place = entrants.findIndex(({ tickets }) => {
    before += tickets;
    return ticket < before;
  });
  return { ticket, place };
}
var without = (entrants, place) =>
  entrants.map((each, at2) => (at2 === place ? { ...each, tickets: 0n } : each));
var entrantLines = (entrants) =>
  entrants
    .map(
      ({ entrant, tickets }) => `${entrant} ${tickets}
`,
    )
    .join('');

// packages/house-math/src/jackpot/verify-award.ts
async function verifyAward(proof, tools) {
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
      : await tools.replay({ serverSeed, clientSeed, nonce: THRESHOLD_NONCE }, (random) =>
          thresholdOf(random, { seed, cap }),
        );
  const entrants = entrantsOf(proof);
  const reached = proof.because === 'schedule' || (amount >= threshold && amount <= cap);
  const checks = [
    check('commitment', proof.commitment, await tools.sha256(serverSeed)),
    check('threshold', proof.threshold, toDecimal(threshold)),
    check('reached', proof.amount, reached ? proof.amount : toDecimal(threshold)),
    check('entrants', entrantsDigest, await tools.sha256(entrantLines(entrants))),
    check('tickets', proof.tickets, String(ticketsOf(entrants))),
    check('winner', shownDraws(proof), await drawAgain(proof, tools)),
  ];
  return { ok: checks.every(({ ok: ok2 }) => ok2), obstacle: null, checks };
}
async function drawAgain(proof, tools) {
  const { serverSeed, entrantsDigest: clientSeed } = proof;
  const places = [];
  let left = entrantsOf(proof);
  for (let at2 = 0; at2 <= proof.passed.length; at2 += 1) {
    if (ticketsOf(left) === 0n) return places.join(' ');
    const nonce = FIRST_DRAW_NONCE + at2;
    const entrants = left;
    const { place, ticket } = await tools.replay({ serverSeed, clientSeed, nonce }, (random) =>
      drawTicket(random, entrants),
    );
    places.push(place);
    if (at2 === proof.passed.length) return `${places.join(' ')} #${ticket}`;
    left = without(left, place);
  }
  return places.join(' ');
}
var shownDraws = ({ passed, place, ticket }) => `${[...passed, place].join(' ')} #${ticket}`;
var check = (what, shown3, computed) => ({
  what,
  shown: shown3,
  computed,
  ok: shown3 === computed,
});

// packages/house-math/src/jackpot/verify-award-node.ts
var verifyAwardNode = (proof) =>
  verifyAward(proof, { sha256: commitmentOf, replay: (seeds, use) => use(hmacRandom(seeds)) });

// packages/house-math/src/verify/draw-proof.ts
var MOST_DRAWS = 1e6;
var MOST_LANES = 1e4;
var MOST_STEPS = 64;
var isHash = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
var isWhole2 = (value) => Number.isSafeInteger(value) && value >= 0;
var isCount = (value) => isWhole2(value) && value !== 0;
var isText = (form) => (value) => typeof value === 'string' && form.test(value);
var orNull = (form) => (value) => value === null || form(value);
var list = (form, most) => (value) =>
  Array.isArray(value) && value.length <= most && value.every(form);
var LANE = { lane: isWhole2, count: isCount, root: isHash };
var STEP = {
  side: isText(/^(left|right)$/),
  hash: isHash,
};
var AMOUNT = orNull(isText(/^(0|[1-9][0-9]{0,30})$/));
var PLACE = {
  text: isText(/^.{1,200000}$/),
  lane: isWhole2,
  place: isWhole2,
  path: list((step) => wrongField(step, STEP) === null, MOST_STEPS),
};
var TICKET = {
  ...PLACE,
  payout: AMOUNT,
  rebate: AMOUNT,
};
var SHARED = {
  purpose: isText(/^\S{1,100}$/),
  issue: isText(/^\S{1,100}$/),
  terminal: isHash,
  number: (value) => isCount(value) && value <= MOST_DRAWS,
  before: orNull(isHash),
  link: orNull(isHash),
  root: isHash,
  lanes: list((lane) => wrongField(lane, LANE) === null, MOST_LANES),
};
var DOCUMENT = {
  format: (value) => value === 'nokshi-draw-1',
  ...SHARED,
  family: isText(/^\S{1,60}$/),
  mappingVersion: isCount,
  drawDate: isText(/^\d{4}-\d{2}-\d{2}$/),
  numbers: orNull(list(isWhole2, 100)),
  ticket: (value) => value === void 0 || wrongField(value, TICKET) === null,
};
var BET = { ...PLACE, payout: AMOUNT };
var STAGE = {
  issue: isText(/^\S{1,100}$/),
  terminal: isHash,
  number: (value) => isCount(value) && value <= MOST_DRAWS,
  link: isHash,
  root: isHash,
};
var TABLE = {
  format: (value) => value === 'nokshi-table-1',
  ...SHARED,
  game: isText(/^\S{1,60}$/),
  rules: isText(/^\S{1,60}$/),
  mappingVersion: isCount,
  opening: list(isWhole2, 10),
  numbers: orNull(list(isWhole2, 100)),
  deal: (value) => value === void 0 || list((stage) => wrongField(stage, STAGE) === null, 6)(value),
  bet: (value) => value === void 0 || wrongField(value, BET) === null,
};
var CALL = {
  ...BET,
  calledMs: orNull(isWhole2),
  isFree: (value) => value === void 0 || typeof value === 'boolean',
};
var KITE = {
  format: (value) => value === 'nokshi-kite-1',
  ...SHARED,
  mappingVersion: isCount,
  cut: orNull(isWhole2),
  wasAway: (value) => typeof value === 'boolean',
  bet: (value) => value === void 0 || wrongField(value, CALL) === null,
};
function readKite(value) {
  const wrong2 = wrongField(value, KITE);
  return wrong2 === null ? { proof: value } : { wrong: wrong2 };
}
function readTable(value) {
  const wrong2 = wrongField(value, TABLE);
  return wrong2 === null ? { proof: value } : { wrong: wrong2 };
}
function readDraw(value) {
  const wrong2 = wrongField(value, DOCUMENT);
  return wrong2 === null ? { proof: value } : { wrong: wrong2 };
}
function wrongField(value, forms) {
  if (typeof value !== 'object' || value === null) return Object.keys(forms)[0] ?? '';
  const fields = value;
  return Object.keys(forms).find((name) => !forms[name]?.(fields[name])) ?? null;
}

// packages/house-math/src/raffle/raffle-proof.ts
var entrantsOf2 = ({ entrants }) =>
  entrants.map(({ entrant, tickets }) => ({ entrant, tickets: BigInt(tickets) }));
var MOST_PRIZES = 10;
var MOST_WINNERS = 2e3;
var MOST_ENTRANTS = 2e5;
var withFields = (forms) => (value) => wrongField(value, forms) === null;
var isTickets = isText(/^(0|[1-9][0-9]{0,17})$/);
var DOCUMENT2 = {
  format: (value) => value === 'nokshi-raffle-1',
  ...SHARED,
  mappingVersion: isCount,
  prizes: list(withFields({ count: isCount, amount: isText(/^\d{1,13}\.\d{2}$/) }), MOST_PRIZES),
  entrants: list(
    withFields({ entrant: isText(/^[0-9a-f]{32}$/), tickets: isTickets }),
    MOST_ENTRANTS,
  ),
  winners: orNull(list(withFields({ ticket: isTickets, place: isWhole2 }), MOST_WINNERS)),
};
function readRaffle(value) {
  const wrong2 = wrongField(value, DOCUMENT2);
  return wrong2 === null ? { proof: value } : { wrong: wrong2 };
}

// packages/house-math/src/fairness/draw-chain.ts
var seedsOfDraw = (hash, { link, draw: draw2, purpose, issue, root }) => ({
  serverSeed: link,
  clientSeed: hash(`${root} ${purpose} ${issue}`),
  nonce: draw2,
});
var seedsOfOpening = (hash, { before, draw: draw2, purpose }) => ({
  serverSeed: before,
  clientSeed: hash(`opening ${purpose}`),
  nonce: draw2,
});

// packages/house-math/src/fairness/merkle.ts
var leafOf = (hash, text) => hash(`leaf ${text}`);
var nodeOf = (hash, left, right) => hash(`node ${left} ${right}`);
var rootOf = (hash, texts) => rootOfPeaks(hash, peaksOf(hash, texts));
var peaksOf = (hash, texts) =>
  texts.reduce((peaks, text) => append(hash, peaks, leafOf(hash, text)), EMPTY_PEAKS);
var EMPTY_PEAKS = { count: 0, hashes: [] };
function append(hash, { count: count3, hashes }, leaf) {
  const left = [...hashes];
  let top = leaf;
  for (let digits2 = count3; digits2 % 2 === 1; digits2 = (digits2 - 1) / 2)
    top = nodeOf(hash, left.pop() ?? '', top);
  return { count: count3 + 1, hashes: [...left, top] };
}
var rootOfPeaks = (hash, { hashes }) =>
  hashes.length === 0
    ? hash('empty')
    : hashes.reduceRight((below, peak) => nodeOf(hash, peak, below));
function sidesOf(count3, place) {
  const sides4 = [];
  let at2 = place;
  for (let width = count3; width > 1; width = Math.ceil(width / 2)) {
    if (at2 % 2 === 1) sides4.push('left');
    else if (at2 + 1 < width) sides4.push('right');
    at2 = Math.floor(at2 / 2);
  }
  return sides4;
}
var climb = (hash, text, path) =>
  path.reduce(
    (below, { side: side2, hash: other }) =>
      side2 === 'left' ? nodeOf(hash, other, below) : nodeOf(hash, below, other),
    leafOf(hash, text),
  );
var rootOfLanes = (hash, lanes) =>
  rootOf(
    hash,
    lanes
      .filter(({ count: count3 }) => count3 > 0)
      .sort((one2, other) => one2.lane - other.lane)
      .map(({ lane, count: count3, root }) => `lane ${lane} ${count3} ${root}`),
  );

// packages/house-math/src/fairness/sha256.ts
var sha256 = (text) => hexOf(digestOf(utf8.encode(text)));
function plainRandom(seeds, stream = 0) {
  assertSeeds(seeds);
  const mac = hmacBy(utf8.encode(seeds.serverSeed));
  const from = stream * STREAM_BLOCKS;
  return blockRandom((block) => mac(utf8.encode(blockMessage(seeds, from + block))));
}
var utf8 = new TextEncoder();
var DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
var BLOCK = 64;
var FRACTION = 2 ** 32;
var PRIMES = primes(64);
var ROUNDS = Uint32Array.from(PRIMES, (prime) => fractionOf(Math.cbrt(prime)));
var START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fractionOf(Math.sqrt(prime)));
function primes(count3) {
  const found = [];
  for (let n = 2; found.length < count3; n++)
    if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}
function fractionOf(root) {
  return Math.floor((root - Math.floor(root)) * FRACTION);
}
function hmacBy(key) {
  const padded2 = new Uint8Array(BLOCK);
  padded2.set(key.length > BLOCK ? digestOf(key) : key);
  const inner = padded2.map((byte) => byte ^ 54);
  const outer = padded2.map((byte) => byte ^ 92);
  return (message) => digestOf(joined(outer, digestOf(joined(inner, message))));
}
function joined(one2, other) {
  const both2 = new Uint8Array(one2.length + other.length);
  both2.set(one2);
  both2.set(other, one2.length);
  return both2;
}
function digestOf(message) {
  const padded2 = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded2.set(message);
  padded2[message.length] = 128;
  const view = new DataView(padded2.buffer);
  view.setUint32(padded2.length - 8, Math.floor((message.length * 8) / FRACTION));
  view.setUint32(padded2.length - 4, message.length * 8);
  const state = Uint32Array.from(START);
  const schedule = new Uint32Array(BLOCK);
  for (let at2 = 0; at2 < padded2.length; at2 += BLOCK) {
    fill(schedule, view, at2);
    compress(state, schedule);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [place, each] of state.entries()) digest.setUint32(4 * place, each);
  return new Uint8Array(digest.buffer);
}
var turned = (word2, by) => (word2 >>> by) | (word2 << (32 - by));
var word = (words, place) => words[place];
function fill(w, block, from) {
  for (let t = 0; t < 16; t++) w[t] = block.getUint32(from + 4 * t);
  for (let t = 16; t < 64; t++) {
    const near = word(w, t - 2);
    const far = word(w, t - 15);
    const one2 = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    const nil = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    w[t] = one2 + word(w, t - 7) + nil + word(w, t - 16);
  }
}
function compress(state, w) {
  let a = word(state, 0);
  let b = word(state, 1);
  let c = word(state, 2);
  let d = word(state, 3);
  let e = word(state, 4);
  let f = word(state, 5);
  let g = word(state, 6);
  let h = word(state, 7);
  for (let t = 0; t < 64; t++) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + high + ((e & f) ^ (~e & g)) + word(ROUNDS, t) + word(w, t)) | 0;
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  const after = [a, b, c, d, e, f, g, h];
  for (let place = 0; place < 8; place++) state[place] = word(state, place) + after[place];
}
function hexOf(bytes) {
  let text = '';
  for (const byte of bytes) text += DIGITS[byte];
  return text;
}

// packages/house-math/src/verify/shared-draw.ts
function stateOf(checks) {
  if (checks.some(({ state }) => state === 'wrong')) return 'wrong';
  return checks.every(({ state }) => state === 'ok') ? 'verified' : 'unknown';
}
function resting(on, what, check4) {
  const failed = on.find(({ state }) => state === 'wrong');
  if (failed) return unknown(what, 'rests-on-wrong');
  for (const each of on) if (each.state === 'unknown') return unknown(what, each.why);
  return check4();
}
function checkChain({ link, before }) {
  if (link === null) return unknown('chain', 'not-drawn');
  return compare('chain', before ?? '', sha256(link));
}
function checkTerminal({ link, before, number, terminal }) {
  if (link === null && before === null) return unknown('terminal', 'not-drawn');
  const ends = [
    ...(before === null ? [] : [hashed(before, number - 1)]),
    ...(link === null ? [] : [hashed(link, number)]),
  ];
  return ends.includes(terminal) ? ok('terminal') : compare('terminal', terminal, ends[0] ?? '');
}
function hashed(text, times) {
  let link = text;
  for (let i = 0; i < times; i++) link = sha256(link);
  return link;
}
function checkRoot({ root, lanes }) {
  const inOrder = lanes.every(({ lane }, at2) => at2 === 0 || lane > (lanes[at2 - 1]?.lane ?? 0));
  return inOrder
    ? compare('root', root, rootOfLanes(sha256, lanes))
    : wrong('root', lanes.map(({ lane }) => lane).join(' '), 'ascending lanes');
}
function checkInclusion({ lanes }, ticket) {
  const { place, path } = ticket;
  const lane = lanes.find((each) => each.lane === ticket.lane);
  if (!lane || place >= lane.count)
    return wrong('inclusion', `${ticket.lane} ${place}`, 'a place in a lane');
  const sides4 = path.map(({ side: side2 }) => side2).join(' ');
  const ought = sidesOf(lane.count, place).join(' ');
  if (sides4 !== ought) return wrong('inclusion', sides4, ought);
  return compare('inclusion', lane.root, climb(sha256, ticket.text, path));
}
var ok = (what) => ({ what, state: 'ok' });
var unknown = (what, why) => ({
  what,
  state: 'unknown',
  why,
});
var wrong = (what, shown3, computed) => ({
  what,
  state: 'wrong',
  shown: shown3,
  computed,
});
var compare = (what, shown3, computed) =>
  shown3 === computed ? ok(what) : wrong(what, shown3, computed);

// packages/house-math/src/raffle/draw-raffle.ts
function laneOfRaffle(hash, { prizes, entrants }) {
  const texts = [
    `prizes ${prizes.map(({ count: count3, amount }) => `${count3}x${amount}`).join(' ')}`,
    ...entrants.map(({ entrant, tickets }) => `${entrant} ${tickets}`),
  ];
  return { lane: 0, count: texts.length, root: rootOf(hash, texts) };
}
function drawRaffle(random, { prizes, entrants }) {
  const winners = [];
  const count3 = prizes.reduce((sum2, prize) => sum2 + prize.count, 0);
  const left = entrants.map(({ tickets }) => tickets);
  let all = ticketsOf(entrants);
  while (winners.length < count3 && all > 0n) {
    const ticket = belowBig(random, all);
    let before = 0n;
    const place = left.findIndex((tickets) => {
      before += tickets;
      return ticket < before;
    });
    winners.push({ ticket, place });
    all -= left[place] ?? 0n;
    left[place] = 0n;
  }
  return winners;
}

// packages/house-math/src/raffle/verify-raffle.ts
function verifyRaffle(proof) {
  const chain = checkChain(proof);
  const terminal = checkTerminal(proof);
  const root = checkList(proof);
  const winners = resting([chain, terminal, root], 'numbers', () => checkWinners(proof));
  const checks = [chain, terminal, root, winners];
  return { state: stateOf(checks), checks };
}
function checkList(proof) {
  const { prizes, root } = proof;
  const lane = laneOfRaffle(sha256, { prizes, entrants: entrantsOf2(proof) });
  return compare('root', root, rootOfLanes(sha256, [lane]));
}
function checkWinners(proof) {
  const { link, number: draw2, purpose, issue, root, prizes, winners } = proof;
  if (link === null) return unknown('numbers', 'not-drawn');
  if (proof.mappingVersion !== MAPPING_VERSION) return unknown('numbers', 'unknown-mapping');
  if (winners === null) return unknown('numbers', 'no-numbers');
  const random = plainRandom(seedsOfDraw(sha256, { link, draw: draw2, purpose, issue, root }));
  const drawn2 = drawRaffle(random, { prizes, entrants: entrantsOf2(proof) });
  return compare('numbers', textOf(winners), textOf(drawn2));
}
var textOf = (winners) => winners.map(({ ticket, place }) => `${place}#${ticket}`).join(' ');

// packages/house-math/src/slot/games/former.ts
var former_exports = {};
__export(former_exports, {
  none: () => none,
});
var none = [];

// packages/house-math/src/slot/symbols.ts
var WORLDS = {
  /** Needlework and the quilt. */
  NOKSHI: {
    'betel-leaf': { EN: 'Betel leaf', BN: 'পান পাতা' },
    butterfly: { EN: 'Butterfly', BN: 'প্রজাপতি' },
    button: { EN: 'Button', BN: 'বোতাম' },
    cat: { EN: 'Cat', BN: 'বিড়াল' },
    comb: { EN: 'Comb', BN: 'চিরুনি' },
    cradle: { EN: 'Cradle', BN: 'দোলনা' },
    elephant: { EN: 'Elephant', BN: 'হাতি' },
    'hand-fan': { EN: 'Hand fan', BN: 'হাতপাখা' },
    hoop: { EN: 'Embroidery hoop', BN: 'সেলাইয়ের ফ্রেম' },
    lotus: { EN: 'Lotus', BN: 'পদ্ম' },
    moon: { EN: 'Moon', BN: 'চাঁদ' },
    needle: { EN: 'Needle', BN: 'সুই' },
    paisley: { EN: 'Paisley', BN: 'কলকা' },
    palanquin: { EN: 'Palanquin', BN: 'পালকি' },
    parrot: { EN: 'Parakeet', BN: 'টিয়া' },
    patchwork: { EN: 'Patchwork', BN: 'জোড়াতালি' },
    peacock: { EN: 'Peacock', BN: 'ময়ূর' },
    pincushion: { EN: 'Pincushion', BN: 'সুইদানি' },
    pouch: { EN: 'Drawstring pouch', BN: 'বটুয়া' },
    quilt: { EN: 'Quilt', BN: 'কাঁথা' },
    scissors: { EN: 'Scissors', BN: 'কাঁচি' },
    'sewing-machine': { EN: 'Sewing machine', BN: 'সেলাই মেশিন' },
    spool: { EN: 'Spool of thread', BN: 'সুতোর নাটাই' },
    'star-flower': { EN: 'Star flower', BN: 'তারাফুল' },
    sun: { EN: 'Sun', BN: 'সূর্য' },
    tassel: { EN: 'Tassel', BN: 'ঝালর' },
    thimble: { EN: 'Thimble', BN: 'অঙ্গুস্তানা' },
    tree: { EN: 'Tree of life', BN: 'জীবনবৃক্ষ' },
    yarn: { EN: 'Ball of yarn', BN: 'সুতোর গোলা' },
  },
  /** Rivers and boats. */
  PADMA: {
    anchor: { EN: 'Anchor', BN: 'নোঙর' },
    boat: { EN: 'Boat', BN: 'নৌকা' },
    bridge: { EN: 'Bamboo bridge', BN: 'সাঁকো' },
    chest: { EN: 'Chest', BN: 'সিন্দুক' },
    coin: { EN: 'Coin', BN: 'মুদ্রা' },
    dolphin: { EN: 'River dolphin', BN: 'শুশুক' },
    duck: { EN: 'Duck', BN: 'হাঁস' },
    egret: { EN: 'Egret', BN: 'বক' },
    'fish-hook': { EN: 'Fish hook', BN: 'বড়শি' },
    'fish-trap': { EN: 'Fish trap', BN: 'পলো' },
    gharial: { EN: 'Gharial', BN: 'ঘড়িয়াল' },
    gull: { EN: 'Gull', BN: 'গাঙচিল' },
    hilsa: { EN: 'Hilsa', BN: 'ইলিশ' },
    kingfisher: { EN: 'Kingfisher', BN: 'মাছরাঙা' },
    launch: { EN: 'River launch', BN: 'লঞ্চ' },
    net: { EN: 'Net', BN: 'জাল' },
    oyster: { EN: 'Oyster', BN: 'ঝিনুক' },
    paddle: { EN: 'Paddle', BN: 'বৈঠা' },
    pearl: { EN: 'Pearl', BN: 'মুক্তা' },
    pitcher: { EN: 'Pitcher', BN: 'কলসি' },
    prawn: { EN: 'Prawn', BN: 'চিংড়ি' },
    raft: { EN: 'Raft', BN: 'ভেলা' },
    reed: { EN: 'Reed', BN: 'নলখাগড়া' },
    rope: { EN: 'Coil of rope', BN: 'দড়ির কুণ্ডলী' },
    sail: { EN: 'Sail', BN: 'পাল' },
    snail: { EN: 'Water snail', BN: 'শামুক' },
    turtle: { EN: 'Turtle', BN: 'কাছিম' },
    'water-lily': { EN: 'Water lily', BN: 'শাপলা' },
    wave: { EN: 'Wave', BN: 'ঢেউ' },
  },
  /** The mangrove and its rain. */
  SUNDAR: {
    bee: { EN: 'Honeybee', BN: 'মৌমাছি' },
    bolt: { EN: 'Lightning', BN: 'বিজলি' },
    champa: { EN: 'Champa flower', BN: 'চাঁপা ফুল' },
    cloud: { EN: 'Cloud', BN: 'মেঘ' },
    crab: { EN: 'Crab', BN: 'কাঁকড়া' },
    crocodile: { EN: 'Crocodile', BN: 'কুমির' },
    deer: { EN: 'Deer', BN: 'হরিণ' },
    dragonfly: { EN: 'Dragonfly', BN: 'ফড়িং' },
    fern: { EN: 'Fern', BN: 'ঢেঁকিশাক' },
    firefly: { EN: 'Firefly', BN: 'জোনাকি' },
    frog: { EN: 'Frog', BN: 'ব্যাঙ' },
    hibiscus: { EN: 'Hibiscus', BN: 'জবা' },
    'honey-pot': { EN: 'Honey pot', BN: 'মধুর হাঁড়ি' },
    honeycomb: { EN: 'Honeycomb', BN: 'মৌচাক' },
    hornbill: { EN: 'Hornbill', BN: 'ধনেশ' },
    kadam: { EN: 'Kadam flower', BN: 'কদম ফুল' },
    'magpie-robin': { EN: 'Magpie robin', BN: 'দোয়েল' },
    mangrove: { EN: 'Mangrove', BN: 'সুন্দরী গাছ' },
    monkey: { EN: 'Monkey', BN: 'বানর' },
    mushroom: { EN: 'Mushroom', BN: 'ছত্রাক' },
    'nipa-palm': { EN: 'Nipa palm', BN: 'গোলপাতা' },
    orchid: { EN: 'Orchid', BN: 'অর্কিড' },
    owl: { EN: 'Owl', BN: 'পেঁচা' },
    'paw-print': { EN: 'Paw print', BN: 'থাবার ছাপ' },
    rainbow: { EN: 'Rainbow', BN: 'রংধনু' },
    raindrop: { EN: 'Raindrop', BN: 'বৃষ্টির ফোঁটা' },
    shiuli: { EN: 'Night jasmine', BN: 'শিউলি' },
    'taro-leaf': { EN: 'Taro leaf', BN: 'কচুপাতা' },
    tiger: { EN: 'Tiger', BN: 'বাঘ' },
    umbrella: { EN: 'Umbrella', BN: 'ছাতা' },
  },
  /** The street, its tea stalls and its painted tin. */
  RICKSHA: {
    banana: { EN: 'Bananas', BN: 'কলা' },
    bell: { EN: 'Bell', BN: 'ঘণ্টা' },
    bicycle: { EN: 'Bicycle', BN: 'সাইকেল' },
    box: { EN: 'Box', BN: 'বাক্স' },
    bus: { EN: 'Bus', BN: 'বাস' },
    camera: { EN: 'Camera', BN: 'ক্যামেরা' },
    clock: { EN: 'Clock', BN: 'ঘড়ি' },
    crow: { EN: 'Crow', BN: 'কাক' },
    'film-reel': { EN: 'Film reel', BN: 'সিনেমার রিল' },
    fuchka: { EN: 'Fuchka', BN: 'ফুচকা' },
    'green-coconut': { EN: 'Green coconut', BN: 'ডাব' },
    horn: { EN: 'Bulb horn', BN: 'ভেঁপু' },
    jhalmuri: { EN: 'Spiced puffed rice', BN: 'ঝালমুড়ি' },
    jilapi: { EN: 'Jilapi', BN: 'জিলাপি' },
    kettle: { EN: 'Kettle', BN: 'কেটলি' },
    key: { EN: 'Key', BN: 'চাবি' },
    lamp: { EN: 'Hurricane lamp', BN: 'হারিকেন' },
    newspaper: { EN: 'Newspaper', BN: 'খবরের কাগজ' },
    padlock: { EN: 'Padlock', BN: 'তালা' },
    pigeon: { EN: 'Pigeon', BN: 'কবুতর' },
    radio: { EN: 'Radio', BN: 'রেডিও' },
    rickshaw: { EN: 'Rickshaw', BN: 'রিকশা' },
    rosogolla: { EN: 'Rosogolla', BN: 'রসগোল্লা' },
    samosa: { EN: 'Shingara', BN: 'শিঙাড়া' },
    sugarcane: { EN: 'Sugarcane', BN: 'আখ' },
    sunglasses: { EN: 'Sunglasses', BN: 'রোদচশমা' },
    tea: { EN: 'Glass of tea', BN: 'চায়ের গ্লাস' },
    tiffin: { EN: 'Tiffin carrier', BN: 'টিফিন ক্যারিয়ার' },
    'traffic-light': { EN: 'Traffic light', BN: 'ট্রাফিক বাতি' },
    wheel: { EN: 'Wheel', BN: 'চাকা' },
  },
  /** Looms, palaces and what was worn in them. */
  JAMDANI: {
    anklet: { EN: 'Anklet', BN: 'নূপুর' },
    attar: { EN: 'Attar bottle', BN: 'আতরদানি' },
    bangle: { EN: 'Bangles', BN: 'চুড়ি' },
    bobbin: { EN: 'Bobbin', BN: 'নলি' },
    carpet: { EN: 'Carpet', BN: 'গালিচা' },
    chandelier: { EN: 'Chandelier', BN: 'ঝাড়বাতি' },
    cocoon: { EN: 'Silk cocoon', BN: 'রেশমগুটি' },
    cotton: { EN: 'Cotton boll', BN: 'কার্পাস' },
    crown: { EN: 'Crown', BN: 'মুকুট' },
    earring: { EN: 'Earring', BN: 'ঝুমকা' },
    emerald: { EN: 'Emerald', BN: 'পান্না' },
    fountain: { EN: 'Fountain', BN: 'ফোয়ারা' },
    gate: { EN: 'Archway', BN: 'তোরণ' },
    inkpot: { EN: 'Inkpot', BN: 'দোয়াত' },
    jasmine: { EN: 'Jasmine', BN: 'বেলি' },
    loom: { EN: 'Loom', BN: 'তাঁত' },
    mirror: { EN: 'Mirror', BN: 'আয়না' },
    moth: { EN: 'Silk moth', BN: 'রেশম মথ' },
    necklace: { EN: 'Necklace', BN: 'হার' },
    palace: { EN: 'Palace', BN: 'রাজবাড়ি' },
    pomegranate: { EN: 'Pomegranate', BN: 'ডালিম' },
    ring: { EN: 'Ring', BN: 'আংটি' },
    rose: { EN: 'Rose', BN: 'গোলাপ' },
    ruby: { EN: 'Ruby', BN: 'চুনি' },
    sari: { EN: 'Sari', BN: 'শাড়ি' },
    shuttle: { EN: 'Shuttle', BN: 'মাকু' },
    sitar: { EN: 'Sitar', BN: 'সেতার' },
    'spinning-wheel': { EN: 'Spinning wheel', BN: 'চরকা' },
    swan: { EN: 'Swan', BN: 'রাজহাঁস' },
    throne: { EN: 'Throne', BN: 'সিংহাসন' },
  },
  /** The spring fair, its drums, its fruit and its clay. */
  BOISHAKH: {
    alpona: { EN: 'Alpona', BN: 'আলপনা' },
    basket: { EN: 'Basket', BN: 'ঝুড়ি' },
    bull: { EN: 'Bull', BN: 'ষাঁড়' },
    'bullock-cart': { EN: 'Bullock cart', BN: 'গরুর গাড়ি' },
    bunting: { EN: 'Bunting', BN: 'রঙিন নিশান' },
    chilli: { EN: 'Chilli', BN: 'মরিচ' },
    'clay-horse': { EN: 'Clay horse', BN: 'মাটির ঘোড়া' },
    'clay-pot': { EN: 'Clay pot', BN: 'মাটির হাঁড়ি' },
    cymbals: { EN: 'Cymbals', BN: 'মন্দিরা' },
    drum: { EN: 'Drum', BN: 'ঢোল' },
    ektara: { EN: 'Ektara', BN: 'একতারা' },
    'ferris-wheel': { EN: 'Ferris wheel', BN: 'নাগরদোলা' },
    flute: { EN: 'Flute', BN: 'বাঁশি' },
    gamcha: { EN: 'Gamcha', BN: 'গামছা' },
    jackfruit: { EN: 'Jackfruit', BN: 'কাঁঠাল' },
    kite: { EN: 'Kite', BN: 'ঘুড়ি' },
    kula: { EN: 'Winnowing tray', BN: 'কুলা' },
    lychee: { EN: 'Lychees', BN: 'লিচু' },
    mango: { EN: 'Mango', BN: 'আম' },
    marigold: { EN: 'Marigold', BN: 'গাঁদা' },
    mask: { EN: 'Tiger mask', BN: 'বাঘের মুখোশ' },
    'owl-mask': { EN: 'Owl mask', BN: 'পেঁচার মুখোশ' },
    'painted-pots': { EN: 'Painted pots', BN: 'শখের হাঁড়ি' },
    'panta-plate': { EN: 'Plate of panta', BN: 'পান্তার থালা' },
    pineapple: { EN: 'Pineapple', BN: 'আনারস' },
    pinwheel: { EN: 'Pinwheel', BN: 'চরকি' },
    rooster: { EN: 'Rooster', BN: 'মোরগ' },
    tabla: { EN: 'Tabla', BN: 'তবলা' },
    top: { EN: 'Spinning top', BN: 'লাটিম' },
    watermelon: { EN: 'Watermelon', BN: 'তরমুজ' },
  },
};
var SYMBOLS = {
  ...WORLDS.NOKSHI,
  ...WORLDS.PADMA,
  ...WORLDS.SUNDAR,
  ...WORLDS.RICKSHA,
  ...WORLDS.JAMDANI,
  ...WORLDS.BOISHAKH,
};

// packages/house-math/src/slot/former.ts
var FORMER = Object.values(former_exports).flat();
function formerSlot(today, rules) {
  const symbols = rules.symbols.map((id) => {
    const same2 = today.symbols.find((symbol) => symbol.id === id);
    return same2 ?? { id, name: SYMBOLS[id], role: 'low' };
  });
  const { studio, name, description, aim } = today;
  const words = { studio, name, description, aim, features: [] };
  return { ...rules, ...words, stakes: rules.stakes.map(BigInt), symbols };
}
function versionOf(today, ruleVersion, kept2 = FORMER) {
  if (today.ruleVersion === ruleVersion) return today;
  const is = (rules2) => rules2.code === today.code && rules2.ruleVersion === ruleVersion;
  const rules = kept2.find(is);
  return rules ? formerSlot(today, rules) : null;
}

// packages/house-math/src/slot/games/list.ts
var list_exports = {};
__export(list_exports, {
  ankletBells: () => game,
  attarMaker: () => game2,
  bambooBridge: () => game3,
  bananaCart: () => game4,
  bangleSeller: () => game5,
  beeMeadow: () => game6,
  behindTheMask: () => game7,
  betelGarden: () => game8,
  bigDrumMarch: () => game9,
  bigWheel: () => game10,
  boatRace: () => game11,
  boatmanSteps: () => game12,
  boishakhDrums: () => game13,
  bridalGold: () => game14,
  butterflyHem: () => game15,
  buttonBox: () => game16,
  carpetHall: () => game17,
  cartRoad: () => game18,
  cinemaLane: () => game19,
  closingTime: () => game20,
  clothMarket: () => game21,
  cockCrow: () => game22,
  coconutCorner: () => game23,
  coconutStand: () => game24,
  cottonHarvest: () => game25,
  courtyardSun: () => game26,
  crabMarch: () => game27,
  crocodileBank: () => game28,
  crowOnAWire: () => game29,
  cycleRepair: () => game30,
  deerCrossing: () => game31,
  deltaMouth: () => game32,
  dolphinBend: () => game33,
  eastWind: () => game34,
  egretWalk: () => game35,
  ektaraSong: () => game36,
  elephantBorder: () => game37,
  emeraldStair: () => game38,
  eveningBreeze: () => game39,
  eveningFair: () => game40,
  eveningSitar: () => game41,
  fairBaskets: () => game42,
  fairFortune: () => game43,
  fareRound: () => game44,
  farmyard: () => game45,
  ferrisRide: () => game46,
  festivalHem: () => game47,
  fireflyPath: () => game48,
  firstRain: () => game49,
  fishMarket: () => game50,
  fishersPurse: () => game51,
  fluteAcross: () => game52,
  flyingShuttle: () => game53,
  fountainCourt: () => game54,
  fruitCrates: () => game55,
  gardenGate: () => game56,
  gatheringStorm: () => game57,
  gharialShoal: () => game58,
  gildedMirror: () => game59,
  goldenReeds: () => game60,
  goldenThimble: () => game61,
  goldenThread: () => game62,
  greenLight: () => game63,
  hallOfMirrors: () => game64,
  harbourLights: () => game65,
  harvestDrum: () => game66,
  hibiscusDrift: () => game67,
  hilsaRun: () => game68,
  honeyHunters: () => game69,
  honeySeason: () => game70,
  honeyTrail: () => game71,
  hoopAndThread: () => game72,
  jasmineNight: () => game73,
  jewelCasket: () => game74,
  kadamShower: () => game75,
  kanthaLines: () => game76,
  kingfisherDive: () => game77,
  kiteDuel: () => game78,
  kiteFestival: () => game79,
  knottedThread: () => game80,
  lanternBoats: () => game81,
  lastBus: () => game82,
  lightsOfTheHall: () => game83,
  lilyLake: () => game84,
  locksmith: () => game85,
  longEvening: () => game86,
  loomCrown: () => game87,
  loomSong: () => game88,
  lostKey: () => game89,
  lotusMedallion: () => game90,
  lunchDelivery: () => game91,
  lycheeSeason: () => game92,
  mangoStorm: () => game93,
  mangroveLight: () => game94,
  marigoldGate: () => game95,
  maskParade: () => game96,
  masterWeaver: () => game97,
  matinee: () => game98,
  melonField: () => game99,
  midnightThread: () => game100,
  monkeyTroop: () => game101,
  monsoonCatch: () => game102,
  monsoonClusters: () => game103,
  moonSampler: () => game104,
  moonlitGhat: () => game105,
  moonlitQuilt: () => game106,
  morningKettle: () => game107,
  muslinVeil: () => game108,
  needleSong: () => game109,
  netOfSilver: () => game110,
  newYearDawn: () => game111,
  newYearTable: () => game112,
  nightFerry: () => game113,
  nightMarket: () => game114,
  nightOfSongs: () => game115,
  nightOwl: () => game116,
  nipaChannel: () => game117,
  noonShade: () => game118,
  oldRadio: () => game119,
  oldThingsMan: () => game120,
  oldTrunk: () => game121,
  orchardFair: () => game122,
  oysterRock: () => game123,
  paintedStreet: () => game124,
  palaceLooms: () => game125,
  palaceSteps: () => game126,
  palanquinRoad: () => game127,
  paperBundles: () => game128,
  paperWindmills: () => game129,
  parcelBus: () => game130,
  parrotPouch: () => game131,
  patchworkRoom: () => game132,
  peacockTail: () => game133,
  pearlDivers: () => game134,
  pepperPatch: () => game135,
  photoAlbum: () => game136,
  photoStudio: () => game137,
  pigeonRoof: () => game138,
  pinnedPattern: () => game139,
  pitcherGhat: () => game140,
  pomegranateCourt: () => game141,
  potsInARow: () => game142,
  potteryStall: () => game143,
  prawnBaskets: () => game144,
  puffedRice: () => game145,
  quiltingCircle: () => game146,
  radioMarket: () => game147,
  raftOfPlenty: () => game148,
  rainbowFalls: () => game149,
  redAndWhite: () => game150,
  redBorder: () => game151,
  redChilliGreen: () => game152,
  riceHarvest: () => game153,
  rickshawBells: () => game154,
  risingKites: () => game155,
  riverChest: () => game156,
  riverMint: () => game157,
  riverRain: () => game158,
  riverWays: () => game159,
  robinMorning: () => game160,
  rollingYarn: () => game161,
  roofOfTheBus: () => game162,
  roseWater: () => game163,
  royalGarden: () => game164,
  royalWedding: () => game165,
  sandbankGulls: () => game166,
  sariBorder: () => game167,
  sevenStitches: () => game168,
  silkStory: () => game169,
  sleepingCat: () => game170,
  snailPace: () => game171,
  spinningRoom: () => game172,
  springTide: () => game173,
  starField: () => game174,
  starStitch: () => game175,
  stormWalker: () => game176,
  streetFoodRound: () => game177,
  streetLamps: () => game178,
  summerOrchard: () => game179,
  sunkenLaunch: () => game180,
  sunkenTreasure: () => game181,
  swanPond: () => game182,
  sweetBoxes: () => game183,
  sweetShop: () => game184,
  tablaLesson: () => game185,
  tailorShop: () => game186,
  tasselDance: () => game187,
  teaBreak: () => game188,
  teaStall: () => game189,
  threadByThread: () => game190,
  threadCount: () => game191,
  throneRoom: () => game192,
  tidePools: () => game193,
  tiffinBoxes: () => game194,
  tigerMoon: () => game195,
  tigerPath: () => game196,
  trafficJam: () => game197,
  treeOfSeasons: () => game198,
  turtleBeach: () => game199,
  turtleNests: () => game200,
  twoAnchors: () => game201,
  wanderingBand: () => game202,
  weddingQuilt: () => game203,
  wheelwright: () => game204,
  whiteMuslin: () => game205,
  windInPalms: () => game206,
  winterDucks: () => game207,
  winterStitch: () => game208,
});

// packages/house-math/src/slot/reels/strip.ts
function stripOf(letters, text) {
  return Array.from(text, (letter) => {
    const symbol = letters.indexOf(letter);
    if (symbol < 0) throw new Error(`no symbol is written ${letter}`);
    return symbol;
  });
}

// packages/house-math/src/slot/rules-text.ts
var RULED_FROM = 20n;
function rulesText(game209) {
  const { studio: _studio, name: _name, description: _words, ...rest } = game209;
  const { features: _rules, aim: _aim, ...data } = rest;
  const symbols = data.symbols.map(({ id }) => id);
  const stakes = data.stakes.filter((stake) => stake >= RULED_FROM);
  return JSON.stringify({ ...data, symbols, stakes }, (_, value) => {
    if (typeof value === 'bigint') return value.toString();
    const isPlain = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isPlain) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

// packages/house-math/src/slot/draft.ts
var SMALL_STAKES = [1n, 2n, 5n, 10n];
var STAKES = [100n, 200n, 500n, 1000n, 2000n, 5000n, 10000n, 20000n, 50000n];
function stakesOf(betCredits) {
  if (100 % betCredits !== 0) throw new Error(`no stakes are multiples of ${betCredits} credits`);
  const least = BigInt(Math.max(betCredits, Number(RULED_FROM)));
  const small2 = SMALL_STAKES.filter((stake) => stake % BigInt(betCredits) === 0n);
  return [...small2, ...[least, 2n * least].filter((stake) => stake < 100n), ...STAKES];
}
var named = ({ id, role }) => ({ id, name: SYMBOLS[id], role });
function slotOf(family, draft, own) {
  const { code, studio, name, description, ruleVersion = 1, betCredits, reels, rows } = draft;
  const paying = [
    ...draft.high.map((id) => ({ id, role: 'high' })),
    ...draft.low.map((id) => ({ id, role: 'low' })),
  ];
  return {
    code,
    studio,
    name,
    description,
    family,
    ruleVersion,
    betCredits,
    stakes: stakesOf(betCredits),
    reels,
    rows,
    symbols: [...own.special, ...paying].map(named),
    maxCredits: null,
    features: own.features,
    aim: draft.aim ?? null,
  };
}
var LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
var foundOf = ({ strips, pays }) => ({
  strips: strips.map((text) => stripOf(LETTERS, text)),
  pays,
});
var fromThree = (values) => [0, 0, 0, ...values];
var withScatter = (wild, scatter) => [
  { id: wild, role: 'wild' },
  { id: scatter, role: 'scatter' },
];
var RULES = {
  lines: (lines3) => ({ key: 'lines', values: { lines: lines3, smallest: 3 } }),
  wild: { key: 'wild', values: { symbol: 0, exceptSymbol: 1 } },
  wildPays: { key: 'wild-pays', values: { symbol: 0 } },
  scatter: { key: 'scatter', values: { symbol: 1, from: 3 } },
};
var scatterRules = (scatterPays) => ({
  wild: 0,
  scatter: 1,
  scatterPays: fromThree(scatterPays),
});

// packages/house-math/src/slot/reels/line-sets.ts
var OF_THREE_REELS = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
  [0, 1, 0],
  [2, 1, 2],
  [1, 0, 1],
  [1, 2, 1],
];
var OF_THREE_ROWS = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 2, 2, 0],
  [2, 0, 0, 0, 2],
  [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [0, 1, 2, 2, 2],
  [2, 1, 0, 0, 0],
  [0, 0, 0, 1, 2],
  [2, 2, 2, 1, 0],
  [1, 0, 2, 0, 1],
];
var OF_FOUR_ROWS = [
  [1, 1, 1, 1, 1],
  [2, 2, 2, 2, 2],
  [0, 0, 0, 0, 0],
  [3, 3, 3, 3, 3],
  [0, 1, 2, 1, 0],
  [3, 2, 1, 2, 3],
  [1, 2, 3, 2, 1],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [3, 3, 2, 1, 1],
  [1, 1, 2, 3, 3],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [2, 3, 3, 3, 2],
  [0, 1, 1, 1, 0],
  [3, 2, 2, 2, 3],
  [1, 2, 2, 2, 1],
  [2, 1, 1, 1, 2],
  [0, 1, 0, 1, 0],
  [3, 2, 3, 2, 3],
  [1, 2, 1, 2, 1],
  [2, 1, 2, 1, 2],
  [1, 0, 1, 0, 1],
  [2, 3, 2, 3, 2],
  [0, 1, 2, 3, 3],
  [3, 2, 1, 0, 0],
  [1, 1, 0, 1, 1],
  [2, 2, 3, 2, 2],
  [0, 0, 2, 0, 0],
  [3, 3, 1, 3, 3],
];
function linesOf({ reels, rows, lines: lines3 }) {
  const whole = rows === 3 ? (reels === 3 ? OF_THREE_REELS : OF_THREE_ROWS) : OF_FOUR_ROWS;
  const cut = whole.map((line) => line.slice(0, reels));
  const own = cut.filter(
    (line, at2) => cut.findIndex((one2) => String(one2) === String(line)) === at2,
  );
  if (reels > 5 || rows > 4 || own.length < lines3)
    throw new Error(`there are no ${lines3} lines on ${reels} reels of ${rows} rows`);
  return own.slice(0, lines3);
}

// packages/house-math/src/slot/families/sticky/sticky-draft.ts
function stickyGame(draft, found) {
  const [three, four, five] = draft.awards;
  const special2 = withScatter(draft.wild, draft.scatter);
  const features = [
    RULES.lines(draft.lines),
    RULES.wild,
    RULES.scatter,
    { key: 'sticky-wild', values: { scatters: 3, three, four, five } },
  ];
  return {
    ...slotOf('sticky', draft, { special: special2, features }),
    ...foundOf(found),
    ...scatterRules(draft.scatterPays),
    awards: fromThree(draft.awards),
    lines: linesOf(draft),
  };
}

// packages/house-math/src/slot/games/anklet-bells/reels.json
var reels_default = {
  strips: [
    'FBHIGHIECHGIFGCHEHDDIGIF',
    'HHIEDAIEGIFCDGCGHBFIEFIG',
    'EEDHFGFIGAICGHIHFIGIHCEB',
    'GADBHICGHIGIFEDHIHCFGIFF',
    'HCCIIDIEHHFGFGGIGHIEFHBG',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 60, 200, 1500],
    [0, 0, 0, 60, 200, 1500],
    [0, 0, 0, 30, 150, 800],
    [0, 0, 0, 25, 60, 250],
    [0, 0, 0, 12, 40, 80],
    [0, 0, 0, 12, 25, 75],
    [0, 0, 0, 8, 15, 30],
  ],
};

// packages/house-math/src/slot/games/anklet-bells/game.ts
var game = stickyGame(
  {
    code: 'anklet-bells',
    studio: 'JAMDANI',
    name: { EN: 'Anklet bells', BN: 'নূপুরের ধ্বনি' },
    description: {
      EN: 'Twenty-five lines in dancing time, with free spins that come often and are short. Three sitars begin four of them, and every step is kept.',
      BN: 'নাচের তালে পঁচিশটি লাইন, ফ্রি স্পিন আসে ঘন ঘন, থাকে অল্পক্ষণ। তিনটি সেতারে চারটি শুরু হয়, প্রতিটি পদক্ষেপ থেকে যায়।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'anklet',
    scatter: 'sitar',
    high: ['swan', 'crown'],
    low: ['earring', 'jasmine', 'carpet', 'mirror', 'ring'],
    lines: 25,
    scatterPays: [25, 125, 500],
    awards: [4, 6, 8],
    aim: {
      rtp: 0.961,
      sigma: 2.8,
      seed: 4429,
      length: 24,
      steep: 2.2,
      on: { anklet: [0, 1, 1, 1, 0], sitar: [1, 1, 1, 1, 1] },
    },
  },
  reels_default,
);

// packages/house-math/src/slot/families/changing/changing-draft.ts
function changingGame(draft, found) {
  const all = draft.heights.flat();
  const features = [
    { key: 'changing-ways', values: { fewest: Math.min(...all), most: Math.max(...all) } },
    RULES.wildPays,
  ];
  const special2 = [{ id: draft.wild, role: 'wild' }];
  return {
    ...slotOf('changing', draft, { special: special2, features }),
    ...foundOf(found),
    wild: 0,
    heights: draft.heights,
  };
}

// packages/house-math/src/slot/games/attar-maker/reels.json
var reels_default2 = {
  strips: [
    'IGGFFCHIBEIDHHGFEIBDEIEFGFGHIHHD',
    'HIIEEHHDIFDHGGIIFEGACFEGDBCBGIHF',
    'HGHIDGGEEDHHIFBBGFAIFGIECEDFIICH',
    'GIGHGDHFCIAFEIGFHHECIIGIHFDBIEEB',
    'IEHGEBCFIBFHEIGBDIDGGHCFIGFIFHHD',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 75, 150, 1e3],
    [0, 0, 0, 50, 80, 400],
    [0, 0, 0, 15, 30, 60],
    [0, 0, 0, 6, 15, 25],
    [0, 0, 0, 6, 12, 20],
    [0, 0, 0, 4, 6, 10],
    [0, 0, 0, 2, 6, 10],
    [0, 0, 0, 2, 6, 8],
  ],
};

// packages/house-math/src/slot/games/attar-maker/game.ts
var game2 = changingGame(
  {
    code: 'attar-maker',
    studio: 'JAMDANI',
    name: { EN: 'Attar maker', BN: 'আতরের কারিগর' },
    description: {
      EN: 'Five reels, each with a measure of its own that it keeps to in half the rounds. Nine scents are mixed, so that two alike are a small surprise.',
      BN: 'পাঁচটি রিল, প্রতিটির নিজের মাপ, অর্ধেক রাউন্ডে সে তাতেই থাকে। নয় রকম সুবাস মেশে, তাই দুটির মিলও ছোট এক চমক।',
    },
    betCredits: 25,
    reels: 5,
    rows: 6,
    wild: 'rose',
    high: ['attar', 'mirror', 'swan', 'emerald'],
    low: ['jasmine', 'pomegranate', 'inkpot', 'carpet'],
    heights: [
      [3, 3, 2, 4],
      [4, 4, 2, 6],
      [5, 5, 3, 6],
      [4, 4, 2, 6],
      [3, 3, 2, 4],
    ],
    aim: {
      rtp: 0.955,
      sigma: 3.8,
      seed: 4414,
      length: 32,
      steep: 2.2,
      on: { rose: [0, 1, 1, 1, 0] },
    },
  },
  reels_default2,
);

// packages/house-math/src/slot/families/ways/ways-draft.ts
function waysGame(draft, found) {
  const { reels, rows, spreadingReels } = draft;
  const firstReel = Math.min(...spreadingReels) + 1;
  const lastReel = Math.max(...spreadingReels) + 1;
  const mostRespins = spreadingReels.length;
  const special2 = withScatter(draft.wild, draft.scatter);
  const features = [
    { key: 'ways', values: { ways: rows ** reels, smallest: 3 } },
    RULES.wild,
    { key: 'spreading-wild', values: { symbol: 0, firstReel, lastReel, mostRespins } },
    RULES.scatter,
  ];
  return {
    ...slotOf('ways', draft, { special: special2, features }),
    ...foundOf(found),
    ...scatterRules(draft.scatterPays),
    spreadingReels,
  };
}

// packages/house-math/src/slot/games/bamboo-bridge/reels.json
var reels_default3 = {
  strips: [
    'EDIHFIHJGJBFGIGHFJEJJCIH',
    'GJGIFFGEIIHHJJAICBHHJDEJ',
    'EBJGCGHHJIEHFDAIJJGHJIFC',
    'EJGHCEIGJHIFJDJIHJIFHBFG',
    'HGFGCIJIFHFHHDJGBJJIEJEJ',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 25, 150, 1e3],
    [0, 0, 0, 20, 150, 1e3],
    [0, 0, 0, 8, 50, 100],
    [0, 0, 0, 6, 20, 40],
    [0, 0, 0, 6, 10, 20],
    [0, 0, 0, 4, 6, 12],
    [0, 0, 0, 2, 5, 8],
    [0, 0, 0, 2, 5, 8],
  ],
};

// packages/house-math/src/slot/games/bamboo-bridge/game.ts
var game3 = waysGame(
  {
    code: 'bamboo-bridge',
    studio: 'PADMA',
    name: { EN: 'Bamboo bridge', BN: 'বাঁশের সাঁকো' },
    description: {
      EN: 'The bridge spans the second and third reel of 243 ways. Once it stands the far bank turns again, so that a long crossing can still come.',
      BN: '243টি পথের দ্বিতীয় ও তৃতীয় রিল জুড়ে সাঁকো। সে দাঁড়ালে ওপার আবার ঘোরে, লম্বা পারাপার তখনও হতে পারে।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'bridge',
    scatter: 'moon',
    high: ['boat', 'duck', 'pitcher'],
    low: ['egret', 'fish-trap', 'reed', 'rope', 'paddle'],
    scatterPays: [100, 500, 2500],
    spreadingReels: [1, 2],
    aim: {
      rtp: 0.956,
      sigma: 4.5,
      seed: 3088,
      length: 24,
      steep: 2.5,
      on: { bridge: [0, 1, 1, 0, 0], moon: [1, 1, 1, 1, 1] },
    },
  },
  reels_default3,
);

// packages/house-math/src/slot/families/classic/classic-draft.ts
function classicGame(draft, found) {
  const { wildTimes } = draft;
  const features = [
    { key: 'three-reels', values: { lines: draft.lines } },
    { key: 'multiplying-wild', values: { symbol: 0, times: wildTimes } },
  ];
  const special2 = [{ id: draft.wild, role: 'wild' }];
  return {
    ...slotOf('classic', draft, { special: special2, features }),
    ...foundOf(found),
    wild: 0,
    wildTimes,
    lines: linesOf(draft),
  };
}

// packages/house-math/src/slot/games/banana-cart/reels.json
var reels_default4 = {
  strips: ['DECEBDDEBEDBECADEC', 'DBABEEDCCEECEDDBEB', 'BDBCEAEDCEDEEDEDDB'],
  pays: [
    [0, 0, 0, 30],
    [0, 0, 0, 25],
    [0, 0, 0, 20],
    [0, 0, 0, 20],
    [0, 0, 0, 1],
  ],
};

// packages/house-math/src/slot/games/banana-cart/game.ts
var game4 = classicGame(
  {
    code: 'banana-cart',
    studio: 'RICKSHA',
    name: { EN: 'Banana cart', BN: 'কলার ভ্যান' },
    description: {
      EN: 'Nine lines and only five pictures, so that something ripe comes along in most rounds. Wins are small change, doubled where a bunch of bananas helps.',
      BN: 'নয়টি লাইন আর মাত্র পাঁচটি ছবি, তাই প্রায় প্রতিবারই কিছু না কিছু পাকা মেলে। জয় খুচরো পয়সার মতো ছোট, কলা সঙ্গে থাকলে দ্বিগুণ।',
    },
    betCredits: 20,
    reels: 3,
    rows: 3,
    wild: 'banana',
    high: ['sugarcane', 'green-coconut'],
    low: ['jhalmuri', 'wheel'],
    lines: 9,
    wildTimes: 2,
    aim: { rtp: 0.963, sigma: 1.7, seed: 4006, length: 18, steep: 1.8, on: { banana: [1, 1, 1] } },
  },
  reels_default4,
);

// packages/house-math/src/slot/games/bangle-seller/reels.json
var reels_default5 = {
  strips: [
    'CFCDGIIDHFHGFFIEEIBHIHHIFG',
    'GGBIIHFCIFGHEGHHCHDIFIAIDI',
    'GIHFIEHEAGDBFGIDIGGHCFHHII',
    'IDDHIICEGFFACHCIGHHIGBIEGF',
    'FCIFFHHEHIIBCGDGFHIIDHEIGI',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 80, 250, 1500],
    [0, 0, 0, 60, 250, 1500],
    [0, 0, 0, 60, 250, 1200],
    [0, 0, 0, 15, 60, 200],
    [0, 0, 0, 15, 40, 200],
    [0, 0, 0, 8, 20, 60],
    [0, 0, 0, 5, 12, 25],
  ],
};

// packages/house-math/src/slot/games/bangle-seller/game.ts
var game5 = stickyGame(
  {
    code: 'bangle-seller',
    studio: 'JAMDANI',
    name: { EN: 'Bangle seller', BN: 'চুড়িওয়ালি' },
    description: {
      EN: 'Twenty lines of glass and colour, and a basket that fills as she walks. Three earrings bring six free spins in which every bangle stays on the arm.',
      BN: 'কাচ আর রঙের বিশটি লাইন, হাঁটতে হাঁটতে ঝুড়ি ভরে। তিনটি ঝুমকায় ছয়টি ফ্রি স্পিন, তাতে প্রতিটি চুড়ি হাতে থেকে যায়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'bangle',
    scatter: 'earring',
    high: ['necklace', 'sari', 'mirror'],
    low: ['anklet', 'ring', 'attar', 'rose'],
    lines: 20,
    scatterPays: [40, 200, 1e3],
    awards: [6, 8, 10],
    aim: {
      rtp: 0.957,
      sigma: 4,
      seed: 4426,
      length: 26,
      steep: 2.4,
      on: { bangle: [0, 1, 1, 1, 0], earring: [1, 1, 1, 1, 1] },
    },
  },
  reels_default5,
);

// packages/house-math/src/slot/families/clusters/clusters-draft.ts
function clustersGame(draft, found) {
  const { weights: weights2, sizes, multipliers, mostTumbles, mostTimes } = draft;
  const most = multipliers.at(-1) ?? 1;
  const features = [
    { key: 'clusters', values: { smallest: sizes[0] ?? 0 } },
    { key: 'tumbles', values: { most: mostTumbles } },
    ...(most > 1
      ? [{ key: 'growing-multiplier', values: { first: multipliers[0] ?? 1, most } }]
      : []),
    { key: 'largest-win', values: { times: mostTimes } },
  ];
  return {
    ...slotOf('clusters', draft, { special: [], features }),
    weights: weights2,
    sizes,
    pays: found.pays,
    multipliers,
    mostTumbles,
    maxCredits: mostTimes * draft.betCredits,
  };
}

// packages/house-math/src/slot/games/bee-meadow/reels.json
var reels_default6 = {
  strips: [],
  pays: [
    [80, 120, 150, 250, 300, 400, 500],
    [75, 100, 120, 200, 250, 300, 400],
    [60, 80, 100, 150, 200, 250, 300],
    [60, 75, 100, 120, 150, 200, 250],
    [50, 75, 80, 100, 120, 150, 200],
  ],
};

// packages/house-math/src/slot/games/bee-meadow/game.ts
var game6 = clustersGame(
  {
    code: 'bee-meadow',
    studio: 'SUNDAR',
    name: { EN: 'Bee meadow', BN: 'মৌমাছির মাঠ' },
    description: {
      EN: 'Bees gather on a meadow of five by five with only five kinds of blossom. Six must touch, which about one round in six brings, and wins stay calm.',
      BN: 'পাঁচ বাই পাঁচ মাঠে মৌমাছি জড়ো হয়, ফুল মাত্র পাঁচ রকম। ছয়টি লেগে থাকা চাই, প্রায় ছয় রাউন্ডে একবার তা হয়, আর জয় থাকে শান্ত।',
    },
    betCredits: 20,
    reels: 5,
    rows: 5,
    high: ['honey-pot', 'bee'],
    low: ['champa', 'hibiscus', 'shiuli'],
    weights: [14, 17, 20, 23, 26],
    sizes: [6, 7, 8, 9, 10, 12, 15],
    multipliers: [1, 2, 3],
    mostTumbles: 15,
    mostTimes: 1500,
    aim: { rtp: 0.956, sigma: 2.8, seed: 5078 },
  },
  reels_default6,
);

// packages/house-math/src/slot/families/pick/pick-draft.ts
function pickGame(draft, found) {
  const { from, opens, boxes } = draft;
  if (boxes.length !== draft.reels * draft.rows) throw new Error(`${draft.code}: a box a place`);
  const special2 = [...withScatter(draft.wild, draft.scatter), { id: draft.box, role: 'low' }];
  const features = [
    RULES.lines(draft.lines),
    RULES.wild,
    { key: 'pick', values: { scatters: from, boxes: opens } },
  ];
  return {
    ...slotOf('pick', draft, { special: special2, features }),
    ...foundOf(found),
    wild: 0,
    scatter: 1,
    scatterPays: [0, 0, 0, 0],
    box: 2,
    from,
    opens,
    boxes,
    lines: linesOf(draft),
  };
}

// packages/house-math/src/slot/games/behind-the-mask/reels.json
var reels_default7 = {
  strips: [
    'FIGJIJFHDHGJEHGJJBHIBJ',
    'JGHHGJFEGJIHJAIFHGIDIJ',
    'HAHIBJDGIGHJHJIEGIJJHF',
    'IAGHFIIFJJIJHIEHJGHJDG',
    'DIBGHIFFHIJIIGHJBEJJGJ',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 15, 20, 50],
    [0, 0, 0, 15, 20, 25],
    [0, 0, 0, 10, 12, 20],
    [0, 0, 0, 8, 12, 20],
    [0, 0, 0, 8, 10, 12],
    [0, 0, 0, 6, 10, 12],
    [0, 0, 0, 6, 8, 10],
  ],
};

// packages/house-math/src/slot/games/behind-the-mask/game.ts
var game7 = pickGame(
  {
    code: 'behind-the-mask',
    studio: 'BOISHAKH',
    name: { EN: 'Behind the mask', BN: 'মুখোশের আড়ালে' },
    description: {
      EN: 'Ten lines in a torchlit yard, where three owls lift two of fifteen masks. Most faces are friendly, and one smiles three hundred times.',
      BN: 'মশালের আলোয় উঠানে দশটি লাইন, তিনটি পেঁচা এলে পনেরোটি মুখোশের দুটি ওঠে। বেশির ভাগ মুখ চেনা, একটির হাসি বাজির তিনশ গুণ।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'drum',
    scatter: 'owl-mask',
    box: 'mask',
    high: ['flute', 'ektara', 'bull'],
    low: ['bunting', 'cymbals', 'gamcha', 'pinwheel'],
    lines: 10,
    from: 3,
    opens: 2,
    boxes: [10, 20, 20, 30, 30, 40, 40, 50, 60, 80, 100, 150, 250, 500, 3e3],
    aim: {
      rtp: 0.948,
      sigma: 10,
      seed: 4217,
      length: 22,
      steep: 3,
      on: { drum: [0, 1, 1, 1, 0], 'owl-mask': [2, 0, 1, 0, 2] },
    },
  },
  reels_default7,
);

// packages/house-math/src/slot/games/betel-garden/reels.json
var reels_default8 = {
  strips: [
    'IIFCGEFGIIGHEHGFEFHBDGIHIH',
    'GIHDHCHICGHABIDIEIFHFGFIEG',
    'IBGAIHDHHDIFIHFCFEIDFGGHGI',
    'ACFDIFGHHGEHIGGHDIHIIFEBIF',
    'DGHAHIFIIFBHGGHDEEIFDFCIIH',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 100, 800, 2e3],
    [0, 0, 0, 75, 400, 1200],
    [0, 0, 0, 40, 200, 750],
    [0, 0, 0, 10, 50, 100],
    [0, 0, 0, 8, 40, 100],
    [0, 0, 0, 6, 20, 25],
    [0, 0, 0, 2, 12, 25],
  ],
};

// packages/house-math/src/slot/games/betel-garden/game.ts
var game8 = stickyGame(
  {
    code: 'betel-garden',
    studio: 'NOKSHI',
    name: { EN: 'Betel garden', BN: 'পানের বরজ' },
    description: {
      EN: 'Betel vines climb over all reels but the first, leaf by leaf. Three parakeets bring eight free spins, and what has grown in one is there in the next.',
      BN: 'প্রথম রিল ছাড়া সব রিলে পানের লতা ওঠে, পাতার পর পাতা। তিনটি টিয়ায় আটটি ফ্রি স্পিন, একটিতে যা গজায় পরেরটিতেও তা থাকে।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'betel-leaf',
    scatter: 'parrot',
    high: ['elephant', 'tree'],
    low: ['lotus', 'sun', 'butterfly', 'paisley', 'hand-fan'],
    lines: 25,
    scatterPays: [50, 200, 1e3],
    awards: [8, 8, 8],
    aim: {
      rtp: 0.952,
      sigma: 6,
      seed: 1224,
      length: 26,
      steep: 3,
      on: { 'betel-leaf': [0, 1, 1, 1, 1], parrot: [1, 1, 1, 1, 1] },
    },
  },
  reels_default8,
);

// packages/house-math/src/slot/families/both-ways/both-ways-draft.ts
function bothWaysGame(draft, found) {
  const special2 = withScatter(draft.wild, draft.scatter);
  const features = [
    { key: 'both-ways', values: { lines: draft.lines } },
    RULES.wild,
    RULES.scatter,
  ];
  return {
    ...slotOf('both-ways', draft, { special: special2, features }),
    ...foundOf(found),
    ...scatterRules(draft.scatterPays),
    lines: linesOf(draft),
  };
}

// packages/house-math/src/slot/games/big-drum-march/reels.json
var reels_default9 = {
  strips: [
    'HHGIIBHFHDDFEIGEGFCI',
    'IBGGIIFFCGHAEHEIDFHG',
    'DIGCFGGEHIGIFBEFAHHI',
    'FGBIFHHEIHIFIACIDGEG',
    'CEFHGGIIHIIBFDIDHFEH',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 100, 250, 5e3],
    [0, 0, 0, 75, 200, 1500],
    [0, 0, 0, 30, 80, 800],
    [0, 0, 0, 15, 40, 150],
    [0, 0, 0, 12, 30, 150],
    [0, 0, 0, 10, 25, 120],
    [0, 0, 0, 6, 10, 50],
  ],
};

// packages/house-math/src/slot/games/big-drum-march/game.ts
var game9 = bothWaysGame(
  {
    code: 'big-drum-march',
    studio: 'BOISHAKH',
    name: { EN: 'Big drum march', BN: 'ঢাকঢোলের মিছিল' },
    description: {
      EN: 'Thirty lines that pay from both ends, as loud as a street full of drummers. Three pairs of cymbals or more pay wherever they are.',
      BN: 'ত্রিশটি লাইনে দুই প্রান্ত থেকেই জয়, ঢুলিতে ভরা রাস্তার মতো সরগরম। তিন জোড়া বা তার বেশি মন্দিরা যেখানেই থাকুক পুরস্কার দেয়।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'drum',
    scatter: 'cymbals',
    high: ['bull', 'flute', 'tabla'],
    low: ['bunting', 'marigold', 'gamcha', 'alpona'],
    lines: 30,
    scatterPays: [100, 400, 2e3],
    aim: {
      rtp: 0.958,
      sigma: 2,
      seed: 4201,
      length: 20,
      steep: 2.2,
      on: { drum: [0, 1, 1, 1, 0], cymbals: [1, 1, 1, 1, 1] },
    },
  },
  reels_default9,
);

// packages/house-math/src/slot/games/big-wheel/reels.json
var reels_default10 = {
  strips: [
    'IKJKKGJJIIEDHDKJGFHKHI',
    'FEHGJHJDKJHBIKGKJIKABI',
    'GHJHJKBHKEGAJIFJDBIKIK',
    'HJKJHIKEKJFAJBIGBGDIKJ',
    'EKKJHJJIKIGHDFIKHGIJKF',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 100, 800, 1e4],
    [0, 0, 0, 100, 750, 1e4],
    [0, 0, 0, 75, 750, 4e3],
    [0, 0, 0, 25, 150, 1e3],
    [0, 0, 0, 8, 30, 250],
    [0, 0, 0, 6, 30, 80],
    [0, 0, 0, 4, 12, 50],
    [0, 0, 0, 3, 12, 20],
  ],
};

// packages/house-math/src/slot/games/big-wheel/game.ts
var game10 = pickGame(
  {
    code: 'big-wheel',
    studio: 'BOISHAKH',
    name: { EN: 'Big wheel', BN: 'বড় নাগরদোলা' },
    description: {
      EN: 'Twenty lines round the big wheel, which stands on the middle reels. Three of it set three of fifteen pinwheels turning, and the highest is far above the rest.',
      BN: 'বড় নাগরদোলা ঘিরে বিশটি লাইন, সে থাকে মাঝের রিলগুলোতে। তিনটি এলে পনেরোটি চরকির তিনটি ঘোরে, সবচেয়ে উঁচুটা অনেক ওপরে।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'kite',
    scatter: 'ferris-wheel',
    box: 'pinwheel',
    high: ['bunting', 'drum', 'mask', 'rooster'],
    low: ['top', 'flute', 'lychee', 'watermelon'],
    lines: 20,
    from: 3,
    opens: 3,
    boxes: [50, 50, 50, 100, 100, 100, 150, 150, 200, 250, 300, 400, 600, 1e3, 5e3],
    aim: {
      rtp: 0.952,
      sigma: 8,
      seed: 4219,
      length: 22,
      steep: 3,
      on: { kite: [0, 1, 1, 1, 0], 'ferris-wheel': [0, 2, 2, 2, 0] },
    },
  },
  reels_default10,
);

// packages/house-math/src/slot/games/boat-race/reels.json
var reels_default11 = {
  strips: [
    'JJEGIFCHBDGJGIHIFJHIJEHIFJDG',
    'FIEFGEJIHJDAGIJHIBDGFHGCIJHJ',
    'HEJGJIHAGGIFFCIBHFJIDEJDGHGJ',
    'CFDHIJFFJHGGJEIIHHJEDABFIGJI',
    'HCHGEAIHFFDJGJIFEJIJBHIGICDG',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 20, 40, 80],
    [0, 0, 0, 10, 20, 30],
    [0, 0, 0, 10, 15, 25],
    [0, 0, 0, 4, 12, 15],
    [0, 0, 0, 4, 6, 12],
    [0, 0, 0, 1, 4, 8],
    [0, 0, 0, 1, 2, 3],
    [0, 0, 0, 1, 2, 3],
  ],
};

// packages/house-math/src/slot/games/boat-race/game.ts
var game11 = waysGame(
  {
    code: 'boat-race',
    studio: 'PADMA',
    name: { EN: 'Boat race', BN: 'নৌকা বাইচ' },
    description: {
      EN: 'Boats may take any reel but the first, and each that does keeps it to the end of the race. One a strip and 243 ways make a lively round.',
      BN: 'প্রথমটি ছাড়া যেকোনো রিল নৌকা দখল করতে পারে, করলে শেষ পর্যন্ত ধরে রাখে। প্রতি রিলে একটি নৌকা আর 243টি পথে রাউন্ড জমে ওঠে।',
    },
    betCredits: 100,
    reels: 5,
    rows: 3,
    wild: 'boat',
    scatter: 'sun',
    high: ['paddle', 'sail', 'pitcher'],
    low: ['rope', 'reed', 'duck', 'net', 'raft'],
    scatterPays: [100, 500, 2500],
    spreadingReels: [1, 2, 3, 4],
    aim: {
      rtp: 0.955,
      sigma: 6,
      seed: 3110,
      length: 28,
      steep: 2.5,
      on: { boat: [0, 1, 1, 1, 1], sun: [1, 1, 1, 1, 1] },
    },
  },
  reels_default11,
);

// packages/house-math/src/slot/families/walking/walking-draft.ts
function walkingGame(draft, found) {
  const special2 = withScatter(draft.wild, draft.scatter);
  const features = [
    RULES.lines(draft.lines),
    RULES.wild,
    { key: 'walking-wild', values: { symbol: 0 } },
    RULES.scatter,
  ];
  return {
    ...slotOf('walking', draft, { special: special2, features }),
    ...foundOf(found),
    ...scatterRules(draft.scatterPays),
    lines: linesOf(draft),
  };
}

// packages/house-math/src/slot/games/boatman-steps/reels.json
var reels_default12 = {
  strips: [
    'JKHGJJIIEBFCHFKKEGJIIHKDHDJK',
    'FGIHIGJHHKGBJJFIKJIKCEDKJHKH',
    'FBIGEJJKKFCKDJIIHHEKHFKJGGJI',
    'GBKHFKGEHAJIKJIJIHIKHJDKCEJF',
    'HAHJGCKEBKDJHFFEIHJGIKJKJKII',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 25, 300, 1200],
    [0, 0, 0, 20, 150, 800],
    [0, 0, 0, 10, 60, 250],
    [0, 0, 0, 8, 25, 120],
    [0, 0, 0, 4, 20, 120],
    [0, 0, 0, 2, 8, 20],
    [0, 0, 0, 2, 8, 20],
    [0, 0, 0, 1, 3, 10],
    [0, 0, 0, 1, 3, 8],
  ],
};

// packages/house-math/src/slot/games/boatman-steps/game.ts
var game12 = walkingGame(
  {
    code: 'boatman-steps',
    studio: 'SUNDAR',
    name: { EN: 'Boatman steps', BN: 'মাঝির পা' },
    description: {
      EN: 'The boat is poled along five reels of four rows, reel by reel. It sets out from the right and twenty lines go with it.',
      BN: 'চার সারির পাঁচ রিল ধরে লগি ঠেলে নৌকা চলে, এক এক রিল করে। সে ছাড়ে ডান দিক থেকে, সঙ্গে যায় বিশটি লাইন।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    wild: 'boat',
    scatter: 'moon',
    high: ['crocodile', 'deer', 'egret'],
    low: ['crab', 'reed', 'paddle', 'nipa-palm', 'mushroom', 'snail'],
    lines: 20,
    scatterPays: [20, 100, 500],
    aim: {
      rtp: 0.953,
      sigma: 4,
      seed: 5312,
      length: 28,
      steep: 3,
      on: { boat: [0, 0, 0, 1, 1], moon: [1, 1, 1, 1, 1] },
    },
  },
  reels_default12,
);

// packages/house-math/src/slot/games/boishakh-drums/reels.json
var reels_default13 = {
  strips: [
    'EGIHCGBCDIHHEHFIGIDFFE',
    'DFIGCBFEIIFGHEHAHDGEIHC',
    'IHEEICIDIFGFHGDAHECBHFG',
    'DGBCIIHEGIDHHFIAGEECFHF',
    'HHDIGGBECFHIFHDFEGECII',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 25, 100, 1e3],
    [0, 0, 0, 20, 100, 600],
    [0, 0, 0, 15, 60, 300],
    [0, 0, 0, 8, 40, 150],
    [0, 0, 0, 6, 30, 120],
    [0, 0, 0, 5, 20, 75],
    [0, 0, 0, 4, 15, 40],
  ],
};

// packages/house-math/src/slot/games/boishakh-drums/game.ts
var game13 = bothWaysGame(
  {
    code: 'boishakh-drums',
    studio: 'BOISHAKH',
    name: { EN: 'Boishakh drums', BN: 'বৈশাখের ঢোল' },
    description: {
      EN: 'Twenty lines that pay from the left and from the right, so that pictures meet in the middle. Three drums or more pay wherever they are.',
      BN: 'বিশটি লাইনে বাম ও ডান দুই দিক থেকেই জয় হয়, ছবিরা মাঝখানে এসে মেলে। তিনটি বা তার বেশি ঢোল যেখানেই থাকুক পুরস্কার দেয়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'sun',
    scatter: 'drum',
    high: ['mask', 'elephant', 'kite'],
    low: ['mango', 'hand-fan', 'paisley', 'betel-leaf'],
    lines: 20,
    scatterPays: [40, 200, 1e3],
  },
  reels_default13,
);

// packages/house-math/src/slot/games/bridal-gold/reels.json
var reels_default14 = {
  strips: [
    'IGFHDFFGIIBHIEBFGHHCGIFCIHHGEIDHDG',
    'GEICIGCHEDHFIHGFAGBFEHGHIIDFFHEIDI',
    'FEGGHEDIHCGEDIHHFBFBHHIIFIICGDAFIH',
    'EICDFHGFIBHGFIHHAGIIGHEEHDIDHIFFBC',
    'HIFFIHGAGFGHHFEBBIDICDIFEHEGGCGIID',
    'CGEGEEHBHFGFFIDHIIGGFDIHGBGHDIIFHI',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 300, 1e3, 1500, 15e3],
    [0, 0, 0, 150, 800, 1500, 15e3],
    [0, 0, 0, 100, 300, 400, 750],
    [0, 0, 0, 60, 100, 250, 750],
    [0, 0, 0, 25, 30, 60, 80],
    [0, 0, 0, 20, 30, 40, 75],
    [0, 0, 0, 6, 15, 20, 25],
    [0, 0, 0, 4, 10, 15, 20],
  ],
};

// packages/house-math/src/slot/games/bridal-gold/game.ts
var game14 = changingGame(
  {
    code: 'bridal-gold',
    studio: 'JAMDANI',
    name: { EN: 'Bridal gold', BN: 'কনের গয়না' },
    description: {
      EN: 'Six reels of two to six pictures, and as many as 46656 ways when all the gold is laid out. Necklaces go with everything on four of them.',
      BN: 'ছয় রিলে দুই থেকে ছয়টি ছবি, সব গয়না বিছানো হলে পথ 46656টি পর্যন্ত। চারটি রিলে হার সবকিছুর সঙ্গে মানায়।',
    },
    betCredits: 100,
    reels: 6,
    rows: 6,
    wild: 'necklace',
    high: ['crown', 'ruby', 'sari'],
    low: ['bangle', 'earring', 'ring', 'anklet', 'mirror'],
    heights: [
      [2, 2, 3, 4, 5, 6],
      [2, 2, 3, 4, 5, 6],
      [2, 2, 3, 4, 5, 6],
      [2, 2, 3, 4, 5, 6],
      [2, 2, 3, 4, 5, 6],
      [2, 2, 3, 4, 5, 6],
    ],
    aim: {
      rtp: 0.952,
      sigma: 5.5,
      seed: 4412,
      length: 34,
      steep: 2.8,
      on: { necklace: [0, 1, 1, 1, 1, 0] },
    },
  },
  reels_default14,
);

// packages/house-math/src/slot/families/lines/lines-draft.ts
function linesGame(draft, found) {
  const { multiplier, most } = draft.freeGames;
  const [three, four, five] = draft.freeGames.awards;
  const special2 = withScatter(draft.wild, draft.scatter);
  const features = [
    RULES.lines(draft.lines),
    RULES.wild,
    RULES.scatter,
    { key: 'free-games', values: { scatters: 3, three, four, five, multiplier, most } },
  ];
  return {
    ...slotOf('lines', draft, { special: special2, features }),
    ...foundOf(found),
    ...scatterRules(draft.scatterPays),
    freeGames: { awards: fromThree([three, four, five]), multiplier, most },
    lines: linesOf(draft),
  };
}

// packages/house-math/src/slot/games/butterfly-hem/reels.json
var reels_default15 = {
  strips: [
    'DDICEGCIFEHABHIGFIIHGH',
    'GDHFDFBIHCGIIAEGIIEGHE',
    'BFGHEEIAGIDHDIGFGHHIIC',
    'GGIIBIDFHGCIAHEGFIDHHE',
    'DIHEHAHGHIGEGGIIHIBDFC',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 120, 500, 3e3],
    [0, 0, 0, 50, 150, 1e3],
    [0, 0, 0, 40, 150, 1e3],
    [0, 0, 0, 40, 150, 800],
    [0, 0, 0, 15, 40, 100],
    [0, 0, 0, 12, 40, 100],
    [0, 0, 0, 6, 20, 40],
  ],
};

// packages/house-math/src/slot/games/butterfly-hem/game.ts
var game15 = linesGame(
  {
    code: 'butterfly-hem',
    studio: 'NOKSHI',
    name: { EN: 'Butterfly hem', BN: 'প্রজাপতি পাড়' },
    description: {
      EN: 'Butterflies along a hem of twenty-five lines, light and quick. Three star flowers bring five free spins, five of them fifteen, and wins count twice.',
      BN: 'পঁচিশটি লাইনের পাড় জুড়ে প্রজাপতি, হালকা আর চটপটে। তিনটি তারাফুলে পাঁচটি, পাঁচটিতে পনেরোটি ফ্রি স্পিন, জয় দুই গুণ।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'butterfly',
    scatter: 'star-flower',
    high: ['parrot', 'peacock'],
    low: ['lotus', 'betel-leaf', 'paisley', 'tassel', 'sun'],
    lines: 25,
    scatterPays: [100, 400, 2e3],
    freeGames: { awards: [5, 10, 15], multiplier: 2, most: 45 },
    aim: {
      rtp: 0.957,
      sigma: 3.2,
      seed: 1119,
      length: 22,
      steep: 2.5,
      on: { butterfly: [1, 1, 1, 1, 1], 'star-flower': [1, 1, 1, 1, 1] },
    },
  },
  reels_default15,
);

// packages/house-math/src/slot/games/button-box/reels.json
var reels_default16 = {
  strips: [
    'HIGEDGDGCIHFGEGHFICIIAHB',
    'HHCBAHGIECFGDGIIHFEFIGCD',
    'IGBIHCDGHAGFEIGIEDFEHHCF',
    'HHFDDGAFGBCICGEHEHFIIGEI',
    'HEHGIHFBIICEFIDGGHFIGCAC',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 60, 250, 1200],
    [0, 0, 0, 60, 250, 1200],
    [0, 0, 0, 50, 150, 750],
    [0, 0, 0, 30, 120, 300],
    [0, 0, 0, 15, 30, 120],
    [0, 0, 0, 15, 30, 100],
    [0, 0, 0, 10, 30, 75],
  ],
};

// packages/house-math/src/slot/games/button-box/game.ts
var game16 = linesGame(
  {
    code: 'button-box',
    studio: 'NOKSHI',
    name: { EN: 'Button box', BN: 'বোতামের কৌটা' },
    description: {
      EN: 'Thirty lines over many small pictures, so that every second round finds something. Wins are small, and three suns bring five quiet free spins at the same worth.',
      BN: 'ছোট ছোট অনেক ছবির ওপর ত্রিশটি লাইন, তাই প্রায় এক রাউন্ড পরপর কিছু না কিছু মেলে। জয় ছোট, আর তিনটি সূর্য এলে পাঁচটি শান্ত ফ্রি স্পিন আসে, জয় একই থাকে।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'button',
    scatter: 'sun',
    high: ['hoop', 'scissors'],
    low: ['thimble', 'spool', 'comb', 'pincushion', 'needle'],
    lines: 30,
    scatterPays: [50, 250, 1e3],
    freeGames: { awards: [5, 7, 10], multiplier: 1, most: 30 },
    aim: {
      rtp: 0.954,
      sigma: 2.2,
      seed: 1028,
      length: 24,
      steep: 2,
      on: { button: [1, 1, 1, 1, 1], sun: [1, 1, 1, 1, 1] },
    },
  },
  reels_default16,
);

// packages/house-math/src/slot/games/carpet-hall/reels.json
var reels_default17 = {
  strips: [
    'FBIIEGJHCECHGGHIJEJBFJBIDJGDDIFHGIHF',
    'FDIGFEGGIHJCIBHADJEGCJIHJDIGHGHFJIBE',
    'HCDEGJGGHJIFIJHBFJIJEFDBHGGIECIHDJGI',
    'AIJHHJIIDEBFCHGICIHDBGJJHGEECGGFJIFJ',
    'JGJIIGEHCCHEFBHBFGHJGDIFJGCIEJFIDJDI',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 300, 400, 750],
    [0, 0, 0, 250, 300, 500],
    [0, 0, 0, 25, 100, 120],
    [0, 0, 0, 25, 100, 120],
    [0, 0, 0, 20, 75, 80],
    [0, 0, 0, 10, 20, 30],
    [0, 0, 0, 10, 15, 25],
    [0, 0, 0, 6, 12, 15],
    [0, 0, 0, 2, 12, 15],
  ],
};

// packages/house-math/src/slot/games/carpet-hall/game.ts
var game17 = changingGame(
  {
    code: 'carpet-hall',
    studio: 'JAMDANI',
    name: { EN: 'Carpet hall', BN: 'গালিচার ঘর' },
    description: {
      EN: 'Tall reels only, four to six pictures each, and never fewer than 1024 ways. Something is nearly always underfoot, mostly small.',
      BN: 'শুধু উঁচু রিল, প্রতিটিতে চার থেকে ছয়টি ছবি, পথ কখনো 1024টির কম নয়। পায়ের নিচে প্রায় সব সময় কিছু থাকে, বেশির ভাগই ছোট।',
    },
    betCredits: 100,
    reels: 5,
    rows: 6,
    wild: 'carpet',
    high: ['throne', 'chandelier', 'palace'],
    low: ['mirror', 'sitar', 'inkpot', 'attar', 'rose', 'gate'],
    heights: [
      [4, 5, 6],
      [4, 5, 6],
      [4, 5, 6],
      [4, 5, 6],
      [4, 5, 6],
    ],
    aim: {
      rtp: 0.96,
      sigma: 1.9,
      seed: 4415,
      length: 36,
      steep: 2.4,
      on: { carpet: [0, 1, 0, 1, 0] },
    },
  },
  reels_default17,
);

// packages/house-math/src/slot/games/cart-road/reels.json
var reels_default18 = {
  strips: [
    'EIIHGCIHDGGBGHGFHIDEF',
    'IGGCFDIEEFHIBGGAHHDFI',
    'IHIFHIGBFHDGGEAECDFHI',
    'HEHAEFBIIFDHHIHCFDIGG',
    'DHDEIBFGHHCGGFIFIGIHG',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 100, 400, 6e3],
    [0, 0, 0, 40, 120, 1e3],
    [0, 0, 0, 25, 120, 1e3],
    [0, 0, 0, 20, 50, 300],
    [0, 0, 0, 10, 30, 120],
    [0, 0, 0, 8, 20, 75],
    [0, 0, 0, 8, 20, 75],
  ],
};

// packages/house-math/src/slot/games/cart-road/game.ts
var game18 = bothWaysGame(
  {
    code: 'cart-road',
    studio: 'BOISHAKH',
    name: { EN: 'Bullock cart road', BN: 'গরুর গাড়ির পথ' },
    description: {
      EN: 'Twelve lines on four rows at the pace of an ox, with carts in sight from either end. Nothing hurries and something usually arrives.',
      BN: 'চার সারিতে বারোটি লাইন, গতি গরুর মতোই, গাড়ি দেখা যায় দুই দিক থেকেই। কিছুরই তাড়া নেই, তবু কিছু না কিছু পৌঁছায়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    wild: 'bullock-cart',
    scatter: 'clay-pot',
    high: ['bull', 'jackfruit', 'basket'],
    low: ['mango', 'watermelon', 'chilli', 'gamcha'],
    lines: 12,
    scatterPays: [20, 100, 800],
    aim: {
      rtp: 0.959,
      sigma: 2.6,
      seed: 4207,
      length: 21,
      steep: 2,
      on: { 'bullock-cart': [0, 1, 1, 1, 0], 'clay-pot': [1, 1, 1, 1, 1] },
    },
  },
  reels_default18,
);

// packages/house-math/src/slot/games/cinema-lane/reels.json
var reels_default19 = {
  strips: [
    'BCCGBFFGHHEGDDFEGHEFDAHEFHGH',
    'AFDECHGDHFEBEHECHGHGGHBFGDFF',
    'HBGHDFHCFHEEDHBAGEFEHFCGDGGD',
  ],
  pays: [
    [0, 0, 0, 800],
    [0, 0, 0, 25],
    [0, 0, 0, 25],
    [0, 0, 0, 25],
    [0, 0, 0, 10],
    [0, 0, 0, 6],
    [0, 0, 0, 6],
    [0, 0, 0, 5],
  ],
};

// packages/house-math/src/slot/games/cinema-lane/game.ts
var game19 = classicGame(
  {
    code: 'cinema-lane',
    studio: 'RICKSHA',
    name: { EN: 'Cinema lane', BN: 'সিনেমা গলি' },
    description: {
      EN: 'Nine lines between painted posters, and eight pictures that all want to be seen. The film reel plays any part and counts its win three times.',
      BN: 'আঁকা পোস্টারের মাঝে নয়টি লাইন, আর আটটি ছবি সবাই চোখে পড়তে চায়। সিনেমার রিল যেকোনো চরিত্রে নামে এবং সেই জয় তিন গুণ করে।',
    },
    betCredits: 10,
    reels: 3,
    rows: 3,
    wild: 'film-reel',
    high: ['camera', 'sunglasses', 'radio'],
    low: ['lamp', 'newspaper', 'jhalmuri', 'tea'],
    lines: 9,
    wildTimes: 3,
    aim: {
      rtp: 0.96,
      sigma: 3.6,
      seed: 4003,
      length: 28,
      steep: 2.5,
      on: { 'film-reel': [1, 1, 1] },
    },
  },
  reels_default19,
);

// packages/house-math/src/slot/games/closing-time/reels.json
var reels_default20 = {
  strips: [
    'IHIGEDGGIHFEHIHFIIGBGEIHHIFI',
    'EIFGIGIFFGHHGIHIIHIDEHHAGIEH',
    'IGIIHHGIEGFFHBDDFIHIIGHEHGAI',
    'IIGDFIIEHIEBFIHGHHGFIIHDGFEH',
  ],
  pays: [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 750, 3e3],
    [0, 0, 0, 80, 500],
    [0, 0, 0, 75, 300],
    [0, 0, 0, 20, 120],
    [0, 0, 0, 10, 25],
    [0, 0, 0, 8, 15],
  ],
};

// packages/house-math/src/slot/games/closing-time/game.ts
var game20 = pickGame(
  {
    code: 'closing-time',
    studio: 'RICKSHA',
    name: { EN: 'Closing time', BN: 'দোকান বন্ধের আগে' },
    description: {
      EN: 'Four reels of four, twelve lines and shutters half down. Three clocks light four of sixteen lamps before the market sleeps.',
      BN: 'চার রিলে চার সারি, বারোটি লাইন, ঝাঁপ অর্ধেক নামানো। তিনটি ঘড়ি এলে বাজার ঘুমানোর আগে ষোলোটি হারিকেনের চারটি জ্বলে ওঠে।',
    },
    betCredits: 20,
    reels: 4,
    rows: 4,
    wild: 'key',
    scatter: 'clock',
    box: 'lamp',
    high: ['padlock', 'rickshaw'],
    low: ['newspaper', 'tea', 'pigeon', 'wheel'],
    lines: 12,
    from: 3,
    opens: 4,
    boxes: [10, 10, 20, 20, 20, 30, 30, 40, 40, 50, 60, 80, 100, 150, 250, 500],
    aim: {
      rtp: 0.953,
      sigma: 4,
      seed: 4108,
      length: 28,
      steep: 3,
      on: { key: [0, 1, 1, 0], clock: [1, 0, 1, 1] },
    },
  },
  reels_default20,
);

// packages/house-math/src/slot/games/cloth-market/reels.json
var reels_default21 = {
  strips: [
    'BHFECJKGJGIKDHFKKJJGCKAKIHEIJH',
    'FIIHAIFJKJEDKKJKEKHBCGEGHJKJIH',
    'KHIIJHFJKIGKDHCBIAKKJEHKJGEGJG',
    'GKKGJBFKEJKKHCIIHKGEIHIHFJJADJ',
    'HAJIKGIKJECJBHKIKHDKJFGEGHFGKI',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 120, 800, 5e3],
    [0, 0, 0, 120, 800, 5e3],
    [0, 0, 0, 60, 300, 1200],
    [0, 0, 0, 60, 300, 1200],
    [0, 0, 0, 15, 80, 200],
    [0, 0, 0, 12, 40, 150],
    [0, 0, 0, 10, 40, 150],
    [0, 0, 0, 5, 15, 60],
    [0, 0, 0, 5, 12, 30],
  ],
};

// packages/house-math/src/slot/games/cloth-market/game.ts
var game21 = linesGame(
  {
    code: 'cloth-market',
    studio: 'NOKSHI',
    name: { EN: 'Cloth market', BN: 'কাপড়ের হাট' },
    description: {
      EN: 'Thirty lines of rolled cloth with nine pictures to match, dearest the quilt. Three pouches or more pay for seven free spins that count twice.',
      BN: 'কাপড়ের থানে ভরা ত্রিশটি লাইন, মেলানোর নয়টি ছবি, সবচেয়ে দামি কাঁথা। তিনটি বা তার বেশি বটুয়ায় সাতটি ফ্রি স্পিন, জয় দুই গুণ।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'spool',
    scatter: 'pouch',
    high: ['quilt', 'patchwork', 'palanquin', 'elephant'],
    low: ['tassel', 'yarn', 'comb', 'button', 'scissors'],
    lines: 30,
    scatterPays: [50, 200, 800],
    freeGames: { awards: [7, 9, 11], multiplier: 2, most: 33 },
    aim: {
      rtp: 0.954,
      sigma: 3.8,
      seed: 1091,
      length: 30,
      steep: 3,
      on: { spool: [1, 1, 1, 1, 1], pouch: [1, 1, 1, 1, 1] },
    },
  },
  reels_default21,
);

// packages/house-math/src/slot/games/cock-crow/reels.json
var reels_default22 = {
  strips: [
    'GIDFHBEIHAGCIAFIHIHGH',
    'HGEIIEIHFIGIDBIFGGFHC',
    'FHHGGIFHGEDIIHCIGIHBF',
    'GEHIEHBFIIFDGFIHGHGCI',
    'EIAHFFIIHIGCGABHIGGHD',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 80, 800, 5e3],
    [0, 0, 0, 80, 800, 5e3],
    [0, 0, 0, 40, 300, 1500],
    [0, 0, 0, 10, 50, 250],
    [0, 0, 0, 5, 20, 75],
    [0, 0, 0, 4, 12, 50],
    [0, 0, 0, 3, 8, 20],
  ],
};

// packages/house-math/src/slot/games/cock-crow/game.ts
var game22 = bothWaysGame(
  {
    code: 'cock-crow',
    studio: 'BOISHAKH',
    name: { EN: 'Cock crow', BN: 'মোরগের ডাক' },
    description: {
      EN: 'Twenty lines at first light, with a rooster on the first and the last reel only. From there he opens wins on his own side.',
      BN: 'ভোরের আলোয় বিশটি লাইন, মোরগ শুধু প্রথম ও শেষ রিলে। সেখান থেকে সে নিজের দিকের জয় খুলে দেয়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'rooster',
    scatter: 'clay-pot',
    high: ['bull', 'bullock-cart', 'basket'],
    low: ['panta-plate', 'chilli', 'mango', 'kula'],
    lines: 20,
    scatterPays: [40, 200, 1e3],
    aim: {
      rtp: 0.953,
      sigma: 3.6,
      seed: 4212,
      length: 21,
      steep: 3,
      on: { rooster: [2, 0, 0, 0, 2], 'clay-pot': [1, 1, 1, 1, 1] },
    },
  },
  reels_default22,
);

// packages/house-math/src/slot/games/coconut-corner/reels.json
var reels_default23 = {
  strips: [
    'CAGEEFDGFDGBFCEGFDGEFGGFFGDBDG',
    'DGGEEGEDFGGDFEEGGFFBGFDFFBGGCA',
    'EGFDBFGGBEDGCEGFFEACGDDGGBFFEG',
  ],
  pays: [
    [0, 0, 0, 6e3],
    [0, 0, 0, 300],
    [0, 0, 0, 200],
    [0, 0, 0, 75],
    [0, 0, 0, 60],
    [0, 0, 0, 12],
    [0, 0, 0, 12],
  ],
};

// packages/house-math/src/slot/games/coconut-corner/game.ts
var game23 = classicGame(
  {
    code: 'coconut-corner',
    studio: 'RICKSHA',
    name: { EN: 'Coconut corner', BN: 'ডাবের মোড়' },
    description: {
      EN: 'Nine lines in the midday heat, and one dear picture among many plain ones. A green coconut stands in for all of them and counts the win three times.',
      BN: 'দুপুরের গরমে নয়টি লাইন, অনেক সাধারণ ছবির মাঝে একটি দামি। ডাব সবার জায়গায় বসে এবং জয় তিন গুণ করে।',
    },
    betCredits: 50,
    reels: 3,
    rows: 3,
    wild: 'green-coconut',
    high: ['rickshaw'],
    low: ['sugarcane', 'sunglasses', 'banana', 'newspaper', 'wheel'],
    lines: 9,
    wildTimes: 3,
    aim: {
      rtp: 0.952,
      sigma: 5,
      seed: 4013,
      length: 30,
      steep: 4,
      on: { 'green-coconut': [1, 1, 1] },
    },
  },
  reels_default23,
);

// packages/house-math/src/slot/games/coconut-stand/reels.json
var reels_default24 = {
  strips: [
    'JJIIGEDJFHHGDJIFIJHJH',
    'EJIFBHIJDGIDHBJJIHAGJ',
    'GJFIBJEBIJGJHDAIHJGJI',
    'GHBEAHIJJIJBDIIJGHGJF',
    'HIJJHJEIIEJJHIFGGJIHD',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 80, 500, 2500],
    [0, 0, 0, 75, 400, 2500],
    [0, 0, 0, 30, 200, 2500],
    [0, 0, 0, 15, 50, 300],
    [0, 0, 0, 8, 30, 75],
    [0, 0, 0, 5, 15, 30],
    [0, 0, 0, 1, 3, 10],
  ],
};

// packages/house-math/src/slot/games/coconut-stand/game.ts
var game24 = pickGame(
  {
    code: 'coconut-stand',
    studio: 'RICKSHA',
    name: { EN: 'Coconut stand', BN: 'ডাবের স্তূপ' },
    description: {
      EN: 'Fifteen lines by the roadside, and sugarcane on three reels. It cracks five of fifteen green coconuts, and the last is sometimes the fullest.',
      BN: 'পথের ধারে পনেরোটি লাইন, তিন রিলে আখ। তিনটি এলে পনেরোটি ডাবের পাঁচটি কাটা হয়, কখনো শেষেরটাই সবচেয়ে ভরা।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'banana',
    scatter: 'sugarcane',
    box: 'green-coconut',
    high: ['bus', 'sunglasses', 'bicycle'],
    low: ['pigeon', 'crow', 'wheel', 'horn'],
    lines: 15,
    from: 3,
    opens: 5,
    boxes: [10, 10, 20, 20, 30, 30, 40, 50, 60, 75, 100, 150, 200, 400, 800],
    aim: {
      rtp: 0.955,
      sigma: 5.2,
      seed: 4109,
      length: 21,
      steep: 3.5,
      on: { banana: [0, 1, 1, 1, 0], sugarcane: [0, 2, 2, 2, 0] },
    },
  },
  reels_default24,
);

// packages/house-math/src/slot/games/cotton-harvest/reels.json
var reels_default25 = {
  strips: [
    'EFCEDFFBEDEFBFDECEDFCFEEFBCEFD',
    'FAFBDDEFDDFEBCDFCBDEFCEEFCEFDE',
    'FFCEDCEEDDEFFDEEFBBDEADFFCDFCB',
    'CEDBFEBEEFEFEFDFFCDECEDDFEFCBF',
    'FEECFFDFFDFDCEECBDFFECDDEBFEFE',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 25, 150, 1e3],
    [0, 0, 0, 8, 60, 100],
    [0, 0, 0, 1, 6, 8],
    [0, 0, 0, 1, 2, 3],
    [0, 0, 0, 1, 2, 3],
  ],
};

// packages/house-math/src/slot/games/cotton-harvest/game.ts
var game25 = changingGame(
  {
    code: 'cotton-harvest',
    studio: 'JAMDANI',
    name: { EN: 'Cotton harvest', BN: 'কার্পাসের খেত' },
    description: {
      EN: 'Low reels with six pictures in all, and a field that rarely stands high. When three reels do, white bolls cover the ways from edge to edge.',
      BN: 'নিচু রিল, সব মিলিয়ে ছয় রকম ছবি, খেত কমই উঁচু হয়। তিনটি রিল উঁচু হলে সাদা কার্পাস পথ ঢেকে দেয় এধার থেকে ওধার।',
    },
    betCredits: 20,
    reels: 5,
    rows: 7,
    wild: 'spinning-wheel',
    high: ['sari', 'cotton'],
    low: ['bobbin', 'cocoon', 'shuttle'],
    heights: [
      [2, 2, 2, 3, 3, 7],
      [2, 2, 2, 3, 3, 7],
      [2, 2, 2, 3, 3, 7],
      [2, 2, 2, 3, 3, 7],
      [2, 2, 2, 3, 3, 7],
    ],
    aim: {
      rtp: 0.951,
      sigma: 5,
      seed: 4411,
      length: 30,
      steep: 2.4,
      on: { 'spinning-wheel': [0, 1, 1, 0, 0] },
    },
  },
  reels_default25,
);

// packages/house-math/src/slot/games/courtyard-sun/reels.json
var reels_default26 = {
  strips: [
    'HFDHFGHGDFDFGHHGEBCHAEHCGFGG',
    'CHHFHGGBFHGHEGEFGEGEAFDFHHDD',
    'DHACHCHHEEHGFGHDGGBEHFHFFGDF',
    'FHHDDGHGGBDGEECCFEFHFGDHGFAH',
    'HEFGFHFDGGHHDHAFBECFGHHGDGGC',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 120, 600, 6e3],
    [0, 0, 0, 50, 200, 1200],
    [0, 0, 0, 40, 200, 1e3],
    [0, 0, 0, 10, 30, 120],
    [0, 0, 0, 5, 25, 50],
    [0, 0, 0, 3, 20, 25],
  ],
};

// packages/house-math/src/slot/games/courtyard-sun/game.ts
var game26 = linesGame(
  {
    code: 'courtyard-sun',
    studio: 'NOKSHI',
    name: { EN: 'Courtyard sun', BN: 'উঠানের রোদ' },
    description: {
      EN: 'Sun on a mud courtyard and fifteen lines laid out to dry. The sun stands in, and three hand fans or more bring ten free spins that count twice.',
      BN: 'মাটির উঠানে রোদ, তাতে মেলে দেওয়া পনেরোটি লাইন। সূর্য যেকোনো ছবির জায়গা নেয়, তিনটি বা তার বেশি হাতপাখায় দশটি ফ্রি স্পিন, জয় দুই গুণ।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'sun',
    scatter: 'hand-fan',
    high: ['cradle', 'quilt'],
    low: ['cat', 'comb', 'betel-leaf', 'pincushion'],
    lines: 15,
    scatterPays: [50, 250, 1250],
    freeGames: { awards: [10, 12, 15], multiplier: 2, most: 45 },
    aim: {
      rtp: 0.956,
      sigma: 6,
      seed: 1105,
      length: 28,
      steep: 2.5,
      on: { sun: [1, 1, 1, 1, 1], 'hand-fan': [1, 1, 1, 1, 1] },
    },
  },
  reels_default26,
);

// packages/house-math/src/slot/games/crab-march/reels.json
var reels_default27 = {
  strips: [
    'HFFCDHGHFDEHGHHGFGEGHBCE',
    'FGGHEHCFHGCHHFGEBEGFCDHH',
    'GEGEGHFDFHCHFGCHBHFDGHHG',
    'DGGFEFGADCHEEBHHFHHAGHGF',
  ],
  pays: [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 15, 200],
    [0, 0, 0, 15, 50],
    [0, 0, 0, 12, 30],
    [0, 0, 0, 4, 6],
    [0, 0, 0, 1, 4],
    [0, 0, 0, 1, 3],
  ],
};

// packages/house-math/src/slot/games/crab-march/game.ts
var game27 = walkingGame(
  {
    code: 'crab-march',
    studio: 'SUNDAR',
    name: { EN: 'Crab march', BN: 'কাঁকড়ার সারি' },
    description: {
      EN: 'Crabs march sideways over four reels of three rows, as crabs do. Ten lines, two crabs on the last strip.',
      BN: 'তিন সারির চার রিলে কাঁকড়ারা পাশ ফিরে চলে, যেমন চলে। দশটি লাইন, শেষ রিলে দুটি কাঁকড়া।',
    },
    betCredits: 10,
    reels: 4,
    rows: 3,
    wild: 'crab',
    scatter: 'moon',
    high: ['crocodile', 'egret'],
    low: ['snail', 'prawn', 'reed', 'oyster'],
    lines: 10,
    scatterPays: [20, 200],
    aim: {
      rtp: 0.954,
      sigma: 3,
      seed: 5364,
      length: 24,
      steep: 3,
      on: { crab: [0, 0, 0, 2], moon: [1, 1, 1, 1] },
    },
  },
  reels_default27,
);

// packages/house-math/src/slot/games/crocodile-bank/reels.json
var reels_default28 = {
  strips: [
    'GHGEIIBHGFIIGIGFIHHDECFE',
    'IHDHGGHFCIHFBIIEHGEFIIGG',
    'EHIEIFDBHIHIGIFEDGIHFHGC',
    'FGHGIHGFFIEHEIHIGIADFBIC',
    'FGFBCGHHIHFIHGGHEDDIEIEI',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 80, 500, 8e3],
    [0, 0, 0, 50, 250, 2500],
    [0, 0, 0, 12, 75, 250],
    [0, 0, 0, 10, 25, 150],
    [0, 0, 0, 5, 20, 40],
    [0, 0, 0, 5, 10, 30],
    [0, 0, 0, 1, 5, 12],
  ],
};

// packages/house-math/src/slot/games/crocodile-bank/game.ts
var game28 = walkingGame(
  {
    code: 'crocodile-bank',
    studio: 'SUNDAR',
    name: { EN: 'Crocodile bank', BN: 'কুমিরের পাড়' },
    description: {
      EN: 'A crocodile slides in from the fourth reel and takes its time. Long strips and ten lines make it a rare and heavy guest.',
      BN: 'চতুর্থ রিল থেকে কুমির নামে, তাড়া তার নেই। লম্বা রিল আর দশটি লাইনে সে দুর্লভ, ভারী এক অতিথি।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'crocodile',
    scatter: 'moon',
    high: ['tiger', 'deer'],
    low: ['egret', 'crab', 'reed', 'nipa-palm', 'mushroom'],
    lines: 10,
    scatterPays: [20, 100, 500],
    aim: {
      rtp: 0.952,
      sigma: 6,
      seed: 5247,
      length: 24,
      steep: 4,
      on: { crocodile: [0, 0, 0, 1, 0], moon: [1, 1, 1, 1, 1] },
    },
  },
  reels_default28,
);

// packages/house-math/src/slot/games/crow-on-a-wire/reels.json
var reels_default29 = {
  strips: [
    'HFDHBGHEHIDFFDEICBGEGCGAIIFHHEGIIGII',
    'AEDIHDHHBICBIIEDHEFHGFGGIGGIIHDHFFIG',
    'EIICHHGBADEIIHDDIHHICHFGGIGEIGFGHBFG',
  ],
  pays: [
    [0, 0, 0, 1200],
    [0, 0, 0, 150],
    [0, 0, 0, 100],
    [0, 0, 0, 50],
    [0, 0, 0, 25],
    [0, 0, 0, 25],
    [0, 0, 0, 6],
    [0, 0, 0, 5],
    [0, 0, 0, 4],
  ],
};

// packages/house-math/src/slot/games/crow-on-a-wire/game.ts
var game29 = classicGame(
  {
    code: 'crow-on-a-wire',
    studio: 'RICKSHA',
    name: { EN: 'Crow on a wire', BN: 'তারে বসা কাক' },
    description: {
      EN: 'Five lines over long reels with nine pictures, where like rarely meets like. Patience is paid, and the crow counts its wins four times.',
      BN: 'লম্বা রিলে নয়টি ছবি আর পাঁচটি লাইন, মিল সহজে হয় না। ধৈর্যের দাম আছে, আর কাক থাকলে জয় চার গুণ।',
    },
    betCredits: 10,
    reels: 3,
    rows: 3,
    wild: 'crow',
    high: ['film-reel', 'rickshaw', 'bus', 'clock'],
    low: ['lamp', 'padlock', 'newspaper', 'jhalmuri'],
    lines: 5,
    wildTimes: 4,
    aim: { rtp: 0.948, sigma: 8, seed: 4007, length: 36, steep: 3, on: { crow: [1, 1, 1] } },
  },
  reels_default29,
);

// packages/house-math/src/slot/games/cycle-repair/reels.json
var reels_default30 = {
  strips: [
    'CDEGFCEGGFGGFBCGDFFBEGGEGAFF',
    'DCFBGFGGFGFGEEDGDECGBEGGFFAF',
    'ADEEFGFDBGGFGBGFGFFEEFGECCDG',
  ],
  pays: [
    [0, 0, 0, 1500],
    [0, 0, 0, 300],
    [0, 0, 0, 250],
    [0, 0, 0, 200],
    [0, 0, 0, 75],
    [0, 0, 0, 25],
    [0, 0, 0, 12],
  ],
};

// packages/house-math/src/slot/games/cycle-repair/game.ts
var game30 = classicGame(
  {
    code: 'cycle-repair',
    studio: 'RICKSHA',
    name: { EN: 'Cycle repair', BN: 'সাইকেল সারাই' },
    description: {
      EN: 'Four rows of parts under a banyan, on ten lines, where most things fit something. A wheel fits everything and doubles the win.',
      BN: 'বটতলায় চার সারি যন্ত্রপাতি আর দশটি লাইন, প্রায় সবই কোথাও না কোথাও লাগে। চাকা সবখানে লাগে এবং জয় দ্বিগুণ করে।',
    },
    betCredits: 50,
    reels: 3,
    rows: 4,
    wild: 'wheel',
    high: ['bicycle', 'rickshaw'],
    low: ['horn', 'bell', 'key', 'padlock'],
    lines: 10,
    wildTimes: 2,
    aim: { rtp: 0.961, sigma: 3, seed: 4012, length: 28, steep: 4, on: { wheel: [1, 1, 1] } },
  },
  reels_default30,
);

// packages/house-math/src/slot/games/deer-crossing/reels.json
var reels_default31 = {
  strips: [
    'IHGHDFIIBCIIGHIEEHHGGF',
    'EGHHIFFEIHIICHDGFHIBGG',
    'FGIIFGFHEBIEIIGHHDACHG',
    'IFIBHHIEIGHFDGFCHHGIEG',
    'CHFGIFHDABFIEHGIHGEIGG',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 20, 120, 1e3],
    [0, 0, 0, 12, 120, 800],
    [0, 0, 0, 6, 30, 150],
    [0, 0, 0, 4, 15, 50],
    [0, 0, 0, 2, 6, 15],
    [0, 0, 0, 2, 4, 12],
    [0, 0, 0, 1, 3, 6],
  ],
};

// packages/house-math/src/slot/games/deer-crossing/game.ts
var game31 = walkingGame(
  {
    code: 'deer-crossing',
    studio: 'SUNDAR',
    name: { EN: 'Deer crossing', BN: 'হরিণের ঘাট' },
    description: {
      EN: 'Deer step out on the third and the last reel and cross to the left, one reel a turn. Twenty lines pay at every step.',
      BN: 'তৃতীয় ও শেষ রিলে হরিণ বেরোয়, প্রতি পাকে এক রিল করে বাঁয়ে পার হয়। প্রতি ধাপেই বিশটি লাইনে জয় হতে পারে।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'deer',
    scatter: 'moon',
    high: ['tiger', 'crocodile', 'hornbill'],
    low: ['crab', 'fern', 'taro-leaf', 'mushroom'],
    lines: 20,
    scatterPays: [40, 200, 1e3],
    aim: {
      rtp: 0.955,
      sigma: 3.5,
      seed: 5234,
      length: 22,
      steep: 3,
      on: { deer: [0, 0, 1, 0, 1], moon: [1, 1, 1, 1, 1] },
    },
  },
  reels_default31,
);

// packages/house-math/src/slot/games/delta-mouth/reels.json
var reels_default32 = {
  strips: [
    'GEHFGBGHCFDHEHF',
    'CFEHBHGGFDHHEEG',
    'DHHGAFFHDGBFEHC',
    'HGBGHHDCAEHFGEF',
    'GGEFHCHFDBFHGHC',
    'BGHDFFGFHEHEHCG',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 50, 120, 150, 800],
    [0, 0, 0, 30, 60, 100, 600],
    [0, 0, 0, 5, 10, 20, 30],
    [0, 0, 0, 5, 10, 15, 30],
    [0, 0, 0, 1, 6, 8, 15],
    [0, 0, 0, 1, 2, 5, 6],
  ],
};

// packages/house-math/src/slot/games/delta-mouth/game.ts
var game32 = waysGame(
  {
    code: 'delta-mouth',
    studio: 'PADMA',
    name: { EN: 'Delta mouth', BN: 'মোহনা' },
    description: {
      EN: 'Six reels where the river meets the sea, and 729 ways between its islands. Waves rise on the third and fourth reel.',
      BN: 'নদী যেখানে সাগরে মেশে সেখানে ছয়টি রিল, চরের ফাঁকে 729টি পথ। ঢেউ ওঠে তৃতীয় ও চতুর্থ রিলে।',
    },
    betCredits: 100,
    reels: 6,
    rows: 3,
    wild: 'wave',
    scatter: 'moon',
    high: ['dolphin', 'gharial'],
    low: ['sail', 'gull', 'reed', 'prawn'],
    scatterPays: [100, 300, 1e3, 5e3],
    spreadingReels: [2, 3],
    aim: {
      rtp: 0.953,
      sigma: 3,
      seed: 3055,
      length: 15,
      steep: 2.5,
      on: { wave: [0, 0, 1, 1, 0, 0], moon: [1, 1, 1, 1, 1, 1] },
    },
  },
  reels_default32,
);

// packages/house-math/src/slot/games/dolphin-bend/reels.json
var reels_default33 = {
  strips: [
    'GIIGGDIHDCEGHGIFFHDBEIFEIHHC',
    'AEFDFFIIGHIHCGCHHDHGIIBIEGFE',
    'GFIDGDHIIHEGCGEGAIHIBFHIDFCE',
    'HHEHFGCFDHGBFCEIAHEIIDIGGIGG',
  ],
  pays: [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 6, 15],
    [0, 0, 0, 3, 5],
    [0, 0, 0, 2, 5],
    [0, 0, 0, 1, 2],
    [0, 0, 0, 1, 2],
    [0, 0, 0, 1, 2],
    [0, 0, 0, 1, 2],
  ],
};

// packages/house-math/src/slot/games/dolphin-bend/game.ts
var game33 = waysGame(
  {
    code: 'dolphin-bend',
    studio: 'PADMA',
    name: { EN: 'Dolphin bend', BN: 'শুশুকের বাঁক' },
    description: {
      EN: 'A bend of the river with four rows and 256 ways, where dolphins surface on three reels. Each of them may come, and each brings one more turn.',
      BN: 'নদীর এক বাঁক, চারটি সারি ও 256টি পথ, তিনটি রিলে শুশুক ভেসে ওঠে। প্রতিটিই আসতে পারে, প্রতিটিই আরেক পাক আনে।',
    },
    betCredits: 100,
    reels: 4,
    rows: 4,
    wild: 'dolphin',
    scatter: 'gull',
    high: ['launch', 'gharial'],
    low: ['net', 'paddle', 'snail', 'prawn', 'reed'],
    scatterPays: [40, 400],
    spreadingReels: [1, 2, 3],
    aim: {
      rtp: 0.954,
      sigma: 4,
      seed: 3099,
      length: 28,
      steep: 2.5,
      on: { dolphin: [0, 1, 1, 1], gull: [1, 1, 1, 1] },
    },
  },
  reels_default33,
);

// packages/house-math/src/slot/games/east-wind/reels.json
var reels_default34 = {
  strips: [
    'JJBHHIJJCIIGFHJGDFHCGEEI',
    'DGJFIEHIIJJHBGIGFFJJFCHH',
    'HGCEFHIJIJBIFFJGGDHEJJIH',
    'FGAEGJHHCIIJEDGJJHHJHIBI',
    'GEHAJEBIHJHFJGIGJJHIICDF',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 750, 800, 1e3],
    [0, 0, 0, 750, 800, 1e3],
    [0, 0, 0, 60, 100, 250],
    [0, 0, 0, 12, 20, 80],
    [0, 0, 0, 12, 20, 40],
    [0, 0, 0, 10, 12, 30],
    [0, 0, 0, 6, 12, 15],
    [0, 0, 0, 3, 12, 15],
  ],
};

// packages/house-math/src/slot/games/east-wind/game.ts
var game34 = waysGame(
  {
    code: 'east-wind',
    studio: 'PADMA',
    name: { EN: 'East wind', BN: 'পুবালি হাওয়া' },
    description: {
      EN: 'Sails fill on the fourth and fifth reel, so that a run that came so far may go on. It has 243 ways and a wind that blows in respins.',
      BN: 'চতুর্থ ও পঞ্চম রিলে পাল ফোলে, এত দূর আসা মিল তাই আরও এগোতে পারে। পথ 243টি, হাওয়া বয় আবার-ঘোরায়।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'sail',
    scatter: 'sun',
    high: ['boat', 'anchor', 'launch'],
    low: ['rope', 'paddle', 'raft', 'reed', 'pitcher'],
    scatterPays: [100, 500, 3e3],
    spreadingReels: [3, 4],
    aim: {
      rtp: 0.953,
      sigma: 5.5,
      seed: 3154,
      length: 24,
      steep: 3,
      on: { sail: [0, 0, 0, 1, 1], sun: [1, 1, 1, 1, 1] },
    },
  },
  reels_default34,
);

// packages/house-math/src/slot/games/egret-walk/reels.json
var reels_default35 = {
  strips: [
    'HGEGIFHHIIFCFIIEDGGDBH',
    'IGIIDFEHHBIGCIFGHGFGHD',
    'IFHFDCGDHGEIGIHIGBIHEF',
    'HFGHGBAIDFHEIIDHGIFICG',
  ],
  pays: [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 80, 500],
    [0, 0, 0, 30, 150],
    [0, 0, 0, 30, 150],
    [0, 0, 0, 10, 30],
    [0, 0, 0, 5, 12],
    [0, 0, 0, 5, 12],
    [0, 0, 0, 2, 6],
  ],
};

// packages/house-math/src/slot/games/egret-walk/game.ts
var game35 = walkingGame(
  {
    code: 'egret-walk',
    studio: 'SUNDAR',
    name: { EN: 'Egret walk', BN: 'বকের হাঁটা' },
    description: {
      EN: 'An egret stands on the last of four reels and walks through shallow water. Four rows, fifteen lines and a calm pace.',
      BN: 'চার রিলের শেষটিতে বক দাঁড়ায়, অল্প জলে হেঁটে যায়। চারটি সারি, পনেরোটি লাইন, ধীর চলন।',
    },
    betCredits: 20,
    reels: 4,
    rows: 4,
    wild: 'egret',
    scatter: 'moon',
    high: ['crocodile', 'turtle'],
    low: ['snail', 'crab', 'reed', 'water-lily', 'frog'],
    lines: 15,
    scatterPays: [30, 200],
    aim: {
      rtp: 0.956,
      sigma: 2.6,
      seed: 5273,
      length: 22,
      steep: 2.5,
      on: { egret: [0, 0, 0, 1], moon: [1, 1, 1, 1] },
    },
  },
  reels_default35,
);

// packages/house-math/src/slot/games/ektara-song/reels.json
var reels_default36 = {
  strips: [
    'IBIJCGHJHEIFGHGJDJEGJIH',
    'GIFJJIFGCEFIJHDAJHBHHIG',
    'DIIHGJFHCHFFJJGBIIHAJJE',
    'HIDCGGHJEJIFGFJIJAJHHIB',
    'EDCIEHFHIIHGJIFJHGBHGJJ',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 120, 800, 5e3],
    [0, 0, 0, 100, 750, 5e3],
    [0, 0, 0, 60, 300, 5e3],
    [0, 0, 0, 25, 100, 1200],
    [0, 0, 0, 12, 50, 500],
    [0, 0, 0, 5, 20, 100],
    [0, 0, 0, 5, 15, 100],
    [0, 0, 0, 4, 10, 60],
  ],
};

// packages/house-math/src/slot/games/ektara-song/game.ts
var game36 = bothWaysGame(
  {
    code: 'ektara-song',
    studio: 'BOISHAKH',
    name: { EN: 'Ektara song', BN: 'একতারার গান' },
    description: {
      EN: 'One string and one line would be enough, but here are eight. It plays from left and from right, and rarely the same song twice.',
      BN: 'এক তার আর এক লাইনই যথেষ্ট, তবু এখানে আটটি। বাঁ থেকেও বাজে ডান থেকেও বাজে, একই গান দুবার কমই শোনা যায়।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'ektara',
    scatter: 'tabla',
    high: ['flute', 'cymbals', 'drum'],
    low: ['gamcha', 'clay-pot', 'marigold', 'kula', 'top'],
    lines: 8,
    scatterPays: [20, 120, 1e3],
    aim: {
      rtp: 0.954,
      sigma: 5.2,
      seed: 4209,
      length: 23,
      steep: 2.8,
      on: { ektara: [0, 1, 1, 1, 0], tabla: [1, 1, 1, 1, 1] },
    },
  },
  reels_default36,
);

// packages/house-math/src/slot/games/elephant-border/reels.json
var reels_default37 = {
  strips: [
    'JJADIGJDCEEHJIFHFJIHHIBJJIGI',
    'JEIGHGFJIGHJAFICIDJJIBJIHJHE',
    'IEFIIGIJJGJIFJJHFHJBIJHACDHG',
    'JJBIJJIHIGIJJFEJICGDIFHGAEHH',
    'JGJHIIJIIJDIHHFJJCBEEIGHGAFI',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 150, 1200, 1e4],
    [0, 0, 0, 100, 600, 6e3],
    [0, 0, 0, 60, 300, 2e3],
    [0, 0, 0, 30, 200, 1e3],
    [0, 0, 0, 20, 80, 400],
    [0, 0, 0, 10, 40, 120],
    [0, 0, 0, 4, 12, 25],
    [0, 0, 0, 3, 5, 15],
  ],
};

// packages/house-math/src/slot/games/elephant-border/game.ts
var game37 = linesGame(
  {
    code: 'elephant-border',
    studio: 'NOKSHI',
    name: { EN: 'Elephant border', BN: 'হাতি পাড়' },
    description: {
      EN: 'Elephants walk the border of twenty lines, and a long run of them pays most. Three trees or more give ten free spins whose wins count twice.',
      BN: 'বিশটি লাইনের পাড় ধরে হাতি চলে, তাদের লম্বা সারিই সবচেয়ে বেশি দেয়। তিনটি বা তার বেশি জীবনবৃক্ষে দশটি ফ্রি স্পিন, জয় দুই গুণ।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'lotus',
    scatter: 'tree',
    high: ['elephant', 'peacock', 'palanquin', 'parrot'],
    low: ['sun', 'paisley', 'hand-fan', 'betel-leaf'],
    lines: 20,
    scatterPays: [60, 300, 1500],
    freeGames: { awards: [10, 10, 10], multiplier: 2, most: 30 },
    aim: {
      rtp: 0.953,
      sigma: 7,
      seed: 1049,
      length: 28,
      steep: 5,
      on: { lotus: [1, 1, 1, 1, 1], tree: [1, 1, 1, 1, 1] },
    },
  },
  reels_default37,
);

// packages/house-math/src/slot/families/expanding/expanding-draft.ts
function expandingGame(draft, found) {
  const special2 = withScatter(draft.wild, draft.scatter);
  const features = [
    RULES.lines(draft.lines),
    RULES.wild,
    { key: 'expanding-wild', values: { symbol: 0 } },
    RULES.scatter,
  ];
  return {
    ...slotOf('expanding', draft, { special: special2, features }),
    ...foundOf(found),
    ...scatterRules(draft.scatterPays),
    lines: linesOf(draft),
  };
}

// packages/house-math/src/slot/games/emerald-stair/reels.json
var reels_default38 = {
  strips: [
    'FHGGEGHDGHGCHEDFHHDFFEB',
    'BEGGHCDAGHFGEEFAHHFHDGH',
    'GAFFDGBFDHAGDEGFHHCHHGH',
    'EFHHCFGGCDHGDBEEHFFHGHE',
    'EHHFFBGHHGEFFDEHCHGCGHG',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 30, 300, 2500],
    [0, 0, 0, 8, 75, 1e3],
    [0, 0, 0, 8, 40, 200],
    [0, 0, 0, 5, 25, 100],
    [0, 0, 0, 3, 15, 40],
    [0, 0, 0, 2, 6, 15],
  ],
};

// packages/house-math/src/slot/games/emerald-stair/game.ts
var game38 = expandingGame(
  {
    code: 'emerald-stair',
    studio: 'JAMDANI',
    name: { EN: 'Emerald stair', BN: 'পান্নার সিঁড়ি' },
    description: {
      EN: 'Fifteen lines that climb a stair of green stone. Emeralds fill the second and the third reel, two to a strip, so that they are often there.',
      BN: 'সবুজ পাথরের সিঁড়ি বেয়ে পনেরোটি লাইন। দ্বিতীয় ও তৃতীয় রিলে পান্না পুরো রিল ভরে, প্রতি রিলে দুটি, তাই প্রায়ই দেখা মেলে।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'emerald',
    scatter: 'gate',
    high: ['ruby', 'necklace'],
    low: ['ring', 'earring', 'bangle', 'anklet'],
    lines: 15,
    scatterPays: [50, 200, 1e3],
    aim: {
      rtp: 0.955,
      sigma: 4,
      seed: 4421,
      length: 23,
      steep: 2.8,
      on: { emerald: [0, 2, 2, 0, 0], gate: [1, 1, 1, 1, 1] },
    },
  },
  reels_default38,
);

// packages/house-math/src/slot/games/evening-breeze/reels.json
var reels_default39 = {
  strips: [
    'GEHGIIHDFIBECIHDCFGDGGDHEIIHHGIIFH',
    'HGGCGGHHDAGIIEHIHGIIDFGIFBFIHFIHEE',
    'GHIDAGIEIIFCGHGFHBIHIEHICFHHIIGDGE',
    'DFIHIECHGIABGFEHICEHDIHIFGGHDGFGII',
    'FFIFCHGIHIIHGFHHDGGFIIGGIEEHHDICBE',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 150, 800, 8e3],
    [0, 0, 0, 60, 250, 2e3],
    [0, 0, 0, 40, 200, 1500],
    [0, 0, 0, 30, 120, 500],
    [0, 0, 0, 8, 25, 60],
    [0, 0, 0, 6, 20, 60],
    [0, 0, 0, 4, 10, 25],
  ],
};

// packages/house-math/src/slot/games/evening-breeze/game.ts
var game39 = linesGame(
  {
    code: 'evening-breeze',
    studio: 'NOKSHI',
    name: { EN: 'Evening breeze', BN: 'সন্ধ্যার হাওয়া' },
    description: {
      EN: 'Four rows, ten lines and a fan that cools the middle of the screen. Three lotuses or more start six free spins, and their wins count four times.',
      BN: 'চারটি সারি, দশটি লাইন, আর মাঝখানে হাওয়া দেওয়া একটি হাতপাখা। তিনটি বা তার বেশি পদ্মে ছয়টি ফ্রি স্পিন, জয় চার গুণ।',
    },
    betCredits: 10,
    reels: 5,
    rows: 4,
    wild: 'hand-fan',
    scatter: 'lotus',
    high: ['cat', 'tree', 'palanquin'],
    low: ['moon', 'betel-leaf', 'butterfly', 'yarn'],
    lines: 10,
    scatterPays: [15, 60, 300],
    freeGames: { awards: [6, 7, 8], multiplier: 4, most: 24 },
    aim: {
      rtp: 0.954,
      sigma: 7.5,
      seed: 1126,
      length: 34,
      steep: 3,
      on: { 'hand-fan': [0, 1, 1, 1, 0], lotus: [1, 1, 1, 1, 1] },
    },
  },
  reels_default39,
);

// packages/house-math/src/slot/families/collect/collect-draft.ts
function collectGame(draft, found) {
  const special2 = [
    ...withScatter(draft.wild, draft.collector),
    ...draft.goods.map(([id]) => ({ id, role: 'low' })),
  ];
  const features = [
    RULES.lines(draft.lines),
    RULES.wildPays,
    { key: 'collect', values: { symbol: 1 } },
  ];
  const slot = slotOf('collect', draft, { special: special2, features });
  const worth = new Map(draft.goods);
  return {
    ...slot,
    ...foundOf(found),
    wild: 0,
    collector: 1,
    goods: slot.symbols.map(({ id }) => worth.get(id) ?? 0),
    lines: linesOf(draft),
  };
}

// packages/house-math/src/slot/games/evening-fair/reels.json
var reels_default40 = {
  strips: [
    'MKMGHMMKLIDKJCHCLHMILKJ',
    'KMMJAMKKHLICGLKEIMLIMCJ',
    'LMKLGDJIHAMLKMKMCCHKLIM',
    'MJCKGLKKJHMILHMAMKLCILF',
    'LILJMKMKHIKMGMJMLHBKLJL',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 200, 1200, 3e4],
    [0, 0, 0, 50, 400, 4e3],
    [0, 0, 0, 50, 400, 4e3],
    [0, 0, 0, 40, 400, 4e3],
    [0, 0, 0, 6, 30, 150],
    [0, 0, 0, 6, 25, 120],
    [0, 0, 0, 2, 8, 30],
  ],
};

// packages/house-math/src/slot/games/evening-fair/game.ts
var game40 = collectGame(
  {
    code: 'evening-fair',
    studio: 'BOISHAKH',
    name: { EN: 'Evening fair', BN: 'সাঁঝের মেলা' },
    description: {
      EN: 'Thirty lines and lights on every stall. When the big wheel shows at the end, it takes up all that is for sale.',
      BN: 'ত্রিশটি লাইন, সব দোকানে আলো। শেষ রিলে নাগরদোলা দেখা দিলে বিক্রির সবকিছু তুলে নেয়।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'bunting',
    collector: 'ferris-wheel',
    goods: [
      ['pinwheel', 20],
      ['top', 50],
      ['mask', 150],
      ['owl-mask', 600],
    ],
    high: ['kite', 'drum'],
    low: ['flute', 'marigold', 'lychee', 'watermelon', 'gamcha'],
    lines: 30,
    aim: {
      rtp: 0.951,
      sigma: 5,
      seed: 4227,
      length: 23,
      steep: 2.4,
      on: {
        bunting: [0, 1, 1, 1, 0],
        'ferris-wheel': [0, 0, 0, 0, 1],
        pinwheel: [2, 2, 2, 2, 0],
        top: [1, 0, 1, 0, 0],
        mask: [0, 1, 0, 0, 0],
        'owl-mask': [0, 0, 0, 1, 0],
      },
    },
  },
  reels_default40,
);

// packages/house-math/src/slot/games/evening-sitar/reels.json
var reels_default41 = {
  strips: [
    'EFHEEIDGIEHEHBFIIHFHIGGIHGBCHFDCGGIC',
    'HGHAIGEBFBDEFGFGGIDIFHHIEHIGIFGEDHCC',
    'FDGEHEHIGHIDGFIFBHHIBIGCICGDFEIGICEH',
    'EFEGFIIGHGEGIAFGGCHHDHBIEFBIHDIICHGD',
    'GHDIGEFFBIFHCDHEBGIGIGHIFGDIHEHICHFE',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 200, 600, 8e3],
    [0, 0, 0, 120, 500, 2e3],
    [0, 0, 0, 120, 300, 750],
    [0, 0, 0, 20, 60, 250],
    [0, 0, 0, 12, 50, 100],
    [0, 0, 0, 6, 10, 20],
    [0, 0, 0, 5, 10, 20],
    [0, 0, 0, 4, 8, 10],
  ],
};

// packages/house-math/src/slot/games/evening-sitar/game.ts
var game41 = changingGame(
  {
    code: 'evening-sitar',
    studio: 'JAMDANI',
    name: { EN: 'Evening sitar', BN: 'সন্ধ্যার সেতার' },
    description: {
      EN: 'Long silences and sudden passages: the reels are mostly low and now and then all six high. The sitar is rare, and what it carries is large.',
      BN: 'লম্বা নীরবতা, তারপর হঠাৎ দ্রুত তান: রিল বেশির ভাগ সময় নিচু, কখনো সবগুলো ছয় উঁচু। সেতার কম আসে, যা আনে তা বড়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 6,
    wild: 'sitar',
    high: ['throne', 'chandelier', 'swan', 'rose'],
    low: ['attar', 'carpet', 'jasmine', 'inkpot'],
    heights: [
      [2, 2, 2, 2, 3, 6],
      [2, 2, 2, 2, 3, 6],
      [2, 2, 2, 2, 3, 6],
      [2, 2, 2, 2, 3, 6],
      [2, 2, 2, 2, 3, 6],
    ],
    aim: {
      rtp: 0.949,
      sigma: 8,
      seed: 4406,
      length: 36,
      steep: 2.6,
      on: { sitar: [0, 1, 0, 1, 0] },
    },
  },
  reels_default41,
);

// packages/house-math/src/slot/games/fair-baskets/reels.json
var reels_default42 = {
  strips: [
    'IJIJFCKCKJHHGIFKHKDGJKIG',
    'KFGKAHCIGIDHJHJKJIFGKICJ',
    'GIJJKJIKFJDIKCHHKCAGFEHG',
    'KHHJFKJIHIJGKDAGFJICGCKI',
    'BHFJHKGJFJKJIIHGIHIGFGKK',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 40, 60, 500],
    [0, 0, 0, 10, 50, 200],
    [0, 0, 0, 10, 40, 80],
    [0, 0, 0, 10, 12, 50],
    [0, 0, 0, 3, 10, 40],
    [0, 0, 0, 2, 4, 30],
  ],
};

// packages/house-math/src/slot/games/fair-baskets/game.ts
var game42 = collectGame(
  {
    code: 'fair-baskets',
    studio: 'BOISHAKH',
    name: { EN: 'Fair baskets', BN: 'মেলার ঝুড়ি' },
    description: {
      EN: 'Twenty lines at the fair, with mangoes, jackfruits and clay horses that carry an amount. When the basket shows on the last reel, it takes all of them.',
      BN: 'মেলায় বিশটি লাইন; আম, কাঁঠাল আর মাটির ঘোড়া নিজের গায়ে একটি পরিমাণ বয়ে আনে। শেষ রিলে ঝুড়ি এলে সে সবগুলো তুলে নেয়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'sun',
    collector: 'basket',
    goods: [
      ['mango', 20],
      ['jackfruit', 60],
      ['clay-horse', 400],
    ],
    high: ['drum', 'kite', 'mask'],
    low: ['umbrella', 'hand-fan', 'betel-leaf'],
    lines: 20,
  },
  reels_default42,
);

// packages/house-math/src/slot/families/progressive/progressive-draft.ts
var STAKES2 = [200n, 400n, 1000n, 2000n, 5000n, 10000n, 20000n, 50000n];
var POT_NAMES = {
  grand: { EN: 'Grand pot', BN: 'মহাভাণ্ডার' },
  great: { EN: 'Great pot', BN: 'বড় ভাণ্ডার' },
  small: { EN: 'Small pot', BN: 'ছোট ভাণ্ডার' },
};
function progressiveGame(draft, found) {
  const pots = Object.entries(draft.pots);
  const features = [
    draft.reels === 3
      ? { key: 'three-reels', values: { lines: draft.lines } }
      : RULES.lines(draft.lines),
    RULES.wildPays,
    RULES.scatter,
    { key: 'jackpot', values: { pots: pots.length } },
  ];
  const special2 = withScatter(draft.wild, draft.scatter);
  return {
    ...slotOf('progressive', draft, { special: special2, features }),
    stakes: STAKES2,
    ...foundOf(found),
    ...scatterRules(draft.scatterPays),
    lines: linesOf(draft),
    levels: pots.map(([id, { tickets, ceiling }]) => ({
      id,
      name: POT_NAMES[id],
      tickets,
      ceiling,
    })),
    terms: {
      levels: pots.map(([, { seed, share: share2 }]) => ({ seed, share: share2 })),
      reserveShare: draft.reserveShare,
    },
  };
}

// packages/house-math/src/slot/games/fair-fortune/reels.json
var reels_default43 = {
  strips: [
    'IEIFIGFHGGBDFGHEIFDHEDHCIAC',
    'HIHGEGCFIDGDCFDIFHBHGEAEFIH',
    'ADEHIGICGIFICEAIHGFBHFDFGHE',
    'CIHHGDGDHCIFDIEIEAFFEHFGBGH',
    'HIEDFIFBHFAGDHIGGHDCGFCIEEI',
  ],
  pays: [
    [0, 0, 0, 80, 400, 2e3],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 50, 150, 750],
    [0, 0, 0, 30, 100, 500],
    [0, 0, 0, 20, 80, 150],
    [0, 0, 0, 10, 50, 100],
    [0, 0, 0, 10, 30, 100],
    [0, 0, 0, 5, 30, 60],
    [0, 0, 0, 5, 30, 40],
  ],
};

// packages/house-math/src/slot/games/fair-fortune/game.ts
var game43 = progressiveGame(
  {
    code: 'fair-fortune',
    studio: 'BOISHAKH',
    name: { EN: 'Fair fortune', BN: 'মেলার ভাগ্য' },
    description: {
      EN: 'Twenty lines between drums, masks and clay horses, with three jackpots that grow with every stake. Each round has a number, and a very low one takes a jackpot.',
      BN: 'ঢোল, মুখোশ আর মাটির ঘোড়ার মাঝে বিশটি লাইন, আর তিনটি জ্যাকপট যা প্রতিটি বাজিতে বাড়ে। প্রতি রাউন্ডের একটি সংখ্যা থাকে; খুব ছোট সংখ্যা একটি জ্যাকপট জেতে।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'sun',
    scatter: 'kite',
    high: ['drum', 'mask', 'clay-horse'],
    low: ['umbrella', 'mango', 'hand-fan', 'betel-leaf'],
    lines: 20,
    scatterPays: [60, 300, 1500],
    pots: {
      grand: { tickets: 1, seed: 5e6, share: 5, ceiling: 25e6 },
      great: { tickets: 50, seed: 1e5, share: 5, ceiling: 5e5 },
      small: { tickets: 1e3, seed: 5e3, share: 5, ceiling: 25e3 },
    },
    reserveShare: 15,
  },
  reels_default43,
);

// packages/house-math/src/slot/games/fare-round/reels.json
var reels_default44 = {
  strips: [
    'ICGJDJJKIGKHFKKIIKGCJ',
    'FKJIKKCDIKAIJCGHHJEKJ',
    'JHCGKKAJJKKIIKFJDGHIC',
    'GIJHJKJFKKCKDFJHIKAGC',
    'BIJGGKHFKKIJJHIIKJFKK',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 15, 400, 2e3],
    [0, 0, 0, 15, 120, 2e3],
    [0, 0, 0, 8, 80, 1e3],
    [0, 0, 0, 1, 10, 40],
    [0, 0, 0, 1, 2, 10],
    [0, 0, 0, 1, 2, 3],
  ],
};

// packages/house-math/src/slot/games/fare-round/game.ts
var game44 = collectGame(
  {
    code: 'fare-round',
    studio: 'RICKSHA',
    name: { EN: 'Fare round', BN: 'ভাড়ার হিসাব' },
    description: {
      EN: 'Twenty lines through the old town, where passengers and parcels carry their fare. A rickshaw on the last reel takes every one of them.',
      BN: 'পুরান ঢাকায় বিশটি লাইন, যাত্রী আর জিনিসপত্র নিজের ভাড়া নিয়ে চলে। শেষ রিলে রিকশা এলে সবার ভাড়া তুলে নেয়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'bell',
    collector: 'rickshaw',
    goods: [
      ['newspaper', 20],
      ['tiffin', 60],
      ['radio', 300],
    ],
    high: ['bus', 'clock', 'pigeon'],
    low: ['tea', 'samosa', 'wheel'],
    lines: 20,
    aim: {
      rtp: 0.957,
      sigma: 4,
      seed: 4113,
      length: 21,
      steep: 2.5,
      on: {
        bell: [0, 1, 1, 1, 0],
        rickshaw: [0, 0, 0, 0, 1],
        newspaper: [2, 2, 2, 2, 0],
        tiffin: [1, 1, 1, 1, 0],
        radio: [0, 1, 0, 0, 0],
      },
    },
  },
  reels_default44,
);

// packages/house-math/src/slot/games/farmyard/reels.json
var reels_default45 = {
  strips: [
    'GIJFIJGEIECCIIHJHCIJGJFH',
    'JEIGIIHACFHJJEIGHCEFJDIJ',
    'AIJICIJICFHCIFHJGJEIEJGH',
    'HGEHIIJJIGJJFJHIIHEJHGBI',
  ],
  pays: [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 50, 800],
    [0, 0, 0, 50, 750],
    [0, 0, 0, 30, 250],
    [0, 0, 0, 20, 75],
    [0, 0, 0, 8, 20],
    [0, 0, 0, 6, 20],
  ],
};

// packages/house-math/src/slot/games/farmyard/game.ts
var game45 = collectGame(
  {
    code: 'farmyard',
    studio: 'BOISHAKH',
    name: { EN: 'Farmyard', BN: 'গেরস্তবাড়ির উঠান' },
    description: {
      EN: 'Four reels and eight lines where animals wander about with what they are worth. Evening brings the tray, and they all come to it.',
      BN: 'চার রিলে আটটি লাইন, পশুপাখি নিজের দাম নিয়ে ঘুরে বেড়ায়। সন্ধ্যায় কুলা এলে সবাই তার কাছে ছুটে আসে।',
    },
    betCredits: 10,
    reels: 4,
    rows: 3,
    wild: 'clay-pot',
    collector: 'kula',
    goods: [
      ['rooster', 10],
      ['bull', 100],
    ],
    high: ['bullock-cart', 'basket'],
    low: ['mango', 'chilli', 'gamcha', 'marigold'],
    lines: 8,
    aim: {
      rtp: 0.957,
      sigma: 4,
      seed: 4226,
      length: 24,
      steep: 2.5,
      on: {
        'clay-pot': [0, 1, 1, 0],
        kula: [0, 0, 0, 1],
        rooster: [3, 2, 3, 0],
        bull: [0, 1, 0, 0],
      },
    },
  },
  reels_default45,
);

// packages/house-math/src/slot/families/growing/growing-draft.ts
function growingGame(draft, found) {
  const [three, four, five] = draft.awards;
  const special2 = withScatter(draft.wild, draft.scatter);
  const features = [
    RULES.lines(draft.lines),
    RULES.wild,
    RULES.scatter,
    { key: 'growing-free-games', values: { scatters: 3, three, four, five } },
  ];
  return {
    ...slotOf('growing', draft, { special: special2, features }),
    ...foundOf(found),
    ...scatterRules(draft.scatterPays),
    awards: fromThree(draft.awards),
    lines: linesOf(draft),
  };
}

// packages/house-math/src/slot/games/ferris-ride/reels.json
var reels_default46 = {
  strips: [
    'GGIHBEHDCGHFHFGEIDIGI',
    'GIFICDGAIHFGGEIIHGBHH',
    'IIAHIGHCFGEHHBIEGIFGD',
    'GGIFAIHHFBGDHIHHEIICE',
    'EIHGHCGFIBHGHIDDGIGIF',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 80, 400, 3e3],
    [0, 0, 0, 50, 200, 1e3],
    [0, 0, 0, 25, 120, 800],
    [0, 0, 0, 20, 75, 400],
    [0, 0, 0, 6, 15, 40],
    [0, 0, 0, 6, 12, 40],
    [0, 0, 0, 3, 12, 15],
  ],
};

// packages/house-math/src/slot/games/ferris-ride/game.ts
var game46 = growingGame(
  {
    code: 'ferris-ride',
    studio: 'BOISHAKH',
    name: { EN: 'Ferris ride', BN: 'নাগরদোলায় চড়া' },
    description: {
      EN: 'Twenty lines and a ride that goes up one cabin at a time. Three big wheels bring six free spins or more, each worth once more than the one before.',
      BN: 'বিশটি লাইন আর এমন চড়া যা এক এক ঘর করে ওপরে ওঠে। তিনটি নাগরদোলায় অন্তত ছয়টি ফ্রি স্পিন, প্রতিটির দাম আগেরটির চেয়ে এক গুণ বেশি।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'pinwheel',
    scatter: 'ferris-wheel',
    high: ['kite', 'bunting', 'drum'],
    low: ['top', 'marigold', 'flute', 'lychee'],
    lines: 20,
    scatterPays: [40, 200, 1e3],
    awards: [6, 8, 10],
    aim: {
      rtp: 0.956,
      sigma: 4.5,
      seed: 4229,
      length: 21,
      steep: 2.5,
      on: { pinwheel: [0, 1, 1, 1, 0], 'ferris-wheel': [1, 1, 1, 1, 1] },
    },
  },
  reels_default46,
);

// packages/house-math/src/slot/games/festival-hem/reels.json
var reels_default47 = {
  strips: [
    'EFIDFHIGHJHICGEJJBIHGHDJHJGJ',
    'GHIJBJGJAJCDFJIGDIIHJEEHHGIE',
    'JBADHGJJIIDEGJEHJCFGIJIHIGHI',
    'GIJDJFDGAJJIGHIIHFHECJBJHGEG',
    'JJGGIHHIGJFJIHJIDJGBIECHDJHF',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 250, 1500, 12e3],
    [0, 0, 0, 150, 600, 3e3],
    [0, 0, 0, 120, 600, 3e3],
    [0, 0, 0, 120, 500, 3e3],
    [0, 0, 0, 25, 75, 200],
    [0, 0, 0, 12, 40, 120],
    [0, 0, 0, 12, 30, 120],
    [0, 0, 0, 8, 20, 40],
  ],
};

// packages/house-math/src/slot/games/festival-hem/game.ts
var game47 = growingGame(
  {
    code: 'festival-hem',
    studio: 'NOKSHI',
    name: { EN: 'Festival hem', BN: 'উৎসবের পাড়' },
    description: {
      EN: 'Thirty lines of bright hems, and a parakeet that fills in on the middle reels. Three palanquins bring eight free spins, and the eighth counts eight times.',
      BN: 'ঝলমলে পাড়ের ত্রিশটি লাইন, মাঝের রিলে টিয়া যেকোনো ছবির জায়গা নেয়। তিনটি পালকিতে আটটি ফ্রি স্পিন, অষ্টমটির জয় আট গুণ।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'parrot',
    scatter: 'palanquin',
    high: ['elephant', 'quilt', 'pouch'],
    low: ['tassel', 'paisley', 'star-flower', 'butterfly', 'comb'],
    lines: 30,
    scatterPays: [50, 250, 1500],
    awards: [8, 10, 12],
    aim: {
      rtp: 0.953,
      sigma: 5.5,
      seed: 1189,
      length: 28,
      steep: 3,
      on: { parrot: [0, 1, 1, 1, 0], palanquin: [1, 1, 1, 1, 1] },
    },
  },
  reels_default47,
);

// packages/house-math/src/slot/games/firefly-path/reels.json
var reels_default48 = {
  strips: [
    'GFEGHGHFHFEGDBEFCDHFHH',
    'DEGHCHFDGGHGGFBFEHEFHH',
    'FEDFGBHHGGHGHDFHDEHCEF',
    'GHGHCCDGBFFHHFAEFGHHGD',
    'GHHDGEGHHFFHEGHGFCFDBA',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 50, 300, 2500],
    [0, 0, 0, 10, 60, 400],
    [0, 0, 0, 5, 50, 300],
    [0, 0, 0, 2, 10, 30],
    [0, 0, 0, 2, 8, 30],
    [0, 0, 0, 1, 3, 6],
  ],
};

// packages/house-math/src/slot/games/firefly-path/game.ts
var game48 = walkingGame(
  {
    code: 'firefly-path',
    studio: 'SUNDAR',
    name: { EN: 'Firefly path', BN: 'জোনাকির পথ' },
    description: {
      EN: 'Fireflies light the fourth reel and the fifth, and leave a path of lit reels behind. Five lines only, so that each of them counts.',
      BN: 'জোনাকি আলো করে চতুর্থ ও পঞ্চম রিল, পেছনে রেখে যায় আলোর পথ। লাইন মাত্র পাঁচটি, তাই প্রতিটিরই দাম আছে।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'firefly',
    scatter: 'moon',
    high: ['owl', 'orchid'],
    low: ['shiuli', 'fern', 'mushroom', 'champa'],
    lines: 5,
    scatterPays: [20, 80, 400],
    aim: {
      rtp: 0.953,
      sigma: 5.5,
      seed: 5377,
      length: 22,
      steep: 3,
      on: { firefly: [0, 0, 0, 1, 1], moon: [1, 1, 1, 1, 1] },
    },
  },
  reels_default48,
);

// packages/house-math/src/slot/games/first-rain/reels.json
var reels_default49 = {
  strips: [],
  pays: [
    [80, 150, 300, 500, 2e3, 8e3, 2e4],
    [50, 75, 120, 200, 600, 2e3, 6e3],
    [30, 50, 80, 100, 200, 600, 1500],
    [20, 30, 40, 75, 120, 400, 1200],
    [15, 20, 30, 40, 60, 120, 500],
  ],
};

// packages/house-math/src/slot/games/first-rain/game.ts
var game49 = clustersGame(
  {
    code: 'first-rain',
    studio: 'SUNDAR',
    name: { EN: 'First rain', BN: 'প্রথম বৃষ্টি' },
    description: {
      EN: 'Six columns of four, and raindrops by the handful. Clusters of five pay little and often, and no fall counts more than the one before.',
      BN: 'চার ঘরের ছয়টি কলাম, মুঠো মুঠো বৃষ্টির ফোঁটা। পাঁচটির দলে জয় অল্প আর ঘন ঘন, কোনো পতন আগেরটির চেয়ে বেশি ধরা হয় না।',
    },
    betCredits: 20,
    reels: 6,
    rows: 4,
    high: ['rainbow', 'umbrella'],
    low: ['cloud', 'taro-leaf', 'raindrop'],
    weights: [12, 16, 20, 24, 28],
    sizes: [5, 6, 7, 8, 10, 12, 15],
    multipliers: [1],
    mostTumbles: 15,
    mostTimes: 1e3,
    aim: { rtp: 0.957, sigma: 2.2, seed: 5026 },
  },
  reels_default49,
);

// packages/house-math/src/slot/families/coins/coins-draft.ts
function coinsGame(draft, found) {
  const { from, turns, oneIn, values, fullTimes } = draft;
  const special2 = withScatter(draft.wild, draft.coin);
  const features = [
    RULES.lines(draft.lines),
    RULES.wildPays,
    { key: 'coins', values: { from, turns } },
    { key: 'full-coins', values: { times: fullTimes } },
  ];
  return {
    ...slotOf('coins', draft, { special: special2, features }),
    ...foundOf(found),
    wild: 0,
    coin: 1,
    from,
    turns,
    oneIn,
    values,
    fullCredits: fullTimes * draft.betCredits,
    lines: linesOf(draft),
  };
}

// packages/house-math/src/slot/games/fish-market/reels.json
var reels_default50 = {
  strips: [
    'BHCBHBJIBEGBGJFIIJGJJDHI',
    'DIBIBIBJEBBJHJJGHAGDBICF',
    'JHJGJBIBGCAEDBBIHBGIJFIH',
    'AJBEJGIHBHJBBCFJIFDBGHBI',
    'GCBHBHBIJFJDIIJGGIIBEBHJ',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 200, 1e3, 8e3],
    [0, 0, 0, 150, 800, 6e3],
    [0, 0, 0, 150, 750, 6e3],
    [0, 0, 0, 150, 600, 4e3],
    [0, 0, 0, 30, 120, 400],
    [0, 0, 0, 30, 100, 250],
    [0, 0, 0, 12, 40, 100],
    [0, 0, 0, 10, 30, 80],
  ],
};

// packages/house-math/src/slot/games/fish-market/game.ts
var game50 = coinsGame(
  {
    code: 'fish-market',
    studio: 'PADMA',
    name: { EN: 'Fish market', BN: 'মাছের আড়ত' },
    description: {
      EN: 'Baskets of hilsa are auctioned on four rows and twenty lines. Nine must stand before the bidding, and it goes on for three turns.',
      BN: 'চার সারি ও বিশটি লাইনে ইলিশের ঝুড়ির নিলাম। ডাক শুরু হয় নয়টি দাঁড়ালে, চলে তিন পাক।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    wild: 'basket',
    coin: 'hilsa',
    high: ['gharial', 'turtle', 'launch'],
    low: ['prawn', 'net', 'rope', 'snail', 'fish-hook'],
    lines: 20,
    from: 9,
    turns: 3,
    oneIn: 24,
    values: [5, 10, 10, 20, 30, 75],
    fullTimes: 1500,
    aim: {
      rtp: 0.951,
      sigma: 5,
      seed: 3275,
      length: 20,
      steep: 3.5,
      on: { basket: [0, 1, 1, 1, 0], hilsa: [4, 4, 5, 4, 4] },
    },
  },
  reels_default50,
);

// packages/house-math/src/slot/games/fishers-purse/reels.json
var reels_default51 = {
  strips: [
    'CEBBGFGHBFCFDEIIDGBIHIEH',
    'GDGEAEFIBGFFDCHHBIBECIBH',
    'BFEBEDICBDCGAFHIGHBHGEFI',
    'FGIHEECBEHBIBDGGHFIFBACD',
    'DBGFIHCIHDGHIFBEIBCEGEBF',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 50, 400, 1200],
    [0, 0, 0, 30, 120, 1e3],
    [0, 0, 0, 25, 80, 500],
    [0, 0, 0, 12, 80, 400],
    [0, 0, 0, 12, 60, 300],
    [0, 0, 0, 10, 50, 150],
    [0, 0, 0, 8, 30, 120],
  ],
};

// packages/house-math/src/slot/games/fishers-purse/game.ts
var game51 = coinsGame(
  {
    code: 'fishers-purse',
    studio: 'PADMA',
    name: { EN: 'Fishers purse', BN: 'জেলের থলি' },
    description: {
      EN: 'Twenty lines, and coins among the catch: six of them hold while the other places turn again. Each new coin gives three more turns, and in the end all pay what is written on them.',
      BN: 'বিশটি লাইন, আর মাছের সঙ্গে ওঠে মুদ্রা; ছয়টি এলে সেগুলো থেকে যায় আর বাকি ঘর আবার ঘোরে। প্রতিটি নতুন মুদ্রায় আরও তিনবার ঘোরে, শেষে সব মুদ্রা তার গায়ে লেখা পুরস্কার দেয়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'wave',
    coin: 'coin',
    high: ['boat', 'hilsa', 'kingfisher'],
    low: ['egret', 'net', 'paddle', 'reed'],
    lines: 20,
    from: 6,
    turns: 3,
    oneIn: 16,
    values: [10, 10, 10, 20, 20, 20, 40, 40, 60, 100, 200],
    fullTimes: 1e3,
  },
  reels_default51,
);

// packages/house-math/src/slot/games/flute-across/reels.json
var reels_default52 = {
  strips: [
    'EIGFGBFIGICGHHIDHFHIED',
    'IHDGFGHICGGFIDIABEHHEC',
    'IHIFDHABFEIGGHGGIFHDCE',
    'GIBDHGIHEIDGIFHAIGECFH',
    'FIFFGGICIIFIDHHEGBGHEH',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 75, 400, 2e3],
    [0, 0, 0, 30, 120, 2e3],
    [0, 0, 0, 20, 100, 800],
    [0, 0, 0, 10, 30, 300],
    [0, 0, 0, 5, 15, 80],
    [0, 0, 0, 4, 10, 75],
    [0, 0, 0, 4, 8, 40],
  ],
};

// packages/house-math/src/slot/games/flute-across/game.ts
var game52 = bothWaysGame(
  {
    code: 'flute-across',
    studio: 'BOISHAKH',
    name: { EN: 'Flute across the field', BN: 'মাঠের বাঁশি' },
    description: {
      EN: 'Five lines only, and a tune that can be heard from either side. Wins are few and rather large, and three clay pots pay anywhere.',
      BN: 'মাত্র পাঁচটি লাইন, আর এমন সুর যা দুই দিক থেকেই শোনা যায়। জয় কম তবে বেশ বড়, আর তিনটি মাটির হাঁড়ি যেকোনো জায়গায় পুরস্কার দেয়।',
    },
    betCredits: 5,
    reels: 5,
    rows: 3,
    wild: 'flute',
    scatter: 'clay-pot',
    high: ['bullock-cart', 'rooster', 'ektara'],
    low: ['chilli', 'gamcha', 'kula', 'mango'],
    lines: 5,
    scatterPays: [10, 50, 500],
    aim: {
      rtp: 0.952,
      sigma: 4.5,
      seed: 4202,
      length: 22,
      steep: 2.5,
      on: { flute: [0, 1, 1, 1, 0], 'clay-pot': [1, 1, 1, 1, 1] },
    },
  },
  reels_default52,
);

// packages/house-math/src/slot/games/flying-shuttle/reels.json
var reels_default53 = {
  strips: [
    'HGJHDHJJIIJHIFIGEDEBGC',
    'JJIECJGDHJIIFHGIHHBEGF',
    'FGJIIEJJGHFGHIFDJJBAHC',
    'EEIJJGDIHJHIIGJFHHCBFG',
    'IBCIIJJGHIDFFGHJGEJHHI',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 100, 600, 3e3],
    [0, 0, 0, 60, 300, 2500],
    [0, 0, 0, 50, 150, 800],
    [0, 0, 0, 50, 150, 600],
    [0, 0, 0, 15, 50, 150],
    [0, 0, 0, 12, 30, 60],
    [0, 0, 0, 10, 25, 50],
    [0, 0, 0, 8, 20, 50],
  ],
};

// packages/house-math/src/slot/games/flying-shuttle/game.ts
var game53 = expandingGame(
  {
    code: 'flying-shuttle',
    studio: 'JAMDANI',
    name: { EN: 'Flying shuttle', BN: 'উড়ন্ত মাকু' },
    description: {
      EN: 'Four rows and twenty lines, with the shuttle on the middle reel alone. When it comes it fills all four places, and every line runs through it.',
      BN: 'চার সারি ও বিশটি লাইন, মাকু শুধু মাঝের রিলে। এলে সে চারটি ঘরই ভরে, আর সব লাইনই তার ভেতর দিয়ে যায়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    wild: 'shuttle',
    scatter: 'sari',
    high: ['loom', 'palace', 'swan'],
    low: ['bobbin', 'cotton', 'cocoon', 'rose', 'jasmine'],
    lines: 20,
    scatterPays: [20, 100, 1e3],
    aim: {
      rtp: 0.957,
      sigma: 2.8,
      seed: 4418,
      length: 22,
      steep: 2.4,
      on: { shuttle: [0, 0, 1, 0, 0], sari: [1, 1, 1, 1, 1] },
    },
  },
  reels_default53,
);

// packages/house-math/src/slot/games/fountain-court/reels.json
var reels_default54 = {
  strips: [
    'IFFGGCHGBFIEDIHFHHIGEI',
    'FHGHIDBCAIFEIGHIGHEDGH',
    'EBIGHHGIIGIGHFHDEICDFF',
    'CCEDIGDHFGBGHHIIAGIIHF',
    'FIFHBDIHFIHGGEIEHGIDCE',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 400, 750, 8e3],
    [0, 0, 0, 120, 150, 2500],
    [0, 0, 0, 50, 150, 800],
    [0, 0, 0, 20, 50, 300],
    [0, 0, 0, 15, 25, 120],
    [0, 0, 0, 6, 25, 60],
    [0, 0, 0, 5, 8, 30],
  ],
};

// packages/house-math/src/slot/games/fountain-court/game.ts
var game54 = expandingGame(
  {
    code: 'fountain-court',
    studio: 'JAMDANI',
    name: { EN: 'Fountain court', BN: 'ফোয়ারার চত্বর' },
    description: {
      EN: 'Twelve lines on four rows, where water rises on the second and the fourth reel. Between two full reels hardly a line stays dry.',
      BN: 'চার সারিতে বারোটি লাইন, জল ওঠে দ্বিতীয় ও চতুর্থ রিলে। দুটি ভরা রিলের মাঝে প্রায় কোনো লাইনই শুকনো থাকে না।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    wild: 'fountain',
    scatter: 'palace',
    high: ['swan', 'rose', 'gate'],
    low: ['jasmine', 'pomegranate', 'moth', 'carpet'],
    lines: 12,
    scatterPays: [20, 100, 800],
    aim: {
      rtp: 0.953,
      sigma: 5,
      seed: 4422,
      length: 22,
      steep: 2.4,
      on: { fountain: [0, 1, 0, 1, 0], palace: [1, 1, 1, 1, 1] },
    },
  },
  reels_default54,
);

// packages/house-math/src/slot/games/fruit-crates/reels.json
var reels_default55 = {
  strips: [
    'DBHFGHIIHFBGIFGEIGFDHHII',
    'FBIHFHDABIGIEHGIHDGIGFFH',
    'FBEIDGFGHAIFGHEIDFBIHGHH',
    'IFHGDGIGHDFDGFIEHHEIHIIE',
  ],
  pays: [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 150, 500],
    [0, 0, 0, 150, 500],
    [0, 0, 0, 30, 75],
    [0, 0, 0, 30, 50],
    [0, 0, 0, 20, 30],
    [0, 0, 0, 10, 30],
  ],
};

// packages/house-math/src/slot/games/fruit-crates/game.ts
var game55 = pickGame(
  {
    code: 'fruit-crates',
    studio: 'BOISHAKH',
    name: { EN: 'Fruit crates', BN: 'ফলের ঝুড়ি সারি' },
    description: {
      EN: 'Four reels of fruit and twelve lines, bright and easy. Three pineapples open four of twelve baskets, each with a handful.',
      BN: 'চার রিলে ফল আর বারোটি লাইন, ঝলমলে ও সহজ। তিনটি আনারস এলে বারোটি ঝুড়ির চারটি খোলে, প্রতিটিতে এক মুঠো।',
    },
    betCredits: 20,
    reels: 4,
    rows: 3,
    wild: 'mango',
    scatter: 'pineapple',
    box: 'basket',
    high: ['jackfruit', 'watermelon'],
    low: ['lychee', 'chilli', 'kula', 'gamcha'],
    lines: 12,
    from: 3,
    opens: 4,
    boxes: [20, 20, 20, 30, 30, 40, 40, 60, 60, 80, 100, 160],
    aim: {
      rtp: 0.962,
      sigma: 2.4,
      seed: 4218,
      length: 24,
      steep: 2,
      on: { mango: [0, 1, 1, 0], pineapple: [2, 2, 2, 0] },
    },
  },
  reels_default55,
);

// packages/house-math/src/slot/games/garden-gate/reels.json
var reels_default56 = {
  strips: ['FCCEADFCFDCBFEDBFDBEDAEE', 'BCDEEFEDEFCEACFBCDDAFBDF', 'CFCDFDAEEDEDEBFFBFADECBC'],
  pays: [
    [0, 0, 0, 80],
    [0, 0, 0, 30],
    [0, 0, 0, 12],
    [0, 0, 0, 8],
    [0, 0, 0, 6],
    [0, 0, 0, 4],
  ],
};

// packages/house-math/src/slot/games/garden-gate/game.ts
var game56 = classicGame(
  {
    code: 'garden-gate',
    studio: 'RICKSHA',
    name: { EN: 'Garden gate', BN: 'বাগানের ফটক' },
    description: {
      EN: 'Three reels and five lines with many flowers and small, frequent wins. Two lotuses a strip stand in for every picture and double the win.',
      BN: 'তিনটি রিল ও পাঁচটি লাইন; ফুল অনেক, জয় ছোট ছোট কিন্তু ঘন ঘন। প্রতি রিলে দুটি পদ্ম যেকোনো ছবির জায়গায় বসে জয় দ্বিগুণ করে।',
    },
    betCredits: 10,
    reels: 3,
    rows: 3,
    wild: 'lotus',
    high: ['peacock', 'tree'],
    low: ['kadam', 'star-flower', 'water-lily'],
    lines: 5,
    wildTimes: 2,
  },
  reels_default56,
);

// packages/house-math/src/slot/games/gathering-storm/reels.json
var reels_default57 = {
  strips: [
    'DGHCHIIHFIEIFGGBIFEHDGHF',
    'DIIBDFHGGCHIFGHGIHGAEFIH',
    'IGDHFIHHAGIGDHGHEFIHFBIC',
    'BIEHGIIGGIDCHHFDHFDHFAGI',
    'HBCFEHHFFGIIGDHIIGEFHGDH',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 60, 250, 2500],
    [0, 0, 0, 40, 200, 800],
    [0, 0, 0, 25, 200, 500],
    [0, 0, 0, 6, 20, 80],
    [0, 0, 0, 4, 15, 20],
    [0, 0, 0, 3, 6, 20],
    [0, 0, 0, 3, 5, 20],
  ],
};

// packages/house-math/src/slot/games/gathering-storm/game.ts
var game57 = growingGame(
  {
    code: 'gathering-storm',
    studio: 'BOISHAKH',
    name: { EN: 'Gathering storm', BN: 'কালবৈশাখী' },
    description: {
      EN: 'Ten lines under a darkening sky, quiet until it breaks. Then twelve free spins come one upon another, and the last counts twelve times.',
      BN: 'কালো হয়ে আসা আকাশের নিচে দশটি লাইন, ভেঙে পড়ার আগে সব চুপ। তারপর একের পর এক বারোটি ফ্রি স্পিন, শেষটি বারো গুণ।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'mango',
    scatter: 'drum',
    high: ['bull', 'rooster', 'bullock-cart'],
    low: ['gamcha', 'kula', 'jackfruit', 'clay-pot'],
    lines: 10,
    scatterPays: [20, 100, 1e3],
    awards: [12, 14, 16],
    aim: {
      rtp: 0.949,
      sigma: 9,
      seed: 4230,
      length: 24,
      steep: 2.5,
      on: { mango: [0, 1, 1, 1, 0], drum: [1, 1, 1, 1, 1] },
    },
  },
  reels_default57,
);

// packages/house-math/src/slot/games/gharial-shoal/reels.json
var reels_default58 = {
  strips: [
    'CFJJBGJHJDHIGEFHGIJHIF',
    'JJGGIJIFIIHEHFHJDJFBGC',
    'JCFIAHGJHGIBFJDJEJIHHI',
    'FHGHEJIGIBIHJAJJHJCFDI',
    'HJIJDCFBIGHJHFJEIGHGHJ',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 25, 40, 75],
    [0, 0, 0, 10, 15, 60],
    [0, 0, 0, 4, 5, 10],
    [0, 0, 0, 1, 2, 6],
    [0, 0, 0, 1, 2, 3],
    [0, 0, 0, 1, 2, 3],
    [0, 0, 0, 1, 2, 3],
    [0, 0, 0, 1, 2, 3],
  ],
};

// packages/house-math/src/slot/games/gharial-shoal/game.ts
var game58 = waysGame(
  {
    code: 'gharial-shoal',
    studio: 'PADMA',
    name: { EN: 'Gharial shoal', BN: 'ঘড়িয়ালের চর' },
    description: {
      EN: 'Long strips and a rare gharial on the middle reels, with 1024 ways to it. Most rounds pay a little, few of them much.',
      BN: 'লম্বা রিল আর মাঝের রিলে দুর্লভ ঘড়িয়াল, তার দিকে 1024টি পথ। বেশির ভাগ রাউন্ডে অল্প মেলে, অনেক মেলে কমই।',
    },
    betCredits: 50,
    reels: 5,
    rows: 4,
    wild: 'gharial',
    scatter: 'sun',
    high: ['turtle', 'hilsa', 'dolphin'],
    low: ['snail', 'prawn', 'reed', 'raft', 'fish-hook'],
    scatterPays: [50, 250, 2500],
    spreadingReels: [2, 3],
    aim: {
      rtp: 0.95,
      sigma: 2.4,
      seed: 3132,
      length: 22,
      steep: 4,
      on: { gharial: [0, 0, 1, 1, 0], sun: [1, 1, 1, 1, 1] },
    },
  },
  reels_default58,
);

// packages/house-math/src/slot/games/gilded-mirror/reels.json
var reels_default59 = {
  strips: [
    'HGBGDEDHEHFFHGDCGHHFGCHFEG',
    'FGACCFDGHHDGBEEFFHHGHFGEGH',
    'GGADFFHFDGHEEFBHGCHFHHGEED',
    'HDFFHEEHGDHHFBHFHDCHGGEGCG',
  ],
  pays: [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 40, 400],
    [0, 0, 0, 25, 150],
    [0, 0, 0, 15, 80],
    [0, 0, 0, 10, 25],
    [0, 0, 0, 8, 15],
    [0, 0, 0, 3, 6],
  ],
};

// packages/house-math/src/slot/games/gilded-mirror/game.ts
var game59 = expandingGame(
  {
    code: 'gilded-mirror',
    studio: 'JAMDANI',
    name: { EN: 'Gilded mirror', BN: 'সোনার আয়না' },
    description: {
      EN: 'Four reels and ten lines before a tall glass. It fills the second reel or the third, and shows whatever stands beside it.',
      BN: 'লম্বা আয়নার সামনে চার রিলে দশটি লাইন। সে দ্বিতীয় বা তৃতীয় রিল পুরো ভরে, আর পাশে যা আছে তাই দেখায়।',
    },
    betCredits: 10,
    reels: 4,
    rows: 3,
    wild: 'mirror',
    scatter: 'ruby',
    high: ['crown', 'necklace'],
    low: ['earring', 'ring', 'bangle', 'attar'],
    lines: 10,
    scatterPays: [20, 200],
    aim: {
      rtp: 0.956,
      sigma: 3.4,
      seed: 4425,
      length: 26,
      steep: 2.4,
      on: { mirror: [0, 1, 1, 0], ruby: [1, 1, 1, 1] },
    },
  },
  reels_default59,
);

// packages/house-math/src/slot/games/golden-reeds/reels.json
var reels_default60 = {
  strips: [
    'GIGBHDFFIBGCIEIDEHHGI',
    'HIAIEEHGDICBIFGBHCHGI',
    'IBFGFIGFICEIGBADHHBHH',
    'HAEDIFBGHIGFHGIHICEIB',
    'IGGEHEIIBDCHIBCGGHHFF',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 100, 500, 3e3],
    [0, 0, 0, 75, 400, 3e3],
    [0, 0, 0, 40, 200, 800],
    [0, 0, 0, 40, 150, 750],
    [0, 0, 0, 12, 40, 120],
    [0, 0, 0, 10, 30, 80],
    [0, 0, 0, 6, 15, 40],
  ],
};

// packages/house-math/src/slot/games/golden-reeds/game.ts
var game60 = coinsGame(
  {
    code: 'golden-reeds',
    studio: 'PADMA',
    name: { EN: 'Golden reeds', BN: 'সোনালি নল' },
    description: {
      EN: 'Reeds bend over ten lines, and coins lie between them, two or three to a strip. Five of them are rare and pay for the wait.',
      BN: 'দশটি লাইনে নল নুয়ে থাকে, ফাঁকে ফাঁকে মুদ্রা, প্রতি রিলে দুই-তিনটি। পাঁচটি একসঙ্গে দুর্লভ, অপেক্ষার দাম দেয়।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'reed',
    coin: 'coin',
    high: ['kingfisher', 'egret', 'hilsa'],
    low: ['snail', 'water-lily', 'paddle', 'duck'],
    lines: 10,
    from: 5,
    turns: 3,
    oneIn: 10,
    values: [10, 10, 15, 20, 30, 60],
    fullTimes: 200,
    aim: {
      rtp: 0.95,
      sigma: 5.5,
      seed: 3330,
      length: 21,
      steep: 3,
      on: { reed: [0, 1, 1, 1, 0], coin: [2, 2, 3, 2, 2] },
    },
  },
  reels_default60,
);

// packages/house-math/src/slot/games/golden-thimble/reels.json
var reels_default61 = {
  strips: [
    'GJGAHJIJJHEBIIFHGDIIHEDAJDGCHF',
    'AIHJFCIFHJFJJDEGIGIGJBJHFIHGDH',
    'IGCEJDJEHGGHJIFJBFDHIIAJHIEFGH',
    'HIJGJFIJGIBGDHFHIHFIAJECEJJHGG',
    'BGGCIHFJHHDDJEJGJFJHIHAEGIJIFI',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 100, 1200, 12e3],
    [0, 0, 0, 50, 300, 2e3],
    [0, 0, 0, 30, 300, 2e3],
    [0, 0, 0, 20, 100, 500],
    [0, 0, 0, 10, 25, 120],
    [0, 0, 0, 6, 20, 75],
    [0, 0, 0, 5, 20, 60],
    [0, 0, 0, 4, 15, 30],
  ],
};

// packages/house-math/src/slot/games/golden-thimble/game.ts
var game61 = linesGame(
  {
    code: 'golden-thimble',
    studio: 'NOKSHI',
    name: { EN: 'Golden thimble', BN: 'সোনার অঙ্গুস্তানা' },
    description: {
      EN: 'The golden thimble is on the first reel too, so that a run may begin with it. Twenty lines, and eight free spins at three times the worth for three pincushions.',
      BN: 'সোনার অঙ্গুস্তানা প্রথম রিলেও থাকে, মিল তাকে দিয়েও শুরু হতে পারে। বিশটি লাইন, আর তিনটি সুইদানিতে আটটি ফ্রি স্পিন, জয় তিন গুণ।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'thimble',
    scatter: 'pincushion',
    high: ['sewing-machine', 'hoop', 'pouch'],
    low: ['scissors', 'spool', 'button', 'needle', 'tassel'],
    lines: 20,
    scatterPays: [20, 100, 1e3],
    freeGames: { awards: [8, 10, 12], multiplier: 3, most: 40 },
    aim: {
      rtp: 0.955,
      sigma: 6.5,
      seed: 1077,
      length: 30,
      steep: 3,
      on: { thimble: [2, 1, 1, 1, 1], pincushion: [1, 1, 1, 1, 1] },
    },
  },
  reels_default61,
);

// packages/house-math/src/slot/games/golden-thread/reels.json
var reels_default62 = {
  strips: [
    'HIBCIGHFIFHGEGCFHEIDGFDE',
    'EBEDIFIGHIGGDHHAFFCHEIGA',
    'HIEFCGFHIDIHFEHEGDGGFCIB',
    'ICHGFEHIFBHIFAHGDIGEDEAG',
    'DEHHCFIHIFHIGFEEDGBGGFIC',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 25, 120, 600],
    [0, 0, 0, 20, 60, 400],
    [0, 0, 0, 10, 40, 150],
    [0, 0, 0, 10, 20, 150],
    [0, 0, 0, 6, 20, 60],
    [0, 0, 0, 5, 12, 50],
    [0, 0, 0, 4, 12, 40],
  ],
};

// packages/house-math/src/slot/games/golden-thread/game.ts
var game62 = expandingGame(
  {
    code: 'golden-thread',
    studio: 'JAMDANI',
    name: { EN: 'Golden thread', BN: 'সোনালি সুতো' },
    description: {
      EN: 'Ten lines, and two shuttles a strip on the second and the fourth reel that weave it wild. The middle has none, so that large wins need both sides.',
      BN: 'দশটি লাইন, আর দ্বিতীয় ও চতুর্থ রিলে দুটি করে মাকু পুরো রিল বুনে দেয়। মাঝের রিলে মাকু নেই, তাই বড় জয়ে দুই পাশই লাগে।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'shuttle',
    scatter: 'sun',
    high: ['peacock', 'palanquin', 'sari'],
    low: ['paisley', 'star-flower', 'spool', 'needle'],
    lines: 10,
    scatterPays: [20, 100, 1e3],
  },
  reels_default62,
);

// packages/house-math/src/slot/games/green-light/reels.json
var reels_default63 = {
  strips: [
    'EEFCFDEEFECDEFEDBFFCFAFDDFCEDB',
    'FFAFFEBDBBCDFEFDECCEFECCDFDDFE',
    'EEFBCEFEFCDBFCDDEEDDAFFBEFFDDF',
  ],
  pays: [
    [0, 0, 0, 1200],
    [0, 0, 0, 15],
    [0, 0, 0, 5],
    [0, 0, 0, 3],
    [0, 0, 0, 3],
    [0, 0, 0, 1],
  ],
};

// packages/house-math/src/slot/games/green-light/game.ts
var game63 = classicGame(
  {
    code: 'green-light',
    studio: 'RICKSHA',
    name: { EN: 'Green light', BN: 'সবুজ বাতি' },
    description: {
      EN: 'One line and six pictures, and the road is mostly closed. When it opens the pay is large, and a light on the way counts it six times.',
      BN: 'একটি লাইন ও ছয়টি ছবি, পথ বেশির ভাগ সময় বন্ধ। খুললে পুরস্কার বড়, আর সঙ্গে বাতি থাকলে ছয় গুণ।',
    },
    betCredits: 1,
    reels: 3,
    rows: 3,
    wild: 'traffic-light',
    high: ['rickshaw', 'bus'],
    low: ['bicycle', 'wheel', 'horn'],
    lines: 1,
    wildTimes: 6,
    aim: {
      rtp: 0.948,
      sigma: 13,
      seed: 4009,
      length: 30,
      steep: 2.5,
      on: { 'traffic-light': [1, 1, 1] },
    },
  },
  reels_default63,
);

// packages/house-math/src/slot/games/hall-of-mirrors/reels.json
var reels_default64 = {
  strips: [
    'FECHGGDCEDFFHCHGGHEBHHBFFD',
    'HAFCDCFFBHGGDBGDFGEEHHEEHG',
    'HCDFEHHGBEAGDGDEFHGFHHCBGE',
    'ECHFGDGHHDFFGHECAEGHHEBCBF',
    'GFFBCCGHGGHDEEAGFHHFEHHEGB',
    'GFFHEHBGFDCDHGBEGEFHBHCFHD',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 120, 500, 1e3, 1500],
    [0, 0, 0, 75, 150, 600, 1200],
    [0, 0, 0, 30, 80, 400, 800],
    [0, 0, 0, 20, 40, 50, 80],
    [0, 0, 0, 15, 30, 50, 80],
    [0, 0, 0, 10, 20, 30, 40],
    [0, 0, 0, 6, 10, 12, 15],
  ],
};

// packages/house-math/src/slot/games/hall-of-mirrors/game.ts
var game64 = changingGame(
  {
    code: 'hall-of-mirrors',
    studio: 'JAMDANI',
    name: { EN: 'Hall of mirrors', BN: 'আয়নামহল' },
    description: {
      EN: 'Six reels that are never more than four high, so that a win must go far. The mirror shows whatever is needed from the second reel to the fifth.',
      BN: 'ছয়টি রিল, কোনোটিই চারের বেশি উঁচু নয়, তাই জয়কে অনেক দূর যেতে হয়। দ্বিতীয় থেকে পঞ্চম রিলে আয়না যা দরকার তাই দেখায়।',
    },
    betCredits: 50,
    reels: 6,
    rows: 4,
    wild: 'mirror',
    high: ['crown', 'throne', 'chandelier'],
    low: ['attar', 'ring', 'bangle', 'earring'],
    heights: [
      [2, 3, 4],
      [2, 3, 4],
      [2, 3, 4],
      [2, 3, 4],
      [2, 3, 4],
      [2, 3, 4],
    ],
    aim: {
      rtp: 0.953,
      sigma: 3.6,
      seed: 4402,
      length: 26,
      steep: 2.6,
      on: { mirror: [0, 1, 1, 1, 1, 0] },
    },
  },
  reels_default64,
);

// packages/house-math/src/slot/games/harbour-lights/reels.json
var reels_default65 = {
  strips: [
    'HGGJIHBGCIFDDBEJHBJJB',
    'IJFGGBJEDAHBJIHHIBCBJ',
    'FBHHJCIBIDGFEBIBHAJBJ',
    'BJJHDBIAGBIJHGFIHEBCJ',
    'JFBHJGHGBDBGICJIBGJEH',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 150, 1e3, 8e3],
    [0, 0, 0, 150, 750, 4e3],
    [0, 0, 0, 75, 750, 4e3],
    [0, 0, 0, 60, 250, 4e3],
    [0, 0, 0, 20, 75, 500],
    [0, 0, 0, 15, 50, 300],
    [0, 0, 0, 8, 30, 150],
    [0, 0, 0, 4, 10, 60],
  ],
};

// packages/house-math/src/slot/games/harbour-lights/game.ts
var game65 = coinsGame(
  {
    code: 'harbour-lights',
    studio: 'PADMA',
    name: { EN: 'Harbour lights', BN: 'ঘাটের আলো' },
    description: {
      EN: 'Thirty lines over a busy quay, and seven lamps that stay lit. They are worth much when they come together, which is rare.',
      BN: 'ব্যস্ত ঘাটের ওপর ত্রিশটি লাইন, সাতটি বাতি জ্বলে থাকে। একসঙ্গে এলে দাম অনেক, তবে আসে কম।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'anchor',
    coin: 'lamp',
    high: ['launch', 'gull', 'sail'],
    low: ['rope', 'pitcher', 'raft', 'paddle', 'fish-hook'],
    lines: 30,
    from: 7,
    turns: 3,
    oneIn: 14,
    values: [20, 20, 25, 30, 50, 100],
    fullTimes: 250,
    aim: {
      rtp: 0.953,
      sigma: 6,
      seed: 3253,
      length: 21,
      steep: 3,
      on: { anchor: [0, 1, 1, 1, 0], lamp: [4, 4, 5, 4, 4] },
    },
  },
  reels_default65,
);

// packages/house-math/src/slot/games/harvest-drum/reels.json
var reels_default66 = {
  strips: [
    'FEEGIIJHFJCGHIHJHGDJBIJ',
    'GIFCGHFIGHIEDJEBIAHHJJE',
    'BFDEEHJGCHIFGHHAGJIIJJI',
    'IEGDAHHIJJBCGGHIIEFIFHJ',
    'JGHFGHJDEIIFEIIHGJHCJBJ',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 80, 200, 600],
    [0, 0, 0, 80, 200, 500],
    [0, 0, 0, 30, 80, 150],
    [0, 0, 0, 30, 75, 150],
    [0, 0, 0, 20, 40, 100],
    [0, 0, 0, 15, 25, 40],
    [0, 0, 0, 12, 20, 40],
    [0, 0, 0, 10, 20, 40],
  ],
};

// packages/house-math/src/slot/games/harvest-drum/game.ts
var game66 = growingGame(
  {
    code: 'harvest-drum',
    studio: 'BOISHAKH',
    name: { EN: 'Harvest drum', BN: 'ফসলের ঢোল' },
    description: {
      EN: 'Twenty lines on four rows and a drum after the last sheaf. Three drums bring three free spins and no more, but five of them bring fifteen.',
      BN: 'চার সারিতে বিশটি লাইন, শেষ আঁটির পর ঢোল বাজে। তিনটি ঢোলে তিনটির বেশি ফ্রি স্পিন নেই, তবে পাঁচটিতে পনেরোটি।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    wild: 'kula',
    scatter: 'drum',
    high: ['bullock-cart', 'bull', 'basket'],
    low: ['rooster', 'chilli', 'gamcha', 'panta-plate', 'mango'],
    lines: 20,
    scatterPays: [20, 100, 500],
    awards: [3, 7, 15],
    aim: {
      rtp: 0.96,
      sigma: 3,
      seed: 4236,
      length: 23,
      steep: 2.4,
      on: { kula: [0, 1, 1, 1, 0], drum: [1, 1, 1, 1, 1] },
    },
  },
  reels_default66,
);

// packages/house-math/src/slot/games/hibiscus-drift/reels.json
var reels_default67 = {
  strips: [
    'HFFIEIGHIGHEHICGIDHGBE',
    'EGGIECDIIHFGAIFHIGBHFH',
    'GIHHIEGFGDHCIEIBFHIGEH',
    'HCEHHIGCHGIIFEDBFGGIIH',
    'AHFIBFIHIIDEGGHFGEIGCH',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 50, 300, 2e3],
    [0, 0, 0, 30, 300, 2e3],
    [0, 0, 0, 10, 60, 200],
    [0, 0, 0, 10, 50, 120],
    [0, 0, 0, 5, 12, 40],
    [0, 0, 0, 3, 6, 15],
    [0, 0, 0, 1, 6, 15],
  ],
};

// packages/house-math/src/slot/games/hibiscus-drift/game.ts
var game67 = walkingGame(
  {
    code: 'hibiscus-drift',
    studio: 'SUNDAR',
    name: { EN: 'Hibiscus drift', BN: 'ভাসা জবা' },
    description: {
      EN: 'A flower floats in on the second reel or the fifth and drifts to the bank. Twelve lines, nine pictures, wins between small and middling.',
      BN: 'দ্বিতীয় বা পঞ্চম রিলে একটি ফুল ভেসে আসে, ভেসে যায় পাড়ে। বারোটি লাইন, নয়টি ছবি, জয় ছোট থেকে মাঝারি।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'hibiscus',
    scatter: 'moon',
    high: ['egret', 'dragonfly', 'frog'],
    low: ['water-lily', 'fern', 'taro-leaf', 'snail'],
    lines: 12,
    scatterPays: [40, 200, 800],
    aim: {
      rtp: 0.956,
      sigma: 3.8,
      seed: 5403,
      length: 22,
      steep: 3,
      on: { hibiscus: [0, 1, 0, 0, 1], moon: [1, 1, 1, 1, 1] },
    },
  },
  reels_default67,
);

// packages/house-math/src/slot/games/hilsa-run/reels.json
var reels_default68 = {
  strips: [
    'JJEECHFDHIGGJFJFIIBJHGHG',
    'ADJIFBJEGIHHGIIHJEGJJGFC',
    'IJAJIGHEJIDGCGFJHEIHHJDB',
    'IEGHBFDIGHFDGIJJEIHJHJCF',
  ],
  pays: [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 15, 20],
    [0, 0, 0, 6, 20],
    [0, 0, 0, 6, 8],
    [0, 0, 0, 2, 3],
    [0, 0, 0, 1, 3],
    [0, 0, 0, 1, 3],
    [0, 0, 0, 1, 3],
    [0, 0, 0, 1, 2],
  ],
};

// packages/house-math/src/slot/games/hilsa-run/game.ts
var game68 = waysGame(
  {
    code: 'hilsa-run',
    studio: 'PADMA',
    name: { EN: 'Hilsa run', BN: 'ইলিশের ঝাঁক' },
    description: {
      EN: 'Four reels of four rows and 256 ways through the shoal. A hilsa on a middle reel fills it, stays, and the others turn once more.',
      BN: 'চারটি রিলে চারটি করে সারি, ঝাঁকের ভেতর 256টি পথ। মাঝের রিলে ইলিশ এলে রিল ভরে যায়, থেকে যায়, আর বাকিগুলো আবার ঘোরে।',
    },
    betCredits: 50,
    reels: 4,
    rows: 4,
    wild: 'hilsa',
    scatter: 'moon',
    high: ['launch', 'boat', 'dolphin'],
    low: ['pitcher', 'net', 'paddle', 'reed', 'snail'],
    scatterPays: [50, 500],
    spreadingReels: [1, 2],
    aim: {
      rtp: 0.956,
      sigma: 2.6,
      seed: 3011,
      length: 24,
      steep: 3,
      on: { hilsa: [0, 1, 1, 0], moon: [1, 1, 1, 1] },
    },
  },
  reels_default68,
);

// packages/house-math/src/slot/games/honey-hunters/reels.json
var reels_default69 = {
  strips: [
    'HFCJJIHGDHIJIJEEGFCHGB',
    'GJGJJEFFIAHFIGBHIJIHDC',
    'FHAJBHIIJGIGGFEHJIDJCF',
    'ECIJJGEHJGHHGIIFBJHHDI',
    'IGGHIFBJEJIEHFIDJHHJGC',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 20, 80, 400],
    [0, 0, 0, 20, 75, 400],
    [0, 0, 0, 20, 50, 150],
    [0, 0, 0, 10, 40, 120],
    [0, 0, 0, 8, 20, 50],
    [0, 0, 0, 6, 12, 25],
    [0, 0, 0, 5, 12, 25],
    [0, 0, 0, 4, 8, 20],
  ],
};

// packages/house-math/src/slot/games/honey-hunters/game.ts
var game69 = walkingGame(
  {
    code: 'honey-hunters',
    studio: 'SUNDAR',
    name: { EN: 'Honey hunters', BN: 'মৌয়াল' },
    description: {
      EN: 'Honey hunters enter on the second and third reel, so their way out is short. Many small walks over thirty lines.',
      BN: 'মৌয়ালেরা ঢোকে দ্বিতীয় ও তৃতীয় রিলে, বেরোনোর পথ তাই ছোট। ত্রিশটি লাইনে ছোট ছোট অনেক হাঁটা।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'honey-pot',
    scatter: 'moon',
    high: ['tiger', 'honeycomb', 'bee'],
    low: ['mangrove', 'champa', 'nipa-palm', 'fern', 'crab'],
    lines: 30,
    scatterPays: [100, 400, 2e3],
    aim: {
      rtp: 0.956,
      sigma: 2.4,
      seed: 5299,
      length: 20,
      steep: 2.5,
      on: { 'honey-pot': [0, 1, 1, 0, 0], moon: [1, 1, 1, 1, 1] },
    },
  },
  reels_default69,
);

// packages/house-math/src/slot/games/honey-season/reels.json
var reels_default70 = {
  strips: [],
  pays: [
    [60, 120, 150, 400, 1200, 8e3, 2e4],
    [50, 60, 120, 200, 750, 3e3, 6e3],
    [30, 60, 80, 100, 400, 1200, 3e3],
    [25, 30, 60, 100, 200, 750, 1500],
    [20, 30, 50, 75, 200, 500, 1500],
    [20, 30, 40, 50, 120, 400, 800],
  ],
};

// packages/house-math/src/slot/games/honey-season/game.ts
var game70 = clustersGame(
  {
    code: 'honey-season',
    studio: 'SUNDAR',
    name: { EN: 'Honey season', BN: 'মধুর মৌসুম' },
    description: {
      EN: 'Combs fill on six columns of four, and from five on they are cut. One kind in eight is honey, and eight of those together are worth waiting for.',
      BN: 'চার ঘরের ছয় কলামে চাক ভরে, পাঁচটি হলে কাটা হয়। আট ভাগের এক ভাগ মধু, আটটি একসঙ্গে এলে অপেক্ষা সার্থক।',
    },
    betCredits: 10,
    reels: 6,
    rows: 4,
    high: ['honeycomb', 'honey-pot'],
    low: ['bee', 'champa', 'kadam', 'mangrove'],
    weights: [12, 14, 16, 17, 18, 19],
    sizes: [5, 6, 7, 8, 10, 12, 15],
    multipliers: [1, 2, 3, 4, 5],
    mostTumbles: 20,
    mostTimes: 2e3,
    aim: { rtp: 0.955, sigma: 3.4, seed: 5221 },
  },
  reels_default70,
);

// packages/house-math/src/slot/games/honey-trail/reels.json
var reels_default71 = {
  strips: [
    'DFHFHIIGBGCHEIDICEFGFEGH',
    'FHIIDFEIBGEFCGHICGHGDHEF',
    'IIFHGCHEFEDIGIEFBDHGCGHF',
    'CHFIGIHIEGHCGBGDFEIDFEFH',
    'ADIEFCIHBCGIDEGGEIFHHFGH',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 25, 120, 400],
    [0, 0, 0, 15, 75, 250],
    [0, 0, 0, 10, 30, 150],
    [0, 0, 0, 6, 20, 100],
    [0, 0, 0, 6, 20, 75],
    [0, 0, 0, 4, 12, 50],
    [0, 0, 0, 3, 12, 50],
  ],
};

// packages/house-math/src/slot/games/honey-trail/game.ts
var game71 = walkingGame(
  {
    code: 'honey-trail',
    studio: 'SUNDAR',
    name: { EN: 'Honey trail', BN: 'মধুর পথ' },
    description: {
      EN: 'Ten lines, and a tiger that comes on the last reel only, so that it always walks the whole way. It comes rarely, and pays for each step.',
      BN: 'দশটি লাইন, আর বাঘ আসে শুধু শেষ রিলে, তাই সে সব সময় পুরো পথ হাঁটে। সে কম আসে, তবে প্রতি ধাপেই জয় হতে পারে।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'tiger',
    scatter: 'moon',
    high: ['honeycomb', 'deer', 'frog'],
    low: ['crab', 'taro-leaf', 'reed', 'egret'],
    lines: 10,
    scatterPays: [20, 100, 500],
  },
  reels_default71,
);

// packages/house-math/src/slot/games/hoop-and-thread/reels.json
var reels_default72 = {
  strips: [
    'HDEFGDEHFHGGHGCBCHGDEH',
    'GEECFHBDDHFAEEGGHAFGHF',
    'GHAGHEGFDFBAGECHFGHEDF',
    'HBFFHHAEEGAEHCFDFGGEHG',
    'DFHEGHHEHFGEGGFCCEGHBD',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 75, 300, 2e3],
    [0, 0, 0, 40, 150, 1200],
    [0, 0, 0, 30, 60, 250],
    [0, 0, 0, 25, 60, 250],
    [0, 0, 0, 8, 20, 75],
    [0, 0, 0, 8, 20, 30],
  ],
};

// packages/house-math/src/slot/games/hoop-and-thread/game.ts
var game72 = growingGame(
  {
    code: 'hoop-and-thread',
    studio: 'NOKSHI',
    name: { EN: 'Hoop and thread', BN: 'ফ্রেম আর সুতো' },
    description: {
      EN: 'Nine lines drawn tight in a hoop, with two wilds on each middle reel. Three spools bring three free spins, four of them five, and wins stay modest.',
      BN: 'ফ্রেমে টানটান নয়টি লাইন, মাঝের প্রতি রিলে দুটি ওয়াইল্ড। তিনটি নাটাইয়ে তিনটি, চারটিতে পাঁচটি ফ্রি স্পিন, জয় থাকে মাঝারি।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'hoop',
    scatter: 'spool',
    high: ['sewing-machine', 'patchwork'],
    low: ['thimble', 'needle', 'scissors', 'button'],
    lines: 9,
    scatterPays: [40, 200, 800],
    awards: [3, 5, 8],
    aim: {
      rtp: 0.957,
      sigma: 3.2,
      seed: 1182,
      length: 22,
      steep: 2.5,
      on: { hoop: [0, 2, 2, 2, 0], spool: [1, 1, 1, 1, 1] },
    },
  },
  reels_default72,
);

// packages/house-math/src/slot/games/jasmine-night/reels.json
var reels_default73 = {
  strips: [
    'IJGFDIIHEDCJEJHJGCGHBHJI',
    'HFCIBHDHEJIAIHFIJJEJGJGG',
    'GDCAFJIHFJIIGHJHGBEJIEJH',
    'JFEJAIDJFIICHEHGGJJGHBHI',
    'IBIEDACHFEJHIGJJDHJFGGHJ',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 40, 120, 750],
    [0, 0, 0, 25, 120, 500],
    [0, 0, 0, 25, 120, 500],
    [0, 0, 0, 25, 120, 300],
    [0, 0, 0, 5, 15, 50],
    [0, 0, 0, 4, 15, 40],
    [0, 0, 0, 4, 12, 40],
    [0, 0, 0, 1, 10, 12],
  ],
};

// packages/house-math/src/slot/games/jasmine-night/game.ts
var game73 = expandingGame(
  {
    code: 'jasmine-night',
    studio: 'JAMDANI',
    name: { EN: 'Jasmine night', BN: 'বেলির রাত' },
    description: {
      EN: 'Ten lines in the dark, and a scent from any of the four reels on the right. It fills its reel when it is near and leaves much silence between.',
      BN: 'অন্ধকারে দশটি লাইন, ডান দিকের চার রিলের যেকোনোটি থেকে ঘ্রাণ আসে। কাছে এলে পুরো রিল ভরে, মাঝখানে থাকে লম্বা নীরবতা।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'jasmine',
    scatter: 'mirror',
    high: ['chandelier', 'sitar', 'swan', 'rose'],
    low: ['attar', 'moth', 'inkpot', 'earring'],
    lines: 10,
    scatterPays: [20, 100, 1e3],
    aim: {
      rtp: 0.948,
      sigma: 6,
      seed: 4423,
      length: 24,
      steep: 2.4,
      on: { jasmine: [0, 1, 1, 1, 1], mirror: [1, 1, 1, 1, 1] },
    },
  },
  reels_default73,
);

// packages/house-math/src/slot/games/jewel-casket/reels.json
var reels_default74 = {
  strips: [
    'FCHIHIIEIDDBGFHEFCIFGFGIEHBDDGGHGH',
    'EDIBBFHGFICEHEHAHCGHGIFDFGGIEDIFIH',
    'FHHIIDFGIFHECEIEGCDHHGHGAIBFIFGFIB',
    'DGIEDGHFABGFHHFEIHIECDECHGIIFFIIGH',
    'BGHBHFIGHBDHEEFCIIFIHIGFIGDGDFEHIG',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 100, 250, 1500],
    [0, 0, 0, 40, 200, 1200],
    [0, 0, 0, 30, 80, 120],
    [0, 0, 0, 15, 60, 75],
    [0, 0, 0, 8, 12, 20],
    [0, 0, 0, 8, 12, 20],
    [0, 0, 0, 8, 12, 20],
    [0, 0, 0, 1, 12, 15],
  ],
};

// packages/house-math/src/slot/games/jewel-casket/game.ts
var game74 = changingGame(
  {
    code: 'jewel-casket',
    studio: 'JAMDANI',
    name: { EN: 'Jewel casket', BN: 'গয়নার কৌটা' },
    description: {
      EN: 'Five reels of three to seven pictures and nine kinds of jewel. A full casket has 16807 ways, and most rounds open it halfway.',
      BN: 'পাঁচ রিলে তিন থেকে সাতটি ছবি, নয় রকম গয়না। ভরা কৌটায় 16807টি পথ, তবে বেশির ভাগ রাউন্ডে তা আধখোলা।',
    },
    betCredits: 100,
    reels: 5,
    rows: 7,
    wild: 'ruby',
    high: ['crown', 'necklace', 'emerald'],
    low: ['ring', 'earring', 'bangle', 'anklet', 'attar'],
    heights: [
      [3, 3, 4, 5, 6, 7],
      [3, 3, 4, 5, 6, 7],
      [3, 3, 4, 5, 6, 7],
      [3, 3, 4, 5, 6, 7],
      [3, 3, 4, 5, 6, 7],
    ],
    aim: { rtp: 0.955, sigma: 3, seed: 4403, length: 34, steep: 3, on: { ruby: [0, 1, 1, 1, 0] } },
  },
  reels_default74,
);

// packages/house-math/src/slot/games/kadam-shower/reels.json
var reels_default75 = {
  strips: [],
  pays: [
    [80, 150, 250, 400, 750, 1200, 4e3],
    [50, 75, 120, 200, 300, 500, 1500],
    [30, 50, 60, 100, 120, 250, 500],
    [25, 30, 50, 60, 80, 100, 250],
    [20, 30, 40, 50, 60, 80, 150],
  ],
};

// packages/house-math/src/slot/games/kadam-shower/game.ts
var game75 = clustersGame(
  {
    code: 'kadam-shower',
    studio: 'SUNDAR',
    name: { EN: 'Kadam shower', BN: 'কদমের বৃষ্টি' },
    description: {
      EN: 'Kadam blossoms rain on five columns of four, five kinds in all. Every fall after the first counts twice.',
      BN: 'চার ঘরের পাঁচ কলামে কদম ঝরে, সব মিলিয়ে পাঁচ রকম। প্রথমটির পর প্রতিটি পতনের জয় দুই গুণ।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    high: ['kadam', 'umbrella'],
    low: ['cloud', 'raindrop', 'taro-leaf'],
    weights: [12, 16, 21, 24, 27],
    sizes: [5, 6, 7, 8, 9, 10, 12],
    multipliers: [1, 2],
    mostTumbles: 12,
    mostTimes: 1e3,
    aim: { rtp: 0.957, sigma: 2.6, seed: 5195 },
  },
  reels_default75,
);

// packages/house-math/src/slot/games/kantha-lines/reels.json
var reels_default76 = {
  strips: [
    'JLGKCIFLAJFBKJGFEICEDCHDEHILGDHK',
    'IEDKFGBHAIHLKCEDHIDLCEJFGJCLKGJF',
    'EKDCIGEHCFJGHFJLBIEFDKIAKCHLGJLD',
    'FLDCHEKLEJGDHFGCAHBIGLFCJIEKDIJK',
    'IELCIJKHGLDEFDKHAJLCHGFBIEFJKGCD',
  ],
  pays: [
    [0, 0, 0, 75, 500, 4e3],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 50, 250, 2e3],
    [0, 0, 0, 40, 250, 1e3],
    [0, 0, 0, 30, 150, 800],
    [0, 0, 0, 25, 120, 500],
    [0, 0, 0, 20, 80, 300],
    [0, 0, 0, 15, 60, 200],
    [0, 0, 0, 15, 50, 150],
    [0, 0, 0, 10, 40, 150],
    [0, 0, 0, 10, 30, 120],
    [0, 0, 0, 8, 20, 100],
  ],
};

// packages/house-math/src/slot/games/kantha-lines/game.ts
var game76 = linesGame(
  {
    code: 'kantha-lines',
    studio: 'NOKSHI',
    name: { EN: 'Kantha chest', BN: 'কাঁথার সিন্দুক' },
    description: {
      EN: 'Five reels and twenty lines, where the lotus stands in for any picture but the sun. Three suns or more bring free spins whose wins count three times.',
      BN: 'পাঁচটি রিল ও বিশটি লাইন; সূর্য ছাড়া যেকোনো ছবির জায়গায় পদ্ম বসতে পারে। তিনটি বা তার বেশি সূর্য এলে ফ্রি স্পিন মেলে, সেখানে প্রতিটি জয় তিন গুণ ধরা হয়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'lotus',
    scatter: 'sun',
    high: ['peacock', 'elephant', 'palanquin', 'tree'],
    low: ['paisley', 'star-flower', 'betel-leaf', 'hand-fan', 'spool', 'needle'],
    lines: 20,
    scatterPays: [40, 200, 1e3],
    freeGames: { awards: [10, 12, 15], multiplier: 3, most: 60 },
  },
  reels_default76,
);

// packages/house-math/src/slot/games/kingfisher-dive/reels.json
var reels_default77 = {
  strips: [
    'HHFGBHHFDHEHGHFCGFGG',
    'HGFGHBEFHHGCEHHAFHDF',
    'BEGHDGHHCFHGHHFFEFFG',
    'FFHBGHHCEGHGFHHGDFHG',
    'HBGHHFHHEGGHGFFDFCEG',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 120, 750, 6e3],
    [0, 0, 0, 100, 750, 1e3],
    [0, 0, 0, 60, 200, 250],
    [0, 0, 0, 3, 6, 15],
    [0, 0, 0, 2, 6, 15],
    [0, 0, 0, 2, 5, 8],
  ],
};

// packages/house-math/src/slot/games/kingfisher-dive/game.ts
var game77 = waysGame(
  {
    code: 'kingfisher-dive',
    studio: 'PADMA',
    name: { EN: 'Kingfisher dive', BN: 'মাছরাঙার ঝাঁপ' },
    description: {
      EN: 'The kingfisher watches the second reel and dives down all of it. Few symbols, steep pays and 243 ways.',
      BN: 'মাছরাঙা তাকিয়ে থাকে দ্বিতীয় রিলে, তারপর ঝাঁপ দেয় পুরোটা জুড়ে। ছবি কম, পুরস্কার খাড়া, পথ 243টি।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'kingfisher',
    scatter: 'sun',
    high: ['hilsa', 'prawn'],
    low: ['water-lily', 'reed', 'fish-trap', 'snail'],
    scatterPays: [50, 300, 3e3],
    spreadingReels: [1],
    aim: {
      rtp: 0.951,
      sigma: 5,
      seed: 3077,
      length: 20,
      steep: 3.5,
      on: { kingfisher: [0, 1, 0, 0, 0], sun: [1, 1, 1, 1, 1] },
    },
  },
  reels_default77,
);

// packages/house-math/src/slot/games/kite-duel/reels.json
var reels_default78 = {
  strips: [
    'GEFFIHIGHBDCFGGHHAIIE',
    'EIHBIHHAGGIFFGHHDECID',
    'ECBHGIDHFGFGGIIFHHIAD',
    'IFDCFEHHIFGIGEHDABHGI',
    'AFDGFEHGHHICIIBGDFGHI',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 75, 300, 4e3],
    [0, 0, 0, 30, 150, 1200],
    [0, 0, 0, 30, 150, 1200],
    [0, 0, 0, 8, 50, 250],
    [0, 0, 0, 8, 25, 80],
    [0, 0, 0, 4, 15, 75],
    [0, 0, 0, 4, 10, 60],
  ],
};

// packages/house-math/src/slot/games/kite-duel/game.ts
var game78 = bothWaysGame(
  {
    code: 'kite-duel',
    studio: 'BOISHAKH',
    name: { EN: 'Kite duel', BN: 'ঘুড়ির লড়াই' },
    description: {
      EN: 'Fifteen lines and kites that cut in from the left and from the right. Pictures of middling worth make up most of the sky.',
      BN: 'পনেরোটি লাইন, ঘুড়ি কাটাকাটি হয় বাঁ দিক থেকেও ডান দিক থেকেও। আকাশের বেশির ভাগই মাঝারি দামের ছবি।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'kite',
    scatter: 'pinwheel',
    high: ['rooster', 'mask', 'bunting', 'top'],
    low: ['gamcha', 'marigold', 'flute'],
    lines: 15,
    scatterPays: [50, 250, 1500],
    aim: {
      rtp: 0.955,
      sigma: 3.2,
      seed: 4203,
      length: 21,
      steep: 1.8,
      on: { kite: [1, 1, 1, 1, 1], pinwheel: [1, 1, 1, 1, 1] },
    },
  },
  reels_default78,
);

// packages/house-math/src/slot/games/kite-festival/reels.json
var reels_default79 = {
  strips: [
    'IEIHGGDHEGFFDCIHGEFIHBI',
    'CFIHEEAFHIHHIBDEGDGGFGII',
    'CFGIGHEFDIIFGFDHBIGHEEHI',
    'IIDEEBGGIHFGIHGIDAFHCEHF',
    'EIIFIEIFBDGHGHEHDGIFHCG',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 60, 300, 2e3],
    [0, 0, 0, 40, 200, 1e3],
    [0, 0, 0, 20, 80, 400],
    [0, 0, 0, 12, 40, 150],
    [0, 0, 0, 8, 30, 100],
    [0, 0, 0, 6, 20, 80],
    [0, 0, 0, 5, 15, 50],
  ],
};

// packages/house-math/src/slot/games/kite-festival/game.ts
var game79 = bothWaysGame(
  {
    code: 'kite-festival',
    studio: 'BOISHAKH',
    name: { EN: 'Kite festival', BN: 'ঘুড়ি উৎসব' },
    description: {
      EN: 'Ten lines that pay from both sides, with rare peacocks and masks and large pays for them. Three suns or more pay wherever they are.',
      BN: 'দশটি লাইনে দুই দিক থেকেই জয় হয়; ময়ূর ও মুখোশ কম আসে, পুরস্কার বড়। তিনটি বা তার বেশি সূর্য যেখানেই থাকুক পুরস্কার দেয়।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'kite',
    scatter: 'sun',
    high: ['peacock', 'mask', 'clay-horse'],
    low: ['drum', 'umbrella', 'star-flower', 'lotus'],
    lines: 10,
    scatterPays: [20, 150, 1e3],
  },
  reels_default79,
);

// packages/house-math/src/slot/games/knotted-thread/reels.json
var reels_default80 = {
  strips: [
    'CFHCHGGHFDGDGBGEEHHGEFFH',
    'FGHHBHFGGHHFCFDGFEDHEGHE',
    'HEBFGEDAHHFHAGHGGHCHCGFE',
    'DHGHGGEHGFFEFEBGDEFHCHCH',
    'CFFCDGFGDCEFHHEBHFGHGEHH',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 60, 300, 1200],
    [0, 0, 0, 60, 250, 1e3],
    [0, 0, 0, 20, 60, 150],
    [0, 0, 0, 12, 40, 75],
    [0, 0, 0, 6, 20, 75],
    [0, 0, 0, 5, 10, 15],
  ],
};

// packages/house-math/src/slot/games/knotted-thread/game.ts
var game80 = stickyGame(
  {
    code: 'knotted-thread',
    studio: 'NOKSHI',
    name: { EN: 'Knotted thread', BN: 'গিঁট দেওয়া সুতো' },
    description: {
      EN: 'One spool on the middle reel alone, knotted fast once it lands in a free spin. Twenty lines and ten free spins or more for three suns.',
      BN: 'কেবল মাঝের রিলে একটি নাটাই, ফ্রি স্পিনে একবার এসে পড়লে গিঁট বেঁধে থাকে। বিশটি লাইন, আর তিনটি সূর্যে অন্তত দশটি ফ্রি স্পিন।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'spool',
    scatter: 'sun',
    high: ['sewing-machine', 'pouch'],
    low: ['yarn', 'needle', 'button', 'scissors'],
    lines: 20,
    scatterPays: [40, 200, 800],
    awards: [10, 12, 15],
    aim: {
      rtp: 0.956,
      sigma: 3,
      seed: 1210,
      length: 24,
      steep: 2.5,
      on: { spool: [0, 0, 2, 0, 0], sun: [1, 1, 1, 1, 1] },
    },
  },
  reels_default80,
);

// packages/house-math/src/slot/games/lantern-boats/reels.json
var reels_default81 = {
  strips: [
    'DHBBFGEGHIFIIGEIIHCH',
    'FAGCIBFHIHDIHEGIFBHB',
    'IIBHIDEBGFHGGBEHHICA',
    'BGHEHDBCGCIHIHIBAFIG',
    'IDHIHHBEGBFFIGICEFHG',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 75, 500, 6e3],
    [0, 0, 0, 75, 500, 6e3],
    [0, 0, 0, 30, 250, 1200],
    [0, 0, 0, 20, 150, 600],
    [0, 0, 0, 12, 40, 150],
    [0, 0, 0, 5, 15, 40],
    [0, 0, 0, 4, 8, 30],
  ],
};

// packages/house-math/src/slot/games/lantern-boats/game.ts
var game81 = coinsGame(
  {
    code: 'lantern-boats',
    studio: 'PADMA',
    name: { EN: 'Lantern boats', BN: 'বাতির নৌকা' },
    description: {
      EN: 'Lamps drift over ten lines, and five of them burn on while the dark places turn. Most are small lights, one in ten is a great one.',
      BN: 'দশটি লাইনে বাতি ভাসে, পাঁচটি হলে তারা জ্বলতে থাকে আর অন্ধকার ঘর ঘোরে। বেশির ভাগ আলো ছোট, দশটির একটি বড়।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'boat',
    coin: 'lamp',
    high: ['sail', 'anchor', 'moon'],
    low: ['raft', 'reed', 'paddle', 'pitcher'],
    lines: 10,
    from: 5,
    turns: 3,
    oneIn: 16,
    values: [2, 2, 2, 2, 2, 5, 5, 5, 10, 100],
    fullTimes: 100,
    aim: {
      rtp: 0.952,
      sigma: 6,
      seed: 3209,
      length: 20,
      steep: 3,
      on: { boat: [0, 1, 1, 1, 0], lamp: [2, 3, 3, 3, 2] },
    },
  },
  reels_default81,
);

// packages/house-math/src/slot/games/last-bus/reels.json
var reels_default82 = {
  strips: [
    'EGGFEBDECFDDCFFBCAGFEFFGGFBGGEDGCE',
    'FCFGEGAFEEGBFBDDCGFGGDDEECCFBFCGEG',
    'EFDBCFCEFEGGFBFEBEAFCGFDDGGDDBGGEC',
  ],
  pays: [
    [0, 0, 0, 12e3],
    [0, 0, 0, 400],
    [0, 0, 0, 150],
    [0, 0, 0, 150],
    [0, 0, 0, 50],
    [0, 0, 0, 12],
    [0, 0, 0, 12],
  ],
};

// packages/house-math/src/slot/games/last-bus/game.ts
var game82 = classicGame(
  {
    code: 'last-bus',
    studio: 'RICKSHA',
    name: { EN: 'Last bus', BN: 'শেষ বাস' },
    description: {
      EN: 'Five lines on the road home, with strips that run on for a long time. The bus is rare, doubles its wins and pays most when three of it arrive.',
      BN: 'বাড়ি ফেরার পথে পাঁচটি লাইন, রিল চলে অনেক লম্বা। বাস কম আসে, জয় দ্বিগুণ করে, আর তিনটি একসঙ্গে এলে সবচেয়ে বেশি দেয়।',
    },
    betCredits: 25,
    reels: 3,
    rows: 3,
    wild: 'bus',
    high: ['clock', 'lamp'],
    low: ['newspaper', 'tea', 'jhalmuri', 'banana'],
    lines: 5,
    wildTimes: 2,
    aim: { rtp: 0.954, sigma: 6.5, seed: 4014, length: 34, steep: 2, on: { bus: [1, 1, 1] } },
  },
  reels_default82,
);

// packages/house-math/src/slot/games/lights-of-the-hall/reels.json
var reels_default83 = {
  strips: [
    'BGHFDFHBGGFCHHDEGGCEGFEHFHED',
    'ADBDHFHHGGECHHFGBEEDFFEGGFCH',
    'GDAHCDEHFHEHFEDGBFFECBHDGFGH',
    'HEGEFFBDDHHFCGGHEGHGFECFHBAH',
    'HGEGGFDEGFHDDCBHHGEHFFBFEHGE',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 100, 120, 1e3],
    [0, 0, 0, 100, 120, 800],
    [0, 0, 0, 12, 30, 40],
    [0, 0, 0, 12, 15, 20],
    [0, 0, 0, 8, 12, 20],
    [0, 0, 0, 8, 12, 15],
    [0, 0, 0, 5, 6, 8],
  ],
};

// packages/house-math/src/slot/games/lights-of-the-hall/game.ts
var game83 = changingGame(
  {
    code: 'lights-of-the-hall',
    studio: 'JAMDANI',
    name: { EN: 'Lights of the hall', BN: 'দরবারের আলো' },
    description: {
      EN: 'The middle reel is always six high and its neighbours grow towards it, like light under a dome. Lights on the three inner reels join any win.',
      BN: 'মাঝের রিল সব সময় ছয় উঁচু, পাশেরগুলো তার দিকে বাড়ে, গম্বুজের নিচের আলোর মতো। ভেতরের তিন রিলে ঝাড়বাতি যেকোনো জয়ে যোগ দেয়।',
    },
    betCredits: 50,
    reels: 5,
    rows: 6,
    wild: 'chandelier',
    high: ['throne', 'palace'],
    low: ['carpet', 'mirror', 'attar', 'sitar', 'inkpot'],
    heights: [
      [2, 3],
      [3, 4, 5],
      [6, 6],
      [3, 4, 5],
      [2, 3],
    ],
    aim: {
      rtp: 0.959,
      sigma: 2.3,
      seed: 4404,
      length: 28,
      steep: 2.4,
      on: { chandelier: [0, 1, 1, 1, 0] },
    },
  },
  reels_default83,
);

// packages/house-math/src/slot/games/lily-lake/reels.json
var reels_default84 = {
  strips: [
    'IHCICGEIHIHFCIHFEHDGDIBGFIEGHG',
    'IIEFIGGHECIGHCDAHHBFIIHGHEGDDF',
    'IFFHGCEGDEEHIIHFCHIHIGDBHIFFIG',
  ],
  pays: [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 15],
    [0, 0, 0, 12],
    [0, 0, 0, 6],
    [0, 0, 0, 3],
    [0, 0, 0, 1],
    [0, 0, 0, 1],
    [0, 0, 0, 1],
  ],
};

// packages/house-math/src/slot/games/lily-lake/game.ts
var game84 = waysGame(
  {
    code: 'lily-lake',
    studio: 'PADMA',
    name: { EN: 'Lily lake', BN: 'শাপলা বিল' },
    description: {
      EN: 'Three reels of four rows make a small lake of 64 ways. A water lily covers the second reel when it opens there.',
      BN: 'চার সারির তিনটি রিলে 64টি পথের ছোট বিল। দ্বিতীয় রিলে শাপলা ফুটলে পুরো রিল ঢেকে যায়।',
    },
    betCredits: 10,
    reels: 3,
    rows: 4,
    wild: 'water-lily',
    scatter: 'moon',
    high: ['egret', 'kingfisher', 'boat'],
    low: ['duck', 'snail', 'reed', 'prawn'],
    scatterPays: [200],
    spreadingReels: [1],
    aim: {
      rtp: 0.955,
      sigma: 2.5,
      seed: 3143,
      length: 30,
      steep: 2.5,
      on: { 'water-lily': [0, 1, 0], moon: [1, 1, 1] },
    },
  },
  reels_default84,
);

// packages/house-math/src/slot/games/locksmith/reels.json
var reels_default85 = {
  strips: [
    'JIJDHJEFGEJHHIIDHBIGJFJ',
    'EDAJIJEJFGJHIJJHFIHIIHG',
    'IGEDJJGFJGHHIHHIIBJFJAI',
    'IJJFIEJHDGJJHDAJHIFGEHI',
    'JHJEHGHFIJIJIDJEDIIFJBG',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 80, 600, 6e3],
    [0, 0, 0, 50, 300, 4e3],
    [0, 0, 0, 30, 200, 2e3],
    [0, 0, 0, 20, 150, 1200],
    [0, 0, 0, 5, 20, 100],
    [0, 0, 0, 2, 12, 40],
    [0, 0, 0, 2, 5, 15],
  ],
};

// packages/house-math/src/slot/games/locksmith/game.ts
var game85 = pickGame(
  {
    code: 'locksmith',
    studio: 'RICKSHA',
    name: { EN: 'Locksmith', BN: 'তালার কারিগর' },
    description: {
      EN: 'Four rows, twenty lines and a wall of twenty locks. Three keys open three of them, and behind one is two hundred times the stake.',
      BN: 'চার সারি, বিশটি লাইন আর দেয়ালজোড়া বিশটি তালা। তিনটি চাবিতে তিনটি তালা খোলে, একটির পেছনে আছে বাজির দুইশ গুণ।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    wild: 'lamp',
    scatter: 'key',
    box: 'padlock',
    high: ['clock', 'radio', 'camera'],
    low: ['wheel', 'horn', 'newspaper', 'tea'],
    lines: 20,
    from: 3,
    opens: 3,
    boxes: [20, 20, 20, 20, 40, 40, 40, 40, 60, 60, 60, 80, 80, 100, 120, 160, 200, 400, 1e3, 4e3],
    aim: {
      rtp: 0.951,
      sigma: 8,
      seed: 4102,
      length: 23,
      steep: 3,
      on: { lamp: [0, 1, 1, 1, 0], key: [1, 0, 1, 0, 1] },
    },
  },
  reels_default85,
);

// packages/house-math/src/slot/games/long-evening/reels.json
var reels_default86 = {
  strips: [
    'HIDIEIBIHFHGHGFCHEHIGG',
    'HFIFGHIIHGBDDEGHCGAIFI',
    'IHFCGHIHHIHIAGFBEGEDGI',
    'HGEGFGDIICHIHFEIIHFAGB',
    'HBIIHGHIHEDHHCIIGIFEFG',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 60, 300, 3e3],
    [0, 0, 0, 40, 250, 2e3],
    [0, 0, 0, 20, 100, 500],
    [0, 0, 0, 12, 40, 200],
    [0, 0, 0, 4, 10, 40],
    [0, 0, 0, 2, 6, 15],
    [0, 0, 0, 2, 5, 12],
  ],
};

// packages/house-math/src/slot/games/long-evening/game.ts
var game86 = growingGame(
  {
    code: 'long-evening',
    studio: 'NOKSHI',
    name: { EN: 'Long evening', BN: 'দীর্ঘ সন্ধ্যা' },
    description: {
      EN: 'Ten lines and a long wait, then twelve free spins or more for three stitched moons. The last of them count most, so the evening ends at its height.',
      BN: 'দশটি লাইন আর লম্বা অপেক্ষা, তারপর তিনটি চাঁদে অন্তত বারোটি ফ্রি স্পিন। শেষেরগুলোই সবচেয়ে বেশি ধরা হয়, তাই সন্ধ্যা ফুরোয় চূড়ায় উঠে।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'hand-fan',
    scatter: 'moon',
    high: ['cradle', 'cat'],
    low: ['betel-leaf', 'comb', 'pouch', 'button', 'yarn'],
    lines: 10,
    scatterPays: [10, 50, 500],
    awards: [12, 14, 16],
    aim: {
      rtp: 0.95,
      sigma: 9,
      seed: 1175,
      length: 22,
      steep: 3.5,
      on: { 'hand-fan': [0, 1, 1, 1, 0], moon: [1, 1, 1, 1, 1] },
    },
  },
  reels_default86,
);

// packages/house-math/src/slot/games/loom-crown/reels.json
var reels_default87 = {
  strips: ['HEFAEDFHGGDCFDCHEFABGHHGG', 'HEFDGGHDGHFBECAHEGDHAGHFCF', 'HEGGCAHHDAFDFGHDBEEGFGCFH'],
  pays: [
    [0, 0, 0, 500],
    [0, 0, 0, 0],
    [0, 0, 0, 100],
    [0, 0, 0, 50],
    [0, 0, 0, 50],
    [0, 0, 0, 12],
    [0, 0, 0, 8],
    [0, 0, 0, 8],
  ],
};

// packages/house-math/src/slot/games/loom-crown/game.ts
var game87 = progressiveGame(
  {
    code: 'loom-crown',
    studio: 'JAMDANI',
    name: { EN: 'Loom crown', BN: 'তাঁতের মুকুট' },
    description: {
      EN: 'Three reels of the loom and five lines, quick to read. Three jackpots grow with every stake, the small one from 25.00.',
      BN: 'তাঁতের তিনটি রিল আর পাঁচটি লাইন, এক নজরে বোঝা যায়। প্রতিটি বাজিতে তিনটি জ্যাকপট বাড়ে; ছোটটি 25.00 থেকে।',
    },
    betCredits: 10,
    reels: 3,
    rows: 3,
    wild: 'shuttle',
    scatter: 'moon',
    high: ['palace', 'sari', 'water-lily'],
    low: ['spool', 'paisley', 'star-flower'],
    lines: 5,
    scatterPays: [100],
    pots: {
      grand: { tickets: 10, seed: 5e5, share: 5, ceiling: 25e5 },
      great: { tickets: 200, seed: 25e3, share: 5, ceiling: 125e3 },
      small: { tickets: 4e3, seed: 2500, share: 5, ceiling: 7500 },
    },
    reserveShare: 20,
  },
  reels_default87,
);

// packages/house-math/src/slot/games/loom-song/reels.json
var reels_default88 = {
  strips: [
    'IIHDHBHFCFIGIGDHIEGHGFHE',
    'AHGFCIFEHCEIGICDFHGGHIIB',
    'EAIIGHBDHGCCIIGGDFFIHHFE',
    'IHDFAIFGDICHHIEFIBGGHCEG',
    'GIFHHGIGICIICHHBDFDEHGFH',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 40, 75, 400],
    [0, 0, 0, 25, 60, 400],
    [0, 0, 0, 25, 60, 400],
    [0, 0, 0, 12, 30, 120],
    [0, 0, 0, 8, 15, 40],
    [0, 0, 0, 6, 10, 25],
    [0, 0, 0, 6, 10, 25],
  ],
};

// packages/house-math/src/slot/games/loom-song/game.ts
var game88 = expandingGame(
  {
    code: 'loom-song',
    studio: 'JAMDANI',
    name: { EN: 'Loom song', BN: 'তাঁতের গান' },
    description: {
      EN: 'Twenty-five lines to the beat of the loom, with a full reel of thread about every fourth round. The song is steady, and no verse is very loud.',
      BN: 'তাঁতের তালে পঁচিশটি লাইন, প্রায় প্রতি চার রাউন্ডে একটি পুরো রিল সুতোয় ভরে। গান চলে সমান তালে, কোনো কলিই খুব চড়া নয়।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'loom',
    scatter: 'spinning-wheel',
    high: ['sari', 'shuttle'],
    low: ['cotton', 'bobbin', 'cocoon', 'moth', 'pomegranate'],
    lines: 25,
    scatterPays: [25, 150, 1e3],
    aim: {
      rtp: 0.959,
      sigma: 3,
      seed: 4424,
      length: 24,
      steep: 2,
      on: { loom: [0, 1, 1, 1, 0], 'spinning-wheel': [1, 1, 1, 1, 1] },
    },
  },
  reels_default88,
);

// packages/house-math/src/slot/games/lost-key/reels.json
var reels_default89 = {
  strips: [
    'FCDFAECBGGCCFGFECGGDBFGGFEEDEBDFDDEEGGFG',
    'EFBGEFGFDGEGDCCBDFDFDFECGGDDEGCFGFEEGGFA',
    'GFFGFFEFAFCFGGCEDCEFBDBFFDGGDEGEGGDEEDGB',
  ],
  pays: [
    [0, 0, 0, 1e3],
    [0, 0, 0, 200],
    [0, 0, 0, 200],
    [0, 0, 0, 75],
    [0, 0, 0, 50],
    [0, 0, 0, 25],
    [0, 0, 0, 10],
  ],
};

// packages/house-math/src/slot/games/lost-key/game.ts
var game89 = classicGame(
  {
    code: 'lost-key',
    studio: 'RICKSHA',
    name: { EN: 'Lost key', BN: 'হারানো চাবি' },
    description: {
      EN: 'Five lines full of locks, and one key on each reel of forty pictures. It rarely turns, and when it does the win counts ten times.',
      BN: 'পাঁচটি লাইন ভরা তালা, আর চল্লিশ ছবির প্রতি রিলে একটিই চাবি। চাবি কমই ঘোরে, ঘুরলে জয় দশ গুণ।',
    },
    betCredits: 100,
    reels: 3,
    rows: 3,
    wild: 'key',
    high: ['padlock', 'clock'],
    low: ['box', 'lamp', 'newspaper', 'crow'],
    lines: 5,
    wildTimes: 10,
    aim: { rtp: 0.949, sigma: 9, seed: 4017, length: 40, steep: 2.5, on: { key: [1, 1, 1] } },
  },
  reels_default89,
);

// packages/house-math/src/slot/games/lotus-medallion/reels.json
var reels_default90 = {
  strips: [
    'HEFFDCIHGEHHIGDIHFFCGHGIBI',
    'GAEHDFIEIIGCGFHDIBAFEGHHFI',
    'HGGDIEIFAHIDHBFAFFHIFECIGH',
    'GIIFHGFGGAIEDEECIHAIBHFFHH',
    'FIHFGHDCIIHIFGEBHHCGGEIDEF',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 60, 200, 2e3],
    [0, 0, 0, 25, 150, 1200],
    [0, 0, 0, 15, 75, 400],
    [0, 0, 0, 8, 25, 100],
    [0, 0, 0, 8, 20, 100],
    [0, 0, 0, 4, 8, 40],
    [0, 0, 0, 4, 6, 25],
  ],
};

// packages/house-math/src/slot/games/lotus-medallion/game.ts
var game90 = linesGame(
  {
    code: 'lotus-medallion',
    studio: 'NOKSHI',
    name: { EN: 'Lotus medallion', BN: 'পদ্মচক্র' },
    description: {
      EN: 'Petals open over ten lines, and the lotus of the middle reels closes every gap. Three moons or more give twelve free spins whose wins count twice.',
      BN: 'দশটি লাইনে পাপড়ি মেলে, মাঝের রিলের পদ্ম সব ফাঁক ভরে দেয়। তিনটি বা তার বেশি চাঁদে বারোটি ফ্রি স্পিন, জয় দুই গুণ।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'lotus',
    scatter: 'moon',
    high: ['peacock', 'tree'],
    low: ['star-flower', 'betel-leaf', 'butterfly', 'hand-fan', 'paisley'],
    lines: 10,
    scatterPays: [20, 100, 500],
    freeGames: { awards: [12, 12, 12], multiplier: 2, most: 48 },
    aim: {
      rtp: 0.953,
      sigma: 5,
      seed: 1098,
      length: 26,
      steep: 2.5,
      on: { lotus: [0, 2, 2, 2, 0], moon: [1, 1, 1, 1, 1] },
    },
  },
  reels_default90,
);

// packages/house-math/src/slot/games/lunch-delivery/reels.json
var reels_default91 = {
  strips: [
    'FHBIJGHBJEDJJIEIHFGG',
    'HHFHGJADEGIJHJJIJIFI',
    'JJIBJHJIAHDEGBFHGGII',
    'GAIJHJDFJIHJEJIHJFGH',
    'HDJFIBIGFIJHEGFBIGJJ',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 60, 300, 2500],
    [0, 0, 0, 30, 150, 1e3],
    [0, 0, 0, 25, 80, 300],
    [0, 0, 0, 10, 40, 120],
    [0, 0, 0, 8, 15, 75],
    [0, 0, 0, 5, 15, 50],
    [0, 0, 0, 4, 8, 20],
  ],
};

// packages/house-math/src/slot/games/lunch-delivery/game.ts
var game91 = pickGame(
  {
    code: 'lunch-delivery',
    studio: 'RICKSHA',
    name: { EN: 'Lunch delivery', BN: 'দুপুরের খাবার পৌঁছানো' },
    description: {
      EN: 'Twenty-five lines across the office quarter, with bicycles on the first, third and last reel. Three of them hand out four of fifteen carriers, each with something warm in it.',
      BN: 'অফিসপাড়ায় পঁচিশটি লাইন, প্রথম, তৃতীয় ও শেষ রিলে সাইকেল। তিনটি এলে পনেরোটি টিফিন ক্যারিয়ারের চারটি খোলে, প্রতিটিতে গরম কিছু থাকে।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'bell',
    scatter: 'bicycle',
    box: 'tiffin',
    high: ['rickshaw', 'bus', 'clock'],
    low: ['samosa', 'tea', 'newspaper', 'wheel'],
    lines: 25,
    from: 3,
    opens: 4,
    boxes: [25, 25, 25, 50, 50, 50, 75, 75, 75, 100, 100, 150, 200, 250, 400],
    aim: {
      rtp: 0.956,
      sigma: 3.4,
      seed: 4101,
      length: 20,
      steep: 2.5,
      on: { bell: [0, 1, 1, 1, 0], bicycle: [2, 0, 2, 0, 2] },
    },
  },
  reels_default91,
);

// packages/house-math/src/slot/games/lychee-season/reels.json
var reels_default92 = {
  strips: [
    'HCCHEHGGHGFGEFDFGEGHBH',
    'AGGFDBHGGFGHHCFHFDGCEH',
    'HGEDFGHCEDCFFGHGGHFBHA',
    'HGFBCDDFDEHGFFECHAHGHG',
    'EDDHFHFGCGGHCHHDGGEHEB',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 40, 120, 400],
    [0, 0, 0, 25, 120, 400],
    [0, 0, 0, 15, 60, 250],
    [0, 0, 0, 5, 15, 80],
    [0, 0, 0, 2, 8, 15],
    [0, 0, 0, 2, 6, 8],
  ],
};

// packages/house-math/src/slot/games/lychee-season/game.ts
var game92 = growingGame(
  {
    code: 'lychee-season',
    studio: 'BOISHAKH',
    name: { EN: 'Lychee season', BN: 'লিচুর মৌসুম' },
    description: {
      EN: 'Five lines and a season that is over before one knows. Three baskets bring ten free spins, sweeter one by one to the tenth.',
      BN: 'পাঁচটি লাইন আর টের পাওয়ার আগেই শেষ এক মৌসুম। তিনটি ঝুড়িতে দশটি ফ্রি স্পিন, একটার চেয়ে আরেকটা মিষ্টি, দশম পর্যন্ত।',
    },
    betCredits: 5,
    reels: 5,
    rows: 3,
    wild: 'lychee',
    scatter: 'basket',
    high: ['pineapple', 'jackfruit'],
    low: ['watermelon', 'mango', 'chilli', 'kula'],
    lines: 5,
    scatterPays: [10, 50, 250],
    awards: [10, 11, 12],
    aim: {
      rtp: 0.953,
      sigma: 7,
      seed: 4234,
      length: 22,
      steep: 2.4,
      on: { lychee: [0, 1, 1, 1, 0], basket: [1, 1, 1, 1, 1] },
    },
  },
  reels_default92,
);

// packages/house-math/src/slot/games/mango-storm/reels.json
var reels_default93 = {
  strips: [
    'JJCKGCFHIKJJCIEKHKIG',
    'JCFKICIGICJKKHHAEKJD',
    'JGFKHKCIAFJIIJJKEGHC',
    'HEFKICEGJACIHJIHKKJD',
    'JEIIKIFKJHKKGJHEKBJG',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 80, 300, 3e3],
    [0, 0, 0, 30, 300, 3e3],
    [0, 0, 0, 25, 150, 600],
    [0, 0, 0, 20, 60, 300],
    [0, 0, 0, 8, 30, 75],
    [0, 0, 0, 5, 15, 60],
    [0, 0, 0, 4, 15, 30],
  ],
};

// packages/house-math/src/slot/games/mango-storm/game.ts
var game93 = collectGame(
  {
    code: 'mango-storm',
    studio: 'BOISHAKH',
    name: { EN: 'Mango storm', BN: 'ঝড়ে আম কুড়ানো' },
    description: {
      EN: 'Twenty lines after the first storm, with mangoes all over the grass. One basket on the last reel gathers every fruit that fell.',
      BN: 'প্রথম ঝড়ের পর বিশটি লাইন, ঘাসজুড়ে আম। শেষ রিলে একটি ঝুড়ি এলে যত ফল পড়েছে সব কুড়িয়ে নেয়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'flute',
    collector: 'basket',
    goods: [
      ['mango', 20],
      ['jackfruit', 100],
    ],
    high: ['bull', 'kite', 'rooster'],
    low: ['gamcha', 'kula', 'chilli', 'clay-pot'],
    lines: 20,
    aim: {
      rtp: 0.956,
      sigma: 3,
      seed: 4221,
      length: 20,
      steep: 2.4,
      on: {
        flute: [0, 1, 1, 1, 0],
        basket: [0, 0, 0, 0, 1],
        mango: [3, 3, 2, 2, 0],
        jackfruit: [0, 1, 0, 1, 0],
      },
    },
  },
  reels_default93,
);

// packages/house-math/src/slot/games/mangrove-light/reels.json
var reels_default94 = {
  strips: [
    'FDEGIDHIIJJHJGFGCFBH',
    'DGIJJGFHHJIFBHFCIJEG',
    'HFAHJGCEBHGIADIJFJIG',
    'JGHJFIFEEHDCGIGJFJHB',
    'IJJHGFFCGIIDJFBEHJHG',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 50, 400, 2500],
    [0, 0, 0, 50, 150, 1e3],
    [0, 0, 0, 40, 100, 800],
    [0, 0, 0, 10, 30, 75],
    [0, 0, 0, 8, 25, 75],
    [0, 0, 0, 8, 25, 75],
    [0, 0, 0, 6, 20, 60],
    [0, 0, 0, 6, 15, 30],
  ],
};

// packages/house-math/src/slot/games/mangrove-light/game.ts
var game94 = expandingGame(
  {
    code: 'mangrove-light',
    studio: 'SUNDAR',
    name: { EN: 'Mangrove light', BN: 'বনের আলো' },
    description: {
      EN: 'One tree on the middle reel of four rows grows over all of it. Twenty-five lines, and a forest floor that pays little and often.',
      BN: 'চার সারির মাঝের রিলে একটি গাছ পুরোটা জুড়ে বাড়ে। পঁচিশটি লাইন, বনের মাটি দেয় অল্প, তবে ঘন ঘন।',
    },
    betCredits: 25,
    reels: 5,
    rows: 4,
    wild: 'mangrove',
    scatter: 'sun',
    high: ['tiger', 'hornbill'],
    low: ['orchid', 'shiuli', 'fern', 'firefly', 'paw-print', 'mushroom'],
    lines: 25,
    scatterPays: [25, 100, 500],
    aim: {
      rtp: 0.957,
      sigma: 2.5,
      seed: 5442,
      length: 20,
      steep: 2,
      on: { mangrove: [0, 0, 2, 0, 0], sun: [1, 1, 1, 1, 1] },
    },
  },
  reels_default94,
);

// packages/house-math/src/slot/games/marigold-gate/reels.json
var reels_default95 = {
  strips: [
    'GGDGIHGIGIHIFCHEBHEFI',
    'IDHIDHGIGFEGICIGAEBFH',
    'CGIIDBGGHFEGAIIDFEHIH',
    'HIGIGBFICGIHEIHEDDFAG',
    'GBGFEGIIDHHFHCFIIHIEG',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 150, 1e3, 3e4],
    [0, 0, 0, 75, 300, 6e3],
    [0, 0, 0, 25, 150, 2e3],
    [0, 0, 0, 25, 120, 750],
    [0, 0, 0, 8, 40, 250],
    [0, 0, 0, 8, 30, 150],
    [0, 0, 0, 1, 8, 50],
  ],
};

// packages/house-math/src/slot/games/marigold-gate/game.ts
var game95 = bothWaysGame(
  {
    code: 'marigold-gate',
    studio: 'BOISHAKH',
    name: { EN: 'Marigold gate', BN: 'গাঁদার তোরণ' },
    description: {
      EN: 'Ten lines under two pillars of flowers, and pays that rise steeply from four to five. Three alponas on the ground pay wherever they are.',
      BN: 'ফুলের দুই থামের নিচে দশটি লাইন, চারটির চেয়ে পাঁচটির পুরস্কার অনেক বেশি। মাটিতে তিনটি আলপনা যেখানেই থাকুক পুরস্কার দেয়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'marigold',
    scatter: 'alpona',
    high: ['painted-pots', 'ferris-wheel', 'owl-mask'],
    low: ['kite', 'bunting', 'flute', 'lychee'],
    lines: 10,
    scatterPays: [40, 200, 4e3],
    aim: {
      rtp: 0.95,
      sigma: 7.5,
      seed: 4214,
      length: 21,
      steep: 3,
      on: { marigold: [0, 1, 1, 1, 0], alpona: [1, 1, 1, 1, 1] },
    },
  },
  reels_default95,
);

// packages/house-math/src/slot/games/mask-parade/reels.json
var reels_default96 = {
  strips: [
    'FIIGHEFHFGGHCIIEFHBIDIG',
    'HIAIEFIIHFIHHGIDCGEHBGG',
    'IFHHIIBADGGCGGHIEEHEFHI',
    'HIIEDCFHHIGGBHIAFGGHEII',
    'IFBEIHIGGEIDGHGIHEHCFHI',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 120, 750, 4e3],
    [0, 0, 0, 80, 500, 2e3],
    [0, 0, 0, 20, 75, 750],
    [0, 0, 0, 15, 75, 600],
    [0, 0, 0, 5, 15, 75],
    [0, 0, 0, 2, 12, 50],
    [0, 0, 0, 2, 6, 20],
  ],
};

// packages/house-math/src/slot/games/mask-parade/game.ts
var game96 = bothWaysGame(
  {
    code: 'mask-parade',
    studio: 'BOISHAKH',
    name: { EN: 'Mask parade', BN: 'মুখোশের শোভাযাত্রা' },
    description: {
      EN: 'Four rows of masks on twenty lines, walking in from both ends of the street. The owl and the tiger are dear, the rest of the crowd is plenty.',
      BN: 'বিশটি লাইনে চার সারি মুখোশ, রাস্তার দুই মাথা থেকেই হেঁটে আসে। পেঁচা ও বাঘের দাম বেশি, বাকি ভিড়টা অনেক।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    wild: 'alpona',
    scatter: 'drum',
    high: ['owl-mask', 'mask'],
    low: ['rooster', 'bull', 'bunting', 'clay-horse', 'pinwheel'],
    lines: 20,
    scatterPays: [20, 150, 1e3],
    aim: {
      rtp: 0.957,
      sigma: 2.8,
      seed: 4204,
      length: 23,
      steep: 3.5,
      on: { alpona: [0, 1, 1, 1, 0], drum: [1, 1, 1, 1, 1] },
    },
  },
  reels_default96,
);

// packages/house-math/src/slot/games/master-weaver/reels.json
var reels_default97 = {
  strips: [
    'EHEGFFEGHIDHGDDFIIFGHHIGCCHIBE',
    'FDHGIGIHFHIGCDHIFHCBEIGFEEIHGA',
    'HCEHIGBIFHIIGFCFGHDFGHIIGIHAED',
    'IEIIFHHGFGCFCIBHGHFGHHEIDECIGA',
    'GHIIHEEHGGCDECGHFIDIFHIFBGHGIF',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 80, 400, 3e3],
    [0, 0, 0, 60, 300, 2500],
    [0, 0, 0, 30, 150, 600],
    [0, 0, 0, 30, 80, 250],
    [0, 0, 0, 10, 30, 100],
    [0, 0, 0, 10, 20, 60],
    [0, 0, 0, 8, 20, 50],
  ],
};

// packages/house-math/src/slot/games/master-weaver/game.ts
var game97 = stickyGame(
  {
    code: 'master-weaver',
    studio: 'JAMDANI',
    name: { EN: 'Master weaver', BN: 'ওস্তাদ তাঁতি' },
    description: {
      EN: 'Four rows and twenty lines under a patient hand. Three looms bring three free spins only, five of them bring fifteen, and shuttles never go back.',
      BN: 'ধৈর্যশীল হাতে চার সারি ও বিশটি লাইন। তিনটি তাঁতে মাত্র তিনটি ফ্রি স্পিন, পাঁচটিতে পনেরোটি, আর মাকু একবার বসলে ফেরে না।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    wild: 'shuttle',
    scatter: 'loom',
    high: ['sari', 'palace'],
    low: ['cocoon', 'bobbin', 'cotton', 'moth', 'spinning-wheel'],
    lines: 20,
    scatterPays: [20, 100, 500],
    awards: [3, 8, 15],
    aim: {
      rtp: 0.956,
      sigma: 3.6,
      seed: 4434,
      length: 30,
      steep: 2.2,
      on: { shuttle: [0, 1, 1, 1, 0], loom: [1, 1, 1, 1, 1] },
    },
  },
  reels_default97,
);

// packages/house-math/src/slot/games/matinee/reels.json
var reels_default98 = {
  strips: [
    'EHGFJIBHDBJJEJJGIHIHI',
    'HAJIJJHDHJGIHIIHEGJFG',
    'IBEFGIEJJHIJAHFJHBDJG',
    'JFHIJIDGIEJHFJHHIGAEJ',
    'JGIJFBJIJHGIHJBEFDHHI',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 60, 400, 4e3],
    [0, 0, 0, 30, 150, 1200],
    [0, 0, 0, 30, 120, 1e3],
    [0, 0, 0, 8, 50, 300],
    [0, 0, 0, 3, 10, 30],
    [0, 0, 0, 3, 8, 30],
    [0, 0, 0, 1, 4, 10],
  ],
};

// packages/house-math/src/slot/games/matinee/game.ts
var game98 = pickGame(
  {
    code: 'matinee',
    studio: 'RICKSHA',
    name: { EN: 'Matinee', BN: 'ম্যাটিনি শো' },
    description: {
      EN: 'Five lines and one seat: three film reels open a single box of fifteen. What is in it may be a ticket home or two hundred stakes.',
      BN: 'পাঁচটি লাইন আর একটিই আসন: তিনটি সিনেমার রিল এলে পনেরোটির একটি বাক্স খোলে। ভেতরে বাড়ি ফেরার ভাড়া থাকতে পারে, থাকতে পারে বাজির দুইশ গুণও।',
    },
    betCredits: 5,
    reels: 5,
    rows: 3,
    wild: 'sunglasses',
    scatter: 'film-reel',
    box: 'box',
    high: ['camera', 'radio', 'bus'],
    low: ['samosa', 'tea', 'jhalmuri', 'newspaper'],
    lines: 5,
    from: 3,
    opens: 1,
    boxes: [10, 15, 20, 20, 25, 30, 40, 50, 50, 60, 75, 100, 150, 300, 1e3],
    aim: {
      rtp: 0.949,
      sigma: 9,
      seed: 4111,
      length: 21,
      steep: 3,
      on: { sunglasses: [0, 1, 1, 1, 0], 'film-reel': [2, 0, 2, 0, 2] },
    },
  },
  reels_default98,
);

// packages/house-math/src/slot/games/melon-field/reels.json
var reels_default99 = {
  strips: [
    'GGBDHHCCFFHDGEGHEF',
    'GGFHEHDDAHFFGCHBGE',
    'EBFEAHGCGGHHGFHDFF',
    'DGEGAHFHFHEGHGDCBF',
    'FFHEDGCCBFGHEGFHHD',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 30, 100, 750],
    [0, 0, 0, 20, 60, 400],
    [0, 0, 0, 20, 40, 250],
    [0, 0, 0, 5, 12, 50],
    [0, 0, 0, 4, 10, 30],
    [0, 0, 0, 4, 6, 30],
  ],
};

// packages/house-math/src/slot/games/melon-field/game.ts
var game99 = bothWaysGame(
  {
    code: 'melon-field',
    studio: 'BOISHAKH',
    name: { EN: 'Melon field', BN: 'তরমুজের খেত' },
    description: {
      EN: 'Twenty lines and six fruits on short strips, ripe at both ends of the field. Wins come in three rounds of five and stay small.',
      BN: 'বিশটি লাইন, ছোট রিলে ছয় রকম ফল, খেতের দুই মাথাতেই পাকা। পাঁচ রাউন্ডের প্রায় তিনটিতে জয় আসে, সব ছোট ছোট।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'watermelon',
    scatter: 'basket',
    high: ['jackfruit', 'pineapple'],
    low: ['mango', 'lychee', 'chilli', 'kula'],
    lines: 20,
    scatterPays: [20, 100, 500],
    aim: {
      rtp: 0.963,
      sigma: 1.8,
      seed: 4208,
      length: 18,
      steep: 1.8,
      on: { watermelon: [0, 1, 1, 1, 0], basket: [1, 1, 1, 1, 1] },
    },
  },
  reels_default99,
);

// packages/house-math/src/slot/games/midnight-thread/reels.json
var reels_default100 = {
  strips: [
    'HGGFIBGDFEHHGIHCFIHAEDGIICEIHIFH',
    'EIFIHAGDIIHBEHGHDIHEHIGIFFGCIHGF',
    'HIHFDIFEIGGHAHCIDEIGBHIIGHHEFGFI',
    'DHGHGIEAFGIIDHFBECHIGGEHIIHIHFFI',
    'HFGIGIBFGIHIAEFHEGHFICIDHIHGHDEI',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 120, 1e3, 12e3],
    [0, 0, 0, 80, 300, 1e3],
    [0, 0, 0, 25, 100, 750],
    [0, 0, 0, 15, 50, 200],
    [0, 0, 0, 15, 30, 80],
    [0, 0, 0, 3, 12, 25],
    [0, 0, 0, 3, 8, 20],
  ],
};

// packages/house-math/src/slot/games/midnight-thread/game.ts
var game100 = linesGame(
  {
    code: 'midnight-thread',
    studio: 'NOKSHI',
    name: { EN: 'Midnight thread', BN: 'নিশুতি সুতো' },
    description: {
      EN: 'Ten lines, rare suns and patience: most rounds give little. Ten free spins or more wait behind three suns, and their wins count five times.',
      BN: 'দশটি লাইন, কম সূর্য আর অনেক ধৈর্য: বেশির ভাগ রাউন্ডে অল্পই মেলে। তিনটি সূর্যের পেছনে দশটি বা তার বেশি ফ্রি স্পিন, সেখানে জয় পাঁচ গুণ।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'moon',
    scatter: 'sun',
    high: ['cat', 'peacock'],
    low: ['needle', 'spool', 'yarn', 'star-flower', 'thimble'],
    lines: 10,
    scatterPays: [20, 100, 1e3],
    freeGames: { awards: [10, 12, 20], multiplier: 5, most: 50 },
    aim: {
      rtp: 0.951,
      sigma: 10,
      seed: 1035,
      length: 32,
      steep: 4,
      on: { moon: [1, 1, 1, 1, 1], sun: [1, 1, 1, 1, 1] },
    },
  },
  reels_default100,
);

// packages/house-math/src/slot/games/monkey-troop/reels.json
var reels_default101 = {
  strips: [
    'HGDIECHGEFHIDHIGIBFA',
    'BIGFGICFDHFEIHDHHIGA',
    'EDHCEHIGAICIIHFFGGBF',
    'GAFHIEIHFEIGHBIHGDFC',
    'IAFIBFGIEHCDEHDGHFIG',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 1, 2, 150],
    [0, 0, 0, 1, 2, 25],
    [0, 0, 0, 1, 2, 15],
    [0, 0, 0, 1, 2, 6],
    [0, 0, 0, 1, 2, 3],
    [0, 0, 0, 1, 2, 3],
    [0, 0, 0, 1, 2, 3],
  ],
};

// packages/house-math/src/slot/games/monkey-troop/game.ts
var game101 = walkingGame(
  {
    code: 'monkey-troop',
    studio: 'SUNDAR',
    name: { EN: 'Monkey troop', BN: 'বানরের দল' },
    description: {
      EN: 'Monkeys come on any reel and swing to the left in threes and fours. Twenty-five lines, short strips, and something moving most of the time.',
      BN: 'যেকোনো রিলে বানর আসে, দল বেঁধে বাঁয়ে দোলে। পঁচিশটি লাইন, ছোট রিল, প্রায় সব সময় কিছু না কিছু নড়ছে।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'monkey',
    scatter: 'sun',
    high: ['hornbill', 'honeycomb'],
    low: ['banana', 'orchid', 'fern', 'nipa-palm', 'shiuli'],
    lines: 25,
    scatterPays: [50, 200, 1e3],
    aim: {
      rtp: 0.957,
      sigma: 3,
      seed: 5260,
      length: 20,
      steep: 2.5,
      on: { monkey: [1, 1, 1, 1, 1], sun: [1, 1, 1, 1, 1] },
    },
  },
  reels_default101,
);

// packages/house-math/src/slot/games/monsoon-catch/reels.json
var reels_default102 = {
  strips: [
    'JJIBCDHGJJIEFBBGBHGH',
    'JFJGHIBHHIBECBJAJGDI',
    'IBJJADBJCIBHEJJGHFGH',
    'IBHBJHBCIHFEDJGAGJIJ',
    'EDCJFBJIJHHGBHIIJBDB',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 200, 1e3, 6e3],
    [0, 0, 0, 200, 1e3, 6e3],
    [0, 0, 0, 150, 800, 5e3],
    [0, 0, 0, 150, 750, 5e3],
    [0, 0, 0, 40, 120, 750],
    [0, 0, 0, 40, 100, 300],
    [0, 0, 0, 40, 75, 300],
    [0, 0, 0, 10, 20, 60],
  ],
};

// packages/house-math/src/slot/games/monsoon-catch/game.ts
var game102 = coinsGame(
  {
    code: 'monsoon-catch',
    studio: 'PADMA',
    name: { EN: 'Monsoon catch', BN: 'বর্ষার মাছ' },
    description: {
      EN: 'Rain fills the traps of twenty-five lines, and six traps or more are lifted. It is a patient game with a catch about every forty rounds.',
      BN: 'বৃষ্টিতে পঁচিশটি লাইনের পলো ভরে, ছয়টি বা তার বেশি হলে তোলা হয়। ধৈর্যের খেলা, প্রায় চল্লিশ রাউন্ডে একবার মাছ ওঠে।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'raindrop',
    coin: 'fish-trap',
    high: ['hilsa', 'prawn', 'boat'],
    low: ['net', 'reed', 'snail', 'umbrella', 'frog'],
    lines: 25,
    from: 6,
    turns: 3,
    oneIn: 13,
    values: [20, 25, 30, 40, 50, 80, 100],
    fullTimes: 300,
    aim: {
      rtp: 0.956,
      sigma: 6.2,
      seed: 3341,
      length: 20,
      steep: 2.5,
      on: { raindrop: [0, 1, 1, 1, 0], 'fish-trap': [4, 3, 3, 3, 4] },
    },
  },
  reels_default102,
);

// packages/house-math/src/slot/games/monsoon-clusters/reels.json
var reels_default103 = {
  strips: [],
  pays: [
    [100, 200, 300, 500, 800, 1500, 3e3, 1e4, 3e4],
    [50, 100, 200, 300, 500, 800, 2e3, 6e3, 2e4],
    [30, 60, 80, 150, 250, 400, 1e3, 3e3, 1e4],
    [20, 30, 50, 80, 120, 250, 500, 1500, 5e3],
    [10, 20, 30, 50, 80, 120, 300, 1e3, 3e3],
    [6, 10, 15, 25, 40, 60, 150, 500, 1500],
  ],
};

// packages/house-math/src/slot/games/monsoon-clusters/game.ts
var game103 = clustersGame(
  {
    code: 'monsoon-clusters',
    studio: 'SUNDAR',
    name: { EN: 'Monsoon garden', BN: 'বর্ষার বাগান' },
    description: {
      EN: 'Six columns of five cells: five or more like pictures that touch side by side pay and vanish. New ones fall into place, and each fall of a round pays double, up to 32 times.',
      BN: 'ছয়টি কলামে পাঁচটি করে ঘর; পাশাপাশি লেগে থাকা পাঁচটি বা তার বেশি একই ছবি জয় দিয়ে মিলিয়ে যায়। ওপর থেকে নতুন ছবি নামে, আর এক রাউন্ডে প্রতিবার নামলে গুণক দ্বিগুণ হয়, সর্বোচ্চ 32 গুণ।',
    },
    betCredits: 20,
    reels: 6,
    rows: 5,
    high: ['kadam', 'umbrella', 'frog'],
    low: ['taro-leaf', 'cloud', 'raindrop'],
    weights: [8, 11, 14, 18, 22, 27],
    sizes: [5, 6, 7, 8, 9, 10, 12, 15, 20],
    multipliers: [1, 2, 4, 8, 16, 32],
    mostTumbles: 20,
    mostTimes: 5e3,
  },
  reels_default103,
);

// packages/house-math/src/slot/games/moon-sampler/reels.json
var reels_default104 = {
  strips: [
    'IFIIHGHHCAGBHIHIIGEEFFHHIGGD',
    'DHIAHIGHGIFHFIGFIGGEECHHIFBI',
    'FFCHDGIGEDGHIHBFEAIIHIHGHGFI',
    'DCHGHIAHIGIEGHBGHFGFFHEDIFII',
    'FHDGECGBGGHFHEHIDGIIGFIHHIAI',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 250, 2e3, 15e3],
    [0, 0, 0, 150, 1e3, 5e3],
    [0, 0, 0, 50, 300, 2e3],
    [0, 0, 0, 20, 80, 400],
    [0, 0, 0, 10, 40, 100],
    [0, 0, 0, 6, 20, 50],
    [0, 0, 0, 5, 15, 40],
  ],
};

// packages/house-math/src/slot/games/moon-sampler/game.ts
var game104 = linesGame(
  {
    code: 'moon-sampler',
    studio: 'NOKSHI',
    name: { EN: 'Moon sampler', BN: 'চাঁদের নকশা' },
    description: {
      EN: 'Twelve lines of night pictures, where the moon stands in for any of them. Three hoops or more give nine free spins whose wins count three times.',
      BN: 'রাতের ছবির বারোটি লাইন, চাঁদ তাদের যেকোনোটির জায়গা নেয়। তিনটি বা তার বেশি ফ্রেম নয়টি ফ্রি স্পিন দেয়, জয় তিন গুণ।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'moon',
    scatter: 'hoop',
    high: ['cat', 'tree'],
    low: ['star-flower', 'lotus', 'spool', 'needle', 'pincushion'],
    lines: 12,
    scatterPays: [40, 200, 1e3],
    freeGames: { awards: [9, 11, 13], multiplier: 3, most: 39 },
    aim: {
      rtp: 0.956,
      sigma: 8,
      seed: 1070,
      length: 28,
      steep: 4,
      on: { moon: [1, 1, 1, 1, 1], hoop: [1, 1, 1, 1, 1] },
    },
  },
  reels_default104,
);

// packages/house-math/src/slot/games/moonlit-ghat/reels.json
var reels_default105 = {
  strips: [
    'IFBDFBHHGGFIHBHGCEIF',
    'BCGBHFGIDBBFEHIAHHIG',
    'HEIIFCGGHGIBHAFBIBDH',
    'FIIHEBCGIGDIBBFHGBAH',
    'HCHFIGFHBDHIIGBEBIIG',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 80, 500, 2500],
    [0, 0, 0, 75, 400, 2500],
    [0, 0, 0, 75, 250, 2e3],
    [0, 0, 0, 15, 60, 200],
    [0, 0, 0, 10, 40, 120],
    [0, 0, 0, 10, 25, 50],
    [0, 0, 0, 10, 25, 50],
  ],
};

// packages/house-math/src/slot/games/moonlit-ghat/game.ts
var game105 = coinsGame(
  {
    code: 'moonlit-ghat',
    studio: 'PADMA',
    name: { EN: 'Moonlit ghat', BN: 'জ্যোৎস্নার ঘাট' },
    description: {
      EN: 'Moons rise over twenty lines and six of them hold the night. Two turns only, but each new moon brings both of them back.',
      BN: 'বিশটি লাইনের ওপর চাঁদ ওঠে, ছয়টি হলে রাত থেমে থাকে। পাক মাত্র দুটি, তবে নতুন চাঁদ দুটিকেই ফেরায়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'cloud',
    coin: 'moon',
    high: ['boat', 'egret', 'dolphin'],
    low: ['water-lily', 'reed', 'raft', 'pitcher'],
    lines: 20,
    from: 6,
    turns: 2,
    oneIn: 10,
    values: [5, 10, 10, 20, 30, 60],
    fullTimes: 300,
    aim: {
      rtp: 0.954,
      sigma: 5.5,
      seed: 3286,
      length: 20,
      steep: 3,
      on: { cloud: [0, 1, 1, 1, 0], moon: [3, 4, 3, 4, 3] },
    },
  },
  reels_default105,
);

// packages/house-math/src/slot/games/moonlit-quilt/reels.json
var reels_default106 = {
  strips: [
    'JFIEJGHJJBICGHIIHGEDFFCD',
    'DIGEHGJJCEFFDGBCIJAHIFHI',
    'CAEJFFHHIBGICIDFGJEGIHDJ',
    'IFJJIBDAFCIDEHGGJIHECGHF',
    'BIDFGIJJCGECDHIFEFHGHJJI',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 50, 250, 1200],
    [0, 0, 0, 40, 120, 800],
    [0, 0, 0, 25, 80, 600],
    [0, 0, 0, 12, 80, 250],
    [0, 0, 0, 12, 40, 200],
    [0, 0, 0, 8, 30, 150],
    [0, 0, 0, 5, 25, 80],
    [0, 0, 0, 4, 15, 60],
  ],
};

// packages/house-math/src/slot/games/moonlit-quilt/game.ts
var game106 = growingGame(
  {
    code: 'moonlit-quilt',
    studio: 'NOKSHI',
    name: { EN: 'Moonlit quilt', BN: 'জোছনার কাঁথা' },
    description: {
      EN: 'Twenty lines under the moon, where three moons or more bring eight free spins or more. Wins of the first count once, of the second twice, and so on to the last.',
      BN: 'চাঁদের নিচে বিশটি লাইন; তিনটি বা তার বেশি চাঁদে আটটি বা তার বেশি ফ্রি স্পিন মেলে। প্রথমটির জয় এক গুণ, দ্বিতীয়টির দুই গুণ, এভাবে শেষ পর্যন্ত বাড়ে।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'lotus',
    scatter: 'moon',
    high: ['peacock', 'elephant', 'tree'],
    low: ['kadam', 'paisley', 'hand-fan', 'spool', 'needle'],
    lines: 20,
    scatterPays: [40, 200, 1e3],
    awards: [8, 10, 12],
  },
  reels_default106,
);

// packages/house-math/src/slot/games/morning-kettle/reels.json
var reels_default107 = {
  strips: ['ADDCFEFEDBCEFFDEFFCEFFEB', 'FDDBEECDECFCDFDFFAEFFEEF', 'FEBDEDEDFDCFFCECFEFBCADE'],
  pays: [
    [0, 0, 0, 500],
    [0, 0, 0, 20],
    [0, 0, 0, 15],
    [0, 0, 0, 6],
    [0, 0, 0, 3],
    [0, 0, 0, 3],
  ],
};

// packages/house-math/src/slot/games/morning-kettle/game.ts
var game107 = classicGame(
  {
    code: 'morning-kettle',
    studio: 'RICKSHA',
    name: { EN: 'Morning kettle', BN: 'ভোরের কেটলি' },
    description: {
      EN: 'One line through the middle and nothing else to watch, as quiet as the street at dawn. Wins are rare and large, and the kettle counts them three times.',
      BN: 'মাঝখানে একটিই লাইন, আর কিছু দেখার নেই; ভোরের রাস্তার মতো শান্ত। জয় কম আসে তবে বড়, আর কেটলি থাকলে তিন গুণ।',
    },
    betCredits: 1,
    reels: 3,
    rows: 3,
    wild: 'kettle',
    high: ['rickshaw', 'tea'],
    low: ['jilapi', 'newspaper', 'banana'],
    lines: 1,
    wildTimes: 3,
    aim: { rtp: 0.951, sigma: 7, seed: 4002, length: 24, steep: 2.5, on: { kettle: [1, 1, 1] } },
  },
  reels_default107,
);

// packages/house-math/src/slot/games/muslin-veil/reels.json
var reels_default108 = {
  strips: [
    'GHIHDFGIHGFFBIHECEGFEDCI',
    'DHFCGIIHGCFGIBFHHEDIAGEE',
    'EIAHGFGDGEICHFFHICBIEGHD',
    'FIHGIBEEIHCAEFFGGDHHCGID',
    'DCFHGFFHBIHEEDGIHIFGCIEG',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 20, 100, 600],
    [0, 0, 0, 20, 60, 400],
    [0, 0, 0, 10, 40, 200],
    [0, 0, 0, 6, 25, 100],
    [0, 0, 0, 5, 20, 80],
    [0, 0, 0, 4, 15, 60],
    [0, 0, 0, 4, 12, 50],
  ],
};

// packages/house-math/src/slot/games/muslin-veil/game.ts
var game108 = expandingGame(
  {
    code: 'muslin-veil',
    studio: 'JAMDANI',
    name: { EN: 'Muslin veil', BN: 'মসলিনের ওড়না' },
    description: {
      EN: 'Twenty lines, and a shuttle on the middle reels that weaves its whole reel wild before wins are counted. Three moons or more pay wherever they are.',
      BN: 'বিশটি লাইন, আর মাঝের রিলে মাকু এলে জয় গোনার আগে সে পুরো রিল বুনে দেয়। তিনটি বা তার বেশি চাঁদ যেখানেই থাকুক পুরস্কার দেয়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'shuttle',
    scatter: 'moon',
    high: ['palace', 'sari', 'palanquin'],
    low: ['lotus', 'hand-fan', 'spool', 'needle'],
    lines: 20,
    scatterPays: [40, 200, 2e3],
  },
  reels_default108,
);

// packages/house-math/src/slot/games/needle-song/reels.json
var reels_default109 = {
  strips: [
    'EHFIDHFCHIGDBGGIBFCEIGEH',
    'FDGIIBHHEDHIIGACHFGGCEFE',
    'DIIBCEGIHAHEFHFIFEGBDHCG',
    'EDAGIGBDCFFEHHGICEFGHIHI',
    'DHHFHHGGICEIDFIBCGGIFEEB',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 25, 120, 600],
    [0, 0, 0, 15, 75, 400],
    [0, 0, 0, 10, 50, 150],
    [0, 0, 0, 10, 50, 150],
    [0, 0, 0, 6, 40, 60],
    [0, 0, 0, 4, 15, 50],
    [0, 0, 0, 4, 12, 50],
  ],
};

// packages/house-math/src/slot/games/needle-song/game.ts
var game109 = growingGame(
  {
    code: 'needle-song',
    studio: 'NOKSHI',
    name: { EN: 'Needle song', BN: 'সুইয়ের গান' },
    description: {
      EN: 'Ten lines, and suns that come more often and bring five free spins or more. Few of them, but each counts once more than the one before.',
      BN: 'দশটি লাইন, আর সূর্য ঘন ঘন এসে পাঁচটি বা তার বেশি ফ্রি স্পিন আনে। সংখ্যায় অল্প, তবে প্রতিটির জয় আগেরটির চেয়ে এক গুণ বেশি ধরা হয়।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'needle',
    scatter: 'sun',
    high: ['elephant', 'palanquin', 'tree'],
    low: ['lotus', 'betel-leaf', 'kadam', 'star-flower'],
    lines: 10,
    scatterPays: [10, 50, 300],
    awards: [5, 8, 12],
  },
  reels_default109,
);

// packages/house-math/src/slot/games/net-of-silver/reels.json
var reels_default110 = {
  strips: [
    'CKJBHFGDEIBIJKBJDBKI',
    'ABCKIIKIBBJKBJFJEDGH',
    'GCBBJDJEJKIBIFKBHKAI',
    'BAJBGKFEIIHBICBKDJKJ',
    'DHKIKFBBIFGKBJJECBHJ',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 120, 500, 4e3],
    [0, 0, 0, 120, 500, 3e3],
    [0, 0, 0, 120, 500, 3e3],
    [0, 0, 0, 100, 500, 2e3],
    [0, 0, 0, 80, 400, 1500],
    [0, 0, 0, 80, 300, 1500],
    [0, 0, 0, 15, 40, 150],
    [0, 0, 0, 10, 40, 120],
    [0, 0, 0, 8, 30, 100],
  ],
};

// packages/house-math/src/slot/games/net-of-silver/game.ts
var game110 = coinsGame(
  {
    code: 'net-of-silver',
    studio: 'PADMA',
    name: { EN: 'Net of silver', BN: 'রুপালি জাল' },
    description: {
      EN: 'Hilsa swim through four rows and twenty-five lines, and eight of them make a catch. The net turns four times, and each fish that comes makes it four again.',
      BN: 'চার সারি ও পঁচিশটি লাইনে ইলিশ সাঁতরায়, আটটি হলে জাল ভরে। জাল চারবার ঘোরে, নতুন মাছ এলে আবার চারবার।',
    },
    betCredits: 25,
    reels: 5,
    rows: 4,
    wild: 'net',
    coin: 'hilsa',
    high: ['launch', 'boat', 'gull', 'dolphin'],
    low: ['prawn', 'reed', 'paddle', 'raft', 'rope'],
    lines: 25,
    from: 8,
    turns: 4,
    oneIn: 24,
    values: [10, 10, 15, 20, 20, 30, 60],
    fullTimes: 400,
    aim: {
      rtp: 0.955,
      sigma: 4,
      seed: 3198,
      length: 20,
      steep: 3,
      on: { net: [0, 1, 1, 1, 0], hilsa: [4, 4, 4, 4, 4] },
    },
  },
  reels_default110,
);

// packages/house-math/src/slot/games/new-year-dawn/reels.json
var reels_default111 = {
  strips: [
    'IICGDHDDFHIGBEFIHFEH',
    'IIFHHBDIHHCIFGIGGFEA',
    'GGEIGGCIAFFIHEHHFBDI',
    'HFIFEHIIBGCDHFHGEIGA',
    'IEHGHHDGGFHCEGDFIBIF',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 80, 400, 2e3],
    [0, 0, 0, 40, 150, 600],
    [0, 0, 0, 40, 120, 400],
    [0, 0, 0, 15, 40, 100],
    [0, 0, 0, 15, 40, 100],
    [0, 0, 0, 8, 20, 40],
    [0, 0, 0, 6, 12, 40],
  ],
};

// packages/house-math/src/slot/games/new-year-dawn/game.ts
var game111 = growingGame(
  {
    code: 'new-year-dawn',
    studio: 'BOISHAKH',
    name: { EN: 'New year dawn', BN: 'নববর্ষের ভোর' },
    description: {
      EN: 'Twenty-five lines and an easy first morning of the year. Four short free spins come often, and the fourth counts four times.',
      BN: 'বছরের প্রথম সকালে পঁচিশটি সহজ লাইন। ছোট চারটি ফ্রি স্পিন প্রায়ই আসে, চতুর্থটি চার গুণ।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'alpona',
    scatter: 'marigold',
    high: ['owl-mask', 'clay-horse'],
    low: ['bunting', 'panta-plate', 'gamcha', 'kula', 'flute'],
    lines: 25,
    scatterPays: [25, 100, 500],
    awards: [4, 5, 6],
    aim: {
      rtp: 0.962,
      sigma: 2.7,
      seed: 4233,
      length: 20,
      steep: 2,
      on: { alpona: [0, 1, 1, 1, 0], marigold: [1, 1, 1, 1, 1] },
    },
  },
  reels_default111,
);

// packages/house-math/src/slot/games/new-year-table/reels.json
var reels_default112 = {
  strips: [
    'FGDHEFHFHBGAGBFHFGHEFGGHED',
    'EFHGBHEGFADGHGHBGFDHHGHHFE',
    'BHHBFGHEHHFGHEEGFFHAGGDGGF',
  ],
  pays: [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 150],
    [0, 0, 0, 25],
    [0, 0, 0, 12],
    [0, 0, 0, 8],
    [0, 0, 0, 8],
  ],
};

// packages/house-math/src/slot/games/new-year-table/game.ts
var game112 = pickGame(
  {
    code: 'new-year-table',
    studio: 'BOISHAKH',
    name: { EN: 'New year table', BN: 'নববর্ষের আহার' },
    description: {
      EN: 'Three reels and five lines at a low table. Three plates of panta uncover four of nine trays, and everybody has enough.',
      BN: 'নিচু পিঁড়িতে বসে তিনটি রিল ও পাঁচটি লাইন। তিন থালা পান্তায় নয়টি কুলার চারটি সামনে আসে, সবারই পেট ভরে।',
    },
    betCredits: 5,
    reels: 3,
    rows: 3,
    wild: 'chilli',
    scatter: 'panta-plate',
    box: 'kula',
    high: ['watermelon', 'mango'],
    low: ['clay-pot', 'lychee', 'marigold'],
    lines: 5,
    from: 3,
    opens: 4,
    boxes: [5, 5, 10, 10, 15, 15, 20, 30, 50],
    aim: {
      rtp: 0.959,
      sigma: 2.9,
      seed: 4220,
      length: 26,
      steep: 2.2,
      on: { chilli: [1, 1, 1], 'panta-plate': [2, 2, 2] },
    },
  },
  reels_default112,
);

// packages/house-math/src/slot/games/night-ferry/reels.json
var reels_default113 = {
  strips: [
    'JGFGBJGHCEIJCIJIJDFIH',
    'CHEIJJHGIFHBJIDJFGIJG',
    'ECJIFJJAHHJIHDIGIBFGG',
    'GJIEJJBHGHFDIIHHJJGCI',
    'IGICBJHIEDJDJJIHFJGHG',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 120, 500, 2e3],
    [0, 0, 0, 120, 500, 2e3],
    [0, 0, 0, 100, 300, 1200],
    [0, 0, 0, 25, 80, 300],
    [0, 0, 0, 25, 40, 60],
    [0, 0, 0, 20, 40, 50],
    [0, 0, 0, 4, 8, 20],
    [0, 0, 0, 3, 6, 10],
  ],
};

// packages/house-math/src/slot/games/night-ferry/game.ts
var game113 = waysGame(
  {
    code: 'night-ferry',
    studio: 'PADMA',
    name: { EN: 'Night ferry', BN: 'রাতের ফেরি' },
    description: {
      EN: 'A ferry crosses on the third reel only, and 243 ways lead past it. It comes rarely, lights its whole reel and waits for one more turn.',
      BN: 'ফেরি পার হয় কেবল তৃতীয় রিলে, তার পাশ দিয়ে 243টি পথ। সে কম আসে, এলে পুরো রিল আলো করে আর এক পাক অপেক্ষা করে।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'launch',
    scatter: 'moon',
    high: ['anchor', 'gull', 'dolphin'],
    low: ['lamp', 'rope', 'paddle', 'reed', 'net'],
    scatterPays: [100, 500, 5e3],
    spreadingReels: [2],
    aim: {
      rtp: 0.952,
      sigma: 4,
      seed: 3033,
      length: 21,
      steep: 3,
      on: { launch: [0, 0, 1, 0, 0], moon: [1, 1, 1, 1, 1] },
    },
  },
  reels_default113,
);

// packages/house-math/src/slot/games/night-market/reels.json
var reels_default114 = {
  strips: [
    'BFDIEHHJGGFFBDIHJGHIEIJJ',
    'JIIJFJFFEDGGJDIGIHHAJHEH',
    'FIBIEIFHJDJAGDGHBJHFGJEI',
    'IIJJGEJGGIAFFEHDJHDIHFHJ',
    'DEFJDIBFHIJHHGJEGIFJGBHI',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 30, 120, 600],
    [0, 0, 0, 25, 100, 400],
    [0, 0, 0, 10, 60, 200],
    [0, 0, 0, 8, 50, 100],
    [0, 0, 0, 8, 15, 100],
    [0, 0, 0, 5, 15, 100],
    [0, 0, 0, 4, 12, 60],
  ],
};

// packages/house-math/src/slot/games/night-market/game.ts
var game114 = pickGame(
  {
    code: 'night-market',
    studio: 'RICKSHA',
    name: { EN: 'Night market', BN: 'রাতের বাজার' },
    description: {
      EN: 'Ten lines under the lamps, and carriers on three reels that open three of fifteen boxes. Most boxes hold little, one of them holds a hundred stakes.',
      BN: 'হারিকেনের আলোয় দশটি লাইন, আর তিন রিলের টিফিন ক্যারিয়ার পনেরোটি বাক্সের তিনটি খোলে। বেশির ভাগ বাক্সে অল্প থাকে, একটিতে থাকে বাজির একশ গুণ।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'lamp',
    scatter: 'tiffin',
    box: 'box',
    high: ['rickshaw', 'mask', 'drum'],
    low: ['umbrella', 'hand-fan', 'lotus', 'paisley'],
    lines: 10,
    from: 3,
    opens: 3,
    boxes: [10, 10, 10, 10, 20, 20, 20, 30, 30, 40, 50, 60, 100, 200, 1e3],
  },
  reels_default114,
);

// packages/house-math/src/slot/games/night-of-songs/reels.json
var reels_default115 = {
  strips: [
    'IFEHDGIDHBFEGGFHGICIHI',
    'HGEBGIIFAGCIEDHIHHDIFG',
    'GHHGIHADBCCEIHGFEGIIDI',
    'IDGGIHIGIGCFHHDIBEEAIH',
    'GICGBHFDEGHFIIEHFHGIEI',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 80, 200, 1e3],
    [0, 0, 0, 50, 120, 500],
    [0, 0, 0, 40, 120, 250],
    [0, 0, 0, 40, 120, 250],
    [0, 0, 0, 15, 25, 60],
    [0, 0, 0, 12, 25, 40],
    [0, 0, 0, 10, 15, 30],
  ],
};

// packages/house-math/src/slot/games/night-of-songs/game.ts
var game115 = growingGame(
  {
    code: 'night-of-songs',
    studio: 'BOISHAKH',
    name: { EN: 'Night of songs', BN: 'গানের রাত' },
    description: {
      EN: 'Thirty lines round an open stage till morning. Three ektaras begin eight free songs, softly, and each is louder by one than the last.',
      BN: 'ভোর পর্যন্ত খোলা মঞ্চ ঘিরে ত্রিশটি লাইন। তিনটি একতারায় আস্তে শুরু হয় আটটি ফ্রি গান, প্রতিটি আগেরটির চেয়ে এক গুণ জোরালো।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'flute',
    scatter: 'ektara',
    high: ['tabla', 'drum'],
    low: ['cymbals', 'gamcha', 'marigold', 'alpona', 'mask'],
    lines: 30,
    scatterPays: [50, 250, 1e3],
    awards: [8, 9, 10],
    aim: {
      rtp: 0.959,
      sigma: 3.8,
      seed: 4231,
      length: 22,
      steep: 2.2,
      on: { flute: [0, 1, 1, 1, 0], ektara: [1, 1, 1, 1, 1] },
    },
  },
  reels_default115,
);

// packages/house-math/src/slot/games/night-owl/reels.json
var reels_default116 = {
  strips: [
    'CHBGFGDFGDHDFHHGHGEE',
    'DGFHDGHBFFHHGGCGEHGH',
    'EFHGGHGCDGHHBHHGHFDF',
    'EFHDHHBGHEGDGHHCGGFF',
    'EGHAGDHHCBHGCEAFGHFE',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 15, 300, 1200],
    [0, 0, 0, 5, 120, 500],
    [0, 0, 0, 4, 30, 300],
    [0, 0, 0, 2, 4, 40],
    [0, 0, 0, 1, 2, 3],
    [0, 0, 0, 1, 2, 3],
  ],
};

// packages/house-math/src/slot/games/night-owl/game.ts
var game116 = walkingGame(
  {
    code: 'night-owl',
    studio: 'SUNDAR',
    name: { EN: 'Night owl', BN: 'রাতের পেঁচা' },
    description: {
      EN: 'The owl wakes on the fifth reel alone, two to the strip, and crosses the whole wood. Nine lines listen to it.',
      BN: 'পেঁচা জাগে কেবল পঞ্চম রিলে, ফিতায় দুটি, আর পুরো বন পেরিয়ে যায়। নয়টি লাইন কান পেতে থাকে।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'owl',
    scatter: 'firefly',
    high: ['tiger', 'deer'],
    low: ['mushroom', 'fern', 'shiuli', 'nipa-palm'],
    lines: 9,
    scatterPays: [20, 80, 400],
    aim: {
      rtp: 0.954,
      sigma: 4.5,
      seed: 5286,
      length: 20,
      steep: 3,
      on: { owl: [0, 0, 0, 0, 2], firefly: [1, 1, 1, 1, 1] },
    },
  },
  reels_default116,
);

// packages/house-math/src/slot/games/nipa-channel/reels.json
var reels_default117 = {
  strips: [
    'IGEIFHHGCGEGGDIIHIHB',
    'HHIBIIGEFEAIHDHGHICF',
    'GGHDIEEGIACIGBFHIFHI',
    'GIHDIIEGCIHAFEIHHFGB',
    'HFIGGIHHCEDIIGFBIIHG',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 30, 100, 750],
    [0, 0, 0, 25, 80, 750],
    [0, 0, 0, 20, 50, 250],
    [0, 0, 0, 20, 50, 250],
    [0, 0, 0, 5, 10, 25],
    [0, 0, 0, 5, 6, 20],
    [0, 0, 0, 4, 6, 10],
  ],
};

// packages/house-math/src/slot/games/nipa-channel/game.ts
var game117 = expandingGame(
  {
    code: 'nipa-channel',
    studio: 'SUNDAR',
    name: { EN: 'Nipa channel', BN: 'গোলপাতার খাল' },
    description: {
      EN: 'Palms close over a channel of twenty lines, and one of them fills its reel before anything is paid. Three moons or more pay wherever they are.',
      BN: 'বিশটি লাইনের খালের ওপর গোলপাতা নুয়ে আসে, একটি এলে জয় গোনার আগে পুরো রিল ভরে দেয়। তিনটি বা তার বেশি চাঁদ যেখানেই থাকুক পুরস্কার দেয়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'nipa-palm',
    scatter: 'moon',
    high: ['crocodile', 'deer', 'egret'],
    low: ['crab', 'fern', 'taro-leaf', 'mushroom'],
    lines: 20,
    scatterPays: [40, 200, 1e3],
    aim: {
      rtp: 0.955,
      sigma: 3.5,
      seed: 5429,
      length: 20,
      steep: 3,
      on: { 'nipa-palm': [0, 1, 1, 1, 0], moon: [1, 1, 1, 1, 1] },
    },
  },
  reels_default117,
);

// packages/house-math/src/slot/games/noon-shade/reels.json
var reels_default118 = {
  strips: [
    'GFGFBCCGEGEFCFEGDFGDGFGDEDAB',
    'GGEGFFCDCFGEGGCBDGDBFBEEACFF',
    'AGGCGCFFBGEFEBEFDFDFDCGDGGEB',
  ],
  pays: [
    [0, 0, 0, 750],
    [0, 0, 0, 400],
    [0, 0, 0, 200],
    [0, 0, 0, 150],
    [0, 0, 0, 100],
    [0, 0, 0, 40],
    [0, 0, 0, 10],
  ],
};

// packages/house-math/src/slot/games/noon-shade/game.ts
var game118 = classicGame(
  {
    code: 'noon-shade',
    studio: 'RICKSHA',
    name: { EN: 'Noon shade', BN: 'দুপুরের ছায়া' },
    description: {
      EN: 'Three lines for a slow afternoon, with seven pictures and a fair pay for each. Sunglasses look like anything you please and double the win.',
      BN: 'অলস দুপুরের তিনটি লাইন, সাতটি ছবি, প্রতিটির দাম মোটামুটি ভালো। রোদচশমা যা খুশি হতে পারে এবং জয় দ্বিগুণ করে।',
    },
    betCredits: 20,
    reels: 3,
    rows: 3,
    wild: 'sunglasses',
    high: ['rickshaw', 'green-coconut', 'radio'],
    low: ['sugarcane', 'newspaper', 'banana'],
    lines: 3,
    wildTimes: 2,
    aim: {
      rtp: 0.962,
      sigma: 4.6,
      seed: 4016,
      length: 28,
      steep: 2,
      on: { sunglasses: [1, 1, 1] },
    },
  },
  reels_default118,
);

// packages/house-math/src/slot/games/old-radio/reels.json
var reels_default119 = {
  strips: [
    'FCFEDACGGBGFCGEFEDDFDEFEBG',
    'GGFFCEAFEGEDGDECFFGDGBEFCC',
    'GCEGDFAFECEFEBEGFDCGEFFGBG',
  ],
  pays: [
    [0, 0, 0, 750],
    [0, 0, 0, 50],
    [0, 0, 0, 25],
    [0, 0, 0, 25],
    [0, 0, 0, 10],
    [0, 0, 0, 8],
    [0, 0, 0, 6],
  ],
};

// packages/house-math/src/slot/games/old-radio/game.ts
var game119 = classicGame(
  {
    code: 'old-radio',
    studio: 'RICKSHA',
    name: { EN: 'Old radio', BN: 'দাদার রেডিও' },
    description: {
      EN: 'Three lines, and long silence between the songs. When the radio joins a win, it counts five times.',
      BN: 'তিনটি লাইন, গানের ফাঁকে লম্বা নীরবতা। রেডিও কোনো জয়ে থাকলে সেই জয় পাঁচ গুণ হয়।',
    },
    betCredits: 10,
    reels: 3,
    rows: 3,
    wild: 'radio',
    high: ['clock', 'lamp', 'film-reel'],
    low: ['newspaper', 'key', 'tea'],
    lines: 3,
    wildTimes: 5,
    aim: { rtp: 0.953, sigma: 6, seed: 4005, length: 26, steep: 2.2, on: { radio: [1, 1, 1] } },
  },
  reels_default119,
);

// packages/house-math/src/slot/games/old-things-man/reels.json
var reels_default120 = {
  strips: [
    'JKIHJKIFCJKGHKKJGKDIJIICFG',
    'JADKFHGHKJCJKIICJKJHKIIFKJ',
    'FIGCKEJJCJIKFHHGDHKJKKFKAJ',
    'IJGJGKIFJGKJKFJKKBHFHIKKHJ',
  ],
  pays: [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 20, 600],
    [0, 0, 0, 15, 500],
    [0, 0, 0, 10, 200],
    [0, 0, 0, 2, 60],
    [0, 0, 0, 1, 5],
    [0, 0, 0, 1, 4],
  ],
};

// packages/house-math/src/slot/games/old-things-man/game.ts
var game120 = collectGame(
  {
    code: 'old-things-man',
    studio: 'RICKSHA',
    name: { EN: 'Old things man', BN: 'পুরোনো জিনিসের ফেরিওয়ালা' },
    description: {
      EN: 'Four reels and ten lines behind a man who calls for old things. On the last reel stands his box, and it takes whatever lies about.',
      BN: 'পুরোনো জিনিস হাঁকতে থাকা ফেরিওয়ালার পেছনে চার রিলে দশটি লাইন। শেষ রিলে তার বাক্স এলে যা পড়ে আছে সব তুলে নেয়।',
    },
    betCredits: 10,
    reels: 4,
    rows: 3,
    wild: 'key',
    collector: 'box',
    goods: [
      ['clock', 15],
      ['camera', 40],
      ['film-reel', 250],
    ],
    high: ['bicycle', 'pigeon'],
    low: ['newspaper', 'horn', 'wheel', 'tea'],
    lines: 10,
    aim: {
      rtp: 0.952,
      sigma: 4.6,
      seed: 4115,
      length: 26,
      steep: 2.5,
      on: {
        key: [0, 1, 1, 0],
        box: [0, 0, 0, 1],
        clock: [2, 2, 2, 0],
        camera: [1, 1, 1, 0],
        'film-reel': [0, 0, 1, 0],
      },
    },
  },
  reels_default120,
);

// packages/house-math/src/slot/games/old-trunk/reels.json
var reels_default121 = {
  strips: [
    'GJKKLCKJEHGLIHBDKAHKILFLGIIJFL',
    'JHLGGLJLLEKDIFJAHIJHLIKCIFKBKK',
    'LJJLKIHIIKFLJABKDJGFGCHLJKKEHL',
    'IDKEBKLIICLJLLKFHJGAJELHFJHKKG',
    'KAHLJLKHDECGJKJFFLIHDJBILILKGK',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 250, 1500, 8e3],
    [0, 0, 0, 250, 1500, 6e3],
    [0, 0, 0, 250, 1e3, 5e3],
    [0, 0, 0, 100, 400, 2e3],
    [0, 0, 0, 75, 300, 1200],
    [0, 0, 0, 40, 150, 500],
    [0, 0, 0, 30, 120, 300],
    [0, 0, 0, 25, 75, 200],
    [0, 0, 0, 15, 40, 100],
    [0, 0, 0, 12, 30, 80],
  ],
};

// packages/house-math/src/slot/games/old-trunk/game.ts
var game121 = linesGame(
  {
    code: 'old-trunk',
    studio: 'NOKSHI',
    name: { EN: 'Old trunk', BN: 'পুরোনো তোরঙ্গ' },
    description: {
      EN: 'Ten lines and ten pictures out of an old trunk, few of them alike. What pays, pays well, and four free spins count ten times.',
      BN: 'পুরোনো তোরঙ্গ থেকে বেরোনো দশটি লাইন ও দশটি ছবি, মিল কমই হয়। যা মেলে তা ভালো দেয়, আর চারটি ফ্রি স্পিনে জয় দশ গুণ।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'pouch',
    scatter: 'moon',
    high: ['palanquin', 'elephant', 'peacock', 'quilt'],
    low: ['cradle', 'hoop', 'scissors', 'comb', 'tassel', 'button'],
    lines: 10,
    scatterPays: [40, 200, 1e3],
    freeGames: { awards: [4, 4, 4], multiplier: 10, most: 12 },
    aim: {
      rtp: 0.95,
      sigma: 9,
      seed: 1112,
      length: 30,
      steep: 3,
      on: { pouch: [1, 1, 1, 1, 1], moon: [1, 1, 1, 1, 1] },
    },
  },
  reels_default121,
);

// packages/house-math/src/slot/games/orchard-fair/reels.json
var reels_default122 = {
  strips: [
    'IGGCHIICFCEJIHFJEJDJHGHC',
    'JCGHJFCIGCDHAIJECFJEIGHI',
    'JFIIHCJGCFIJCAEGGEJHDIHC',
    'DCIEHIGCFFCAGGJHJEIJICHJ',
    'HJIFGFHJEJFJIJBGHGBEIHIG',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 50, 200, 750],
    [0, 0, 0, 25, 120, 500],
    [0, 0, 0, 12, 40, 200],
    [0, 0, 0, 10, 30, 120],
    [0, 0, 0, 6, 20, 75],
    [0, 0, 0, 5, 20, 75],
  ],
};

// packages/house-math/src/slot/games/orchard-fair/game.ts
var game122 = collectGame(
  {
    code: 'orchard-fair',
    studio: 'BOISHAKH',
    name: { EN: 'Orchard fair', BN: 'বাগানের মেলা' },
    description: {
      EN: 'Ten lines among the trees, with much fruit of little worth and two baskets on the last strip. Wins are small and come often.',
      BN: 'গাছের ছায়ায় দশটি লাইন, অনেক ফল, প্রতিটির দাম অল্প, আর শেষ রিলে দুটি ঝুড়ি। জয় ছোট, তবে ঘন ঘন আসে।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'tree',
    collector: 'basket',
    goods: [
      ['mango', 5],
      ['jackfruit', 20],
    ],
    high: ['water-lily', 'peacock'],
    low: ['hand-fan', 'betel-leaf', 'kadam', 'taro-leaf'],
    lines: 10,
  },
  reels_default122,
);

// packages/house-math/src/slot/games/oyster-rock/reels.json
var reels_default123 = {
  strips: [
    'BDHGBHBICFGIEBEIIHIDGFFGHH',
    'IHGBDGFABIDIBFEGHEBGHFCIHH',
    'IFFIBHHIBFHEDBGGHGEFIAGBCI',
    'FGHBGDIIHIIHBEEFIFDHBFHBCG',
  ],
  pays: [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 400, 5e3],
    [0, 0, 0, 150, 1500],
    [0, 0, 0, 100, 1e3],
    [0, 0, 0, 30, 150],
    [0, 0, 0, 20, 80],
    [0, 0, 0, 12, 40],
    [0, 0, 0, 12, 40],
  ],
};

// packages/house-math/src/slot/games/oyster-rock/game.ts
var game123 = coinsGame(
  {
    code: 'oyster-rock',
    studio: 'PADMA',
    name: { EN: 'Oyster rock', BN: 'ঝিনুকের চাঁই' },
    description: {
      EN: 'Sixteen places on four reels, and five oysters that cling to the rock. The tide comes back three times, with fifteen lines above the water.',
      BN: 'চার রিলে ষোলোটি ঘর, পাঁচটি ঝিনুক পাথরে আঁকড়ে থাকে। জোয়ার ফেরে তিনবার, জলের ওপর পনেরোটি লাইন।',
    },
    betCredits: 20,
    reels: 4,
    rows: 4,
    wild: 'wave',
    coin: 'oyster',
    high: ['turtle', 'crab', 'gull'],
    low: ['snail', 'reed', 'prawn', 'rope'],
    lines: 15,
    from: 5,
    turns: 3,
    oneIn: 20,
    values: [2, 5, 5, 8, 10, 20, 40],
    fullTimes: 150,
    aim: {
      rtp: 0.955,
      sigma: 4.5,
      seed: 3242,
      length: 26,
      steep: 2.5,
      on: { wave: [0, 1, 1, 0], oyster: [4, 4, 4, 4] },
    },
  },
  reels_default123,
);

// packages/house-math/src/slot/games/painted-street/reels.json
var reels_default124 = {
  strips: [
    'JFIGJGCFHIJGDIFJBEIHD',
    'EGJJFIHDIGJCHIIBFGAJH',
    'IBJIHFHHFJDGCGJGECAIJ',
    'DFJHCGHJJEIAIFIJBGIHG',
    'JJCEIIFHIIGFGHFCGJBJD',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 60, 200, 2e3],
    [0, 0, 0, 40, 150, 2e3],
    [0, 0, 0, 25, 80, 1500],
    [0, 0, 0, 12, 50, 200],
    [0, 0, 0, 12, 25, 200],
    [0, 0, 0, 12, 25, 200],
    [0, 0, 0, 8, 10, 50],
    [0, 0, 0, 2, 10, 50],
  ],
};

// packages/house-math/src/slot/games/painted-street/game.ts
var game124 = bothWaysGame(
  {
    code: 'painted-street',
    studio: 'BOISHAKH',
    name: { EN: 'Painted street', BN: 'আলপনার পথ' },
    description: {
      EN: 'Twenty-five lines on a street painted overnight from its two ends. Where the painters meet in the middle, five of a kind pays only once and well.',
      BN: 'রাতভর দুই মাথা থেকে আঁকা রাস্তায় পঁচিশটি লাইন। মাঝখানে আঁকিয়েরা মিললে পাঁচটি এক ছবি একবারই দেয়, তবে ভালো দেয়।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'marigold',
    scatter: 'alpona',
    high: ['owl-mask', 'painted-pots', 'clay-horse'],
    low: ['bunting', 'gamcha', 'kula', 'basket', 'top'],
    lines: 25,
    scatterPays: [50, 250, 1e3],
    aim: {
      rtp: 0.961,
      sigma: 2.3,
      seed: 4205,
      length: 21,
      steep: 2.5,
      on: { marigold: [0, 1, 1, 1, 0], alpona: [1, 1, 1, 1, 1] },
    },
  },
  reels_default124,
);

// packages/house-math/src/slot/games/palace-looms/reels.json
var reels_default125 = {
  strips: [
    'CFFIGFIHBEIEHGHDGCFGEIFDHBDECGHI',
    'EGGHEFHBIFAIHHGEHDGFFEBDCDCIECIIG',
    'EGCGFEFBIGGHIGBDEHHIIHDICCFAEFHDF',
    'IFGGHBIHCFIHGBFEEHDECDCGDEFHIGAIE',
    'GCHEHCIIGDFBGGIEHHDDCFFEIIGBFHFE',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 15, 75, 400],
    [0, 0, 0, 10, 60, 250],
    [0, 0, 0, 6, 25, 120],
    [0, 0, 0, 5, 25, 100],
    [0, 0, 0, 4, 20, 80],
    [0, 0, 0, 3, 15, 60],
    [0, 0, 0, 3, 12, 30],
    [0, 0, 0, 1, 8, 30],
  ],
};

// packages/house-math/src/slot/games/palace-looms/game.ts
var game125 = changingGame(
  {
    code: 'palace-looms',
    studio: 'JAMDANI',
    name: { EN: 'Palace looms', BN: 'রাজবাড়ির তাঁত' },
    description: {
      EN: 'Five reels that show two to six pictures each, another number in every round. Like pictures on neighbouring reels pay from the left, in up to 7776 ways.',
      BN: 'পাঁচটি রিলের প্রতিটিতে দুই থেকে ছয়টি ছবি থাকে, প্রতি রাউন্ডে সংখ্যা বদলায়। বাঁ দিক থেকে পাশাপাশি রিলে একই ছবি মিললে জয় হয়, সর্বোচ্চ 7776টি পথে।',
    },
    betCredits: 50,
    reels: 5,
    rows: 6,
    wild: 'shuttle',
    high: ['palace', 'sari', 'peacock'],
    low: ['lotus', 'paisley', 'star-flower', 'spool', 'needle'],
    heights: [
      [2, 2, 3, 3, 4, 4, 5, 6],
      [2, 3, 3, 4, 4, 5, 5, 6],
      [2, 3, 3, 4, 4, 5, 5, 6],
      [2, 3, 3, 4, 4, 5, 5, 6],
      [2, 2, 3, 3, 4, 4, 5, 6],
    ],
  },
  reels_default125,
);

// packages/house-math/src/slot/games/palace-steps/reels.json
var reels_default126 = {
  strips: [
    'IFHFCIBEGFIHCEIDFHGEHDEIIGHHGI',
    'HCHBFGDHEHGIIHCEEDIAIFFIIFGGIG',
    'GHCFDGICIGIIHHGGEIAIGFFIHDBHEH',
    'DIHAGBIHDFGHGGIHIECEICFHEHICGI',
    'EGBIEFDIDHIIGFHFICHCIHFHIGFHEG',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 80, 400, 2500],
    [0, 0, 0, 75, 400, 2500],
    [0, 0, 0, 50, 200, 800],
    [0, 0, 0, 40, 150, 400],
    [0, 0, 0, 20, 50, 250],
    [0, 0, 0, 12, 25, 75],
    [0, 0, 0, 12, 20, 40],
  ],
};

// packages/house-math/src/slot/games/palace-steps/game.ts
var game126 = stickyGame(
  {
    code: 'palace-steps',
    studio: 'JAMDANI',
    name: { EN: 'Palace steps', BN: 'রাজবাড়ির ধাপ' },
    description: {
      EN: 'Four rows and twelve lines, climbed slowly. Three gates bring seven free spins, and each wild on the way is a step that holds.',
      BN: 'চার সারি ও বারোটি লাইন, ধীরে ধীরে ওঠা। তিনটি তোরণে সাতটি ফ্রি স্পিন, পথে পাওয়া প্রতিটি রাজবাড়ি একটি ধাপ হয়ে থাকে।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    wild: 'palace',
    scatter: 'gate',
    high: ['throne', 'crown', 'fountain'],
    low: ['carpet', 'swan', 'rose', 'pomegranate'],
    lines: 12,
    scatterPays: [20, 100, 500],
    awards: [7, 9, 12],
    aim: {
      rtp: 0.954,
      sigma: 4.6,
      seed: 4430,
      length: 30,
      steep: 2.6,
      on: { palace: [0, 1, 1, 1, 0], gate: [1, 1, 1, 1, 1] },
    },
  },
  reels_default126,
);

// packages/house-math/src/slot/games/palanquin-road/reels.json
var reels_default127 = {
  strips: [
    'JEFGJJIIJFJIIHJIJFFAEGDGGBHCFHHGIH',
    'JIJJHHFJFIDIJHAEEGFBDGJIIJHGCIGGHG',
    'EEHIIAJHJIJFICHJDDCJFJGGFHIBFIHGJG',
    'GHBHFGJCDJHGJIFFGEFJAGJIIJIHIHHIEJ',
    'GGIHJDIIHHGIJJIDFJCAHFHBIGGJJHFFEJ',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 150, 1500, 2e4],
    [0, 0, 0, 100, 1200, 1e4],
    [0, 0, 0, 75, 400, 5e3],
    [0, 0, 0, 20, 100, 400],
    [0, 0, 0, 12, 40, 150],
    [0, 0, 0, 10, 40, 100],
    [0, 0, 0, 5, 15, 60],
    [0, 0, 0, 4, 12, 40],
  ],
};

// packages/house-math/src/slot/games/palanquin-road/game.ts
var game127 = linesGame(
  {
    code: 'palanquin-road',
    studio: 'NOKSHI',
    name: { EN: 'Palanquin road', BN: 'পালকির পথ' },
    description: {
      EN: 'A long road of twenty lines with long strips, where the palanquin stands in on every reel. Three peacocks or more give eleven free spins whose wins count three times.',
      BN: 'বিশটি লাইনের লম্বা পথ, লম্বা রিল, প্রতি রিলে পালকি যেকোনো ছবির জায়গা নেয়। তিনটি বা তার বেশি ময়ূরে এগারোটি ফ্রি স্পিন, জয় তিন গুণ।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'palanquin',
    scatter: 'peacock',
    high: ['elephant', 'tree'],
    low: ['sun', 'hand-fan', 'paisley', 'tassel', 'betel-leaf', 'comb'],
    lines: 20,
    scatterPays: [60, 300, 3e3],
    freeGames: { awards: [11, 13, 15], multiplier: 3, most: 45 },
    aim: {
      rtp: 0.955,
      sigma: 8.5,
      seed: 1133,
      length: 34,
      steep: 3.5,
      on: { palanquin: [1, 1, 1, 1, 1], peacock: [1, 1, 1, 1, 1] },
    },
  },
  reels_default127,
);

// packages/house-math/src/slot/games/paper-bundles/reels.json
var reels_default128 = {
  strips: [
    'IIHIHIHIEDGDEGGFEEHHAGIFGHHIBF',
    'HEIHFHIIFAHGIDEEHIFGGHIGGDIEBI',
    'GHEEFGHHGIHHFIHAEIHBIIDGHFIGII',
  ],
  pays: [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 150],
    [0, 0, 0, 150],
    [0, 0, 0, 40],
    [0, 0, 0, 25],
    [0, 0, 0, 6],
    [0, 0, 0, 2],
  ],
};

// packages/house-math/src/slot/games/paper-bundles/game.ts
var game128 = pickGame(
  {
    code: 'paper-bundles',
    studio: 'RICKSHA',
    name: { EN: 'Paper bundles', BN: 'পুরোনো কাগজের গাদা' },
    description: {
      EN: 'Three reels of four rows and eight lines in a narrow shop. Three newspapers untie two of twelve bundles, where most hold pennies and one holds a find.',
      BN: 'সরু দোকানে চার সারির তিনটি রিল ও আটটি লাইন। তিনটি খবরের কাগজে বারোটি বাক্সের দুটি খোলে; বেশির ভাগে খুচরো, একটিতে বড় কিছু।',
    },
    betCredits: 10,
    reels: 3,
    rows: 4,
    wild: 'tea',
    scatter: 'newspaper',
    box: 'box',
    high: ['radio', 'film-reel'],
    low: ['lamp', 'key', 'clock', 'wheel'],
    lines: 8,
    from: 3,
    opens: 2,
    boxes: [10, 10, 10, 20, 20, 20, 30, 30, 40, 60, 100, 1500],
    aim: {
      rtp: 0.95,
      sigma: 4.4,
      seed: 4110,
      length: 30,
      steep: 3.2,
      on: { tea: [1, 1, 1], newspaper: [1, 1, 1] },
    },
  },
  reels_default128,
);

// packages/house-math/src/slot/games/paper-windmills/reels.json
var reels_default129 = {
  strips: [
    'EHHFGEDGDHCGHHFHGFBFHEGCGD',
    'GFHHFAEGEHHFHGFDEDGBFHCCEG',
    'EAGFGFHEFGFEGDCHFCEHHGFBDH',
    'GGDHFGHFHCHFCBGGFGEEHHCDHE',
  ],
  pays: [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 50, 600],
    [0, 0, 0, 30, 400],
    [0, 0, 0, 20, 100],
    [0, 0, 0, 6, 50],
    [0, 0, 0, 3, 25],
    [0, 0, 0, 2, 20],
  ],
};

// packages/house-math/src/slot/games/paper-windmills/game.ts
var game129 = bothWaysGame(
  {
    code: 'paper-windmills',
    studio: 'BOISHAKH',
    name: { EN: 'Paper windmills', BN: 'কাগজের চরকি' },
    description: {
      EN: 'Four reels and ten lines, so short that the left and the right nearly touch. Windmills on two reels turn into whatever is needed.',
      BN: 'চার রিলে দশটি লাইন, এত ছোট যে বাম আর ডান প্রায় ছুঁয়ে যায়। দুটি রিলে চরকি ঘুরে যা দরকার তা হয়ে যায়।',
    },
    betCredits: 10,
    reels: 4,
    rows: 3,
    wild: 'pinwheel',
    scatter: 'bunting',
    high: ['kite', 'ferris-wheel'],
    low: ['top', 'marigold', 'gamcha', 'flute'],
    lines: 10,
    scatterPays: [20, 200],
    aim: {
      rtp: 0.956,
      sigma: 2.9,
      seed: 4210,
      length: 26,
      steep: 2.4,
      on: { pinwheel: [0, 1, 1, 0], bunting: [1, 1, 1, 1] },
    },
  },
  reels_default129,
);

// packages/house-math/src/slot/games/parcel-bus/reels.json
var reels_default130 = {
  strips: [
    'FGJBIJGJBHIHDGHIJIHE',
    'IHIGHJIGEDIJFIFAGJEH',
    'GGEIJEJABJHIIFGBFJDH',
    'IJFIFGJHDGGIIEHEAHJJ',
    'DBGIJBHIJEIHFGFIHJGG',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 100, 200, 1200],
    [0, 0, 0, 60, 120, 500],
    [0, 0, 0, 40, 120, 250],
    [0, 0, 0, 20, 40, 80],
    [0, 0, 0, 20, 40, 80],
    [0, 0, 0, 12, 25, 50],
    [0, 0, 0, 12, 20, 50],
  ],
};

// packages/house-math/src/slot/games/parcel-bus/game.ts
var game130 = pickGame(
  {
    code: 'parcel-bus',
    studio: 'RICKSHA',
    name: { EN: 'Parcel bus', BN: 'পার্সেলের বাস' },
    description: {
      EN: 'Thirty lines on the district road, with pays that come close together. Three buses unload six of fifteen parcels at the stop.',
      BN: 'জেলার রাস্তায় ত্রিশটি লাইন, জয় আসে কাছাকাছি। তিনটি বাস এলে স্ট্যান্ডে পনেরোটি পার্সেলের ছয়টি নামে।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'horn',
    scatter: 'bus',
    box: 'box',
    high: ['rickshaw', 'bicycle'],
    low: ['wheel', 'newspaper', 'sugarcane', 'banana', 'green-coconut'],
    lines: 30,
    from: 3,
    opens: 6,
    boxes: [25, 25, 50, 50, 50, 75, 75, 100, 100, 125, 150, 200, 250, 300, 500],
    aim: {
      rtp: 0.96,
      sigma: 2.8,
      seed: 4106,
      length: 20,
      steep: 2,
      on: { horn: [0, 1, 1, 1, 0], bus: [2, 0, 2, 0, 2] },
    },
  },
  reels_default130,
);

// packages/house-math/src/slot/games/parrot-pouch/reels.json
var reels_default131 = {
  strips: [
    'JJHGHJFEHJGIHACDHFIGGJFJDBIEEI',
    'HBJGDJJGHDICFGEIJFJDAFEIHIHIJH',
    'IIEIDHIJJHGFJGJJCJHEHIHBFGGDFA',
    'EIHHGIJHAEFICJJHGDIJDGFIGHBJJF',
    'GFHDBIJIDGFAJIIHGEJJHIEHJCGFHJ',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 120, 1e3, 6e3],
    [0, 0, 0, 40, 300, 1200],
    [0, 0, 0, 25, 200, 1e3],
    [0, 0, 0, 15, 100, 250],
    [0, 0, 0, 10, 60, 100],
    [0, 0, 0, 8, 30, 50],
    [0, 0, 0, 8, 25, 50],
    [0, 0, 0, 5, 15, 30],
  ],
};

// packages/house-math/src/slot/games/parrot-pouch/game.ts
var game131 = linesGame(
  {
    code: 'parrot-pouch',
    studio: 'NOKSHI',
    name: { EN: 'Parakeet pouch', BN: 'টিয়ার বটুয়া' },
    description: {
      EN: 'Four rows and twenty lines with room for long runs, and a parakeet on every reel that stands in. Three pouches or more open eight free spins that count twice.',
      BN: 'চারটি সারি ও বিশটি লাইনে লম্বা মিলের জায়গা আছে, প্রতি রিলে একটি টিয়া যেকোনো ছবির হয়ে বসে। তিনটি বা তার বেশি বটুয়া আটটি ফ্রি স্পিন খোলে, জয় দুই গুণ।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    wild: 'parrot',
    scatter: 'pouch',
    high: ['elephant', 'tree', 'palanquin'],
    low: ['butterfly', 'paisley', 'lotus', 'betel-leaf', 'hand-fan'],
    lines: 20,
    scatterPays: [40, 200, 800],
    freeGames: { awards: [8, 8, 8], multiplier: 2, most: 40 },
    aim: {
      rtp: 0.955,
      sigma: 4,
      seed: 1021,
      length: 30,
      steep: 3,
      on: { parrot: [1, 1, 1, 1, 1], pouch: [1, 1, 1, 1, 1] },
    },
  },
  reels_default131,
);

// packages/house-math/src/slot/games/patchwork-room/reels.json
var reels_default132 = {
  strips: [
    'BIIFEICJHJJHJGHGEDJFHFJG',
    'DJJDHICHAEHEGJFGHIJIJGIB',
    'AGJFEHIJJGGHDJFJBJHIHCII',
    'JIJHCEJEBFIAJHGIHGIIJGHD',
    'FGFDJFIHHIEIJDJHGHBGJCJI',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 120, 400, 3e3],
    [0, 0, 0, 80, 300, 2e3],
    [0, 0, 0, 50, 200, 1500],
    [0, 0, 0, 30, 150, 500],
    [0, 0, 0, 15, 60, 200],
    [0, 0, 0, 10, 25, 80],
    [0, 0, 0, 10, 25, 75],
    [0, 0, 0, 4, 10, 25],
  ],
};

// packages/house-math/src/slot/games/patchwork-room/game.ts
var game132 = stickyGame(
  {
    code: 'patchwork-room',
    studio: 'NOKSHI',
    name: { EN: 'Patchwork room', BN: 'জোড়াতালির ঘর' },
    description: {
      EN: 'Twenty lines, and three moons or more that bring seven free spins. A patch that lands in one of them is sewn on and stands in to the last.',
      BN: 'বিশটি লাইন, আর তিনটি বা তার বেশি চাঁদে অন্তত সাতটি ফ্রি স্পিন। সেখানে যে জোড়াতালি এসে পড়ে তা সেলাই হয়ে শেষ পর্যন্ত থেকে যায়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'patchwork',
    scatter: 'moon',
    high: ['quilt', 'sewing-machine', 'cat'],
    low: ['yarn', 'spool', 'button', 'comb', 'thimble'],
    lines: 20,
    scatterPays: [40, 200, 1e3],
    awards: [7, 9, 12],
    aim: {
      rtp: 0.955,
      sigma: 5,
      seed: 1196,
      length: 24,
      steep: 3,
      on: { patchwork: [0, 1, 1, 1, 0], moon: [1, 1, 1, 1, 1] },
    },
  },
  reels_default132,
);

// packages/house-math/src/slot/games/peacock-tail/reels.json
var reels_default133 = {
  strips: [
    'JGHJGDFIIFEFIGJHBIHJJC',
    'GIBCJDFFHEIJCHAJGIJJGI',
    'AFJJCIJGHJJFIGEIBHIHDG',
    'GJJIIBGFAFDGHJIGHIJCJE',
    'BJGFHCJHIEFGHJJIDJHGID',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 50, 200, 750],
    [0, 0, 0, 50, 200, 500],
    [0, 0, 0, 40, 120, 500],
    [0, 0, 0, 15, 50, 150],
    [0, 0, 0, 15, 40, 75],
    [0, 0, 0, 12, 40, 75],
    [0, 0, 0, 8, 12, 40],
    [0, 0, 0, 6, 8, 15],
  ],
};

// packages/house-math/src/slot/games/peacock-tail/game.ts
var game133 = growingGame(
  {
    code: 'peacock-tail',
    studio: 'NOKSHI',
    name: { EN: 'Peacock tail', BN: 'ময়ূরের পেখম' },
    description: {
      EN: 'Twenty-five lines on four rows, as wide as a tail in full spread. Three lotuses bring five free spins or more that open like its feathers, one after the other.',
      BN: 'চার সারিতে পঁচিশটি লাইন, মেলা পেখমের মতো চওড়া। তিনটি পদ্মে অন্তত পাঁচটি ফ্রি স্পিন, পালকের মতো একটার পর একটা মেলে।',
    },
    betCredits: 25,
    reels: 5,
    rows: 4,
    wild: 'peacock',
    scatter: 'lotus',
    high: ['elephant', 'palanquin', 'tree'],
    low: ['paisley', 'hand-fan', 'betel-leaf', 'sun', 'butterfly'],
    lines: 25,
    scatterPays: [25, 100, 500],
    awards: [5, 6, 8],
    aim: {
      rtp: 0.954,
      sigma: 3,
      seed: 1168,
      length: 22,
      steep: 3,
      on: { peacock: [0, 1, 1, 1, 0], lotus: [1, 1, 1, 1, 1] },
    },
  },
  reels_default133,
);

// packages/house-math/src/slot/games/pearl-divers/reels.json
var reels_default134 = {
  strips: [
    'ICGGBGHHIIFHIBFDHBEF',
    'IFGHCIABGIIBBHFBHDGE',
    'IFHABIBDBCGGHHIIEGFH',
    'BFEGIBIABCHGHIBIHGDF',
    'HGIDECFHHIIBGGBBHCFF',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 40, 50, 75],
    [0, 0, 0, 30, 50, 75],
    [0, 0, 0, 30, 40, 60],
    [0, 0, 0, 20, 25, 40],
    [0, 0, 0, 15, 20, 25],
    [0, 0, 0, 15, 20, 25],
    [0, 0, 0, 12, 15, 20],
  ],
};

// packages/house-math/src/slot/games/pearl-divers/game.ts
var game134 = coinsGame(
  {
    code: 'pearl-divers',
    studio: 'PADMA',
    name: { EN: 'Pearl divers', BN: 'মুক্তা ডুবুরি' },
    description: {
      EN: 'Twenty lines over an oyster bank, and six pearls that hold while the other places turn three times. In the end all that was brought up is paid.',
      BN: 'ঝিনুকের তলদেশের ওপর বিশটি লাইন; ছয়টি মুক্তা থেকে যায় আর বাকি ঘর তিনবার ঘোরে। শেষে যা তোলা হলো সবই পাওয়া যায়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'moon',
    coin: 'pearl',
    high: ['oyster', 'turtle', 'dolphin'],
    low: ['snail', 'prawn', 'reed', 'rope'],
    lines: 20,
    from: 6,
    turns: 3,
    oneIn: 15,
    values: [10, 10, 20, 20, 40, 60, 100],
    fullTimes: 400,
    aim: {
      rtp: 0.956,
      sigma: 6,
      seed: 3176,
      length: 20,
      steep: 3,
      on: { moon: [0, 1, 1, 1, 0], pearl: [3, 4, 3, 4, 3] },
    },
  },
  reels_default134,
);

// packages/house-math/src/slot/games/pepper-patch/reels.json
var reels_default135 = {
  strips: [
    'DFCIHGIHFGIFECHGCCI',
    'AHHCHIICGIFFIFGCCDE',
    'EICFGHDCCIGGCIHFHIA',
    'CGHHCCGIIGIDFCAIEHH',
    'BIGFIHGFHIIFEGHBHHD',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 80, 300, 2e3],
    [0, 0, 0, 75, 250, 2e3],
    [0, 0, 0, 15, 60, 200],
    [0, 0, 0, 15, 40, 120],
    [0, 0, 0, 12, 30, 50],
    [0, 0, 0, 8, 15, 30],
  ],
};

// packages/house-math/src/slot/games/pepper-patch/game.ts
var game135 = collectGame(
  {
    code: 'pepper-patch',
    studio: 'BOISHAKH',
    name: { EN: 'Pepper patch', BN: 'মরিচের খেত' },
    description: {
      EN: 'Five lines and a single crop: chillies everywhere, none of them worth much alone. Two baskets on the last strip make the work worth while.',
      BN: 'পাঁচটি লাইন আর একটিই ফসল: সবখানে মরিচ, একা কোনোটারই দাম বেশি নয়। শেষ রিলে দুটি ঝুড়ি থাকায় খাটুনি পোষায়।',
    },
    betCredits: 5,
    reels: 5,
    rows: 3,
    wild: 'rooster',
    collector: 'basket',
    goods: [['chilli', 2]],
    high: ['bull', 'bullock-cart'],
    low: ['gamcha', 'kula', 'clay-pot', 'panta-plate'],
    lines: 5,
    aim: {
      rtp: 0.963,
      sigma: 3.3,
      seed: 4225,
      length: 19,
      steep: 2,
      on: { rooster: [0, 1, 1, 1, 0], basket: [0, 0, 0, 0, 2], chilli: [4, 4, 4, 4, 0] },
    },
  },
  reels_default135,
);

// packages/house-math/src/slot/games/photo-album/reels.json
var reels_default136 = {
  strips: [
    'IDEGFDHEBGIHHGFFBEHIIHIG',
    'IHDHIEEFADIIHIHIBFFHGBHG',
    'GEEIGFFGHHIGIHIIHFAHGDDI',
    'HFIIDHHEGFIGHIFBEGDBDGHI',
  ],
  pays: [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 75, 120],
    [0, 0, 0, 50, 100],
    [0, 0, 0, 25, 100],
    [0, 0, 0, 25, 40],
    [0, 0, 0, 6, 20],
    [0, 0, 0, 6, 20],
  ],
};

// packages/house-math/src/slot/games/photo-album/game.ts
var game136 = pickGame(
  {
    code: 'photo-album',
    studio: 'RICKSHA',
    name: { EN: 'Photo album', BN: 'ছবির অ্যালবাম' },
    description: {
      EN: 'Four reels and ten lines of faces and places. Cameras on three reels develop three of twelve films, and none of them comes out empty.',
      BN: 'চার রিলে দশটি লাইন, নানা মুখ আর নানা জায়গা। তিন রিলে ক্যামেরা এলে বারোটি ফিল্মের তিনটি ধোয়া হয়, কোনোটিই ফাঁকা থাকে না।',
    },
    betCredits: 10,
    reels: 4,
    rows: 3,
    wild: 'sunglasses',
    scatter: 'camera',
    box: 'film-reel',
    high: ['rickshaw', 'pigeon'],
    low: ['bicycle', 'clock', 'tea', 'banana'],
    lines: 10,
    from: 3,
    opens: 3,
    boxes: [10, 10, 20, 20, 20, 30, 30, 40, 50, 60, 80, 120],
    aim: {
      rtp: 0.958,
      sigma: 2.6,
      seed: 4103,
      length: 24,
      steep: 2.5,
      on: { sunglasses: [0, 1, 1, 0], camera: [2, 2, 0, 2] },
    },
  },
  reels_default136,
);

// packages/house-math/src/slot/games/photo-studio/reels.json
var reels_default137 = {
  strips: ['FDGGFFBEFGECFBEFGDCGGFDG', 'BCDFFGGFEGDAEDECGGBFFAGC', 'GBGFEDFGECFEGDGGBEFGECFF'],
  pays: [
    [0, 0, 0, 3e3],
    [0, 0, 0, 75],
    [0, 0, 0, 50],
    [0, 0, 0, 40],
    [0, 0, 0, 8],
    [0, 0, 0, 6],
    [0, 0, 0, 6],
  ],
};

// packages/house-math/src/slot/games/photo-studio/game.ts
var game137 = classicGame(
  {
    code: 'photo-studio',
    studio: 'RICKSHA',
    name: { EN: 'Photo studio', BN: 'ছবির স্টুডিও' },
    description: {
      EN: 'Eight lines before a painted backdrop, and two cameras on the middle reel alone. Where a camera looks, the win counts four times.',
      BN: 'আঁকা পর্দার সামনে আটটি লাইন, ক্যামেরা আছে শুধু মাঝের রিলে, দুটি। ক্যামেরা যেখানে তাকায় সেখানে জয় চার গুণ।',
    },
    betCredits: 10,
    reels: 3,
    rows: 3,
    wild: 'camera',
    high: ['sunglasses', 'rickshaw'],
    low: ['bicycle', 'clock', 'lamp', 'radio'],
    lines: 8,
    wildTimes: 4,
    aim: { rtp: 0.958, sigma: 3.2, seed: 4015, length: 24, steep: 2.5, on: { camera: [0, 2, 0] } },
  },
  reels_default137,
);

// packages/house-math/src/slot/games/pigeon-roof/reels.json
var reels_default138 = {
  strips: ['GFGDBFEFGFGFDDCEECEDGGAE', 'BEAFGGFEDGFFGGECGBFDEEGD', 'DFFGGCFFGGECGFEGEABEDBFE'],
  pays: [
    [0, 0, 0, 750],
    [0, 0, 0, 100],
    [0, 0, 0, 100],
    [0, 0, 0, 50],
    [0, 0, 0, 25],
    [0, 0, 0, 15],
    [0, 0, 0, 8],
  ],
};

// packages/house-math/src/slot/games/pigeon-roof/game.ts
var game138 = classicGame(
  {
    code: 'pigeon-roof',
    studio: 'RICKSHA',
    name: { EN: 'Pigeon roof', BN: 'ছাদের কবুতর' },
    description: {
      EN: 'Four rows of pigeons over the roofs, on eight lines, so that more is in the air at once. A bell calls them home, stands in for any picture and doubles the win.',
      BN: 'ছাদের ওপর চার সারি কবুতর আর আটটি লাইন, তাই আকাশে একসঙ্গে অনেক কিছু। ঘণ্টা বাজলে সবাই ফেরে; সে যেকোনো ছবির জায়গায় বসে জয় দ্বিগুণ করে।',
    },
    betCredits: 20,
    reels: 3,
    rows: 4,
    wild: 'bell',
    high: ['pigeon', 'crow', 'lamp'],
    low: ['wheel', 'clock', 'key'],
    lines: 8,
    wildTimes: 2,
    aim: { rtp: 0.955, sigma: 2.6, seed: 4004, length: 24, steep: 2.5, on: { bell: [1, 1, 1] } },
  },
  reels_default138,
);

// packages/house-math/src/slot/games/pinned-pattern/reels.json
var reels_default139 = {
  strips: [
    'GCIIFIHBHHEIIEFGEFDGGD',
    'GAEBIHGGIIFDEGHHCIIDHD',
    'AGDHIIGIHIHEFCIGIHFBGD',
    'IGHCEAGHHCHGBFIDDFIIGE',
    'GICIFFEHGIDDEFIHBGIGHH',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 100, 300, 2500],
    [0, 0, 0, 30, 100, 500],
    [0, 0, 0, 30, 100, 400],
    [0, 0, 0, 30, 100, 300],
    [0, 0, 0, 10, 25, 75],
    [0, 0, 0, 10, 25, 75],
    [0, 0, 0, 5, 12, 25],
  ],
};

// packages/house-math/src/slot/games/pinned-pattern/game.ts
var game139 = stickyGame(
  {
    code: 'pinned-pattern',
    studio: 'NOKSHI',
    name: { EN: 'Pinned pattern', BN: 'গাঁথা নকশা' },
    description: {
      EN: 'Ten lines and a needle that pins itself to the middle reels of the free spins. Three pincushions bring five of them, and each pin stays.',
      BN: 'দশটি লাইন, আর ফ্রি স্পিনে মাঝের রিলে সুই গেঁথে বসে যায়। তিনটি সুইদানিতে পাঁচটি ফ্রি স্পিন, প্রতিটি সুই থেকে যায়।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'needle',
    scatter: 'pincushion',
    high: ['scissors', 'hoop'],
    low: ['thimble', 'spool', 'button', 'comb', 'tassel'],
    lines: 10,
    scatterPays: [20, 100, 500],
    awards: [5, 7, 10],
    aim: {
      rtp: 0.953,
      sigma: 4,
      seed: 1203,
      length: 22,
      steep: 2.5,
      on: { needle: [0, 1, 1, 1, 0], pincushion: [1, 1, 1, 1, 1] },
    },
  },
  reels_default139,
);

// packages/house-math/src/slot/games/pitcher-ghat/reels.json
var reels_default140 = {
  strips: ['DEBGHFBBGDDHHFGEGBHFHC', 'EGDGHBEAFGHBCFBFBEDHGH', 'HGEFBGBGFFGHDEDBHBHHCC'],
  pays: [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 40],
    [0, 0, 0, 40],
    [0, 0, 0, 30],
    [0, 0, 0, 30],
    [0, 0, 0, 25],
    [0, 0, 0, 20],
  ],
};

// packages/house-math/src/slot/games/pitcher-ghat/game.ts
var game140 = coinsGame(
  {
    code: 'pitcher-ghat',
    studio: 'PADMA',
    name: { EN: 'Pitchers at the ghat', BN: 'কলসি কাঁখে' },
    description: {
      EN: 'Pitchers are filled at nine places of a small screen, where four of them hold. Nine lines and many small sips.',
      BN: 'ছোট পর্দার নয় ঘরে কলসি ভরা হয়, চারটি হলে থেকে যায়। নয়টি লাইন আর অনেক ছোট ছোট চুমুক।',
    },
    betCredits: 10,
    reels: 3,
    rows: 3,
    wild: 'water-lily',
    coin: 'pitcher',
    high: ['duck', 'egret', 'kingfisher'],
    low: ['reed', 'snail', 'prawn'],
    lines: 9,
    from: 4,
    turns: 3,
    oneIn: 9,
    values: [2, 3, 5, 8, 20],
    fullTimes: 25,
    aim: {
      rtp: 0.957,
      sigma: 2.4,
      seed: 3297,
      length: 22,
      steep: 2,
      on: { 'water-lily': [0, 1, 0], pitcher: [4, 4, 4] },
    },
  },
  reels_default140,
);

// packages/house-math/src/slot/games/pomegranate-court/reels.json
var reels_default141 = {
  strips: [
    'GFBGIHDHDIIFEHCEIHFFEEIIGICGBG',
    'IBHGIGFIEFHFCBGEICEDEHIFGGIGHH',
    'FHIAIIDGEHEEGCHIHICBFGDGAHGBII',
    'FGDIHHEHHEEDGCEIFIIBAGBGIAGIHC',
    'IHCGFGIFEFHIIHBCEBHGHDEEDIFGGH',
    'DFDIHECGCEHGIFGFBGBFIIHEGHHIIB',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 100, 120, 250, 1500],
    [0, 0, 0, 100, 120, 150, 1e3],
    [0, 0, 0, 75, 100, 120, 400],
    [0, 0, 0, 10, 20, 25, 40],
    [0, 0, 0, 10, 15, 25, 30],
    [0, 0, 0, 8, 12, 20, 25],
    [0, 0, 0, 1, 12, 15, 25],
    [0, 0, 0, 1, 2, 3, 5],
  ],
};

// packages/house-math/src/slot/games/pomegranate-court/game.ts
var game141 = changingGame(
  {
    code: 'pomegranate-court',
    studio: 'JAMDANI',
    name: { EN: 'Pomegranate court', BN: 'ডালিমতলা' },
    description: {
      EN: 'Six reels of three to five pictures round a court of red fruit. The fruit is wild on the third and fourth reel alone, two of it on each.',
      BN: 'লাল ফলের উঠান ঘিরে ছয় রিলে তিন থেকে পাঁচটি ছবি। ডালিম সবার জায়গায় বসে, তবে শুধু তৃতীয় ও চতুর্থ রিলে, দুটি করে।',
    },
    betCredits: 50,
    reels: 6,
    rows: 5,
    wild: 'pomegranate',
    high: ['palace', 'swan'],
    low: ['rose', 'jasmine', 'fountain', 'moth', 'gate', 'mirror'],
    heights: [
      [3, 4, 5],
      [3, 4, 5],
      [3, 4, 5],
      [3, 4, 5],
      [3, 4, 5],
      [3, 4, 5],
    ],
    aim: {
      rtp: 0.954,
      sigma: 3.2,
      seed: 4417,
      length: 30,
      steep: 2.4,
      on: { pomegranate: [0, 0, 2, 2, 0, 0] },
    },
  },
  reels_default141,
);

// packages/house-math/src/slot/games/pots-in-a-row/reels.json
var reels_default142 = {
  strips: [
    'HEIJIGJJGEDIJBFFHJHIBH',
    'JIJJBHIFGJJBADFIJHHEHG',
    'IJJFFHHGGIAHIJJHIDJEGH',
    'IADJIHHGFIJJBHJIEJBGFH',
    'JEGIIGIHGJIDHIGJJFFJHH',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 15, 30, 80],
    [0, 0, 0, 12, 25, 60],
    [0, 0, 0, 8, 15, 30],
    [0, 0, 0, 8, 12, 20],
    [0, 0, 0, 4, 6, 10],
    [0, 0, 0, 4, 6, 10],
    [0, 0, 0, 3, 4, 6],
  ],
};

// packages/house-math/src/slot/games/pots-in-a-row/game.ts
var game142 = pickGame(
  {
    code: 'pots-in-a-row',
    studio: 'BOISHAKH',
    name: { EN: 'Pots in a row', BN: 'সারি সারি হাঁড়ি' },
    description: {
      EN: 'Four rows and twenty-five lines, every shelf painted by another hand. Three rounds of alpona open eight of twenty painted pots.',
      BN: 'চার সারি ও পঁচিশটি লাইন, প্রতিটি তাক অন্য হাতে আঁকা। তিনটি আলপনা এলে বিশটি শখের হাঁড়ির আটটি খোলে।',
    },
    betCredits: 25,
    reels: 5,
    rows: 4,
    wild: 'marigold',
    scatter: 'alpona',
    box: 'painted-pots',
    high: ['clay-horse', 'owl-mask', 'kite'],
    low: ['bunting', 'top', 'gamcha', 'flute'],
    lines: 25,
    from: 3,
    opens: 8,
    boxes: [10, 10, 10, 15, 15, 15, 20, 20, 25, 25, 30, 30, 40, 40, 50, 50, 75, 100, 150, 250],
    aim: {
      rtp: 0.96,
      sigma: 2.9,
      seed: 4216,
      length: 22,
      steep: 2.5,
      on: { marigold: [0, 1, 1, 1, 0], alpona: [2, 2, 0, 2, 0] },
    },
  },
  reels_default142,
);

// packages/house-math/src/slot/games/pottery-stall/reels.json
var reels_default143 = {
  strips: [
    'DFIBJEJJGBIGIJIHHFFHJ',
    'IHIHGJDIEAJGFHJHJHJIF',
    'JGIFEJJFDEHHBIGIIBHAJ',
    'AIIGJHIDEJHFJEJIHHGFJ',
    'HEIGBJIJJHHJFBIDIGFJH',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 25, 40, 50],
    [0, 0, 0, 20, 30, 50],
    [0, 0, 0, 15, 20, 40],
    [0, 0, 0, 15, 20, 30],
    [0, 0, 0, 12, 15, 20],
    [0, 0, 0, 10, 12, 15],
    [0, 0, 0, 8, 10, 12],
  ],
};

// packages/house-math/src/slot/games/pottery-stall/game.ts
var game143 = pickGame(
  {
    code: 'pottery-stall',
    studio: 'BOISHAKH',
    name: { EN: 'Pottery stall', BN: 'মাটির জিনিসের দোকান' },
    description: {
      EN: 'Twenty lines among fired clay, with horses on three reels. Three of them tip over four of fifteen pots, and the potter does not mind.',
      BN: 'পোড়ামাটির মাঝে বিশটি লাইন, তিন রিলে ঘোড়া। তিনটি এলে পনেরোটি হাঁড়ির চারটি উল্টে যায়, কুমোর কিছু মনে করে না।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'alpona',
    scatter: 'clay-horse',
    box: 'clay-pot',
    high: ['owl-mask', 'bull'],
    low: ['kula', 'basket', 'gamcha', 'marigold', 'top'],
    lines: 20,
    from: 3,
    opens: 4,
    boxes: [10, 10, 20, 20, 20, 40, 40, 60, 60, 80, 100, 140, 200, 300, 500],
    aim: {
      rtp: 0.957,
      sigma: 3.6,
      seed: 4215,
      length: 21,
      steep: 2.4,
      on: { alpona: [0, 1, 1, 1, 0], 'clay-horse': [2, 0, 2, 0, 2] },
    },
  },
  reels_default143,
);

// packages/house-math/src/slot/games/prawn-baskets/reels.json
var reels_default144 = {
  strips: [
    'IDFBBIGBHIFEGHGECHFI',
    'IFFHBGFGBDIAHGBICBHE',
    'IBABGHFFGHCBIHEGIDFI',
    'IBEHGBHGFIIBCHBFFDAG',
    'CGIEHGIBFBGDFGIIBHFE',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 50, 75, 120],
    [0, 0, 0, 40, 75, 120],
    [0, 0, 0, 30, 40, 75],
    [0, 0, 0, 20, 25, 40],
    [0, 0, 0, 20, 25, 30],
    [0, 0, 0, 20, 25, 30],
    [0, 0, 0, 15, 20, 25],
  ],
};

// packages/house-math/src/slot/games/prawn-baskets/game.ts
var game144 = coinsGame(
  {
    code: 'prawn-baskets',
    studio: 'PADMA',
    name: { EN: 'Prawn baskets', BN: 'চিংড়ির ঘের' },
    description: {
      EN: 'Prawns come often and are worth little, and five are enough for three more turns. Twenty lines carry the rest of the return.',
      BN: 'চিংড়ি ঘন ঘন আসে, দাম অল্প, পাঁচটিতেই আরও তিন পাক। বাকিটা বিশটি লাইনেই ফেরে।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'fish-trap',
    coin: 'prawn',
    high: ['egret', 'boat'],
    low: ['duck', 'snail', 'reed', 'water-lily', 'net'],
    lines: 20,
    from: 5,
    turns: 3,
    oneIn: 14,
    values: [4, 4, 5, 5, 6, 8, 10, 20],
    fullTimes: 120,
    aim: {
      rtp: 0.957,
      sigma: 3.5,
      seed: 3220,
      length: 20,
      steep: 2,
      on: { 'fish-trap': [0, 1, 1, 1, 0], prawn: [3, 4, 3, 4, 3] },
    },
  },
  reels_default144,
);

// packages/house-math/src/slot/games/puffed-rice/reels.json
var reels_default145 = {
  strips: ['FCFDEEAEBEFCDDFEDFFCFE', 'CDDFFEFECFFCDDFEEBEFDA', 'DEFEDCFBFFEFCFDCFBADEE'],
  pays: [
    [0, 0, 0, 300],
    [0, 0, 0, 20],
    [0, 0, 0, 20],
    [0, 0, 0, 10],
    [0, 0, 0, 6],
    [0, 0, 0, 5],
  ],
};

// packages/house-math/src/slot/games/puffed-rice/game.ts
var game145 = classicGame(
  {
    code: 'puffed-rice',
    studio: 'RICKSHA',
    name: { EN: 'Puffed rice', BN: 'ঝালমুড়ির ঠোঙা' },
    description: {
      EN: 'Three lines and six quick bites, mixed in a paper cone. A little heat goes a long way: the cone counts its wins three times.',
      BN: 'তিনটি লাইন আর ছয় রকম চটজলদি খাবার, এক ঠোঙায় মাখানো। অল্প ঝালেই কাজ হয়: ঠোঙা থাকলে জয় তিন গুণ।',
    },
    betCredits: 5,
    reels: 3,
    rows: 3,
    wild: 'jhalmuri',
    high: ['fuchka', 'samosa'],
    low: ['sugarcane', 'tea', 'banana'],
    lines: 3,
    wildTimes: 3,
    aim: {
      rtp: 0.955,
      sigma: 3.4,
      seed: 4011,
      length: 22,
      steep: 2.4,
      on: { jhalmuri: [1, 1, 1] },
    },
  },
  reels_default145,
);

// packages/house-math/src/slot/games/quilting-circle/reels.json
var reels_default146 = {
  strips: [
    'JDFFHCEJIIGIIHHCGEBJDJHJJFGIGI',
    'JHHAFICIHIEJGHJDJGJEJHBFIFGGII',
    'EIHJHHDFJDEGAGJFJGJCIJGFHBIIHI',
    'JJFIGHIIAEJHDFJHFBEIGGJIHFHJGC',
    'GHBDGFIJGHIHFJCIGIDFJJIIHEDEJH',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 150, 750, 8e3],
    [0, 0, 0, 120, 500, 4e3],
    [0, 0, 0, 100, 300, 3e3],
    [0, 0, 0, 30, 120, 300],
    [0, 0, 0, 30, 75, 200],
    [0, 0, 0, 20, 40, 120],
    [0, 0, 0, 12, 30, 80],
    [0, 0, 0, 10, 20, 60],
  ],
};

// packages/house-math/src/slot/games/quilting-circle/game.ts
var game146 = stickyGame(
  {
    code: 'quilting-circle',
    studio: 'NOKSHI',
    name: { EN: 'Quilting circle', BN: 'কাঁথার আসর' },
    description: {
      EN: 'Women sit around a quilt of four rows and fifteen lines, and each adds a patch. Three hand fans bring six free spins in which every quilt stays where it lands.',
      BN: 'চার সারি ও পনেরোটি লাইনের কাঁথা ঘিরে আসর বসে, প্রত্যেকে একটি করে টুকরো জোড়ে। তিনটি হাতপাখায় ছয়টি ফ্রি স্পিন, কাঁথা যেখানে পড়ে সেখানেই থাকে।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    wild: 'quilt',
    scatter: 'hand-fan',
    high: ['cradle', 'palanquin', 'pouch'],
    low: ['betel-leaf', 'comb', 'button', 'yarn', 'tassel'],
    lines: 15,
    scatterPays: [20, 80, 400],
    awards: [6, 7, 8],
    aim: {
      rtp: 0.954,
      sigma: 4.5,
      seed: 1217,
      length: 30,
      steep: 3,
      on: { quilt: [0, 1, 1, 1, 0], 'hand-fan': [1, 1, 1, 1, 1] },
    },
  },
  reels_default146,
);

// packages/house-math/src/slot/games/radio-market/reels.json
var reels_default147 = {
  strips: [
    'DIBGJFDBHFJJHIEHJIJIH',
    'EJIHAFIGGJBHFDHJJIJHB',
    'BJHJJIFEFJDAHBGJIGIHI',
    'IIHJIJAHDFDJGFHGJIHGE',
    'DGIIHJHFJIJEJHJGHGFII',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 100, 250, 2500],
    [0, 0, 0, 75, 100, 2500],
    [0, 0, 0, 30, 100, 300],
    [0, 0, 0, 30, 80, 100],
    [0, 0, 0, 8, 15, 50],
    [0, 0, 0, 8, 12, 25],
    [0, 0, 0, 4, 5, 12],
  ],
};

// packages/house-math/src/slot/games/radio-market/game.ts
var game147 = pickGame(
  {
    code: 'radio-market',
    studio: 'RICKSHA',
    name: { EN: 'Radio market', BN: 'রেডিওর হাট' },
    description: {
      EN: 'Ten lines of second-hand sounds, and radios on the first three reels. Together they open seven of fifteen boxes, so that much of the shelf is heard.',
      BN: 'পুরোনো জিনিসের হাটে দশটি লাইন, রেডিও প্রথম তিন রিলে। একসঙ্গে এলে পনেরোটি বাক্সের সাতটি খোলে, তাকের প্রায় অর্ধেক শোনা হয়ে যায়।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'film-reel',
    scatter: 'radio',
    box: 'box',
    high: ['camera', 'clock'],
    low: ['lamp', 'key', 'padlock', 'sunglasses', 'newspaper'],
    lines: 10,
    from: 3,
    opens: 7,
    boxes: [5, 5, 5, 10, 10, 10, 15, 15, 20, 20, 30, 30, 40, 60, 100],
    aim: {
      rtp: 0.957,
      sigma: 4.2,
      seed: 4105,
      length: 21,
      steep: 3,
      on: { 'film-reel': [0, 1, 1, 1, 0], radio: [2, 2, 2, 0, 0] },
    },
  },
  reels_default147,
);

// packages/house-math/src/slot/games/raft-of-plenty/reels.json
var reels_default148 = {
  strips: [
    'BEBHGIIFHICEDGIIHDHHGGIF',
    'ICFDEIGIGHIFIHIHFBGABGBE',
    'IDFFIHIHEGHHCIIEBDGGABFB',
    'HIIHBECFHBIIGIGGIEHGDGFD',
  ],
  pays: [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 200, 3e3],
    [0, 0, 0, 75, 600],
    [0, 0, 0, 40, 500],
    [0, 0, 0, 25, 200],
    [0, 0, 0, 12, 40],
    [0, 0, 0, 8, 30],
    [0, 0, 0, 4, 10],
  ],
};

// packages/house-math/src/slot/games/raft-of-plenty/game.ts
var game148 = coinsGame(
  {
    code: 'raft-of-plenty',
    studio: 'PADMA',
    name: { EN: 'Raft of plenty', BN: 'ভেলাভরা ধন' },
    description: {
      EN: 'Twelve places on four reels, and four chests to make a raft. Wins of ten lines carry it from one landing to the next.',
      BN: 'চার রিলে বারোটি ঘর, চারটি সিন্দুকে একটি ভেলা। দশটি লাইনের জয় তাকে এক ঘাট থেকে আরেক ঘাটে নেয়।',
    },
    betCredits: 10,
    reels: 4,
    rows: 3,
    wild: 'raft',
    coin: 'chest',
    high: ['boat', 'dolphin', 'gull'],
    low: ['rope', 'reed', 'snail', 'paddle'],
    lines: 10,
    from: 4,
    turns: 3,
    oneIn: 12,
    values: [5, 5, 5, 10, 10, 30],
    fullTimes: 80,
    aim: {
      rtp: 0.956,
      sigma: 5,
      seed: 3264,
      length: 24,
      steep: 3,
      on: { raft: [0, 1, 1, 0], chest: [2, 3, 3, 2] },
    },
  },
  reels_default148,
);

// packages/house-math/src/slot/games/rainbow-falls/reels.json
var reels_default149 = {
  strips: [
    'GIHFICFIHHBDHIGDGIEE',
    'AIIFEBGHGIIDFAHCIFGH',
    'FIHGBGFIEDGIHHCHGIDE',
    'HBAGIGIFIGFICHIHEHDA',
    'GHFIIHBECFIDHIHGHGGI',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 100, 200, 3e3],
    [0, 0, 0, 25, 50, 1e3],
    [0, 0, 0, 20, 40, 600],
    [0, 0, 0, 15, 30, 200],
    [0, 0, 0, 5, 8, 30],
    [0, 0, 0, 4, 8, 20],
    [0, 0, 0, 3, 4, 10],
  ],
};

// packages/house-math/src/slot/games/rainbow-falls/game.ts
var game149 = expandingGame(
  {
    code: 'rainbow-falls',
    studio: 'SUNDAR',
    name: { EN: 'Rainbow falls', BN: 'রংধনুর ঝরনা' },
    description: {
      EN: 'Rainbows pour down the second and fourth reel of ten lines. When both come together the screen is nearly full of them.',
      BN: 'দশটি লাইনের দ্বিতীয় ও চতুর্থ রিলে রংধনু নেমে আসে। দুটি একসঙ্গে এলে পর্দা প্রায় তাদেরই।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'rainbow',
    scatter: 'cloud',
    high: ['hornbill', 'dragonfly', 'orchid'],
    low: ['fern', 'frog', 'raindrop', 'umbrella'],
    lines: 10,
    scatterPays: [20, 100, 500],
    aim: {
      rtp: 0.953,
      sigma: 5,
      seed: 5455,
      length: 20,
      steep: 3.5,
      on: { rainbow: [0, 2, 0, 2, 0], cloud: [1, 1, 1, 1, 1] },
    },
  },
  reels_default149,
);

// packages/house-math/src/slot/games/red-and-white/reels.json
var reels_default150 = {
  strips: [
    'FHBJGFCEJHGGIFCEIIJJDH',
    'AIJBGJIJHEJGEHHIJFDCIF',
    'FEHGJIGIAIDJCJIHHEFIGB',
    'GIJBGGIFDAICEJFIHJHJJE',
    'CIEHJJEGBIHGDFJFFJIIHI',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 150, 750, 5e3],
    [0, 0, 0, 150, 750, 2500],
    [0, 0, 0, 50, 200, 1200],
    [0, 0, 0, 25, 120, 750],
    [0, 0, 0, 25, 80, 500],
    [0, 0, 0, 15, 60, 500],
    [0, 0, 0, 10, 25, 120],
    [0, 0, 0, 8, 20, 100],
  ],
};

// packages/house-math/src/slot/games/red-and-white/game.ts
var game150 = bothWaysGame(
  {
    code: 'red-and-white',
    studio: 'BOISHAKH',
    name: { EN: 'Red and white', BN: 'লাল সাদা' },
    description: {
      EN: 'Two dozen lines in the two colours of the new year, on four rows. It is the calmest of the fair, and every second round brings something back.',
      BN: 'চার সারিতে চব্বিশটি লাইন, নববর্ষের দুই রঙে। মেলার সবচেয়ে শান্ত খেলা, প্রায় প্রতি দুই রাউন্ডে কিছু ফেরে।',
    },
    betCredits: 50,
    reels: 5,
    rows: 4,
    wild: 'gamcha',
    scatter: 'alpona',
    high: ['mask', 'drum', 'clay-horse'],
    low: ['marigold', 'bunting', 'panta-plate', 'kula', 'flute'],
    lines: 24,
    scatterPays: [50, 200, 1e3],
    aim: {
      rtp: 0.96,
      sigma: 2.1,
      seed: 4211,
      length: 22,
      steep: 2,
      on: { gamcha: [0, 1, 1, 1, 0], alpona: [1, 1, 1, 1, 1] },
    },
  },
  reels_default150,
);

// packages/house-math/src/slot/games/red-border/reels.json
var reels_default151 = {
  strips: [
    'AFGEBGEGCCFDGFDEEFAFGDFG',
    'FABEFDGCGGAGFCCEFEFDGGDF',
    'FFEFGCGEAGGDGCAFDCDFGGFB',
    'GFBGGCFEDEECGFFGGAGGADFF',
    'DBFGFFDFEGACFAGFGDDGGEEG',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 25, 100, 1e3],
    [0, 0, 0, 25, 100, 300],
    [0, 0, 0, 8, 100, 200],
    [0, 0, 0, 4, 6, 40],
    [0, 0, 0, 1, 6, 12],
  ],
};

// packages/house-math/src/slot/games/red-border/game.ts
var game151 = linesGame(
  {
    code: 'red-border',
    studio: 'NOKSHI',
    name: { EN: 'Red border', BN: 'লাল পাড়' },
    description: {
      EN: 'Five straight and bent lines, two wilds a reel and seven pictures: plain and easy to follow. Three combs or more bring five free spins that count twice.',
      BN: 'পাঁচটি সোজা ও বাঁকা লাইন, প্রতি রিলে দুটি ওয়াইল্ড, সাতটি ছবি: সহজ, চোখে ধরা যায়। তিনটি বা তার বেশি চিরুনি পাঁচটি ফ্রি স্পিন আনে, জয় দুই গুণ।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'paisley',
    scatter: 'comb',
    high: ['peacock', 'palanquin'],
    low: ['tassel', 'betel-leaf', 'star-flower'],
    lines: 5,
    scatterPays: [20, 100, 400],
    freeGames: { awards: [5, 8, 12], multiplier: 2, most: 30 },
    aim: {
      rtp: 0.952,
      sigma: 4.5,
      seed: 1063,
      length: 24,
      steep: 2.5,
      on: { paisley: [2, 2, 2, 2, 2], comb: [1, 1, 1, 1, 1] },
    },
  },
  reels_default151,
);

// packages/house-math/src/slot/games/red-chilli-green/reels.json
var reels_default152 = {
  strips: [
    'BGAGFHEFGCFGGEHHEFDH',
    'GHAFGHFDFBHCHFHGEGFE',
    'HGFFEHHEHGGHCGGFBEDH',
    'EFADHCGHGHFEHGDBGHEF',
    'GFAEHHEGFFHHFGHBGCED',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 75, 400, 4e3],
    [0, 0, 0, 50, 200, 2500],
    [0, 0, 0, 10, 30, 200],
    [0, 0, 0, 6, 15, 80],
    [0, 0, 0, 3, 10, 40],
    [0, 0, 0, 2, 8, 20],
  ],
};

// packages/house-math/src/slot/games/red-chilli-green/game.ts
var game152 = bothWaysGame(
  {
    code: 'red-chilli-green',
    studio: 'BOISHAKH',
    name: { EN: 'Red and green chilli', BN: 'কাঁচা আর লাল মরিচ' },
    description: {
      EN: 'Nine lines with a bite from either side. The chilli is on every reel but the middle one, and its wins burn longest.',
      BN: 'নয়টি লাইন, দুই দিক থেকেই ঝাল। মাঝের রিল ছাড়া সবখানে মরিচ, তার জয়ের ঝাঁজ থাকে সবচেয়ে বেশি।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'chilli',
    scatter: 'panta-plate',
    high: ['rooster', 'jackfruit'],
    low: ['clay-pot', 'kula', 'basket', 'mango'],
    lines: 9,
    scatterPays: [20, 150, 1500],
    aim: {
      rtp: 0.951,
      sigma: 4,
      seed: 4213,
      length: 20,
      steep: 3.2,
      on: { chilli: [1, 1, 0, 1, 1], 'panta-plate': [1, 1, 1, 1, 1] },
    },
  },
  reels_default152,
);

// packages/house-math/src/slot/games/rice-harvest/reels.json
var reels_default153 = {
  strips: [
    'JKFJLIKDLIKLJHCCIGLKLJ',
    'ILHCJFIKKALKCHJGKIDLLJ',
    'KFLELJJKLICKHJICHAGILK',
    'KKCLJAJLIHDLLFJKCKKGHI',
    'IKFLGGIKHIBLLHJJKLJJLK',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 75, 600, 1e4],
    [0, 0, 0, 75, 500, 4e3],
    [0, 0, 0, 30, 150, 1200],
    [0, 0, 0, 6, 40, 200],
    [0, 0, 0, 5, 20, 75],
    [0, 0, 0, 3, 8, 30],
    [0, 0, 0, 2, 8, 25],
  ],
};

// packages/house-math/src/slot/games/rice-harvest/game.ts
var game153 = collectGame(
  {
    code: 'rice-harvest',
    studio: 'BOISHAKH',
    name: { EN: 'Rice harvest', BN: 'নবান্ন' },
    description: {
      EN: 'Twelve lines on four rows at the end of autumn. Gifts lie ready in plates and pots, and the cart takes them from house to house.',
      BN: 'হেমন্তের শেষে চার সারিতে বারোটি লাইন। থালায় হাঁড়িতে উপহার সাজানো, গাড়ি এলে বাড়ি বাড়ি নিয়ে যায়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    wild: 'kula',
    collector: 'bullock-cart',
    goods: [
      ['panta-plate', 15],
      ['clay-pot', 40],
      ['painted-pots', 200],
    ],
    high: ['bull', 'drum', 'basket'],
    low: ['gamcha', 'flute', 'chilli', 'marigold'],
    lines: 12,
    aim: {
      rtp: 0.958,
      sigma: 3.5,
      seed: 4228,
      length: 22,
      steep: 2.4,
      on: {
        kula: [0, 1, 1, 1, 0],
        'bullock-cart': [0, 0, 0, 0, 1],
        'panta-plate': [2, 2, 2, 2, 0],
        'clay-pot': [1, 1, 0, 1, 0],
        'painted-pots': [0, 0, 1, 0, 0],
      },
    },
  },
  reels_default153,
);

// packages/house-math/src/slot/games/rickshaw-bells/reels.json
var reels_default154 = {
  strips: ['FGGFGGCBAFEBEEDECFDAGCFD', 'DFEBDGFEECBGFGGFCCDAGFEA', 'EECBGFCADGDFBAGGCFFEEDFG'],
  pays: [
    [0, 0, 0, 100],
    [0, 0, 0, 50],
    [0, 0, 0, 20],
    [0, 0, 0, 15],
    [0, 0, 0, 8],
    [0, 0, 0, 5],
    [0, 0, 0, 2],
  ],
};

// packages/house-math/src/slot/games/rickshaw-bells/game.ts
var game154 = classicGame(
  {
    code: 'rickshaw-bells',
    studio: 'RICKSHA',
    name: { EN: 'Rickshaw bells', BN: 'রিকশার ঘণ্টা' },
    description: {
      EN: 'Three reels and five lines, quick and plain like a ride through the old town. The bell stands in for every picture and doubles the win it is part of.',
      BN: 'তিনটি রিল ও পাঁচটি লাইন; পুরান ঢাকার গলিতে ছোট একটা চক্করের মতো সহজ। ঘণ্টা যেকোনো ছবির জায়গায় বসে এবং যে জয়ে থাকে তাকে দ্বিগুণ করে।',
    },
    betCredits: 10,
    reels: 3,
    rows: 3,
    wild: 'bell',
    high: ['rickshaw', 'peacock', 'kite'],
    low: ['umbrella', 'star-flower', 'betel-leaf'],
    lines: 5,
    wildTimes: 2,
  },
  reels_default154,
);

// packages/house-math/src/slot/games/rising-kites/reels.json
var reels_default155 = {
  strips: [
    'GFFGFHHIIDIHHGBIECEIGI',
    'IGGEEHIGHIHDFBHFIGCAIH',
    'GHIBDIFEIGIIAHGCFIFHEG',
    'HIIHIGIGEDFAFGIBDHEGHC',
    'HIFGDGIIGCIGIFBEHFHHDE',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 100, 300, 2e3],
    [0, 0, 0, 100, 300, 750],
    [0, 0, 0, 40, 80, 300],
    [0, 0, 0, 25, 75, 200],
    [0, 0, 0, 12, 25, 60],
    [0, 0, 0, 12, 25, 60],
    [0, 0, 0, 6, 12, 30],
  ],
};

// packages/house-math/src/slot/games/rising-kites/game.ts
var game155 = growingGame(
  {
    code: 'rising-kites',
    studio: 'BOISHAKH',
    name: { EN: 'Rising kites', BN: 'উড়ন্ত ঘুড়ি' },
    description: {
      EN: 'Four rows of sky and twelve lines to hold. Three pinwheels bring five free spins, and with every one the wind is stronger.',
      BN: 'চার সারি আকাশ আর ধরে রাখার বারোটি লাইন। তিনটি চরকিতে পাঁচটি ফ্রি স্পিন, প্রতিটিতে বাতাস আরও জোরালো।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    wild: 'kite',
    scatter: 'pinwheel',
    high: ['rooster', 'bunting', 'ferris-wheel'],
    low: ['gamcha', 'flute', 'top', 'marigold'],
    lines: 12,
    scatterPays: [20, 100, 500],
    awards: [5, 7, 9],
    aim: {
      rtp: 0.955,
      sigma: 3.4,
      seed: 4232,
      length: 22,
      steep: 2.6,
      on: { kite: [0, 1, 1, 1, 0], pinwheel: [1, 1, 1, 1, 1] },
    },
  },
  reels_default155,
);

// packages/house-math/src/slot/games/river-chest/reels.json
var reels_default156 = {
  strips: [
    'HEFHGHGCDFEEDHIFFIBCIIGHGAI',
    'IHEGIIHFCGGHGCHFHEEGDIFAFDB',
    'GFIIDIICFFHDHEFGHEABEGGIHCF',
    'FCABFIHIDHGDHGCIGEEIFGFHEGH',
    'CIIGHIHGDIFIEHCBGHDFGEFAFEH',
  ],
  pays: [
    [0, 0, 0, 100, 500, 3e3],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 60, 300, 1500],
    [0, 0, 0, 40, 200, 800],
    [0, 0, 0, 30, 100, 400],
    [0, 0, 0, 12, 40, 150],
    [0, 0, 0, 10, 30, 120],
    [0, 0, 0, 6, 20, 80],
    [0, 0, 0, 6, 15, 60],
  ],
};

// packages/house-math/src/slot/games/river-chest/game.ts
var game156 = progressiveGame(
  {
    code: 'river-chest',
    studio: 'PADMA',
    name: { EN: 'River chest', BN: 'নদীর সিন্দুক' },
    description: {
      EN: 'Ten lines on the river, where boats and hilsa pay and the moon pays anywhere. Three jackpots lie in the chest; the mini is won often.',
      BN: 'নদীর বুকে দশটি লাইন; নৌকা আর ইলিশ লাইনে দেয়, চাঁদ দেয় যেকোনো জায়গায়। সিন্দুকে তিনটি জ্যাকপট; ছোটটি প্রায়ই খোলে।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'wave',
    scatter: 'moon',
    high: ['boat', 'hilsa', 'kingfisher'],
    low: ['net', 'crab', 'reed', 'paddle'],
    lines: 10,
    scatterPays: [30, 150, 1e3],
    pots: {
      grand: { tickets: 5, seed: 2e6, share: 10, ceiling: 1e7 },
      great: { tickets: 100, seed: 5e4, share: 5, ceiling: 25e4 },
      small: { tickets: 2500, seed: 2e3, share: 5, ceiling: 1e4 },
    },
    reserveShare: 20,
  },
  reels_default156,
);

// packages/house-math/src/slot/games/river-mint/reels.json
var reels_default157 = {
  strips: [
    'IFBGIFGHBBFECFHHIGDI',
    'EHAIHGBIFCGGHIDBIHIB',
    'ICDBHIGFAHIHFFIGGBHE',
    'DFGHHCABBGIHBHIIEIEG',
    'IHBBHFIFIDGGBHEFHCDG',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 50, 600, 15e3],
    [0, 0, 0, 40, 500, 6e3],
    [0, 0, 0, 25, 200, 6e3],
    [0, 0, 0, 2, 30, 250],
    [0, 0, 0, 1, 12, 75],
    [0, 0, 0, 1, 5, 20],
    [0, 0, 0, 1, 2, 15],
  ],
};

// packages/house-math/src/slot/games/river-mint/game.ts
var game157 = coinsGame(
  {
    code: 'river-mint',
    studio: 'PADMA',
    name: { EN: 'River mint', BN: 'নদীর টাঁকশাল' },
    description: {
      EN: 'Twenty lines, and coins of ten to a thousand credits that need six to hold. A full screen adds two thousand stakes, and hardly anyone will see it.',
      BN: 'বিশটি লাইন, আর দশ থেকে হাজার ক্রেডিটের মুদ্রা, স্থির হতে লাগে ছয়টি। পর্দা ভরলে যোগ হয় দুই হাজার বাজি, দেখা মিলবে খুবই কম।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'wave',
    coin: 'coin',
    high: ['chest', 'gharial', 'turtle'],
    low: ['anchor', 'rope', 'reed', 'snail'],
    lines: 20,
    from: 6,
    turns: 3,
    oneIn: 22,
    values: [10, 10, 10, 20, 20, 30, 50, 100, 1e3],
    fullTimes: 2e3,
    aim: {
      rtp: 0.95,
      sigma: 12,
      seed: 3231,
      length: 20,
      steep: 3,
      on: { wave: [0, 1, 1, 1, 0], coin: [3, 3, 2, 3, 3] },
    },
  },
  reels_default157,
);

// packages/house-math/src/slot/games/river-rain/reels.json
var reels_default158 = {
  strips: [
    'IHFEJJIHCGDFHHIGJGBJJI',
    'EGJBHCGEJJHIIJHFDJIGIF',
    'IEHFBJGHCJGAIIJHDFJJGI',
    'JIGJIJFJICEHJIGHADHBGF',
    'FCIFEJIDBJGJGHGHIIAJJE',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 75, 80, 250],
    [0, 0, 0, 30, 75, 120],
    [0, 0, 0, 12, 60, 120],
    [0, 0, 0, 8, 20, 40],
    [0, 0, 0, 5, 15, 30],
    [0, 0, 0, 5, 15, 20],
    [0, 0, 0, 5, 10, 12],
    [0, 0, 0, 4, 5, 8],
  ],
};

// packages/house-math/src/slot/games/river-rain/game.ts
var game158 = waysGame(
  {
    code: 'river-rain',
    studio: 'PADMA',
    name: { EN: 'River rain', BN: 'নদীতে বৃষ্টি' },
    description: {
      EN: 'Clouds stand over three of five reels, and any of them may burst. The reel it fills stays wet while the others turn again, 243 ways in all.',
      BN: 'পাঁচটির তিনটি রিলের ওপর মেঘ, যেকোনোটি ভেঙে পড়তে পারে। যে রিল ভেজে তা থেকে যায়, বাকিগুলো আবার ঘোরে, মোট 243টি পথ।',
    },
    betCredits: 100,
    reels: 5,
    rows: 3,
    wild: 'cloud',
    scatter: 'bolt',
    high: ['boat', 'pitcher', 'egret'],
    low: ['raindrop', 'umbrella', 'reed', 'snail', 'water-lily'],
    scatterPays: [100, 500, 2500],
    spreadingReels: [2, 3, 4],
    aim: {
      rtp: 0.955,
      sigma: 4,
      seed: 3066,
      length: 22,
      steep: 3,
      on: { cloud: [0, 0, 1, 1, 1], bolt: [1, 1, 1, 1, 1] },
    },
  },
  reels_default158,
);

// packages/house-math/src/slot/games/river-ways/reels.json
var reels_default159 = {
  strips: [
    'FHCGEDCDFCFFJIEJHJGGIIEIHJDBGH',
    'JCHICDFCDIIJJDGJIJFHGHJDIIEEGIHEGFBHGHAGFFJE',
    'JFGFIIFHGHJEFBCJJIIGIEDIHEIDJACFHDHJCEGJGGDH',
    'FIJDIGHFGDHJFIGJGBHCGFJECIIJHEIGCIEJAFHJEDDH',
    'EHIEGIGFDJGCIJHBHEFCIFFJDGCDHJ',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 6, 25, 150],
    [0, 0, 0, 5, 20, 120],
    [0, 0, 0, 4, 15, 100],
    [0, 0, 0, 3, 12, 60],
    [0, 0, 0, 3, 8, 40],
    [0, 0, 0, 2, 5, 30],
    [0, 0, 0, 2, 5, 25],
    [0, 0, 0, 1, 4, 20],
  ],
};

// packages/house-math/src/slot/games/river-ways/game.ts
var game159 = waysGame(
  {
    code: 'river-ways',
    studio: 'PADMA',
    name: { EN: 'Tidal river', BN: 'জোয়ারের নদী' },
    description: {
      EN: 'Five reels and 243 ways: like pictures on neighbouring reels pay, counted from the left. A wave on a middle reel fills the whole reel and stays while the others turn again.',
      BN: 'পাঁচটি রিল ও 243টি পথ; বাঁ দিক থেকে পাশাপাশি রিলে একই ছবি মিললে জয় হয়। মাঝের কোনো রিলে ঢেউ এলে পুরো রিল ভরে যায় এবং বাকি রিলগুলো আবার ঘোরার সময় সেটি স্থির থাকে।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'wave',
    scatter: 'moon',
    high: ['boat', 'hilsa', 'kingfisher', 'water-lily'],
    low: ['egret', 'net', 'paddle', 'reed'],
    scatterPays: [100, 500, 5e3],
    spreadingReels: [1, 2, 3],
  },
  reels_default159,
);

// packages/house-math/src/slot/games/robin-morning/reels.json
var reels_default160 = {
  strips: [
    'IHHJGFBFIGEJDJHICIGJ',
    'GIIEGHGHICJJDIJJEHBF',
    'FCHIGJBIEIGJFDHGHIJJ',
    'GIGFJFJBICHHIGDIHEJG',
    'HJGDABFJIIGGHJCIHEIJ',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 40, 500, 2e3],
    [0, 0, 0, 25, 250, 1500],
    [0, 0, 0, 15, 150, 1e3],
    [0, 0, 0, 10, 75, 500],
    [0, 0, 0, 4, 15, 40],
    [0, 0, 0, 3, 10, 40],
    [0, 0, 0, 2, 5, 15],
    [0, 0, 0, 2, 3, 15],
  ],
};

// packages/house-math/src/slot/games/robin-morning/game.ts
var game160 = walkingGame(
  {
    code: 'robin-morning',
    studio: 'SUNDAR',
    name: { EN: 'Robin morning', BN: 'দোয়েলের সকাল' },
    description: {
      EN: 'A magpie robin hops in on the last reel and sings its way through twenty-five lines of four rows. Few notes, each held.',
      BN: 'শেষ রিলে দোয়েল লাফিয়ে আসে, চার সারির পঁচিশটি লাইন গেয়ে পার হয়। সুর অল্প, তবে প্রতিটিই টানা।',
    },
    betCredits: 25,
    reels: 5,
    rows: 4,
    wild: 'magpie-robin',
    scatter: 'sun',
    high: ['hornbill', 'hibiscus', 'champa'],
    low: ['shiuli', 'fern', 'dragonfly', 'frog', 'raindrop'],
    lines: 25,
    scatterPays: [25, 100, 500],
    aim: {
      rtp: 0.955,
      sigma: 3.4,
      seed: 5390,
      length: 20,
      steep: 3,
      on: { 'magpie-robin': [0, 0, 0, 0, 1], sun: [1, 1, 1, 1, 1] },
    },
  },
  reels_default160,
);

// packages/house-math/src/slot/games/rolling-yarn/reels.json
var reels_default161 = {
  strips: [
    'FHHBGHGEGGFACHDDFEHHGF',
    'HGHEGCAHFFBDHHGHGFGEHD',
    'HHFHGFHAHGFFCEDCGHBGEG',
    'HFEGFHHEDCAGBHHGHCGGDG',
    'HHFADCGFGHFGHBHGCCEDHE',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 120, 400, 800],
    [0, 0, 0, 60, 250, 800],
    [0, 0, 0, 50, 200, 500],
    [0, 0, 0, 20, 75, 150],
    [0, 0, 0, 10, 20, 50],
    [0, 0, 0, 6, 15, 25],
  ],
};

// packages/house-math/src/slot/games/rolling-yarn/game.ts
var game161 = growingGame(
  {
    code: 'rolling-yarn',
    studio: 'NOKSHI',
    name: { EN: 'Rolling yarn', BN: 'গড়ানো সুতো' },
    description: {
      EN: 'A ball of yarn rolls over five lines and gathers worth. Three cats bring four free spins, five of them seven, each worth once more than the last.',
      BN: 'পাঁচটি লাইনের ওপর সুতোর গোলা গড়ায়, গড়াতে গড়াতে দাম বাড়ে। তিনটি বিড়ালে চারটি, পাঁচটিতে সাতটি ফ্রি স্পিন, প্রতিটির জয় আগেরটির চেয়ে এক গুণ বেশি।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'yarn',
    scatter: 'cat',
    high: ['cradle', 'pouch'],
    low: ['spool', 'comb', 'button', 'needle'],
    lines: 5,
    scatterPays: [20, 80, 400],
    awards: [4, 5, 7],
    aim: {
      rtp: 0.955,
      sigma: 4,
      seed: 1147,
      length: 22,
      steep: 2.5,
      on: { yarn: [1, 1, 1, 1, 1], cat: [1, 1, 1, 1, 1] },
    },
  },
  reels_default161,
);

// packages/house-math/src/slot/games/roof-of-the-bus/reels.json
var reels_default162 = {
  strips: [
    'LJCLJFCDHIJLGHIKICKKL',
    'ACLHGDCKKLIKIEIJLFJCJ',
    'CHIDJLGLCKHILJLIKFFJA',
    'IJICHGKEIDIALCJLFLJLK',
    'GHIBLHBIJLLJKIFLKHKJK',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 200, 750, 6e3],
    [0, 0, 0, 120, 750, 4e3],
    [0, 0, 0, 40, 300, 1200],
    [0, 0, 0, 20, 80, 200],
    [0, 0, 0, 15, 60, 200],
    [0, 0, 0, 12, 60, 200],
    [0, 0, 0, 8, 12, 80],
  ],
};

// packages/house-math/src/slot/games/roof-of-the-bus/game.ts
var game162 = collectGame(
  {
    code: 'roof-of-the-bus',
    studio: 'RICKSHA',
    name: { EN: 'Roof of the bus', BN: 'বাসের ছাদে' },
    description: {
      EN: 'Thirty lines and a roof piled high with small luggage. Two buses on the last strip come often and never leave with much.',
      BN: 'ত্রিশটি লাইন আর ছাদভরা ছোট ছোট মালপত্র। শেষ রিলে দুটি বাস, প্রায়ই আসে, একবারে বেশি নিয়ে যায় না।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'horn',
    collector: 'bus',
    goods: [
      ['banana', 20],
      ['green-coconut', 40],
      ['sugarcane', 80],
    ],
    high: ['rickshaw', 'radio', 'sunglasses'],
    low: ['tea', 'crow', 'traffic-light', 'newspaper'],
    lines: 30,
    aim: {
      rtp: 0.962,
      sigma: 2.5,
      seed: 4116,
      length: 21,
      steep: 2,
      on: {
        horn: [0, 1, 1, 1, 0],
        bus: [0, 0, 0, 0, 2],
        banana: [3, 3, 2, 2, 0],
        'green-coconut': [1, 1, 1, 1, 0],
        sugarcane: [0, 1, 0, 1, 0],
      },
    },
  },
  reels_default162,
);

// packages/house-math/src/slot/games/rose-water/reels.json
var reels_default163 = {
  strips: [
    'BCFHGDFDEEHBFDHFHCGGHGHE',
    'DGFFBAEGEEHHECHDFHCHFBGF',
    'DDAHBGHHEHBFFCGGEHECEFCG',
    'EGCHGHEHHGGBDHGFDFEFCBAE',
    'FBEGHHFECGAHFBCEGDGBHFHE',
    'DGCFEEHDBHFGHGDCGFHGFEHD',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 75, 150, 400, 800],
    [0, 0, 0, 75, 150, 300, 500],
    [0, 0, 0, 60, 80, 250, 500],
    [0, 0, 0, 40, 50, 75, 80],
    [0, 0, 0, 30, 40, 50, 75],
    [0, 0, 0, 30, 40, 50, 60],
    [0, 0, 0, 10, 12, 15, 20],
  ],
};

// packages/house-math/src/slot/games/rose-water/game.ts
var game163 = changingGame(
  {
    code: 'rose-water',
    studio: 'JAMDANI',
    name: { EN: 'Rose water', BN: 'গোলাপজলের ঘ্রাণ' },
    description: {
      EN: 'Six reels of three or four pictures, calm as an afternoon. Eight pictures share the strips, and two rounds of three give something back.',
      BN: 'ছয় রিলে তিন বা চারটি ছবি, বিকেলের মতো শান্ত। রিলে আট রকম ছবি, প্রতি তিন রাউন্ডের প্রায় দুটিতে কিছু ফেরে।',
    },
    betCredits: 100,
    reels: 6,
    rows: 4,
    wild: 'attar',
    high: ['rose', 'fountain'],
    low: ['jasmine', 'pomegranate', 'moth', 'mirror', 'swan'],
    heights: [
      [3, 4],
      [3, 4],
      [3, 4],
      [3, 4],
      [3, 4],
      [3, 4],
    ],
    aim: {
      rtp: 0.962,
      sigma: 2,
      seed: 4407,
      length: 24,
      steep: 1.8,
      on: { attar: [0, 1, 1, 1, 1, 0] },
    },
  },
  reels_default163,
);

// packages/house-math/src/slot/games/royal-garden/reels.json
var reels_default164 = {
  strips: [
    'FGGEFGEGFFEFFDDCCDDEBBGCDBEG',
    'FABDBFFGFDEFGFEGCGCEDCGGEGDE',
    'CGDCFGGFFGBEFFECDGDFEDGGAEEB',
    'DFADFGEGFEDEBCGGEBGCFCGGEFGF',
    'BFCGECEFDGCGFEGGDFFBEDEGEFAD',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 60, 250, 500],
    [0, 0, 0, 20, 40, 75],
    [0, 0, 0, 8, 20, 30],
    [0, 0, 0, 8, 15, 20],
    [0, 0, 0, 6, 10, 20],
    [0, 0, 0, 4, 8, 12],
  ],
};

// packages/house-math/src/slot/games/royal-garden/game.ts
var game164 = changingGame(
  {
    code: 'royal-garden',
    studio: 'JAMDANI',
    name: { EN: 'Royal garden', BN: 'শাহি বাগান' },
    description: {
      EN: 'Five reels of two to five pictures, newly clipped in every round. Up to 3125 ways lead through the garden, and the fountain stands in for what grows there.',
      BN: 'পাঁচ রিলে দুই থেকে পাঁচটি ছবি, প্রতি রাউন্ডে নতুন করে ছাঁটা। বাগান দিয়ে সর্বোচ্চ 3125টি পথ যায়, আর ফোয়ারা যেকোনো গাছের জায়গায় বসে।',
    },
    betCredits: 50,
    reels: 5,
    rows: 5,
    wild: 'fountain',
    high: ['swan', 'gate'],
    low: ['rose', 'jasmine', 'pomegranate', 'moth'],
    heights: [
      [2, 3, 4, 5],
      [2, 3, 4, 5],
      [2, 3, 4, 5],
      [2, 3, 4, 5],
      [2, 3, 4, 5],
    ],
    aim: {
      rtp: 0.957,
      sigma: 2.6,
      seed: 4401,
      length: 28,
      steep: 2.2,
      on: { fountain: [0, 1, 1, 1, 1] },
    },
  },
  reels_default164,
);

// packages/house-math/src/slot/games/royal-wedding/reels.json
var reels_default165 = {
  strips: [
    'DIIGJCGJIGJJCHIGFHHFBDHHJJIE',
    'IIHGGIDIDFJJFJCGHEJBHHJGIJEA',
    'AGJIBGJEIFIJHJEJIHCGJIDDFDGH',
    'IHFDIAHJGHEBJJDGFEJJIHGJIIGC',
    'JHIIGGIIEJJEICHGGDDFJHHIBFJH',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 300, 800, 6e3],
    [0, 0, 0, 250, 800, 5e3],
    [0, 0, 0, 250, 750, 5e3],
    [0, 0, 0, 100, 400, 2500],
    [0, 0, 0, 40, 150, 300],
    [0, 0, 0, 40, 60, 250],
    [0, 0, 0, 15, 60, 150],
    [0, 0, 0, 6, 25, 100],
  ],
};

// packages/house-math/src/slot/games/royal-wedding/game.ts
var game165 = stickyGame(
  {
    code: 'royal-wedding',
    studio: 'JAMDANI',
    name: { EN: 'Royal wedding', BN: 'রাজবাড়ির বিয়ে' },
    description: {
      EN: 'Twenty lines of guests, of whom the jewelled ones are few. Three crowns bring eight free spins in which each necklace that is given stays.',
      BN: 'বিশটি লাইনে অতিথি, গয়না পরা কজন কমই আসে। তিনটি মুকুটে আটটি ফ্রি স্পিন, তাতে যে হার দেওয়া হয় তা থেকে যায়।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'necklace',
    scatter: 'crown',
    high: ['throne', 'sari', 'sitar', 'chandelier'],
    low: ['rose', 'attar', 'carpet', 'pomegranate'],
    lines: 20,
    scatterPays: [100, 300, 1500],
    awards: [8, 10, 12],
    aim: {
      rtp: 0.952,
      sigma: 5.4,
      seed: 4435,
      length: 28,
      steep: 3,
      on: { necklace: [0, 1, 1, 1, 0], crown: [1, 1, 1, 1, 1] },
    },
  },
  reels_default165,
);

// packages/house-math/src/slot/games/sandbank-gulls/reels.json
var reels_default166 = {
  strips: [
    'FCIIDGDBEHEHGHHGIFFI',
    'AGBGIFGCFDHFHIFHIHEI',
    'HHCDFBGIIHHIFDGFFGIE',
    'GDEFIFBCCGHAFHGIHIHI',
    'GIIEHGBCFCHDDIIHGHFF',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 12, 60, 80],
    [0, 0, 0, 10, 50, 75],
    [0, 0, 0, 10, 25, 30],
    [0, 0, 0, 8, 15, 30],
    [0, 0, 0, 3, 8, 10],
    [0, 0, 0, 2, 4, 10],
    [0, 0, 0, 1, 4, 8],
  ],
};

// packages/house-math/src/slot/games/sandbank-gulls/game.ts
var game166 = waysGame(
  {
    code: 'sandbank-gulls',
    studio: 'PADMA',
    name: { EN: 'Sandbank gulls', BN: 'চরের গাঙচিল' },
    description: {
      EN: 'Gulls settle on the second and fourth reel and 243 ways open under their wings. Many small wins, and a respin whenever they land.',
      BN: 'গাঙচিল বসে দ্বিতীয় ও চতুর্থ রিলে, ডানার নিচে 243টি পথ খোলে। ছোট জয় অনেক, আর তারা নামলেই আরেক পাক।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'gull',
    scatter: 'sun',
    high: ['turtle', 'boat'],
    low: ['snail', 'oyster', 'reed', 'prawn', 'rope'],
    scatterPays: [100, 400, 2e3],
    spreadingReels: [1, 3],
    aim: {
      rtp: 0.957,
      sigma: 2.8,
      seed: 3044,
      length: 20,
      steep: 2,
      on: { gull: [0, 1, 0, 1, 0], sun: [1, 1, 1, 1, 1] },
    },
  },
  reels_default166,
);

// packages/house-math/src/slot/games/sari-border/reels.json
var reels_default167 = {
  strips: [
    'FGABHICGEDDEFHGIIDHFH',
    'HIGIIDFHHGHCDIEGIEFIB',
    'GHDEEHIIGBIGFDHIGHICG',
    'FGIDGDIGHHCBHHIEHIIEG',
    'DHCEGIFDIHHIHEGABIGIF',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 120, 750, 2e3],
    [0, 0, 0, 75, 400, 600],
    [0, 0, 0, 75, 300, 600],
    [0, 0, 0, 75, 300, 600],
    [0, 0, 0, 20, 40, 100],
    [0, 0, 0, 20, 40, 50],
    [0, 0, 0, 10, 20, 50],
  ],
};

// packages/house-math/src/slot/games/sari-border/game.ts
var game167 = expandingGame(
  {
    code: 'sari-border',
    studio: 'JAMDANI',
    name: { EN: 'Sari border', BN: 'শাড়ির পাড়' },
    description: {
      EN: 'Thirty lines between two borders: saris on the first and the last reel fill it from edge to edge. Small wins run along the hem in most rounds.',
      BN: 'দুই পাড়ের মাঝে ত্রিশটি লাইন: প্রথম ও শেষ রিলে শাড়ি এলে পুরো রিল ভরে যায়। বেশির ভাগ রাউন্ডে পাড় ধরে ছোট জয় আসে।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'sari',
    scatter: 'moth',
    high: ['crown', 'swan'],
    low: ['rose', 'bangle', 'anklet', 'bobbin', 'shuttle'],
    lines: 30,
    scatterPays: [100, 400, 2e3],
    aim: {
      rtp: 0.961,
      sigma: 2.5,
      seed: 4419,
      length: 21,
      steep: 2.2,
      on: { sari: [1, 0, 0, 0, 1], moth: [1, 1, 1, 1, 1] },
    },
  },
  reels_default167,
);

// packages/house-math/src/slot/games/seven-stitches/reels.json
var reels_default168 = {
  strips: [
    'FIFHIIEGHGCGFFBHHIEID',
    'AEFCHGIEIFHIIGHIBHGDI',
    'GFHDIEFGAICIGEHHIHGIB',
    'FGHEGDGAIIEHGIFHBICHI',
    'HFHIIFCGEGIIFGDIGEHIB',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 120, 500, 2e3],
    [0, 0, 0, 75, 300, 2e3],
    [0, 0, 0, 30, 100, 500],
    [0, 0, 0, 20, 60, 150],
    [0, 0, 0, 12, 30, 75],
    [0, 0, 0, 6, 25, 60],
    [0, 0, 0, 5, 12, 20],
  ],
};

// packages/house-math/src/slot/games/seven-stitches/game.ts
var game168 = growingGame(
  {
    code: 'seven-stitches',
    studio: 'NOKSHI',
    name: { EN: 'Seven stitches', BN: 'সাত ফোঁড়' },
    description: {
      EN: 'Seven lines, seven paying pictures and seven free spins for three moons. Little happens between them, and the seventh counts seven times.',
      BN: 'সাতটি লাইন, সাতটি দামি ছবি, আর তিনটি চাঁদে সাতটি ফ্রি স্পিন। মাঝে কমই কিছু ঘটে, সপ্তমটির জয় সাত গুণ।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'quilt',
    scatter: 'moon',
    high: ['patchwork', 'sewing-machine'],
    low: ['needle', 'thimble', 'spool', 'scissors', 'tassel'],
    lines: 7,
    scatterPays: [20, 100, 700],
    awards: [7, 7, 7],
    aim: {
      rtp: 0.951,
      sigma: 6,
      seed: 1161,
      length: 21,
      steep: 3.5,
      on: { quilt: [0, 1, 1, 1, 0], moon: [1, 1, 1, 1, 1] },
    },
  },
  reels_default168,
);

// packages/house-math/src/slot/games/silk-story/reels.json
var reels_default169 = {
  strips: [
    'EGCGFFGCBDDEGCBGEFFEGFDC',
    'FECGGDEGDGFGDCGFAEBECFBC',
    'DGBBEGGDGDCFGCFDEEFCEGAF',
    'DEBFEGFBEFGACGFGECFDGCGE',
    'EFGECFBFEGBGEFDCDGFDGECA',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 50, 150, 200],
    [0, 0, 0, 12, 15, 25],
    [0, 0, 0, 4, 8, 12],
    [0, 0, 0, 3, 4, 8],
    [0, 0, 0, 1, 2, 5],
    [0, 0, 0, 1, 2, 3],
  ],
};

// packages/house-math/src/slot/games/silk-story/game.ts
var game169 = changingGame(
  {
    code: 'silk-story',
    studio: 'JAMDANI',
    name: { EN: 'Silk story', BN: 'রেশমের কথা' },
    description: {
      EN: 'Five reels that change only between three pictures and four, as fine and even as silk. Pays are small and close to one another.',
      BN: 'পাঁচটি রিল শুধু তিন আর চার ছবির মাঝে বদলায়, রেশমের মতো মিহি ও সমান। পুরস্কার ছোট, একটার কাছাকাছি আরেকটা।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    wild: 'moth',
    high: ['sari', 'loom'],
    low: ['cocoon', 'bobbin', 'shuttle', 'cotton'],
    heights: [
      [3, 4],
      [3, 4],
      [3, 4],
      [3, 4],
      [3, 4],
    ],
    aim: {
      rtp: 0.961,
      sigma: 2.4,
      seed: 4410,
      length: 24,
      steep: 2,
      on: { moth: [0, 1, 1, 1, 1] },
    },
  },
  reels_default169,
);

// packages/house-math/src/slot/games/sleeping-cat/reels.json
var reels_default170 = {
  strips: [
    'BHHEIIDHHFCEIDHGCGIFIFIG',
    'AHIBIDIDFGGCEFHEIHHGIIGD',
    'HICIFIIDABGHHEHHFIDGIIGE',
    'EIIHHBCHGIIGFIGDIHDEEGAH',
    'IFDIIGHGEEHICIBIHHDIHFGG',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 120, 750, 8e3],
    [0, 0, 0, 60, 200, 1500],
    [0, 0, 0, 60, 200, 1500],
    [0, 0, 0, 20, 200, 1200],
    [0, 0, 0, 20, 75, 300],
    [0, 0, 0, 8, 15, 60],
    [0, 0, 0, 4, 12, 20],
  ],
};

// packages/house-math/src/slot/games/sleeping-cat/game.ts
var game170 = linesGame(
  {
    code: 'sleeping-cat',
    studio: 'NOKSHI',
    name: { EN: 'Sleeping cat', BN: 'ঘুমন্ত বিড়াল' },
    description: {
      EN: 'A cat sleeps on the three middle reels of fifteen lines and stands in for what is around it. Three balls of yarn or more bring seven free spins that count twice.',
      BN: 'পনেরোটি লাইনের মাঝের তিন রিলে বিড়াল ঘুমায়, আশপাশের যেকোনো ছবির জায়গা নেয়। তিনটি বা তার বেশি সুতোর গোলা সাতটি ফ্রি স্পিন আনে, জয় দুই গুণ।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'cat',
    scatter: 'yarn',
    high: ['cradle', 'pouch', 'quilt'],
    low: ['moon', 'spool', 'button', 'comb'],
    lines: 15,
    scatterPays: [40, 200, 800],
    freeGames: { awards: [7, 9, 12], multiplier: 2, most: 36 },
    aim: {
      rtp: 0.957,
      sigma: 5,
      seed: 1042,
      length: 24,
      steep: 3,
      on: { cat: [0, 1, 1, 1, 0], yarn: [1, 1, 1, 1, 1] },
    },
  },
  reels_default170,
);

// packages/house-math/src/slot/games/snail-pace/reels.json
var reels_default171 = {
  strips: [
    'GHHIGGIIEBHDFIFEGICH',
    'EICGGHGGIBIFFEEIDHHI',
    'IGHFAGEDICHHGHBEIIFI',
    'GIGHIICFFGHHDIIEBAEH',
    'EFECHEGGBIDIGFGIHIHH',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 4, 40, 1200],
    [0, 0, 0, 2, 10, 1e3],
    [0, 0, 0, 2, 8, 120],
    [0, 0, 0, 1, 5, 80],
    [0, 0, 0, 1, 3, 5],
    [0, 0, 0, 1, 3, 4],
    [0, 0, 0, 1, 2, 4],
  ],
};

// packages/house-math/src/slot/games/snail-pace/game.ts
var game171 = walkingGame(
  {
    code: 'snail-pace',
    studio: 'SUNDAR',
    name: { EN: 'Snail pace', BN: 'শামুকের চাল' },
    description: {
      EN: 'Snails leave from the third and fourth reel and nobody hurries them. Fifteen lines pay while they pass.',
      BN: 'তৃতীয় ও চতুর্থ রিল থেকে শামুক রওনা হয়, কেউ তাড়া দেয় না। তারা যেতে যেতে পনেরোটি লাইনে জয় হয়।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'snail',
    scatter: 'sun',
    high: ['turtle', 'frog'],
    low: ['taro-leaf', 'fern', 'reed', 'water-lily', 'mushroom'],
    lines: 15,
    scatterPays: [20, 100, 400],
    aim: {
      rtp: 0.955,
      sigma: 5,
      seed: 5351,
      length: 20,
      steep: 3,
      on: { snail: [0, 0, 1, 1, 0], sun: [1, 1, 1, 1, 1] },
    },
  },
  reels_default171,
);

// packages/house-math/src/slot/games/spinning-room/reels.json
var reels_default172 = {
  strips: [
    'HGFHEFGHHBHFBGECDHGEFEDDGEFCFHGF',
    'AEBBFFHECGFCGDHCEDFHGEHBGHEHFGHG',
    'HFHFGEBGGDEDCDFBGEABHHCCGHGHFHFE',
    'CDFFAFGFHHEHGHCEHGCDHBEGGEEDBFHH',
  ],
  pays: [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 75, 250],
    [0, 0, 0, 60, 75],
    [0, 0, 0, 30, 75],
    [0, 0, 0, 2, 12],
    [0, 0, 0, 2, 5],
    [0, 0, 0, 1, 5],
    [0, 0, 0, 1, 4],
  ],
};

// packages/house-math/src/slot/games/spinning-room/game.ts
var game172 = changingGame(
  {
    code: 'spinning-room',
    studio: 'JAMDANI',
    name: { EN: 'Spinning room', BN: 'চরকাঘর' },
    description: {
      EN: 'Only four reels, and each may be two pictures high or eight. Wins of four come easily when the yarn runs full, up to 4096 ways at once.',
      BN: 'মাত্র চারটি রিল, একেকটি দুই উঁচুও হতে পারে, আটও। সুতো পুরো ছুটলে চারটির জয় সহজেই আসে, একসঙ্গে সর্বোচ্চ 4096টি পথে।',
    },
    betCredits: 50,
    reels: 4,
    rows: 8,
    wild: 'spinning-wheel',
    high: ['sari', 'loom'],
    low: ['cotton', 'bobbin', 'shuttle', 'cocoon', 'moth'],
    heights: [
      [2, 3, 4, 6, 8],
      [2, 3, 4, 6, 8],
      [2, 3, 4, 6, 8],
      [2, 3, 4, 6, 8],
    ],
    aim: {
      rtp: 0.956,
      sigma: 2.8,
      seed: 4405,
      length: 32,
      steep: 2.4,
      on: { 'spinning-wheel': [0, 1, 1, 1] },
    },
  },
  reels_default172,
);

// packages/house-math/src/slot/games/spring-tide/reels.json
var reels_default173 = {
  strips: [
    'EJKBIGKDHKJKJHJIHICF',
    'IHJCDHJHHEKBJFKJIKGI',
    'IEHFKIAIJHGKKCDHJJBK',
    'KIJDEHKKHIBJJHKIFCJG',
    'KKECICHIDJHGBJKAHIKF',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 20, 120, 200],
    [0, 0, 0, 15, 75, 120],
    [0, 0, 0, 12, 75, 120],
    [0, 0, 0, 6, 50, 80],
    [0, 0, 0, 3, 15, 50],
    [0, 0, 0, 3, 5, 20],
    [0, 0, 0, 1, 4, 8],
    [0, 0, 0, 1, 4, 6],
    [0, 0, 0, 1, 2, 3],
  ],
};

// packages/house-math/src/slot/games/spring-tide/game.ts
var game173 = waysGame(
  {
    code: 'spring-tide',
    studio: 'PADMA',
    name: { EN: 'Spring tide', BN: 'ভরা কটাল' },
    description: {
      EN: 'Five reels of four rows: 1024 ways, and water that may rise on two of them. Where a wave lands the whole reel floods, and the dry ones turn again.',
      BN: 'পাঁচটি রিলে চারটি করে সারি: 1024টি পথ, আর দুটি রিলে জল উঠতে পারে। যেখানে ঢেউ এসে পড়ে পুরো রিল ডোবে, শুকনোগুলো আবার ঘোরে।',
    },
    betCredits: 100,
    reels: 5,
    rows: 4,
    wild: 'wave',
    scatter: 'moon',
    high: ['gharial', 'turtle', 'dolphin', 'gull'],
    low: ['prawn', 'reed', 'net', 'snail', 'rope'],
    scatterPays: [50, 250, 2500],
    spreadingReels: [2, 4],
    aim: {
      rtp: 0.954,
      sigma: 3,
      seed: 3022,
      length: 20,
      steep: 3.5,
      on: { wave: [0, 0, 1, 0, 1], moon: [1, 1, 1, 1, 1] },
    },
  },
  reels_default173,
);

// packages/house-math/src/slot/games/star-field/reels.json
var reels_default174 = {
  strips: [
    'CFHDHHGDBEGEFDGHHGEFCGHFGG',
    'EHECGHFDBGHHGGFCGCDHEHGFHA',
    'HFDGGCGBECAGEGHHGHGEHFHFDH',
    'HGEHFGHECFHFADBDGHEHCGGCGH',
    'HEFEDCFHGGHHCHDGGCFBGFGDEH',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 40, 150, 1200],
    [0, 0, 0, 30, 150, 800],
    [0, 0, 0, 15, 100, 600],
    [0, 0, 0, 15, 60, 200],
    [0, 0, 0, 4, 10, 40],
    [0, 0, 0, 4, 6, 30],
  ],
};

// packages/house-math/src/slot/games/star-field/game.ts
var game174 = stickyGame(
  {
    code: 'star-field',
    studio: 'NOKSHI',
    name: { EN: 'Star field', BN: 'তারার মাঠ' },
    description: {
      EN: 'Nine lines over a dark cloth, and stars that are sewn in one by one. Three moons bring nine free spins, and the field is brightest at their end.',
      BN: 'কালো কাপড়ের ওপর নয়টি লাইন, একে একে তারা সেলাই হয়। তিনটি চাঁদে নয়টি ফ্রি স্পিন, শেষে এসে মাঠ সবচেয়ে উজ্জ্বল।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'star-flower',
    scatter: 'moon',
    high: ['peacock', 'cat'],
    low: ['spool', 'needle', 'paisley', 'lotus'],
    lines: 9,
    scatterPays: [20, 80, 400],
    awards: [9, 11, 13],
    aim: {
      rtp: 0.955,
      sigma: 5.5,
      seed: 1231,
      length: 26,
      steep: 2.5,
      on: { 'star-flower': [0, 1, 1, 1, 0], moon: [1, 1, 1, 1, 1] },
    },
  },
  reels_default174,
);

// packages/house-math/src/slot/games/star-stitch/reels.json
var reels_default175 = {
  strips: [
    'IJIEHJFGFBGAIECFEJHDHGHCIGDJ',
    'IEFHHICGIHFEJGIADFBJCJGGHDEJ',
    'HCIJHGADFEGHJJFEBIEIGCGHJIFD',
    'GHHJHIGCFGEGDEFFDIICAHBJIJEJ',
    'GDCGJFIGDHICHHFIJAHFEJGBEEJI',
  ],
  pays: [
    [0, 0, 0, 100, 1e3, 5e3],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 75, 250, 2e3],
    [0, 0, 0, 30, 250, 2e3],
    [0, 0, 0, 12, 250, 800],
    [0, 0, 0, 12, 150, 500],
    [0, 0, 0, 12, 80, 150],
    [0, 0, 0, 8, 30, 150],
    [0, 0, 0, 6, 30, 150],
    [0, 0, 0, 4, 30, 100],
  ],
};

// packages/house-math/src/slot/games/star-stitch/game.ts
var game175 = progressiveGame(
  {
    code: 'star-stitch',
    studio: 'NOKSHI',
    name: { EN: 'Star stitch', BN: 'তারার ফোঁড়' },
    description: {
      EN: 'Twenty lines on an embroidered quilt, with rare, large awards. Two jackpots grow with every stake; the grand one starts high and is rarely won.',
      BN: 'নকশি কাঁথায় বিশটি লাইন, পুরস্কার কম আসে কিন্তু বড়। প্রতিটি বাজিতে দুটি জ্যাকপট বাড়ে; গ্র্যান্ড জ্যাকপট শুরুতেই বড়, পড়ে কদাচিৎ।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'lotus',
    scatter: 'sun',
    high: ['peacock', 'elephant', 'palanquin', 'tree'],
    low: ['paisley', 'star-flower', 'spool', 'needle'],
    lines: 20,
    scatterPays: [50, 400, 4e3],
    pots: {
      grand: { tickets: 1, seed: 1e7, share: 10, ceiling: 5e7 },
      great: { tickets: 20, seed: 25e4, share: 5, ceiling: 125e4 },
    },
    reserveShare: 15,
  },
  reels_default175,
);

// packages/house-math/src/slot/games/storm-walker/reels.json
var reels_default176 = {
  strips: [
    'FEDIHGIIGICHHIGEBHEG',
    'GIHHFHIDCBGIIFGGIHEE',
    'AHEFIBICDFGGIHFHIHIG',
    'HEFGGDIHFGAFIHIICIFB',
    'IFHIAGGBFFHDGHICHIIE',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 1, 30, 600],
    [0, 0, 0, 1, 15, 150],
    [0, 0, 0, 1, 4, 50],
    [0, 0, 0, 1, 2, 4],
    [0, 0, 0, 1, 2, 3],
    [0, 0, 0, 1, 2, 3],
    [0, 0, 0, 1, 2, 3],
  ],
};

// packages/house-math/src/slot/games/storm-walker/game.ts
var game176 = walkingGame(
  {
    code: 'storm-walker',
    studio: 'SUNDAR',
    name: { EN: 'Storm walker', BN: 'ঝড়ের হাঁটা' },
    description: {
      EN: 'Lightning strikes the right of thirty lines and walks off to the left. Where two of it stand, the screen is half wild already.',
      BN: 'ত্রিশটি লাইনের ডান দিকে বাজ পড়ে, হেঁটে যায় বাঁয়ে। দুটি একসঙ্গে দাঁড়ালে পর্দার প্রায় অর্ধেকই ওয়াইল্ড।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'bolt',
    scatter: 'rainbow',
    high: ['tiger', 'mangrove'],
    low: ['cloud', 'raindrop', 'umbrella', 'frog', 'taro-leaf'],
    lines: 30,
    scatterPays: [50, 250, 2500],
    aim: {
      rtp: 0.952,
      sigma: 5,
      seed: 5416,
      length: 20,
      steep: 3.5,
      on: { bolt: [0, 0, 1, 1, 1], rainbow: [1, 1, 1, 1, 1] },
    },
  },
  reels_default176,
);

// packages/house-math/src/slot/games/street-food-round/reels.json
var reels_default177 = {
  strips: [
    'JLIHKCGLIJKKLJCLEJIKDLH',
    'GKGJJILCKKILHLJLCJDKLIA',
    'CIKKAJJHLJGHLCJLLKDKIEI',
    'JJHLLICLACDJHJKFLJLKKGK',
    'GJKHKGLLKLLIKIJLIJBGHLK',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 20, 150, 800],
    [0, 0, 0, 10, 50, 400],
    [0, 0, 0, 2, 25, 120],
    [0, 0, 0, 2, 5, 20],
    [0, 0, 0, 1, 5, 15],
    [0, 0, 0, 1, 3, 6],
  ],
};

// packages/house-math/src/slot/games/street-food-round/game.ts
var game177 = collectGame(
  {
    code: 'street-food-round',
    studio: 'RICKSHA',
    name: { EN: 'Street food round', BN: 'খাবারের গলি' },
    description: {
      EN: 'Four rows and twenty lines of things to eat, each with its price. When the bicycle comes round at the end, it pays the whole bill.',
      BN: 'চার সারি ও বিশটি লাইনে নানা খাবার, প্রতিটির গায়ে দাম। শেষ রিলে সাইকেল ঘুরে এলে পুরো বিল মিটিয়ে দেয়।',
    },
    betCredits: 25,
    reels: 5,
    rows: 4,
    wild: 'tea',
    collector: 'bicycle',
    goods: [
      ['jilapi', 10],
      ['samosa', 20],
      ['fuchka', 75],
      ['jhalmuri', 400],
    ],
    high: ['kettle', 'rickshaw'],
    low: ['banana', 'sugarcane', 'lamp', 'newspaper'],
    lines: 20,
    aim: {
      rtp: 0.959,
      sigma: 3.2,
      seed: 4114,
      length: 23,
      steep: 2.5,
      on: {
        tea: [0, 1, 1, 1, 0],
        bicycle: [0, 0, 0, 0, 1],
        jilapi: [2, 2, 2, 2, 0],
        samosa: [1, 1, 1, 1, 0],
        fuchka: [1, 0, 1, 0, 0],
        jhalmuri: [0, 0, 0, 1, 0],
      },
    },
  },
  reels_default177,
);

// packages/house-math/src/slot/games/street-lamps/reels.json
var reels_default178 = {
  strips: ['DAEFECGDGFBCEFGDGGFDBCFE', 'FADGGCDFCFBCEEBGGDEEFFDG', 'FCGGBEGBFAGDFDGEEDECFCFD'],
  pays: [
    [0, 0, 0, 1200],
    [0, 0, 0, 80],
    [0, 0, 0, 30],
    [0, 0, 0, 15],
    [0, 0, 0, 8],
    [0, 0, 0, 5],
    [0, 0, 0, 4],
  ],
};

// packages/house-math/src/slot/games/street-lamps/game.ts
var game178 = classicGame(
  {
    code: 'street-lamps',
    studio: 'RICKSHA',
    name: { EN: 'Street lamps', BN: 'পথের বাতি' },
    description: {
      EN: 'Three reels and five lines at dusk, with few pictures and larger pays. The lamp stands in for every picture and counts the win three times.',
      BN: 'সন্ধ্যার আলোয় তিনটি রিল ও পাঁচটি লাইন; ছবি কম, পুরস্কার বড়। হারিকেন যেকোনো ছবির জায়গায় বসে এবং জয় তিন গুণ করে।',
    },
    betCredits: 10,
    reels: 3,
    rows: 3,
    wild: 'lamp',
    high: ['rickshaw', 'mask', 'drum'],
    low: ['kite', 'hand-fan', 'lotus'],
    lines: 5,
    wildTimes: 3,
  },
  reels_default178,
);

// packages/house-math/src/slot/games/summer-orchard/reels.json
var reels_default179 = {
  strips: [
    'DIMMLJIHKLFDMJLKJCCMLECL',
    'MHKEMJLCMJKJCJLCKMLDDAII',
    'JCMCKAEMKIKLLHDMFCJMDLLI',
    'ILKCJGCKLKCHMLDLLJADMIME',
    'MBIKIMMIJKLLJMKLMHLJLMIK',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 75, 300, 3e3],
    [0, 0, 0, 25, 100, 300],
    [0, 0, 0, 12, 60, 120],
    [0, 0, 0, 12, 40, 120],
    [0, 0, 0, 5, 20, 30],
    [0, 0, 0, 4, 20, 30],
  ],
};

// packages/house-math/src/slot/games/summer-orchard/game.ts
var game179 = collectGame(
  {
    code: 'summer-orchard',
    studio: 'BOISHAKH',
    name: { EN: 'Summer orchard', BN: 'জ্যৈষ্ঠের বাগান' },
    description: {
      EN: 'Four rows under heavy branches, and five fruits with a price on each. The tray of the last reel takes what hangs low and what hangs high.',
      BN: 'ফলভারে নুয়ে পড়া ডালের নিচে চার সারি, পাঁচ রকম ফলের গায়ে দাম। শেষ রিলে কুলা এলে নিচু ডাল উঁচু ডাল সবই তোলে।',
    },
    betCredits: 25,
    reels: 5,
    rows: 4,
    wild: 'basket',
    collector: 'kula',
    goods: [
      ['lychee', 5],
      ['mango', 10],
      ['pineapple', 25],
      ['watermelon', 50],
      ['jackfruit', 250],
    ],
    high: ['rooster', 'bull'],
    low: ['gamcha', 'marigold', 'clay-pot', 'flute'],
    lines: 25,
    aim: {
      rtp: 0.96,
      sigma: 2.4,
      seed: 4222,
      length: 24,
      steep: 2,
      on: {
        basket: [0, 1, 1, 1, 0],
        kula: [0, 0, 0, 0, 1],
        lychee: [3, 3, 3, 3, 0],
        mango: [2, 2, 2, 2, 0],
        pineapple: [1, 1, 1, 1, 0],
        watermelon: [1, 0, 1, 0, 0],
        jackfruit: [0, 0, 0, 1, 0],
      },
    },
  },
  reels_default179,
);

// packages/house-math/src/slot/games/sunken-launch/reels.json
var reels_default180 = {
  strips: [
    'CEHDIBFBIKBGBJBKIJKJ',
    'KEHBACBJBDKBJGJFIBKB',
    'ACBDKFKBBJEHHBBJJGIK',
    'JBABFBJIJBDKKBHEGCKB',
    'BJBHIKFBIJGCBKKIDJEB',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 250, 1e3, 8e3],
    [0, 0, 0, 250, 1e3, 8e3],
    [0, 0, 0, 200, 800, 8e3],
    [0, 0, 0, 200, 800, 4e3],
    [0, 0, 0, 150, 750, 4e3],
    [0, 0, 0, 80, 500, 2500],
    [0, 0, 0, 60, 300, 800],
    [0, 0, 0, 30, 75, 200],
    [0, 0, 0, 15, 60, 200],
  ],
};

// packages/house-math/src/slot/games/sunken-launch/game.ts
var game180 = coinsGame(
  {
    code: 'sunken-launch',
    studio: 'PADMA',
    name: { EN: 'Sunken launch', BN: 'ডোবা লঞ্চ' },
    description: {
      EN: 'Divers work below thirty lines of four rows and bring up what a launch lost. Ten finds hold, and the search goes on while new ones come.',
      BN: 'চার সারির ত্রিশটি লাইনের নিচে ডুবুরিরা ডোবা লঞ্চের হারানো জিনিস তোলে। দশটি পেলে স্থির, নতুন এলে খোঁজ চলতে থাকে।',
    },
    betCredits: 50,
    reels: 5,
    rows: 4,
    wild: 'launch',
    coin: 'chest',
    high: ['anchor', 'lamp', 'pearl', 'clock'],
    low: ['rope', 'snail', 'fish-hook', 'reed', 'net'],
    lines: 30,
    from: 10,
    turns: 3,
    oneIn: 16,
    values: [15, 25, 30, 50, 90, 200],
    fullTimes: 500,
    aim: {
      rtp: 0.955,
      sigma: 5,
      seed: 3319,
      length: 20,
      steep: 3,
      on: { launch: [0, 1, 1, 1, 0], chest: [5, 6, 5, 6, 5] },
    },
  },
  reels_default180,
);

// packages/house-math/src/slot/games/sunken-treasure/reels.json
var reels_default181 = {
  strips: [
    'BICFGCFDBHIIGHDBEEBGFEIH',
    'FGAEBDHIHCEIGIBFHCBEDBFG',
    'AIGDBFFCFIHDIGGCHEBEBEBH',
    'IBGIEBCHIBHDFGHFGBCAEFDE',
    'IDIBFCGHEIHDFGBEBGIBCEFH',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 30, 120, 600],
    [0, 0, 0, 20, 80, 400],
    [0, 0, 0, 15, 75, 250],
    [0, 0, 0, 10, 40, 150],
    [0, 0, 0, 8, 30, 120],
    [0, 0, 0, 5, 25, 100],
    [0, 0, 0, 5, 20, 60],
  ],
};

// packages/house-math/src/slot/games/sunken-treasure/game.ts
var game181 = coinsGame(
  {
    code: 'sunken-treasure',
    studio: 'PADMA',
    name: { EN: 'Sunken treasure', BN: 'ডুবন্ত ধন' },
    description: {
      EN: 'Twenty lines over deep water, and five coins are enough to hold while the other places turn. Coins come often and are worth little, so that the round is long rather than large.',
      BN: 'গভীর জলের ওপর বিশটি লাইন; পাঁচটি মুদ্রাতেই সেগুলো থেকে যায় আর বাকি ঘর ঘোরে। মুদ্রা ঘন ঘন আসে, দাম কম; তাই রাউন্ড বড় নয়, লম্বা হয়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'moon',
    coin: 'coin',
    high: ['water-lily', 'boat', 'egret'],
    low: ['hilsa', 'net', 'reed', 'raindrop'],
    lines: 20,
    from: 5,
    turns: 3,
    oneIn: 13,
    values: [5, 5, 5, 10, 10, 10, 15, 20, 30, 50],
    fullTimes: 200,
  },
  reels_default181,
);

// packages/house-math/src/slot/games/swan-pond/reels.json
var reels_default182 = {
  strips: [
    'DHGCFEHGHDFFHEFHGBHGGBCDGHGE',
    'GHEBDAGHGFEBHGFHFDEFGHDHFGHC',
    'GFHBGGBGCGDHHFAFDEHFBCFHEHED',
    'EHHDGHEFBGGHGCDBFFDHFHAGBFGE',
    'DGHDFHGFBDBFGCEEFHCGHEHFBGHH',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 100, 300, 500],
    [0, 0, 0, 30, 100, 150],
    [0, 0, 0, 30, 40, 100],
    [0, 0, 0, 25, 30, 60],
    [0, 0, 0, 4, 6, 15],
    [0, 0, 0, 2, 4, 6],
    [0, 0, 0, 1, 4, 5],
  ],
};

// packages/house-math/src/slot/games/swan-pond/game.ts
var game182 = changingGame(
  {
    code: 'swan-pond',
    studio: 'JAMDANI',
    name: { EN: 'Swan pond', BN: 'রাজহাঁসের পুকুর' },
    description: {
      EN: 'High reels at both banks and a narrow passage in the middle, two pictures wide or three. Whatever crosses it pays well.',
      BN: 'দুই পাড়ে উঁচু রিল, মাঝখানে সরু পথ, দুই বা তিন ছবি চওড়া। যা পার হয় তা ভালো দেয়।',
    },
    betCredits: 50,
    reels: 5,
    rows: 6,
    wild: 'swan',
    high: ['gate', 'palace', 'fountain'],
    low: ['rose', 'jasmine', 'moth', 'pomegranate'],
    heights: [
      [5, 6],
      [3, 4, 5],
      [2, 2, 3],
      [3, 4, 5],
      [5, 6],
    ],
    aim: {
      rtp: 0.954,
      sigma: 3.4,
      seed: 4408,
      length: 28,
      steep: 2.6,
      on: { swan: [0, 1, 1, 1, 0] },
    },
  },
  reels_default182,
);

// packages/house-math/src/slot/games/sweet-boxes/reels.json
var reels_default183 = {
  strips: [
    'IHJFIHJEHJIBIGHJHEJDGB',
    'DAHIFFHHIHJBEJGHJJBIJG',
    'GHGHFJIGAHIJHJFDIEEIJJ',
    'IJIBJIJDGBHJHGJFAEHIEF',
    'JIJEJGHDIIJFFIGHJHGJEI',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 200, 1200, 1e4],
    [0, 0, 0, 120, 500, 3e3],
    [0, 0, 0, 120, 500, 3e3],
    [0, 0, 0, 80, 200, 1200],
    [0, 0, 0, 15, 50, 150],
    [0, 0, 0, 15, 40, 120],
    [0, 0, 0, 6, 25, 40],
  ],
};

// packages/house-math/src/slot/games/sweet-boxes/game.ts
var game183 = pickGame(
  {
    code: 'sweet-boxes',
    studio: 'RICKSHA',
    name: { EN: 'Sweet boxes', BN: 'মিষ্টির বাক্স' },
    description: {
      EN: 'Twenty lines on four rows behind the glass. Three plates of rosogolla fill ten of twenty boxes, all small and every one of them sweet.',
      BN: 'কাচের ওপাশে চার সারিতে বিশটি লাইন। তিন বাটি রসগোল্লা এলে বিশটি বাক্সের দশটি ভরে, সব ছোট তবে সবই মিষ্টি।',
    },
    betCredits: 50,
    reels: 5,
    rows: 4,
    wild: 'jilapi',
    scatter: 'rosogolla',
    box: 'box',
    high: ['rickshaw', 'tea', 'samosa'],
    low: ['fuchka', 'banana', 'sugarcane', 'jhalmuri'],
    lines: 20,
    from: 3,
    opens: 10,
    boxes: [20, 20, 20, 20, 25, 25, 25, 25, 30, 30, 30, 40, 40, 40, 50, 50, 50, 60, 60, 75],
    aim: {
      rtp: 0.958,
      sigma: 3,
      seed: 4107,
      length: 22,
      steep: 2.5,
      on: { jilapi: [0, 1, 1, 1, 0], rosogolla: [2, 2, 0, 2, 0] },
    },
  },
  reels_default183,
);

// packages/house-math/src/slot/games/sweet-shop/reels.json
var reels_default184 = {
  strips: ['FDFCCBDFDABDEFCFEFBEEFAE', 'FDAEEDFBDFDFBBEEFFCEFCEA', 'CEFFBEFFECFFDFDDBAECDABE'],
  pays: [
    [0, 0, 0, 75],
    [0, 0, 0, 30],
    [0, 0, 0, 15],
    [0, 0, 0, 12],
    [0, 0, 0, 10],
    [0, 0, 0, 1],
  ],
};

// packages/house-math/src/slot/games/sweet-shop/game.ts
var game184 = classicGame(
  {
    code: 'sweet-shop',
    studio: 'RICKSHA',
    name: { EN: 'Sweet shop', BN: 'মিষ্টির দোকান' },
    description: {
      EN: 'Five lines along the counter, with two rosogollas on every reel to go with anything. They double their wins, which come often and are never very large.',
      BN: 'দোকানের কাচের তাকে পাঁচটি লাইন, প্রতি রিলে দুটি রসগোল্লা যা সবকিছুর সঙ্গে যায়। তারা জয় দ্বিগুণ করে; জয় ঘন ঘন আসে, খুব বড় হয় না।',
    },
    betCredits: 10,
    reels: 3,
    rows: 3,
    wild: 'rosogolla',
    high: ['jilapi', 'tea'],
    low: ['samosa', 'fuchka', 'jhalmuri'],
    lines: 5,
    wildTimes: 2,
    aim: { rtp: 0.959, sigma: 2.3, seed: 4010, length: 24, steep: 2, on: { rosogolla: [2, 2, 2] } },
  },
  reels_default184,
);

// packages/house-math/src/slot/games/tabla-lesson/reels.json
var reels_default185 = {
  strips: [
    'IHHEFCHIGHEIFGGIFDBGI',
    'DFAHHGECIIGGEBFHIGIHI',
    'EHEBHAIFGFHGIHIGGDIIC',
    'IGGECHIDIGBFAHIEIHFGH',
    'BIFHHFIECGGHGFDEIFHII',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 75, 300, 1500],
    [0, 0, 0, 75, 250, 1500],
    [0, 0, 0, 30, 75, 500],
    [0, 0, 0, 15, 60, 120],
    [0, 0, 0, 8, 12, 50],
    [0, 0, 0, 6, 12, 40],
    [0, 0, 0, 4, 8, 25],
  ],
};

// packages/house-math/src/slot/games/tabla-lesson/game.ts
var game185 = growingGame(
  {
    code: 'tabla-lesson',
    studio: 'BOISHAKH',
    name: { EN: 'Tabla lesson', BN: 'তবলার তালিম' },
    description: {
      EN: 'Nine lines in even time, with the dearest pictures rarely heard. Three pairs of tabla bring seven free spins that quicken beat by beat.',
      BN: 'সমান তালে নয়টি লাইন, দামি ছবি কম আসে। তিন জোড়া তবলায় সাতটি ফ্রি স্পিন, মাত্রায় মাত্রায় লয় বাড়ে।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'cymbals',
    scatter: 'tabla',
    high: ['flute', 'ektara', 'drum'],
    low: ['gamcha', 'marigold', 'kula', 'clay-pot'],
    lines: 9,
    scatterPays: [20, 80, 800],
    awards: [7, 9, 11],
    aim: {
      rtp: 0.957,
      sigma: 5.5,
      seed: 4235,
      length: 21,
      steep: 3,
      on: { cymbals: [0, 1, 1, 1, 0], tabla: [1, 1, 1, 1, 1] },
    },
  },
  reels_default185,
);

// packages/house-math/src/slot/games/tailor-shop/reels.json
var reels_default186 = {
  strips: [
    'IGEHJKICKKGIJGJCAIKJHDEFKJFHDIKB',
    'KAKHKDKJJFIIEFEKGIDIGHHJJHBJIGCK',
    'JJIJHFDHGJCKKIJKEDBAKIIJGHIKGKHE',
    'IJCJFEBKIHKKGIIJEHDJAKKGJIHHDGFK',
    'KAHKJJCHIKHDIGIFHBKJIGGFJIEEKKJD',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 120, 1e3, 8e3],
    [0, 0, 0, 60, 400, 2e3],
    [0, 0, 0, 60, 400, 2e3],
    [0, 0, 0, 60, 400, 2e3],
    [0, 0, 0, 25, 100, 500],
    [0, 0, 0, 15, 80, 200],
    [0, 0, 0, 8, 15, 75],
    [0, 0, 0, 5, 15, 60],
    [0, 0, 0, 4, 15, 40],
  ],
};

// packages/house-math/src/slot/games/tailor-shop/game.ts
var game186 = linesGame(
  {
    code: 'tailor-shop',
    studio: 'NOKSHI',
    name: { EN: 'Tailor shop', BN: 'দর্জির দোকান' },
    description: {
      EN: 'Twenty-five lines on four rows, as busy as a shop before the holidays. The sewing machine stands in, and three pairs of scissors cut out six free spins that count three times.',
      BN: 'চার সারিতে পঁচিশটি লাইন, ছুটির আগের দোকানের মতোই ব্যস্ত। সেলাই মেশিন যেকোনো ছবির জায়গা নেয়, তিনটি কাঁচি ছয়টি ফ্রি স্পিন কেটে আনে, জয় তিন গুণ।',
    },
    betCredits: 25,
    reels: 5,
    rows: 4,
    wild: 'sewing-machine',
    scatter: 'scissors',
    high: ['hoop', 'pouch', 'patchwork'],
    low: ['spool', 'thimble', 'needle', 'button', 'comb', 'tassel'],
    lines: 25,
    scatterPays: [50, 200, 1e3],
    freeGames: { awards: [6, 8, 10], multiplier: 3, most: 30 },
    aim: {
      rtp: 0.955,
      sigma: 5.5,
      seed: 1056,
      length: 32,
      steep: 3,
      on: { 'sewing-machine': [1, 1, 1, 1, 1], scissors: [1, 1, 1, 1, 1] },
    },
  },
  reels_default186,
);

// packages/house-math/src/slot/games/tassel-dance/reels.json
var reels_default187 = {
  strips: [
    'DBHADHHICIEAGCHFHGCFIFGEIG',
    'AHEDIIACGFGHEDFGIHIHFCBGII',
    'EFFDGDAECIGHFHHGAIHIGGHIBC',
    'FDFIGACGHAGBIIDHGIIEFHGEHC',
    'IGIEAGHCBDGFGAHFCHIEHHIFIH',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 20, 100, 500],
    [0, 0, 0, 20, 100, 400],
    [0, 0, 0, 20, 80, 400],
    [0, 0, 0, 8, 40, 120],
    [0, 0, 0, 4, 12, 40],
    [0, 0, 0, 3, 12, 25],
    [0, 0, 0, 3, 10, 25],
  ],
};

// packages/house-math/src/slot/games/tassel-dance/game.ts
var game187 = linesGame(
  {
    code: 'tassel-dance',
    studio: 'NOKSHI',
    name: { EN: 'Tassel dance', BN: 'ঝালরের নাচ' },
    description: {
      EN: 'Twenty lines with two tassels a strip as wilds, and wins that come often and stay small. Three suns or more bring six free spins at the same worth.',
      BN: 'বিশটি লাইন, প্রতি রিলে দুটি ঝালর ওয়াইল্ড হয়ে থাকে; জয় আসে ঘন ঘন, থাকে ছোট। তিনটি বা তার বেশি সূর্যে ছয়টি ফ্রি স্পিন, জয় একই।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'tassel',
    scatter: 'sun',
    high: ['peacock', 'parrot'],
    low: ['butterfly', 'paisley', 'star-flower', 'betel-leaf', 'hand-fan'],
    lines: 20,
    scatterPays: [40, 160, 600],
    freeGames: { awards: [6, 8, 10], multiplier: 1, most: 30 },
    aim: {
      rtp: 0.957,
      sigma: 2.6,
      seed: 1084,
      length: 26,
      steep: 2,
      on: { tassel: [2, 2, 2, 2, 2], sun: [1, 1, 1, 1, 1] },
    },
  },
  reels_default187,
);

// packages/house-math/src/slot/games/tea-break/reels.json
var reels_default188 = {
  strips: ['DHHFBEAGGEFEFFHHFHHBGGED', 'HGHFDEHHFEFFGFGEDBHAEGHB', 'DGGHGEGBFFHHFFHFEAHGHDFB'],
  pays: [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 80],
    [0, 0, 0, 50],
    [0, 0, 0, 15],
    [0, 0, 0, 8],
    [0, 0, 0, 5],
  ],
};

// packages/house-math/src/slot/games/tea-break/game.ts
var game188 = pickGame(
  {
    code: 'tea-break',
    studio: 'RICKSHA',
    name: { EN: 'Tea break', BN: 'চায়ের বিরতি' },
    description: {
      EN: 'Three reels and nine lines, with a glass of tea on each. Three glasses lift the lids of three of nine kettles, and the break is short and often.',
      BN: 'তিন রিলে নয়টি লাইন, প্রতিটিতে চায়ের গ্লাস। তিনটি গ্লাসে নয়টি কেটলির তিনটির ঢাকনা ওঠে; বিরতি ছোট, তবে ঘন ঘন।',
    },
    betCredits: 10,
    reels: 3,
    rows: 3,
    wild: 'samosa',
    scatter: 'tea',
    box: 'kettle',
    high: ['radio', 'newspaper'],
    low: ['jilapi', 'banana', 'sugarcane'],
    lines: 9,
    from: 3,
    opens: 3,
    boxes: [10, 15, 20, 20, 25, 30, 40, 50, 80],
    aim: {
      rtp: 0.961,
      sigma: 2.2,
      seed: 4104,
      length: 24,
      steep: 2.2,
      on: { samosa: [1, 1, 1], tea: [2, 2, 2] },
    },
  },
  reels_default188,
);

// packages/house-math/src/slot/games/tea-stall/reels.json
var reels_default189 = {
  strips: ['DBCEDDBDAEDEECBCCDEE', 'DDCDEBECEDECDEDACEEB', 'BECEDEDBCBEDCAEEDDCE'],
  pays: [
    [0, 0, 0, 80],
    [0, 0, 0, 15],
    [0, 0, 0, 10],
    [0, 0, 0, 5],
    [0, 0, 0, 3],
  ],
};

// packages/house-math/src/slot/games/tea-stall/game.ts
var game189 = classicGame(
  {
    code: 'tea-stall',
    studio: 'RICKSHA',
    name: { EN: 'Tea stall', BN: 'মোড়ের চায়ের দোকান' },
    description: {
      EN: 'Three reels and five lines at the corner stall, with few pictures and a win in many rounds. The glass of tea stands in for any picture and doubles what it helps to win.',
      BN: 'মোড়ের দোকানে তিনটি রিল ও পাঁচটি লাইন; ছবি অল্প, জয় আসে ঘন ঘন। চায়ের গ্লাস যেকোনো ছবির জায়গায় বসে এবং সেই জয় দ্বিগুণ করে।',
    },
    betCredits: 5,
    reels: 3,
    rows: 3,
    wild: 'tea',
    high: ['kettle', 'samosa'],
    low: ['jilapi', 'banana'],
    lines: 5,
    wildTimes: 2,
    aim: { rtp: 0.957, sigma: 2, seed: 4001, length: 20, steep: 2, on: { tea: [1, 1, 1] } },
  },
  reels_default189,
);

// packages/house-math/src/slot/games/thread-by-thread/reels.json
var reels_default190 = {
  strips: [
    'IFDJHEJJIIGFHJIBDGCHG',
    'HJJIAICHBEJHHIFGDIGGJ',
    'BCIFHHGJAJIIGHEIGDFJJ',
    'GJIIFCBJHFHAHJGIJEGID',
    'BJJGDIFFJGICIJGHJHIEH',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 60, 250, 1500],
    [0, 0, 0, 50, 200, 1500],
    [0, 0, 0, 50, 200, 750],
    [0, 0, 0, 15, 80, 200],
    [0, 0, 0, 8, 20, 75],
    [0, 0, 0, 6, 20, 50],
    [0, 0, 0, 4, 10, 25],
    [0, 0, 0, 3, 8, 15],
  ],
};

// packages/house-math/src/slot/games/thread-by-thread/game.ts
var game190 = growingGame(
  {
    code: 'thread-by-thread',
    studio: 'NOKSHI',
    name: { EN: 'Thread by thread', BN: 'সুতোয় সুতোয়' },
    description: {
      EN: 'Fifteen lines, and three hoops or more that bring six free spins. The first counts once, the next twice, and so on to the last.',
      BN: 'পনেরোটি লাইন, আর তিনটি বা তার বেশি ফ্রেমে অন্তত ছয়টি ফ্রি স্পিন। প্রথমটির জয় এক গুণ, পরেরটির দুই গুণ, এভাবে শেষ পর্যন্ত বাড়ে।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'needle',
    scatter: 'hoop',
    high: ['sewing-machine', 'yarn', 'scissors'],
    low: ['spool', 'button', 'thimble', 'comb', 'pincushion'],
    lines: 15,
    scatterPays: [10, 50, 200],
    awards: [6, 8, 10],
    aim: {
      rtp: 0.952,
      sigma: 5,
      seed: 1140,
      length: 21,
      steep: 3,
      on: { needle: [0, 1, 1, 1, 0], hoop: [1, 1, 1, 1, 1] },
    },
  },
  reels_default190,
);

// packages/house-math/src/slot/games/thread-count/reels.json
var reels_default191 = {
  strips: [
    'HFBHDFCIJDGJIIJJGEGIHFJH',
    'IJHGIFJDECFGAJGJHHGEIBIH',
    'HCJDGJDJEGIHFAIJIIJEBHHF',
    'JFICIIGIEEHJHAHFGJEDBHJD',
    'HFIDJJFIBFGEHGIJEHCHFIGD',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 200, 750, 6e3],
    [0, 0, 0, 120, 300, 1500],
    [0, 0, 0, 120, 300, 1500],
    [0, 0, 0, 50, 200, 500],
    [0, 0, 0, 30, 120, 400],
    [0, 0, 0, 20, 50, 150],
    [0, 0, 0, 15, 40, 120],
    [0, 0, 0, 12, 30, 100],
  ],
};

// packages/house-math/src/slot/games/thread-count/game.ts
var game191 = stickyGame(
  {
    code: 'thread-count',
    studio: 'JAMDANI',
    name: { EN: 'Thread count', BN: 'সুতোর হিসাব' },
    description: {
      EN: 'Thirty lines and short strips, counted thread by thread. Bobbins stay through six free spins and add up to many small wins.',
      BN: 'ত্রিশটি লাইন ও ছোট রিল, সুতো গোনা হয় একটি একটি করে। ছয়টি ফ্রি স্পিনজুড়ে নলি থেকে যায় এবং অনেক ছোট জয় যোগ করে।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'bobbin',
    scatter: 'spinning-wheel',
    high: ['sari', 'loom', 'shuttle'],
    low: ['cotton', 'cocoon', 'moth', 'jasmine', 'bangle'],
    lines: 30,
    scatterPays: [50, 200, 1e3],
    awards: [6, 7, 8],
    aim: {
      rtp: 0.96,
      sigma: 3.4,
      seed: 4432,
      length: 24,
      steep: 2,
      on: { bobbin: [0, 1, 1, 1, 0], 'spinning-wheel': [1, 1, 1, 1, 1] },
    },
  },
  reels_default191,
);

// packages/house-math/src/slot/games/throne-room/reels.json
var reels_default192 = {
  strips: [
    'HGIGEIIGHIIHBCHEFDFHIFD',
    'FIIFEGGIHHAGDCFGHHIIDGB',
    'FDGFIEHAGIHBHIFGECIGCDI',
    'BEHGAFIGCCIEIDIIHDFHGFH',
    'GCFIIDDIBEEHGFFIHHGGHII',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 60, 120, 2e3],
    [0, 0, 0, 20, 75, 600],
    [0, 0, 0, 15, 75, 600],
    [0, 0, 0, 8, 25, 120],
    [0, 0, 0, 6, 15, 75],
    [0, 0, 0, 5, 12, 50],
    [0, 0, 0, 2, 4, 12],
  ],
};

// packages/house-math/src/slot/games/throne-room/game.ts
var game192 = expandingGame(
  {
    code: 'throne-room',
    studio: 'JAMDANI',
    name: { EN: 'Throne room', BN: 'সিংহাসন কক্ষ' },
    description: {
      EN: 'Five lines lead to the throne, and few who come are seen. Crowns on three reels stand for the whole reel, and then the pay is royal.',
      BN: 'সিংহাসনের দিকে পাঁচটি লাইন, যারা আসে তাদের অল্প কজনই দেখা পায়। তিন রিলে মুকুট এলে পুরো রিলের হয়ে দাঁড়ায়, তখন পুরস্কার রাজকীয়।',
    },
    betCredits: 5,
    reels: 5,
    rows: 3,
    wild: 'crown',
    scatter: 'carpet',
    high: ['throne', 'palace', 'chandelier'],
    low: ['gate', 'inkpot', 'mirror', 'attar'],
    lines: 5,
    scatterPays: [10, 50, 500],
    aim: {
      rtp: 0.95,
      sigma: 7,
      seed: 4420,
      length: 23,
      steep: 2.8,
      on: { crown: [0, 1, 1, 1, 0], carpet: [1, 1, 1, 1, 1] },
    },
  },
  reels_default192,
);

// packages/house-math/src/slot/games/tide-pools/reels.json
var reels_default193 = {
  strips: [],
  pays: [
    [25, 50, 120, 200, 500, 2e3, 6e3],
    [15, 20, 40, 100, 150, 750, 2e3],
    [8, 15, 30, 50, 80, 300, 800],
    [8, 12, 20, 30, 60, 150, 600],
    [6, 10, 15, 25, 30, 100, 300],
    [5, 8, 10, 15, 20, 50, 150],
  ],
};

// packages/house-math/src/slot/games/tide-pools/game.ts
var game193 = clustersGame(
  {
    code: 'tide-pools',
    studio: 'SUNDAR',
    name: { EN: 'Tide pools', BN: 'জোয়ারের ডোবা' },
    description: {
      EN: 'Four columns of five pools and six things to find in them. Four alike that touch pay at once, and the tide refills the pools five times at most.',
      BN: 'চার কলামে পাঁচটি করে ডোবা, খুঁজে পাওয়ার ছয়টি জিনিস। চারটি একই জিনিস লেগে থাকলেই জয়, জোয়ার ডোবা ভরে বড়জোর পাঁচবার।',
    },
    betCredits: 10,
    reels: 4,
    rows: 5,
    high: ['crab', 'prawn'],
    low: ['snail', 'oyster', 'reed', 'fern'],
    weights: [10, 13, 16, 18, 20, 23],
    sizes: [4, 5, 6, 7, 8, 10, 12],
    multipliers: [1, 2, 3],
    mostTumbles: 5,
    mostTimes: 800,
    aim: { rtp: 0.956, sigma: 2.5, seed: 5117 },
  },
  reels_default193,
);

// packages/house-math/src/slot/games/tiffin-boxes/reels.json
var reels_default194 = {
  strips: [
    'IGHEJJBIIDJFEHFIHDGJGHBF',
    'IGJFIJIHDHGHEJDEJAGHFJFI',
    'GJEIIHJGIHDAFGBJJFFDBIHE',
    'IEIJHJGJDFJAIDFHHFEHGJIG',
    'DFGEIJFIHHBEJGIHGHDJJFIB',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 40, 150, 1e3],
    [0, 0, 0, 30, 100, 600],
    [0, 0, 0, 20, 75, 300],
    [0, 0, 0, 12, 40, 150],
    [0, 0, 0, 8, 25, 100],
    [0, 0, 0, 6, 20, 80],
    [0, 0, 0, 5, 15, 60],
  ],
};

// packages/house-math/src/slot/games/tiffin-boxes/game.ts
var game194 = pickGame(
  {
    code: 'tiffin-boxes',
    studio: 'RICKSHA',
    name: { EN: 'Tiffin boxes', BN: 'টিফিন বাক্স' },
    description: {
      EN: 'Twenty lines through the street, and tiffin carriers on the first, third and last reel. Three of them open five of fifteen boxes, and each pays what it holds.',
      BN: 'রাস্তার মোড়ে বিশটি লাইন, আর প্রথম, তৃতীয় ও শেষ রিলে টিফিন ক্যারিয়ার। তিনটি এলে পনেরোটি বাক্সের পাঁচটি খোলে, প্রতিটি তার ভেতরের পুরস্কার দেয়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'bell',
    scatter: 'tiffin',
    box: 'box',
    high: ['rickshaw', 'peacock', 'kite'],
    low: ['umbrella', 'mango', 'star-flower', 'betel-leaf'],
    lines: 20,
    from: 3,
    opens: 5,
    boxes: [10, 10, 10, 20, 20, 30, 30, 40, 50, 60, 80, 100, 150, 300, 600],
  },
  reels_default194,
);

// packages/house-math/src/slot/games/tiger-moon/reels.json
var reels_default195 = {
  strips: [
    'FIIBCFGIIDEIAIGFHGHH',
    'IHFEDCHGCIIGFIHBGGHF',
    'FHDIBGGIFFHEGCIGHHII',
    'IFHEBFFIHCDHGIIGIHGH',
    'GICHIBGHFDEHAGHIFCII',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 20, 250, 2500],
    [0, 0, 0, 20, 250, 1500],
    [0, 0, 0, 20, 250, 800],
    [0, 0, 0, 2, 12, 40],
    [0, 0, 0, 2, 5, 15],
    [0, 0, 0, 2, 3, 15],
    [0, 0, 0, 1, 2, 5],
  ],
};

// packages/house-math/src/slot/games/tiger-moon/game.ts
var game195 = walkingGame(
  {
    code: 'tiger-moon',
    studio: 'SUNDAR',
    name: { EN: 'Tiger moon', BN: 'বাঘের চাঁদ' },
    description: {
      EN: 'Two strips have a tiger, the first and the last, so that it is either gone at once or here for long. Ten lines, and pays as steep as its leap.',
      BN: 'বাঘ আছে দুই রিলে, প্রথমে আর শেষে, তাই সে হয় এক লাফে যায়, নয় অনেকক্ষণ থাকে। দশটি লাইন, পুরস্কার তার লাফের মতোই খাড়া।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'tiger',
    scatter: 'moon',
    high: ['deer', 'monkey'],
    low: ['crab', 'egret', 'mushroom', 'fern', 'paw-print'],
    lines: 10,
    scatterPays: [30, 150, 1e3],
    aim: {
      rtp: 0.951,
      sigma: 7,
      seed: 5338,
      length: 20,
      steep: 4,
      on: { tiger: [1, 0, 0, 0, 1], moon: [1, 1, 1, 1, 1] },
    },
  },
  reels_default195,
);

// packages/house-math/src/slot/games/tiger-path/reels.json
var reels_default196 = {
  strips: [
    'DGIICEBGDGHHFHEFFHEGIDCI',
    'EDIGCGFEFHGIGDDIHHFECBHI',
    'HHCGFHEIGGAGDFHFBIIDCEEI',
    'EIIBCEDFHHEDHGDHIFIGGFCG',
    'FDIFABGGEFIHHCIIGHGEECHD',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 12, 30, 300],
    [0, 0, 0, 6, 25, 150],
    [0, 0, 0, 5, 20, 80],
    [0, 0, 0, 3, 8, 50],
    [0, 0, 0, 3, 8, 50],
    [0, 0, 0, 1, 5, 30],
    [0, 0, 0, 1, 4, 20],
  ],
};

// packages/house-math/src/slot/games/tiger-path/game.ts
var game196 = walkingGame(
  {
    code: 'tiger-path',
    studio: 'SUNDAR',
    name: { EN: 'Tiger path', BN: 'বাঘের পথ' },
    description: {
      EN: 'Twenty lines in the mangrove: a tiger on the third or last reel fills it, and the other reels turn again. With each turn it walks one reel to the left, until it has gone.',
      BN: 'বাদাবনে বিশটি লাইন; তৃতীয় বা শেষ রিলে বাঘ এলে সে পুরো রিল ভরে দেয় আর বাকি রিল আবার ঘোরে। প্রতিবার ঘোরার সময় সে এক রিল বামে হাঁটে, যতক্ষণ না চলে যায়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'tiger',
    scatter: 'moon',
    high: ['deer', 'honeycomb', 'crab'],
    low: ['kingfisher', 'frog', 'taro-leaf', 'reed'],
    lines: 20,
    scatterPays: [40, 200, 1e3],
  },
  reels_default196,
);

// packages/house-math/src/slot/games/traffic-jam/reels.json
var reels_default197 = {
  strips: [
    'GCFGEBGEDDBDGGFGDFGEFFEGCA',
    'EGDFGDFGFEGGFDBGAGGEEFCGCF',
    'DGDDGGFDGGEFECEGEACGBFFBGF',
  ],
  pays: [
    [0, 0, 0, 1500],
    [0, 0, 0, 250],
    [0, 0, 0, 150],
    [0, 0, 0, 60],
    [0, 0, 0, 15],
    [0, 0, 0, 12],
    [0, 0, 0, 8],
  ],
};

// packages/house-math/src/slot/games/traffic-jam/game.ts
var game197 = classicGame(
  {
    code: 'traffic-jam',
    studio: 'RICKSHA',
    name: { EN: 'Traffic jam', BN: 'যানজট' },
    description: {
      EN: 'Everything that rolls stands on nine lines and waits for its like. The traffic light lets any picture pass and doubles the win.',
      BN: 'যা কিছু চলে সব নয়টি লাইনে দাঁড়িয়ে নিজের জোড়ার অপেক্ষায়। ট্রাফিক বাতি যেকোনো ছবিকে পথ দেয় এবং জয় দ্বিগুণ করে।',
    },
    betCredits: 25,
    reels: 3,
    rows: 3,
    wild: 'traffic-light',
    high: ['bus', 'rickshaw', 'bicycle'],
    low: ['horn', 'wheel', 'newspaper'],
    lines: 9,
    wildTimes: 2,
    aim: {
      rtp: 0.956,
      sigma: 4,
      seed: 4008,
      length: 26,
      steep: 3.5,
      on: { 'traffic-light': [1, 1, 1] },
    },
  },
  reels_default197,
);

// packages/house-math/src/slot/games/tree-of-seasons/reels.json
var reels_default198 = {
  strips: [
    'EHADHICIEGGHBFGIFEIH',
    'IHCIFGGHAIFHEFHGIDEB',
    'HEGBDIFGIIHDFGIHFHCA',
    'IDIGEFHIFHHICBAEGHFG',
    'GCEIDHHFFHFGBEIHIGAI',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 40, 120, 400],
    [0, 0, 0, 25, 100, 250],
    [0, 0, 0, 15, 50, 100],
    [0, 0, 0, 10, 25, 50],
    [0, 0, 0, 8, 25, 40],
    [0, 0, 0, 5, 10, 20],
    [0, 0, 0, 5, 10, 12],
  ],
};

// packages/house-math/src/slot/games/tree-of-seasons/game.ts
var game198 = growingGame(
  {
    code: 'tree-of-seasons',
    studio: 'NOKSHI',
    name: { EN: 'Tree of seasons', BN: 'ঋতুর গাছ' },
    description: {
      EN: 'Twenty lines under a tree that stands in on all reels. Three suns bring six free spins, one for each season, and the sixth counts six times.',
      BN: 'বিশটি লাইনের ওপর এক গাছ, সব রিলেই সে যেকোনো ছবির জায়গা নেয়। তিনটি সূর্যে ছয়টি ফ্রি স্পিন, ঋতু যেমন ছয়টি, আর ষষ্ঠটির জয় ছয় গুণ।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'tree',
    scatter: 'sun',
    high: ['peacock', 'parrot', 'elephant'],
    low: ['lotus', 'star-flower', 'butterfly', 'betel-leaf'],
    lines: 20,
    scatterPays: [40, 200, 1e3],
    awards: [6, 6, 6],
    aim: {
      rtp: 0.956,
      sigma: 3.5,
      seed: 1154,
      length: 20,
      steep: 2.5,
      on: { tree: [1, 1, 1, 1, 1], sun: [1, 1, 1, 1, 1] },
    },
  },
  reels_default198,
);

// packages/house-math/src/slot/games/turtle-beach/reels.json
var reels_default199 = {
  strips: [
    'FIIDIICFHHGHGGCEHBEGF',
    'IGGEGIDIHHFHHDCFEIGBE',
    'IDBHEIAGIHFGHCGFHEHAI',
    'IEIDCHIFCFGGBEHHGGDIH',
    'HGDFFIHDFGBHCEIHGDGII',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 10, 80, 300],
    [0, 0, 0, 1, 75, 100],
    [0, 0, 0, 1, 5, 20],
    [0, 0, 0, 1, 5, 10],
    [0, 0, 0, 1, 2, 4],
    [0, 0, 0, 1, 2, 3],
    [0, 0, 0, 1, 2, 3],
  ],
};

// packages/house-math/src/slot/games/turtle-beach/game.ts
var game199 = waysGame(
  {
    code: 'turtle-beach',
    studio: 'PADMA',
    name: { EN: 'Turtle beach', BN: 'কাছিমের সৈকত' },
    description: {
      EN: 'Turtles climb the third reel, two on its strip, while 1024 ways run past. Wins are small and steady like their walk.',
      BN: 'তৃতীয় রিলে কাছিম ওঠে, তার ফিতায় দুটি, পাশ দিয়ে যায় 1024টি পথ। জয় ছোট আর ধীরস্থির, তাদের হাঁটার মতো।',
    },
    betCredits: 50,
    reels: 5,
    rows: 4,
    wild: 'turtle',
    scatter: 'moon',
    high: ['gull', 'oyster'],
    low: ['snail', 'wave', 'reed', 'prawn', 'rope'],
    scatterPays: [50, 250, 1500],
    spreadingReels: [2],
    aim: {
      rtp: 0.957,
      sigma: 2.6,
      seed: 3165,
      length: 21,
      steep: 2,
      on: { turtle: [0, 0, 2, 0, 0], moon: [1, 1, 1, 1, 1] },
    },
  },
  reels_default199,
);

// packages/house-math/src/slot/games/turtle-nests/reels.json
var reels_default200 = {
  strips: [
    'FCFHGIHIEBHIGHBIGBDGI',
    'HFCIIBGDHFAHBEGIIGIHE',
    'GFGIECDIBHGFHBIAHHBIF',
    'CIDIHGFBEIHAIGDBFGHIE',
    'EGHIIGBEIDIHHGFIBICBF',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 100, 600, 4e3],
    [0, 0, 0, 100, 400, 4e3],
    [0, 0, 0, 60, 400, 2e3],
    [0, 0, 0, 20, 80, 500],
    [0, 0, 0, 8, 25, 100],
    [0, 0, 0, 5, 15, 75],
    [0, 0, 0, 3, 6, 15],
  ],
};

// packages/house-math/src/slot/games/turtle-nests/game.ts
var game200 = coinsGame(
  {
    code: 'turtle-nests',
    studio: 'PADMA',
    name: { EN: 'Turtle nests', BN: 'কাছিমের বাসা' },
    description: {
      EN: 'Nests lie hidden under fifteen lines, and five turtles guard them through four turns. What they guard ranges from a trifle to one hundred credits.',
      BN: 'পনেরোটি লাইনের নিচে বাসা লুকানো, পাঁচটি কাছিম চার পাক ধরে পাহারা দেয়। যা পাহারা দেয় তা সামান্য থেকে একশ ক্রেডিট পর্যন্ত।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'moon',
    coin: 'turtle',
    high: ['gharial', 'gull'],
    low: ['wave', 'reed', 'snail', 'oyster', 'crab'],
    lines: 15,
    from: 5,
    turns: 4,
    oneIn: 22,
    values: [1, 2, 2, 3, 4, 6, 10, 100],
    fullTimes: 250,
    aim: {
      rtp: 0.952,
      sigma: 5,
      seed: 3308,
      length: 21,
      steep: 3,
      on: { moon: [0, 1, 1, 1, 0], turtle: [3, 2, 3, 2, 3] },
    },
  },
  reels_default200,
);

// packages/house-math/src/slot/games/two-anchors/reels.json
var reels_default201 = {
  strips: ['HHCGBGCGFFHBGFEHFEHHDEGE', 'GFHDGFFHCFHHDHEGGBEGBHAE', 'DFBHEHEGHDFHHECGGECBFGGH'],
  pays: [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 300],
    [0, 0, 0, 300],
    [0, 0, 0, 60],
    [0, 0, 0, 60],
    [0, 0, 0, 40],
    [0, 0, 0, 15],
  ],
};

// packages/house-math/src/slot/games/two-anchors/game.ts
var game201 = coinsGame(
  {
    code: 'two-anchors',
    studio: 'PADMA',
    name: { EN: 'Two anchors', BN: 'দুই নোঙর' },
    description: {
      EN: 'A small screen of nine places and five lines. Three chests hold at once, and the rest turns twice, so it is quickly over.',
      BN: 'নয় ঘরের ছোট পর্দা, পাঁচটি লাইন। তিনটি সিন্দুক এলেই স্থির, বাকি ঘর দুইবার ঘোরে, তাই শেষও হয় তাড়াতাড়ি।',
    },
    betCredits: 10,
    reels: 3,
    rows: 3,
    wild: 'anchor',
    coin: 'chest',
    high: ['launch', 'gull'],
    low: ['rope', 'paddle', 'raft', 'reed'],
    lines: 5,
    from: 3,
    turns: 2,
    oneIn: 8,
    values: [5, 5, 10, 10, 20, 40],
    fullTimes: 80,
    aim: {
      rtp: 0.953,
      sigma: 4,
      seed: 3187,
      length: 24,
      steep: 3,
      on: { anchor: [0, 1, 0], chest: [2, 2, 2] },
    },
  },
  reels_default201,
);

// packages/house-math/src/slot/games/wandering-band/reels.json
var reels_default202 = {
  strips: [
    'KKMICEIKLMGMMLDMLJCHML',
    'JCLMKMDHFGJMLILKCMALKJ',
    'LMKAMGJIEKLMDCHCMLJKLJ',
    'MMLLAMGFKJLHMCCKJJLKDI',
    'LKMJKLILKKMGMJMJIMHBGL',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 150, 1e3, 8e3],
    [0, 0, 0, 120, 800, 8e3],
    [0, 0, 0, 75, 400, 2500],
    [0, 0, 0, 40, 150, 600],
    [0, 0, 0, 15, 60, 200],
    [0, 0, 0, 8, 25, 75],
    [0, 0, 0, 6, 15, 40],
  ],
};

// packages/house-math/src/slot/games/wandering-band/game.ts
var game202 = collectGame(
  {
    code: 'wandering-band',
    studio: 'BOISHAKH',
    name: { EN: 'Wandering band', BN: 'পথের গানের দল' },
    description: {
      EN: 'Fifteen lines and a band that plays for what is thrown. The big drum on the last reel passes round and collects from all instruments.',
      BN: 'পনেরোটি লাইন আর পথের এক গানের দল, যে যা দেয় তাতেই বাজায়। শেষ রিলে ঢোল এলে ঘুরে ঘুরে সব বাদ্যের ভাগ তোলে।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'marigold',
    collector: 'drum',
    goods: [
      ['cymbals', 15],
      ['flute', 30],
      ['ektara', 60],
      ['tabla', 150],
    ],
    high: ['mask', 'bunting', 'kite'],
    low: ['gamcha', 'top', 'lychee', 'clay-pot'],
    lines: 15,
    aim: {
      rtp: 0.955,
      sigma: 3.8,
      seed: 4224,
      length: 22,
      steep: 3,
      on: {
        marigold: [0, 1, 1, 1, 0],
        drum: [0, 0, 0, 0, 1],
        cymbals: [2, 2, 2, 2, 0],
        flute: [1, 1, 1, 1, 0],
        ektara: [1, 0, 1, 0, 0],
        tabla: [0, 1, 0, 1, 0],
      },
    },
  },
  reels_default202,
);

// packages/house-math/src/slot/games/wedding-quilt/reels.json
var reels_default203 = {
  strips: [
    'GEFDHIJIAJJBGHJHHJFEIDCGIG',
    'JGJHBAIHIFIFEDJCHJJIHIGDGG',
    'AJGDFJBGHGDDHHFJIEIEIJCJIH',
    'GJGJHHJBJFHGIHDECJFDGJEIAI',
    'GIIFIEEHCBHHJIIGJGFAGDJJHD',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 120, 800, 6e3],
    [0, 0, 0, 50, 250, 1500],
    [0, 0, 0, 40, 200, 1e3],
    [0, 0, 0, 20, 150, 750],
    [0, 0, 0, 6, 40, 150],
    [0, 0, 0, 6, 30, 100],
    [0, 0, 0, 6, 25, 80],
    [0, 0, 0, 2, 8, 40],
  ],
};

// packages/house-math/src/slot/games/wedding-quilt/game.ts
var game203 = linesGame(
  {
    code: 'wedding-quilt',
    studio: 'NOKSHI',
    name: { EN: 'Wedding quilt', BN: 'বিয়ের কাঁথা' },
    description: {
      EN: 'Twenty-five lines stitched for a bride, with a peacock that stands in for any picture but the palanquin. Three palanquins or more bring free spins whose wins count twice.',
      BN: 'কনের জন্য বোনা পঁচিশটি লাইন; পালকি ছাড়া যেকোনো ছবির জায়গায় ময়ূর বসে। তিনটি বা তার বেশি পালকি এলে ফ্রি স্পিন মেলে, সেখানে জয় দুই গুণ ধরা হয়।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'peacock',
    scatter: 'palanquin',
    high: ['elephant', 'quilt', 'pouch'],
    low: ['sun', 'butterfly', 'star-flower', 'betel-leaf', 'comb'],
    lines: 25,
    scatterPays: [50, 250, 1e3],
    freeGames: { awards: [8, 10, 15], multiplier: 2, most: 45 },
    aim: {
      rtp: 0.956,
      sigma: 4.5,
      seed: 1007,
      length: 26,
      steep: 2.5,
      on: { peacock: [1, 1, 1, 1, 1], palanquin: [1, 1, 1, 1, 1] },
    },
  },
  reels_default203,
);

// packages/house-math/src/slot/games/wheelwright/reels.json
var reels_default204 = {
  strips: [
    'KLHBJJIDGIBFIJJGKEKKGLLH',
    'GDKHLIKFILJLGKELKJJLIJHA',
    'HLADIHJKKJHEBIGLJIFLKBLK',
    'JLKIJGLEFGLKLHHKDLIIKJAJ',
    'GEHLBJJLGDKJKLKKILFILIJH',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 500, 3e3, 2e4],
    [0, 0, 0, 400, 2500, 2e4],
    [0, 0, 0, 400, 1500, 2e4],
    [0, 0, 0, 150, 600, 3e3],
    [0, 0, 0, 100, 400, 2e3],
    [0, 0, 0, 60, 200, 600],
    [0, 0, 0, 40, 100, 300],
    [0, 0, 0, 30, 80, 250],
    [0, 0, 0, 30, 75, 200],
  ],
};

// packages/house-math/src/slot/games/wheelwright/game.ts
var game204 = pickGame(
  {
    code: 'wheelwright',
    studio: 'RICKSHA',
    name: { EN: 'Wheelwright', BN: 'চাকার মিস্ত্রি' },
    description: {
      EN: 'Twenty-five lines on four rows, and long strips of everything that turns. Three wheels open five of twenty boxes of parts.',
      BN: 'চার সারিতে পঁচিশটি লাইন, লম্বা রিলে যা কিছু ঘোরে সব। তিনটি চাকা এলে যন্ত্রপাতির বিশটি বাক্সের পাঁচটি খোলে।',
    },
    betCredits: 100,
    reels: 5,
    rows: 4,
    wild: 'bell',
    scatter: 'wheel',
    box: 'box',
    high: ['rickshaw', 'bicycle', 'film-reel', 'bus'],
    low: ['horn', 'clock', 'radio', 'key', 'padlock'],
    lines: 25,
    from: 3,
    opens: 5,
    boxes: [
      50, 50, 50, 100, 100, 100, 100, 150, 150, 200, 200, 250, 300, 300, 400, 500, 600, 800, 1e3,
      2e3,
    ],
    aim: {
      rtp: 0.954,
      sigma: 4,
      seed: 4112,
      length: 24,
      steep: 3,
      on: { bell: [0, 1, 1, 1, 0], wheel: [2, 0, 2, 0, 1] },
    },
  },
  reels_default204,
);

// packages/house-math/src/slot/games/white-muslin/reels.json
var reels_default205 = {
  strips: [
    'IGGIIHFGEGEHHGIBHCEHDIFDFIFI',
    'IIHGHGHECGIHEIEDHIFCFGIDDFAB',
    'HHFFIDGIIHIGIICHEGGEGFBEEDHA',
    'BAGHGIFIGIIFFDEDEIFHIGHGHECH',
    'AHHICFHEIFGIGIDBFECGHGIIHGDF',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 150, 1e3, 3e3],
    [0, 0, 0, 60, 300, 1e3],
    [0, 0, 0, 25, 100, 400],
    [0, 0, 0, 20, 80, 200],
    [0, 0, 0, 10, 40, 80],
    [0, 0, 0, 8, 25, 75],
    [0, 0, 0, 5, 15, 30],
  ],
};

// packages/house-math/src/slot/games/white-muslin/game.ts
var game205 = stickyGame(
  {
    code: 'white-muslin',
    studio: 'JAMDANI',
    name: { EN: 'White muslin', BN: 'সাদা মসলিন' },
    description: {
      EN: 'Nine lines of cloth so fine that it fits through a ring. Cotton is wild on all reels but the first, and eight free spins weave it in.',
      BN: 'নয়টি লাইন, কাপড় এত মিহি যে আংটির ভেতর দিয়ে গলে যায়। প্রথম রিল ছাড়া সবখানে কার্পাস, আটটি ফ্রি স্পিনে তা বোনা হয়ে যায়।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'cotton',
    scatter: 'ring',
    high: ['sari', 'swan', 'loom'],
    low: ['shuttle', 'bobbin', 'attar', 'jasmine'],
    lines: 9,
    scatterPays: [20, 80, 400],
    awards: [8, 10, 12],
    aim: {
      rtp: 0.953,
      sigma: 6,
      seed: 4433,
      length: 28,
      steep: 2.4,
      on: { cotton: [0, 1, 1, 1, 1], ring: [1, 1, 1, 1, 1] },
    },
  },
  reels_default205,
);

// packages/house-math/src/slot/games/wind-in-palms/reels.json
var reels_default206 = {
  strips: [
    'CFHEHCEHFFGHDGHDFCGB',
    'FGFHDBEGHCHHGHDHFEGC',
    'HFDHDBEFGGHCAGEHFGHC',
    'GCHHFFGEHGCHGDGFDBHF',
    'HDDFFHDCEGGHFGHGECBF',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 12, 60, 200],
    [0, 0, 0, 12, 60, 200],
    [0, 0, 0, 10, 60, 150],
    [0, 0, 0, 6, 15, 50],
    [0, 0, 0, 4, 10, 25],
    [0, 0, 0, 2, 6, 12],
  ],
};

// packages/house-math/src/slot/games/wind-in-palms/game.ts
var game206 = walkingGame(
  {
    code: 'wind-in-palms',
    studio: 'SUNDAR',
    name: { EN: 'Wind in the palms', BN: 'গোলপাতায় হাওয়া' },
    description: {
      EN: 'Wind takes the middle reel and leaves by the left, twenty lines bending before it. Wins are light and frequent.',
      BN: 'হাওয়া মাঝের রিলে লাগে, বেরোয় বাঁ দিক দিয়ে, বিশটি লাইন নুয়ে পড়ে। জয় হালকা, আসে ঘন ঘন।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'nipa-palm',
    scatter: 'cloud',
    high: ['hornbill', 'dragonfly'],
    low: ['fern', 'orchid', 'hibiscus', 'raindrop'],
    lines: 20,
    scatterPays: [40, 160, 600],
    aim: {
      rtp: 0.957,
      sigma: 2.2,
      seed: 5325,
      length: 20,
      steep: 2,
      on: { 'nipa-palm': [0, 0, 1, 0, 0], cloud: [1, 1, 1, 1, 1] },
    },
  },
  reels_default206,
);

// packages/house-math/src/slot/games/winter-ducks/reels.json
var reels_default207 = {
  strips: [
    'GFHGEEHBGHCFDC',
    'FBGEGDGHCAFGHH',
    'DHFGCHEEFHFGGB',
    'FHDFFHGBCGECGH',
    'CFBGHHGAHGDFEF',
    'EFFGHGDBFHCHGE',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 2, 60, 150, 300],
    [0, 0, 0, 1, 40, 80, 120],
    [0, 0, 0, 1, 4, 8, 20],
    [0, 0, 0, 1, 2, 4, 5],
    [0, 0, 0, 1, 2, 3, 4],
    [0, 0, 0, 1, 2, 3, 4],
  ],
};

// packages/house-math/src/slot/games/winter-ducks/game.ts
var game207 = waysGame(
  {
    code: 'winter-ducks',
    studio: 'PADMA',
    name: { EN: 'Winter ducks', BN: 'শীতের হাঁস' },
    description: {
      EN: 'Ducks come down on a quiet lake of six reels and 729 ways. They take the second and fifth reel, and the water in between turns again.',
      BN: 'শান্ত বিলের ছয়টি রিল ও 729টি পথে হাঁস নামে। তারা নেয় দ্বিতীয় ও পঞ্চম রিল, মাঝের জল আবার ঘোরে।',
    },
    betCredits: 50,
    reels: 6,
    rows: 3,
    wild: 'duck',
    scatter: 'moon',
    high: ['egret', 'turtle'],
    low: ['water-lily', 'reed', 'snail', 'fish-trap'],
    scatterPays: [50, 150, 600, 3e3],
    spreadingReels: [1, 4],
    aim: {
      rtp: 0.956,
      sigma: 4.5,
      seed: 3121,
      length: 14,
      steep: 2,
      on: { duck: [0, 1, 0, 0, 1, 0], moon: [1, 1, 1, 1, 1, 1] },
    },
  },
  reels_default207,
);

// packages/house-math/src/slot/games/winter-stitch/reels.json
var reels_default208 = {
  strips: [
    'HDFGGEHHFCGADBHFGHEFHG',
    'EHHFGFHHDGABFHDDEGHCGG',
    'GCFEHEFHHGHGBGHFGDHADG',
    'HFGDHCFGFBDGHHDGEGHAHF',
    'GDCHBHDEHHGGFCAFGFHGEH',
  ],
  pays: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 75, 400, 2500],
    [0, 0, 0, 25, 150, 600],
    [0, 0, 0, 20, 150, 300],
    [0, 0, 0, 10, 25, 80],
    [0, 0, 0, 2, 10, 15],
    [0, 0, 0, 1, 5, 8],
  ],
};

// packages/house-math/src/slot/games/winter-stitch/game.ts
var game208 = linesGame(
  {
    code: 'winter-stitch',
    studio: 'NOKSHI',
    name: { EN: 'Winter stitch', BN: 'শীতের ফোঁড়' },
    description: {
      EN: 'Nine lines for a cold evening, with few pictures and a warm quilt that stands in for them. Three moons bring six free spins or more, and each win in them counts three times.',
      BN: 'শীতের সন্ধ্যায় নয়টি লাইন, ছবি অল্প, আর গরম কাঁথা তাদের যেকোনোটির জায়গা নেয়। তিনটি চাঁদে ছয়টি বা তার বেশি ফ্রি স্পিন, সেখানে প্রতিটি জয় তিন গুণ।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'quilt',
    scatter: 'moon',
    high: ['sewing-machine', 'yarn'],
    low: ['spool', 'needle', 'thimble', 'button'],
    lines: 9,
    scatterPays: [20, 100, 500],
    freeGames: { awards: [6, 8, 12], multiplier: 3, most: 36 },
    aim: {
      rtp: 0.952,
      sigma: 6,
      seed: 1014,
      length: 22,
      steep: 3,
      on: { quilt: [1, 1, 1, 1, 1], moon: [1, 1, 1, 1, 1] },
    },
  },
  reels_default208,
);

// packages/house-math/src/slot/reels/reels.ts
var drawStop = (strip, random) => random.below(strip.length);
function windowOf(strip, stop2, rows) {
  const shown3 = [];
  for (let row = 0; row < rows; row++) shown3.push(strip[(stop2 + row) % strip.length]);
  return shown3;
}
function positionsOf(screen, symbols, reels = screen.length) {
  const found = [];
  for (let reel = 0; reel < reels; reel++) {
    const column = screen[reel];
    for (let row = 0; row < column.length; row++)
      if (symbols.includes(column[row])) found.push([reel, row]);
  }
  return found;
}
function countOf(screen, symbol) {
  let count3 = 0;
  for (const column of screen) for (const shown3 of column) if (shown3 === symbol) count3++;
  return count3;
}
function scatterWin(game209, screen, multiplier) {
  const count3 = countOf(screen, game209.scatter);
  const credits = (game209.scatterPays[count3] ?? 0) * multiplier;
  if (credits === 0) return null;
  const positions = positionsOf(screen, [game209.scatter]);
  return {
    kind: 'scatter',
    symbol: game209.scatter,
    count: count3,
    multiplier,
    credits,
    positions,
  };
}

// packages/house-math/src/slot/reels/board.ts
function boardOf(game209) {
  const { strips, rows } = game209;
  const lengths = strips.map((strip) => strip.length);
  const windows = strips.map((strip) =>
    Uint8Array.from(strip.flatMap((_, stop2) => windowOf(strip, stop2, rows))),
  );
  const cells = new Uint8Array(strips.length * rows);
  const stops = new Int32Array(strips.length);
  const show = (at2) => {
    for (let reel = 0, cell = 0; reel < windows.length; reel++) {
      const from = at2[reel] * rows;
      for (let row = 0; row < rows; row++) cells[cell++] = windows[reel][from + row];
    }
  };
  const draw2 = (random) => {
    for (let reel = 0; reel < lengths.length; reel++) stops[reel] = random.below(lengths[reel]);
    show(stops);
  };
  return { cells, stops, lengths, draw: draw2, show };
}
function countIn(cells, symbol) {
  let count3 = 0;
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === symbol) count3++;
  return count3;
}

// packages/house-math/src/slot/reels/line-counter.ts
function lineCounter(game209, fromRight = false) {
  const { wild, scatter = -1, reels, rows } = game209;
  const pays = Int32Array.from(
    { length: game209.pays.length * (reels + 1) },
    (_, i) => game209.pays[Math.floor(i / (reels + 1))]?.[i % (reels + 1)] ?? 0,
  );
  const paths = Int32Array.from(
    game209.lines.flatMap((line) => {
      const path = line.map((row, reel) => reel * rows + row);
      return fromRight ? path.reverse() : path;
    }),
  );
  const threeOrMore = game209.pays.every((row) => !row[1] && !row[2]);
  const isBroken = (cells, from) => {
    const a = cells[paths[from]];
    const b = cells[paths[from + 1]];
    if (a !== b && a !== wild && b !== wild) return true;
    const c = cells[paths[from + 2]];
    return c !== wild && ((a !== wild && a !== c) || (b !== wild && b !== c));
  };
  const last = { symbol: 0, count: 0 };
  const along = (cells, line) => {
    const from = line * reels;
    if (threeOrMore && isBroken(cells, from)) return 0;
    let wilds = 0;
    while (wilds < reels && cells[paths[from + wilds]] === wild) wilds++;
    const alone = pays[wild * (reels + 1) + wilds];
    const symbol = wilds < reels ? cells[paths[from + wilds]] : scatter;
    if (wilds < reels && symbol !== scatter) {
      let count3 = wilds + 1;
      for (; count3 < reels; count3++) {
        const next = cells[paths[from + count3]];
        if (next !== symbol && next !== wild) break;
      }
      const credits = pays[symbol * (reels + 1) + count3];
      if (credits >= alone) {
        last.symbol = symbol;
        last.count = count3;
        return credits;
      }
    }
    last.symbol = wild;
    last.count = wilds;
    return alone;
  };
  const all = (cells, count3) => {
    let credits = 0;
    for (let line = 0; line < game209.lines.length; line++) {
      const paid = along(cells, line);
      if (paid === 0) continue;
      credits += paid;
      count3?.(last.symbol, last.count, paid);
    }
    return credits;
  };
  return { along, all, last };
}

// packages/house-math/src/slot/families/both-ways/both-ways-fast.ts
function bothWaysCounter(game209) {
  const left = lineCounter(game209);
  const right = lineCounter(game209, true);
  const ofScatters = Int32Array.from(
    { length: game209.reels * game209.rows + 1 },
    (_, count3) => game209.scatterPays[count3] ?? 0,
  );
  return (cells, count3) => {
    let credits = left.all(cells, count3);
    for (let line = 0; line < game209.lines.length; line++) {
      const paid2 = right.along(cells, line);
      if (paid2 === 0 || right.last.count === game209.reels) continue;
      credits += paid2;
      count3?.(right.last.symbol, right.last.count, paid2);
    }
    const scatters = countIn(cells, game209.scatter);
    const paid = ofScatters[scatters];
    if (paid > 0) count3?.(game209.scatter, scatters, paid);
    return credits + paid;
  };
}
function fastBothWays(game209) {
  const board = boardOf(game209);
  const credits = bothWaysCounter(game209);
  return (random) => {
    board.draw(random);
    return credits(board.cells);
  };
}

// packages/house-math/src/slot/outcome.ts
var sumOf = (wins) => wins.reduce((sum2, win) => sum2 + win.credits, 0);
function outcomeOf(game209, steps, totalCredits = sumOf(steps)) {
  const { code, family, ruleVersion, betCredits } = game209;
  return { game: code, family, ruleVersion, betCredits, steps, totalCredits };
}

// packages/house-math/src/slot/reels/line-pay.ts
function linePay(game209, along) {
  const { wild, scatter, pays } = game209;
  let wilds = 0;
  while (along[wilds] === wild) wilds++;
  const wildCredits = pays[wild]?.[wilds] ?? 0;
  const symbol = along[wilds];
  if (symbol !== void 0 && symbol !== scatter) {
    let count3 = wilds + 1;
    while (count3 < along.length && (along[count3] === symbol || along[count3] === wild)) count3++;
    const credits = pays[symbol]?.[count3] ?? 0;
    if (credits >= wildCredits) return { symbol, count: count3, credits };
  }
  return { symbol: wild, count: wilds, credits: wildCredits };
}

// packages/house-math/src/slot/reels/line-wins.ts
function lineWins(game209, screen, multiplier) {
  const wins = [];
  const along = [];
  for (let line = 0; line < game209.lines.length; line++) {
    const rows = game209.lines[line];
    for (let reel = 0; reel < rows.length; reel++) along[reel] = screen[reel][rows[reel]];
    const { symbol, count: count3, credits } = linePay(game209, along);
    if (credits === 0) continue;
    const positions = rows.slice(0, count3).map((row, reel) => [reel, row]);
    const total2 = credits * multiplier;
    wins.push({
      kind: 'line',
      line,
      symbol,
      count: count3,
      multiplier,
      credits: total2,
      positions,
    });
  }
  return wins;
}

// packages/house-math/src/slot/families/both-ways/play-both-ways.ts
function winsFromRight(game209, screen) {
  const mirrored = { ...game209, lines: game209.lines.map((rows) => [...rows].reverse()) };
  return lineWins(mirrored, [...screen].reverse(), 1)
    .filter((win) => win.count < game209.reels)
    .map((win) => ({
      ...win,
      fromRight: true,
      positions: win.positions.map(([reel, row]) => [game209.reels - 1 - reel, row]),
    }));
}
function playBothWays(game209, random) {
  const stops = game209.strips.map((strip) => drawStop(strip, random));
  const screen = game209.strips.map((strip, reel) =>
    windowOf(strip, stops[reel] ?? 0, game209.rows),
  );
  const wins = [...lineWins(game209, screen, 1), ...winsFromRight(game209, screen)];
  const scatter = scatterWin(game209, screen, 1);
  if (scatter) wins.push(scatter);
  return outcomeOf(game209, [
    { kind: 'base', stops, screen, multiplier: 1, wins, credits: sumOf(wins) },
  ]);
}

// packages/house-math/src/slot/families/both-ways/index.ts
var bothWays = { play: playBothWays, fast: fastBothWays };

// packages/house-math/src/slot/families/changing/changing-fast.ts
function countTable(game209, reel) {
  const strip = game209.strips[reel] ?? [];
  const symbols = game209.symbols.length;
  const table4 = new Uint8Array((game209.rows + 1) * strip.length * symbols);
  for (const height of new Set(game209.heights[reel])) {
    strip.forEach((_, stop2) => {
      const at2 = (height * strip.length + stop2) * symbols;
      for (const shown3 of windowOf(strip, stop2, height)) {
        if (shown3 !== game209.wild) table4[at2 + shown3]++;
        else for (let symbol = 0; symbol < symbols; symbol++) table4[at2 + symbol]++;
      }
    });
  }
  return table4;
}
function changingCounter(game209) {
  const { reels } = game209;
  const symbols = game209.symbols.length;
  const tables = game209.strips.map((_, reel) => countTable(game209, reel));
  const lengths = game209.strips.map((strip) => strip.length);
  const heights = game209.heights.map((each) => Uint8Array.from(each));
  const pays = Int32Array.from({ length: symbols * (reels + 1) }, (_, i) => {
    return game209.pays[Math.floor(i / (reels + 1))]?.[i % (reels + 1)] ?? 0;
  });
  const at2 = new Int32Array(reels);
  return (random, count3) => {
    for (let reel = 0; reel < reels; reel++) {
      const own = heights[reel];
      const height = own[random.below(own.length)];
      at2[reel] = (height * lengths[reel] + random.below(lengths[reel])) * symbols;
    }
    let total2 = 0;
    for (let symbol = 0; symbol < symbols; symbol++) {
      let ways2 = tables[0][at2[0] + symbol];
      if (ways2 === 0) continue;
      let reel = 1;
      for (; reel < reels; reel++) {
        const shown3 = tables[reel][at2[reel] + symbol];
        if (shown3 === 0) break;
        ways2 *= shown3;
      }
      const credits = ways2 * pays[symbol * (reels + 1) + reel];
      if (credits === 0) continue;
      total2 += credits;
      count3?.(symbol, reel, credits);
    }
    return total2;
  };
}
function fastChanging(game209) {
  const round = changingCounter(game209);
  return (random) => round(random);
}

// packages/house-math/src/slot/reels/ways-wins.ts
function waysWins(game209, screen) {
  const wins = [];
  for (const symbol of new Set(screen[0])) {
    if (symbol === game209.scatter) continue;
    let count3 = 0;
    let ways2 = 1;
    for (const column of screen) {
      const shown3 = column.filter((each) => each === symbol || each === game209.wild).length;
      if (shown3 === 0) break;
      ways2 *= shown3;
      count3++;
    }
    const credits = (game209.pays[symbol]?.[count3] ?? 0) * ways2;
    if (credits === 0) continue;
    const positions = positionsOf(screen, [symbol, game209.wild], count3);
    wins.push({
      kind: 'ways',
      symbol,
      count: count3,
      ways: ways2,
      multiplier: 1,
      credits,
      positions,
    });
  }
  return wins;
}

// packages/house-math/src/slot/families/changing/play-changing.ts
function playChanging(game209, random) {
  const drawn2 = game209.strips.map((strip, reel) => {
    const heights = game209.heights[reel] ?? [];
    const height = heights[random.below(heights.length)] ?? 0;
    const stop2 = drawStop(strip, random);
    return { stop: stop2, column: windowOf(strip, stop2, height) };
  });
  const stops = drawn2.map(({ stop: stop2 }) => stop2);
  const screen = drawn2.map(({ column }) => column);
  const wins = waysWins(game209, screen);
  return outcomeOf(game209, [
    { kind: 'base', stops, screen, multiplier: 1, wins, credits: sumOf(wins) },
  ]);
}

// packages/house-math/src/slot/families/changing/index.ts
var changing = { play: playChanging, fast: fastChanging };

// packages/house-math/src/slot/par/cycle.ts
function everyStop(lengths, held, visit) {
  const stops = new Int32Array(lengths.length);
  const turn2 = (reel) => {
    const length = lengths[reel];
    if (length === void 0) return visit(stops);
    if (held & (1 << reel)) {
      stops[reel] = -1;
      return turn2(reel + 1);
    }
    for (let stop2 = 0; stop2 < length; stop2++) {
      stops[reel] = stop2;
      turn2(reel + 1);
    }
  };
  turn2(0);
}
var cycleOf = (lengths, held = 0) =>
  lengths.reduce((cycle, length, reel) => (held & (1 << reel) ? cycle : cycle * length), 1);

// packages/house-math/src/slot/families/classic/play-classic.ts
var screenOf = (game209, stops) =>
  game209.strips.map((strip, reel) => windowOf(strip, stops[reel] ?? 0, game209.rows));
var classicWins = (game209, screen) =>
  lineWins(game209, screen, 1).map((win) => {
    if (win.symbol === game209.wild) return win;
    const wilds = win.positions.filter(([reel, row]) => screen[reel]?.[row] === game209.wild);
    const multiplier = game209.wildTimes ** wilds.length;
    return { ...win, multiplier, credits: win.credits * multiplier };
  });
function playClassic(game209, random) {
  const stops = game209.strips.map((strip) => drawStop(strip, random));
  const screen = screenOf(game209, stops);
  const wins = classicWins(game209, screen);
  return outcomeOf(game209, [
    { kind: 'base', stops, screen, multiplier: 1, wins, credits: sumOf(wins) },
  ]);
}

// packages/house-math/src/slot/families/classic/classic-fast.ts
function fastClassic(game209) {
  const lengths = game209.strips.map((strip) => strip.length);
  const credits = new Int32Array(cycleOf(lengths));
  let at2 = 0;
  everyStop(lengths, 0, (stops) => {
    credits[at2++] = sumOf(classicWins(game209, screenOf(game209, Array.from(stops))));
  });
  return (random) => {
    let screen = 0;
    for (const length of lengths) screen = screen * length + random.below(length);
    return credits[screen];
  };
}

// packages/house-math/src/slot/families/classic/index.ts
var classic = { play: playClassic, fast: fastClassic };

// packages/house-math/src/slot/families/clusters/board.ts
function clusterPays(game209, cells) {
  const table4 = new Int32Array(game209.symbols.length * (cells + 1));
  game209.pays.forEach((pays, symbol) => {
    for (let size = 0; size <= cells; size++) {
      const tier = game209.sizes.findLastIndex((from) => from <= size);
      table4[symbol * (cells + 1) + size] = pays[tier] ?? 0;
    }
  });
  return table4;
}
function neighbourTable(reels, rows) {
  const table4 = new Int8Array(reels * rows * 4).fill(-1);
  for (let cell = 0; cell < reels * rows; cell++) {
    const reel = Math.floor(cell / rows);
    const row = cell % rows;
    const near = [
      row > 0 ? cell - 1 : -1,
      row < rows - 1 ? cell + 1 : -1,
      reel > 0 ? cell - rows : -1,
      reel < reels - 1 ? cell + rows : -1,
    ];
    table4.set(near, cell * 4);
  }
  return table4;
}
var weightTable = (game209) =>
  Uint8Array.from(game209.weights.flatMap((w, symbol) => Array.from({ length: w }, () => symbol)));
function boardOf2(game209) {
  const { reels, rows } = game209;
  const total2 = reels * rows;
  return {
    reels,
    rows,
    cells: new Uint8Array(total2),
    gone: new Uint8Array(total2),
    seen: new Uint8Array(total2),
    group: new Uint8Array(total2),
    pays: clusterPays(game209, total2),
    neighbours: neighbourTable(reels, rows),
    symbols: weightTable(game209),
  };
}

// packages/house-math/src/slot/families/clusters/tumbler.ts
function collect({ cells, seen, group: group2, neighbours }, start) {
  const symbol = cells[start];
  group2[0] = start;
  seen[start] = 1;
  let size = 1;
  for (let i = 0; i < size; i++) {
    const from = group2[i] * 4;
    for (let side2 = 0; side2 < 4; side2++) {
      const next = neighbours[from + side2];
      if (next < 0 || seen[next] === 1 || cells[next] !== symbol) continue;
      seen[next] = 1;
      group2[size++] = next;
    }
  }
  return size;
}
function payClusters(board, paying, watch) {
  const { cells, gone, seen, group: group2, pays } = board;
  const total2 = cells.length;
  let won = 0;
  gone.fill(0);
  seen.fill(0);
  for (let cell = 0; cell < total2; cell++) {
    if (seen[cell] === 1) continue;
    const size = collect(board, cell);
    if (size < paying.smallest) continue;
    const credits = pays[cells[cell] * (total2 + 1) + size] * paying.multiplier;
    won += credits;
    for (let i = 0; i < size; i++) gone[group2[i]] = 1;
    watch?.cluster?.(cells[cell], group2.subarray(0, size), credits);
  }
  return won;
}
function fall({ reels, rows, cells, gone, symbols }, random) {
  for (let reel = 0; reel < reels; reel++) {
    const top = reel * rows;
    let to = top + rows - 1;
    for (let from = to; from >= top; from--) {
      if (gone[from] === 0) cells[to--] = cells[from];
    }
    for (let cell = top; cell <= to; cell++) cells[cell] = symbols[random.below(symbols.length)];
  }
}
function tumbler(game209) {
  const { multipliers, mostTumbles, maxCredits } = game209;
  const board = boardOf2(game209);
  const smallest = game209.sizes[0] ?? 0;
  return (random, watch) => {
    board.gone.fill(1);
    fall(board, random);
    let credits = 0;
    for (let tumble = 0; ; tumble++) {
      const multiplier = multipliers[Math.min(tumble, multipliers.length - 1)];
      watch?.screen?.(board.cells, multiplier);
      const won = payClusters(board, { smallest, multiplier }, watch);
      if (won === 0) break;
      credits += won;
      watch?.removed?.(board.gone);
      if (tumble === mostTumbles || credits >= maxCredits) break;
      fall(board, random);
    }
    return Math.min(credits, maxCredits);
  };
}

// packages/house-math/src/slot/families/clusters/play-clusters.ts
var prepared = /* @__PURE__ */ new WeakMap();
function preparedTumbler(game209) {
  const known = prepared.get(game209) ?? tumbler(game209);
  prepared.set(game209, known);
  return known;
}
function playClusters(game209, random) {
  const steps = [];
  const position2 = (cell) => [Math.floor(cell / game209.rows), cell % game209.rows];
  const inOrder = (cells) => cells.sort((one2, other) => one2 - other).map(position2);
  const totalCredits = preparedTumbler(game209)(random, {
    screen(cells, multiplier) {
      const kind = steps.length === 0 ? 'base' : 'tumble';
      const screen = Array.from({ length: game209.reels }, (_, reel) =>
        Array.from(cells.subarray(reel * game209.rows, (reel + 1) * game209.rows)),
      );
      steps.push({ kind, screen, multiplier, wins: [], removed: [], credits: 0 });
    },
    cluster(symbol, cells, credits) {
      const step = steps.at(-1);
      const positions = inOrder(Array.from(cells));
      const { multiplier } = step;
      const count3 = cells.length;
      step.wins.push({ kind: 'cluster', symbol, count: count3, multiplier, credits, positions });
      step.credits += credits;
    },
    removed(gone) {
      const cells = Array.from(gone.keys()).filter((cell) => gone[cell] === 1);
      steps.at(-1).removed = inOrder(cells);
    },
  });
  return outcomeOf(game209, steps, totalCredits);
}

// packages/house-math/src/slot/families/clusters/index.ts
var clusters = {
  play: playClusters,
  fast(game209) {
    const round = tumbler(game209);
    return (random) => round(random);
  },
};

// packages/house-math/src/slot/families/coins/coins-game.ts
var lineRules = (game209) => ({ ...game209, scatter: game209.coin });

// packages/house-math/src/slot/families/coins/coins-fast.ts
function fastCoins(game209) {
  const board = boardOf(game209);
  const lines3 = lineCounter(lineRules(game209));
  const places = game209.reels * game209.rows;
  const values = Int32Array.from(game209.values);
  return (random) => {
    board.draw(random);
    let credits = lines3.all(board.cells);
    let coins2 = countIn(board.cells, game209.coin);
    if (coins2 < game209.from) return credits;
    for (let coin = 0; coin < coins2; coin++) credits += values[random.below(values.length)];
    for (let left = game209.turns; left > 0 && coins2 < places; ) {
      let fresh = 0;
      for (let place = coins2; place < places; place++) {
        if (random.below(game209.oneIn) > 0) continue;
        fresh++;
        credits += values[random.below(values.length)];
      }
      coins2 += fresh;
      left = fresh > 0 ? game209.turns : left - 1;
    }
    return coins2 === places ? credits + game209.fullCredits : credits;
  };
}

// packages/house-math/src/slot/families/coins/play-coins.ts
var valueOf = (game209, random) => game209.values[random.below(game209.values.length)] ?? 0;
function withCoins(screen, coins2, coin) {
  const isCoin = new Set(coins2.map(({ place }) => String(place)));
  return screen.map((column, reel) =>
    column.map((symbol, row) => (isCoin.has(`${reel},${row}`) ? coin : symbol)),
  );
}
function turnPlaces(game209, coins2, random) {
  const isCoin = new Set(coins2.map(({ place }) => String(place)));
  const fresh = [];
  for (let reel = 0; reel < game209.reels; reel++) {
    for (let row = 0; row < game209.rows; row++) {
      const place = [reel, row];
      if (isCoin.has(String(place)) || random.below(game209.oneIn) > 0) continue;
      fresh.push({ place, credits: valueOf(game209, random) });
    }
  }
  return fresh;
}
function collected(game209, coins2) {
  const positions = coins2.map(({ place }) => place);
  const full = coins2.length === game209.reels * game209.rows;
  const credits = sumOf(coins2) + (full ? game209.fullCredits : 0);
  const count3 = coins2.length;
  return [
    { kind: 'collect', symbol: game209.coin, count: count3, multiplier: 1, credits, positions },
  ];
}
function holdCoins(game209, { screen, marks }, random) {
  const steps = [];
  let coins2 = marks;
  let left = game209.turns;
  while (left > 0 && coins2.length < game209.reels * game209.rows) {
    const fresh = turnPlaces(game209, coins2, random);
    const stuck = coins2.map(({ place }) => place);
    coins2 = [...coins2, ...fresh];
    left = fresh.length > 0 ? game209.turns : left - 1;
    const ended = left === 0 || coins2.length === game209.reels * game209.rows;
    const wins = ended ? collected(game209, coins2) : [];
    const shown3 = withCoins(screen, coins2, game209.coin);
    const turned2 = { kind: 'respin', screen: shown3, stuck, marks: coins2, multiplier: 1 };
    steps.push({ ...turned2, wins, credits: sumOf(wins), left });
  }
  return steps;
}
function playCoins(game209, random) {
  const stops = game209.strips.map((strip) => drawStop(strip, random));
  const screen = game209.strips.map((strip, reel) =>
    windowOf(strip, stops[reel] ?? 0, game209.rows),
  );
  const wins = lineWins(lineRules(game209), screen, 1);
  const paid = { kind: 'base', stops, screen, multiplier: 1, wins, credits: sumOf(wins) };
  const places = positionsOf(screen, [game209.coin]);
  if (places.length < game209.from) return outcomeOf(game209, [paid]);
  const marks = places.map((place) => ({ place, credits: valueOf(game209, random) }));
  const held = holdCoins(game209, { screen, marks }, random);
  return outcomeOf(game209, [
    { ...paid, marks, awarded: game209.turns, left: game209.turns },
    ...held,
  ]);
}

// packages/house-math/src/slot/families/coins/index.ts
var coins = { play: playCoins, fast: fastCoins };

// packages/house-math/src/slot/families/collect/collect-fast.ts
function collectCounter(game209) {
  const lines3 = lineCounter(game209);
  const goods = Int32Array.from(game209.symbols, (_, symbol) => game209.goods[symbol] ?? 0);
  return (cells, count3) => {
    const credits = lines3.all(cells, count3);
    if (countIn(cells, game209.collector) === 0) return credits;
    let taken = 0;
    let shown3 = 0;
    for (let cell = 0; cell < cells.length; cell++) {
      const worth = goods[cells[cell]];
      if (worth === 0) continue;
      taken += worth;
      shown3++;
    }
    if (shown3 > 0) count3?.(game209.collector, shown3, taken);
    return credits + taken;
  };
}
function fastCollect(game209) {
  const board = boardOf(game209);
  const credits = collectCounter(game209);
  return (random) => {
    board.draw(random);
    return credits(board.cells);
  };
}

// packages/house-math/src/slot/families/collect/play-collect.ts
var goodsOn = (game209, screen) =>
  screen.flatMap((column, reel) =>
    column.flatMap((symbol, row) => {
      const credits = game209.goods[symbol] ?? 0;
      return credits > 0 ? [{ place: [reel, row], credits }] : [];
    }),
  );
function collected2(game209, screen, marks) {
  const collectors = positionsOf(screen, [game209.collector]);
  if (collectors.length === 0 || marks.length === 0) return [];
  const positions = [...marks.map(({ place }) => place), ...collectors];
  const win = { kind: 'collect', symbol: game209.collector, multiplier: 1 };
  return [{ ...win, count: marks.length, credits: sumOf(marks), positions }];
}
function playCollect(game209, random) {
  const stops = game209.strips.map((strip) => drawStop(strip, random));
  const screen = game209.strips.map((strip, reel) =>
    windowOf(strip, stops[reel] ?? 0, game209.rows),
  );
  const marks = goodsOn(game209, screen);
  const wins = [...lineWins(game209, screen, 1), ...collected2(game209, screen, marks)];
  return outcomeOf(game209, [
    { kind: 'base', stops, screen, marks, multiplier: 1, wins, credits: sumOf(wins) },
  ]);
}

// packages/house-math/src/slot/families/collect/index.ts
var collect2 = { play: playCollect, fast: fastCollect };

// packages/house-math/src/slot/families/expanding/expanding-fast.ts
function expandingCounter(game209) {
  const lines3 = lineCounter(game209);
  const ofScatters = Int32Array.from(
    { length: game209.reels * game209.rows + 1 },
    (_, count3) => game209.scatterPays[count3] ?? 0,
  );
  return (cells, count3) => {
    const scatters = countIn(cells, game209.scatter);
    for (let cell = 0; cell < cells.length; cell++) {
      if (cells[cell] !== game209.wild) continue;
      const top = cell - (cell % game209.rows);
      cells.fill(game209.wild, top, top + game209.rows);
    }
    const paid = ofScatters[scatters];
    if (paid > 0) count3?.(game209.scatter, scatters, paid);
    return lines3.all(cells, count3) + paid;
  };
}
function fastExpanding(game209) {
  const board = boardOf(game209);
  const credits = expandingCounter(game209);
  return (random) => {
    board.draw(random);
    return credits(board.cells);
  };
}

// packages/house-math/src/slot/families/expanding/play-expanding.ts
function playExpanding(game209, random) {
  const allWild = Array.from({ length: game209.rows }, () => game209.wild);
  const stops = game209.strips.map((strip) => drawStop(strip, random));
  const landed = game209.strips.map((strip, reel) =>
    windowOf(strip, stops[reel] ?? 0, game209.rows),
  );
  const screen = landed.map((column) => (column.includes(game209.wild) ? allWild : column));
  const wins = lineWins(game209, screen, 1);
  const scatter = scatterWin(game209, landed, 1);
  if (scatter) wins.push(scatter);
  return outcomeOf(game209, [
    { kind: 'base', stops, landed, screen, multiplier: 1, wins, credits: sumOf(wins) },
  ]);
}

// packages/house-math/src/slot/families/expanding/index.ts
var expanding = { play: playExpanding, fast: fastExpanding };

// packages/house-math/src/slot/families/growing/growing-fast.ts
function growingCounter(game209) {
  const lines3 = lineCounter(game209);
  const places = { length: game209.reels * game209.rows + 1 };
  const ofScatters = Int32Array.from(places, (_, count3) => game209.scatterPays[count3] ?? 0);
  const awards = Int32Array.from(places, (_, count3) => game209.awards[count3] ?? 0);
  const last = { awarded: 0 };
  const pay = (cells, count3) => {
    const scatters = countIn(cells, game209.scatter);
    last.awarded = awards[scatters];
    const paid = ofScatters[scatters];
    if (paid > 0) count3?.(game209.scatter, scatters, paid);
    return lines3.all(cells, count3) + paid;
  };
  return { pay, last };
}
function fastGrowing(game209) {
  const board = boardOf(game209);
  const { pay, last } = growingCounter(game209);
  return (random) => {
    board.draw(random);
    let credits = pay(board.cells);
    const { awarded } = last;
    for (let times = 1; times <= awarded; times++) {
      board.draw(random);
      credits += times * pay(board.cells);
    }
    return credits;
  };
}

// packages/house-math/src/slot/families/growing/play-growing.ts
function playGame(game209, random, multiplier) {
  const stops = game209.strips.map((strip) => drawStop(strip, random));
  const screen = game209.strips.map((strip, reel) =>
    windowOf(strip, stops[reel] ?? 0, game209.rows),
  );
  const wins = lineWins(game209, screen, multiplier);
  const scatter = scatterWin(game209, screen, multiplier);
  if (scatter) wins.push(scatter);
  return { stops, screen, multiplier, wins, credits: sumOf(wins) };
}
function playGrowing(game209, random) {
  const paid = playGame(game209, random, 1);
  const awarded = game209.awards[countOf(paid.screen, game209.scatter)] ?? 0;
  const steps = [{ kind: 'base', ...paid, awarded, left: awarded }];
  for (let times = 1; times <= awarded; times++)
    steps.push({ kind: 'free', ...playGame(game209, random, times), left: awarded - times });
  return outcomeOf(game209, steps);
}

// packages/house-math/src/slot/families/growing/index.ts
var growing = { play: playGrowing, fast: fastGrowing };

// packages/house-math/src/slot/families/lines/lines-tables.ts
var REELS = 5;
function payTable(game209) {
  const base = game209.symbols.length;
  const table4 = new Int32Array(base ** REELS);
  const along = Array.from({ length: REELS }, () => 0);
  for (let index = 0; index < table4.length; index++) {
    for (let reel = REELS - 1, rest = index; reel >= 0; reel--, rest = Math.floor(rest / base)) {
      along[reel] = rest % base;
    }
    table4[index] = linePay(game209, along).credits;
  }
  return table4;
}
function placeTables(game209) {
  const base = game209.symbols.length;
  return game209.strips.map((strip, reel) => {
    const table4 = new Int32Array(strip.length * game209.lines.length);
    game209.lines.forEach((rows, line) => {
      for (let stop2 = 0; stop2 < strip.length; stop2++) {
        const symbol = strip[(stop2 + rows[reel]) % strip.length];
        table4[stop2 * game209.lines.length + line] = symbol * base ** (REELS - 1 - reel);
      }
    });
    return table4;
  });
}
function canPay(pay, base) {
  const endings = base * base;
  return Uint8Array.from({ length: base ** 3 }, (_, start) =>
    pay.subarray(start * endings, (start + 1) * endings).some((credits) => credits > 0) ? 1 : 0,
  );
}
function aliveTable(game209, pay, places) {
  const [a, b, c] = places;
  const [lengthA = 0, lengthB = 0, lengthC = 0] = game209.strips.map((strip) => strip.length);
  const lines3 = game209.lines.length;
  const hopeful = canPay(pay, game209.symbols.length);
  const endings = game209.symbols.length ** 2;
  const alive = new Int32Array(lengthA * lengthB * lengthC);
  for (let i = 0; i < lengthA; i++) {
    for (let j = 0; j < lengthB; j++) {
      for (let k = 0; k < lengthC; k++) {
        let bits = 0;
        for (let line = 0; line < lines3; line++) {
          const start =
            (a[i * lines3 + line] + b[j * lines3 + line] + c[k * lines3 + line]) / endings;
          bits |= hopeful[start] << line;
        }
        alive[(i * lengthB + j) * lengthC + k] = bits;
      }
    }
  }
  return alive;
}
var scatterTable = (game209, strip) =>
  Uint8Array.from(strip, (_, stop2) => {
    let shown3 = 0;
    for (let row = 0; row < game209.rows; row++) {
      if (strip[(stop2 + row) % strip.length] === game209.scatter) shown3++;
    }
    return shown3;
  });
function linesTables(game209) {
  if (game209.strips.length !== REELS || game209.lines.length > 31)
    throw new Error('not a 5-reel game');
  const pay = payTable(game209);
  const places = placeTables(game209);
  const alive = aliveTable(game209, pay, places);
  return { pay, places, alive, shown: game209.strips.map((strip) => scatterTable(game209, strip)) };
}

// packages/house-math/src/slot/families/lines/lines-fast.ts
function fastLines(game209) {
  const { pay, places, alive, shown: shown3 } = linesTables(game209);
  const [a, b, c, d, e] = places;
  const [sa, sb, sc, sd, se] = shown3;
  const [la, lb, lc, ld, le] = game209.strips.map((strip) => strip.length);
  const lines3 = game209.lines.length;
  const { most, multiplier } = game209.freeGames;
  const counts2 = { length: game209.rows * game209.reels + 1 };
  const scatterPays = Int32Array.from(counts2, (_, n) => game209.scatterPays[n] ?? 0);
  const awards = Int32Array.from(counts2, (_, n) => game209.freeGames.awards[n] ?? 0);
  const at2 = new Int32Array(5);
  const scatters = (stops) =>
    sa[stops[0]] + sb[stops[1]] + sc[stops[2]] + sd[stops[3]] + se[stops[4]];
  const linesPay = (stops) => {
    let bits = alive[(stops[0] * lb + stops[1]) * lc + stops[2]];
    let credits2 = 0;
    while (bits !== 0) {
      const line = 31 - Math.clz32(bits);
      bits ^= 1 << line;
      const first = a[stops[0] * lines3 + line] + b[stops[1] * lines3 + line];
      const middle2 = c[stops[2] * lines3 + line] + d[stops[3] * lines3 + line];
      credits2 += pay[first + middle2 + e[stops[4] * lines3 + line]];
    }
    return credits2;
  };
  const draw2 = (random) => {
    at2[0] = random.below(la);
    at2[1] = random.below(lb);
    at2[2] = random.below(lc);
    at2[3] = random.below(ld);
    at2[4] = random.below(le);
  };
  const spin = (random) => {
    draw2(random);
    let shownNow = scatters(at2);
    let total2 = linesPay(at2) + scatterPays[shownNow];
    let given = Math.min(awards[shownNow], most);
    for (let left = given; left > 0; left--) {
      draw2(random);
      shownNow = scatters(at2);
      total2 += multiplier * (linesPay(at2) + scatterPays[shownNow]);
      const more = Math.min(awards[shownNow], most - given);
      given += more;
      left += more;
    }
    return total2;
  };
  const credits = (stops) => linesPay(stops) + scatterPays[scatters(stops)];
  return { credits, scatters, spin };
}

// packages/house-math/src/slot/families/lines/play-lines.ts
function playLines(game209, random) {
  const { freeGames, scatter } = game209;
  const steps = [];
  let given = 0;
  let left = 0;
  do {
    const kind = steps.length === 0 ? 'base' : 'free';
    const stops = game209.strips.map((strip) => drawStop(strip, random));
    const screen = game209.strips.map((strip, reel) => windowOf(strip, stops[reel], game209.rows));
    const multiplier = kind === 'free' ? freeGames.multiplier : 1;
    const wins = lineWins(game209, screen, multiplier);
    const scattered = scatterWin(game209, screen, multiplier);
    if (scattered) wins.push(scattered);
    if (kind === 'free') left--;
    const asked = freeGames.awards[countOf(screen, scatter)] ?? 0;
    const awarded = Math.min(asked, freeGames.most - given);
    given += awarded;
    left += awarded;
    steps.push({ kind, stops, screen, multiplier, wins, credits: sumOf(wins), awarded, left });
  } while (left > 0);
  return outcomeOf(game209, steps);
}

// packages/house-math/src/slot/families/lines/index.ts
var lines = {
  play: playLines,
  fast: (game209) => fastLines(game209).spin,
};

// packages/house-math/src/slot/families/pick/pick-fast.ts
function pickCounter(game209) {
  const lines3 = lineCounter(game209);
  const ofScatters = Int32Array.from(
    { length: game209.reels * game209.rows + 1 },
    (_, count3) => game209.scatterPays[count3] ?? 0,
  );
  const last = { opens: false };
  const pay = (cells, count3) => {
    const scatters = countIn(cells, game209.scatter);
    last.opens = scatters >= game209.from;
    const paid = ofScatters[scatters];
    if (paid > 0) count3?.(game209.scatter, scatters, paid);
    return lines3.all(cells, count3) + paid;
  };
  return { pay, last };
}
function fastPick(game209) {
  const board = boardOf(game209);
  const { pay, last } = pickCounter(game209);
  const prizes = Int32Array.from(game209.boxes);
  return (random) => {
    board.draw(random);
    let credits = pay(board.cells);
    if (!last.opens) return credits;
    prizes.set(game209.boxes);
    for (let left = prizes.length; left > prizes.length - game209.opens; left--) {
      random.below(left);
      const at2 = random.below(left);
      credits += prizes[at2];
      prizes.copyWithin(at2, at2 + 1, left);
    }
    return credits;
  };
}

// packages/house-math/src/slot/families/pick/play-pick.ts
function openBoxes(game209, random) {
  const closed = game209.boxes.map((_, place) => place);
  const prizes = [...game209.boxes];
  const marks = [];
  for (let opened = 0; opened < game209.opens; opened++) {
    const [place = 0] = closed.splice(random.below(closed.length), 1);
    const [credits = 0] = prizes.splice(random.below(prizes.length), 1);
    marks.push({ place: [Math.floor(place / game209.rows), place % game209.rows], credits });
  }
  const screen = game209.strips.map(() => Array.from({ length: game209.rows }, () => game209.box));
  const wins = marks.map(({ place, credits }) => ({
    kind: 'pick',
    symbol: game209.box,
    count: 1,
    multiplier: 1,
    credits,
    positions: [place],
  }));
  return { kind: 'bonus', screen, marks, multiplier: 1, wins, credits: sumOf(wins) };
}
function playPick(game209, random) {
  const stops = game209.strips.map((strip) => drawStop(strip, random));
  const screen = game209.strips.map((strip, reel) =>
    windowOf(strip, stops[reel] ?? 0, game209.rows),
  );
  const wins = lineWins(game209, screen, 1);
  const scatter = scatterWin(game209, screen, 1);
  if (scatter) wins.push(scatter);
  const paid = { kind: 'base', stops, screen, multiplier: 1, wins, credits: sumOf(wins) };
  const opens = countOf(screen, game209.scatter) >= game209.from;
  return outcomeOf(game209, opens ? [paid, openBoxes(game209, random)] : [paid]);
}

// packages/house-math/src/slot/families/pick/index.ts
var pick = { play: playPick, fast: fastPick };

// packages/house-math/src/slot/families/sticky/play-sticky.ts
function turn(game209, random) {
  const stops = game209.strips.map((strip) => drawStop(strip, random));
  const screen = game209.strips.map((strip, reel) =>
    windowOf(strip, stops[reel] ?? 0, game209.rows),
  );
  return { stops, screen };
}
var withWilds = (game209, screen, before) =>
  screen.map((column, reel) =>
    column.map((symbol, row) => (before[reel]?.[row] === game209.wild ? game209.wild : symbol)),
  );
function playSticky(game209, random) {
  const paid = turn(game209, random);
  const wins = lineWins(game209, paid.screen, 1);
  const scatter = scatterWin(game209, paid.screen, 1);
  if (scatter) wins.push(scatter);
  const awarded = game209.awards[countOf(paid.screen, game209.scatter)] ?? 0;
  const steps = [
    { kind: 'base', ...paid, multiplier: 1, wins, credits: sumOf(wins), awarded, left: awarded },
  ];
  let stood = [];
  for (let left = awarded - 1; left >= 0; left--) {
    const { stops, screen: landed } = turn(game209, random);
    const stuck = positionsOf(stood, [game209.wild]);
    const screen = withWilds(game209, landed, stood);
    const won = lineWins(game209, screen, 1);
    const shown3 = { kind: 'free', stops, screen, stuck, multiplier: 1, wins: won };
    steps.push({ ...shown3, credits: sumOf(won), left });
    stood = screen;
  }
  return outcomeOf(game209, steps);
}

// packages/house-math/src/slot/families/sticky/sticky-fast.ts
function fastSticky(game209) {
  const board = boardOf(game209);
  const lines3 = lineCounter(game209);
  const { cells } = board;
  const places = { length: cells.length + 1 };
  const ofScatters = Int32Array.from(places, (_, count3) => game209.scatterPays[count3] ?? 0);
  const awards = Int32Array.from(places, (_, count3) => game209.awards[count3] ?? 0);
  const stuck = new Uint8Array(cells.length);
  return (random) => {
    board.draw(random);
    const scatters = countIn(cells, game209.scatter);
    let credits = lines3.all(cells) + ofScatters[scatters];
    const awarded = awards[scatters];
    if (awarded === 0) return credits;
    stuck.fill(0);
    for (let free = 0; free < awarded; free++) {
      board.draw(random);
      for (let cell = 0; cell < cells.length; cell++) {
        if (stuck[cell] === 1) cells[cell] = game209.wild;
        else if (cells[cell] === game209.wild) stuck[cell] = 1;
      }
      credits += lines3.all(cells);
    }
    return credits;
  };
}

// packages/house-math/src/slot/families/sticky/index.ts
var sticky = { play: playSticky, fast: fastSticky };

// packages/house-math/src/slot/families/progressive/jackpot.ts
var GROUP = 1e3;
var ticketOf = (outcome) => outcome.ticket ?? null;
var drawTicket2 = (random) => {
  const first = random.below(GROUP);
  const second = random.below(GROUP);
  return (first * GROUP + second) * GROUP + random.below(GROUP);
};
function levelOf(game209, ticket, stakeMinor) {
  let below = 0;
  for (const level of game209.levels) {
    below += level.tickets * Number(stakeMinor);
    if (ticket < below) return level;
  }
  return null;
}

// packages/house-math/src/slot/families/progressive/play-progressive.ts
function playProgressive(game209, random) {
  const stops = game209.strips.map((strip) => drawStop(strip, random));
  const screen = game209.strips.map((strip, reel) =>
    windowOf(strip, stops[reel] ?? 0, game209.rows),
  );
  const wins = lineWins(game209, screen, 1);
  const scatter = scatterWin(game209, screen, 1);
  if (scatter) wins.push(scatter);
  const step = { kind: 'base', stops, screen, multiplier: 1, wins, credits: sumOf(wins) };
  return { ...outcomeOf(game209, [step]), ticket: drawTicket2(random) };
}

// packages/house-math/src/slot/families/progressive/progressive-fast.ts
function progressiveCounter(game209) {
  const lines3 = lineCounter(game209);
  return (cells, count3) => {
    const credits = lines3.all(cells, count3);
    const scatters = countIn(cells, game209.scatter);
    const paid = game209.scatterPays[scatters] ?? 0;
    if (paid > 0) count3?.(game209.scatter, scatters, paid);
    return credits + paid;
  };
}
function fastProgressive(game209) {
  const board = boardOf(game209);
  const credits = progressiveCounter(game209);
  return (random) => {
    board.draw(random);
    drawTicket2(random);
    return credits(board.cells);
  };
}

// packages/house-math/src/slot/families/progressive/index.ts
var progressive = {
  play: playProgressive,
  fast: fastProgressive,
};

// packages/house-math/src/slot/families/walking/walking-fast.ts
function walkingCounter(game209) {
  const board = boardOf(game209);
  const lines3 = lineCounter(game209);
  const ofScatters = Int32Array.from(
    { length: game209.reels * game209.rows + 1 },
    (_, count3) => game209.scatterPays[count3] ?? 0,
  );
  const { cells, stops, lengths } = board;
  const fill2 = (reel) => cells.fill(game209.wild, reel * game209.rows, (reel + 1) * game209.rows);
  const hasWild = (reel) => {
    for (let row = 0; row < game209.rows; row++)
      if (cells[reel * game209.rows + row] === game209.wild) return true;
    return false;
  };
  const after = { standing: 0 };
  const pay = (at2, standing, count3) => {
    for (let reel = 0; reel < lengths.length; reel++) stops[reel] = Math.max(at2[reel], 0);
    board.show(stops);
    for (let reel = 0; reel < lengths.length; reel++) if (standing & (1 << reel)) fill2(reel);
    const scatters = countIn(cells, game209.scatter);
    let wilds = standing;
    for (let reel = 0; standing === 0 && reel < lengths.length; reel++) {
      if (!hasWild(reel)) continue;
      wilds |= 1 << reel;
      fill2(reel);
    }
    after.standing = wilds >> 1;
    const paid = ofScatters[scatters];
    if (paid > 0) count3?.(game209.scatter, scatters, paid);
    return lines3.all(cells, count3) + paid;
  };
  return { pay, after, lengths };
}
function fastWalking(game209) {
  const { pay, after, lengths } = walkingCounter(game209);
  const stops = new Int32Array(lengths.length);
  return (random) => {
    let credits = 0;
    let standing = 0;
    do {
      for (let reel = 0; reel < lengths.length; reel++)
        stops[reel] = standing & (1 << reel) ? -1 : random.below(lengths[reel]);
      credits += pay(stops, standing);
      standing = after.standing;
    } while (standing !== 0);
    return credits;
  };
}

// packages/house-math/src/slot/families/walking/play-walking.ts
function playGame2(game209, random, standing) {
  const allWild = Array.from({ length: game209.rows }, () => game209.wild);
  const kind = standing.length === 0 ? 'base' : 'respin';
  const stops = game209.strips.map((strip, reel) =>
    standing.includes(reel) ? null : drawStop(strip, random),
  );
  const landed = game209.strips.map((strip, reel) => {
    const stop2 = stops[reel] ?? null;
    return stop2 === null ? allWild : windowOf(strip, stop2, game209.rows);
  });
  const filled = landed.flatMap((column, reel) =>
    kind === 'base' && column.includes(game209.wild) ? [reel] : [],
  );
  const screen = landed.map((column, reel) => (filled.includes(reel) ? allWild : column));
  const wins = lineWins(game209, screen, 1);
  const scatter = scatterWin(game209, landed, 1);
  if (scatter) wins.push(scatter);
  const shown3 = { kind, stops, landed, screen, held: standing, multiplier: 1, wins };
  return { step: { ...shown3, credits: sumOf(wins) }, wilds: [...standing, ...filled] };
}
function playWalking(game209, random) {
  const steps = [];
  let standing = [];
  do {
    const { step, wilds } = playGame2(game209, random, standing);
    steps.push(step);
    standing = wilds.map((reel) => reel - 1).filter((reel) => reel >= 0);
  } while (standing.length > 0);
  return outcomeOf(game209, steps);
}

// packages/house-math/src/slot/families/walking/index.ts
var walking = { play: playWalking, fast: fastWalking };

// packages/house-math/src/slot/families/ways/play-ways.ts
function playGame3(game209, random, held) {
  const allWild = Array.from({ length: game209.rows }, () => game209.wild);
  const stops = game209.strips.map((strip, reel) =>
    held.includes(reel) ? null : drawStop(strip, random),
  );
  const landed = game209.strips.map((strip, reel) => {
    const stop2 = stops[reel] ?? null;
    return stop2 === null ? allWild : windowOf(strip, stop2, game209.rows);
  });
  const filled = game209.spreadingReels.filter(
    (reel) => !held.includes(reel) && landed[reel]?.includes(game209.wild),
  );
  const screen = landed.map((column, reel) => (filled.includes(reel) ? allWild : column));
  const scatter = scatterWin(game209, landed, 1);
  const wins = [...waysWins(game209, screen), ...(scatter ? [scatter] : [])];
  const kind = held.length === 0 ? 'base' : 'respin';
  const step = { kind, stops, landed, screen, held, multiplier: 1, wins, credits: sumOf(wins) };
  return { step, filled };
}
function playWays(game209, random) {
  const steps = [];
  let held = [];
  for (;;) {
    const { step, filled } = playGame3(game209, random, held);
    steps.push(step);
    if (filled.length === 0) return outcomeOf(game209, steps);
    held = [...held, ...filled].sort((one2, other) => one2 - other);
  }
}

// packages/house-math/src/slot/families/ways/ways-fast.ts
function countTable2(game209, reel) {
  const strip = game209.strips[reel];
  const symbols = game209.symbols.length;
  const table4 = new Uint8Array((strip.length + 1) * symbols).fill(game209.rows, 0, symbols);
  table4[game209.scatter] = 0;
  for (let stop2 = 0; stop2 < strip.length; stop2++) {
    const seen = windowOf(strip, stop2, game209.rows);
    const fills = game209.spreadingReels.includes(reel) && seen.includes(game209.wild);
    for (let symbol = 0; symbol < symbols; symbol++) {
      const shown3 = seen.filter((each) => each === symbol || each === game209.wild).length;
      const count3 =
        symbol === game209.scatter ? seen.filter((each) => each === symbol).length : shown3;
      const filled = fills && symbol !== game209.scatter ? game209.rows : count3;
      table4[(stop2 + 1) * symbols + symbol] = filled;
    }
  }
  return table4;
}
var wildTable = (game209, reel) =>
  Uint8Array.from(game209.strips[reel], (_, stop2) => {
    const seen = windowOf(game209.strips[reel], stop2, game209.rows);
    return game209.spreadingReels.includes(reel) && seen.includes(game209.wild) ? 1 << reel : 0;
  });
function startTable(game209) {
  const strip = game209.strips[0];
  const table4 = new Int8Array(strip.length * game209.rows).fill(-1);
  for (let stop2 = 0; stop2 < strip.length; stop2++) {
    const seen = new Set(windowOf(strip, stop2, game209.rows));
    seen.delete(game209.scatter);
    table4.set([...seen], stop2 * game209.rows);
  }
  return table4;
}
function fastWays(game209) {
  const { reels, rows } = game209;
  const symbols = game209.symbols.length;
  const counts2 = game209.strips.map((_, reel) => countTable2(game209, reel));
  const wilds = game209.strips.map((_, reel) => wildTable(game209, reel));
  const starts = startTable(game209);
  const lengths = game209.strips.map((strip) => strip.length);
  const pays = Int32Array.from({ length: symbols * (reels + 1) }, (_, i) => {
    return game209.pays[Math.floor(i / (reels + 1))]?.[i % (reels + 1)] ?? 0;
  });
  const scatterPays = Int32Array.from({ length: reels * rows + 1 }, (_, n) => {
    return game209.scatterPays[n] ?? 0;
  });
  const at2 = new Int32Array(reels);
  const credits = (stops) => {
    let total2 = 0;
    let scatters = 0;
    for (let reel = 0; reel < reels; reel++) {
      scatters += counts2[reel][(stops[reel] + 1) * symbols + game209.scatter];
    }
    for (let i = stops[0] * rows; i < (stops[0] + 1) * rows; i++) {
      const symbol = starts[i];
      if (symbol < 0) break;
      let ways2 = 1;
      let reel = 0;
      for (; reel < reels; reel++) {
        const shown3 = counts2[reel][(stops[reel] + 1) * symbols + symbol];
        if (shown3 === 0) break;
        ways2 *= shown3;
      }
      total2 += ways2 * pays[symbol * (reels + 1) + reel];
    }
    return total2 + scatterPays[scatters];
  };
  const filled = (stops) => {
    let bits = 0;
    for (let reel = 0; reel < reels; reel++) {
      if (stops[reel] >= 0) bits |= wilds[reel][stops[reel]];
    }
    return bits;
  };
  const spin = (random) => {
    let total2 = 0;
    let held = 0;
    for (;;) {
      for (let reel = 0; reel < reels; reel++) {
        at2[reel] = held & (1 << reel) ? -1 : random.below(lengths[reel]);
      }
      total2 += credits(at2);
      const more = filled(at2);
      if (more === 0) return total2;
      held |= more;
    }
  };
  return { credits, filled, spin };
}

// packages/house-math/src/slot/families/ways/index.ts
var ways = {
  play: playWays,
  fast: (game209) => fastWays(game209).spin,
};

// packages/house-math/src/slot/families/index.ts
var FAMILIES = {
  'both-ways': bothWays,
  changing,
  classic,
  clusters,
  coins,
  collect: collect2,
  expanding,
  growing,
  lines,
  pick,
  sticky,
  progressive,
  walking,
  ways,
};
var FAMILY_NAMES = Object.keys(FAMILIES);
var familyOf = (game209) => FAMILIES[game209.family];
function play(game209, random) {
  return familyOf(game209).play(game209, random);
}

// packages/house-math/src/slot/payout.ts
function payoutMinor(game209, stakeMinor, credits) {
  if (!game209.stakes.includes(stakeMinor))
    throw new Error(`${game209.code} has no stake ${stakeMinor}`);
  return (stakeMinor / BigInt(game209.betCredits)) * BigInt(credits);
}

// packages/house-math/src/slot/index.ts
var SLOTS = new Map(Object.values(list_exports).map((game209) => [game209.code, game209]));
var findSlot = (code, ruleVersion) => {
  const today = SLOTS.get(code);
  return today ? versionOf(today, ruleVersion) : null;
};

// packages/house-math/src/fraction.ts
var WHOLE = { n: 1n, d: 1n };
var divisor = (a, b) => (b === 0n ? a : divisor(b, a % b));
function fraction(n, d) {
  if (d <= 0n) throw new Error('a denominator is above zero');
  const shared = divisor(n < 0n ? -n : n, d);
  return { n: n / shared, d: d / shared };
}
var multiply = (a, b) => fraction(a.n * b.n, a.d * b.d);

// packages/house-math/src/instants/plinko.ts
var ROW_COUNTS = [8, 12, 16];
var RISKS = ['low', 'medium', 'high'];
var PLINKO_PAYS = {
  8: {
    low: [50, 100, 110, 200, 515],
    medium: [40, 70, 130, 300, 1185],
    high: [20, 25, 150, 430, 2800],
  },
  12: {
    low: [50, 100, 115, 120, 160, 300, 950],
    medium: [30, 60, 110, 195, 390, 1080, 3200],
    high: [20, 20, 65, 200, 830, 2350, 16500],
  },
  16: {
    low: [50, 100, 105, 125, 130, 150, 200, 850, 1500],
    medium: [30, 50, 100, 150, 290, 480, 990, 4e3, 10500],
    high: [20, 20, 20, 190, 420, 900, 2500, 12500, 95e3],
  },
};
var fall2 = (random, rows) => Array.from({ length: rows }, () => random.below(2));
var binOf = (path) => path.reduce((sum2, step) => sum2 + step, 0);
function plinkoPays(rows, risk) {
  const half4 = PLINKO_PAYS[rows][risk];
  return Array.from({ length: rows + 1 }, (_, bin) => half4[Math.abs(bin - rows / 2)] ?? 0);
}

// packages/house-math/src/tables/cards.ts
var CARDS = 52;
var rankOf = (card) => Math.floor(card / 4);
var suitOf = (card) => card % 4;
var isRed = (card) => suitOf(card) === 1 || suitOf(card) === 2;
function newShoe(random, decks, open = []) {
  const left = Array.from({ length: decks * CARDS }, (_, at2) => at2 % CARDS);
  for (const card of open) left.splice(left.indexOf(card), 1);
  return () => {
    const [card] = left.splice(random.below(left.length), 1);
    if (card === void 0) throw new Error('the shoe is empty');
    return card;
  };
}

// packages/house-math/src/tables/blackjack/hand.ts
var valueOf2 = (card) => Math.min(rankOf(card) + 1, 10);
function totalOf(cards) {
  const low = cards.reduce((sum2, card) => sum2 + valueOf2(card), 0);
  const soft = low <= 11 && cards.some((card) => valueOf2(card) === 1);
  return { total: soft ? low + 10 : low, soft };
}
var isNatural = (cards) => cards.length === 2 && totalOf(cards).total === 21;
var dealerDraws = (cards) => totalOf(cards).total < 17;

// packages/house-math/src/tables/blackjack/round.ts
var BLACKJACK_DECKS = 8;
var ACTS = ['insure', 'decline', 'hit', 'stand', 'double', 'split'];
var NotAllowed = class extends Error {};
function dealDealer(random) {
  const deal = newShoe(random, BLACKJACK_DECKS);
  const cards = [deal(), deal()];
  while (dealerDraws(cards)) cards.push(deal());
  return cards;
}
function playSpot(random, { dealer, acts }) {
  const deal = newShoe(random, BLACKJACK_DECKS, dealer);
  const hands = [{ cards: [deal(), deal()], doubled: false, split: false, done: false }];
  const left = [...acts];
  let insured = false;
  const spot2 = (turn2) => ({
    hands: hands.map(({ cards, doubled, split }) => ({ cards, doubled, split })),
    insured,
    turn: turn2,
  });
  if (valueOf2(dealer[0] ?? 0) === 1) {
    const may = ['insure', 'decline'];
    const act = take(left, may);
    if (act === null) return spot2({ hand: 0, may });
    insured = act === 'insure';
  }
  if (!isNatural(dealer.slice(0, 2)))
    for (let at2 = 0; at2 < hands.length; at2 += 1)
      for (;;) {
        const hand = hands[at2];
        if (hand.done || totalOf(hand.cards).total >= 21) break;
        const may = actsOf(hand, hands.length);
        const act = take(left, may);
        if (act === null) return spot2({ hand: at2, may });
        apply(act, { at: at2, hands, deal });
      }
  if (left.length > 0) throw new NotAllowed('the spot is done');
  return spot2(null);
}
function take(left, may) {
  const act = left.shift();
  if (act === void 0) return null;
  if (!may.includes(act)) throw new NotAllowed(`${act} is not one of ${may.join(', ')}`);
  return act;
}
function actsOf({ cards }, hands) {
  if (cards.length > 2) return ['hit', 'stand'];
  const [one2 = 0, two = 0] = cards;
  const maySplit = hands === 1 && valueOf2(one2) === valueOf2(two);
  return maySplit ? ['hit', 'stand', 'double', 'split'] : ['hit', 'stand', 'double'];
}
function apply(act, { at: at2, hands, deal }) {
  const hand = hands[at2];
  if (act === 'hit') hand.cards.push(deal());
  if (act === 'stand') hand.done = true;
  if (act === 'double') {
    hand.cards.push(deal());
    hand.doubled = true;
    hand.done = true;
  }
  if (act === 'split') {
    const [one2 = 0, two = 0] = hand.cards;
    const done = valueOf2(one2) === 1;
    hands.splice(
      at2,
      1,
      { cards: [one2, deal()], doubled: false, split: true, done },
      { cards: [two, deal()], doubled: false, split: true, done },
    );
  }
}
var isHandNatural = ({ cards, split }) => !split && isNatural(cards);
var stakedHalves = ({ doubled }) => (doubled ? 4n : 2n);
function halvesBack(hand, dealer) {
  const staked = stakedHalves(hand);
  const [mine, theirs] = [isHandNatural(hand), isNatural(dealer)];
  if (mine || theirs) return mine && theirs ? staked : mine ? 5n : 0n;
  const { total: total2 } = totalOf(hand.cards);
  const against = totalOf(dealer).total;
  if (total2 > 21) return 0n;
  if (against > 21 || total2 > against) return 2n * staked;
  return total2 === against ? staked : 0n;
}

// packages/house-math/src/verify/instant-proof.ts
var MOST_ACTS = 500;
var isText2 = (value) => typeof value === 'string';
var isWhole3 = (value) => Number.isSafeInteger(value) && value >= 0;
var matches = (form) => (value) => typeof value === 'string' && form.test(value);
var oneOf = (values) => (value) => values.includes(value);
var isMinor = matches(/^(0|[1-9][0-9]{0,20})$/);
var isAmount = matches(/^[0-9]{1,15}\.[0-9]{2}$/);
var listOf = (form, most) => (value) =>
  Array.isArray(value) && value.length <= most && value.every(form);
var fieldsOf = (forms) => (value) => wrongField2(value, forms) === null;
var BETS = {
  dice: { stake: isAmount, side: oneOf(['under', 'over']), at: isWhole3 },
  mines: { stake: isAmount, mines: isWhole3 },
  plinko: { stake: isAmount, rows: oneOf(ROW_COUNTS), risk: oneOf(RISKS) },
  blackjack: { spots: listOf(fieldsOf({ spot: isWhole3, stake: isAmount }), 7) },
};
var isBet = (value) => {
  const forms = BETS[String(value?.['kind'])];
  return forms !== void 0 && wrongField2(value, forms) === null;
};
var isAct = (value) => {
  const { act, at: at2, field } = value ?? {};
  if (!isWhole3(at2)) return false;
  return act === 'open' ? isWhole3(field) : act === 'take' || oneOf(ACTS)(act);
};
var DOCUMENT3 = {
  format: (value) => value === 'nokshi-instant-1',
  game: isText2,
  ruleVersion: isText2,
  mappingVersion: isWhole3,
  commitment: matches(/^[0-9a-f]{64}$/),
  serverSeed: (value) => value === null || isText2(value),
  clientSeed: isText2,
  nonce: matches(/^(0|[1-9][0-9]{0,14})$/),
  bet: isBet,
  acts: listOf(isAct, MOST_ACTS),
  state: (value) => typeof value === 'object' && value !== null,
  stake: isMinor,
  payout: isMinor,
};
function readInstant(value) {
  const wrong2 = wrongField2(value, DOCUMENT3);
  return wrong2 === null ? { proof: value } : { wrong: wrong2 };
}
function wrongField2(value, forms) {
  if (typeof value !== 'object' || value === null) return Object.keys(forms)[0] ?? '';
  const fields = value;
  return Object.keys(forms).find((name) => !forms[name]?.(fields[name])) ?? null;
}

// packages/house-math/src/verify/round-proof.ts
var TEXTS2 = ['gameCode', 'commitment', 'clientSeed', 'stake', 'payout'];
var NUMBERS = ['mappingVersion', 'nonce', 'totalCredits'];
function readProof(value) {
  if (typeof value !== 'object' || value === null) return { wrong: 'format' };
  const fields = value;
  if (fields.format !== 'nokshi-round-1') return { wrong: 'format' };
  for (const name of TEXTS2) if (typeof fields[name] !== 'string') return { wrong: name };
  for (const name of NUMBERS) if (!Number.isSafeInteger(fields[name])) return { wrong: name };
  const { serverSeed, ruleVersion } = fields;
  if (serverSeed !== null && typeof serverSeed !== 'string') return { wrong: 'serverSeed' };
  const version = String(ruleVersion);
  if (!/^[1-9][0-9]{0,8}$/.test(version)) return { wrong: 'ruleVersion' };
  return { proof: { ...value, ruleVersion: version } };
}
var canonicalText = (value) =>
  JSON.stringify(value, (_, each) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );

// packages/house-math/src/lottery/draw.ts
var drawDigits = (random, count3) => Array.from({ length: count3 }, () => random.below(10));
var drawDice = (random, count3) => Array.from({ length: count3 }, () => random.below(6) + 1);
function drawBalls(random, most, count3) {
  const left = Array.from({ length: most }, (_, at2) => at2 + 1);
  return Array.from({ length: count3 }, () => left.splice(random.below(left.length), 1)[0] ?? 0);
}
var drawPrizes = (random, digits2) => digits2.map((count3) => random.below(10 ** count3));

// packages/house-math/src/lottery/odds-lists.ts
var EVEN = 1960;
var PATTERN = {
  triple: 98e3,
  straight: 16330,
  pair: 3620,
  'half-straight': 2720,
  mixed: 3260,
};
var DIGIT_DRAGON = { dragon: 2170, tiger: 2170, tie: 9800 };
var dragons = (code, pairs2, odds2) =>
  Object.fromEntries(pairs2.map((pair) => [`dragon-tiger${code}${pair}`, odds2]));
var TEN_PAIRS = ['12', '13', '14', '15', '23', '24', '25', '34', '35', '45'];
var SSC = {
  'place-size-parity': EVEN,
  'five-position': 9800,
  'five-sum-size-parity': EVEN,
  'front3-pattern': PATTERN,
  'middle3-pattern': PATTERN,
  'back3-pattern': PATTERN,
  bull: {
    none: 2740,
    'bull-1': 15370,
    'bull-3': 15370,
    'bull-5': 15370,
    'bull-7': 15370,
    'bull-9': 15370,
    'bull-10': 15170,
    '*': 15060,
  },
  ...dragons('-', TEN_PAIRS, DIGIT_DRAGON),
};
var THREE_DIGITS = {
  'place-size-parity': EVEN,
  'three-position': 9800,
  'three-sum-size-parity': EVEN,
  'three-pattern': PATTERN,
  ...dragons('-', ['12', '13', '23'], DIGIT_DRAGON),
};
var FIVE_DIGITS = {
  'place-size-parity': EVEN,
  'five-position': 9800,
  'five-sum-size-parity': EVEN,
  'front3-pattern': PATTERN,
  'back3-pattern': PATTERN,
  ...dragons('-', ['15'], DIGIT_DRAGON),
};
var ELEVEN = {
  'place-size-parity': 1950,
  'sum-size': 1950,
  'sum-parity': { odd: 1910, even: 2e3 },
  any1: 2150,
  position: 10780,
  'odd-count': {
    'odd-0': 452e3,
    'odd-1': 15090,
    'odd-2': 3010,
    'odd-3': 2260,
    'odd-4': 6030,
    'odd-5': 75400,
  },
  median: {
    'median-3': 16170,
    'median-4': 7180,
    'median-5': 5030,
    'median-6': 4520,
    'median-7': 5030,
    'median-8': 7180,
    'median-9': 16170,
  },
  ...dragons('-', TEN_PAIRS, EVEN),
};
var RACE = {
  'place-size-parity': EVEN,
  position: 9800,
  'top2-size-parity': { big: 2200, small: 1760, odd: 1760, even: 2200 },
  'top2-sum': {
    'sum-3': 44100,
    'sum-4': 44100,
    'sum-5': 22e3,
    'sum-6': 22e3,
    'sum-7': 14700,
    'sum-8': 14700,
    'sum-9': 11020,
    'sum-10': 11020,
    'sum-11': 8820,
    'sum-12': 11020,
    'sum-13': 11020,
    'sum-14': 14700,
    'sum-15': 14700,
    'sum-16': 22e3,
    'sum-17': 22e3,
    'sum-18': 44100,
    'sum-19': 44100,
  },
  ...dragons('-', ['1', '2', '3', '4', '5'], EVEN),
};
var DICE = {
  'size-parity': 2010,
  sum: {
    'sum-3': 211e3,
    'sum-4': 70500,
    'sum-5': 35200,
    'sum-6': 21100,
    'sum-7': 14110,
    'sum-8': 10080,
    'sum-9': 8460,
    'sum-10': 7840,
    'sum-11': 7840,
    'sum-12': 8460,
    'sum-13': 10080,
    'sum-14': 14110,
    'sum-15': 21100,
    'sum-16': 35200,
    'sum-17': 70500,
    'sum-18': 211e3,
  },
  triple: { any: 35200, '*': 211e3 },
  pair: 14110,
  double: 13230,
  'different-2': 7050,
  'different-3': 35200,
  run: 8820,
  face: 2320,
  'face-count': { once: 2120, twice: 3190, thrice: 4250 },
};
var MARK_SIX = {
  special: 48e3,
  normal: 8e3,
  'normal-place': 48e3,
  'place-size-parity': 1950,
  'special-sides': 1950,
  'special-wave': { red: 2820, '*': 3e3 },
  'special-half-wave': {
    'red-big': 6710,
    'red-small': 4700,
    'red-odd': 5870,
    'red-even': 5220,
    'blue-big': 5220,
    'blue-small': 6710,
    'blue-odd': 5870,
    'blue-even': 5870,
    'green-big': 5870,
    'green-small': 6710,
    'green-odd': 5870,
    'green-even': 6710,
  },
  'special-animal': { year: 9600, '*': 12e3 },
  'one-animal': { year: 1760, '*': 2070 },
  'one-tail': { 'tail-0': 2070, '*': 1760 },
  'all-2': 76800,
  'all-3': 902e3,
  'all-4': 138e5,
  'all-2-bankers': 76800,
  'all-3-bankers': 902e3,
  'all-4-bankers': 138e5,
  'three-for-two': { three: 128e3, two: 23900 },
  'two-for-special': { two: 61400, special: 38400 },
  'normal-and-special': 192e3,
  'none-of-5': 2190,
  'none-of-6': 2610,
  'none-of-7': 3120,
  'none-of-8': 3740,
  'none-of-9': 4510,
  'none-of-10': 5470,
  'none-of-11': 6670,
  'none-of-12': 8170,
  'total-sides': { big: 1930, small: 1980, odd: 1960, even: 1950 },
};
var COLOUR_SHEET = {
  colour: { green: 1960, red: 1960, violet: 4900 },
  number: 9800,
  size: 1960,
};
var TWO_SIDED = {
  ssc: SSC,
  three: THREE_DIGITS,
  five: FIVE_DIGITS,
  eleven: ELEVEN,
  race: RACE,
  dice: DICE,
  markSix: MARK_SIX,
  colours: { size: 1960 },
};
var TWO = 98e3;
var THREE = 97e4;
var FOUR = 96e5;
var VIETNAM = {
  'all-prizes-2': TWO,
  'all-prizes-3': THREE,
  'all-prizes-4': FOUR,
  'all-prizes-2-orders': TWO,
  'all-prizes-3-orders': THREE,
  'all-prizes-4-orders': FOUR,
  'head-2': TWO,
  'tail-2': TWO,
  'head-tail-2': TWO,
  'head-3': THREE,
  'tail-3': THREE,
  'head-tail-3': THREE,
  'tail-3-orders': THREE,
  'tail-4': FOUR,
};
var THAI_AND_LAO = {
  'three-straight': THREE,
  'three-tote': { 'orders-6': 16e4, 'orders-3': 32e4 },
  'two-top': TWO,
  'two-bottom': TWO,
  'run-top': 3560,
  'run-bottom': 5080,
};
var REGIONAL = {
  north: {
    ...VIETNAM,
    'eight-prizes-2': TWO,
    'parlay-2': 17600,
    'parlay-3': 79e3,
    'parlay-4': 36e4,
  },
  south: {
    ...VIETNAM,
    'seven-prizes-2': TWO,
    'seven-prizes-3': THREE,
    'parlay-2': 37e3,
    'parlay-3': 25e4,
    'parlay-4': 173e4,
  },
  thai: { ...THAI_AND_LAO, 'front-three': THREE, 'back-three': THREE },
  lao: {
    ...THAI_AND_LAO,
    'four-straight': FOUR,
    'four-tote': {
      'orders-24': 4e5,
      'orders-12': 8e5,
      'orders-6': 16e5,
      'orders-4': 24e5,
    },
  },
};

// packages/house-math/src/lottery/checks.ts
var isSet = (set, [from, to]) =>
  set.every(
    (number, at2) =>
      Number.isInteger(number) &&
      number >= from &&
      number <= to &&
      (at2 === 0 || number > (set[at2 - 1] ?? number)),
  );
var share = (one2, other) => one2.some((number) => other.includes(number));
function withoutDoubles(lines3) {
  const seen = new Map(lines3.map((line) => [line.join(' '), line]));
  return [...seen.values()];
}
var isOptions = (selection, count3) =>
  selection.kind === 'options' &&
  selection.options.length > 0 &&
  isSet(selection.options, [0, count3 - 1]);

// packages/house-math/src/lottery/counting.ts
function choose(n, k) {
  if (k < 0 || k > n) return 0;
  let result = 1;
  for (let i = 1; i <= k; i += 1) result = (result * (n - k + i)) / i;
  return Math.round(result);
}
function falling(n, k) {
  let result = 1;
  for (let i = 0; i < k; i += 1) result *= n - i;
  return result;
}
var factorial = (n) => (n < 2 ? 1 : n * factorial(n - 1));
var product = (values) => values.reduce((all, value) => all * value, 1);
var sum = (values) => values.reduce((all, value) => all + value, 0);
function productsOf(values, k) {
  const sums2 = [1, ...Array.from({ length: k }, () => 0)];
  for (const value of values)
    for (let at2 = k; at2 > 0; at2 -= 1)
      sums2[at2] = (sums2[at2] ?? 0) + (sums2[at2 - 1] ?? 0) * value;
  return sums2[k] ?? 0;
}
function distinctTuples(sets) {
  const full = 2 ** sets.length - 1;
  let ways2 = new Float64Array(full + 1);
  ways2[0] = 1;
  for (const number of new Set(sets.flat())) {
    const places = sets.flatMap((set, place) => (set.includes(number) ? [1 << place] : []));
    const next = ways2.slice();
    for (let filled = 0; filled <= full; filled += 1) {
      const so = ways2[filled] ?? 0;
      if (so === 0) continue;
      for (const place of places)
        if ((filled & place) === 0) next[filled | place] = (next[filled | place] ?? 0) + so;
    }
    ways2 = next;
  }
  return ways2[full] ?? 0;
}
function tallyOf(values) {
  const tally = /* @__PURE__ */ new Map();
  for (const value of values) tally.set(value, (tally.get(value) ?? 0) + 1);
  return tally;
}
var countIn2 = (set, values) => values.filter((value) => set.includes(value)).length;

// packages/house-math/src/lottery/play.ts
function of(selection, kind) {
  if (selection.kind !== kind) throw new Error(`a selection of ${kind} was expected`);
  return selection;
}
var stakesOf2 = (play2, selection) => play2.stakes?.(selection) ?? sum(play2.units(selection));
var FULL_BASE = 2000n;
var prizeOf = (unitStake, base, { chance, share: share2 = { n: 1, d: 1 } }) =>
  (unitStake * base * BigInt(chance.d) * BigInt(share2.n)) /
  (FULL_BASE * BigInt(chance.n) * BigInt(share2.d));
var rebateOf = (stake, base, ceiling) => (stake * (ceiling - base)) / FULL_BASE;

// packages/house-math/src/lottery/options.ts
function optionsPlay(code, options) {
  return {
    code,
    kind: 'options',
    asks: { from: 0, to: options.length - 1, least: 1 },
    prizes: options.map(({ code: prize, chance, tie: tie3 }) => ({
      code: prize,
      chance,
      ...(tie3 ? { tie: tie3.chance } : {}),
    })),
    accepts: (selection) => isOptions(selection, options.length),
    units(selection) {
      const { options: chosen } = of(selection, 'options');
      return options.map((_, at2) => (chosen.includes(at2) ? 1 : 0));
    },
    hits(selection, numbers) {
      const { options: chosen } = of(selection, 'options');
      return options.map(({ holds }, at2) => (chosen.includes(at2) && holds(numbers) ? 1 : 0));
    },
    ...(options.some(({ tie: tie3 }) => tie3) ? { ties: tiesOf(options) } : {}),
  };
}
var tiesOf = (options) => (selection, numbers) => {
  const { options: chosen } = of(selection, 'options');
  return options.map(({ tie: tie3 }, at2) =>
    chosen.includes(at2) && tie3?.holds(numbers) ? 1 : 0,
  );
};
function countedOptions(code, draws2, options) {
  return optionsPlay(
    code,
    Object.entries(options).map(([option, holds]) => ({
      code: option,
      chance: { n: draws2.filter(holds).length, d: draws2.length },
      holds,
    })),
  );
}

// packages/house-math/src/lottery/tuples.ts
function tuplesOf(base, places) {
  let tuples = [[]];
  for (let place = 0; place < places; place += 1)
    tuples = tuples.flatMap((tuple) =>
      Array.from({ length: base }, (_, value) => [...tuple, value]),
    );
  return tuples;
}
function arrangementsOf(values, places) {
  if (places === 0) return [[]];
  return values.flatMap((value) =>
    arrangementsOf(
      values.filter((other) => other !== value),
      places - 1,
    ).map((rest) => [value, ...rest]),
  );
}
function choicesOf(values, count3) {
  if (count3 === 0) return [[]];
  return values.flatMap((value, at2) =>
    choicesOf(values.slice(at2 + 1), count3 - 1).map((rest) => [value, ...rest]),
  );
}

// packages/house-math/src/lottery/plays/dice.ts
var FACES = [1, 2, 3, 4, 5, 6];
var THROWS = tuplesOf(6, 3).map((faces) => faces.map((face) => face + 1));
var different = (numbers) => new Set(numbers).size;
var isTriple = (numbers) => different(numbers) === 1;
var count = (numbers, face) => numbers.filter((number) => number === face).length;
var named2 = (prefix, holds) =>
  Object.fromEntries(FACES.map((face) => [`${prefix}-${face}`, (numbers) => holds(numbers, face)]));
var sums = () =>
  countedOptions(
    'sum',
    THROWS,
    Object.fromEntries(
      Array.from({ length: 16 }, (_, at2) => [
        `sum-${at2 + 3}`,
        (numbers) => sum(numbers) === at2 + 3,
      ]),
    ),
  );
var sides = () =>
  countedOptions('size-parity', THROWS, {
    big: (numbers) => sum(numbers) > 10 && !isTriple(numbers),
    small: (numbers) => sum(numbers) <= 10 && !isTriple(numbers),
    odd: (numbers) => sum(numbers) % 2 === 1 && !isTriple(numbers),
    even: (numbers) => sum(numbers) % 2 === 0 && !isTriple(numbers),
  });
var isRun = (numbers) =>
  different(numbers) === 3 && Math.max(...numbers) - Math.min(...numbers) === 2;
function differentFaces(many) {
  const facesOf = (selection) => of(selection, 'numbers').numbers;
  return {
    code: `different-${many}`,
    kind: 'numbers',
    asks: { from: 1, to: 6, least: many },
    prizes: [{ code: 'win', chance: { n: many === 2 ? 30 : 6, d: THROWS.length } }],
    accepts: (selection) =>
      selection.kind === 'numbers' &&
      selection.numbers.length >= many &&
      isSet(selection.numbers, [1, 6]),
    units: (selection) => [choose(facesOf(selection).length, many)],
    hits: (selection, numbers) => [
      choose(countIn2(facesOf(selection), [...new Set(numbers)]), many),
    ],
  };
}
var pairAndOne = () => ({
  code: 'pair-and-one',
  kind: 'repeated',
  asks: { from: 1, to: 6 },
  prizes: [{ code: 'win', chance: { n: 3, d: THROWS.length } }],
  accepts: (selection) =>
    selection.kind === 'repeated' &&
    isSet(selection.repeated, [1, 6]) &&
    isSet(selection.single, [1, 6]) &&
    unitsOfPairs(selection) > 0,
  units: (selection) => [unitsOfPairs(of(selection, 'repeated'))],
  hits(selection, numbers) {
    const { repeated, single: single2 } = of(selection, 'repeated');
    const pair = repeated.find((face) => count(numbers, face) === 2);
    const one2 = single2.find((face) => count(numbers, face) === 1);
    return [pair !== void 0 && one2 !== void 0 ? 1 : 0];
  },
});
var unitsOfPairs = ({ repeated, single: single2 }) =>
  repeated.length * single2.length - countIn2(repeated, single2);
function faceCount() {
  const facesOf = (selection) => of(selection, 'numbers').numbers;
  const ways2 = [75, 15, 1];
  const pays = [2, 3, 4];
  const total2 = sum(ways2.map((each, at2) => each * (pays[at2] ?? 0)));
  return {
    code: 'face-count',
    kind: 'numbers',
    asks: { from: 1, to: 6, least: 1 },
    prizes: ways2.map((n, at2) => ({
      code: ['once', 'twice', 'thrice'][at2] ?? '',
      chance: { n, d: THROWS.length },
      share: { n: n * (pays[at2] ?? 0), d: total2 },
    })),
    accepts: (selection) =>
      selection.kind === 'numbers' &&
      selection.numbers.length > 0 &&
      isSet(selection.numbers, [1, 6]),
    units: (selection) => ways2.map(() => facesOf(selection).length),
    stakes: (selection) => facesOf(selection).length,
    hits: (selection, numbers) =>
      ways2.map(
        (_, at2) => facesOf(selection).filter((face) => count(numbers, face) === at2 + 1).length,
      ),
  };
}
var dicePlays = () => [
  sums(),
  sides(),
  countedOptions('triple', THROWS, {
    any: isTriple,
    ...named2('triple', (numbers, face) => count(numbers, face) === 3),
  }),
  countedOptions(
    'pair',
    THROWS,
    named2('pair', (numbers, face) => count(numbers, face) === 2),
  ),
  countedOptions(
    'double',
    THROWS,
    named2('double', (numbers, face) => count(numbers, face) >= 2),
  ),
  pairAndOne(),
  differentFaces(2),
  differentFaces(3),
  countedOptions('run', THROWS, { any: isRun }),
  countedOptions(
    'face',
    THROWS,
    named2('face', (numbers, face) => count(numbers, face) > 0),
  ),
  faceCount(),
];

// packages/house-math/src/lottery/plays/digit-sides.ts
var at = (numbers, place) => numbers[place] ?? 0;
var half = { n: 1, d: 2 };
var dragonTiger = (one2, other) =>
  optionsPlay(`dragon-tiger-${one2 + 1}${other + 1}`, [
    {
      code: 'dragon',
      chance: { n: 45, d: 100 },
      holds: (numbers) => at(numbers, one2) > at(numbers, other),
    },
    {
      code: 'tiger',
      chance: { n: 45, d: 100 },
      holds: (numbers) => at(numbers, one2) < at(numbers, other),
    },
    {
      code: 'tie',
      chance: { n: 10, d: 100 },
      holds: (numbers) => at(numbers, one2) === at(numbers, other),
    },
  ]);
var sumSides = ({ name, places }) => {
  const total2 = (numbers) => sum(places.map((place) => at(numbers, place)));
  const bigFrom = Math.ceil((9 * places.length) / 2);
  const option = (code, holds) => ({
    code,
    chance: half,
    holds: (numbers) => holds(total2(numbers)),
  });
  return optionsPlay(`${name}-sum-size-parity`, [
    option('big', (value) => value >= bigFrom),
    option('small', (value) => value < bigFrom),
    option('odd', (value) => value % 2 === 1),
    option('even', (value) => value % 2 === 0),
  ]);
};
var oneDigit = ({ places }) => ({
  code: 'one-digit',
  kind: 'numbers',
  asks: { from: 0, to: 9, least: 1 },
  prizes: [{ code: 'win', chance: { n: places.length, d: 10 } }],
  accepts: (selection) =>
    selection.kind === 'numbers' &&
    selection.numbers.length > 0 &&
    isSet(selection.numbers, [0, 9]),
  units: (selection) => [of(selection, 'numbers').numbers.length],
  hits(selection, numbers) {
    const { numbers: chosen } = of(selection, 'numbers');
    return [places.filter((place) => chosen.includes(at(numbers, place))).length];
  },
});

// packages/house-math/src/lottery/plays/digits.ts
var DIGITS2 = [0, 9];
var oneOf2 = (places) => ({ n: 1, d: 10 ** places });
var one = (chance) => [{ code: 'win', chance }];
var shown = ({ places }, numbers) => places.map((place) => numbers[place] ?? 0);
var placesOf = (selection) => of(selection, 'places').places;
var areSets = (sets, count3, least) =>
  sets.length === count3 && sets.every((set) => set.length >= least && isSet(set, DIGITS2));
function straight(area) {
  const count3 = area.places.length;
  return {
    code: `${area.name}-straight`,
    kind: 'places',
    asks: { from: 0, to: 9, places: count3, least: count3 },
    prizes: one(oneOf2(count3)),
    accepts: (selection) => selection.kind === 'places' && areSets(selection.places, count3, 1),
    units: (selection) => [product(placesOf(selection).map((set) => set.length))],
    hits(selection, numbers) {
      const digits2 = shown(area, numbers);
      return [placesOf(selection).every((set, at2) => set.includes(digits2[at2] ?? -1)) ? 1 : 0];
    },
  };
}
function straightLines(area) {
  const count3 = area.places.length;
  const linesOf2 = (selection) => withoutDoubles(of(selection, 'lines').lines);
  return {
    code: `${area.name}-lines`,
    kind: 'lines',
    asks: { from: 0, to: 9, places: count3 },
    prizes: one(oneOf2(count3)),
    accepts: (selection) =>
      selection.kind === 'lines' &&
      selection.lines.length > 0 &&
      selection.lines.every(
        (line) => line.length === count3 && line.every((digit2) => isSet([digit2], DIGITS2)),
      ),
    units: (selection) => [linesOf2(selection).length],
    hits(selection, numbers) {
      const digits2 = shown(area, numbers).join(' ');
      return [linesOf2(selection).some((line) => line.join(' ') === digits2) ? 1 : 0];
    },
  };
}
function combination(area) {
  const count3 = area.places.length;
  const tails = area.places.map((_, at2) => count3 - at2);
  return {
    code: `${area.name}-combination`,
    kind: 'places',
    asks: { from: 0, to: 9, places: count3, least: count3 },
    prizes: tails.map((tail) => ({ code: `last-${tail}`, chance: oneOf2(tail) })),
    accepts: (selection) => selection.kind === 'places' && areSets(selection.places, count3, 1),
    units(selection) {
      const combinations = product(placesOf(selection).map((set) => set.length));
      return tails.map(() => combinations);
    },
    hits(selection, numbers) {
      const digits2 = shown(area, numbers);
      const sets = placesOf(selection);
      return tails.map((tail) => {
        const before = sets.slice(0, count3 - tail);
        const isHit2 = sets.slice(count3 - tail).every((set, at2) => {
          return set.includes(digits2[count3 - tail + at2] ?? -1);
        });
        return isHit2 ? product(before.map((set) => set.length)) : 0;
      });
    },
  };
}
function position(area) {
  const count3 = area.places.length;
  return {
    code: `${area.name}-position`,
    kind: 'places',
    asks: { from: 0, to: 9, places: count3, least: 1 },
    prizes: one(oneOf2(1)),
    accepts: (selection) =>
      selection.kind === 'places' &&
      areSets(selection.places, count3, 0) &&
      selection.places.some((set) => set.length > 0),
    units: (selection) => [sum(placesOf(selection).map((set) => set.length))],
    hits(selection, numbers) {
      const digits2 = shown(area, numbers);
      return [placesOf(selection).filter((set, at2) => set.includes(digits2[at2] ?? -1)).length];
    },
  };
}
function anyStraight(area, k) {
  const count3 = area.places.length;
  return {
    code: `any${k}-straight`,
    kind: 'places',
    asks: { from: 0, to: 9, places: count3, least: k },
    prizes: one(oneOf2(k)),
    accepts: (selection) =>
      selection.kind === 'places' &&
      areSets(selection.places, count3, 0) &&
      selection.places.filter((set) => set.length > 0).length >= k,
    units: (selection) => [
      productsOf(
        placesOf(selection).map((set) => set.length),
        k,
      ),
    ],
    hits(selection, numbers) {
      const digits2 = shown(area, numbers);
      const right = placesOf(selection).filter((set, at2) => set.includes(digits2[at2] ?? -1));
      return [choose(right.length, k)];
    },
  };
}
function byMeasure(area, { name, most, measure }) {
  const count3 = area.places.length;
  const counts2 = Array.from({ length: most + 1 }, () => 0);
  for (const tuple of tuplesOf(10, count3))
    counts2[measure(tuple)] = (counts2[measure(tuple)] ?? 0) + 1;
  const numbersOf2 = (selection) => of(selection, 'numbers').numbers;
  return {
    code: `${area.name}-${name}`,
    kind: 'numbers',
    asks: { from: 0, to: most, least: 1 },
    prizes: one(oneOf2(count3)),
    accepts: (selection) =>
      selection.kind === 'numbers' &&
      selection.numbers.length > 0 &&
      isSet(selection.numbers, [0, most]),
    units: (selection) => [sum(numbersOf2(selection).map((value) => counts2[value] ?? 0))],
    hits: (selection, numbers) => [
      countIn2(numbersOf2(selection), [measure(shown(area, numbers))]),
    ],
  };
}
var sumPlay = (area) =>
  byMeasure(area, { name: 'sum', most: 9 * area.places.length, measure: sum });
var spanPlay = (area) =>
  byMeasure(area, {
    name: 'span',
    most: 9,
    measure: (digits2) => Math.max(...digits2) - Math.min(...digits2),
  });
function sumTail(area) {
  return {
    code: `${area.name}-sum-tail`,
    kind: 'numbers',
    asks: { from: 0, to: 9, least: 1 },
    prizes: one(oneOf2(1)),
    accepts: (selection) =>
      selection.kind === 'numbers' &&
      selection.numbers.length > 0 &&
      isSet(selection.numbers, DIGITS2),
    units: (selection) => [of(selection, 'numbers').numbers.length],
    hits: (selection, numbers) => [
      countIn2(of(selection, 'numbers').numbers, [sum(shown(area, numbers)) % 10]),
    ],
  };
}
function noPosition(area, many) {
  const count3 = area.places.length;
  const n = sum(
    Array.from(
      { length: many + 1 },
      (_, missing) => (-1) ** missing * choose(many, missing) * (10 - missing) ** count3,
    ),
  );
  return {
    code: `${area.name}-any-${many}`,
    kind: 'numbers',
    asks: { from: 0, to: 9, least: many },
    prizes: one({ n, d: 10 ** count3 }),
    accepts: (selection) =>
      selection.kind === 'numbers' &&
      selection.numbers.length >= many &&
      isSet(selection.numbers, DIGITS2),
    units: (selection) => [choose(of(selection, 'numbers').numbers.length, many)],
    hits(selection, numbers) {
      const digits2 = new Set(shown(area, numbers));
      return [choose(countIn2(of(selection, 'numbers').numbers, [...digits2]), many)];
    },
  };
}
var ATTRIBUTES = [
  (digit2) => digit2 >= 5,
  (digit2) => digit2 < 5,
  (digit2) => digit2 % 2 === 1,
  (digit2) => digit2 % 2 === 0,
];
function attributes(area) {
  const count3 = area.places.length;
  return {
    code: `${area.name}-size-parity`,
    kind: 'places',
    asks: { from: 0, to: 3, places: count3, least: count3, sides: true },
    prizes: one({ n: 1, d: 2 ** count3 }),
    accepts: (selection) =>
      selection.kind === 'places' &&
      selection.places.length === count3 &&
      selection.places.every((set) => set.length > 0 && isSet(set, [0, 3])),
    units: (selection) => [product(placesOf(selection).map((set) => set.length))],
    hits(selection, numbers) {
      const digits2 = shown(area, numbers);
      const right = placesOf(selection).map(
        (set, at2) => set.filter((index) => ATTRIBUTES[index]?.(digits2[at2] ?? 0)).length,
      );
      return [product(right)];
    },
  };
}
function atLeast(area, times) {
  const count3 = area.places.length;
  const n = sum(
    Array.from({ length: count3 - times + 1 }, (_, more) => {
      const often = times + more;
      return choose(count3, often) * 9 ** (count3 - often);
    }),
  );
  return {
    code: `${area.name}-at-least-${times}`,
    kind: 'numbers',
    asks: { from: 0, to: 9, least: 1 },
    prizes: one({ n, d: 10 ** count3 }),
    accepts: (selection) =>
      selection.kind === 'numbers' &&
      selection.numbers.length > 0 &&
      isSet(selection.numbers, DIGITS2),
    units: (selection) => [of(selection, 'numbers').numbers.length],
    hits(selection, numbers) {
      const digits2 = shown(area, numbers);
      const often = (digit2) => digits2.filter((each) => each === digit2).length >= times;
      return [of(selection, 'numbers').numbers.filter(often).length];
    },
  };
}

// packages/house-math/src/lottery/plays/orders.ts
var ordersOf = (digits2) =>
  [...tallyOf(digits2).values()].reduce(
    (orders, often) => orders / factorial(often),
    factorial(digits2.length),
  );
var sortedDigits = (digits2) => digits2.toSorted((a, b) => a - b).join('');

// packages/house-math/src/lottery/plays/groups.ts
var DIGITS3 = [0, 9];
var shown2 = ({ places }, numbers) => places.map((place) => numbers[place] ?? 0);
var ordersOfPattern = (places, { repeated, single: single2 }) =>
  factorial(places) /
  (factorial(single2.times) ** single2.count *
    (repeated ? factorial(repeated.times) ** repeated.count : 1));
function unitsOf({ repeated, single: single2 }, sets) {
  if (!repeated) return choose(sets.single.length, single2.count);
  const both2 = countIn2(sets.single, sets.repeated);
  const alone = sets.repeated.length - both2;
  return sum(
    Array.from(
      { length: repeated.count + 1 },
      (_, at2) =>
        choose(both2, at2) *
        choose(alone, repeated.count - at2) *
        choose(sets.single.length - at2, single2.count),
    ),
  );
}
function isHit(pattern, sets, digits2) {
  const tally = [...tallyOf(digits2)];
  const coming = (times) => tally.flatMap(([digit2, often2]) => (often2 === times ? [digit2] : []));
  const { repeated, single: single2 } = pattern;
  const alone = coming(single2.times);
  const often = repeated ? coming(repeated.times) : [];
  return (
    alone.length === single2.count &&
    often.length === (repeated?.count ?? 0) &&
    alone.length + often.length === tally.length &&
    countIn2(sets.single, alone) === alone.length &&
    countIn2(sets.repeated, often) === often.length
  );
}
function group(area, pattern, { oneSet = false } = {}) {
  const orders = ordersOfPattern(area.places.length, pattern);
  const isTwofold = pattern.repeated !== void 0 && !oneSet;
  const setsOf3 = (selection) => {
    if (isTwofold) return of(selection, 'repeated');
    const { numbers } = of(selection, 'numbers');
    return { repeated: numbers, single: numbers };
  };
  const hasUnits = (sets) =>
    isSet(sets.repeated, DIGITS3) && isSet(sets.single, DIGITS3) && unitsOf(pattern, sets) > 0;
  return {
    code: `${area.name}-group-${orders}`,
    kind: isTwofold ? 'repeated' : 'numbers',
    asks: isTwofold
      ? { from: 0, to: 9 }
      : { from: 0, to: 9, least: pattern.single.count + (pattern.repeated?.count ?? 0) },
    prizes: [{ code: 'win', chance: { n: orders, d: 10 ** area.places.length } }],
    accepts: (selection) =>
      selection.kind === (isTwofold ? 'repeated' : 'numbers') && hasUnits(setsOf3(selection)),
    units: (selection) => [unitsOf(pattern, setsOf3(selection))],
    hits: (selection, numbers) => [
      isHit(pattern, setsOf3(selection), shown2(area, numbers)) ? 1 : 0,
    ],
  };
}
var PAIR = { single: { times: 1, count: 2 } };
var GROUP_3 = { repeated: { times: 2, count: 1 }, single: { times: 1, count: 1 } };
var GROUP_6 = { single: { times: 1, count: 3 } };
var chanceOf = (orders, places) => ({ n: orders, d: 10 ** places });
function groupsOf(places) {
  const groups = /* @__PURE__ */ new Map();
  for (const tuple of tuplesOf(10, places)) {
    if (new Set(tuple).size === 1) continue;
    const key = sortedDigits(tuple);
    const known = groups.get(key);
    if (known) known.orders += 1;
    else groups.set(key, { orders: 1, digits: tuple });
  }
  return groups;
}
function groupsWhere(area, { name, most, holds }) {
  const places = area.places.length;
  const groups = [...groupsOf(places).values()];
  const orders = [...new Set(groups.map((each) => each.orders))].toSorted((a, b) => a - b);
  const counts2 = Array.from({ length: most + 1 }, (_, value) =>
    orders.map(
      (each) => groups.filter((one2) => one2.orders === each && holds(one2.digits, value)).length,
    ),
  );
  return {
    code: `${area.name}-${name}`,
    kind: 'numbers',
    asks: { from: 0, to: most, least: 1 },
    prizes: orders.map((each) => ({ code: `group-${each}`, chance: chanceOf(each, places) })),
    accepts: (selection) =>
      selection.kind === 'numbers' &&
      isSet(selection.numbers, [0, most]) &&
      sum(selection.numbers.map((value) => sum(counts2[value] ?? []))) > 0,
    units: (selection) =>
      orders.map((_, at2) =>
        sum(of(selection, 'numbers').numbers.map((value) => counts2[value]?.[at2] ?? 0)),
      ),
    hits(selection, numbers) {
      const digits2 = shown2(area, numbers);
      const many = of(selection, 'numbers').numbers.filter((value) => holds(digits2, value)).length;
      const own = new Set(digits2).size === 1 ? 0 : ordersOf(digits2);
      return orders.map((each) => (each === own ? many : 0));
    },
  };
}
var groupSum = (area) =>
  groupsWhere(area, {
    name: 'group-sum',
    most: 9 * area.places.length - 1,
    holds: (digits2, value) => sum(digits2) === value,
  });
var groupBanker = (area) => {
  const play2 = groupsWhere(area, {
    name: 'group-banker',
    most: 9,
    holds: (digits2, value) => digits2.includes(value),
  });
  return {
    ...play2,
    asks: { ...play2.asks, most: 1 },
    accepts: (selection) =>
      play2.accepts(selection) && of(selection, 'numbers').numbers.length === 1,
  };
};
function groupLines(area) {
  const places = area.places.length;
  const groups = groupsOf(places);
  const orders = [...new Set([...groups.values()].map((each) => each.orders))].toSorted(
    (a, b) => a - b,
  );
  const linesOf2 = (selection) =>
    withoutDoubles(of(selection, 'lines').lines.map((line) => line.toSorted((a, b) => a - b)));
  const ordersOfLine = (line) => groups.get(sortedDigits(line))?.orders;
  return {
    code: `${area.name}-group-lines`,
    kind: 'lines',
    asks: { from: 0, to: 9, places },
    prizes: orders.map((each) => ({ code: `group-${each}`, chance: chanceOf(each, places) })),
    accepts: (selection) =>
      selection.kind === 'lines' &&
      selection.lines.length > 0 &&
      selection.lines.every((line) => line.length === places && groups.has(sortedDigits(line))),
    units(selection) {
      const lines3 = linesOf2(selection);
      return orders.map((each) => lines3.filter((line) => ordersOfLine(line) === each).length);
    },
    hits(selection, numbers) {
      const digits2 = sortedDigits(shown2(area, numbers));
      const line = linesOf2(selection).find((each) => sortedDigits(each) === digits2);
      return orders.map((each) => (line && ordersOfLine(line) === each ? 1 : 0));
    },
  };
}
function anyGroup(area, places, pattern) {
  const orders = ordersOfPattern(places, pattern);
  const setsOf3 = (selection) => {
    const { numbers } = of(selection, 'any');
    return { repeated: numbers, single: numbers };
  };
  return {
    code: `any${places}-group-${orders}`,
    kind: 'any',
    asks: { from: 0, to: 9, places: area.places.length, least: places },
    prizes: [{ code: 'win', chance: chanceOf(orders, places) }],
    accepts: (selection) =>
      selection.kind === 'any' &&
      isSet(selection.places, [0, area.places.length - 1]) &&
      selection.places.length >= places &&
      isSet(selection.numbers, DIGITS3) &&
      unitsOf(pattern, setsOf3(selection)) > 0,
    units: (selection) => [
      choose(of(selection, 'any').places.length, places) * unitsOf(pattern, setsOf3(selection)),
    ],
    hits(selection, numbers) {
      const digits2 = shown2(area, numbers);
      const sets = setsOf3(selection);
      return [
        choicesOf(of(selection, 'any').places, places).filter((chosen) =>
          isHit(
            pattern,
            sets,
            chosen.map((place) => digits2[place] ?? 0),
          ),
        ).length,
      ];
    },
  };
}
var PATTERNS = { PAIR, GROUP_3, GROUP_6 };

// packages/house-math/src/lottery/plays/place-sides.ts
var answersOf = (number, bigFrom) => [
  number >= bigFrom,
  number < bigFrom,
  number % 2 === 1,
  number % 2 === 0,
];
function placeSides({ places, from, to, bigFrom, tie: tie3 }) {
  const placesOf3 = (selection) => of(selection, 'places').places;
  const all = to - from + 1;
  const chance = { n: Math.floor(all / 2), d: all };
  const unitsIn = (selection, counts2) => (numbers) =>
    sum(
      placesOf3(selection).map(
        (set, at2) => set.filter((side2) => counts2(numbers[at2] ?? -1, side2)).length,
      ),
    );
  const wins = (number, side2) => number !== tie3 && answersOf(number, bigFrom)[side2] === true;
  return {
    code: 'place-size-parity',
    kind: 'places',
    asks: { from: 0, to: 3, places, least: 1, sides: true },
    prizes: [{ code: 'win', chance, ...(tie3 === void 0 ? {} : { tie: { n: 1, d: all } }) }],
    accepts: (selection) =>
      selection.kind === 'places' &&
      selection.places.length === places &&
      selection.places.every((set) => isSet(set, [0, 3])) &&
      selection.places.some((set) => set.length > 0),
    units: (selection) => [sum(placesOf3(selection).map((set) => set.length))],
    hits: (selection, numbers) => [unitsIn(selection, wins)(numbers)],
    ...(tie3 === void 0
      ? {}
      : {
          ties: (selection, numbers) => [unitsIn(selection, (number) => number === tie3)(numbers)],
        }),
  };
}

// packages/house-math/src/lottery/plays/ssc.ts
var FIVE = { name: 'five', places: [0, 1, 2, 3, 4] };
var FOURS = [
  { name: 'front4', places: [0, 1, 2, 3] },
  { name: 'back4', places: [1, 2, 3, 4] },
];
var THREES = [
  { name: 'front3', places: [0, 1, 2] },
  { name: 'middle3', places: [1, 2, 3] },
  { name: 'back3', places: [2, 3, 4] },
];
var TWOS = [
  { name: 'front2', places: [0, 1] },
  { name: 'back2', places: [3, 4] },
];
var AREAS = [...FOURS, ...THREES, ...TWOS];
var FIVE_GROUPS = [
  { single: { times: 1, count: 5 } },
  { repeated: { times: 2, count: 1 }, single: { times: 1, count: 3 } },
  { repeated: { times: 2, count: 2 }, single: { times: 1, count: 1 } },
  { repeated: { times: 3, count: 1 }, single: { times: 1, count: 2 } },
  { repeated: { times: 3, count: 1 }, single: { times: 2, count: 1 } },
  { repeated: { times: 4, count: 1 }, single: { times: 1, count: 1 } },
];
var FOUR_GROUPS = [
  { single: { times: 1, count: 4 } },
  { repeated: { times: 2, count: 1 }, single: { times: 1, count: 2 } },
  { single: { times: 2, count: 2 } },
  { repeated: { times: 3, count: 1 }, single: { times: 1, count: 1 } },
];
var isRun2 = (digits2, steps) => {
  const set = new Set(digits2);
  const following = [...set].filter((digit2) => set.has((digit2 + 1) % 10));
  return following.length >= steps;
};
var kinds = (digits2) => new Set(digits2).size;
var threePatterns = (area) => {
  const digits2 = (numbers) => area.places.map((place) => numbers[place] ?? 0);
  const full = tuplesOf(10, 3).map((tuple) => {
    const numbers = [0, 0, 0, 0, 0];
    area.places.forEach((place, at2) => {
      numbers[place] = tuple[at2] ?? 0;
    });
    return numbers;
  });
  return countedOptions(`${area.name}-pattern`, full, {
    triple: (numbers) => kinds(digits2(numbers)) === 1,
    straight: (numbers) => kinds(digits2(numbers)) === 3 && isRun2(digits2(numbers), 2),
    pair: (numbers) => kinds(digits2(numbers)) === 2,
    'half-straight': (numbers) =>
      kinds(digits2(numbers)) === 3 && isRun2(digits2(numbers), 1) && !isRun2(digits2(numbers), 2),
    mixed: (numbers) => kinds(digits2(numbers)) === 3 && !isRun2(digits2(numbers), 1),
  });
};
function bullOf(numbers) {
  const rest = sum(numbers) % 10;
  const isBull = numbers.some((one2, at2) =>
    numbers.slice(at2 + 1).some((other) => (one2 + other) % 10 === rest),
  );
  return isBull ? rest || 10 : null;
}
var bull = () => {
  const values = [null, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const often = (value) =>
    value === null ? 35649 : value === 10 ? 6456 : value % 2 === 1 ? 6375 : 6505;
  return optionsPlay(
    'bull',
    values.map((value) => ({
      code: value === null ? 'none' : `bull-${value}`,
      chance: { n: often(value), d: 1e5 },
      holds: (numbers) => bullOf(numbers) === value,
    })),
  );
};
var fives = () => [
  straight(FIVE),
  straightLines(FIVE),
  combination(FIVE),
  ...FIVE_GROUPS.map((pattern) => group(FIVE, pattern)),
  noPosition(FIVE, 2),
  noPosition(FIVE, 3),
  ...[1, 2, 3, 4].map((times) => atLeast(FIVE, times)),
  sumSides(FIVE),
  bull(),
];
var foursOf = (area) => [
  straight(area),
  straightLines(area),
  combination(area),
  ...FOUR_GROUPS.map((pattern) => group(area, pattern)),
  noPosition(area, 1),
  noPosition(area, 2),
];
var threesOf = (area) => [
  straight(area),
  straightLines(area),
  combination(area),
  sumPlay(area),
  spanPlay(area),
  sumTail(area),
  group(area, PATTERNS.GROUP_3, { oneSet: true }),
  group(area, PATTERNS.GROUP_6),
  groupLines(area),
  groupSum(area),
  groupBanker(area),
  noPosition(area, 1),
  noPosition(area, 2),
  threePatterns(area),
  attributes(area),
];
var twosOf = (area) => [
  straight(area),
  straightLines(area),
  sumPlay(area),
  spanPlay(area),
  group(area, PATTERNS.PAIR),
  groupLines(area),
  groupSum(area),
  groupBanker(area),
  attributes(area),
];
var anyPlays = () => [
  anyStraight(FIVE, 2),
  anyStraight(FIVE, 3),
  anyStraight(FIVE, 4),
  anyGroup(FIVE, 2, PATTERNS.PAIR),
  anyGroup(FIVE, 3, PATTERNS.GROUP_3),
  anyGroup(FIVE, 3, PATTERNS.GROUP_6),
  ...FOUR_GROUPS.map((pattern) => anyGroup(FIVE, 4, pattern)),
];
var sscPlays = () => [
  ...fives(),
  ...FOURS.flatMap(foursOf),
  ...THREES.flatMap(threesOf),
  ...TWOS.flatMap(twosOf),
  position(FIVE),
  placeSides({ places: 5, from: 0, to: 9, bigFrom: 5 }),
  ...anyPlays(),
  ...choicesOf([0, 1, 2, 3, 4], 2).map(([one2 = 0, other = 1]) => dragonTiger(one2, other)),
];

// packages/house-math/src/lottery/plays/digit-draws.ts
var THREE2 = { name: 'three', places: [0, 1, 2] };
var THREE_TWOS = [
  { name: 'front2', places: [0, 1] },
  { name: 'back2', places: [1, 2] },
];
var FIVE_THREES = [
  { name: 'front3', places: [0, 1, 2] },
  { name: 'back3', places: [2, 3, 4] },
];
var FIVE_TWOS = [
  { name: 'front2', places: [0, 1] },
  { name: 'back2', places: [3, 4] },
];
var digitSides = (places) => placeSides({ places, from: 0, to: 9, bigFrom: 5 });
var threeDigitPlays = () => [
  ...threesOf(THREE2),
  ...THREE_TWOS.flatMap(twosOf),
  position(THREE2),
  oneDigit(THREE2),
  digitSides(3),
  sumSides(THREE2),
  dragonTiger(0, 1),
  dragonTiger(0, 2),
  dragonTiger(1, 2),
];
var fiveDigitPlays = () => [
  straight(FIVE),
  straightLines(FIVE),
  combination(FIVE),
  ...FIVE_GROUPS.map((pattern) => group(FIVE, pattern)),
  ...FIVE_THREES.flatMap(threesOf),
  ...FIVE_TWOS.flatMap(twosOf),
  position(FIVE),
  oneDigit(FIVE),
  digitSides(5),
  sumSides(FIVE),
  dragonTiger(0, 4),
];

// packages/house-math/src/lottery/plays/distinct.ts
var rangeOf = ({ most }) => [1, most];
var placesOf2 = (selection) => of(selection, 'places').places;
function frontStraight({ balls, places }) {
  return {
    code: `front${places}-straight`,
    kind: 'places',
    asks: { from: 1, to: balls.most, places, least: places },
    prizes: [{ code: 'win', chance: { n: 1, d: falling(balls.most, places) } }],
    accepts: (selection) =>
      selection.kind === 'places' &&
      selection.places.length === places &&
      selection.places.every((set) => set.length > 0 && isSet(set, rangeOf(balls))) &&
      distinctTuples(selection.places) > 0,
    units: (selection) => [distinctTuples(placesOf2(selection))],
    hits: (selection, numbers) => [
      placesOf2(selection).every((set, at2) => set.includes(numbers[at2] ?? -1)) ? 1 : 0,
    ],
  };
}
function frontLines({ balls, places }) {
  const linesOf2 = (selection) => withoutDoubles(of(selection, 'lines').lines);
  return {
    code: `front${places}-lines`,
    kind: 'lines',
    asks: { from: 1, to: balls.most, places },
    prizes: [{ code: 'win', chance: { n: 1, d: falling(balls.most, places) } }],
    accepts: (selection) =>
      selection.kind === 'lines' &&
      selection.lines.length > 0 &&
      selection.lines.every(
        (line) =>
          line.length === places &&
          isSet(
            line.toSorted((a, b) => a - b),
            rangeOf(balls),
          ),
      ),
    units: (selection) => [linesOf2(selection).length],
    hits(selection, numbers) {
      const front = numbers.slice(0, places).join(' ');
      return [linesOf2(selection).some((line) => line.join(' ') === front) ? 1 : 0];
    },
  };
}
function frontGroup({ balls, places }) {
  return {
    code: `front${places}-group`,
    kind: 'numbers',
    asks: { from: 1, to: balls.most, least: places },
    prizes: [{ code: 'win', chance: { n: 1, d: choose(balls.most, places) } }],
    accepts: (selection) =>
      selection.kind === 'numbers' &&
      selection.numbers.length >= places &&
      isSet(selection.numbers, rangeOf(balls)),
    units: (selection) => [choose(of(selection, 'numbers').numbers.length, places)],
    hits: (selection, numbers) => [
      countIn2(of(selection, 'numbers').numbers, numbers.slice(0, places)) === places ? 1 : 0,
    ],
  };
}
function frontGroupWithBankers({ balls, places }) {
  const sets = (selection) => of(selection, 'bankers');
  return {
    code: `front${places}-group-bankers`,
    kind: 'bankers',
    asks: { from: 1, to: balls.most, least: places },
    prizes: [{ code: 'win', chance: { n: 1, d: choose(balls.most, places) } }],
    accepts: (selection) => areBankers(selection, { balls, k: places }),
    units(selection) {
      const { bankers, others } = sets(selection);
      return [choose(others.length, places - bankers.length)];
    },
    hits(selection, numbers) {
      const { bankers, others } = sets(selection);
      const shown3 = numbers.slice(0, places);
      const isHit2 = countIn2(shown3, bankers) === bankers.length;
      return [isHit2 && countIn2(others, shown3) === places - bankers.length ? 1 : 0];
    },
  };
}
function ballPosition({ balls, places }) {
  return {
    code: 'position',
    kind: 'places',
    asks: { from: 1, to: balls.most, places, least: 1 },
    prizes: [{ code: 'win', chance: { n: 1, d: balls.most } }],
    accepts: (selection) =>
      selection.kind === 'places' &&
      selection.places.length === places &&
      selection.places.every((set) => isSet(set, rangeOf(balls))) &&
      selection.places.some((set) => set.length > 0),
    units: (selection) => [sum(placesOf2(selection).map((set) => set.length))],
    hits: (selection, numbers) => [
      placesOf2(selection).filter((set, at2) => set.includes(numbers[at2] ?? -1)).length,
    ],
  };
}
function frontAny({ balls, places }) {
  return {
    code: `front${places}-any`,
    kind: 'numbers',
    asks: { from: 1, to: balls.most, least: 1 },
    prizes: [{ code: 'win', chance: { n: places, d: balls.most } }],
    accepts: (selection) =>
      selection.kind === 'numbers' &&
      selection.numbers.length > 0 &&
      isSet(selection.numbers, rangeOf(balls)),
    units: (selection) => [of(selection, 'numbers').numbers.length],
    hits: (selection, numbers) => [
      countIn2(of(selection, 'numbers').numbers, numbers.slice(0, places)),
    ],
  };
}
var areBankers = (selection, { balls, k }) =>
  selection.kind === 'bankers' &&
  isSet(selection.bankers, rangeOf(balls)) &&
  isSet(selection.others, rangeOf(balls)) &&
  selection.bankers.length > 0 &&
  selection.bankers.length < k &&
  !share(selection.bankers, selection.others) &&
  choose(selection.others.length, k - selection.bankers.length) > 0;
var chanceOfAny = ({ balls: { most, drawn: drawn2 }, k }) =>
  k <= drawn2
    ? { n: choose(most - k, drawn2 - k), d: choose(most, drawn2) }
    : { n: choose(k, drawn2), d: choose(most, drawn2) };
function anyHits({ balls: { drawn: drawn2 }, k }, sets, numbers) {
  const shown3 = numbers.slice(0, drawn2);
  const missing = k - sets.bankers.length;
  const right = countIn2(sets.others, shown3);
  if (k <= drawn2)
    return countIn2(shown3, sets.bankers) === sets.bankers.length ? choose(right, missing) : 0;
  const isWhole4 = right + countIn2(sets.bankers, shown3) === drawn2;
  return isWhole4 ? choose(sets.others.length - right, missing - right) : 0;
}
function anyOf(any) {
  return {
    code: `any${any.k}`,
    kind: 'numbers',
    asks: { from: 1, to: any.balls.most, least: any.k },
    prizes: [{ code: 'win', chance: chanceOfAny(any) }],
    accepts: (selection) =>
      selection.kind === 'numbers' &&
      selection.numbers.length >= any.k &&
      isSet(selection.numbers, rangeOf(any.balls)),
    units: (selection) => [choose(of(selection, 'numbers').numbers.length, any.k)],
    hits: (selection, numbers) => [
      anyHits(any, { bankers: [], others: of(selection, 'numbers').numbers }, numbers),
    ],
  };
}
function anyWithBankers(any) {
  return {
    code: `any${any.k}-bankers`,
    kind: 'bankers',
    asks: { from: 1, to: any.balls.most, least: any.k },
    prizes: [{ code: 'win', chance: chanceOfAny(any) }],
    accepts: (selection) => areBankers(selection, any),
    units(selection) {
      const { bankers, others } = of(selection, 'bankers');
      return [choose(others.length, any.k - bankers.length)];
    },
    hits: (selection, numbers) => [anyHits(any, of(selection, 'bankers'), numbers)],
  };
}

// packages/house-math/src/lottery/plays/eleven.ts
var ELEVEN2 = { most: 11, drawn: 5 };
var SETS = choicesOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 5);
var half2 = { n: 1, d: 2 };
var odds = (numbers) => numbers.filter((number) => number % 2 === 1).length;
var middle = (numbers) => numbers.toSorted((a, b) => a - b)[2] ?? 0;
var oddCount = () =>
  optionsPlay(
    'odd-count',
    [0, 1, 2, 3, 4, 5].map((count3) => ({
      code: `odd-${count3}`,
      chance: { n: choose(6, count3) * choose(5, 5 - count3), d: 462 },
      holds: (numbers) => odds(numbers) === count3,
    })),
  );
var median = () =>
  optionsPlay(
    'median',
    [3, 4, 5, 6, 7, 8, 9].map((value) => ({
      code: `median-${value}`,
      chance: { n: choose(value - 1, 2) * choose(11 - value, 2), d: 462 },
      holds: (numbers) => middle(numbers) === value,
    })),
  );
var countOf2 = (holds) => ({
  n: SETS.filter(holds).length,
  d: SETS.length,
});
var sumSize = () => {
  const isTie2 = (numbers) => sum(numbers) === 30;
  const tie3 = { chance: countOf2(isTie2), holds: isTie2 };
  const big2 = (numbers) => sum(numbers) > 30;
  const small2 = (numbers) => sum(numbers) < 30;
  return optionsPlay('sum-size', [
    { code: 'big', chance: countOf2(big2), holds: big2, tie: tie3 },
    { code: 'small', chance: countOf2(small2), holds: small2, tie: tie3 },
  ]);
};
var sumParity = () =>
  countedOptions('sum-parity', SETS, {
    odd: (numbers) => sum(numbers) % 2 === 1,
    even: (numbers) => sum(numbers) % 2 === 0,
  });
var dragonTiger2 = (one2, other) =>
  optionsPlay(`dragon-tiger-${one2 + 1}${other + 1}`, [
    {
      code: 'dragon',
      chance: half2,
      holds: (numbers) => (numbers[one2] ?? 0) > (numbers[other] ?? 0),
    },
    {
      code: 'tiger',
      chance: half2,
      holds: (numbers) => (numbers[one2] ?? 0) < (numbers[other] ?? 0),
    },
  ]);
var elevenPlays = () => [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((k) => anyOf({ balls: ELEVEN2, k })),
  ...[2, 3, 4, 5, 6, 7, 8].map((k) => anyWithBankers({ balls: ELEVEN2, k })),
  ...[2, 3].flatMap((places) => {
    const front = { balls: ELEVEN2, places };
    return [
      frontStraight(front),
      frontLines(front),
      frontGroup(front),
      frontGroupWithBankers(front),
    ];
  }),
  ballPosition({ balls: ELEVEN2, places: 5 }),
  frontAny({ balls: ELEVEN2, places: 3 }),
  placeSides({ places: 5, from: 1, to: 11, bigFrom: 6, tie: 11 }),
  oddCount(),
  median(),
  sumSize(),
  sumParity(),
  ...choicesOf([0, 1, 2, 3, 4], 2).map(([one2 = 0, other = 1]) => dragonTiger2(one2, other)),
];

// packages/house-math/src/lottery/regions.ts
var FOUR_DIGIT_TIERS = [
  { code: 'first', count: 1, digits: 4 },
  { code: 'second', count: 1, digits: 4 },
  { code: 'third', count: 1, digits: 4 },
  { code: 'special', count: 10, digits: 4 },
  { code: 'consolation', count: 10, digits: 4 },
];
var NORTH = [
  { code: 'special', count: 1, digits: 5 },
  { code: 'first', count: 1, digits: 5 },
  { code: 'second', count: 2, digits: 5 },
  { code: 'third', count: 6, digits: 5 },
  { code: 'fourth', count: 4, digits: 4 },
  { code: 'fifth', count: 6, digits: 4 },
  { code: 'sixth', count: 3, digits: 3 },
  { code: 'seventh', count: 4, digits: 2 },
];
var SOUTH = [
  { code: 'special', count: 1, digits: 6 },
  { code: 'first', count: 1, digits: 5 },
  { code: 'second', count: 1, digits: 5 },
  { code: 'third', count: 2, digits: 5 },
  { code: 'fourth', count: 7, digits: 5 },
  { code: 'fifth', count: 1, digits: 4 },
  { code: 'sixth', count: 3, digits: 4 },
  { code: 'seventh', count: 1, digits: 3 },
  { code: 'eighth', count: 1, digits: 2 },
];
var REGIONS = {
  'vn-north': NORTH,
  'vn-central': SOUTH,
  'vn-south': SOUTH,
  thai: [
    { code: 'first', count: 1, digits: 6 },
    { code: 'front-three', count: 2, digits: 3 },
    { code: 'back-three', count: 2, digits: 3 },
    { code: 'last-two', count: 1, digits: 2 },
  ],
  lao: [{ code: 'first', count: 1, digits: 4 }],
  'my-4d': FOUR_DIGIT_TIERS,
  'sg-4d': FOUR_DIGIT_TIERS,
};
var digitsOf = (tiers) =>
  tiers.flatMap(({ count: count3, digits: digits2 }) =>
    Array.from({ length: count3 }, () => digits2),
  );
function slotsOf(tiers, codes) {
  const all = tiers.flatMap(({ code, count: count3 }) =>
    Array.from({ length: count3 }, () => code),
  );
  return all.flatMap((code, slot) => (codes.includes(code) ? [slot] : []));
}

// packages/house-math/src/lottery/plays/tails.ts
var shownIn = ({ slots, digits: digits2, skip = 0 }, numbers) =>
  slots.map((slot) => Math.floor((numbers[slot] ?? 0) / 10 ** skip) % 10 ** digits2);
function tailPlay(code, windows) {
  const most = 10 ** windows.digits - 1;
  return {
    code,
    kind: 'numbers',
    asks: { from: 0, to: most, least: 1, digits: windows.digits },
    prizes: [{ code: 'win', chance: { n: 1, d: most + 1 } }],
    accepts: (selection) =>
      selection.kind === 'numbers' &&
      selection.numbers.length > 0 &&
      isSet(selection.numbers, [0, most]),
    units: (selection) => [of(selection, 'numbers').numbers.length * windows.slots.length],
    hits: (selection, numbers) => [
      countIn2(of(selection, 'numbers').numbers, shownIn(windows, numbers)),
    ],
  };
}
var padded = (number, digits2) => Array.from(String(number).padStart(digits2, '0'), Number);
var setsOf = (selection) =>
  withoutDoubles(of(selection, 'lines').lines.map((line) => line.toSorted((a, b) => a - b)));
var areLines = (selection, digits2) =>
  selection.kind === 'lines' &&
  selection.lines.length > 0 &&
  selection.lines.every(
    (line) => line.length === digits2 && line.every((digit2) => isSet([digit2], [0, 9])),
  );
function permutedTails(code, windows) {
  const { digits: digits2, slots } = windows;
  return {
    code,
    kind: 'lines',
    asks: { from: 0, to: 9, places: digits2 },
    prizes: [{ code: 'win', chance: { n: 1, d: 10 ** digits2 } }],
    accepts: (selection) => areLines(selection, digits2),
    units: (selection) => [sum(setsOf(selection).map(ordersOf)) * slots.length],
    hits(selection, numbers) {
      const chosen = new Set(setsOf(selection).map(sortedDigits));
      const shown3 = shownIn(windows, numbers).map((each) => sortedDigits(padded(each, digits2)));
      return [shown3.filter((each) => chosen.has(each)).length];
    },
  };
}
function toteTails(code, windows) {
  const { digits: digits2 } = windows;
  const kinds2 = digits2 === 4 ? [24, 12, 6, 4] : [6, 3];
  const having = (selection, orders) =>
    setsOf(selection).filter((line) => ordersOf(line) === orders);
  return {
    code,
    kind: 'lines',
    asks: { from: 0, to: 9, places: digits2 },
    prizes: kinds2.map((orders) => ({
      code: `orders-${orders}`,
      chance: { n: orders, d: 10 ** digits2 },
    })),
    accepts: (selection) =>
      areLines(selection, digits2) && setsOf(selection).every((line) => ordersOf(line) > 1),
    units: (selection) => kinds2.map((orders) => having(selection, orders).length),
    hits(selection, numbers) {
      const shown3 = shownIn(windows, numbers).map((each) => sortedDigits(padded(each, digits2)));
      return kinds2.map(
        (orders) =>
          having(selection, orders).filter((line) => shown3.includes(sortedDigits(line))).length,
      );
    },
  };
}
function runDigit(code, windows) {
  const { digits: digits2 } = windows;
  return {
    code,
    kind: 'numbers',
    asks: { from: 0, to: 9, least: 1 },
    prizes: [{ code: 'win', chance: { n: 10 ** digits2 - 9 ** digits2, d: 10 ** digits2 } }],
    accepts: (selection) =>
      selection.kind === 'numbers' &&
      selection.numbers.length > 0 &&
      isSet(selection.numbers, [0, 9]),
    units: (selection) => [of(selection, 'numbers').numbers.length],
    hits(selection, numbers) {
      const shown3 = new Set(shownIn(windows, numbers).flatMap((each) => padded(each, digits2)));
      return [countIn2(of(selection, 'numbers').numbers, [...shown3])];
    },
  };
}

// packages/house-math/src/lottery/plays/four-digits.ts
var MALAYSIA = {
  big: { first: 2500, second: 1e3, third: 500, special: 180, consolation: 60 },
  small: { first: 3500, second: 2e3, third: 1e3 },
};
var SINGAPORE = {
  big: { first: 2e3, second: 1e3, third: 490, special: 250, consolation: 60 },
  small: { first: 3e3, second: 2e3, third: 800 },
};
var COUNT = 4;
var DRAWS = 1e4;
var ORDERS = [24, 12, 6, 4, 1];
var digits = (number) => [1e3, 100, 10, 1].map((power) => Math.floor(number / power) % 10);
var totalOf2 = (pays) =>
  sum(FOUR_DIGIT_TIERS.map(({ code, count: count3 }) => (pays[code] ?? 0) * count3));
function paidBy(pays) {
  const total2 = totalOf2(pays);
  return FOUR_DIGIT_TIERS.flatMap(({ code, count: count3 }) => {
    const pay = pays[code];
    if (pay === void 0) return [];
    return [
      { code, slots: slotsOf(FOUR_DIGIT_TIERS, [code]), share: { n: pay * count3, d: total2 } },
    ];
  });
}
var shownBy = ({ slots }, numbers) => slots.map((slot) => digits(numbers[slot] ?? 0));
var prizesFor = ({ tiers }) =>
  tiers.map(({ code, slots, share: share2 }) => ({
    code,
    chance: { n: slots.length, d: DRAWS },
    share: share2,
  }));
var isLine = (line) => line.length === COUNT && line.every((digit2) => isSet([digit2], [0, 9]));
var areLines2 = (selection) =>
  selection.kind === 'lines' && selection.lines.length > 0 && selection.lines.every(isLine);
function straight2(side2) {
  const placesOf3 = (selection) => of(selection, 'places').places;
  const count3 = (selection) => product(placesOf3(selection).map((set) => set.length));
  return {
    code: `${side2.name}-straight`,
    kind: 'places',
    asks: { from: 0, to: 9, places: COUNT, least: COUNT },
    prizes: prizesFor(side2),
    accepts: (selection) =>
      selection.kind === 'places' &&
      selection.places.length === COUNT &&
      selection.places.every((set) => set.length > 0 && isSet(set, [0, 9])),
    units: (selection) => side2.tiers.map(() => count3(selection)),
    stakes: count3,
    hits: (selection, numbers) =>
      side2.tiers.map(
        (tier) =>
          shownBy(tier, numbers).filter((shown3) =>
            placesOf3(selection).every((set, at2) => set.includes(shown3[at2] ?? -1)),
          ).length,
      ),
  };
}
function lines2(side2) {
  const linesOf2 = (selection) => withoutDoubles(of(selection, 'lines').lines);
  return {
    code: `${side2.name}-lines`,
    kind: 'lines',
    asks: { from: 0, to: 9, places: COUNT },
    prizes: prizesFor(side2),
    accepts: areLines2,
    units: (selection) => side2.tiers.map(() => linesOf2(selection).length),
    stakes: (selection) => linesOf2(selection).length,
    hits(selection, numbers) {
      const chosen = new Set(linesOf2(selection).map((line) => line.join('')));
      return side2.tiers.map(
        (tier) => shownBy(tier, numbers).filter((shown3) => chosen.has(shown3.join(''))).length,
      );
    },
  };
}
var setsOf2 = (selection) =>
  withoutDoubles(of(selection, 'lines').lines.map((line) => line.toSorted((a, b) => a - b)));
function box(side2) {
  const count3 = (selection) => sum(setsOf2(selection).map(ordersOf));
  return {
    ...lines2(side2),
    code: `${side2.name}-box`,
    units: (selection) => side2.tiers.map(() => count3(selection)),
    stakes: count3,
    hits(selection, numbers) {
      const chosen = new Set(setsOf2(selection).map(sortedDigits));
      return side2.tiers.map(
        (tier) =>
          shownBy(tier, numbers).filter((shown3) => chosen.has(sortedDigits(shown3))).length,
      );
    },
  };
}
function sharedBox(side2) {
  const kinds2 = ORDERS.flatMap((orders) => side2.tiers.map((tier) => ({ orders, tier })));
  const having = (selection, orders) =>
    setsOf2(selection).filter((line) => ordersOf(line) === orders);
  return {
    ...lines2(side2),
    code: `${side2.name}-shared-box`,
    prizes: kinds2.map(({ orders, tier: { code, slots, share: share2 } }) => ({
      code: `${code}-${orders}`,
      chance: { n: slots.length * orders, d: DRAWS },
      share: share2,
    })),
    units: (selection) => kinds2.map(({ orders }) => having(selection, orders).length),
    stakes: (selection) => setsOf2(selection).length,
    hits(selection, numbers) {
      const chosen = new Map(
        setsOf2(selection).map((line) => [sortedDigits(line), ordersOf(line)]),
      );
      const shown3 = new Map(
        side2.tiers.map((tier) => [
          tier,
          tallyOf(
            shownBy(tier, numbers).flatMap((digits2) => chosen.get(sortedDigits(digits2)) ?? []),
          ),
        ]),
      );
      return kinds2.map(({ orders, tier }) => shown3.get(tier)?.get(orders) ?? 0);
    },
  };
}
var fourDigitPlays = (table4) => [
  ...['big', 'small'].flatMap((name) => {
    const side2 = { name, tiers: paidBy(table4[name]) };
    return [straight2(side2), lines2(side2), box(side2), sharedBox(side2)];
  }),
  tailPlay('first-last3', { slots: [0], digits: 3 }),
  tailPlay('top-last3', { slots: [0, 1, 2], digits: 3 }),
  tailPlay('first-last2', { slots: [0], digits: 2 }),
  tailPlay('top-last2', { slots: [0, 1, 2], digits: 2 }),
];

// packages/house-math/src/lottery/plays/lunar-years.ts
var NEW_YEARS = [
  '2015-02-19',
  '2016-02-08',
  '2017-01-28',
  '2018-02-16',
  '2019-02-05',
  '2020-01-25',
  '2021-02-12',
  '2022-02-01',
  '2023-01-22',
  '2024-02-10',
  '2025-01-29',
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-03',
  '2031-01-23',
  '2032-02-11',
  '2033-01-31',
  '2034-02-19',
  '2035-02-08',
  '2036-01-28',
  '2037-02-15',
  '2038-02-04',
  '2039-01-24',
  '2040-02-12',
  '2041-02-01',
  '2042-01-22',
  '2043-02-10',
  '2044-01-30',
  '2045-02-17',
  '2046-02-06',
  '2047-01-26',
  '2048-02-14',
  '2049-02-02',
  '2050-01-23',
  '2051-02-11',
  '2052-02-01',
  '2053-02-19',
  '2054-02-08',
  '2055-01-28',
  '2056-02-15',
  '2057-02-04',
  '2058-01-24',
  '2059-02-12',
  '2060-02-02',
];
function lunarYearOf(day) {
  const began = NEW_YEARS.findLast((first) => first <= day);
  if (!began || day > '2060-12-31') throw new Error(`no lunar year is known for ${day}`);
  return Number(began.slice(0, 4));
}
var ANIMALS = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
];
var A_RAT_YEAR = 2020;
function animalOf(number, year) {
  const at2 = (((year - A_RAT_YEAR - (number - 1)) % 12) + 12) % 12;
  return ANIMALS[at2] ?? 'rat';
}

// packages/house-math/src/lottery/plays/marksix.ts
var MOST = 49;
var NORMAL = 6;
var ALL = Array.from({ length: MOST }, (_, at2) => at2 + 1);
var NORMALS = { most: MOST, drawn: NORMAL };
var special = (numbers) => numbers[NORMAL] ?? 0;
var normals = (numbers) => numbers.slice(0, NORMAL);
var RED = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46];
var BLUE = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48];
var waveOf = (number) => (RED.includes(number) ? 'red' : BLUE.includes(number) ? 'blue' : 'green');
var digitSum = (number) => Math.floor(number / 10) + (number % 10);
var SIDES = {
  big: (number) => number >= 25,
  small: (number) => number < 25,
  odd: (number) => number % 2 === 1,
  even: (number) => number % 2 === 0,
  'digits-odd': (number) => digitSum(number) % 2 === 1,
  'digits-even': (number) => digitSum(number) % 2 === 0,
  'tail-big': (number) => number % 10 >= 5,
  'tail-small': (number) => number % 10 < 5,
};
var specialOption = (code, holds, { tieAt49 = true } = {}) => {
  const isHit2 = (number) => holds(number) && !(tieAt49 && number === MOST);
  const option = {
    code,
    chance: { n: ALL.filter(isHit2).length, d: MOST },
    holds: (numbers) => isHit2(special(numbers)),
  };
  if (!tieAt49) return option;
  const tie3 = {
    chance: { n: 1, d: MOST },
    holds: (numbers) => special(numbers) === MOST,
  };
  return { ...option, tie: tie3 };
};
var sides2 = () =>
  optionsPlay(
    'special-sides',
    Object.entries(SIDES).map(([code, holds]) => specialOption(code, holds)),
  );
var waves = () =>
  optionsPlay(
    'special-wave',
    ['red', 'blue', 'green'].map((wave) =>
      specialOption(wave, (number) => waveOf(number) === wave, { tieAt49: false }),
    ),
  );
var halfWaves = () =>
  optionsPlay(
    'special-half-wave',
    ['red', 'blue', 'green'].flatMap((wave) =>
      ['big', 'small', 'odd', 'even'].map((side2) =>
        specialOption(
          `${wave}-${side2}`,
          (number) => waveOf(number) === wave && SIDES[side2]?.(number) === true,
        ),
      ),
    ),
  );
var specialAnimal = (year) =>
  optionsPlay(
    'special-animal',
    ANIMALS.map((animal) =>
      specialOption(animal, (number) => animalOf(number, year) === animal, { tieAt49: false }),
    ),
  );
var amongSeven = (code, own) => ({
  code,
  chance: {
    n: choose(MOST, NORMAL + 1) - choose(MOST - own.length, NORMAL + 1),
    d: choose(MOST, NORMAL + 1),
  },
  holds: (numbers) => countIn2(own, numbers) > 0,
});
var oneAnimal = (year) =>
  optionsPlay(
    'one-animal',
    ANIMALS.map((animal) =>
      amongSeven(
        animal,
        ALL.filter((number) => animalOf(number, year) === animal),
      ),
    ),
  );
var oneTail = () =>
  optionsPlay(
    'one-tail',
    Array.from({ length: 10 }, (_, tail) =>
      amongSeven(
        `tail-${tail}`,
        ALL.filter((number) => number % 10 === tail),
      ),
    ),
  );
function combination2({ code, k, prizes, hits }) {
  const numbersOf2 = (selection) => of(selection, 'numbers').numbers;
  return {
    code,
    kind: 'numbers',
    asks: { from: 1, to: MOST, least: k },
    prizes,
    accepts: (selection) =>
      selection.kind === 'numbers' &&
      selection.numbers.length >= k &&
      isSet(selection.numbers, [1, MOST]),
    units: (selection) => prizes.map(() => choose(numbersOf2(selection).length, k)),
    hits: (selection, numbers) => hits(numbersOf2(selection), numbers),
    ...(prizes.length > 1
      ? { stakes: (selection) => choose(numbersOf2(selection).length, k) }
      : {}),
  };
}
var PAIRS = choose(MOST, 2);
var allNormal = (k) =>
  combination2({
    code: `all-${k}`,
    k,
    prizes: [{ code: 'win', chance: { n: choose(NORMAL, k), d: choose(MOST, k) } }],
    hits: (chosen, numbers) => [choose(countIn2(chosen, normals(numbers)), k)],
  });
var threeForTwo = () =>
  combination2({
    code: 'three-for-two',
    k: 3,
    prizes: [
      {
        code: 'three',
        chance: { n: choose(NORMAL, 3), d: choose(MOST, 3) },
        share: { n: 1, d: 7 },
      },
      {
        code: 'two',
        chance: { n: choose(NORMAL, 2) * (MOST - NORMAL), d: choose(MOST, 3) },
        share: { n: 6, d: 7 },
      },
    ],
    hits(chosen, numbers) {
      const right = countIn2(chosen, normals(numbers));
      return [choose(right, 3), choose(right, 2) * (chosen.length - right)];
    },
  });
var twoForSpecial = () =>
  combination2({
    code: 'two-for-special',
    k: 2,
    prizes: [
      { code: 'two', chance: { n: choose(NORMAL, 2), d: PAIRS }, share: { n: 4, d: 5 } },
      { code: 'special', chance: { n: NORMAL, d: PAIRS }, share: { n: 1, d: 5 } },
    ],
    hits(chosen, numbers) {
      const right = countIn2(chosen, normals(numbers));
      return [choose(right, 2), chosen.includes(special(numbers)) ? right : 0];
    },
  });
var withSpecial = () =>
  combination2({
    code: 'normal-and-special',
    k: 2,
    prizes: [{ code: 'win', chance: { n: NORMAL, d: PAIRS } }],
    hits: (chosen, numbers) => [
      chosen.includes(special(numbers)) ? countIn2(chosen, normals(numbers)) : 0,
    ],
  });
var none2 = (k) =>
  combination2({
    code: `none-of-${k}`,
    k,
    prizes: [{ code: 'win', chance: { n: choose(MOST - k, 7), d: choose(MOST, 7) } }],
    hits: (chosen, numbers) => [choose(chosen.length - countIn2(chosen, numbers), k)],
  });
var oneNumber = (code, chance, shown3) =>
  combination2({
    code,
    k: 1,
    prizes: [{ code: 'win', chance }],
    hits: (chosen, numbers) => [countIn2(chosen, shown3(numbers))],
  });
var normalPlace = () => {
  const placesOf3 = (selection) => of(selection, 'places').places;
  return {
    code: 'normal-place',
    kind: 'places',
    asks: { from: 1, to: MOST, places: NORMAL, least: 1 },
    prizes: [{ code: 'win', chance: { n: 1, d: MOST } }],
    accepts: (selection) =>
      selection.kind === 'places' &&
      selection.places.length === NORMAL &&
      selection.places.every((set) => isSet(set, [1, MOST])) &&
      selection.places.some((set) => set.length > 0),
    units: (selection) => [sum(placesOf3(selection).map((set) => set.length))],
    hits: (selection, numbers) => [
      placesOf3(selection).filter((set, at2) => set.includes(numbers[at2] ?? -1)).length,
    ],
  };
};
function sumsOfSeven() {
  const most = 7 * MOST;
  const ways2 = Array.from({ length: 8 }, () => Array.from({ length: most + 1 }, () => 0));
  const first = ways2[0];
  if (first) first[0] = 1;
  for (const number of ALL)
    for (let count3 = 7; count3 > 0; count3 -= 1)
      for (let total2 = most; total2 >= number; total2 -= 1) {
        const row = ways2[count3];
        if (row) row[total2] = (row[total2] ?? 0) + (ways2[count3 - 1]?.[total2 - number] ?? 0);
      }
  return ways2[7] ?? [];
}
var total = () => {
  const sums2 = sumsOfSeven();
  const option = (code, holds) => ({
    code,
    chance: { n: sum(sums2.filter((_, value) => holds(value))), d: choose(MOST, 7) },
    holds: (numbers) => holds(sum(numbers)),
  });
  return optionsPlay('total-sides', [
    option('big', (value) => value >= 175),
    option('small', (value) => value < 175),
    option('odd', (value) => value % 2 === 1),
    option('even', (value) => value % 2 === 0),
  ]);
};
var markSixPlays = (year) => [
  oneNumber('special', { n: 1, d: MOST }, (numbers) => [special(numbers)]),
  oneNumber('normal', { n: NORMAL, d: MOST }, normals),
  normalPlace(),
  placeSides({ places: NORMAL, from: 1, to: MOST, bigFrom: 25, tie: MOST }),
  sides2(),
  waves(),
  halfWaves(),
  specialAnimal(year),
  oneAnimal(year),
  oneTail(),
  ...[2, 3, 4].map(allNormal),
  ...[2, 3, 4].map((k) => ({ ...anyWithBankers({ balls: NORMALS, k }), code: `all-${k}-bankers` })),
  threeForTwo(),
  twoForSpecial(),
  withSpecial(),
  ...[5, 6, 7, 8, 9, 10, 11, 12].map(none2),
  total(),
];

// packages/house-math/src/lottery/plays/race.ts
var RACE2 = { most: 10, drawn: 10 };
var CARS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
var PAIRS2 = arrangementsOf(CARS, 2);
var half3 = { n: 1, d: 2 };
var car = (numbers, place) => numbers[place] ?? 0;
var topTwo = (numbers) => car(numbers, 0) + car(numbers, 1);
var sumOfTwo = () =>
  countedOptions(
    'top2-sum',
    PAIRS2,
    Object.fromEntries(
      Array.from({ length: 17 }, (_, at2) => [
        `sum-${at2 + 3}`,
        (numbers) => topTwo(numbers) === at2 + 3,
      ]),
    ),
  );
var sumSides2 = () =>
  countedOptions('top2-size-parity', PAIRS2, {
    big: (numbers) => topTwo(numbers) > 11,
    small: (numbers) => topTwo(numbers) <= 11,
    odd: (numbers) => topTwo(numbers) % 2 === 1,
    even: (numbers) => topTwo(numbers) % 2 === 0,
  });
var dragonTiger3 = (place) =>
  optionsPlay(`dragon-tiger-${place + 1}`, [
    {
      code: 'dragon',
      chance: half3,
      holds: (numbers) => car(numbers, place) > car(numbers, 9 - place),
    },
    {
      code: 'tiger',
      chance: half3,
      holds: (numbers) => car(numbers, place) < car(numbers, 9 - place),
    },
  ]);
var racePlays = () => [
  ...[1, 2, 3, 4, 5].flatMap((places) => {
    const front = { balls: RACE2, places };
    return places === 1 ? [frontStraight(front)] : [frontStraight(front), frontLines(front)];
  }),
  ballPosition({ balls: RACE2, places: 10 }),
  placeSides({ places: 10, from: 1, to: 10, bigFrom: 6 }),
  sumOfTwo(),
  sumSides2(),
  ...[0, 1, 2, 3, 4].map(dragonTiger3),
];

// packages/house-math/src/lottery/plays/thai-lao.ts
var topAndBottom = (top, bottom) => [
  tailPlay('three-straight', { slots: top, digits: 3 }),
  toteTails('three-tote', { slots: top, digits: 3 }),
  tailPlay('two-top', { slots: top, digits: 2 }),
  tailPlay('two-bottom', bottom),
  runDigit('run-top', { slots: top, digits: 3 }),
  runDigit('run-bottom', bottom),
];
function thaiPlays() {
  const slots = (code) => slotsOf(REGIONS.thai, [code]);
  return [
    ...topAndBottom(slots('first'), { slots: slots('last-two'), digits: 2 }),
    tailPlay('front-three', { slots: slots('front-three'), digits: 3 }),
    tailPlay('back-three', { slots: slots('back-three'), digits: 3 }),
  ];
}
var laoPlays = () => [
  tailPlay('four-straight', { slots: [0], digits: 4 }),
  toteTails('four-tote', { slots: [0], digits: 4 }),
  ...topAndBottom([0], { slots: [0], digits: 2, skip: 2 }),
];

// packages/house-math/src/lottery/plays/vietnam.ts
var withDigits = (tiers, digits2) =>
  slotsOf(
    tiers,
    tiers.filter((tier) => tier.digits >= digits2).map(({ code }) => code),
  );
var PRECISION = 10n ** 15n;
function chanceOfAll(k, numbers) {
  const all = 100n ** BigInt(numbers);
  const ways2 = Array.from({ length: k + 1 }, (_, missing) => {
    const sign = missing % 2 === 0 ? 1n : -1n;
    return sign * BigInt(choose(k, missing)) * (100n - BigInt(missing)) ** BigInt(numbers);
  }).reduce((sum2, each) => sum2 + each, 0n);
  return { n: Number((ways2 * PRECISION) / all), d: Number(PRECISION) };
}
function parlay(windows, k) {
  return {
    code: `parlay-${k}`,
    kind: 'numbers',
    asks: { from: 0, to: 99, least: k, digits: 2 },
    prizes: [{ code: 'win', chance: chanceOfAll(k, windows.slots.length) }],
    accepts: (selection) =>
      selection.kind === 'numbers' &&
      selection.numbers.length >= k &&
      isSet(selection.numbers, [0, 99]),
    units: (selection) => [choose(of(selection, 'numbers').numbers.length, k)],
    hits(selection, numbers) {
      const shown3 = new Set(shownIn(windows, numbers));
      return [choose(countIn2(of(selection, 'numbers').numbers, [...shown3]), k)];
    },
  };
}
function vietnamPlays(tiers, { head2, head3, some }) {
  const slots = (...codes) => slotsOf(tiers, codes);
  const last = slots('special');
  const all = (digits2) => ({ slots: withDigits(tiers, digits2), digits: digits2 });
  return [
    ...[2, 3, 4].map((digits2) => tailPlay(`all-prizes-${digits2}`, all(digits2))),
    ...[2, 3, 4].map((digits2) => permutedTails(`all-prizes-${digits2}-orders`, all(digits2))),
    tailPlay('head-2', { slots: slots(head2), digits: 2 }),
    tailPlay('tail-2', { slots: last, digits: 2 }),
    tailPlay('head-tail-2', { slots: [...last, ...slots(head2)], digits: 2 }),
    tailPlay('head-3', { slots: slots(head3), digits: 3 }),
    tailPlay('tail-3', { slots: last, digits: 3 }),
    tailPlay('head-tail-3', { slots: [...last, ...slots(head3)], digits: 3 }),
    permutedTails('tail-3-orders', { slots: last, digits: 3 }),
    tailPlay('tail-4', { slots: last, digits: 4 }),
    ...some.map(({ code, ...windows }) => tailPlay(code, windows)),
    ...[2, 3, 4].map((k) => parlay(all(2), k)),
  ];
}
var SOUTH2 = REGIONS['vn-south'];
var southSlots = (...codes) => slotsOf(SOUTH2, codes);
var northPlays = () => {
  const tiers = REGIONS['vn-north'];
  const eight = slotsOf(tiers, ['special', 'sixth', 'seventh']);
  return vietnamPlays(tiers, {
    head2: 'seventh',
    head3: 'sixth',
    some: [{ code: 'eight-prizes-2', slots: eight, digits: 2 }],
  });
};
var southPlays = () => {
  const few = southSlots('special', 'fifth', 'sixth', 'seventh');
  return vietnamPlays(SOUTH2, {
    head2: 'eighth',
    head3: 'seventh',
    some: [
      { code: 'seven-prizes-2', slots: [...few, ...southSlots('eighth')], digits: 2 },
      // The eighth has two digits only: the first of the fourth takes its place.
      { code: 'seven-prizes-3', slots: [...few, ...southSlots('fourth').slice(0, 1)], digits: 3 },
    ],
  });
};

// packages/house-math/src/lottery/plays/wingo.ts
var DRAWS2 = Array.from({ length: 10 }, (_, digit2) => [digit2]);
var digit = ([value = 0]) => value;
var coloursOf = (value) => [
  value % 2 === 1 ? 'green' : 'red',
  ...(value % 5 === 0 ? ['violet'] : []),
];
var shows = (colour) => (numbers) => coloursOf(digit(numbers)).includes(colour);
var wingoPlays = () => [
  countedOptions('colour', DRAWS2, {
    green: shows('green'),
    red: shows('red'),
    violet: shows('violet'),
  }),
  countedOptions(
    'number',
    DRAWS2,
    Object.fromEntries(
      DRAWS2.map(([value = 0]) => [`${value}`, (numbers) => digit(numbers) === value]),
    ),
  ),
  countedOptions('size', DRAWS2, {
    big: (numbers) => digit(numbers) >= 5,
    small: (numbers) => digit(numbers) < 5,
  }),
];

// packages/house-math/src/lottery/families.ts
function once(make) {
  let made;
  return () => (made ??= make());
}
function eachYear(make) {
  const made = /* @__PURE__ */ new Map();
  return (drawDate) => {
    const year = lunarYearOf(drawDate);
    const plays = made.get(year) ?? make(year);
    made.set(year, plays);
    return plays;
  };
}
var threeDigits = once(threeDigitPlays);
var south = once(southPlays);
var malaysian = once(() => fourDigitPlays(MALAYSIA));
var singaporean = once(() => fourDigitPlays(SINGAPORE));
var both = (odds2) => ({ Lott: 'base', ZY: odds2 });
function digitFamily(code, count3, made) {
  const shape = { look: 'digits', count: count3, from: 0, to: 9 };
  return { ...made, code, shape, draw: (random) => drawDigits(random, count3), mappingVersion: 1 };
}
function prizeFamily(code, tiers, made) {
  const digits2 = digitsOf(tiers);
  const to = 10 ** Math.max(...digits2) - 1;
  const shape = { look: 'prizes', count: digits2.length, from: 0, to, tiers };
  return { ...made, code, shape, draw: (random) => drawPrizes(random, digits2), mappingVersion: 1 };
}
function regional(region, plays, odds2) {
  const modes = { Lott: 'base', SEA: odds2 };
  return { ...prizeFamily(region, REGIONS[region], { plays, modes }), region };
}
var FAMILIES2 = {
  ssc: digitFamily('ssc', 5, { plays: once(sscPlays), modes: both(TWO_SIDED.ssc) }),
  '11x5': {
    code: '11x5',
    shape: { look: 'balls', count: 5, from: 1, to: 11 },
    modes: both(TWO_SIDED.eleven),
    plays: once(elevenPlays),
    draw: (random) => drawBalls(random, 11, 5),
    mappingVersion: 1,
  },
  '3d': digitFamily('3d', 3, { plays: threeDigits, modes: both(TWO_SIDED.three) }),
  p3: digitFamily('p3', 3, { plays: threeDigits, modes: both(TWO_SIDED.three) }),
  p5: digitFamily('p5', 5, { plays: once(fiveDigitPlays), modes: both(TWO_SIDED.five) }),
  '4d': prizeFamily('4d', FOUR_DIGIT_TIERS, { plays: malaysian, modes: { Lott: 'base' } }),
  lhc: {
    code: 'lhc',
    shape: { look: 'marks', count: 7, from: 1, to: 49, isLunar: true },
    modes: both(TWO_SIDED.markSix),
    plays: eachYear(markSixPlays),
    draw: (random) => drawBalls(random, 49, 7),
    mappingVersion: 1,
  },
  pk10: {
    code: 'pk10',
    shape: { look: 'race', count: 10, from: 1, to: 10 },
    modes: both(TWO_SIDED.race),
    plays: once(racePlays),
    draw: (random) => drawBalls(random, 10, 10),
    mappingVersion: 1,
  },
  k3: {
    code: 'k3',
    shape: { look: 'dice', count: 3, from: 1, to: 6 },
    modes: both(TWO_SIDED.dice),
    plays: once(dicePlays),
    draw: (random) => drawDice(random, 3),
    mappingVersion: 1,
  },
  wingo: digitFamily('wingo', 1, {
    plays: once(wingoPlays),
    modes: { Elott: COLOUR_SHEET, ...both(TWO_SIDED.colours) },
  }),
  'vn-north': regional('vn-north', once(northPlays), REGIONAL.north),
  'vn-central': regional('vn-central', south, REGIONAL.south),
  'vn-south': regional('vn-south', south, REGIONAL.south),
  thai: regional('thai', once(thaiPlays), REGIONAL.thai),
  lao: regional('lao', once(laoPlays), REGIONAL.lao),
  'my-4d': regional('my-4d', malaysian, 'base'),
  'sg-4d': regional('sg-4d', singaporean, 'base'),
};
var isFamily = (code) => Object.hasOwn(FAMILIES2, code);
function playOf(family, drawDate, code) {
  if (!isFamily(family)) return null;
  return FAMILIES2[family].plays(drawDate).find((play2) => play2.code === code) ?? null;
}

// packages/house-math/src/lottery/pricing.ts
var THOUSAND = 1000n;
function unitStakeOf({ unitPrice, multiple, asset }) {
  const minorTimesThousand = unitPrice * BigInt(multiple) * 10n ** BigInt(ASSETS[asset].scale);
  return minorTimesThousand > 0n && minorTimesThousand % THOUSAND === 0n
    ? minorTimesThousand / THOUSAND
    : null;
}
function decidedChance({ chance, tie: tie3 }) {
  if (!tie3) return chance;
  return { n: chance.n * tie3.d, d: chance.d * (tie3.d - tie3.n) };
}
function unitPrizes(play2, terms) {
  const stake = wholeUnitStake(terms);
  const { prizes, base } = terms;
  if (prizes === 'base')
    return play2.prizes.map((prize) =>
      prizeOf(stake, BigInt(base), { ...prize, chance: decidedChance(prize) }),
    );
  if (prizes.length !== play2.prizes.length)
    throw new Error(`${play2.code} has ${play2.prizes.length} prizes, not ${prizes.length}`);
  return prizes.map((odds2) => (stake * BigInt(odds2)) / THOUSAND);
}
var stakeFor = (play2, selection, terms) =>
  BigInt(stakesOf2(play2, selection)) * wholeUnitStake(terms);
function settle({ play: play2, selection, terms }, numbers) {
  const each = unitPrizes(play2, terms);
  const hits = play2.hits(selection, numbers);
  const prize = each.reduce((all, value, at2) => all + value * BigInt(hits[at2] ?? 0), 0n);
  const tied = sum(play2.ties?.(selection, numbers) ?? []);
  const returned = BigInt(tied) * wholeUnitStake(terms);
  return {
    prize,
    returned,
    rebate: rebateFor(stakeFor(play2, selection, terms) - returned, terms),
  };
}
var rebateFor = (decided, { base, ceiling }) => rebateOf(decided, BigInt(base), BigInt(ceiling));
function wholeUnitStake(terms) {
  const stake = unitStakeOf(terms);
  if (stake === null) throw new Error('a unit costs a whole number of minor units');
  return stake;
}

// packages/house-math/src/lottery/selection-text.ts
var MOST_SELECTION_TEXT = 12e4;
var MOST_LINES = 1e4;
var NUMBER = '(?:0|[1-9][0-9]{0,5})';
var CLOSE = /^[0-9]*$/;
var DOTTED = new RegExp(`^(?:\\.${NUMBER})*$`);
function readSelection(kind, text) {
  if (text === '' || text.length > MOST_SELECTION_TEXT) return null;
  const isLines = kind === 'lines';
  const texts = text.split(isLines ? ',' : '|');
  if (isLines && (texts.length > MOST_LINES || !areAscending(texts))) return null;
  const isDotted = text.includes('.');
  const form = isDotted ? DOTTED : CLOSE;
  if (!texts.every((group2) => form.test(group2))) return null;
  const groups = texts.map((group2) => numbersOf(group2, isDotted));
  if (isDotted && !groups.some((group2) => group2.some((number) => number >= 10))) return null;
  if (!isLines && !groups.every(areAscending)) return null;
  return selectionOf(kind, groups);
}
function areAscending(values) {
  return values.every((value, at2) => at2 === 0 || value > (values[at2 - 1] ?? value));
}
var numbersOf = (text, isDotted) =>
  isDotted ? text.split('.').slice(1).map(Number) : Array.from(text, Number);
function selectionOf(kind, groups) {
  const [first = [], second = []] = groups;
  switch (kind) {
    case 'places':
      return { kind, places: groups };
    case 'lines':
      return groups.every((line) => line.length > 0) ? { kind, lines: groups } : null;
    case 'numbers':
      return groups.length === 1 ? { kind, numbers: first } : null;
    case 'options':
      return groups.length === 1 ? { kind, options: first } : null;
    case 'repeated':
      return groups.length === 2 ? { kind, repeated: first, single: second } : null;
    case 'bankers':
      return groups.length === 2 ? { kind, bankers: first, others: second } : null;
    case 'any':
      return groups.length === 2 ? { kind, places: first, numbers: second } : null;
  }
}

// packages/house-math/src/lottery/ticket.ts
var FORMAT = 'ticket-1';
var CODE = /^[a-z0-9-]{1,60}$/;
var COUNT2 = /^[1-9][0-9]{0,8}$/;
var FORMS = {
  wagerId: /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/,
  gameCode: CODE,
  family: CODE,
  issue: /^[0-9A-Za-z-]{1,40}$/,
  drawDate: /^20[1-5][0-9]-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$/,
  play: CODE,
  selection: /^[0-9.,|]+$/,
  unitPrice: COUNT2,
  multiple: COUNT2,
  base: /^(?:1[0-9]{3}|2000)$/,
  ceiling: /^(?:1[0-9]{3}|2000)$/,
  prizes: /^(?:base|[1-9][0-9]{0,8}(?:,[1-9][0-9]{0,8})*)$/,
  asset: /^[A-Z]{3}$/,
};
var FIELDS = Object.keys(FORMS);
var MOST_TEXT = MOST_SELECTION_TEXT + 2e3;
function readTicketText(text) {
  if (text.length > MOST_TEXT) return null;
  const [format, ...texts] = text.split(' ');
  if (format !== FORMAT || texts.length !== FIELDS.length) return null;
  if (!FIELDS.every((field, at2) => FORMS[field].test(texts[at2] ?? ''))) return null;
  const ticket = ticketOf2(
    Object.fromEntries(FIELDS.map((field, at2) => [field, texts[at2] ?? ''])),
  );
  return isPayable(ticket) ? ticket : null;
}
var ticketOf2 = (texts) => {
  const text = (field) => texts[field] ?? '';
  const prizes = text('prizes');
  return {
    wagerId: text('wagerId'),
    gameCode: text('gameCode'),
    family: text('family'),
    issue: text('issue'),
    drawDate: text('drawDate'),
    play: text('play'),
    selection: text('selection'),
    unitPrice: BigInt(text('unitPrice')),
    multiple: Number(text('multiple')),
    base: Number(text('base')),
    ceiling: Number(text('ceiling')),
    prizes: prizes === 'base' ? prizes : prizes.split(',').map(Number),
    asset: text('asset'),
  };
};
function isPayable(ticket) {
  const { asset, base, ceiling, prizes } = ticket;
  if (!Object.hasOwn(ASSETS, asset) || base > ceiling || unitStakeOf(ticket) === null) return false;
  const bet = betOf(ticket);
  return bet !== null && (prizes === 'base' || prizes.length === bet.play.prizes.length);
}
function betOf(ticket) {
  const play2 = playOf(ticket.family, ticket.drawDate, ticket.play);
  const selection = play2 && readSelection(play2.kind, ticket.selection);
  return play2 && selection && play2.accepts(selection) ? { play: play2, selection } : null;
}
function acceptedBet(ticket) {
  const bet = betOf(ticket);
  if (!bet) throw new Error(`ticket ${ticket.wagerId} is no bet on ${ticket.family}`);
  return bet;
}
function payoutOf(ticket, numbers) {
  const { play: play2, selection } = acceptedBet(ticket);
  return settle({ play: play2, selection, terms: ticket }, numbers);
}

// packages/house-math/src/verify/verify-draw.ts
function verifyDraw(proof) {
  const { ticket } = proof;
  const chain = checkChain(proof);
  const terminal = checkTerminal(proof);
  const root = checkRoot(proof);
  const numbers = resting([chain, terminal, root], 'numbers', () => checkNumbers(proof));
  const checks = [chain, terminal, root];
  if (ticket) {
    const inclusion = resting([root], 'inclusion', () => checkInclusion(proof, ticket));
    const payout = resting([inclusion, numbers], 'payout', () => checkPayout(proof, ticket));
    checks.push(inclusion, numbers, payout);
  } else checks.push(numbers);
  return { state: stateOf(checks), checks };
}
function checkNumbers(proof) {
  const { link, number: draw2, purpose, issue, root, family, numbers } = proof;
  if (link === null) return unknown('numbers', 'not-drawn');
  if (!isFamily(family)) return unknown('numbers', 'unknown-family');
  const { mappingVersion, draw: drawFrom } = FAMILIES2[family];
  if (proof.mappingVersion !== mappingVersion) return unknown('numbers', 'unknown-mapping');
  if (numbers === null) return unknown('numbers', 'no-numbers');
  const seeds = seedsOfDraw(sha256, { link, draw: draw2, purpose, issue, root });
  return compare('numbers', numbers.join(' '), drawFrom(plainRandom(seeds)).join(' '));
}
function checkPayout(proof, { text, payout, rebate }) {
  const ticket = readTicketText(text);
  if (!ticket) return unknown('payout', 'unknown-ticket');
  const about = ({ issue, family, drawDate }) => `${family} ${issue} ${drawDate}`;
  if (about(ticket) !== about(proof)) return wrong('payout', about(proof), about(ticket));
  if (payout === null || rebate === null) return unknown('payout', 'not-settled');
  const owed = payoutOf(ticket, proof.numbers);
  return compare('payout', `${payout} ${rebate}`, `${owed.prize + owed.returned} ${owed.rebate}`);
}

// packages/house-math/src/instants/blackjack-round.ts
var blackjackStake = (text) => {
  const stake = parseAmount(text);
  return stake === null || stake % 2n !== 0n ? null : stake;
};
function blackjackRound(bet, acts, streams) {
  const dealer = dealDealer(streams(0));
  const spots = bet.spots.map(({ spot: spot2, stake }) => ({
    spot: spot2,
    stake: blackjackStake(stake) ?? 0n,
    acts: [],
  }));
  const played = /* @__PURE__ */ new Map();
  const play2 = ({ spot: spot2, acts: own }, count3 = own.length) => {
    const name = `${spot2} ${count3}`;
    const known = played.get(name);
    if (known) return known;
    const after = own.slice(0, count3).map(({ act }) => act);
    const found = playSpot(streams(spot2), { dealer, acts: after });
    played.set(name, found);
    return found;
  };
  const table4 = { dealer, spots, play: play2 };
  for (const [at2, { act }] of acts.entries()) {
    const turn3 = turnOf(table4);
    if (!turn3) throw new NotAllowed('the round is over');
    const allowed = turn3.may.find((each) => each === act);
    if (!allowed) throw new NotAllowed(`${act} is not one of ${turn3.may.join(', ')}`);
    turn3.spot.acts.push({ act: allowed, at: at2 });
  }
  const turn2 = turnOf(table4);
  return {
    state: shownOf(table4, turn2),
    isOver: turn2 === null,
    wagers: spots.flatMap((spot2) => wagersOf(table4, spot2, turn2 === null)),
  };
}
var asksInsurance = ({ dealer }) => valueOf2(dealer[0] ?? 0) === 1;
function turnOf(table4) {
  const undecided = asksInsurance(table4) && table4.spots.find(({ acts }) => acts.length === 0);
  if (undecided) return { spot: undecided, hand: 0, may: ['insure', 'decline'] };
  for (const spot2 of table4.spots) {
    const { turn: turn2 } = table4.play(spot2);
    if (turn2) return { spot: spot2, ...turn2 };
  }
  return null;
}
function shownOf(table4, turn2) {
  const { dealer, spots } = table4;
  return {
    kind: 'blackjack',
    dealer: dealer.slice(0, turn2 ? 1 : isWaitedFor(table4) ? dealer.length : 2),
    spots: spots.map((spot2) => shownSpot(table4, spot2, turn2)),
    turn: turn2 && { spot: turn2.spot.spot, hand: turn2.hand, acts: turn2.may },
  };
}
var isWaitedFor = ({ spots, play: play2 }) =>
  spots.some((spot2) => play2(spot2).hands.some(({ cards }) => totalOf(cards).total <= 21));
function shownSpot(table4, spot2, turn2) {
  const { hands, insured, turn: own } = table4.play(spot2);
  const isDeciding = turn2?.may.includes('insure') ?? false;
  const isDone = (hand, at2) =>
    !isDeciding && (own === null || at2 < own.hand || totalOf(hand.cards).total >= 21);
  const isDecided = asksInsurance(table4) && spot2.acts.length > 0;
  return {
    spot: spot2.spot,
    hands: hands.map((hand, at2) => ({
      cards: hand.cards,
      stake: toDecimal(hand.doubled ? 2n * spot2.stake : spot2.stake),
      isDoubled: hand.doubled,
      isDone: isDone(hand, at2),
      payout: turn2 === null ? toDecimal(backOf(table4, spot2, hand)) : null,
    })),
    insurance: isDecided ? toDecimal(insured ? spot2.stake / 2n : 0n) : null,
  };
}
var backOf = ({ dealer }, { stake }, hand) => (halvesBack(hand, dealer) * stake) / 2n;
function wagersOf(table4, spot2, isOver) {
  const { hands } = table4.play(spot2);
  const shareOf = (at2) => {
    const hand = hands[at2];
    if (!isOver || !hand) return null;
    return backOf(table4, spot2, hand) / (hand.doubled ? 2n : 1n);
  };
  const { dealer } = table4;
  const isNatural2 = dealer.length === 2 && totalOf(dealer).total === 21;
  const made = [{ of: 'bet', spot: spot2.spot, act: null, stake: spot2.stake, payout: shareOf(0) }];
  for (const [place, { act, at: at2 }] of spot2.acts.entries()) {
    const added = { spot: spot2.spot, act: at2, stake: spot2.stake };
    if (act === 'split') made.push({ ...added, of: act, payout: shareOf(1) });
    if (act === 'double') {
      const hand = table4.play(spot2, place).turn?.hand ?? 0;
      made.push({ ...added, of: act, payout: shareOf(hand) });
    }
    if (act === 'insure') {
      const stake = spot2.stake / 2n;
      const payout = isOver ? (isNatural2 ? 3n * stake : 0n) : null;
      made.push({ ...added, of: act, stake, payout });
    }
  }
  return made;
}

// packages/house-math/src/instants/dice.ts
var DICE_RETURN = fraction(99n, 100n);
var DICE_SIDES = 1e4;
var LEAST_WAYS = 100;
var MOST_WAYS = 9600;
var waysOf = ({ side: side2, at: at2 }) => (side2 === 'under' ? at2 : DICE_SIDES - 1 - at2);
var isDiceBet = (bet) =>
  Number.isInteger(bet.at) && waysOf(bet) >= LEAST_WAYS && waysOf(bet) <= MOST_WAYS;
var roll = (random) => random.below(DICE_SIDES);
var diceWins = ({ side: side2, at: at2 }, rolled) =>
  side2 === 'under' ? rolled < at2 : rolled > at2;
var dicePays = (bet) =>
  Number((10000n * DICE_RETURN.n * BigInt(DICE_SIDES)) / (DICE_RETURN.d * BigInt(waysOf(bet))));
var dicePayout = (bet, stake, rolled) =>
  diceWins(bet, rolled) ? (stake * BigInt(dicePays(bet))) / 10000n : 0n;

// packages/house-math/src/instants/mines.ts
var FIELDS2 = 25;
var MOST_MINES = 24;
var MINES_RETURN = fraction(99n, 100n);
var MINES_CEILING = 1e6;
function layMines(random, mines) {
  const left = Array.from({ length: FIELDS2 }, (_, field) => field);
  return Array.from({ length: mines }, () => left.splice(random.below(left.length), 1)[0] ?? 0);
}
function chanceOfSafe(mines, opened) {
  let chance = fraction(1n, 1n);
  for (let at2 = 0; at2 < opened; at2 += 1)
    chance = multiply(chance, fraction(BigInt(FIELDS2 - mines - at2), BigInt(FIELDS2 - at2)));
  return chance;
}
function minesPay(mines, opened) {
  if (opened === 0) return 100;
  const { n, d } = chanceOfSafe(mines, opened);
  if (n === 0n) throw new Error(`${opened} fields cannot be safe beside ${mines} mines`);
  return Number((100n * MINES_RETURN.n * d) / (MINES_RETURN.d * n));
}
function mostOpened(mines) {
  const safe = FIELDS2 - mines;
  for (let opened = 1; opened < safe; opened += 1)
    if (minesPay(mines, opened + 1) > MINES_CEILING) return opened;
  return safe;
}

// packages/house-math/src/instants/play.ts
var INSTANT_RULES = '1';
var MOST_SPOTS = 7;
function playInstant({ bet, acts }, streams) {
  switch (bet.kind) {
    case 'dice':
      return atOnce(acts, diceRound(bet, streams));
    case 'plinko':
      return atOnce(acts, plinkoRound(bet, streams));
    case 'mines':
      return minesRound(bet, acts, streams);
    case 'blackjack':
      return blackjackRound(bet, acts, streams);
  }
}
function atOnce(acts, round) {
  if (acts.length > 0) throw new NotAllowed('the round has no choices');
  return round;
}
var minorOf = (text) => parseAmount(text) ?? 0n;
var ofBet = (stake, payout) => [{ of: 'bet', spot: 0, act: null, stake, payout }];
function diceRound(bet, streams) {
  const rolled = roll(streams(0));
  const stake = minorOf(bet.stake);
  return {
    state: { kind: 'dice', rolled, pays: diceWins(bet, rolled) ? dicePays(bet) : 0 },
    isOver: true,
    wagers: ofBet(stake, dicePayout(bet, stake, rolled)),
  };
}
function plinkoRound({ stake, rows, risk }, streams) {
  const path = fall2(streams(0), rows);
  const bin = binOf(path);
  const pays = plinkoPays(rows, risk)[bin] ?? 0;
  const minor = minorOf(stake);
  return {
    state: { kind: 'plinko', path, bin, pays },
    isOver: true,
    wagers: ofBet(minor, paidAt(minor, pays)),
  };
}
var paidAt = (stake, pays) => (stake * BigInt(pays)) / 100n;
function minesRound({ mines, stake: text }, acts, streams) {
  const laid = layMines(streams(0), mines);
  const most = mostOpened(mines);
  const opened = [];
  let end = null;
  for (const act of acts) {
    if (end !== null) throw new NotAllowed('the round is over');
    if (act.act === 'take') end = 'taken';
    else if (act.act === 'open' && isField(act.field) && !opened.includes(act.field)) {
      opened.push(act.field);
      if (laid.includes(act.field)) end = 'lost';
      else if (opened.length === most) end = 'taken';
    } else throw new NotAllowed(`${act.act} is no choice of this round`);
  }
  const pays = end === 'lost' ? 0 : minesPay(mines, opened.length);
  const stake = minorOf(text);
  return {
    state: {
      kind: 'mines',
      opened,
      pays,
      next: end === null ? minesPay(mines, opened.length + 1) : null,
      mines: end === null ? [] : laid.toSorted((one2, other) => one2 - other),
    },
    isOver: end !== null,
    wagers: ofBet(stake, end === null ? null : paidAt(stake, pays)),
  };
}
var isField = (field) => Number.isInteger(field) && field >= 0 && field < FIELDS2;
function isOffered(bet) {
  switch (bet.kind) {
    case 'dice':
      return isDiceBet(bet);
    case 'mines':
      return Number.isInteger(bet.mines) && bet.mines >= 1 && bet.mines <= MOST_MINES;
    case 'plinko':
      return true;
    case 'blackjack': {
      const spots = bet.spots.map(({ spot: spot2 }) => spot2);
      return (
        spots.length > 0 &&
        spots.every((spot2, at2) => spot2 > (spots[at2 - 1] ?? 0) && spot2 <= MOST_SPOTS)
      );
    }
  }
}
var stakesOf3 = (bet) =>
  bet.kind === 'blackjack'
    ? bet.spots.map(({ stake }) => blackjackStake(stake))
    : [parseAmount(bet.stake)];

// packages/house-math/src/verify/verify-instant.ts
function verifyInstant(proof) {
  const obstacle = obstacleOf(proof);
  if (obstacle) return { ok: false, obstacle };
  const { bet, acts, clientSeed } = proof;
  const serverSeed = proof.serverSeed ?? '';
  const seeds = { serverSeed, clientSeed, nonce: Number(proof.nonce) };
  const round = replayed({ bet, acts }, (stream) => plainRandom(seeds, stream));
  if (!round?.isOver) return { ok: false, obstacle: 'bad-acts' };
  const sum2 = (of3) => round.wagers.reduce((all, wager) => all + of3(wager), 0n).toString();
  const checks = [
    check2('commitment', proof.commitment, sha256(serverSeed)),
    check2(
      'stake',
      proof.stake,
      sum2(({ stake }) => stake),
    ),
    check2(
      'payout',
      proof.payout,
      sum2(({ payout }) => payout ?? 0n),
    ),
    check2('state', canonicalText(proof.state), canonicalText(round.state)),
  ];
  return { ok: checks.every(({ ok: ok2 }) => ok2), obstacle: null, checks, round };
}
function obstacleOf(proof) {
  const { game: game209, serverSeed, clientSeed, nonce, bet, acts } = proof;
  if (serverSeed === null) return 'seed-not-revealed';
  if (proof.ruleVersion !== INSTANT_RULES || game209 !== bet.kind) return 'unknown-rules';
  if (proof.mappingVersion !== MAPPING_VERSION) return 'unknown-mapping';
  if (!isServerSeed(serverSeed) || !isClientSeed(clientSeed) || !isNonce(Number(nonce)))
    return 'bad-seeds';
  if (!isOffered(bet) || stakesOf3(bet).includes(null)) return 'bad-bet';
  return acts.every(({ at: at2 }, place) => at2 === place) ? null : 'bad-acts';
}
function replayed(...of3) {
  try {
    return playInstant(...of3);
  } catch (err) {
    if (err instanceof NotAllowed) return null;
    throw err;
  }
}
var check2 = (what, shown3, computed) => ({
  what,
  shown: shown3,
  computed,
  ok: shown3 === computed,
});

// packages/house-math/src/instants/kite.ts
var KITE_RETURN = fraction(97n, 100n);
var KITE_CEILING = 1e5;
var WORDS3 = 2n ** 32n;
var SCALE = (100n * KITE_RETURN.n * WORDS3) / KITE_RETURN.d;
function cutOf(random) {
  const word2 = BigInt(random.below(2 ** 32));
  const cut = SCALE / (WORDS3 - word2);
  return Math.max(100, Math.min(Number(cut), KITE_CEILING));
}
var KITE_STEP_MS = 10;
var GROUND = 1e9;
var PER_HUNDREDTH = GROUND / 100;
var STEPS = (() => {
  const steps = [];
  for (let height = GROUND; ; height += Math.floor((height * 6) / 1e4)) {
    const shown3 = Math.floor(height / PER_HUNDREDTH);
    steps.push(Math.min(shown3, KITE_CEILING));
    if (shown3 >= KITE_CEILING) return steps;
  }
})();
var shownAt = (ms) =>
  STEPS[Math.min(Math.max(0, Math.floor(ms / KITE_STEP_MS)), STEPS.length - 1)] ?? 100;
function msTo(multiplier) {
  let from = 0;
  let to = STEPS.length - 1;
  while (from < to) {
    const middle2 = (from + to) >> 1;
    if ((STEPS[middle2] ?? 0) >= multiplier) to = middle2;
    else from = middle2 + 1;
  }
  return from * KITE_STEP_MS;
}
function takenAt(cut, { calledMs, order }) {
  const called = calledMs === null ? null : shownAt(calledMs);
  const cutMs = msTo(cut);
  const byOrder = order !== null && order <= cut ? order : null;
  const byCall = called !== null && calledMs !== null && calledMs < cutMs ? called : null;
  if (byOrder === null) return byCall;
  return byCall === null || byCall >= byOrder ? byOrder : byCall;
}
var kitePayout = (stake, taken) => (taken === null ? 0n : (stake * BigInt(taken)) / 100n);

// packages/house-math/src/instants/kite-ticket.ts
var FORMAT2 = 'kite-1';
var FORMS2 = {
  wagerId: /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/,
  issue: /^[0-9A-Za-z-]{1,40}$/,
  stake: /^[1-9][0-9]{0,18}$/,
  takesAt: /^[1-9][0-9]{2,5}$/,
  asset: /^[A-Z]{3}$/,
};
var FIELDS3 = Object.keys(FORMS2);
var isOrder = (multiplier) =>
  Number.isInteger(multiplier) && multiplier > 100 && multiplier <= KITE_CEILING;
function readKiteTicket(text) {
  const [format, ...texts] = text.split(' ');
  if (format !== FORMAT2 || texts.length !== FIELDS3.length) return null;
  if (!FIELDS3.every((field, at2) => FORMS2[field].test(texts[at2] ?? ''))) return null;
  const [wagerId = '', issue = '', stake = '', takesAt = '', asset = ''] = texts;
  if (!isOrder(Number(takesAt)) || !Object.hasOwn(ASSETS, asset)) return null;
  return {
    wagerId,
    issue,
    stake: BigInt(stake),
    takesAt: Number(takesAt),
    asset,
  };
}

// packages/house-math/src/verify/verify-kite.ts
function verifyKite(proof) {
  const { bet } = proof;
  const chain = checkChain(proof);
  const terminal = checkTerminal(proof);
  const root = checkRoot(proof);
  const cut = resting([chain, terminal, root], 'numbers', () => checkCut(proof));
  if (!bet) {
    const checks2 = [chain, terminal, root, cut];
    return { state: stateOf(checks2), checks: checks2 };
  }
  const inclusion = resting([root], 'inclusion', () => checkInclusion(proof, bet));
  const payout = resting([inclusion, cut], 'payout', () => checkPayout2(proof, bet));
  const checks = [chain, terminal, root, inclusion, cut, payout];
  return { state: stateOf(checks), checks };
}
function checkCut(proof) {
  const { link, number: draw2, purpose, issue, root, cut } = proof;
  if (link === null) return unknown('numbers', 'not-drawn');
  if (proof.mappingVersion !== MAPPING_VERSION) return unknown('numbers', 'unknown-mapping');
  if (cut === null) return unknown('numbers', 'no-numbers');
  const seeds = seedsOfDraw(sha256, { link, draw: draw2, purpose, issue, root });
  return compare('numbers', String(cut), String(cutOf(plainRandom(seeds))));
}
function checkPayout2(proof, call) {
  const { text, calledMs, payout } = call;
  const { issue, cut, wasAway } = proof;
  const ticket = readKiteTicket(text);
  if (!ticket || cut === null) return unknown('payout', 'unknown-ticket');
  if (ticket.issue !== issue) return wrong('payout', issue, ticket.issue);
  if (payout === null) return unknown('payout', 'not-settled');
  const back = kiteBack(ticket, { cut, wasAway, calledMs });
  return compare('payout', payout, String(call.isFree ? beyondStake(back, ticket) : back));
}
var beyondStake = (back, { stake }) => (back > stake ? back - stake : 0n);
function kiteBack({ stake, takesAt }, { cut, wasAway, calledMs }) {
  const taken = takenAt(cut, { calledMs, order: takesAt });
  return taken === null && wasAway ? stake : kitePayout(stake, taken);
}

// packages/house-math/src/tables/table.ts
function byRules(tables, rules) {
  const table4 = Object.hasOwn(tables, rules) ? tables[rules] : void 0;
  if (table4 === void 0) throw new Error(`there are no rules ${rules}`);
  return table4;
}
function payoutOf2(spot2, stake, shown3) {
  const hit = spot2.hit(shown3);
  const pay = hit === null ? void 0 : spot2.pays[hit];
  return pay ? (stake * pay.back.n) / pay.back.d : 0n;
}
var spotOf = ({ spots }, code) => spots.find((spot2) => spot2.code === code);
var toOne = (n, d = 1n) => fraction(n + d, d);
var STAKE_BACK = WHOLE;
var simple = (code, { back, chance, wins }) => ({
  code,
  pays: [{ code: 'win', back, chance }],
  hit: (shown3) => (wins(shown3) ? 0 : null),
});

// packages/house-math/src/tables/andar-bahar.ts
var MOST_DEALT = 49;
var PLACES = 20825n;
var waysAt = (at2) => (BigInt(51 - at2) * BigInt(50 - at2)) / 2n;
var chanceBetween = (from, to, step = 1) => {
  let ways2 = 0n;
  for (let at2 = from; at2 <= to; at2 += step) ways2 += waysAt(at2);
  return fraction(ways2, PLACES);
};
var FIRST_WINS = chanceBetween(1, MOST_DEALT, 2);
var SECOND_WINS = chanceBetween(2, MOST_DEALT, 2);
var firstSide = ([joker = 0]) => (isRed(joker) ? 'bahar' : 'andar');
var sideAt = (shown3, at2) => {
  const first = firstSide(shown3);
  if (at2 % 2 === 1) return first;
  return first === 'andar' ? 'bahar' : 'andar';
};
var andarBaharWinner = (shown3) => sideAt(shown3, shown3.length - 1);
var side = (code, first) =>
  simple(code, {
    back: code === first ? toOne(9n, 10n) : toOne(1n),
    chance: code === first ? FIRST_WINS : SECOND_WINS,
    wins: (shown3) => andarBaharWinner(shown3) === code,
  });
var COUNTS = [
  { from: 1, to: 5, back: [7n, 2n] },
  { from: 6, to: 10, back: [9n, 2n] },
  { from: 11, to: 15, back: [11n, 2n] },
  { from: 16, to: 25, back: [9n, 2n] },
  { from: 26, to: 30, back: [15n, 1n] },
  { from: 31, to: 35, back: [25n, 1n] },
  { from: 36, to: 40, back: [50n, 1n] },
  { from: 41, to: MOST_DEALT, back: [120n, 1n] },
];
var counts = COUNTS.map(({ from, to, back: [n, d] }) =>
  simple(`count-${from}-${to}`, {
    back: fraction(n, d),
    chance: chanceBetween(from, to),
    wins: ({ length }) => length - 1 >= from && length - 1 <= to,
  }),
);
var tableOf = (joker) => {
  const first = firstSide([joker]);
  return {
    spots: [side('andar', first), side('bahar', first), ...counts],
    draw: (random) => {
      const deal = newShoe(random, 1, [joker]);
      const shown3 = [joker];
      for (;;) {
        const card = deal();
        shown3.push(card);
        if (rankOf(card) === rankOf(joker)) return shown3;
      }
    },
    opposites: [['andar', 'bahar'], counts.map(({ code }) => code)],
  };
};
var andarBahar = {
  rules: ['standard'],
  opening: (random) => [newShoe(random, 1)()],
  tableOf: ({ opening: [joker = 0] }) => tableOf(joker),
};

// packages/house-math/src/tables/baccarat.ts
var BACCARAT_DECKS = 8;
var pointsOf = (card) => {
  const rank = rankOf(card) + 1;
  return rank >= 10 ? 0 : rank;
};
var totalOf3 = (cards) => cards.reduce((sum2, card) => sum2 + pointsOf(card), 0) % 10;
function bankerDraws(banker, third) {
  if (third === null) return banker <= 5;
  if (banker <= 2) return true;
  if (banker === 3) return third !== 8;
  return banker <= 6 && third >= 2 * (banker - 3) && third <= 7;
}
function nextHand(dealt) {
  if (dealt.length < 4) return dealt.length % 2 === 0 ? 'player' : 'banker';
  const [p1 = 0, b1 = 0, p2 = 0, b2 = 0] = dealt;
  const player2 = totalOf3([p1, p2]);
  const banker = totalOf3([b1, b2]);
  if (player2 >= 8 || banker >= 8) return null;
  const playerDrew = player2 <= 5;
  if (dealt.length === 4 && playerDrew) return 'player';
  const third = playerDrew ? pointsOf(dealt[4] ?? 0) : null;
  const hasDrawn = dealt.length > (playerDrew ? 5 : 4);
  return !hasDrawn && bankerDraws(banker, third) ? 'banker' : null;
}
function handsOf(shown3) {
  const player2 = [];
  const banker = [];
  shown3.forEach((card, at2) => {
    const hand = nextHand(shown3.slice(0, at2));
    if (hand === 'player') player2.push(card);
    if (hand === 'banker') banker.push(card);
  });
  return { player: player2, banker };
}
function baccaratResult(shown3) {
  const hands = handsOf(shown3);
  const [player2, banker] = [totalOf3(hands.player), totalOf3(hands.banker)];
  const [p1, b1, p2, b2] = shown3.map(rankOf);
  return {
    winner: player2 > banker ? 'player' : banker > player2 ? 'banker' : 'tie',
    player: player2,
    banker,
    playerPair: p1 === p2,
    bankerPair: b1 === b2,
  };
}
var DEALS = 4998398275503360n;
var of2 = (ways2) => fraction(ways2, DEALS);
var PLAYER = 2230518282592256n;
var BANKER = 2292252566437888n;
var TIE = 475627426473216n;
var BANKER_WITH_SIX = 269232304455680n;
var WITH_FOUR = 1893735611458560n;
var same = (one2, other) => rankOf(one2) === rankOf(other) && suitOf(one2) === suitOf(other);
var push = { code: 'tie', back: STAKE_BACK, chance: of2(TIE) };
var isTie = (shown3) => baccaratResult(shown3).winner === 'tie';
var player = {
  code: 'player',
  pays: [{ code: 'win', back: toOne(1n), chance: of2(PLAYER) }, push],
  hit: (shown3) => (isTie(shown3) ? 1 : baccaratResult(shown3).winner === 'player' ? 0 : null),
};
var bankerWithCommission = {
  code: 'banker',
  pays: [{ code: 'win', back: toOne(95n, 100n), chance: of2(BANKER) }, push],
  hit: (shown3) => (isTie(shown3) ? 1 : baccaratResult(shown3).winner === 'banker' ? 0 : null),
};
var bankerWithoutCommission = {
  code: 'banker',
  pays: [
    { code: 'win', back: toOne(1n), chance: of2(BANKER - BANKER_WITH_SIX) },
    push,
    { code: 'win-with-six', back: toOne(1n, 2n), chance: of2(BANKER_WITH_SIX) },
  ],
  hit: (shown3) => {
    const { winner, banker } = baccaratResult(shown3);
    if (winner === 'tie') return 1;
    return winner === 'player' ? null : banker === 6 ? 2 : 0;
  },
};
var tie = simple('tie', { back: toOne(8n), chance: of2(TIE), wins: isTie });
var PAIR2 = fraction(31n, 415n);
var playerPair = simple('player-pair', {
  back: toOne(11n),
  chance: PAIR2,
  wins: (shown3) => baccaratResult(shown3).playerPair,
});
var bankerPair = simple('banker-pair', {
  back: toOne(11n),
  chance: PAIR2,
  wins: (shown3) => baccaratResult(shown3).bankerPair,
});
var OTHER_TWO = 414n * 413n;
var BOTH_PAIRS = fraction(31n * (30n * 29n + 12n * 32n * 31n), 415n * OTHER_TWO);
var eitherPair = simple('either-pair', {
  back: toOne(5n),
  chance: fraction(2n * PAIR2.n * BOTH_PAIRS.d - BOTH_PAIRS.n * PAIR2.d, PAIR2.d * BOTH_PAIRS.d),
  wins: (shown3) => {
    const result = baccaratResult(shown3);
    return result.playerPair || result.bankerPair;
  },
});
var BOTH_PERFECT = fraction(7n * (6n * 5n + 51n * 8n * 7n), 415n * OTHER_TWO);
var ONE_PERFECT = fraction(
  2n * 7n * BOTH_PERFECT.d - 2n * BOTH_PERFECT.n * 415n,
  415n * BOTH_PERFECT.d,
);
var perfectPair = {
  code: 'perfect-pair',
  pays: [
    { code: 'one', back: toOne(25n), chance: ONE_PERFECT },
    { code: 'both', back: toOne(200n), chance: BOTH_PERFECT },
  ],
  hit: ([p1 = 0, b1 = 0, p2 = 0, b2 = 0]) => {
    const perfect = [same(p1, p2), same(b1, b2)].filter(Boolean).length;
    return perfect === 0 ? null : perfect - 1;
  },
};
var small = simple('small', {
  back: toOne(3n, 2n),
  chance: of2(WITH_FOUR),
  wins: ({ length }) => length === 4,
});
var big = simple('big', {
  back: toOne(54n, 100n),
  chance: of2(DEALS - WITH_FOUR),
  wins: ({ length }) => length > 4,
});
var sides3 = [tie, playerPair, bankerPair, eitherPair, perfectPair, big, small];
var draw = (random) => {
  const deal = newShoe(random, BACCARAT_DECKS);
  const dealt = [];
  while (nextHand(dealt)) dealt.push(deal());
  return dealt;
};
var opposites = [
  ['player', 'banker'],
  ['big', 'small'],
];
var baccaratTables = {
  commission: { spots: [player, bankerWithCommission, ...sides3], draw, opposites },
  'no-commission': { spots: [player, bankerWithoutCommission, ...sides3], draw, opposites },
};
var baccarat = {
  rules: Object.keys(baccaratTables),
  tableOf: ({ rules }) => byRules(baccaratTables, rules),
};

// packages/house-math/src/tables/cockfight.ts
var ENDS = ['red', 'blue', 'double-knock-out', 'time-out'];
var LINES = [
  { favourite: 92, other: 92 },
  { favourite: 88, other: 96 },
  { favourite: 80, other: -94 },
  { favourite: 70, other: -84 },
  { favourite: 60, other: -72 },
  { favourite: 50, other: -60 },
];
var BOUTS = 2e3;
var DOUBLE_KNOCK_OUT = 210;
var TIME_OUT = 21;
var DECIDED = BOUTS - DOUBLE_KNOCK_OUT - TIME_OUT;
var ofMalay = (odds2) => (odds2 > 0 ? toOne(BigInt(odds2), 100n) : toOne(100n, BigInt(-odds2)));
var BOUT_KINDS = LINES.flatMap((_, line) =>
  ['red', 'blue'].map((favourite) => ({ line, favourite })),
);
var lineOf = (bout) => {
  const line = LINES[bout.line];
  if (!line) throw new Error(`there is no line ${bout.line}`);
  return line;
};
var oddsOf = (bout, corner) =>
  bout.favourite === corner ? lineOf(bout).favourite : lineOf(bout).other;
function weights(bout) {
  const [red, blue] = [ofMalay(oddsOf(bout, 'red')), ofMalay(oddsOf(bout, 'blue'))];
  return { red: Number(blue.n * red.d), blue: Number(red.n * blue.d) };
}
var chanceOfEnd = (count3) => fraction(BigInt(count3), BigInt(BOUTS));
var draws = chanceOfEnd(DOUBLE_KNOCK_OUT + TIME_OUT);
function cornerSpot(bout, corner) {
  const { red, blue } = weights(bout);
  const own = corner === 'red' ? red : blue;
  const wins = fraction(BigInt(own), BigInt(red + blue));
  return {
    code: corner,
    pays: [
      {
        code: 'win',
        back: ofMalay(oddsOf(bout, corner)),
        chance: multiply(wins, chanceOfEnd(DECIDED)),
      },
      { code: 'draw', back: STAKE_BACK, chance: draws },
    ],
    hit: ([end = 0]) => {
      if (ENDS[end] === corner) return 0;
      return end >= 2 ? 1 : null;
    },
  };
}
function boutTable(bout) {
  const { red, blue } = weights(bout);
  return {
    spots: [
      cornerSpot(bout, 'red'),
      cornerSpot(bout, 'blue'),
      simple('double-knock-out', {
        back: toOne(8n),
        chance: chanceOfEnd(DOUBLE_KNOCK_OUT),
        wins: ([end]) => end === 2,
      }),
      simple('time-out', {
        back: toOne(88n),
        chance: chanceOfEnd(TIME_OUT),
        wins: ([end]) => end === 3,
      }),
    ],
    opposites: [['red', 'blue']],
    draw: (random) => {
      const at2 = random.below(BOUTS);
      if (at2 < DOUBLE_KNOCK_OUT) return [2];
      if (at2 < DOUBLE_KNOCK_OUT + TIME_OUT) return [3];
      return [random.below(red + blue) < red ? 0 : 1];
    },
  };
}
var roboRumble = {
  rules: ['standard'],
  opening: (random) => [random.below(BOUT_KINDS.length)],
  tableOf: ({ opening: [kind = 0] }) => {
    const bout = BOUT_KINDS[kind];
    if (!bout) throw new Error(`there is no bout ${kind}`);
    return boutTable(bout);
  },
};

// packages/house-math/src/tables/dragon-tiger.ts
var DRAGON_TIGER_DECKS = 8;
var PAIRS3 = 86320n;
var WINS = 39936n;
var TIES = 6448n;
var SUITED_TIES = 52n * 28n;
var SIDES2 = ['dragon', 'tiger'];
var cardAt = (side2, [dragon = 0, tiger = 0]) => (side2 === 'dragon' ? dragon : tiger);
var dragonTigerWinner = ([dragon = 0, tiger = 0]) => {
  const more = rankOf(dragon) - rankOf(tiger);
  return more > 0 ? 'dragon' : more < 0 ? 'tiger' : 'tie';
};
var main = (side2) => ({
  code: side2,
  pays: [
    { code: 'win', back: toOne(1n), chance: fraction(WINS, PAIRS3) },
    { code: 'tie', back: fraction(1n, 2n), chance: fraction(TIES, PAIRS3) },
  ],
  hit: (shown3) => {
    const winner = dragonTigerWinner(shown3);
    return winner === side2 ? 0 : winner === 'tie' ? 1 : null;
  },
});
var QUALITIES = {
  big: (rank) => rank > 6,
  small: (rank) => rank < 6,
  odd: (rank) => rank !== 6 && rank % 2 === 0,
  even: (rank) => rank % 2 === 1,
};
var qualitiesOf = (side2) => [
  ...Object.entries(QUALITIES).map(([quality, has]) =>
    simple(`${side2}-${quality}`, {
      back: toOne(1n),
      chance: fraction(6n, 13n),
      wins: (shown3) => has(rankOf(cardAt(side2, shown3))),
    }),
  ),
  ...['red', 'black'].map((colour) =>
    simple(`${side2}-${colour}`, {
      back: toOne(1n),
      chance: fraction(6n, 13n),
      wins: (shown3) => {
        const card = cardAt(side2, shown3);
        return rankOf(card) !== 6 && isRed(card) === (colour === 'red');
      },
    }),
  ),
];
var tie2 = simple('tie', {
  back: toOne(8n),
  chance: fraction(TIES, PAIRS3),
  wins: (shown3) => dragonTigerWinner(shown3) === 'tie',
});
var suitedTie = simple('suited-tie', {
  back: toOne(50n),
  chance: fraction(SUITED_TIES, PAIRS3),
  wins: (shown3) => {
    const [dragon = 0, tiger = 0] = shown3;
    return dragonTigerWinner(shown3) === 'tie' && suitOf(dragon) === suitOf(tiger);
  },
});
var table = {
  spots: [...SIDES2.map(main), tie2, suitedTie, ...SIDES2.flatMap(qualitiesOf)],
  draw: (random) => {
    const deal = newShoe(random, DRAGON_TIGER_DECKS);
    return [deal(), deal()];
  },
  opposites: [
    ['dragon', 'tiger'],
    ...SIDES2.flatMap((side2) =>
      [
        ['big', 'small'],
        ['odd', 'even'],
        ['red', 'black'],
      ].map((qualities) => qualities.map((quality) => `${side2}-${quality}`)),
    ),
  ],
};
var dragonTiger4 = { rules: ['standard'], tableOf: () => table };

// packages/house-math/src/tables/roulette.ts
var POCKETS = 37;
var RED2 = /* @__PURE__ */ new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);
var pocketColour = (pocket) => (pocket === 0 ? 'green' : RED2.has(pocket) ? 'red' : 'black');
var upTo = (most, from = 1) => Array.from({ length: most - from + 1 }, (_, at2) => from + at2);
var NUMBERS2 = upTo(36);
var inside = (kind, pockets) => ({
  code: `${kind}-${pockets.join('-')}`,
  kind,
  pockets,
});
var outside = (code, kind, has) => ({
  code,
  kind,
  pockets: NUMBERS2.filter(has),
});
function insideBets() {
  const streets = upTo(12).map((row) => upTo(row * 3, row * 3 - 2));
  const notLast = (of3) => of3.filter((n) => n <= 33);
  const notRight = (of3) => of3.filter((n) => n % 3 !== 0);
  return [
    ...upTo(36, 0).map((n) => inside('straight', [n])),
    ...[1, 2, 3].map((n) => inside('split', [0, n])),
    ...notRight(NUMBERS2).map((n) => inside('split', [n, n + 1])),
    ...notLast(NUMBERS2).map((n) => inside('split', [n, n + 3])),
    ...[
      [0, 1, 2],
      [0, 2, 3],
    ].map((trio) => inside('street', trio)),
    ...streets.map((street) => inside('street', street)),
    inside('corner', [0, 1, 2, 3]),
    ...notLast(notRight(NUMBERS2)).map((n) => inside('corner', [n, n + 1, n + 3, n + 4])),
    ...streets.slice(0, -1).map(([first = 0]) => inside('line', upTo(first + 5, first))),
  ];
}
var outsideBets = [
  ...[1, 2, 3].map((n) => outside(`column-${n}`, 'column', (pocket) => pocket % 3 === n % 3)),
  ...[1, 2, 3].map((n) => outside(`dozen-${n}`, 'dozen', (pocket) => Math.ceil(pocket / 12) === n)),
  outside('red', 'even', (n) => pocketColour(n) === 'red'),
  outside('black', 'even', (n) => pocketColour(n) === 'black'),
  outside('even', 'even', (n) => n % 2 === 0),
  outside('odd', 'even', (n) => n % 2 === 1),
  outside('low', 'even', (n) => n <= 18),
  outside('high', 'even', (n) => n >= 19),
];
var ROULETTE_BETS = [...insideBets(), ...outsideBets];
function spotOf2({ code, kind, pockets }, laPartage) {
  const count3 = BigInt(pockets.length);
  const win = {
    code: 'win',
    back: toOne(36n / count3 - 1n),
    chance: fraction(count3, BigInt(POCKETS)),
  };
  const half4 = {
    code: 'zero',
    back: fraction(1n, 2n),
    chance: fraction(1n, BigInt(POCKETS)),
  };
  const hasHalf = laPartage && kind === 'even';
  return {
    code,
    pays: hasHalf ? [win, half4] : [win],
    hit: ([pocket = 0]) => {
      if (pockets.includes(pocket)) return 0;
      return hasHalf && pocket === 0 ? 1 : null;
    },
  };
}
var opposites2 = [
  ['red', 'black'],
  ['odd', 'even'],
  ['low', 'high'],
  ['dozen-1', 'dozen-2', 'dozen-3'],
  ['column-1', 'column-2', 'column-3'],
  upTo(36, 0).map((n) => `straight-${n}`),
];
var tableOf2 = (laPartage) => ({
  spots: ROULETTE_BETS.map((bet) => spotOf2(bet, laPartage)),
  draw: (random) => [random.below(POCKETS)],
  opposites: opposites2,
});
var rouletteTables = {
  european: tableOf2(false),
  'la-partage': tableOf2(true),
};
var roulette = {
  rules: Object.keys(rouletteTables),
  tableOf: ({ rules }) => byRules(rouletteTables, rules),
};
var parts = (...codes) => codes.map((code) => ({ code, chips: 1 }));
var CALL_BETS = {
  voisins: [
    { code: 'street-0-2-3', chips: 2 },
    ...parts('split-4-7', 'split-12-15', 'split-18-21', 'split-19-22', 'split-32-35'),
    { code: 'corner-25-26-28-29', chips: 2 },
  ],
  tiers: parts(
    'split-5-8',
    'split-10-11',
    'split-13-16',
    'split-23-24',
    'split-27-30',
    'split-33-36',
  ),
  orphelins: parts('straight-1', 'split-6-9', 'split-14-17', 'split-17-20', 'split-31-34'),
  zero: parts('straight-26', 'split-0-3', 'split-12-15', 'split-32-35'),
};

// packages/house-math/src/tables/sic-bo.ts
var THROWS2 = 216n;
var TOTALS = {
  4: 62n,
  5: 31n,
  6: 18n,
  7: 12n,
  8: 8n,
  9: 7n,
  10: 6n,
};
var DOUBLE = 11n;
var TRIPLE = 190n;
var ANY_TRIPLE = 31n;
var PAIR_OF_FACES = 6n;
var SINGLE = [1n, 2n, 12n];
var SINGLE_WAYS = [75n, 15n, 1n];
var FACES2 = [1, 2, 3, 4, 5, 6];
var totalOf4 = (dice) => dice.reduce((sum2, die) => sum2 + die, 0);
var isTriple2 = ([a, b, c]) => a === b && b === c;
var countOf3 = (dice, face) => dice.filter((die) => die === face).length;
function waysTo(total2) {
  const pairs2 = FACES2.flatMap((a) => FACES2.map((b) => total2 - a - b));
  return BigInt(pairs2.filter((third) => third >= 1 && third <= 6).length);
}
var spot = (code, [odds2, ways2], wins) =>
  simple(code, { back: toOne(odds2), chance: fraction(ways2, THROWS2), wins });
var halves = [
  spot('small', [1n, 105n], (dice) => !isTriple2(dice) && totalOf4(dice) <= 10),
  spot('big', [1n, 105n], (dice) => !isTriple2(dice) && totalOf4(dice) >= 11),
  spot('odd', [1n, 105n], (dice) => !isTriple2(dice) && totalOf4(dice) % 2 === 1),
  spot('even', [1n, 105n], (dice) => !isTriple2(dice) && totalOf4(dice) % 2 === 0),
];
var totals = Array.from({ length: 14 }, (_, at2) => at2 + 4).map((total2) =>
  spot(
    `total-${total2}`,
    [TOTALS[Math.min(total2, 21 - total2)] ?? 0n, waysTo(total2)],
    (dice) => totalOf4(dice) === total2,
  ),
);
var single = (face) => ({
  code: `single-${face}`,
  pays: SINGLE.map((odds2, at2) => ({
    code: `shows-${at2 + 1}`,
    back: toOne(odds2),
    chance: fraction(SINGLE_WAYS[at2] ?? 0n, THROWS2),
  })),
  hit: (dice) => {
    const shows2 = countOf3(dice, face);
    return shows2 === 0 ? null : shows2 - 1;
  },
});
var pairs = FACES2.flatMap((low) => FACES2.filter((high) => high > low).map((high) => [low, high]));
var table2 = {
  spots: [
    ...halves,
    ...totals,
    ...FACES2.map(single),
    ...FACES2.map((face) =>
      spot(`double-${face}`, [DOUBLE, 16n], (dice) => countOf3(dice, face) >= 2),
    ),
    ...FACES2.map((face) =>
      spot(`triple-${face}`, [TRIPLE, 1n], (dice) => countOf3(dice, face) === 3),
    ),
    spot('any-triple', [ANY_TRIPLE, 6n], isTriple2),
    ...pairs.map(([low, high]) =>
      spot(
        `pair-${low}-${high}`,
        [PAIR_OF_FACES, 30n],
        (dice) => countOf3(dice, low) > 0 && countOf3(dice, high) > 0,
      ),
    ),
  ],
  draw: (random) => drawDice(random, 3),
  opposites: [
    ['big', 'small'],
    ['odd', 'even'],
  ],
};
var sicBo = { rules: ['standard'], tableOf: () => table2 };

// packages/house-math/src/tables/three-cards.ts
var HANDS = ['high', 'pair', 'colour', 'sequence', 'pure-sequence', 'trail'];
var HAND_COUNTS = {
  trail: 52,
  'pure-sequence': 48,
  sequence: 720,
  colour: 1096,
  pair: 3744,
  high: 16440,
};
var ALL_HANDS = 22100;
var heightOf = (card) => {
  const rank = rankOf(card);
  return rank === 0 ? 14 : rank + 1;
};
function sequenceHeight(high, middle2, low) {
  if (high === 14 && middle2 === 3 && low === 2) return 14;
  if (high - middle2 !== 1 || middle2 - low !== 1) return null;
  return high === 14 ? 15 : high;
}
var ranked = (hand, ...heights) =>
  [0, 1, 2].reduce((number, at2) => number * 16 + (heights[at2] ?? 0), HANDS.indexOf(hand));
function strengthOf(one2, two, three) {
  const [high = 0, middle2 = 0, low = 0] = [one2, two, three].map(heightOf).sort((a, b) => b - a);
  if (high === low) return ranked('trail', high);
  if (high === middle2) return ranked('pair', high, low);
  if (middle2 === low) return ranked('pair', low, high);
  const isColour = suitOf(one2) === suitOf(two) && suitOf(two) === suitOf(three);
  const sequence = sequenceHeight(high, middle2, low);
  if (sequence !== null) return ranked(isColour ? 'pure-sequence' : 'sequence', sequence);
  return ranked(isColour ? 'colour' : 'high', high, middle2, low);
}
var handOf = (strength) => HANDS[strength >> 12] ?? 'high';

// packages/house-math/src/tables/teen-patti.ts
var SEATS = ['a', 'b'];
var DEALS_OF_TWO = 407170400n;
var TIES_OF_TWO = 450528n;
var cardsOf = (shown3, seat) => shown3.filter((_, at2) => at2 % 2 === SEATS.indexOf(seat));
function strengthAt(shown3, seat) {
  const [one2 = 0, two = 0, three = 0] = cardsOf(shown3, seat);
  return strengthOf(one2, two, three);
}
function teenPattiWinner(shown3) {
  const more = strengthAt(shown3, 'a') - strengthAt(shown3, 'b');
  return more > 0 ? 'a' : more < 0 ? 'b' : 'tie';
}
var TIE2 = fraction(TIES_OF_TWO, DEALS_OF_TWO);
var WIN = fraction((DEALS_OF_TWO - TIES_OF_TWO) / 2n, DEALS_OF_TWO);
var seatSpot = (seat) => ({
  code: seat,
  pays: [
    { code: 'win', back: toOne(98n, 100n), chance: WIN },
    { code: 'tie', back: STAKE_BACK, chance: TIE2 },
  ],
  hit: (shown3) => {
    const winner = teenPattiWinner(shown3);
    return winner === seat ? 0 : winner === 'tie' ? 1 : null;
  },
});
var PAIR_PLUS = [
  { hand: 'trail', odds: 40n },
  { hand: 'pure-sequence', odds: 30n },
  { hand: 'sequence', odds: 6n },
  { hand: 'colour', odds: 4n },
  { hand: 'pair', odds: 1n },
];
var pairPlus = (seat) => ({
  code: `${seat}-pair-plus`,
  pays: PAIR_PLUS.map(({ hand, odds: odds2 }) => ({
    code: hand,
    back: toOne(odds2),
    chance: fraction(BigInt(HAND_COUNTS[hand]), BigInt(ALL_HANDS)),
  })),
  hit: (shown3) => {
    const hand = handOf(strengthAt(shown3, seat));
    const at2 = PAIR_PLUS.findIndex((each) => each.hand === hand);
    return at2 === -1 ? null : at2;
  },
});
var drawSix = (random) => {
  const deal = newShoe(random, 1);
  return Array.from({ length: 6 }, () => deal());
};
var table3 = {
  spots: [...SEATS.map(seatSpot), ...SEATS.map(pairPlus)],
  draw: drawSix,
  opposites: [[...SEATS]],
};
var teenPatti = { rules: ['standard'], tableOf: () => table3 };

// packages/house-math/src/tables/one-day.ts
var FIRST_WINS2 = [
  17156428, 9805704, 10154288, 10383320, 10451724, 10534476, 10645478, 10809138, 11066588, 11480656,
  12141064, 13171718, 14719370,
];
var FIRST_TIES = 25992;
var FIRST_WAYS = 23490600;
var strengths = null;
function strengthsOfAll() {
  if (strengths) return strengths;
  const all = new Int32Array(CARDS ** 3);
  const place = (one2, two, three) => (one2 * CARDS + two) * CARDS + three;
  for (let a = 0; a < CARDS; a++)
    for (let b = a + 1; b < CARDS; b++)
      for (let c = b + 1; c < CARDS; c++) {
        const strength = strengthOf(a, b, c);
        for (const [one2, two, three] of [
          [a, b, c],
          [a, c, b],
          [b, a, c],
          [b, c, a],
          [c, a, b],
          [c, b, a],
        ])
          all[place(one2, two, three)] = strength;
      }
  strengths = all;
  return all;
}
function chancesOf(dealt) {
  if (dealt.length === 0)
    return ofWays(
      Number((DEALS_OF_TWO - TIES_OF_TWO) / 2n),
      Number(TIES_OF_TWO),
      Number(DEALS_OF_TWO),
    );
  if (dealt.length === 1)
    return ofWays(FIRST_WINS2[rankOf(dealt[0] ?? 0)] ?? 0, FIRST_TIES, FIRST_WAYS);
  return count2(dealt);
}
var ofWays = (wins, ties, ways2) => ({
  a: fraction(BigInt(wins), BigInt(ways2)),
  b: fraction(BigInt(ways2 - wins - ties), BigInt(ways2)),
  tie: fraction(BigInt(ties), BigInt(ways2)),
});
function count2(dealt) {
  const left = Array.from({ length: CARDS }, (_, card) => card).filter(
    (card) => !dealt.includes(card),
  );
  const [a1 = 0, b1 = 0, a2, b2, a3, b3] = dealt;
  const mine = handsWith(a1, [a2, a3], left);
  const theirs = handsWith(b1, [b2, b3], left);
  let [wins, ties, ways2] = [0, 0, 0];
  for (const own of mine)
    for (const other of theirs) {
      if (shareCard(own, other)) continue;
      ways2 += 1;
      if (own.strength > other.strength) wins += 1;
      else if (own.strength === other.strength) ties += 1;
    }
  return ofWays(wins, ties, ways2);
}
var NO_CARD = -1;
var shareCard = (own, other) =>
  (own.one !== NO_CARD && (own.one === other.one || own.one === other.two)) ||
  (own.two !== NO_CARD && (own.two === other.one || own.two === other.two));
function handsWith(first, [second, third], left) {
  const all = strengthsOfAll();
  const strength = (two, three) => all[(first * CARDS + two) * CARDS + three] ?? 0;
  if (second !== void 0 && third !== void 0)
    return [{ one: NO_CARD, two: NO_CARD, strength: strength(second, third) }];
  if (second !== void 0)
    return left.map((card) => ({ one: card, two: NO_CARD, strength: strength(second, card) }));
  return left.flatMap((one2, at2) =>
    left.slice(at2 + 1).map((two) => ({ one: one2, two, strength: strength(one2, two) })),
  );
}
var ONE_DAY_MARGIN = 250n;
var WHOLE2 = 10000n;
var LOWEST = 101n;
var HIGHEST = 10000n;
function pricesOf({ a, b }, seat) {
  const [own, other] = seat === 'a' ? [a, b] : [b, a];
  return { back: priceOf(own, other), lay: priceOf(other, own) };
}
function priceOf(wins, loses) {
  const won = wins.n * loses.d;
  const lost = loses.n * wins.d;
  if (won === 0n || lost === 0n) return null;
  const price = (100n * (WHOLE2 - ONE_DAY_MARGIN) * (won + lost)) / (WHOLE2 * won);
  return price < LOWEST || price > HIGHEST ? null : Number(price);
}

// packages/house-math/src/tables/one-day-table.ts
var ONE_DAY_STAGES = 6;
var SEATS2 = ['a', 'b'];
var otherOf = (seat) => (seat === 'a' ? 'b' : 'a');
function spotAt({ code, wins }, { price, chances }) {
  if (price === null) return [];
  return [
    {
      code,
      pays: [
        { code: 'win', back: fraction(BigInt(price), 100n), chance: chances[wins] },
        { code: 'tie', back: STAKE_BACK, chance: chances.tie },
      ],
      hit: (shown3) => {
        const winner = teenPattiWinner(shown3);
        return winner === wins ? 0 : winner === 'tie' ? 1 : null;
      },
    },
  ];
}
function stageAfter(dealt) {
  const chances = chancesOf(dealt);
  const back = (seat) =>
    spotAt({ code: seat, wins: seat }, { price: pricesOf(chances, seat).back, chances });
  const lay = (seat) =>
    spotAt(
      { code: `lay-${seat}`, wins: otherOf(seat) },
      { price: pricesOf(chances, seat).lay, chances },
    );
  return {
    spots: [...SEATS2.flatMap(back), ...SEATS2.flatMap(lay)],
    draw: (random) => [newShoe(random, 1, dealt)()],
    opposites: [['a', 'b']],
    standsFor: { 'lay-a': 'b', 'lay-b': 'a' },
  };
}
var MOST_KEPT = 200;
var kept = /* @__PURE__ */ new Map();
function tableAfter(dealt) {
  const isCard = (card) => Number.isInteger(card) && card >= 0 && card < CARDS;
  if (dealt.length >= ONE_DAY_STAGES || new Set(dealt).size < dealt.length || !dealt.every(isCard))
    throw new Error(`no card is drawn after ${dealt.join(' ')}`);
  const name = dealt.join('.');
  const table4 = kept.get(name) ?? stageAfter([...dealt]);
  kept.delete(name);
  kept.set(name, table4);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== void 0) kept.delete(oldest);
  return table4;
}
var oneDay = {
  rules: ['standard'],
  tableOf: ({ opening }) => tableAfter(opening),
};

// packages/house-math/src/tables/games.ts
var TABLE_GAMES = {
  baccarat,
  roulette,
  'sic-bo': sicBo,
  'dragon-tiger': dragonTiger4,
  'andar-bahar': andarBahar,
  'teen-patti': teenPatti,
  'robo-rumble': roboRumble,
};
var isTableGame = (code) => Object.hasOwn(TABLE_GAMES, code);
var tableGameOf = (code) =>
  code === 'one-day' ? oneDay : isTableGame(code) ? TABLE_GAMES[code] : void 0;

// packages/house-math/src/tables/ticket.ts
var FORMAT3 = 'table-1';
var CODE2 = /^[a-z0-9-]{1,60}$/;
var FORMS3 = {
  wagerId: /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/,
  tableCode: CODE2,
  game: CODE2,
  rules: CODE2,
  issue: /^[0-9A-Za-z-]{1,40}$/,
  opening: /^(?:-|[0-9]{1,4}(?:\.[0-9]{1,4}){0,9})$/,
  layout: /^[a-z0-9-]{1,60}:[1-9][0-9]{0,18}(?:,[a-z0-9-]{1,60}:[1-9][0-9]{0,18})*$/,
  asset: /^[A-Z]{3}$/,
};
var FIELDS4 = Object.keys(FORMS3);
var MOST_TEXT2 = 2e4;
var openingText = (opening) => opening.join('.') || '-';
function readTableTicket(text) {
  if (text.length > MOST_TEXT2) return null;
  const [format, ...texts] = text.split(' ');
  if (format !== FORMAT3 || texts.length !== FIELDS4.length) return null;
  if (!FIELDS4.every((field, at2) => FORMS3[field].test(texts[at2] ?? ''))) return null;
  const of3 = (field) => texts[FIELDS4.indexOf(field)] ?? '';
  const ticket = {
    wagerId: of3('wagerId'),
    tableCode: of3('tableCode'),
    game: of3('game'),
    rules: of3('rules'),
    issue: of3('issue'),
    opening: of3('opening') === '-' ? [] : of3('opening').split('.').map(Number),
    layout: of3('layout')
      .split(',')
      .map((chip) => chip.split(':'))
      .map(([spot2 = '', stake = '0']) => ({ spot: spot2, stake: BigInt(stake) })),
    asset: of3('asset'),
  };
  return isPayable2(ticket) ? ticket : null;
}
function tableOfTicket({ game: game209, rules, opening }) {
  const known = tableGameOf(game209);
  if (!known?.rules.includes(rules)) return null;
  try {
    return known.tableOf({ rules, opening });
  } catch {
    return null;
  }
}
function isPayable2({ layout, asset, ...of3 }) {
  const table4 = tableOfTicket(of3);
  return table4 !== null && Object.hasOwn(ASSETS, asset) && isLayoutOf(table4, layout);
}
function isLayoutOf({ spots }, layout) {
  const places = layout.map(({ spot: spot2 }) => spots.findIndex(({ code }) => code === spot2));
  return places.every((place, at2) => place >= 0 && place > (places[at2 - 1] ?? -1));
}
function payoutOfLayout(table4, layout, shown3) {
  let [payout, returned] = [0n, 0n];
  for (const { spot: code, stake } of layout) {
    const spot2 = spotOf(table4, code);
    if (!spot2) throw new Error(`the table has no spot ${code}`);
    const back = payoutOf2(spot2, stake, shown3);
    payout += back;
    if (back <= stake) returned += back;
  }
  return { payout, returned };
}

// packages/house-math/src/verify/verify-deal.ts
var isDealt = ({ game: game209 }) => game209 === 'one-day';
function checkDealt(proof) {
  const { opening, deal = [] } = proof;
  const place = opening.length;
  if (place > 0 && deal.length < place) return unknown('opening', 'not-drawn');
  const fault = faultOf(proof, deal);
  if (fault) return wrong('opening', fault.shown, fault.computed);
  const cards = drawn(proof, deal.slice(0, place));
  return compare('opening', openingText(opening), openingText(cards));
}
var cardsOfDeal = (proof) =>
  proof.deal?.length === ONE_DAY_STAGES ? drawn(proof, proof.deal) : null;
function faultOf(proof, deal) {
  const place = proof.opening.length;
  const [day = '', nth = ''] = proof.issue.split('-');
  const first = Number(nth) - place;
  if (first % ONE_DAY_STAGES !== 1)
    return { shown: String(place), computed: String((Number(nth) - 1) % ONE_DAY_STAGES) };
  for (const [at2, stage] of deal.entries()) {
    const ought = {
      issue: `${day}-${String(first + at2).padStart(4, '0')}`,
      ...(at2 === place && { link: proof.link ?? '', root: proof.root, number: proof.number }),
    };
    for (const name of Object.keys(ought))
      if (stage[name] !== ought[name])
        return { shown: String(stage[name]), computed: String(ought[name]) };
    const end = follows(stage, deal[at2 + 1]);
    if (end.shown !== end.computed) return end;
  }
  return null;
}
function follows({ link, number, terminal }, next) {
  return next && next.terminal === terminal && next.number === number + 1
    ? { shown: link, computed: sha256(next.link) }
    : { shown: terminal, computed: hashed(link, number) };
}
function drawn({ game: game209, rules, purpose }, stages) {
  return stages.reduce((cards, { link, number: draw2, issue, root }) => {
    const table4 = tableOfTicket({ game: game209, rules, opening: cards });
    const seeds = seedsOfDraw(sha256, { link, draw: draw2, purpose, issue, root });
    return [...cards, ...(table4?.draw(plainRandom(seeds)) ?? [])];
  }, []);
}

// packages/house-math/src/verify/verify-table.ts
function verifyTable(proof) {
  const { bet } = proof;
  const chain = checkChain(proof);
  const terminal = checkTerminal(proof);
  const opening = resting([terminal], 'opening', () => checkOpening(proof));
  const root = checkRoot(proof);
  const numbers = resting([chain, terminal, opening, root], 'numbers', () => checkNumbers2(proof));
  const checks = [chain, terminal, opening, root];
  if (bet) {
    const inclusion = resting([root], 'inclusion', () => checkInclusion(proof, bet));
    checks.push(
      inclusion,
      numbers,
      resting([inclusion, numbers], 'payout', () => checkPayout3(proof, bet)),
    );
  } else checks.push(numbers);
  return { state: stateOf(checks), checks };
}
function checkOpening(proof) {
  const { game: game209, before, number, purpose, opening } = proof;
  if (isDealt(proof)) return checkDealt(proof);
  if (!isTableGame(game209)) return unknown('opening', 'unknown-family');
  const open = TABLE_GAMES[game209].opening;
  if (!open) return compare('opening', openingText(opening), openingText([]));
  if (before === null) return unknown('opening', 'not-drawn');
  const seeds = seedsOfOpening(sha256, { before, draw: number, purpose });
  return compare('opening', openingText(opening), openingText(open(plainRandom(seeds))));
}
function checkNumbers2(proof) {
  const { link, number: draw2, purpose, issue, root, numbers } = proof;
  if (link === null) return unknown('numbers', 'not-drawn');
  const table4 = tableOfTicket(proof);
  if (!table4) return unknown('numbers', 'unknown-family');
  if (proof.mappingVersion !== MAPPING_VERSION) return unknown('numbers', 'unknown-mapping');
  if (numbers === null) return unknown('numbers', 'no-numbers');
  const seeds = seedsOfDraw(sha256, { link, draw: draw2, purpose, issue, root });
  return compare('numbers', numbers.join(' '), table4.draw(plainRandom(seeds)).join(' '));
}
function checkPayout3(proof, { text, payout }) {
  const ticket = readTableTicket(text);
  const table4 = ticket && tableOfTicket(ticket);
  if (!ticket || !table4) return unknown('payout', 'unknown-ticket');
  const about = ({ game: game209, rules, issue, opening }) =>
    [game209, rules, issue, openingText(opening)].join(' ');
  if (about(ticket) !== about(proof)) return wrong('payout', about(proof), about(ticket));
  if (payout === null) return unknown('payout', 'not-settled');
  const shown3 = isDealt(proof) ? cardsOfDeal(proof) : (proof.numbers ?? []);
  if (!shown3) return unknown('payout', 'not-settled');
  const owed = payoutOfLayout(table4, ticket.layout, shown3);
  return compare('payout', payout, owed.payout.toString());
}

// packages/house-math/src/verify/verify-round.ts
function prepare(proof, known) {
  const { serverSeed, clientSeed, nonce } = proof;
  if (serverSeed === null) return { obstacle: 'seed-not-revealed' };
  if (!known) return { obstacle: 'unknown-rules' };
  const { game: game209, rulesHash } = known;
  if (rulesHash !== (proof.rulesHash ?? rulesHash)) return { obstacle: 'other-rules' };
  if (proof.mappingVersion !== MAPPING_VERSION) return { obstacle: 'unknown-mapping' };
  if (!isServerSeed(serverSeed) || !isClientSeed(clientSeed) || !isNonce(nonce)) {
    return { obstacle: 'bad-seeds' };
  }
  const stakeMinor = parseDecimal(proof.stake);
  if (stakeMinor === null || !game209.stakes.includes(stakeMinor)) return { obstacle: 'bad-stake' };
  return { obstacle: null, game: game209, stakeMinor, seeds: { serverSeed, clientSeed, nonce } };
}
var check3 = (what, shown3, computed) => {
  return { what, shown: shown3, computed, ok: shown3 === computed };
};
function judge(proof, prepared2, computed) {
  const { commitment, outcome } = computed;
  const payout = payoutMinor(prepared2.game, prepared2.stakeMinor, outcome.totalCredits);
  const shownPayout = parseDecimal(proof.payout);
  const checks = [
    check3('commitment', proof.commitment, commitment),
    check3('totalCredits', String(proof.totalCredits), String(outcome.totalCredits)),
    check3(
      'payout',
      shownPayout === null ? proof.payout : toDecimal(shownPayout),
      toDecimal(payout),
    ),
  ];
  const { game: game209, stakeMinor } = prepared2;
  if (game209.family === 'progressive') {
    const won = levelOf(game209, ticketOf(outcome) ?? Number.POSITIVE_INFINITY, stakeMinor);
    checks.push(check3('jackpot', proof.jackpot?.level ?? 'none', won?.id ?? 'none'));
  }
  if (proof.outcome !== void 0) {
    checks.push(check3('outcome', canonicalText(proof.outcome), canonicalText(outcome)));
  }
  return { ok: checks.every((each) => each.ok), obstacle: null, checks, outcome };
}
var replay = (prepared2, random) => play(prepared2.game, random);

// packages/house-math/src/verify/verify-node.ts
function verifyRound(proof) {
  const game209 = findSlot(proof.gameCode, Number(proof.ruleVersion));
  const known = game209 && { game: game209, rulesHash: commitmentOf(rulesText(game209)) };
  const prepared2 = prepare(proof, known);
  if (prepared2.obstacle !== null) return { ok: false, obstacle: prepared2.obstacle };
  const commitment = commitmentOf(prepared2.seeds.serverSeed);
  const outcome = replay(prepared2, hmacRandom(prepared2.seeds));
  return judge(proof, prepared2, { commitment, outcome });
}

// packages/house-math/tools/verifier/main.ts
var OBSTACLES = {
  'seed-not-revealed': 'The server seed is not revealed yet: rotate the seed first.',
  'unknown-rules': 'This script does not know the game or this version of its rules.',
  'other-rules':
    'This script has other rules of the game under this version than those the round was played by.',
  'unknown-mapping': 'This script does not know this mapping version.',
  'bad-seeds': 'The seeds or the nonce are not of the right form.',
  'bad-stake': 'The game has no such stake.',
};
var INSTANT_OBSTACLES = {
  'seed-not-revealed': OBSTACLES['seed-not-revealed'],
  'unknown-rules': OBSTACLES['unknown-rules'],
  'unknown-mapping': OBSTACLES['unknown-mapping'],
  'bad-seeds': OBSTACLES['bad-seeds'],
  'bad-bet': 'The game does not offer such a bet.',
  'bad-acts': 'The acts are not those of a round that is over.',
};
var AWARD_OBSTACLES = {
  'unknown-mapping': OBSTACLES['unknown-mapping'],
  'bad-seeds': OBSTACLES['bad-seeds'],
  'bad-amounts': 'The amounts of the award are not of the right form.',
};
var DRAW_UNKNOWN = {
  'not-drawn': 'not drawn yet',
  'no-numbers': 'no numbers are shown: the draw was void, or they are not entered yet',
  'not-settled': 'the bet is not settled, was cancelled or void',
  'unknown-family': 'this script does not know this kind of lottery or table',
  'unknown-mapping': 'this script does not know this mapping version',
  'unknown-ticket': 'this script cannot read this bet',
  'rests-on-wrong': 'rests on what is wrong above',
};
var CANNOT_BE_CHECKED = 2;
function stop(text) {
  console.error(text);
  process.exit(CANNOT_BE_CHECKED);
}
var isAnswer = (value) =>
  typeof value === 'object' && value !== null && 'success' in value && 'value' in value;
function readSaved(path) {
  if (path === void 0) stop('Usage: node verify-round.mjs round.json   (or - for stdin)');
  try {
    const value = JSON.parse(readFileSync(path === '-' ? 0 : path, 'utf8'));
    return proofIn(isAnswer(value) ? value.value : value);
  } catch (error) {
    stop(`Cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
var proofIn = (value) => (formatOf(value) === void 0 ? (value?.proof ?? value) : value);
var formatOf = (saved2) => saved2?.format;
function story(outcome) {
  const symbols = findSlot(outcome.game, outcome.ruleVersion)?.symbols ?? [];
  return outcome.steps
    .map((step, index) => {
      const rows = (step.screen[0] ?? []).map((_, row) =>
        step.screen.map((reel) => (symbols[reel[row] ?? -1]?.id ?? '?').padEnd(12)).join(''),
      );
      const title = `  ${index + 1}. ${step.kind}, ${step.credits} credits`;
      return [title, ...rows.map((row) => `     ${row.trimEnd()}`)].join('\n');
    })
    .join('\n');
}
function conclude(lines3, { ok: ok2, what }) {
  for (const line of lines3) {
    const { shown: shown3, computed } = line;
    const text =
      line.ok || line.what === 'outcome' ? '' : `: shown ${shown3}, computed ${computed}`;
    console.log(`${line.ok ? 'ok   ' : 'WRONG'} ${line.what}${text}`);
  }
  console.log(
    ok2
      ? `VERIFIED: this ${what} is what the committed seeds give.`
      : 'NOT VERIFIED: what was shown is not what the seeds give.',
  );
  process.exitCode = ok2 ? 0 : 1;
}
function tellRound(saved2) {
  const read = readProof(saved2);
  if ('wrong' in read) stop(`This is not a round of Nokshi: "${read.wrong}" is missing or wrong.`);
  const proof = read.proof;
  const verdict = verifyRound(proof);
  if (verdict.obstacle !== null) stop(OBSTACLES[verdict.obstacle]);
  console.log(`${proof.gameCode}, rules ${proof.ruleVersion}, stake ${proof.stake}`);
  console.log(story(verdict.outcome));
  conclude(verdict.checks, { ok: verdict.ok, what: 'round' });
}
async function tellAward(saved2) {
  const read = readAwardProof(saved2);
  if ('wrong' in read) stop(`This is not an award of Nokshi: "${read.wrong}" is missing or wrong.`);
  const proof = read.proof;
  const verdict = await verifyAwardNode(proof);
  if (verdict.obstacle !== null) stop(AWARD_OBSTACLES[verdict.obstacle]);
  console.log(`${proof.amount} to place ${proof.place} of ${proof.entrants.length}`);
  conclude(verdict.checks, { ok: verdict.ok, what: 'award' });
}
function tellDraw(saved2) {
  const read = readDraw(saved2);
  if ('wrong' in read) stop(`This is not a draw of Nokshi: "${read.wrong}" is missing or wrong.`);
  const { family, purpose, issue, number, numbers, ticket } = read.proof;
  const { state, checks } = verifyDraw(read.proof);
  console.log(`${purpose} ${issue} (${family}), draw ${number} of its chain`);
  console.log(`  numbers ${numbers?.join(' ') ?? 'not known yet'}`);
  if (ticket) console.log(`  ${ticket.text}`);
  tellChecks({ state, checks }, 'draw');
}
function tellTable(saved2) {
  const read = readTable(saved2);
  if ('wrong' in read) stop(`This is not a round of Nokshi: "${read.wrong}" is missing or wrong.`);
  const { game: game209, rules, purpose, issue, number, numbers, bet } = read.proof;
  console.log(`${purpose} ${issue} (${game209}, ${rules}), draw ${number} of its chain`);
  console.log(`  result ${numbers?.join(' ') ?? 'not known yet'}`);
  if (bet) console.log(`  ${bet.text}`);
  tellChecks(verifyTable(read.proof), 'round');
}
function tellKite(saved2) {
  const read = readKite(saved2);
  if ('wrong' in read) stop(`This is not a flight of Nokshi: "${read.wrong}" is missing or wrong.`);
  const { purpose, issue, number, cut, bet, wasAway } = read.proof;
  console.log(`${purpose} ${issue}, draw ${number} of its chain`);
  console.log(`  cut at ${cut === null ? 'not known yet' : (cut / 100).toFixed(2)}`);
  if (bet) {
    console.log(`  ${bet.text}`);
    console.log(
      bet.calledMs === null
        ? '  the server heard no call. That rests on its word.'
        : `  the server heard the call ${bet.calledMs} ms after the rise. That rests on its word: it is what the call was answered with.`,
    );
  }
  if (wasAway) console.log('  the house was away at the cut: untaken stakes went back.');
  tellChecks(verifyKite(read.proof), 'flight');
}
function tellRaffle(saved2) {
  const read = readRaffle(saved2);
  if ('wrong' in read) stop(`This is not a raffle of Nokshi: "${read.wrong}" is missing or wrong.`);
  const { issue, number, entrants, winners } = read.proof;
  console.log(`raffle ${issue}, draw ${number} of its chain, ${entrants.length} entrants`);
  for (const { place, ticket } of winners ?? [])
    console.log(`  ticket ${ticket} of ${entrants[place]?.entrant ?? 'nobody'}`);
  tellChecks(verifyRaffle(read.proof), 'raffle');
}
function tellInstant(saved2) {
  const read = readInstant(saved2);
  if ('wrong' in read) stop(`This is not a round of Nokshi: "${read.wrong}" is missing or wrong.`);
  const verdict = verifyInstant(read.proof);
  if (verdict.obstacle !== null) stop(INSTANT_OBSTACLES[verdict.obstacle]);
  const { game: game209, bet, acts } = read.proof;
  console.log(`${game209}, ${JSON.stringify(bet)}`);
  if (acts.length > 0) console.log(`  ${acts.map((act) => JSON.stringify(act)).join(' ')}`);
  console.log(`  ${JSON.stringify(verdict.round.state)}`);
  conclude(
    verdict.checks.map((check4) => ({
      ...check4,
      what: check4.what === 'state' ? 'outcome' : check4.what,
    })),
    { ok: verdict.ok, what: 'round' },
  );
}
function tellChecks({ state, checks }, what) {
  for (const check4 of checks) console.log(drawLine(check4));
  if (state === 'unknown')
    stop('NOT VERIFIED YET: nothing is wrong, and something cannot be checked.');
  conclude([], { ok: state === 'verified', what });
}
function drawLine(check4) {
  switch (check4.state) {
    case 'ok':
      return `ok    ${check4.what}`;
    case 'wrong':
      return `WRONG ${check4.what}: shown ${check4.shown}, computed ${check4.computed}`;
    case 'unknown':
      return `?     ${check4.what}: ${DRAW_UNKNOWN[check4.why]}`;
  }
}
var saved = readSaved(process.argv[2]);
switch (formatOf(saved)) {
  case 'nokshi-jackpot-1':
    await tellAward(saved);
    break;
  case 'nokshi-draw-1':
    tellDraw(saved);
    break;
  case 'nokshi-table-1':
    tellTable(saved);
    break;
  case 'nokshi-kite-1':
    tellKite(saved);
    break;
  case 'nokshi-raffle-1':
    tellRaffle(saved);
    break;
  case 'nokshi-instant-1':
    tellInstant(saved);
    break;
  default:
    tellRound(saved);
}
