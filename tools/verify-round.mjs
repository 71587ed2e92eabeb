/**
 * Checks a round of a Nokshi slot, or an award of its jackpot. Needs Node 18 or newer and nothing else of anybody's.
 *
 *   node verify-round.mjs round.json
 *
 * round.json is what "save this round" on the site gives, or the answer of
 * /wps/fairness/rounds/<round>. From the seeds it computes the commitment, the screens, the
 * credits and the payout again and says whether they are what was shown. A jackpot's award is saved
 * beside it in the list of awards; from its seeds and its list of tickets it is drawn again.
 * Exit code: 0 verified, 1 not what was shown, 2 cannot be checked.
 *
 * Generated from packages/house-math by tools/build-verifier.ts; change it there.
 */
/* oxlint-disable */

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
  let view = new DataView(new ArrayBuffer(0));
  let at = 0;
  const word = () => {
    if (at === view.byteLength) {
      const bytes = block(round++);
      view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      at = 0;
    }
    at += 4;
    return view.getUint32(at - 4);
  };
  return {
    below(n) {
      if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new Error(`below(${n}) has no meaning`);
      const limit = WORDS - (WORDS % n);
      let w = word();
      while (w >= limit) w = word();
      return w % n;
    },
  };
}

// packages/house-math/src/fairness/seeds.ts
var blockMessage = (seeds, round) => `${seeds.clientSeed}:${seeds.nonce}:${round}`;
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
function hmacRandom(seeds) {
  assertSeeds(seeds);
  return blockRandom((round) => {
    const mac = createHmac('sha256', seeds.serverSeed).update(blockMessage(seeds, round), 'utf8');
    return Buffer.from(mac.digest('binary'), 'binary');
  });
}

// packages/money/src/money.ts
var ASSETS = { BDT: { scale: 2 }, FUN: { scale: 2 }, PTS: { scale: 0 } };
function parseDecimal(text, asset = 'BDT') {
  const match = /^(-?)([0-9]+)(?:\.([0-9]+))?$/.exec(text);
  if (!match) return null;
  const scale = ASSETS[asset].scale;
  const fraction = match[3] ?? '';
  if (fraction.length > scale) return null;
  const minor = BigInt(match[2] + fraction.padEnd(scale, '0'));
  return match[1] === '-' ? -minor : minor;
}
function toDecimal(minor, asset = 'BDT') {
  const scale = ASSETS[asset].scale;
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = scale === 0 ? '' : `.${digits.slice(-scale)}`;
  return `${minor < 0n ? '-' : ''}${whole}${fraction}`;
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
  let drawn = two();
  while (drawn >= limit) drawn = two();
  return drawn % n;
}
var thresholdOf = (random, pool) => pool.seed + 1n + belowBig(random, pool.cap - pool.seed);
var ticketsOf = (entrants) => entrants.reduce((sum, { tickets }) => sum + tickets, 0n);
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
  entrants.map((each, at) => (at === place ? { ...each, tickets: 0n } : each));
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
  const threshold = await tools.replay(
    { serverSeed, clientSeed, nonce: THRESHOLD_NONCE },
    (random) => thresholdOf(random, { seed, cap }),
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
  return { ok: checks.every(({ ok }) => ok), obstacle: null, checks };
}
async function drawAgain(proof, tools) {
  const { serverSeed, entrantsDigest: clientSeed } = proof;
  const places = [];
  let left = entrantsOf(proof);
  for (let at = 0; at <= proof.passed.length; at += 1) {
    if (ticketsOf(left) === 0n) return places.join(' ');
    const nonce = FIRST_DRAW_NONCE + at;
    const entrants = left;
    const { place, ticket } = await tools.replay({ serverSeed, clientSeed, nonce }, (random) =>
      drawTicket(random, entrants),
    );
    places.push(place);
    if (at === proof.passed.length) return `${places.join(' ')} #${ticket}`;
    left = without(left, place);
  }
  return places.join(' ');
}
var shownDraws = ({ passed, place, ticket }) => `${[...passed, place].join(' ')} #${ticket}`;
var check = (what, shown, computed) => ({
  what,
  shown,
  computed,
  ok: shown === computed,
});

// packages/house-math/src/jackpot/verify-award-node.ts
var verifyAwardNode = (proof) =>
  verifyAward(proof, { sha256: commitmentOf, replay: (seeds, use) => use(hmacRandom(seeds)) });

// packages/house-math/src/slot/clusters/board.ts
function clusterPays(game, cells) {
  const table = new Int32Array(game.symbols.length * (cells + 1));
  game.pays.forEach((pays, symbol) => {
    for (let size = 0; size <= cells; size++) {
      const tier = game.sizes.findLastIndex((from) => from <= size);
      table[symbol * (cells + 1) + size] = pays[tier] ?? 0;
    }
  });
  return table;
}
function neighbourTable(reels, rows) {
  const table = new Int8Array(reels * rows * 4).fill(-1);
  for (let cell = 0; cell < reels * rows; cell++) {
    const reel = Math.floor(cell / rows);
    const row = cell % rows;
    const near = [
      row > 0 ? cell - 1 : -1,
      row < rows - 1 ? cell + 1 : -1,
      reel > 0 ? cell - rows : -1,
      reel < reels - 1 ? cell + rows : -1,
    ];
    table.set(near, cell * 4);
  }
  return table;
}
var weightTable = (game) =>
  Uint8Array.from(game.weights.flatMap((w, symbol) => Array.from({ length: w }, () => symbol)));
function boardOf(game) {
  const { reels, rows } = game;
  const total = reels * rows;
  return {
    reels,
    rows,
    cells: new Uint8Array(total),
    gone: new Uint8Array(total),
    seen: new Uint8Array(total),
    group: new Uint8Array(total),
    pays: clusterPays(game, total),
    neighbours: neighbourTable(reels, rows),
    symbols: weightTable(game),
  };
}

// packages/house-math/src/slot/clusters/tumbler.ts
function collect({ cells, seen, group, neighbours }, start) {
  const symbol = cells[start];
  group[0] = start;
  seen[start] = 1;
  let size = 1;
  for (let i = 0; i < size; i++) {
    const from = group[i] * 4;
    for (let side = 0; side < 4; side++) {
      const next = neighbours[from + side];
      if (next < 0 || seen[next] === 1 || cells[next] !== symbol) continue;
      seen[next] = 1;
      group[size++] = next;
    }
  }
  return size;
}
function payClusters(board, paying, watch) {
  const { cells, gone, seen, group, pays } = board;
  const total = cells.length;
  let won = 0;
  gone.fill(0);
  seen.fill(0);
  for (let cell = 0; cell < total; cell++) {
    if (seen[cell] === 1) continue;
    const size = collect(board, cell);
    if (size < paying.smallest) continue;
    const credits = pays[cells[cell] * (total + 1) + size] * paying.multiplier;
    won += credits;
    for (let i = 0; i < size; i++) gone[group[i]] = 1;
    watch?.cluster?.(cells[cell], group.subarray(0, size), credits);
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
function tumbler(game) {
  const { multipliers, mostTumbles, maxCredits } = game;
  const board = boardOf(game);
  const smallest = game.sizes[0] ?? 0;
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

// packages/house-math/src/slot/clusters/play-clusters.ts
var prepared = /* @__PURE__ */ new WeakMap();
function preparedTumbler(game) {
  const known = prepared.get(game) ?? tumbler(game);
  prepared.set(game, known);
  return known;
}
function playClusters(game, random) {
  const steps = [];
  const position = (cell) => [Math.floor(cell / game.rows), cell % game.rows];
  const inOrder = (cells) => cells.sort((one, other) => one - other).map(position);
  const totalCredits = preparedTumbler(game)(random, {
    screen(cells, multiplier) {
      const kind = steps.length === 0 ? 'base' : 'tumble';
      const screen = Array.from({ length: game.reels }, (_, reel) =>
        Array.from(cells.subarray(reel * game.rows, (reel + 1) * game.rows)),
      );
      steps.push({ kind, screen, multiplier, wins: [], removed: [], credits: 0 });
    },
    cluster(symbol, cells, credits) {
      const step = steps.at(-1);
      const positions = inOrder(Array.from(cells));
      const { multiplier } = step;
      const count = cells.length;
      step.wins.push({ kind: 'cluster', symbol, count, multiplier, credits, positions });
      step.credits += credits;
    },
    removed(gone) {
      const cells = Array.from(gone.keys()).filter((cell) => gone[cell] === 1);
      steps.at(-1).removed = inOrder(cells);
    },
  });
  return {
    game: game.code,
    family: 'clusters',
    ruleVersion: game.ruleVersion,
    betCredits: game.betCredits,
    steps,
    totalCredits,
  };
}

// packages/house-math/src/slot/strip.ts
function stripOf(letters, text) {
  return Array.from(text, (letter) => {
    const symbol = letters.indexOf(letter);
    if (symbol < 0) throw new Error(`no symbol is written ${letter}`);
    return symbol;
  });
}

// packages/house-math/src/slot/kantha-lines/game.ts
var LETTERS = 'WSPEQTKFBHCN';
var kanthaLines = {
  code: 'kantha-lines',
  name: { EN: 'Kantha chest', BN: 'কাঁথার সিন্দুক' },
  family: 'lines',
  ruleVersion: 1,
  betCredits: 20,
  stakes: [20n, 40n, 100n, 200n, 500n, 1000n, 2000n, 5000n, 10000n, 20000n, 50000n],
  reels: 5,
  rows: 3,
  maxCredits: null,
  wild: 0,
  scatter: 1,
  symbols: [
    { id: 'lotus', name: { EN: 'Lotus', BN: 'পদ্ম' }, role: 'wild' },
    { id: 'sun', name: { EN: 'Sun', BN: 'সূর্য' }, role: 'scatter' },
    { id: 'peacock', name: { EN: 'Peacock', BN: 'ময়ূর' }, role: 'high' },
    { id: 'elephant', name: { EN: 'Elephant', BN: 'হাতি' }, role: 'high' },
    { id: 'palanquin', name: { EN: 'Palanquin', BN: 'পালকি' }, role: 'high' },
    { id: 'tree', name: { EN: 'Tree of life', BN: 'জীবনবৃক্ষ' }, role: 'high' },
    { id: 'paisley', name: { EN: 'Paisley', BN: 'কলকা' }, role: 'low' },
    { id: 'star-flower', name: { EN: 'Star flower', BN: 'তারাফুল' }, role: 'low' },
    { id: 'betel-leaf', name: { EN: 'Betel leaf', BN: 'পান পাতা' }, role: 'low' },
    { id: 'hand-fan', name: { EN: 'Hand fan', BN: 'হাতপাখা' }, role: 'low' },
    { id: 'spool', name: { EN: 'Spool of thread', BN: 'সুতোর নাটাই' }, role: 'low' },
    { id: 'needle', name: { EN: 'Needle', BN: 'সুই' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS, 'HNKCPBTNWHTSCHKTQBPQEPFEQFBNKEFC'),
    stripOf(LETTERS, 'BQECTKSFWBFNCPQEFBENPQHTKHPNCKHT'),
    stripOf(LETTERS, 'QCEPBKQFPTHKFTHNSBQTECBWCPFNKHNE'),
    stripOf(LETTERS, 'TNEPFQCNQHKEFTKPWFSBKNTPHBQCEBHC'),
    stripOf(LETTERS, 'BQNPBHCFKNEQTECFWHNPFKTSBQTHCKPE'),
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
  scatterPays: [0, 0, 0, 40, 200, 1e3],
  freeGames: { awards: [0, 0, 0, 10, 12, 15], multiplier: 3, most: 60 },
  lines: [
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
  ],
  features: [
    { key: 'lines', values: { lines: 20, smallest: 3 } },
    { key: 'wild', values: { symbol: 0, exceptSymbol: 1 } },
    { key: 'scatter', values: { symbol: 1, from: 3 } },
    {
      key: 'free-games',
      values: { scatters: 3, three: 10, four: 12, five: 15, multiplier: 3, most: 60 },
    },
  ],
};

// packages/house-math/src/slot/reels.ts
var drawStop = (strip, random) => random.below(strip.length);
function windowOf(strip, stop2, rows) {
  const shown = [];
  for (let row = 0; row < rows; row++) shown.push(strip[(stop2 + row) % strip.length]);
  return shown;
}
function positionsOf(screen, symbols, reels = screen.length) {
  const found = [];
  for (const [reel, column] of screen.entries()) {
    if (reel === reels) break;
    for (const [row, symbol] of column.entries())
      if (symbols.includes(symbol)) found.push([reel, row]);
  }
  return found;
}
function scatterWin(game, screen, multiplier) {
  const positions = positionsOf(screen, [game.scatter]);
  const count = positions.length;
  const credits = (game.scatterPays[count] ?? 0) * multiplier;
  if (credits === 0) return null;
  return { kind: 'scatter', symbol: game.scatter, count, multiplier, credits, positions };
}

// packages/house-math/src/slot/lines/line-pay.ts
function linePay(game, along) {
  const { wild, scatter, pays } = game;
  let wilds = 0;
  while (along[wilds] === wild) wilds++;
  const wildCredits = pays[wild]?.[wilds] ?? 0;
  const symbol = along[wilds];
  if (symbol !== void 0 && symbol !== scatter) {
    let count = wilds + 1;
    while (count < along.length && (along[count] === symbol || along[count] === wild)) count++;
    const credits = pays[symbol]?.[count] ?? 0;
    if (credits >= wildCredits) return { symbol, count, credits };
  }
  return { symbol: wild, count: wilds, credits: wildCredits };
}

// packages/house-math/src/slot/lines/play-lines.ts
function lineWins(game, screen, multiplier) {
  const wins = [];
  const along = [];
  for (const [line, rows] of game.lines.entries()) {
    for (let reel = 0; reel < rows.length; reel++) along[reel] = screen[reel][rows[reel]];
    const { symbol, count, credits } = linePay(game, along);
    if (credits === 0) continue;
    const positions = rows.slice(0, count).map((row, reel) => [reel, row]);
    const total = credits * multiplier;
    wins.push({ kind: 'line', line, symbol, count, multiplier, credits: total, positions });
  }
  return wins;
}
var countOf = (screen, symbol) =>
  screen.reduce((sum, column) => sum + column.filter((each) => each === symbol).length, 0);
function playGame(game, random, kind) {
  const stops = game.strips.map((strip) => drawStop(strip, random));
  const screen = game.strips.map((strip, reel) => windowOf(strip, stops[reel], game.rows));
  const multiplier = kind === 'free' ? game.freeGames.multiplier : 1;
  const wins = lineWins(game, screen, multiplier);
  const scatter = scatterWin(game, screen, multiplier);
  if (scatter) wins.push(scatter);
  const credits = wins.reduce((sum, win) => sum + win.credits, 0);
  const scatters = countOf(screen, game.scatter);
  return { kind, stops, screen, multiplier, wins, credits, scatters };
}
function playLines(game, random) {
  const steps = [];
  let given = 0;
  let left = 0;
  do {
    const { scatters, ...played } = playGame(game, random, steps.length === 0 ? 'base' : 'free');
    if (played.kind === 'free') left--;
    const asked = game.freeGames.awards[scatters] ?? 0;
    const freeGamesAwarded = Math.min(asked, game.freeGames.most - given);
    given += freeGamesAwarded;
    left += freeGamesAwarded;
    steps.push({ ...played, freeGamesAwarded, freeGamesLeft: left });
  } while (left > 0);
  return {
    game: game.code,
    family: 'lines',
    ruleVersion: game.ruleVersion,
    betCredits: game.betCredits,
    steps,
    totalCredits: steps.reduce((sum, step) => sum + step.credits, 0),
  };
}

// packages/house-math/src/slot/monsoon-clusters/game.ts
var monsoonClusters = {
  code: 'monsoon-clusters',
  name: { EN: 'Monsoon garden', BN: 'বর্ষার বাগান' },
  family: 'clusters',
  ruleVersion: 1,
  betCredits: 20,
  stakes: [20n, 40n, 100n, 200n, 500n, 1000n, 2000n, 5000n, 10000n, 20000n, 50000n],
  reels: 6,
  rows: 5,
  maxCredits: 1e5,
  symbols: [
    { id: 'kadam', name: { EN: 'Kadam flower', BN: 'কদম ফুল' }, role: 'high' },
    { id: 'umbrella', name: { EN: 'Umbrella', BN: 'ছাতা' }, role: 'high' },
    { id: 'frog', name: { EN: 'Frog', BN: 'ব্যাঙ' }, role: 'high' },
    { id: 'taro-leaf', name: { EN: 'Taro leaf', BN: 'কচুপাতা' }, role: 'low' },
    { id: 'cloud', name: { EN: 'Cloud', BN: 'মেঘ' }, role: 'low' },
    { id: 'raindrop', name: { EN: 'Raindrop', BN: 'বৃষ্টির ফোঁটা' }, role: 'low' },
  ],
  weights: [8, 11, 14, 18, 22, 27],
  sizes: [5, 6, 7, 8, 9, 10, 12, 15, 20],
  pays: [
    [100, 200, 300, 500, 800, 1500, 3e3, 1e4, 3e4],
    [50, 100, 200, 300, 500, 800, 2e3, 6e3, 2e4],
    [30, 60, 80, 150, 250, 400, 1e3, 3e3, 1e4],
    [20, 30, 50, 80, 120, 250, 500, 1500, 5e3],
    [10, 20, 30, 50, 80, 120, 300, 1e3, 3e3],
    [6, 10, 15, 25, 40, 60, 150, 500, 1500],
  ],
  multipliers: [1, 2, 4, 8, 16, 32],
  mostTumbles: 20,
  features: [
    { key: 'clusters', values: { smallest: 5 } },
    { key: 'tumbles', values: { most: 20 } },
    { key: 'growing-multiplier', values: { first: 1, most: 32 } },
    { key: 'largest-win', values: { times: 5e3 } },
  ],
};

// packages/house-math/src/slot/river-ways/game.ts
var LETTERS2 = 'WMBHKLENPR';
var riverWays = {
  code: 'river-ways',
  name: { EN: 'Tidal river', BN: 'জোয়ারের নদী' },
  family: 'ways',
  ruleVersion: 1,
  betCredits: 50,
  stakes: [50n, 100n, 200n, 500n, 1000n, 2000n, 5000n, 10000n, 20000n, 50000n],
  reels: 5,
  rows: 3,
  maxCredits: null,
  wild: 0,
  scatter: 1,
  spreadingReels: [1, 2, 3],
  symbols: [
    { id: 'wave', name: { EN: 'Wave', BN: 'ঢেউ' }, role: 'wild' },
    { id: 'moon', name: { EN: 'Moon', BN: 'চাঁদ' }, role: 'scatter' },
    { id: 'boat', name: { EN: 'Boat', BN: 'নৌকা' }, role: 'high' },
    { id: 'hilsa', name: { EN: 'Hilsa', BN: 'ইলিশ' }, role: 'high' },
    { id: 'kingfisher', name: { EN: 'Kingfisher', BN: 'মাছরাঙা' }, role: 'high' },
    { id: 'water-lily', name: { EN: 'Water lily', BN: 'শাপলা' }, role: 'high' },
    { id: 'egret', name: { EN: 'Egret', BN: 'বক' }, role: 'low' },
    { id: 'net', name: { EN: 'Net', BN: 'জাল' }, role: 'low' },
    { id: 'paddle', name: { EN: 'Paddle', BN: 'বৈঠা' }, role: 'low' },
    { id: 'reed', name: { EN: 'Reed', BN: 'নলখাগড়া' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS2, 'LNBEKHBHLBLLRPKRNREEPPKPNRHMEN'),
    stripOf(LETTERS2, 'RBNPBHLBHPPRRHERPRLNENRHPPKKEPNKELMNENWELLRK'),
    stripOf(LETTERS2, 'RLELPPLNENRKLMBRRPPEPKHPNKPHRWBLNHNRBKEREEHN'),
    stripOf(LETTERS2, 'LPRHPENLEHNRLPEREMNBELRKBPPRNKPEBPKRWLNRKHHN'),
    stripOf(LETTERS2, 'KNPKEPELHREBPRNMNKLBPLLRHEBHNR'),
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
  scatterPays: [0, 0, 0, 100, 500, 5e3],
  features: [
    { key: 'ways', values: { ways: 243, smallest: 3 } },
    { key: 'wild', values: { symbol: 0, exceptSymbol: 1 } },
    { key: 'spreading-wild', values: { symbol: 0, firstReel: 2, lastReel: 4, mostRespins: 3 } },
    { key: 'scatter', values: { symbol: 1, from: 3 } },
  ],
};

// packages/house-math/src/slot/ways/play-ways.ts
function waysWins(game, screen) {
  const wins = [];
  for (const symbol of new Set(screen[0])) {
    if (symbol === game.scatter) continue;
    let count = 0;
    let ways = 1;
    for (const column of screen) {
      const shown = column.filter((each) => each === symbol || each === game.wild).length;
      if (shown === 0) break;
      ways *= shown;
      count++;
    }
    const credits = (game.pays[symbol]?.[count] ?? 0) * ways;
    if (credits === 0) continue;
    const positions = positionsOf(screen, [symbol, game.wild], count);
    wins.push({ kind: 'ways', symbol, count, ways, multiplier: 1, credits, positions });
  }
  return wins;
}
function playGame2(game, random, held) {
  const allWild = Array.from({ length: game.rows }, () => game.wild);
  const stops = game.strips.map((strip, reel) =>
    held.includes(reel) ? null : drawStop(strip, random),
  );
  const landed = game.strips.map((strip, reel) => {
    const stop2 = stops[reel] ?? null;
    return stop2 === null ? allWild : windowOf(strip, stop2, game.rows);
  });
  const filled = game.spreadingReels.filter(
    (reel) => !held.includes(reel) && landed[reel]?.includes(game.wild),
  );
  const screen = landed.map((column, reel) => (filled.includes(reel) ? allWild : column));
  const scatter = scatterWin(game, landed, 1);
  const wins = [...waysWins(game, screen), ...(scatter ? [scatter] : [])];
  const credits = wins.reduce((sum, win) => sum + win.credits, 0);
  const kind = held.length === 0 ? 'base' : 'respin';
  return { kind, stops, landed, screen, held, filled, wins, credits };
}
function playWays(game, random) {
  const steps = [];
  let held = [];
  for (;;) {
    const step = playGame2(game, random, held);
    steps.push(step);
    if (step.filled.length === 0) break;
    held = [...held, ...step.filled].sort((one, other) => one - other);
  }
  return {
    game: game.code,
    family: 'ways',
    ruleVersion: game.ruleVersion,
    betCredits: game.betCredits,
    steps,
    totalCredits: steps.reduce((sum, step) => sum + step.credits, 0),
  };
}

// packages/house-math/src/slot/payout.ts
function payoutMinor(game, stakeMinor, credits) {
  if (!game.stakes.includes(stakeMinor)) throw new Error(`${game.code} has no stake ${stakeMinor}`);
  return (stakeMinor / BigInt(game.betCredits)) * BigInt(credits);
}

// packages/house-math/src/slot/index.ts
var SLOTS = {
  'kantha-lines': kanthaLines,
  'river-ways': riverWays,
  'monsoon-clusters': monsoonClusters,
};
var EVERY_VERSION = Object.values(SLOTS);
var findSlot = (code, ruleVersion) =>
  EVERY_VERSION.find((game) => game.code === code && game.ruleVersion === ruleVersion) ?? null;
function play(game, random) {
  if (game.family === 'lines') return playLines(game, random);
  if (game.family === 'ways') return playWays(game, random);
  return playClusters(game, random);
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

// packages/house-math/src/verify/verify-round.ts
function prepare(proof) {
  const { serverSeed, clientSeed, nonce } = proof;
  if (serverSeed === null) return { obstacle: 'seed-not-revealed' };
  const game = findSlot(proof.gameCode, Number(proof.ruleVersion));
  if (!game) return { obstacle: 'unknown-rules' };
  if (proof.mappingVersion !== MAPPING_VERSION) return { obstacle: 'unknown-mapping' };
  if (!isServerSeed(serverSeed) || !isClientSeed(clientSeed) || !isNonce(nonce)) {
    return { obstacle: 'bad-seeds' };
  }
  const stakeMinor = parseDecimal(proof.stake);
  if (stakeMinor === null || !game.stakes.includes(stakeMinor)) return { obstacle: 'bad-stake' };
  return { obstacle: null, game, stakeMinor, seeds: { serverSeed, clientSeed, nonce } };
}
var check2 = (what, shown, computed) => {
  return { what, shown, computed, ok: shown === computed };
};
function judge(proof, prepared2, computed) {
  const { commitment, outcome } = computed;
  const payout = payoutMinor(prepared2.game, prepared2.stakeMinor, outcome.totalCredits);
  const shownPayout = parseDecimal(proof.payout);
  const checks = [
    check2('commitment', proof.commitment, commitment),
    check2('totalCredits', String(proof.totalCredits), String(outcome.totalCredits)),
    check2(
      'payout',
      shownPayout === null ? proof.payout : toDecimal(shownPayout),
      toDecimal(payout),
    ),
  ];
  if (proof.outcome !== void 0) {
    checks.push(check2('outcome', canonical(proof.outcome), canonical(outcome)));
  }
  return { ok: checks.every((each) => each.ok), obstacle: null, checks, outcome };
}
var canonical = (value) =>
  JSON.stringify(value, (_, each) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
var replay = (prepared2, random) => play(prepared2.game, random);

// packages/house-math/src/verify/verify-node.ts
function verifyRound(proof) {
  const prepared2 = prepare(proof);
  if (prepared2.obstacle !== null) return { ok: false, obstacle: prepared2.obstacle };
  const commitment = commitmentOf(prepared2.seeds.serverSeed);
  const outcome = replay(prepared2, hmacRandom(prepared2.seeds));
  return judge(proof, prepared2, { commitment, outcome });
}

// packages/house-math/tools/verifier/main.ts
var OBSTACLES = {
  'seed-not-revealed': 'The server seed is not revealed yet: rotate the seed first.',
  'unknown-rules': 'This script does not know the game or this version of its rules.',
  'unknown-mapping': 'This script does not know this mapping version.',
  'bad-seeds': 'The seeds or the nonce are not of the right form.',
  'bad-stake': 'The game has no such stake.',
};
var AWARD_OBSTACLES = {
  'unknown-mapping': OBSTACLES['unknown-mapping'],
  'bad-seeds': OBSTACLES['bad-seeds'],
  'bad-amounts': 'The amounts of the award are not of the right form.',
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
    return isAnswer(value) ? value.value : value;
  } catch (error) {
    stop(`Cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
var isAward = (saved2) => saved2?.format === 'nokshi-jackpot-1';
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
function conclude(lines, { ok, what }) {
  for (const line of lines) {
    const { shown, computed } = line;
    const text = line.ok || line.what === 'outcome' ? '' : `: shown ${shown}, computed ${computed}`;
    console.log(`${line.ok ? 'ok   ' : 'WRONG'} ${line.what}${text}`);
  }
  console.log(
    ok
      ? `VERIFIED: this ${what} is what the committed seeds give.`
      : 'NOT VERIFIED: what was shown is not what the seeds give.',
  );
  process.exitCode = ok ? 0 : 1;
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
var saved = readSaved(process.argv[2]);
if (isAward(saved)) await tellAward(saved);
else tellRound(saved);
