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

// packages/house-math/src/slot/games/list.ts
var list_exports = {};
__export(list_exports, {
  boishakhDrums: () => game,
  fairBaskets: () => game2,
  fairFortune: () => game3,
  fishersPurse: () => game4,
  gardenGate: () => game5,
  goldenThread: () => game6,
  honeyTrail: () => game7,
  kanthaLines: () => game8,
  kiteFestival: () => game9,
  loomCrown: () => game10,
  monsoonClusters: () => game11,
  moonlitQuilt: () => game12,
  muslinVeil: () => game13,
  needleSong: () => game14,
  nightMarket: () => game15,
  orchardFair: () => game16,
  palaceLooms: () => game17,
  rickshawBells: () => game18,
  riverChest: () => game19,
  riverWays: () => game20,
  starStitch: () => game21,
  streetLamps: () => game22,
  sunkenTreasure: () => game23,
  tiffinBoxes: () => game24,
  tigerPath: () => game25,
});

// packages/house-math/src/slot/reels/strip.ts
function stripOf(letters, text) {
  return Array.from(text, (letter) => {
    const symbol = letters.indexOf(letter);
    if (symbol < 0) throw new Error(`no symbol is written ${letter}`);
    return symbol;
  });
}

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

// packages/house-math/src/slot/draft.ts
var STAKES = [100n, 200n, 500n, 1000n, 2000n, 5000n, 10000n, 20000n, 50000n];
function stakesOf(betCredits) {
  if (100 % betCredits !== 0) throw new Error(`no stakes are multiples of ${betCredits} credits`);
  const least = BigInt(Math.max(betCredits, 20));
  return [...[least, 2n * least].filter((stake) => stake < 100n), ...STAKES];
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
  lines: (lines2) => ({ key: 'lines', values: { lines: lines2, smallest: 3 } }),
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
function linesOf({ reels, rows, lines: lines2 }) {
  const whole = rows === 3 ? (reels === 3 ? OF_THREE_REELS : OF_THREE_ROWS) : OF_FOUR_ROWS;
  const cut = whole.map((line) => line.slice(0, reels));
  const own = cut.filter((line, at) => cut.findIndex((one) => String(one) === String(line)) === at);
  if (reels > 5 || rows > 4 || own.length < lines2)
    throw new Error(`there are no ${lines2} lines on ${reels} reels of ${rows} rows`);
  return own.slice(0, lines2);
}

// packages/house-math/src/slot/families/both-ways/both-ways-draft.ts
function bothWaysGame(draft, found) {
  const special = withScatter(draft.wild, draft.scatter);
  const features = [
    { key: 'both-ways', values: { lines: draft.lines } },
    RULES.wild,
    RULES.scatter,
  ];
  return {
    ...slotOf('both-ways', draft, { special, features }),
    ...foundOf(found),
    ...scatterRules(draft.scatterPays),
    lines: linesOf(draft),
  };
}

// packages/house-math/src/slot/games/boishakh-drums/reels.json
var reels_default = {
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
var game = bothWaysGame(
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
  reels_default,
);

// packages/house-math/src/slot/families/collect/collect-draft.ts
function collectGame(draft, found) {
  const special = [
    ...withScatter(draft.wild, draft.collector),
    ...draft.goods.map(([id]) => ({ id, role: 'low' })),
  ];
  const features = [
    RULES.lines(draft.lines),
    RULES.wildPays,
    { key: 'collect', values: { symbol: 1 } },
  ];
  const slot = slotOf('collect', draft, { special, features });
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

// packages/house-math/src/slot/games/fair-baskets/reels.json
var reels_default2 = {
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

<<<<<<< HEAD
// packages/house-math/src/slot/games/fair-baskets/game.ts
var game2 = collectGame(
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
=======
// packages/house-math/src/slot/games/fair-fortune/game.ts
var LETTERS3 = 'WKDMCUGHB';
var game3 = {
  code: 'fair-fortune',
  studio: 'BOISHAKH',
  name: { EN: 'Fair fortune', BN: 'মেলার ভাগ্য' },
  description: {
    EN: 'Twenty lines between drums, masks and clay horses, with three pots that grow with every stake. Each round has a number, and a very low one takes a pot.',
    BN: 'ঢোল, মুখোশ আর মাটির ঘোড়ার মাঝে বিশটি লাইন, আর তিনটি ভাণ্ডার যা প্রতিটি বাজিতে বাড়ে। প্রতি রাউন্ডের একটি সংখ্যা থাকে; খুব ছোট সংখ্যা একটি ভাণ্ডার জেতে।',
  },
  family: 'progressive',
  ruleVersion: 1,
  betCredits: 20,
  stakes: [200n, 400n, 1000n, 2000n, 5000n, 10000n, 20000n, 50000n],
  reels: 5,
  rows: 3,
  maxCredits: null,
  wild: 0,
  scatter: 1,
  symbols: [
    { id: 'sun', name: { EN: 'Sun', BN: 'সূর্য' }, role: 'wild' },
    { id: 'kite', name: { EN: 'Kite', BN: 'ঘুড়ি' }, role: 'scatter' },
    { id: 'drum', name: { EN: 'Drum', BN: 'ঢোল' }, role: 'high' },
    { id: 'mask', name: { EN: 'Tiger mask', BN: 'বাঘের মুখোশ' }, role: 'high' },
    { id: 'clay-horse', name: { EN: 'Clay horse', BN: 'মাটির ঘোড়া' }, role: 'high' },
    { id: 'umbrella', name: { EN: 'Umbrella', BN: 'ছাতা' }, role: 'low' },
    { id: 'mango', name: { EN: 'Mango', BN: 'আম' }, role: 'low' },
    { id: 'hand-fan', name: { EN: 'Hand fan', BN: 'হাতপাখা' }, role: 'low' },
    { id: 'betel-leaf', name: { EN: 'Betel leaf', BN: 'পান পাতা' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS3, 'BCBUBGUHGGKMUGHCBUMHCMHDBWD'),
    stripOf(LETTERS3, 'HBHGCGDUBMGMDUMBUHKHGCWCUBH'),
    stripOf(LETTERS3, 'WMCHBGBDGBUBDCWBHGUKHUMUGHC'),
    stripOf(LETTERS3, 'DBHHGMGMHDBUMBCBCWUUCHUGKGH'),
    stripOf(LETTERS3, 'HBCMUBUKHUWGMHBGGHMDGUDBCCB'),
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
  scatterPays: [0, 0, 0, 60, 300, 1500],
  lines: TWENTY_LINES,
  levels: [
    { id: 'grand', name: { EN: 'Grand pot', BN: 'মহাভাণ্ডার' }, tickets: 1 },
    { id: 'great', name: { EN: 'Great pot', BN: 'বড় ভাণ্ডার' }, tickets: 50 },
    { id: 'small', name: { EN: 'Small pot', BN: 'ছোট ভাণ্ডার' }, tickets: 1e3 },
  ],
  terms: {
    levels: [
      { seed: 5e6, share: 5 },
      { seed: 1e5, share: 5 },
      { seed: 5e3, share: 5 },
    ],
    reserveShare: 15,
  },
  features: [
    { key: 'lines', values: { lines: 20, smallest: 3 } },
    { key: 'wild-pays', values: { symbol: 0 } },
    { key: 'scatter', values: { symbol: 1, from: 3 } },
    { key: 'jackpot', values: { pots: 3 } },
  ],
};

// packages/house-math/src/slot/games/fishers-purse/game.ts
var LETTERS4 = 'WCBHKENPR';
var game4 = {
  code: 'fishers-purse',
  studio: 'PADMA',
  name: { EN: 'Fishers purse', BN: 'জেলের থলি' },
  description: {
    EN: 'Twenty lines, and coins among the catch: six of them hold while the other places turn again. Each new coin gives three more turns, and in the end all pay what is written on them.',
    BN: 'বিশটি লাইন, আর মাছের সঙ্গে ওঠে মুদ্রা; ছয়টি এলে সেগুলো থেকে যায় আর বাকি ঘর আবার ঘোরে। প্রতিটি নতুন মুদ্রায় আরও তিনবার ঘোরে, শেষে সব মুদ্রা তার গায়ে লেখা পুরস্কার দেয়।',
>>>>>>> s8-meters
  },
  reels_default2,
);

// packages/house-math/src/slot/families/coins/coins-draft.ts
function coinsGame(draft, found) {
  const { from, turns, oneIn, values, fullTimes } = draft;
  const special = withScatter(draft.wild, draft.coin);
  const features = [
    RULES.lines(draft.lines),
    RULES.wildPays,
    { key: 'coins', values: { from, turns } },
    { key: 'full-coins', values: { times: fullTimes } },
  ];
  return {
    ...slotOf('coins', draft, { special, features }),
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

// packages/house-math/src/slot/games/fishers-purse/reels.json
var reels_default3 = {
  strips: [
<<<<<<< HEAD
    'CEBBGFGHBFCFDEIIDGBIHIEH',
    'GDGEAEFIBGFFDCHHBIBECIBH',
    'BFEBEDICBDCGAFHIGHBHGEFI',
    'FGIHEECBEHBIBDGGHFIFBACD',
    'DBGFIHCIHDGHIFBEIBCEGEBF',
=======
    stripOf(LETTERS4, 'BKCCNENPCEBEHKRRHNCRPRKP'),
    stripOf(LETTERS4, 'NHNKWKERCNEEHBPPCRCKBRCP'),
    stripOf(LETTERS4, 'CEKCKHRBCHBNWEPRNPCPNKER'),
    stripOf(LETTERS4, 'ENRPKKBCKPCRCHNNPERECWBH'),
    stripOf(LETTERS4, 'HCNERPBRPHNPRECKRCBKNKCE'),
>>>>>>> s8-meters
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

<<<<<<< HEAD
// packages/house-math/src/slot/games/fishers-purse/game.ts
var game3 = coinsGame(
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
  reels_default3,
);

// packages/house-math/src/slot/families/classic/classic-draft.ts
function classicGame(draft, found) {
  const { wildTimes } = draft;
  const features = [
    { key: 'three-reels', values: { lines: draft.lines } },
    { key: 'multiplying-wild', values: { symbol: 0, times: wildTimes } },
  ];
  const special = [{ id: draft.wild, role: 'wild' }];
  return {
    ...slotOf('classic', draft, { special, features }),
    ...foundOf(found),
    wild: 0,
    wildTimes,
    lines: linesOf(draft),
  };
}

// packages/house-math/src/slot/games/garden-gate/reels.json
var reels_default4 = {
  strips: ['FCCEADFCFDCBFEDBFDBEDAEE', 'BCDEEFEDEFCEACFBCDDAFBDF', 'CFCDFDAEEDEDEBFFBFADECBC'],
=======
// packages/house-math/src/slot/games/garden-gate/game.ts
var LETTERS5 = 'WPTKFL';
var game5 = {
  code: 'garden-gate',
  studio: 'RICKSHA',
  name: { EN: 'Garden gate', BN: 'বাগানের ফটক' },
  description: {
    EN: 'Three reels and five lines with many flowers and small, frequent wins. Two lotuses a strip stand in for every picture and double the win.',
    BN: 'তিনটি রিল ও পাঁচটি লাইন; ফুল অনেক, জয় ছোট ছোট কিন্তু ঘন ঘন। প্রতি রিলে দুটি পদ্ম যেকোনো ছবির জায়গায় বসে জয় দ্বিগুণ করে।',
  },
  family: 'classic',
  ruleVersion: 1,
  betCredits: 10,
  stakes: [20n, 40n, 100n, 200n, 500n, 1000n, 2000n, 5000n, 10000n, 20000n, 50000n],
  reels: 3,
  rows: 3,
  maxCredits: null,
  wild: 0,
  symbols: [
    { id: 'lotus', name: { EN: 'Lotus', BN: 'পদ্ম' }, role: 'wild' },
    { id: 'peacock', name: { EN: 'Peacock', BN: 'ময়ূর' }, role: 'high' },
    { id: 'tree', name: { EN: 'Tree of life', BN: 'জীবনবৃক্ষ' }, role: 'high' },
    { id: 'kadam', name: { EN: 'Kadam flower', BN: 'কদম ফুল' }, role: 'low' },
    { id: 'star-flower', name: { EN: 'Star flower', BN: 'তারাফুল' }, role: 'low' },
    { id: 'water-lily', name: { EN: 'Water lily', BN: 'শাপলা' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS5, 'LTTFWKLTLKTPLFKPLKPFKWFF'),
    stripOf(LETTERS5, 'PTKFFLFKFLTFWTLPTKKWLPKL'),
    stripOf(LETTERS5, 'TLTKLKWFFKFKFPLLPLWKFTPT'),
  ],
>>>>>>> s8-meters
  pays: [
    [0, 0, 0, 80],
    [0, 0, 0, 30],
    [0, 0, 0, 12],
    [0, 0, 0, 8],
    [0, 0, 0, 6],
    [0, 0, 0, 4],
  ],
};

<<<<<<< HEAD
// packages/house-math/src/slot/games/garden-gate/game.ts
var game4 = classicGame(
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
=======
// packages/house-math/src/slot/games/golden-thread/game.ts
var LETTERS6 = 'WSPQAKFTN';
var game6 = {
  code: 'golden-thread',
  studio: 'JAMDANI',
  name: { EN: 'Golden thread', BN: 'সোনালি সুতো' },
  description: {
    EN: 'Ten lines, and two shuttles a strip on the second and the fourth reel that weave it wild. The middle has none, so that large wins need both sides.',
    BN: 'দশটি লাইন, আর দ্বিতীয় ও চতুর্থ রিলে দুটি করে মাকু পুরো রিল বুনে দেয়। মাঝের রিলে মাকু নেই, তাই বড় জয়ে দুই পাশই লাগে।',
>>>>>>> s8-meters
  },
  reels_default4,
);

// packages/house-math/src/slot/families/expanding/expanding-draft.ts
function expandingGame(draft, found) {
  const special = withScatter(draft.wild, draft.scatter);
  const features = [
    RULES.lines(draft.lines),
    RULES.wild,
    { key: 'expanding-wild', values: { symbol: 0 } },
    RULES.scatter,
  ];
  return {
    ...slotOf('expanding', draft, { special, features }),
    ...foundOf(found),
    ...scatterRules(draft.scatterPays),
    lines: linesOf(draft),
  };
}

// packages/house-math/src/slot/games/golden-thread/reels.json
var reels_default5 = {
  strips: [
<<<<<<< HEAD
    'HIBCIGHFIFHGEGCFHEIDGFDE',
    'EBEDIFIGHIGGDHHAFFCHEIGA',
    'HIEFCGFHIDIHFEHEGDGGFCIB',
    'ICHGFEHIFBHIFAHGDIGEDEAG',
    'DEHHCFIHIFHIGFEEDGBGGFIC',
=======
    stripOf(LETTERS6, 'TNSPNFTKNKTFAFPKTANQFKQA'),
    stripOf(LETTERS6, 'ASAQNKNFTNFFQTTWKKPTANFW'),
    stripOf(LETTERS6, 'TNAKPFKTNQNTKATAFQFFKPNS'),
    stripOf(LETTERS6, 'NPTFKATNKSTNKWTFQNFAQAWF'),
    stripOf(LETTERS6, 'QATTPKNTNKTNFKAAQFSFFKNP'),
>>>>>>> s8-meters
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

<<<<<<< HEAD
// packages/house-math/src/slot/games/golden-thread/game.ts
var game5 = expandingGame(
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
=======
// packages/house-math/src/slot/games/honey-trail/game.ts
var LETTERS7 = 'WMHDFCTRE';
var game7 = {
  code: 'honey-trail',
  studio: 'SUNDAR',
  name: { EN: 'Honey trail', BN: 'মধুর পথ' },
  description: {
    EN: 'Ten lines, and a tiger that comes on the last reel only, so that it always walks the whole way. It comes rarely, and pays for each step.',
    BN: 'দশটি লাইন, আর বাঘ আসে শুধু শেষ রিলে, তাই সে সব সময় পুরো পথ হাঁটে। সে কম আসে, তবে প্রতি ধাপেই জয় হতে পারে।',
>>>>>>> s8-meters
  },
  reels_default5,
);

// packages/house-math/src/slot/families/walking/walking-draft.ts
function walkingGame(draft, found) {
  const special = withScatter(draft.wild, draft.scatter);
  const features = [
    RULES.lines(draft.lines),
    RULES.wild,
    { key: 'walking-wild', values: { symbol: 0 } },
    RULES.scatter,
  ];
  return {
    ...slotOf('walking', draft, { special, features }),
    ...foundOf(found),
    ...scatterRules(draft.scatterPays),
    lines: linesOf(draft),
  };
}

// packages/house-math/src/slot/games/honey-trail/reels.json
var reels_default6 = {
  strips: [
<<<<<<< HEAD
    'DFHFHIIGBGCHEIDICEFGFEGH',
    'FHIIDFEIBGEFCGHICGHGDHEF',
    'IIFHGCHEFEDIGIEFBDHGCGHF',
    'CHFIGIHIEGHCGBGDFEIDFEFH',
    'ADIEFCIHBCGIDEGGEIFHHFGH',
=======
    stripOf(LETTERS7, 'DCRCREETMTHRFEDEHFCTCFTR'),
    stripOf(LETTERS7, 'CREEDCFEMTFCHTREHTRTDRFC'),
    stripOf(LETTERS7, 'EECRTHRFCFDETEFCMDRTHTRC'),
    stripOf(LETTERS7, 'HRCETEREFTRHTMTDCFEDCFCR'),
    stripOf(LETTERS7, 'WDEFCHERMHTEDFTTFECRRCTR'),
>>>>>>> s8-meters
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

<<<<<<< HEAD
// packages/house-math/src/slot/games/honey-trail/game.ts
var game6 = walkingGame(
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
=======
// packages/house-math/src/slot/games/kantha-lines/game.ts
var LETTERS8 = 'WSPEQTKFBHCN';
var game8 = {
  code: 'kantha-lines',
  studio: 'NOKSHI',
  name: { EN: 'Kantha chest', BN: 'কাঁথার সিন্দুক' },
  description: {
    EN: 'Five reels and twenty lines, where the lotus stands in for any picture but the sun. Three suns or more bring free games whose wins count three times.',
    BN: 'পাঁচটি রিল ও বিশটি লাইন; সূর্য ছাড়া যেকোনো ছবির জায়গায় পদ্ম বসতে পারে। তিনটি বা তার বেশি সূর্য এলে ফ্রি গেম মেলে, সেখানে প্রতিটি জয় তিন গুণ ধরা হয়।',
>>>>>>> s8-meters
  },
  reels_default6,
);

// packages/house-math/src/slot/families/lines/lines-draft.ts
function linesGame(draft, found) {
  const { multiplier, most } = draft.freeGames;
  const [three, four, five] = draft.freeGames.awards;
  const special = withScatter(draft.wild, draft.scatter);
  const features = [
    RULES.lines(draft.lines),
    RULES.wild,
    RULES.scatter,
    { key: 'free-games', values: { scatters: 3, three, four, five, multiplier, most } },
  ];
  return {
    ...slotOf('lines', draft, { special, features }),
    ...foundOf(found),
    ...scatterRules(draft.scatterPays),
    freeGames: { awards: fromThree([three, four, five]), multiplier, most },
    lines: linesOf(draft),
  };
}

// packages/house-math/src/slot/games/kantha-lines/reels.json
var reels_default7 = {
  strips: [
<<<<<<< HEAD
    'JLGKCIFLAJFBKJGFEICEDCHDEHILGDHK',
    'IEDKFGBHAIHLKCEDHIDLCEJFGJCLKGJF',
    'EKDCIGEHCFJGHFJLBIEFDKIAKCHLGJLD',
    'FLDCHEKLEJGDHFGCAHBIGLFCJIEKDIJK',
    'IELCIJKHGLDEFDKHAJLCHGFBIEFJKGCD',
=======
    stripOf(LETTERS8, 'HNKCPBTNWHTSCHKTQBPQEPFEQFBNKEFC'),
    stripOf(LETTERS8, 'BQECTKSFWBFNCPQEFBENPQHTKHPNCKHT'),
    stripOf(LETTERS8, 'QCEPBKQFPTHKFTHNSBQTECBWCPFNKHNE'),
    stripOf(LETTERS8, 'TNEPFQCNQHKEFTKPWFSBKNTPHBQCEBHC'),
    stripOf(LETTERS8, 'BQNPBHCFKNEQTECFWHNPFKTSBQTHCKPE'),
>>>>>>> s8-meters
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

<<<<<<< HEAD
// packages/house-math/src/slot/games/kantha-lines/game.ts
var game7 = linesGame(
  {
    code: 'kantha-lines',
    studio: 'NOKSHI',
    name: { EN: 'Kantha chest', BN: 'কাঁথার সিন্দুক' },
    description: {
      EN: 'Five reels and twenty lines, where the lotus stands in for any picture but the sun. Three suns or more bring free games whose wins count three times.',
      BN: 'পাঁচটি রিল ও বিশটি লাইন; সূর্য ছাড়া যেকোনো ছবির জায়গায় পদ্ম বসতে পারে। তিনটি বা তার বেশি সূর্য এলে ফ্রি গেম মেলে, সেখানে প্রতিটি জয় তিন গুণ ধরা হয়।',
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
=======
// packages/house-math/src/slot/games/kite-festival/game.ts
var LETTERS9 = 'WSPMCDUFL';
var game9 = {
  code: 'kite-festival',
  studio: 'BOISHAKH',
  name: { EN: 'Kite festival', BN: 'ঘুড়ি উৎসব' },
  description: {
    EN: 'Ten lines that pay from both sides, with rare peacocks and masks and large pays for them. Three suns or more pay wherever they are.',
    BN: 'দশটি লাইনে দুই দিক থেকেই জয় হয়; ময়ূর ও মুখোশ কম আসে, পুরস্কার বড়। তিনটি বা তার বেশি সূর্য যেখানেই থাকুক পুরস্কার দেয়।',
>>>>>>> s8-meters
  },
  reels_default7,
);

// packages/house-math/src/slot/games/kite-festival/reels.json
var reels_default8 = {
  strips: [
<<<<<<< HEAD
    'IEIHGGDHEGFFDCIHGEFIHBI',
    'CFIHEEAFHIHHIBDEGDGGFGII',
    'CFGIGHEFDIIFGFDHBIGHEEHI',
    'IIDEEBGGIHFGIHGIDAFHCEHF',
    'EIIFIEIFBDGHGHEHDGIFHCG',
=======
    stripOf(LETTERS9, 'LCLFUUMFCUDDMPLFUCDLFSL'),
    stripOf(LETTERS9, 'PDLFCCWDFLFFLSMCUMUUDULL'),
    stripOf(LETTERS9, 'PDULUFCDMLLDUDMFSLUFCCFL'),
    stripOf(LETTERS9, 'LLMCCSUULFDULFULMWDFPCFD'),
    stripOf(LETTERS9, 'CLLDLCLDSMUFUFCFMULDFPU'),
>>>>>>> s8-meters
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

<<<<<<< HEAD
// packages/house-math/src/slot/games/kite-festival/game.ts
var game8 = bothWaysGame(
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
=======
// packages/house-math/src/slot/games/loom-crown/game.ts
var LETTERS10 = 'WMPSLOKF';
var game10 = {
  code: 'loom-crown',
  studio: 'JAMDANI',
  name: { EN: 'Loom crown', BN: 'তাঁতের মুকুট' },
  description: {
    EN: 'Three reels of the loom and five lines, quick to read. Three pots grow with every stake, the small one from 25.00.',
    BN: 'তাঁতের তিনটি রিল আর পাঁচটি লাইন, এক নজরে বোঝা যায়। প্রতিটি বাজিতে তিনটি ভাণ্ডার বাড়ে; ছোটটি ২৫.০০ থেকে।',
  },
  family: 'progressive',
  ruleVersion: 1,
  betCredits: 10,
  stakes: [200n, 400n, 1000n, 2000n, 5000n, 10000n, 20000n, 50000n],
  reels: 3,
  rows: 3,
  maxCredits: null,
  wild: 0,
  scatter: 1,
  symbols: [
    { id: 'shuttle', name: { EN: 'Shuttle', BN: 'মাকু' }, role: 'wild' },
    { id: 'moon', name: { EN: 'Moon', BN: 'চাঁদ' }, role: 'scatter' },
    { id: 'palace', name: { EN: 'Palace', BN: 'রাজবাড়ি' }, role: 'high' },
    { id: 'sari', name: { EN: 'Sari', BN: 'শাড়ি' }, role: 'high' },
    { id: 'water-lily', name: { EN: 'Water lily', BN: 'শাপলা' }, role: 'high' },
    { id: 'spool', name: { EN: 'Spool of thread', BN: 'সুতোর নাটাই' }, role: 'low' },
    { id: 'paisley', name: { EN: 'Paisley', BN: 'কলকা' }, role: 'low' },
    { id: 'star-flower', name: { EN: 'Star flower', BN: 'তারাফুল' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS10, 'FLOWLSOFKKSPOSPFLOWMKFFKK'),
    stripOf(LETTERS10, 'FLOSKKFSKFOMLPWFLKSFWKFOPO'),
    stripOf(LETTERS10, 'FLKKPWFFSWOSOKFSMLLKOKPOF'),
  ],
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
  scatterPays: [0, 0, 0, 100],
  lines: LINES_OF_THREE_REELS,
  levels: [
    { id: 'grand', name: { EN: 'Grand pot', BN: 'মহাভাণ্ডার' }, tickets: 10 },
    { id: 'great', name: { EN: 'Great pot', BN: 'বড় ভাণ্ডার' }, tickets: 200 },
    { id: 'small', name: { EN: 'Small pot', BN: 'ছোট ভাণ্ডার' }, tickets: 4e3 },
  ],
  terms: {
    levels: [
      { seed: 5e5, share: 5 },
      { seed: 25e3, share: 5 },
      { seed: 2500, share: 5 },
    ],
    reserveShare: 20,
  },
  features: [
    { key: 'three-reels', values: { lines: 5 } },
    { key: 'wild-pays', values: { symbol: 0 } },
    { key: 'scatter', values: { symbol: 1, from: 3 } },
    { key: 'jackpot', values: { pots: 3 } },
  ],
};

// packages/house-math/src/slot/games/monsoon-clusters/game.ts
var game11 = {
  code: 'monsoon-clusters',
  studio: 'SUNDAR',
  name: { EN: 'Monsoon garden', BN: 'বর্ষার বাগান' },
  description: {
    EN: 'Six columns of five cells: five or more like pictures that touch side by side pay and vanish. New ones fall into place, and each fall of a round pays double, up to 32 times.',
    BN: 'ছয়টি কলামে পাঁচটি করে ঘর; পাশাপাশি লেগে থাকা পাঁচটি বা তার বেশি একই ছবি জয় দিয়ে মিলিয়ে যায়। ওপর থেকে নতুন ছবি নামে, আর এক রাউন্ডে প্রতিবার নামলে গুণক দ্বিগুণ হয়, সর্বোচ্চ 32 গুণ।',
>>>>>>> s8-meters
  },
  reels_default8,
);

// packages/house-math/src/slot/families/clusters/clusters-draft.ts
function clustersGame(draft, found) {
  const { weights, sizes, multipliers, mostTumbles, mostTimes } = draft;
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
    weights,
    sizes,
    pays: found.pays,
    multipliers,
    mostTumbles,
    maxCredits: mostTimes * draft.betCredits,
  };
}

// packages/house-math/src/slot/games/monsoon-clusters/reels.json
var reels_default9 = {
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

<<<<<<< HEAD
// packages/house-math/src/slot/games/monsoon-clusters/game.ts
var game9 = clustersGame(
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
=======
// packages/house-math/src/slot/games/moonlit-quilt/game.ts
var LETTERS11 = 'WMPETKFHSN';
var game12 = {
  code: 'moonlit-quilt',
  studio: 'NOKSHI',
  name: { EN: 'Moonlit quilt', BN: 'জোছনার কাঁথা' },
  description: {
    EN: 'Twenty lines under the moon, where three moons or more bring eight free games or more. Wins of the first count once, of the second twice, and so on to the last.',
    BN: 'চাঁদের নিচে বিশটি লাইন; তিনটি বা তার বেশি চাঁদে আটটি বা তার বেশি ফ্রি গেম মেলে। প্রথমটির জয় এক গুণ, দ্বিতীয়টির দুই গুণ, এভাবে শেষ পর্যন্ত বাড়ে।',
>>>>>>> s8-meters
  },
  reels_default9,
);

// packages/house-math/src/slot/families/growing/growing-draft.ts
function growingGame(draft, found) {
  const [three, four, five] = draft.awards;
  const special = withScatter(draft.wild, draft.scatter);
  const features = [
    RULES.lines(draft.lines),
    RULES.wild,
    RULES.scatter,
    { key: 'growing-free-games', values: { scatters: 3, three, four, five } },
  ];
  return {
    ...slotOf('growing', draft, { special, features }),
    ...foundOf(found),
    ...scatterRules(draft.scatterPays),
    awards: fromThree(draft.awards),
    lines: linesOf(draft),
  };
}

// packages/house-math/src/slot/games/moonlit-quilt/reels.json
var reels_default10 = {
  strips: [
<<<<<<< HEAD
    'JFIEJGHJJBICGHIIHGEDFFCD',
    'DIGEHGJJCEFFDGBCIJAHIFHI',
    'CAEJFFHHIBGICIDFGJEGIHDJ',
    'IFJJIBDAFCIDEHGGJIHECGHF',
    'BIDFGIJJCGECDHIFEFHGHJJI',
=======
    stripOf(LETTERS11, 'NKSTNFHNNMSPFHSSHFTEKKPE'),
    stripOf(LETTERS11, 'ESFTHFNNPTKKEFMPSNWHSKHS'),
    stripOf(LETTERS11, 'PWTNKKHHSMFSPSEKFNTFSHEN'),
    stripOf(LETTERS11, 'SKNNSMEWKPSETHFFNSHTPFHK'),
    stripOf(LETTERS11, 'MSEKFSNNPFTPEHSKTKHFHNNS'),
>>>>>>> s8-meters
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

<<<<<<< HEAD
// packages/house-math/src/slot/games/moonlit-quilt/game.ts
var game10 = growingGame(
  {
    code: 'moonlit-quilt',
    studio: 'NOKSHI',
    name: { EN: 'Moonlit quilt', BN: 'জোছনার কাঁথা' },
    description: {
      EN: 'Twenty lines under the moon, where three moons or more bring eight free games or more. Wins of the first count once, of the second twice, and so on to the last.',
      BN: 'চাঁদের নিচে বিশটি লাইন; তিনটি বা তার বেশি চাঁদে আটটি বা তার বেশি ফ্রি গেম মেলে। প্রথমটির জয় এক গুণ, দ্বিতীয়টির দুই গুণ, এভাবে শেষ পর্যন্ত বাড়ে।',
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
=======
// packages/house-math/src/slot/games/muslin-veil/game.ts
var LETTERS12 = 'WMQSPLHTN';
var game13 = {
  code: 'muslin-veil',
  studio: 'JAMDANI',
  name: { EN: 'Muslin veil', BN: 'মসলিনের ওড়না' },
  description: {
    EN: 'Twenty lines, and a shuttle on the middle reels that weaves its whole reel wild before wins are counted. Three moons or more pay wherever they are.',
    BN: 'বিশটি লাইন, আর মাঝের রিলে মাকু এলে জয় গোনার আগে সে পুরো রিল বুনে দেয়। তিনটি বা তার বেশি চাঁদ যেখানেই থাকুক পুরস্কার দেয়।',
>>>>>>> s8-meters
  },
  reels_default10,
);

// packages/house-math/src/slot/games/muslin-veil/reels.json
var reels_default11 = {
  strips: [
<<<<<<< HEAD
    'GHIHDFGIHGFFBIHECEGFEDCI',
    'DHFCGIIHGCFGIBFHHEDIAGEE',
    'EIAHGFGDGEICHFFHICBIEGHD',
    'FIHGIBEEIHCAEFFGGDHHCGID',
    'DCFHGFFHBIHEEDGIHIFGCIEG',
=======
    stripOf(LETTERS12, 'HTNTSLHNTHLLMNTPQPHLPSQN'),
    stripOf(LETTERS12, 'STLQHNNTHQLHNMLTTPSNWHPP'),
    stripOf(LETTERS12, 'PNWTHLHSHPNQTLLTNQMNPHTS'),
    stripOf(LETTERS12, 'LNTHNMPPNTQWPLLHHSTTQHNS'),
    stripOf(LETTERS12, 'SQLTHLLTMNTPPSHNTNLHQNPH'),
>>>>>>> s8-meters
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

<<<<<<< HEAD
// packages/house-math/src/slot/games/muslin-veil/game.ts
var game11 = expandingGame(
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
=======
// packages/house-math/src/slot/games/needle-song/game.ts
var LETTERS13 = 'WSEQTLBKF';
var game14 = {
  code: 'needle-song',
  studio: 'NOKSHI',
  name: { EN: 'Needle song', BN: 'সুইয়ের গান' },
  description: {
    EN: 'Ten lines, and suns that come more often and bring five free games or more. Few of them, but each counts once more than the one before.',
    BN: 'দশটি লাইন, আর সূর্য ঘন ঘন এসে পাঁচটি বা তার বেশি ফ্রি গেম আনে। সংখ্যায় অল্প, তবে প্রতিটির জয় আগেরটির চেয়ে এক গুণ বেশি ধরা হয়।',
>>>>>>> s8-meters
  },
  reels_default11,
);

// packages/house-math/src/slot/games/needle-song/reels.json
var reels_default12 = {
  strips: [
<<<<<<< HEAD
    'EHFIDHFCHIGDBGGIBFCEIGEH',
    'FDGIIBHHEDHIIGACHFGGCEFE',
    'DIIBCEGIHAHEFHFIFEGBDHCG',
    'EDAGIGBDCFFEHHGICEFGHIHI',
    'DHHFHHGGICEIDFIBCGGIFEEB',
=======
    stripOf(LETTERS13, 'TKLFQKLEKFBQSBBFSLETFBTK'),
    stripOf(LETTERS13, 'LQBFFSKKTQKFFBWEKLBBETLT'),
    stripOf(LETTERS13, 'QFFSETBFKWKTLKLFLTBSQKEB'),
    stripOf(LETTERS13, 'TQWBFBSQELLTKKBFETLBKFKF'),
    stripOf(LETTERS13, 'QKKLKKBBFETFQLFSEBBFLTTS'),
>>>>>>> s8-meters
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

<<<<<<< HEAD
// packages/house-math/src/slot/games/needle-song/game.ts
var game12 = growingGame(
  {
    code: 'needle-song',
    studio: 'NOKSHI',
    name: { EN: 'Needle song', BN: 'সুইয়ের গান' },
    description: {
      EN: 'Ten lines, and suns that come more often and bring five free games or more. Few of them, but each counts once more than the one before.',
      BN: 'দশটি লাইন, আর সূর্য ঘন ঘন এসে পাঁচটি বা তার বেশি ফ্রি গেম আনে। সংখ্যায় অল্প, তবে প্রতিটির জয় আগেরটির চেয়ে এক গুণ বেশি ধরা হয়।',
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
=======
// packages/house-math/src/slot/games/night-market/game.ts
var LETTERS14 = 'WCXRMDUHLF';
var game15 = {
  code: 'night-market',
  studio: 'RICKSHA',
  name: { EN: 'Night market', BN: 'রাতের বাজার' },
  description: {
    EN: 'Ten lines under the lamps, and carriers on three reels that open three of fifteen boxes. Most boxes hold little, one of them holds a hundred stakes.',
    BN: 'হারিকেনের আলোয় দশটি লাইন, আর তিন রিলের টিফিন ক্যারিয়ার পনেরোটি বাক্সের তিনটি খোলে। বেশির ভাগ বাক্সে অল্প থাকে, একটিতে থাকে বাজির একশ গুণ।',
>>>>>>> s8-meters
  },
  reels_default12,
);

// packages/house-math/src/slot/families/pick/pick-draft.ts
function pickGame(draft, found) {
  const { from, opens, boxes } = draft;
  if (boxes.length !== draft.reels * draft.rows) throw new Error(`${draft.code}: a box a place`);
  const special = [...withScatter(draft.wild, draft.scatter), { id: draft.box, role: 'low' }];
  const features = [
    RULES.lines(draft.lines),
    RULES.wild,
    { key: 'pick', values: { scatters: from, boxes: opens } },
  ];
  return {
    ...slotOf('pick', draft, { special, features }),
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

// packages/house-math/src/slot/games/night-market/reels.json
var reels_default13 = {
  strips: [
<<<<<<< HEAD
    'BFDIEHHJGGFFBDIHJGHIEIJJ',
    'JIIJFJFFEDGGJDIGIHHAJHEH',
    'FIBIEIFHJDJAGDGHBJHFGJEI',
    'IIJJGEJGGIAFFEHDJHDIHFHJ',
    'DEFJDIBFHIJHHGJEGIFJGBHI',
=======
    stripOf(LETTERS14, 'CDRLMHHFUUDDCRLHFUHLMLFF'),
    stripOf(LETTERS14, 'FLLFDFDDMRUUFRLULHHWFHMH'),
    stripOf(LETTERS14, 'DLCLMLDHFRFWURUHCFHDUFML'),
    stripOf(LETTERS14, 'LLFFUMFUULWDDMHRFHRLHDHF'),
    stripOf(LETTERS14, 'RMDFRLCDHLFHHUFMULDFUCHL'),
>>>>>>> s8-meters
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

<<<<<<< HEAD
// packages/house-math/src/slot/games/night-market/game.ts
var game13 = pickGame(
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
=======
// packages/house-math/src/slot/games/orchard-fair/game.ts
var LETTERS15 = 'WGJFLPHBKT';
var game16 = {
  code: 'orchard-fair',
  studio: 'BOISHAKH',
  name: { EN: 'Orchard fair', BN: 'বাগানের মেলা' },
  description: {
    EN: 'Ten lines among the trees, with much fruit of little worth and two baskets on the last strip. Wins are small and come often.',
    BN: 'গাছের ছায়ায় দশটি লাইন, অনেক ফল, প্রতিটির দাম অল্প, আর শেষ রিলে দুটি ঝুড়ি। জয় ছোট, তবে ঘন ঘন আসে।',
>>>>>>> s8-meters
  },
  reels_default13,
);

// packages/house-math/src/slot/games/orchard-fair/reels.json
var reels_default14 = {
  strips: [
<<<<<<< HEAD
    'IGGCHIICFCEJIHFJEJDJHGHC',
    'JCGHJFCIGCDHAIJECFJEIGHI',
    'JFIIHCJGCFIJCAEGGEJHDIHC',
    'DCIEHIGCFFCAGGJHJEIJICHJ',
    'HJIFGFHJEJFJIJBGHGBEIHIG',
=======
    stripOf(LETTERS15, 'KHHJBKKJPJLTKBPTLTFTBHBJ'),
    stripOf(LETTERS15, 'TJHBTPJKHJFBWKTLJPTLKHBK'),
    stripOf(LETTERS15, 'TPKKBJTHJPKTJWLHHLTBFKBJ'),
    stripOf(LETTERS15, 'FJKLBKHJPPJWHHTBTLKTKJBT'),
    stripOf(LETTERS15, 'BTKPHPBTLTPTKTGHBHGLKBKH'),
>>>>>>> s8-meters
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

<<<<<<< HEAD
// packages/house-math/src/slot/games/orchard-fair/game.ts
var game14 = collectGame(
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
=======
// packages/house-math/src/slot/games/palace-looms/game.ts
var LETTERS16 = 'WQSPLKFTN';
var game17 = {
  code: 'palace-looms',
  studio: 'JAMDANI',
  name: { EN: 'Palace looms', BN: 'রাজবাড়ির তাঁত' },
  description: {
    EN: 'Five reels that show two to six pictures each, another number in every round. Like pictures on neighbouring reels pay from the left, in up to 7776 ways.',
    BN: 'পাঁচটি রিলের প্রতিটিতে দুই থেকে ছয়টি ছবি থাকে, প্রতি রাউন্ডে সংখ্যা বদলায়। বাঁ দিক থেকে পাশাপাশি রিলে একই ছবি মিললে জয় হয়, সর্বোচ্চ 7776টি পথে।',
>>>>>>> s8-meters
  },
  reels_default14,
);

// packages/house-math/src/slot/families/changing/changing-draft.ts
function changingGame(draft, found) {
  const all = draft.heights.flat();
  const features = [
    { key: 'changing-ways', values: { fewest: Math.min(...all), most: Math.max(...all) } },
    RULES.wildPays,
  ];
  const special = [{ id: draft.wild, role: 'wild' }];
  return {
    ...slotOf('changing', draft, { special, features }),
    ...foundOf(found),
    wild: 0,
    heights: draft.heights,
  };
}

// packages/house-math/src/slot/games/palace-looms/reels.json
var reels_default15 = {
  strips: [
<<<<<<< HEAD
    'CFFIGFIHBEIEHGHDGCFGEIFDHBDECGHI',
    'EGGHEFHBIFAIHHGEHDGFFEBDCDCIECIIG',
    'EGCGFEFBIGGHIGBDEHHIIHDICCFAEFHDF',
    'IFGGHBIHCFIHGBFEEHDECDCGDEFHIGAIE',
    'GCHEHCIIGDFBGGIEHHDDCFFEIIGBFHFE',
=======
    stripOf(LETTERS16, 'SKKNFKNTQLNLTFTPFSKFLNKPTQPLSFTN'),
    stripOf(LETTERS16, 'LFFTLKTQNKWNTTFLTPFKKLQPSPSNLSNNF'),
    stripOf(LETTERS16, 'LFSFKLKQNFFTNFQPLTTNNTPNSSKWLKTPK'),
    stripOf(LETTERS16, 'NKFFTQNTSKNTFQKLLTPLSPSFPLKTNFWNL'),
    stripOf(LETTERS16, 'FSTLTSNNFPKQFFNLTTPPSKKLNNFQKTKL'),
>>>>>>> s8-meters
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

<<<<<<< HEAD
// packages/house-math/src/slot/games/palace-looms/game.ts
var game15 = changingGame(
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
  reels_default15,
);

// packages/house-math/src/slot/games/rickshaw-bells/reels.json
var reels_default16 = {
  strips: ['FGGFGGCBAFEBEEDECFDAGCFD', 'DFEBDGFEECBGFGGFCCDAGFEA', 'EECBGFCADGDFBAGGCFFEEDFG'],
=======
// packages/house-math/src/slot/games/rickshaw-bells/game.ts
var LETTERS17 = 'WRPKUFB';
var game18 = {
  code: 'rickshaw-bells',
  studio: 'RICKSHA',
  name: { EN: 'Rickshaw bells', BN: 'রিকশার ঘণ্টা' },
  description: {
    EN: 'Three reels and five lines, quick and plain like a ride through the old town. The bell stands in for every picture and doubles the win it is part of.',
    BN: 'তিনটি রিল ও পাঁচটি লাইন; পুরান ঢাকার গলিতে ছোট একটা চক্করের মতো সহজ। ঘণ্টা যেকোনো ছবির জায়গায় বসে এবং যে জয়ে থাকে তাকে দ্বিগুণ করে।',
  },
  family: 'classic',
  ruleVersion: 1,
  betCredits: 10,
  stakes: [20n, 40n, 100n, 200n, 500n, 1000n, 2000n, 5000n, 10000n, 20000n, 50000n],
  reels: 3,
  rows: 3,
  maxCredits: null,
  wild: 0,
  symbols: [
    { id: 'bell', name: { EN: 'Bell', BN: 'ঘণ্টা' }, role: 'wild' },
    { id: 'rickshaw', name: { EN: 'Rickshaw', BN: 'রিকশা' }, role: 'high' },
    { id: 'peacock', name: { EN: 'Peacock', BN: 'ময়ূর' }, role: 'high' },
    { id: 'kite', name: { EN: 'Kite', BN: 'ঘুড়ি' }, role: 'high' },
    { id: 'umbrella', name: { EN: 'Umbrella', BN: 'ছাতা' }, role: 'low' },
    { id: 'star-flower', name: { EN: 'Star flower', BN: 'তারাফুল' }, role: 'low' },
    { id: 'betel-leaf', name: { EN: 'Betel leaf', BN: 'পান পাতা' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS17, 'FBBFBBPRWFURUUKUPFKWBPFK'),
    stripOf(LETTERS17, 'KFURKBFUUPRBFBBFPPKWBFUW'),
    stripOf(LETTERS17, 'UUPRBFPWKBKFRWBBPFFUUKFB'),
  ],
>>>>>>> s8-meters
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

<<<<<<< HEAD
// packages/house-math/src/slot/games/rickshaw-bells/game.ts
var game16 = classicGame(
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
=======
// packages/house-math/src/slot/games/river-chest/game.ts
var LETTERS18 = 'WMBHKNCRP';
var game19 = {
  code: 'river-chest',
  studio: 'PADMA',
  name: { EN: 'River chest', BN: 'নদীর সিন্দুক' },
  description: {
    EN: 'Ten lines on the river, where boats and hilsa pay and the moon pays anywhere. Three pots lie in the chest; the small one is opened often.',
    BN: 'নদীর বুকে দশটি লাইন; নৌকা আর ইলিশ লাইনে দেয়, চাঁদ দেয় যেকোনো জায়গায়। সিন্দুকে তিনটি ভাণ্ডার; ছোটটি প্রায়ই খোলে।',
  },
  family: 'progressive',
  ruleVersion: 1,
  betCredits: 10,
  stakes: [200n, 400n, 1000n, 2000n, 5000n, 10000n, 20000n, 50000n],
  reels: 5,
  rows: 3,
  maxCredits: null,
  wild: 0,
  scatter: 1,
  symbols: [
    { id: 'wave', name: { EN: 'Wave', BN: 'ঢেউ' }, role: 'wild' },
    { id: 'moon', name: { EN: 'Moon', BN: 'চাঁদ' }, role: 'scatter' },
    { id: 'boat', name: { EN: 'Boat', BN: 'নৌকা' }, role: 'high' },
    { id: 'hilsa', name: { EN: 'Hilsa', BN: 'ইলিশ' }, role: 'high' },
    { id: 'kingfisher', name: { EN: 'Kingfisher', BN: 'মাছরাঙা' }, role: 'high' },
    { id: 'net', name: { EN: 'Net', BN: 'জাল' }, role: 'low' },
    { id: 'crab', name: { EN: 'Crab', BN: 'কাঁকড়া' }, role: 'low' },
    { id: 'reed', name: { EN: 'Reed', BN: 'নলখাগড়া' }, role: 'low' },
    { id: 'paddle', name: { EN: 'Paddle', BN: 'বৈঠা' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS18, 'RKNRCRCBHNKKHRPNNPMBPPCRCWP'),
    stripOf(LETTERS18, 'PRKCPPRNBCCRCBRNRKKCHPNWNHM'),
    stripOf(LETTERS18, 'CNPPHPPBNNRHRKNCRKWMKCCPRBN'),
    stripOf(LETTERS18, 'NBWMNPRPHRCHRCBPCKKPNCNRKCR'),
    stripOf(LETTERS18, 'BPPCRPRCHPNPKRBMCRHNCKNWNKR'),
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
  scatterPays: [0, 0, 0, 30, 150, 1e3],
  lines: TEN_LINES,
  levels: [
    { id: 'grand', name: { EN: 'Grand pot', BN: 'মহাভাণ্ডার' }, tickets: 5 },
    { id: 'great', name: { EN: 'Great pot', BN: 'বড় ভাণ্ডার' }, tickets: 100 },
    { id: 'small', name: { EN: 'Small pot', BN: 'ছোট ভাণ্ডার' }, tickets: 2500 },
  ],
  terms: {
    levels: [
      { seed: 2e6, share: 10 },
      { seed: 5e4, share: 5 },
      { seed: 2e3, share: 5 },
    ],
    reserveShare: 20,
  },
  features: [
    { key: 'lines', values: { lines: 10, smallest: 3 } },
    { key: 'wild-pays', values: { symbol: 0 } },
    { key: 'scatter', values: { symbol: 1, from: 3 } },
    { key: 'jackpot', values: { pots: 3 } },
  ],
};

// packages/house-math/src/slot/games/river-ways/game.ts
var LETTERS19 = 'WMBHKLENPR';
var game20 = {
  code: 'river-ways',
  studio: 'PADMA',
  name: { EN: 'Tidal river', BN: 'জোয়ারের নদী' },
  description: {
    EN: 'Five reels and 243 ways: like pictures on neighbouring reels pay, counted from the left. A wave on a middle reel fills the whole reel and stays while the others turn again.',
    BN: 'পাঁচটি রিল ও 243টি পথ; বাঁ দিক থেকে পাশাপাশি রিলে একই ছবি মিললে জয় হয়। মাঝের কোনো রিলে ঢেউ এলে পুরো রিল ভরে যায় এবং বাকি রিলগুলো আবার ঘোরার সময় সেটি স্থির থাকে।',
>>>>>>> s8-meters
  },
  reels_default16,
);

// packages/house-math/src/slot/families/ways/ways-draft.ts
function waysGame(draft, found) {
  const { reels, rows, spreadingReels } = draft;
  const firstReel = Math.min(...spreadingReels) + 1;
  const lastReel = Math.max(...spreadingReels) + 1;
  const mostRespins = spreadingReels.length;
  const special = withScatter(draft.wild, draft.scatter);
  const features = [
    { key: 'ways', values: { ways: rows ** reels, smallest: 3 } },
    RULES.wild,
    { key: 'spreading-wild', values: { symbol: 0, firstReel, lastReel, mostRespins } },
    RULES.scatter,
  ];
  return {
    ...slotOf('ways', draft, { special, features }),
    ...foundOf(found),
    ...scatterRules(draft.scatterPays),
    spreadingReels,
  };
}

// packages/house-math/src/slot/games/river-ways/reels.json
var reels_default17 = {
  strips: [
<<<<<<< HEAD
    'FHCGEDCDFCFFJIEJHJGGIIEIHJDBGH',
    'JCHICDFCDIIJJDGJIJFHGHJDIIEEGIHEGFBHGHAGFFJE',
    'JFGFIIFHGHJEFBCJJIIGIEDIHEIDJACFHDHJCEGJGGDH',
    'FIJDIGHFGDHJFIGJGBHCGFJECIIJHEIGCIEJAFHJEDDH',
    'EHIEGIGFDJGCIJHBHEFCIFFJDGCDHJ',
=======
    stripOf(LETTERS19, 'LNBEKHBHLBLLRPKRNREEPPKPNRHMEN'),
    stripOf(LETTERS19, 'RBNPBHLBHPPRRHERPRLNENRHPPKKEPNKELMNENWELLRK'),
    stripOf(LETTERS19, 'RLELPPLNENRKLMBRRPPEPKHPNKPHRWBLNHNRBKEREEHN'),
    stripOf(LETTERS19, 'LPRHPENLEHNRLPEREMNBELRKBPPRNKPEBPKRWLNRKHHN'),
    stripOf(LETTERS19, 'KNPKEPELHREBPRNMNKLBPLLRHEBHNR'),
>>>>>>> s8-meters
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

<<<<<<< HEAD
// packages/house-math/src/slot/games/river-ways/game.ts
var game17 = waysGame(
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
  reels_default17,
);

// packages/house-math/src/slot/games/street-lamps/reels.json
var reels_default18 = {
  strips: ['DAEFECGDGFBCEFGDGGFDBCFE', 'FADGGCDFCFBCEEBGGDEEFFDG', 'FCGGBEGBFAGDFDGEEDECFCFD'],
=======
// packages/house-math/src/slot/games/star-stitch/game.ts
var LETTERS20 = 'WSPEQTKFCN';
var game21 = {
  code: 'star-stitch',
  studio: 'NOKSHI',
  name: { EN: 'Star stitch', BN: 'তারার ফোঁড়' },
  description: {
    EN: 'Twenty lines on an embroidered quilt, with rare, large awards. Two pots grow with every stake; the grand one begins high and falls seldom.',
    BN: 'নকশি কাঁথায় বিশটি লাইন, পুরস্কার কম আসে কিন্তু বড়। প্রতিটি বাজিতে দুটি ভাণ্ডার বাড়ে; মহাভাণ্ডার শুরুতেই বড়, পড়ে কদাচিৎ।',
  },
  family: 'progressive',
  ruleVersion: 1,
  betCredits: 20,
  stakes: [200n, 400n, 1000n, 2000n, 5000n, 10000n, 20000n, 50000n],
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
    { id: 'spool', name: { EN: 'Spool of thread', BN: 'সুতোর নাটাই' }, role: 'low' },
    { id: 'needle', name: { EN: 'Needle', BN: 'সুই' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS20, 'CNCQFNTKTSKWCQPTQNFEFKFPCKEN'),
    stripOf(LETTERS20, 'CQTFFCPKCFTQNKCWETSNPNKKFEQN'),
    stripOf(LETTERS20, 'FPCNFKWETQKFNNTQSCQCKPKFNCTE'),
    stripOf(LETTERS20, 'KFFNFCKPTKQKEQTTECCPWFSNCNQN'),
    stripOf(LETTERS20, 'KEPKNTCKEFCPFFTCNWFTQNKSQQNC'),
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
  scatterPays: [0, 0, 0, 50, 400, 4e3],
  lines: TWENTY_LINES,
  levels: [
    { id: 'grand', name: { EN: 'Grand pot', BN: 'মহাভাণ্ডার' }, tickets: 1 },
    { id: 'great', name: { EN: 'Great pot', BN: 'বড় ভাণ্ডার' }, tickets: 20 },
  ],
  terms: {
    levels: [
      { seed: 1e7, share: 10 },
      { seed: 25e4, share: 5 },
    ],
    reserveShare: 15,
  },
  features: [
    { key: 'lines', values: { lines: 20, smallest: 3 } },
    { key: 'wild-pays', values: { symbol: 0 } },
    { key: 'scatter', values: { symbol: 1, from: 3 } },
    { key: 'jackpot', values: { pots: 2 } },
  ],
};

// packages/house-math/src/slot/games/street-lamps/game.ts
var LETTERS21 = 'WRMDKHL';
var game22 = {
  code: 'street-lamps',
  studio: 'RICKSHA',
  name: { EN: 'Street lamps', BN: 'পথের বাতি' },
  description: {
    EN: 'Three reels and five lines at dusk, with few pictures and larger pays. The lamp stands in for every picture and counts the win three times.',
    BN: 'সন্ধ্যার আলোয় তিনটি রিল ও পাঁচটি লাইন; ছবি কম, পুরস্কার বড়। হারিকেন যেকোনো ছবির জায়গায় বসে এবং জয় তিন গুণ করে।',
  },
  family: 'classic',
  ruleVersion: 1,
  betCredits: 10,
  stakes: [20n, 40n, 100n, 200n, 500n, 1000n, 2000n, 5000n, 10000n, 20000n, 50000n],
  reels: 3,
  rows: 3,
  maxCredits: null,
  wild: 0,
  symbols: [
    { id: 'lamp', name: { EN: 'Hurricane lamp', BN: 'হারিকেন' }, role: 'wild' },
    { id: 'rickshaw', name: { EN: 'Rickshaw', BN: 'রিকশা' }, role: 'high' },
    { id: 'mask', name: { EN: 'Tiger mask', BN: 'বাঘের মুখোশ' }, role: 'high' },
    { id: 'drum', name: { EN: 'Drum', BN: 'ঢোল' }, role: 'high' },
    { id: 'kite', name: { EN: 'Kite', BN: 'ঘুড়ি' }, role: 'low' },
    { id: 'hand-fan', name: { EN: 'Hand fan', BN: 'হাতপাখা' }, role: 'low' },
    { id: 'lotus', name: { EN: 'Lotus', BN: 'পদ্ম' }, role: 'low' },
  ],
  strips: [
    stripOf(LETTERS21, 'DWKHKMLDLHRMKHLDLLHDRMHK'),
    stripOf(LETTERS21, 'HWDLLMDHMHRMKKRLLDKKHHDL'),
    stripOf(LETTERS21, 'HMLLRKLRHWLDHDLKKDKMHMHD'),
  ],
>>>>>>> s8-meters
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

<<<<<<< HEAD
// packages/house-math/src/slot/games/street-lamps/game.ts
var game18 = classicGame(
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
=======
// packages/house-math/src/slot/games/sunken-treasure/game.ts
var LETTERS22 = 'WCLBEFNRD';
var game23 = {
  code: 'sunken-treasure',
  studio: 'PADMA',
  name: { EN: 'Sunken treasure', BN: 'ডুবন্ত ধন' },
  description: {
    EN: 'Twenty lines over deep water, and five coins are enough to hold while the other places turn. Coins come often and are worth little, so that the round is long rather than large.',
    BN: 'গভীর জলের ওপর বিশটি লাইন; পাঁচটি মুদ্রাতেই সেগুলো থেকে যায় আর বাকি ঘর ঘোরে। মুদ্রা ঘন ঘন আসে, দাম কম; তাই রাউন্ড বড় নয়, লম্বা হয়।',
>>>>>>> s8-meters
  },
  reels_default18,
);

// packages/house-math/src/slot/games/sunken-treasure/reels.json
var reels_default19 = {
  strips: [
<<<<<<< HEAD
    'BICFGCFDBHIIGHDBEEBGFEIH',
    'FGAEBDHIHCEIGIBFHCBEDBFG',
    'AIGDBFFCFIHDIGGCHEBEBEBH',
    'IBGIEBCHIBHDFGHFGBCAEFDE',
    'IDIBFCGHEIHDFGBEBGIBCEFH',
=======
    stripOf(LETTERS22, 'CDLFNLFBCRDDNRBCEECNFEDR'),
    stripOf(LETTERS22, 'FNWECBRDRLEDNDCFRLCEBCFN'),
    stripOf(LETTERS22, 'WDNBCFFLFDRBDNNLRECECECR'),
    stripOf(LETTERS22, 'DCNDECLRDCRBFNRFNCLWEFBE'),
    stripOf(LETTERS22, 'DBDCFLNREDRBFNCECNDCLEFR'),
>>>>>>> s8-meters
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

<<<<<<< HEAD
// packages/house-math/src/slot/games/sunken-treasure/game.ts
var game19 = coinsGame(
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
=======
// packages/house-math/src/slot/games/tiffin-boxes/game.ts
var LETTERS23 = 'WCXRPKUMFB';
var game24 = {
  code: 'tiffin-boxes',
  studio: 'RICKSHA',
  name: { EN: 'Tiffin boxes', BN: 'টিফিন বাক্স' },
  description: {
    EN: 'Twenty lines through the street, and tiffin carriers on the first, third and last reel. Three of them open five of fifteen boxes, and each pays what it holds.',
    BN: 'রাস্তার মোড়ে বিশটি লাইন, আর প্রথম, তৃতীয় ও শেষ রিলে টিফিন ক্যারিয়ার। তিনটি এলে পনেরোটি বাক্সের পাঁচটি খোলে, প্রতিটি তার ভেতরের পুরস্কার দেয়।',
>>>>>>> s8-meters
  },
  reels_default19,
);

// packages/house-math/src/slot/games/tiffin-boxes/reels.json
var reels_default20 = {
  strips: [
<<<<<<< HEAD
    'IGHEJJBIIDJFEHFIHDGJGHBF',
    'IGJFIJIHDHGHEJDEJAGHFJFI',
    'GJEIIHJGIHDAFGBJJFFDBIHE',
    'IEIJHJGJDFJAIDFHHFEHGJIG',
    'DFGEIJFIHHBEJGIHGHDJJFIB',
=======
    stripOf(LETTERS23, 'FUMPBBCFFRBKPMKFMRUBUMCK'),
    stripOf(LETTERS23, 'FUBKFBFMRMUMPBRPBWUMKBKF'),
    stripOf(LETTERS23, 'UBPFFMBUFMRWKUCBBKKRCFMP'),
    stripOf(LETTERS23, 'FPFBMBUBRKBWFRKMMKPMUBFU'),
    stripOf(LETTERS23, 'RKUPFBKFMMCPBUFMUMRBBKFC'),
>>>>>>> s8-meters
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

<<<<<<< HEAD
// packages/house-math/src/slot/games/tiffin-boxes/game.ts
var game20 = pickGame(
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
=======
// packages/house-math/src/slot/games/tiger-path/game.ts
var LETTERS24 = 'WMDHCKFTR';
var game25 = {
  code: 'tiger-path',
  studio: 'SUNDAR',
  name: { EN: 'Tiger path', BN: 'বাঘের পথ' },
  description: {
    EN: 'Twenty lines in the mangrove: a tiger on the third or last reel fills it, and the other reels turn again. With each turn it walks one reel to the left, until it has gone.',
    BN: 'বাদাবনে বিশটি লাইন; তৃতীয় বা শেষ রিলে বাঘ এলে সে পুরো রিল ভরে দেয় আর বাকি রিল আবার ঘোরে। প্রতিবার ঘোরার সময় সে এক রিল বামে হাঁটে, যতক্ষণ না চলে যায়।',
>>>>>>> s8-meters
  },
  reels_default20,
);

// packages/house-math/src/slot/games/tiger-path/reels.json
var reels_default21 = {
  strips: [
<<<<<<< HEAD
    'DGIICEBGDGHHFHEFFHEGIDCI',
    'EDIGCGFEFHGIGDDIHHFECBHI',
    'HHCGFHEIGGAGDFHFBIIDCEEI',
    'EIIBCEDFHHEDHGDHIFIGGFCG',
    'FDIFABGGEFIHHCIIGHGEECHD',
=======
    stripOf(LETTERS24, 'HFRRDCMFHFTTKTCKKTCFRHDR'),
    stripOf(LETTERS24, 'CHRFDFKCKTFRFHHRTTKCDMTR'),
    stripOf(LETTERS24, 'TTDFKTCRFFWFHKTKMRRHDCCR'),
    stripOf(LETTERS24, 'CRRMDCHKTTCHTFHTRKRFFKDF'),
    stripOf(LETTERS24, 'KHRKWMFFCKRTTDRRFTFCCDTH'),
>>>>>>> s8-meters
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
var game21 = walkingGame(
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
  reels_default21,
);

// packages/house-math/src/slot/reels/reels.ts
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
var countOf = (screen, symbol) =>
  screen.reduce((sum, column) => sum + column.filter((each) => each === symbol).length, 0);
function scatterWin(game26, screen, multiplier) {
  const positions = positionsOf(screen, [game26.scatter]);
  const count = positions.length;
  const credits = (game26.scatterPays[count] ?? 0) * multiplier;
  if (credits === 0) return null;
  return { kind: 'scatter', symbol: game26.scatter, count, multiplier, credits, positions };
}

// packages/house-math/src/slot/reels/board.ts
function boardOf(game26) {
  const { strips, rows } = game26;
  const lengths = strips.map((strip) => strip.length);
  const windows = strips.map((strip) =>
    Uint8Array.from(strip.flatMap((_, stop2) => windowOf(strip, stop2, rows))),
  );
  const cells = new Uint8Array(strips.length * rows);
  const stops = new Int32Array(strips.length);
  const show = (at) => {
    for (let reel = 0, cell = 0; reel < windows.length; reel++) {
      const from = at[reel] * rows;
      for (let row = 0; row < rows; row++) cells[cell++] = windows[reel][from + row];
    }
  };
  const draw = (random) => {
    for (let reel = 0; reel < lengths.length; reel++) stops[reel] = random.below(lengths[reel]);
    show(stops);
  };
  return { cells, stops, lengths, draw, show };
}
function countIn(cells, symbol) {
  let count = 0;
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === symbol) count++;
  return count;
}

// packages/house-math/src/slot/reels/line-counter.ts
function lineCounter(game26, fromRight = false) {
  const { wild, scatter = -1, reels, rows } = game26;
  const pays = Int32Array.from(
    { length: game26.pays.length * (reels + 1) },
    (_, i) => game26.pays[Math.floor(i / (reels + 1))]?.[i % (reels + 1)] ?? 0,
  );
  const paths = Int32Array.from(
    game26.lines.flatMap((line) => {
      const path = line.map((row, reel) => reel * rows + row);
      return fromRight ? path.reverse() : path;
    }),
  );
  const threeOrMore = game22.pays.every((row) => !row[1] && !row[2]);
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
      let count = wilds + 1;
      for (; count < reels; count++) {
        const next = cells[paths[from + count]];
        if (next !== symbol && next !== wild) break;
      }
      const credits = pays[symbol * (reels + 1) + count];
      if (credits >= alone) {
        last.symbol = symbol;
        last.count = count;
        return credits;
      }
    }
    last.symbol = wild;
    last.count = wilds;
    return alone;
  };
  const all = (cells, count) => {
    let credits = 0;
    for (let line = 0; line < game26.lines.length; line++) {
      const paid = along(cells, line);
      if (paid === 0) continue;
      credits += paid;
      count?.(last.symbol, last.count, paid);
    }
    return credits;
  };
  return { along, all, last };
}

// packages/house-math/src/slot/families/both-ways/both-ways-fast.ts
function bothWaysCounter(game26) {
  const left = lineCounter(game26);
  const right = lineCounter(game26, true);
  const ofScatters = Int32Array.from(
    { length: game26.reels * game26.rows + 1 },
    (_, count) => game26.scatterPays[count] ?? 0,
  );
  return (cells, count) => {
    let credits = left.all(cells, count);
    for (let line = 0; line < game26.lines.length; line++) {
      const paid2 = right.along(cells, line);
      if (paid2 === 0 || right.last.count === game26.reels) continue;
      credits += paid2;
      count?.(right.last.symbol, right.last.count, paid2);
    }
    const scatters = countIn(cells, game26.scatter);
    const paid = ofScatters[scatters];
    if (paid > 0) count?.(game26.scatter, scatters, paid);
    return credits + paid;
  };
}
function fastBothWays(game26) {
  const board = boardOf(game26);
  const credits = bothWaysCounter(game26);
  return (random) => {
    board.draw(random);
    return credits(board.cells);
  };
}

// packages/house-math/src/slot/outcome.ts
var sumOf = (wins) => wins.reduce((sum, win) => sum + win.credits, 0);
function outcomeOf(game26, steps, totalCredits = sumOf(steps)) {
  const { code, family, ruleVersion, betCredits } = game26;
  return { game: code, family, ruleVersion, betCredits, steps, totalCredits };
}

// packages/house-math/src/slot/reels/line-pay.ts
function linePay(game26, along) {
  const { wild, scatter, pays } = game26;
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

// packages/house-math/src/slot/reels/line-wins.ts
function lineWins(game26, screen, multiplier) {
  const wins = [];
  const along = [];
  for (const [line, rows] of game26.lines.entries()) {
    for (let reel = 0; reel < rows.length; reel++) along[reel] = screen[reel][rows[reel]];
    const { symbol, count, credits } = linePay(game26, along);
    if (credits === 0) continue;
    const positions = rows.slice(0, count).map((row, reel) => [reel, row]);
    const total = credits * multiplier;
    wins.push({ kind: 'line', line, symbol, count, multiplier, credits: total, positions });
  }
  return wins;
}

// packages/house-math/src/slot/families/both-ways/play-both-ways.ts
function winsFromRight(game26, screen) {
  const mirrored = { ...game26, lines: game26.lines.map((rows) => [...rows].reverse()) };
  return lineWins(mirrored, [...screen].reverse(), 1)
    .filter((win) => win.count < game26.reels)
    .map((win) => ({
      ...win,
      fromRight: true,
      positions: win.positions.map(([reel, row]) => [game26.reels - 1 - reel, row]),
    }));
}
function playBothWays(game26, random) {
  const stops = game26.strips.map((strip) => drawStop(strip, random));
  const screen = game26.strips.map((strip, reel) => windowOf(strip, stops[reel] ?? 0, game26.rows));
  const wins = [...lineWins(game26, screen, 1), ...winsFromRight(game26, screen)];
  const scatter = scatterWin(game26, screen, 1);
  if (scatter) wins.push(scatter);
  return outcomeOf(game26, [
    { kind: 'base', stops, screen, multiplier: 1, wins, credits: sumOf(wins) },
  ]);
}

// packages/house-math/src/slot/families/both-ways/index.ts
var bothWays = { play: playBothWays, fast: fastBothWays };

// packages/house-math/src/slot/families/changing/changing-fast.ts
function countTable(game26, reel) {
  const strip = game26.strips[reel] ?? [];
  const symbols = game26.symbols.length;
  const table = new Uint8Array((game26.rows + 1) * strip.length * symbols);
  for (const height of new Set(game26.heights[reel])) {
    strip.forEach((_, stop2) => {
      const at = (height * strip.length + stop2) * symbols;
      for (const shown of windowOf(strip, stop2, height)) {
        if (shown !== game26.wild) table[at + shown]++;
        else for (let symbol = 0; symbol < symbols; symbol++) table[at + symbol]++;
      }
    });
  }
  return table;
}
function changingCounter(game26) {
  const { reels } = game26;
  const symbols = game26.symbols.length;
  const tables = game26.strips.map((_, reel) => countTable(game26, reel));
  const lengths = game26.strips.map((strip) => strip.length);
  const heights = game26.heights.map((each) => Uint8Array.from(each));
  const pays = Int32Array.from({ length: symbols * (reels + 1) }, (_, i) => {
    return game26.pays[Math.floor(i / (reels + 1))]?.[i % (reels + 1)] ?? 0;
  });
  const at = new Int32Array(reels);
  return (random, count) => {
    for (let reel = 0; reel < reels; reel++) {
      const own = heights[reel];
      const height = own[random.below(own.length)];
      at[reel] = (height * lengths[reel] + random.below(lengths[reel])) * symbols;
    }
    let total = 0;
    for (let symbol = 0; symbol < symbols; symbol++) {
      let ways2 = tables[0][at[0] + symbol];
      if (ways2 === 0) continue;
      let reel = 1;
      for (; reel < reels; reel++) {
        const shown = tables[reel][at[reel] + symbol];
        if (shown === 0) break;
        ways2 *= shown;
      }
      const credits = ways2 * pays[symbol * (reels + 1) + reel];
      if (credits === 0) continue;
      total += credits;
      count?.(symbol, reel, credits);
    }
    return total;
  };
}
function fastChanging(game26) {
  const round = changingCounter(game26);
  return (random) => round(random);
}

// packages/house-math/src/slot/reels/ways-wins.ts
function waysWins(game26, screen) {
  const wins = [];
  for (const symbol of new Set(screen[0])) {
    if (symbol === game26.scatter) continue;
    let count = 0;
    let ways2 = 1;
    for (const column of screen) {
      const shown = column.filter((each) => each === symbol || each === game26.wild).length;
      if (shown === 0) break;
      ways2 *= shown;
      count++;
    }
    const credits = (game26.pays[symbol]?.[count] ?? 0) * ways2;
    if (credits === 0) continue;
    const positions = positionsOf(screen, [symbol, game26.wild], count);
    wins.push({ kind: 'ways', symbol, count, ways: ways2, multiplier: 1, credits, positions });
  }
  return wins;
}

// packages/house-math/src/slot/families/changing/play-changing.ts
function playChanging(game26, random) {
  const drawn = game26.strips.map((strip, reel) => {
    const heights = game26.heights[reel] ?? [];
    const height = heights[random.below(heights.length)] ?? 0;
    const stop2 = drawStop(strip, random);
    return { stop: stop2, column: windowOf(strip, stop2, height) };
  });
  const stops = drawn.map(({ stop: stop2 }) => stop2);
  const screen = drawn.map(({ column }) => column);
  const wins = waysWins(game26, screen);
  return outcomeOf(game26, [
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
var screenOf = (game26, stops) =>
  game26.strips.map((strip, reel) => windowOf(strip, stops[reel] ?? 0, game26.rows));
var classicWins = (game26, screen) =>
  lineWins(game26, screen, 1).map((win) => {
    if (win.symbol === game26.wild) return win;
    const wilds = win.positions.filter(([reel, row]) => screen[reel]?.[row] === game26.wild);
    const multiplier = game26.wildTimes ** wilds.length;
    return { ...win, multiplier, credits: win.credits * multiplier };
  });
function playClassic(game26, random) {
  const stops = game26.strips.map((strip) => drawStop(strip, random));
  const screen = screenOf(game26, stops);
  const wins = classicWins(game26, screen);
  return outcomeOf(game26, [
    { kind: 'base', stops, screen, multiplier: 1, wins, credits: sumOf(wins) },
  ]);
}

// packages/house-math/src/slot/families/classic/classic-fast.ts
function fastClassic(game26) {
  const lengths = game26.strips.map((strip) => strip.length);
  const credits = new Int32Array(cycleOf(lengths));
  let at = 0;
  everyStop(lengths, 0, (stops) => {
    credits[at++] = sumOf(classicWins(game26, screenOf(game26, Array.from(stops))));
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
function clusterPays(game26, cells) {
  const table = new Int32Array(game26.symbols.length * (cells + 1));
  game26.pays.forEach((pays, symbol) => {
    for (let size = 0; size <= cells; size++) {
      const tier = game26.sizes.findLastIndex((from) => from <= size);
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
var weightTable = (game26) =>
  Uint8Array.from(game26.weights.flatMap((w, symbol) => Array.from({ length: w }, () => symbol)));
function boardOf2(game26) {
  const { reels, rows } = game26;
  const total = reels * rows;
  return {
    reels,
    rows,
    cells: new Uint8Array(total),
    gone: new Uint8Array(total),
    seen: new Uint8Array(total),
    group: new Uint8Array(total),
    pays: clusterPays(game26, total),
    neighbours: neighbourTable(reels, rows),
    symbols: weightTable(game26),
  };
}

// packages/house-math/src/slot/families/clusters/tumbler.ts
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
function tumbler(game26) {
  const { multipliers, mostTumbles, maxCredits } = game26;
  const board = boardOf2(game26);
  const smallest = game26.sizes[0] ?? 0;
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
function preparedTumbler(game26) {
  const known = prepared.get(game26) ?? tumbler(game26);
  prepared.set(game26, known);
  return known;
}
function playClusters(game26, random) {
  const steps = [];
  const position = (cell) => [Math.floor(cell / game26.rows), cell % game26.rows];
  const inOrder = (cells) => cells.sort((one, other) => one - other).map(position);
  const totalCredits = preparedTumbler(game26)(random, {
    screen(cells, multiplier) {
      const kind = steps.length === 0 ? 'base' : 'tumble';
      const screen = Array.from({ length: game26.reels }, (_, reel) =>
        Array.from(cells.subarray(reel * game26.rows, (reel + 1) * game26.rows)),
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
  return outcomeOf(game26, steps, totalCredits);
}

// packages/house-math/src/slot/families/clusters/index.ts
var clusters = {
  play: playClusters,
  fast(game26) {
    const round = tumbler(game26);
    return (random) => round(random);
  },
};

// packages/house-math/src/slot/families/coins/coins-game.ts
var lineRules = (game26) => ({ ...game26, scatter: game26.coin });

// packages/house-math/src/slot/families/coins/coins-fast.ts
function fastCoins(game26) {
  const board = boardOf(game26);
  const lines2 = lineCounter(lineRules(game26));
  const places = game26.reels * game26.rows;
  const values = Int32Array.from(game26.values);
  return (random) => {
    board.draw(random);
    let credits = lines2.all(board.cells);
    let coins2 = countIn(board.cells, game26.coin);
    if (coins2 < game26.from) return credits;
    for (let coin = 0; coin < coins2; coin++) credits += values[random.below(values.length)];
    for (let left = game26.turns; left > 0 && coins2 < places; ) {
      let fresh = 0;
      for (let place = coins2; place < places; place++) {
        if (random.below(game26.oneIn) > 0) continue;
        fresh++;
        credits += values[random.below(values.length)];
      }
      coins2 += fresh;
      left = fresh > 0 ? game26.turns : left - 1;
    }
    return coins2 === places ? credits + game26.fullCredits : credits;
  };
}

// packages/house-math/src/slot/families/coins/play-coins.ts
var valueOf = (game26, random) => game26.values[random.below(game26.values.length)] ?? 0;
function withCoins(screen, coins2, coin) {
  const isCoin = new Set(coins2.map(({ place }) => String(place)));
  return screen.map((column, reel) =>
    column.map((symbol, row) => (isCoin.has(`${reel},${row}`) ? coin : symbol)),
  );
}
function turnPlaces(game26, coins2, random) {
  const isCoin = new Set(coins2.map(({ place }) => String(place)));
  const fresh = [];
  for (let reel = 0; reel < game26.reels; reel++) {
    for (let row = 0; row < game26.rows; row++) {
      const place = [reel, row];
      if (isCoin.has(String(place)) || random.below(game26.oneIn) > 0) continue;
      fresh.push({ place, credits: valueOf(game26, random) });
    }
  }
  return fresh;
}
function collected(game26, coins2) {
  const positions = coins2.map(({ place }) => place);
  const full = coins2.length === game26.reels * game26.rows;
  const credits = sumOf(coins2) + (full ? game26.fullCredits : 0);
  const count = coins2.length;
  return [{ kind: 'collect', symbol: game26.coin, count, multiplier: 1, credits, positions }];
}
function holdCoins(game26, { screen, marks }, random) {
  const steps = [];
  let coins2 = marks;
  let left = game26.turns;
  while (left > 0 && coins2.length < game26.reels * game26.rows) {
    const fresh = turnPlaces(game26, coins2, random);
    const stuck = coins2.map(({ place }) => place);
    coins2 = [...coins2, ...fresh];
    left = fresh.length > 0 ? game26.turns : left - 1;
    const ended = left === 0 || coins2.length === game26.reels * game26.rows;
    const wins = ended ? collected(game26, coins2) : [];
    const shown = withCoins(screen, coins2, game26.coin);
    const turned = { kind: 'respin', screen: shown, stuck, marks: coins2, multiplier: 1 };
    steps.push({ ...turned, wins, credits: sumOf(wins), left });
  }
  return steps;
}
function playCoins(game26, random) {
  const stops = game26.strips.map((strip) => drawStop(strip, random));
  const screen = game26.strips.map((strip, reel) => windowOf(strip, stops[reel] ?? 0, game26.rows));
  const wins = lineWins(lineRules(game26), screen, 1);
  const paid = { kind: 'base', stops, screen, multiplier: 1, wins, credits: sumOf(wins) };
  const places = positionsOf(screen, [game26.coin]);
  if (places.length < game26.from) return outcomeOf(game26, [paid]);
  const marks = places.map((place) => ({ place, credits: valueOf(game26, random) }));
  const held = holdCoins(game26, { screen, marks }, random);
  return outcomeOf(game26, [
    { ...paid, marks, awarded: game26.turns, left: game26.turns },
    ...held,
  ]);
}

// packages/house-math/src/slot/families/coins/index.ts
var coins = { play: playCoins, fast: fastCoins };

// packages/house-math/src/slot/families/collect/collect-fast.ts
function collectCounter(game26) {
  const lines2 = lineCounter(game26);
  const goods = Int32Array.from(game26.symbols, (_, symbol) => game26.goods[symbol] ?? 0);
  return (cells, count) => {
    const credits = lines2.all(cells, count);
    if (countIn(cells, game26.collector) === 0) return credits;
    let taken = 0;
    let shown = 0;
    for (let cell = 0; cell < cells.length; cell++) {
      const worth = goods[cells[cell]];
      if (worth === 0) continue;
      taken += worth;
      shown++;
    }
    if (shown > 0) count?.(game26.collector, shown, taken);
    return credits + taken;
  };
}
function fastCollect(game26) {
  const board = boardOf(game26);
  const credits = collectCounter(game26);
  return (random) => {
    board.draw(random);
    return credits(board.cells);
  };
}

// packages/house-math/src/slot/families/collect/play-collect.ts
var goodsOn = (game26, screen) =>
  screen.flatMap((column, reel) =>
    column.flatMap((symbol, row) => {
      const credits = game26.goods[symbol] ?? 0;
      return credits > 0 ? [{ place: [reel, row], credits }] : [];
    }),
  );
function collected2(game26, screen, marks) {
  const collectors = positionsOf(screen, [game26.collector]);
  if (collectors.length === 0 || marks.length === 0) return [];
  const positions = [...marks.map(({ place }) => place), ...collectors];
  const win = { kind: 'collect', symbol: game26.collector, multiplier: 1 };
  return [{ ...win, count: marks.length, credits: sumOf(marks), positions }];
}
function playCollect(game26, random) {
  const stops = game26.strips.map((strip) => drawStop(strip, random));
  const screen = game26.strips.map((strip, reel) => windowOf(strip, stops[reel] ?? 0, game26.rows));
  const marks = goodsOn(game26, screen);
  const wins = [...lineWins(game26, screen, 1), ...collected2(game26, screen, marks)];
  return outcomeOf(game26, [
    { kind: 'base', stops, screen, marks, multiplier: 1, wins, credits: sumOf(wins) },
  ]);
}

// packages/house-math/src/slot/families/collect/index.ts
var collect2 = { play: playCollect, fast: fastCollect };

// packages/house-math/src/slot/families/expanding/expanding-fast.ts
function expandingCounter(game26) {
  const lines2 = lineCounter(game26);
  const ofScatters = Int32Array.from(
    { length: game26.reels * game26.rows + 1 },
    (_, count) => game26.scatterPays[count] ?? 0,
  );
  return (cells, count) => {
    const scatters = countIn(cells, game26.scatter);
    for (let cell = 0; cell < cells.length; cell++) {
      if (cells[cell] !== game26.wild) continue;
      const top = cell - (cell % game26.rows);
      cells.fill(game26.wild, top, top + game26.rows);
    }
    const paid = ofScatters[scatters];
    if (paid > 0) count?.(game26.scatter, scatters, paid);
    return lines2.all(cells, count) + paid;
  };
}
function fastExpanding(game26) {
  const board = boardOf(game26);
  const credits = expandingCounter(game26);
  return (random) => {
    board.draw(random);
    return credits(board.cells);
  };
}

// packages/house-math/src/slot/families/expanding/play-expanding.ts
function playExpanding(game26, random) {
  const allWild = Array.from({ length: game26.rows }, () => game26.wild);
  const stops = game26.strips.map((strip) => drawStop(strip, random));
  const landed = game26.strips.map((strip, reel) => windowOf(strip, stops[reel] ?? 0, game26.rows));
  const screen = landed.map((column) => (column.includes(game26.wild) ? allWild : column));
  const wins = lineWins(game26, screen, 1);
  const scatter = scatterWin(game26, landed, 1);
  if (scatter) wins.push(scatter);
  return outcomeOf(game26, [
    { kind: 'base', stops, landed, screen, multiplier: 1, wins, credits: sumOf(wins) },
  ]);
}

// packages/house-math/src/slot/families/expanding/index.ts
var expanding = { play: playExpanding, fast: fastExpanding };

// packages/house-math/src/slot/families/growing/growing-fast.ts
function growingCounter(game26) {
  const lines2 = lineCounter(game26);
  const places = { length: game26.reels * game26.rows + 1 };
  const ofScatters = Int32Array.from(places, (_, count) => game26.scatterPays[count] ?? 0);
  const awards = Int32Array.from(places, (_, count) => game26.awards[count] ?? 0);
  const last = { awarded: 0 };
  const pay = (cells, count) => {
    const scatters = countIn(cells, game26.scatter);
    last.awarded = awards[scatters];
    const paid = ofScatters[scatters];
    if (paid > 0) count?.(game26.scatter, scatters, paid);
    return lines2.all(cells, count) + paid;
  };
  return { pay, last };
}
function fastGrowing(game26) {
  const board = boardOf(game26);
  const { pay, last } = growingCounter(game26);
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
function playGame(game26, random, multiplier) {
  const stops = game26.strips.map((strip) => drawStop(strip, random));
  const screen = game26.strips.map((strip, reel) => windowOf(strip, stops[reel] ?? 0, game26.rows));
  const wins = lineWins(game26, screen, multiplier);
  const scatter = scatterWin(game26, screen, multiplier);
  if (scatter) wins.push(scatter);
  return { stops, screen, multiplier, wins, credits: sumOf(wins) };
}
function playGrowing(game26, random) {
  const paid = playGame(game26, random, 1);
  const awarded = game26.awards[countOf(paid.screen, game26.scatter)] ?? 0;
  const steps = [{ kind: 'base', ...paid, awarded, left: awarded }];
  for (let times = 1; times <= awarded; times++)
    steps.push({ kind: 'free', ...playGame(game26, random, times), left: awarded - times });
  return outcomeOf(game26, steps);
}

// packages/house-math/src/slot/families/growing/index.ts
var growing = { play: playGrowing, fast: fastGrowing };

// packages/house-math/src/slot/families/lines/lines-tables.ts
var REELS = 5;
function payTable(game26) {
  const base = game26.symbols.length;
  const table = new Int32Array(base ** REELS);
  const along = Array.from({ length: REELS }, () => 0);
  for (let index = 0; index < table.length; index++) {
    for (let reel = REELS - 1, rest = index; reel >= 0; reel--, rest = Math.floor(rest / base)) {
      along[reel] = rest % base;
    }
    table[index] = linePay(game26, along).credits;
  }
  return table;
}
function placeTables(game26) {
  const base = game26.symbols.length;
  return game26.strips.map((strip, reel) => {
    const table = new Int32Array(strip.length * game26.lines.length);
    game26.lines.forEach((rows, line) => {
      for (let stop2 = 0; stop2 < strip.length; stop2++) {
        const symbol = strip[(stop2 + rows[reel]) % strip.length];
        table[stop2 * game26.lines.length + line] = symbol * base ** (REELS - 1 - reel);
      }
    });
    return table;
  });
}
function canPay(pay, base) {
  const endings = base * base;
  return Uint8Array.from({ length: base ** 3 }, (_, start) =>
    pay.subarray(start * endings, (start + 1) * endings).some((credits) => credits > 0) ? 1 : 0,
  );
}
function aliveTable(game26, pay, places) {
  const [a, b, c] = places;
  const [lengthA = 0, lengthB = 0, lengthC = 0] = game26.strips.map((strip) => strip.length);
  const lines2 = game26.lines.length;
  const hopeful = canPay(pay, game26.symbols.length);
  const endings = game26.symbols.length ** 2;
  const alive = new Int32Array(lengthA * lengthB * lengthC);
  for (let i = 0; i < lengthA; i++) {
    for (let j = 0; j < lengthB; j++) {
      for (let k = 0; k < lengthC; k++) {
        let bits = 0;
        for (let line = 0; line < lines2; line++) {
          const start =
            (a[i * lines2 + line] + b[j * lines2 + line] + c[k * lines2 + line]) / endings;
          bits |= hopeful[start] << line;
        }
        alive[(i * lengthB + j) * lengthC + k] = bits;
      }
    }
  }
  return alive;
}
var scatterTable = (game26, strip) =>
  Uint8Array.from(strip, (_, stop2) => {
    let shown = 0;
    for (let row = 0; row < game26.rows; row++) {
      if (strip[(stop2 + row) % strip.length] === game26.scatter) shown++;
    }
    return shown;
  });
function linesTables(game26) {
  if (game26.strips.length !== REELS || game26.lines.length > 31)
    throw new Error('not a 5-reel game');
  const pay = payTable(game26);
  const places = placeTables(game26);
  const alive = aliveTable(game26, pay, places);
  return { pay, places, alive, shown: game26.strips.map((strip) => scatterTable(game26, strip)) };
}

// packages/house-math/src/slot/families/lines/lines-fast.ts
function fastLines(game26) {
  const { pay, places, alive, shown } = linesTables(game26);
  const [a, b, c, d, e] = places;
  const [sa, sb, sc, sd, se] = shown;
  const [la, lb, lc, ld, le] = game26.strips.map((strip) => strip.length);
  const lines2 = game26.lines.length;
  const { most, multiplier } = game26.freeGames;
  const counts = { length: game26.rows * game26.reels + 1 };
  const scatterPays = Int32Array.from(counts, (_, n) => game26.scatterPays[n] ?? 0);
  const awards = Int32Array.from(counts, (_, n) => game26.freeGames.awards[n] ?? 0);
  const at = new Int32Array(5);
  const scatters = (stops) =>
    sa[stops[0]] + sb[stops[1]] + sc[stops[2]] + sd[stops[3]] + se[stops[4]];
  const linesPay = (stops) => {
    let bits = alive[(stops[0] * lb + stops[1]) * lc + stops[2]];
    let credits2 = 0;
    while (bits !== 0) {
      const line = 31 - Math.clz32(bits);
      bits ^= 1 << line;
      const first = a[stops[0] * lines2 + line] + b[stops[1] * lines2 + line];
      const middle = c[stops[2] * lines2 + line] + d[stops[3] * lines2 + line];
      credits2 += pay[first + middle + e[stops[4] * lines2 + line]];
    }
    return credits2;
  };
  const draw = (random) => {
    at[0] = random.below(la);
    at[1] = random.below(lb);
    at[2] = random.below(lc);
    at[3] = random.below(ld);
    at[4] = random.below(le);
  };
  const spin = (random) => {
    draw(random);
    let shownNow = scatters(at);
    let total = linesPay(at) + scatterPays[shownNow];
    let given = Math.min(awards[shownNow], most);
    for (let left = given; left > 0; left--) {
      draw(random);
      shownNow = scatters(at);
      total += multiplier * (linesPay(at) + scatterPays[shownNow]);
      const more = Math.min(awards[shownNow], most - given);
      given += more;
      left += more;
    }
    return total;
  };
  const credits = (stops) => linesPay(stops) + scatterPays[scatters(stops)];
  return { credits, scatters, spin };
}

// packages/house-math/src/slot/families/lines/play-lines.ts
function playGame2(game26, random, kind) {
  const stops = game26.strips.map((strip) => drawStop(strip, random));
  const screen = game26.strips.map((strip, reel) => windowOf(strip, stops[reel], game26.rows));
  const multiplier = kind === 'free' ? game26.freeGames.multiplier : 1;
  const wins = lineWins(game26, screen, multiplier);
  const scatter = scatterWin(game26, screen, multiplier);
  if (scatter) wins.push(scatter);
  const scatters = countOf(screen, game26.scatter);
  return { kind, stops, screen, multiplier, wins, credits: sumOf(wins), scatters };
}
function playLines(game26, random) {
  const steps = [];
  let given = 0;
  let left = 0;
  do {
    const { scatters, ...played } = playGame2(game26, random, steps.length === 0 ? 'base' : 'free');
    if (played.kind === 'free') left--;
    const asked = game26.freeGames.awards[scatters] ?? 0;
    const awarded = Math.min(asked, game26.freeGames.most - given);
    given += awarded;
    left += awarded;
    steps.push({ ...played, awarded, left });
  } while (left > 0);
  return outcomeOf(game26, steps);
}

// packages/house-math/src/slot/families/lines/index.ts
var lines = {
  play: playLines,
  fast: (game26) => fastLines(game26).spin,
};

// packages/house-math/src/slot/families/pick/pick-fast.ts
function pickCounter(game26) {
  const lines2 = lineCounter(game26);
  const ofScatters = Int32Array.from(
    { length: game26.reels * game26.rows + 1 },
    (_, count) => game26.scatterPays[count] ?? 0,
  );
  const last = { opens: false };
  const pay = (cells, count) => {
    const scatters = countIn(cells, game26.scatter);
    last.opens = scatters >= game26.from;
    const paid = ofScatters[scatters];
    if (paid > 0) count?.(game26.scatter, scatters, paid);
    return lines2.all(cells, count) + paid;
  };
  return { pay, last };
}
function fastPick(game26) {
  const board = boardOf(game26);
  const { pay, last } = pickCounter(game26);
  const prizes = Int32Array.from(game26.boxes);
  return (random) => {
    board.draw(random);
    let credits = pay(board.cells);
    if (!last.opens) return credits;
    prizes.set(game26.boxes);
    for (let left = prizes.length; left > prizes.length - game26.opens; left--) {
      random.below(left);
      const at = random.below(left);
      credits += prizes[at];
      prizes.copyWithin(at, at + 1, left);
    }
    return credits;
  };
}

// packages/house-math/src/slot/families/pick/play-pick.ts
function openBoxes(game26, random) {
  const closed = game26.boxes.map((_, place) => place);
  const prizes = [...game26.boxes];
  const marks = [];
  for (let opened = 0; opened < game26.opens; opened++) {
    const [place = 0] = closed.splice(random.below(closed.length), 1);
    const [credits = 0] = prizes.splice(random.below(prizes.length), 1);
    marks.push({ place: [Math.floor(place / game26.rows), place % game26.rows], credits });
  }
  const screen = game26.strips.map(() => Array.from({ length: game26.rows }, () => game26.box));
  const wins = marks.map(({ place, credits }) => ({
    kind: 'pick',
    symbol: game26.box,
    count: 1,
    multiplier: 1,
    credits,
    positions: [place],
  }));
  return { kind: 'bonus', screen, marks, multiplier: 1, wins, credits: sumOf(wins) };
}
function playPick(game26, random) {
  const stops = game26.strips.map((strip) => drawStop(strip, random));
  const screen = game26.strips.map((strip, reel) => windowOf(strip, stops[reel] ?? 0, game26.rows));
  const wins = lineWins(game26, screen, 1);
  const scatter = scatterWin(game26, screen, 1);
  if (scatter) wins.push(scatter);
  const paid = { kind: 'base', stops, screen, multiplier: 1, wins, credits: sumOf(wins) };
  const opens = countOf(screen, game26.scatter) >= game26.from;
  return outcomeOf(game26, opens ? [paid, openBoxes(game26, random)] : [paid]);
}

// packages/house-math/src/slot/families/pick/index.ts
var pick = { play: playPick, fast: fastPick };

<<<<<<< HEAD
// packages/house-math/src/slot/families/sticky/play-sticky.ts
function turn(game22, random) {
  const stops = game22.strips.map((strip) => drawStop(strip, random));
  const screen = game22.strips.map((strip, reel) => windowOf(strip, stops[reel] ?? 0, game22.rows));
  return { stops, screen };
}
var withWilds = (game22, screen, before) =>
  screen.map((column, reel) =>
    column.map((symbol, row) => (before[reel]?.[row] === game22.wild ? game22.wild : symbol)),
  );
function playSticky(game22, random) {
  const paid = turn(game22, random);
  const wins = lineWins(game22, paid.screen, 1);
  const scatter = scatterWin(game22, paid.screen, 1);
  if (scatter) wins.push(scatter);
  const awarded = game22.awards[countOf(paid.screen, game22.scatter)] ?? 0;
  const steps = [
    { kind: 'base', ...paid, multiplier: 1, wins, credits: sumOf(wins), awarded, left: awarded },
  ];
  let stood = [];
  for (let left = awarded - 1; left >= 0; left--) {
    const { stops, screen: landed } = turn(game22, random);
    const stuck = positionsOf(stood, [game22.wild]);
    const screen = withWilds(game22, landed, stood);
    const won = lineWins(game22, screen, 1);
    const shown = { kind: 'free', stops, screen, stuck, multiplier: 1, wins: won };
    steps.push({ ...shown, credits: sumOf(won), left });
    stood = screen;
  }
  return outcomeOf(game22, steps);
}

// packages/house-math/src/slot/families/sticky/sticky-fast.ts
function fastSticky(game22) {
  const board = boardOf(game22);
  const lines2 = lineCounter(game22);
  const { cells } = board;
  const places = { length: cells.length + 1 };
  const ofScatters = Int32Array.from(places, (_, count) => game22.scatterPays[count] ?? 0);
  const awards = Int32Array.from(places, (_, count) => game22.awards[count] ?? 0);
  const stuck = new Uint8Array(cells.length);
  return (random) => {
    board.draw(random);
    const scatters = countIn(cells, game22.scatter);
    let credits = lines2.all(cells) + ofScatters[scatters];
    const awarded = awards[scatters];
    if (awarded === 0) return credits;
    stuck.fill(0);
    for (let free = 0; free < awarded; free++) {
      board.draw(random);
      for (let cell = 0; cell < cells.length; cell++) {
        if (stuck[cell] === 1) cells[cell] = game22.wild;
        else if (cells[cell] === game22.wild) stuck[cell] = 1;
      }
      credits += lines2.all(cells);
    }
    return credits;
  };
}

// packages/house-math/src/slot/families/sticky/index.ts
var sticky = { play: playSticky, fast: fastSticky };
=======
// packages/house-math/src/slot/families/progressive/jackpot.ts
var GROUP = 1e3;
var ticketOf = (outcome) => outcome.ticket ?? null;
var drawTicket2 = (random) => {
  const first = random.below(GROUP);
  const second = random.below(GROUP);
  return (first * GROUP + second) * GROUP + random.below(GROUP);
};
function levelOf(game26, ticket, stakeMinor) {
  let below = 0;
  for (const level of game26.levels) {
    below += level.tickets * Number(stakeMinor);
    if (ticket < below) return level;
  }
  return null;
}

// packages/house-math/src/slot/families/progressive/play-progressive.ts
function playProgressive(game26, random) {
  const stops = game26.strips.map((strip) => drawStop(strip, random));
  const screen = game26.strips.map((strip, reel) => windowOf(strip, stops[reel] ?? 0, game26.rows));
  const wins = lineWins(game26, screen, 1);
  const scatter = scatterWin(game26, screen, 1);
  if (scatter) wins.push(scatter);
  const step = { kind: 'base', stops, screen, multiplier: 1, wins, credits: sumOf(wins) };
  return { ...outcomeOf(game26, [step]), ticket: drawTicket2(random) };
}

// packages/house-math/src/slot/families/progressive/progressive-fast.ts
function progressiveCounter(game26) {
  const lines2 = lineCounter(game26);
  return (cells, count) => {
    const credits = lines2.all(cells, count);
    const scatters = countIn(cells, game26.scatter);
    const paid = game26.scatterPays[scatters] ?? 0;
    if (paid > 0) count?.(game26.scatter, scatters, paid);
    return credits + paid;
  };
}
function fastProgressive(game26) {
  const board = boardOf(game26);
  const credits = progressiveCounter(game26);
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
>>>>>>> s8-meters

// packages/house-math/src/slot/families/walking/walking-fast.ts
function walkingCounter(game26) {
  const board = boardOf(game26);
  const lines2 = lineCounter(game26);
  const ofScatters = Int32Array.from(
    { length: game26.reels * game26.rows + 1 },
    (_, count) => game26.scatterPays[count] ?? 0,
  );
  const { cells, stops, lengths } = board;
  const fill = (reel) => cells.fill(game26.wild, reel * game26.rows, (reel + 1) * game26.rows);
  const hasWild = (reel) => {
    for (let row = 0; row < game26.rows; row++)
      if (cells[reel * game26.rows + row] === game26.wild) return true;
    return false;
  };
  const after = { standing: 0 };
  const pay = (at, standing, count) => {
    for (let reel = 0; reel < lengths.length; reel++) stops[reel] = Math.max(at[reel], 0);
    board.show(stops);
    for (let reel = 0; reel < lengths.length; reel++) if (standing & (1 << reel)) fill(reel);
    const scatters = countIn(cells, game26.scatter);
    let wilds = standing;
    for (let reel = 0; standing === 0 && reel < lengths.length; reel++) {
      if (!hasWild(reel)) continue;
      wilds |= 1 << reel;
      fill(reel);
    }
    after.standing = wilds >> 1;
    const paid = ofScatters[scatters];
    if (paid > 0) count?.(game26.scatter, scatters, paid);
    return lines2.all(cells, count) + paid;
  };
  return { pay, after, lengths };
}
function fastWalking(game26) {
  const { pay, after, lengths } = walkingCounter(game26);
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
function playGame3(game26, random, standing) {
  const allWild = Array.from({ length: game26.rows }, () => game26.wild);
  const kind = standing.length === 0 ? 'base' : 'respin';
  const stops = game26.strips.map((strip, reel) =>
    standing.includes(reel) ? null : drawStop(strip, random),
  );
  const landed = game26.strips.map((strip, reel) => {
    const stop2 = stops[reel] ?? null;
    return stop2 === null ? allWild : windowOf(strip, stop2, game26.rows);
  });
  const filled = landed.flatMap((column, reel) =>
    kind === 'base' && column.includes(game26.wild) ? [reel] : [],
  );
  const screen = landed.map((column, reel) => (filled.includes(reel) ? allWild : column));
  const wins = lineWins(game26, screen, 1);
  const scatter = scatterWin(game26, landed, 1);
  if (scatter) wins.push(scatter);
  const shown = { kind, stops, landed, screen, held: standing, multiplier: 1, wins };
  return { step: { ...shown, credits: sumOf(wins) }, wilds: [...standing, ...filled] };
}
function playWalking(game26, random) {
  const steps = [];
  let standing = [];
  do {
    const { step, wilds } = playGame3(game26, random, standing);
    steps.push(step);
    standing = wilds.map((reel) => reel - 1).filter((reel) => reel >= 0);
  } while (standing.length > 0);
  return outcomeOf(game26, steps);
}

// packages/house-math/src/slot/families/walking/index.ts
var walking = { play: playWalking, fast: fastWalking };

// packages/house-math/src/slot/families/ways/play-ways.ts
function playGame4(game26, random, held) {
  const allWild = Array.from({ length: game26.rows }, () => game26.wild);
  const stops = game26.strips.map((strip, reel) =>
    held.includes(reel) ? null : drawStop(strip, random),
  );
  const landed = game26.strips.map((strip, reel) => {
    const stop2 = stops[reel] ?? null;
    return stop2 === null ? allWild : windowOf(strip, stop2, game26.rows);
  });
  const filled = game26.spreadingReels.filter(
    (reel) => !held.includes(reel) && landed[reel]?.includes(game26.wild),
  );
  const screen = landed.map((column, reel) => (filled.includes(reel) ? allWild : column));
  const scatter = scatterWin(game26, landed, 1);
  const wins = [...waysWins(game26, screen), ...(scatter ? [scatter] : [])];
  const kind = held.length === 0 ? 'base' : 'respin';
  const step = { kind, stops, landed, screen, held, multiplier: 1, wins, credits: sumOf(wins) };
  return { step, filled };
}
function playWays(game26, random) {
  const steps = [];
  let held = [];
  for (;;) {
    const { step, filled } = playGame4(game26, random, held);
    steps.push(step);
    if (filled.length === 0) return outcomeOf(game26, steps);
    held = [...held, ...filled].sort((one, other) => one - other);
  }
}

// packages/house-math/src/slot/families/ways/ways-fast.ts
function countTable2(game26, reel) {
  const strip = game26.strips[reel];
  const symbols = game26.symbols.length;
  const table = new Uint8Array((strip.length + 1) * symbols).fill(game26.rows, 0, symbols);
  table[game26.scatter] = 0;
  for (let stop2 = 0; stop2 < strip.length; stop2++) {
    const seen = windowOf(strip, stop2, game26.rows);
    const fills = game26.spreadingReels.includes(reel) && seen.includes(game26.wild);
    for (let symbol = 0; symbol < symbols; symbol++) {
      const shown = seen.filter((each) => each === symbol || each === game26.wild).length;
      const count =
        symbol === game26.scatter ? seen.filter((each) => each === symbol).length : shown;
      const filled = fills && symbol !== game26.scatter ? game26.rows : count;
      table[(stop2 + 1) * symbols + symbol] = filled;
    }
  }
  return table;
}
var wildTable = (game26, reel) =>
  Uint8Array.from(game26.strips[reel], (_, stop2) => {
    const seen = windowOf(game26.strips[reel], stop2, game26.rows);
    return game26.spreadingReels.includes(reel) && seen.includes(game26.wild) ? 1 << reel : 0;
  });
function startTable(game26) {
  const strip = game26.strips[0];
  const table = new Int8Array(strip.length * game26.rows).fill(-1);
  for (let stop2 = 0; stop2 < strip.length; stop2++) {
    const seen = new Set(windowOf(strip, stop2, game26.rows));
    seen.delete(game26.scatter);
    table.set([...seen], stop2 * game26.rows);
  }
  return table;
}
function fastWays(game26) {
  const { reels, rows } = game26;
  const symbols = game26.symbols.length;
  const counts = game26.strips.map((_, reel) => countTable2(game26, reel));
  const wilds = game26.strips.map((_, reel) => wildTable(game26, reel));
  const starts = startTable(game26);
  const lengths = game26.strips.map((strip) => strip.length);
  const pays = Int32Array.from({ length: symbols * (reels + 1) }, (_, i) => {
    return game26.pays[Math.floor(i / (reels + 1))]?.[i % (reels + 1)] ?? 0;
  });
  const scatterPays = Int32Array.from({ length: reels * rows + 1 }, (_, n) => {
    return game26.scatterPays[n] ?? 0;
  });
  const at = new Int32Array(reels);
  const credits = (stops) => {
    let total = 0;
    let scatters = 0;
    for (let reel = 0; reel < reels; reel++) {
      scatters += counts[reel][(stops[reel] + 1) * symbols + game26.scatter];
    }
    for (let i = stops[0] * rows; i < (stops[0] + 1) * rows; i++) {
      const symbol = starts[i];
      if (symbol < 0) break;
      let ways2 = 1;
      let reel = 0;
      for (; reel < reels; reel++) {
        const shown = counts[reel][(stops[reel] + 1) * symbols + symbol];
        if (shown === 0) break;
        ways2 *= shown;
      }
      total += ways2 * pays[symbol * (reels + 1) + reel];
    }
    return total + scatterPays[scatters];
  };
  const filled = (stops) => {
    let bits = 0;
    for (let reel = 0; reel < reels; reel++) {
      if (stops[reel] >= 0) bits |= wilds[reel][stops[reel]];
    }
    return bits;
  };
  const spin = (random) => {
    let total = 0;
    let held = 0;
    for (;;) {
      for (let reel = 0; reel < reels; reel++) {
        at[reel] = held & (1 << reel) ? -1 : random.below(lengths[reel]);
      }
      total += credits(at);
      const more = filled(at);
      if (more === 0) return total;
      held |= more;
    }
  };
  return { credits, filled, spin };
}

// packages/house-math/src/slot/families/ways/index.ts
var ways = {
  play: playWays,
  fast: (game26) => fastWays(game26).spin,
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
<<<<<<< HEAD
  sticky,
=======
  progressive,
>>>>>>> s8-meters
  walking,
  ways,
};
var FAMILY_NAMES = Object.keys(FAMILIES);
var familyOf = (game26) => FAMILIES[game26.family];
function play(game26, random) {
  return familyOf(game26).play(game26, random);
}

// packages/house-math/src/slot/payout.ts
function payoutMinor(game26, stakeMinor, credits) {
  if (!game26.stakes.includes(stakeMinor))
    throw new Error(`${game26.code} has no stake ${stakeMinor}`);
  return (stakeMinor / BigInt(game26.betCredits)) * BigInt(credits);
}

// packages/house-math/src/slot/index.ts
var SLOTS = new Map(Object.values(list_exports).map((game26) => [game26.code, game26]));
var findSlot = (code, ruleVersion) => {
  const game26 = SLOTS.get(code);
  return game26?.ruleVersion === ruleVersion ? game26 : null;
};

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
function prepare(proof, game26) {
  const { serverSeed, clientSeed, nonce } = proof;
  if (serverSeed === null) return { obstacle: 'seed-not-revealed' };
  if (game26?.ruleVersion !== Number(proof.ruleVersion)) return { obstacle: 'unknown-rules' };
  if (proof.mappingVersion !== MAPPING_VERSION) return { obstacle: 'unknown-mapping' };
  if (!isServerSeed(serverSeed) || !isClientSeed(clientSeed) || !isNonce(nonce)) {
    return { obstacle: 'bad-seeds' };
  }
  const stakeMinor = parseDecimal(proof.stake);
  if (stakeMinor === null || !game26.stakes.includes(stakeMinor)) return { obstacle: 'bad-stake' };
  return { obstacle: null, game: game26, stakeMinor, seeds: { serverSeed, clientSeed, nonce } };
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
  const { game: game26, stakeMinor } = prepared2;
  if (game26.family === 'progressive') {
    const won = levelOf(game26, ticketOf(outcome) ?? Number.POSITIVE_INFINITY, stakeMinor);
    checks.push(check2('jackpot', proof.jackpot?.level ?? 'none', won?.id ?? 'none'));
  }
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
  const prepared2 = prepare(proof, findSlot(proof.gameCode, Number(proof.ruleVersion)));
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
function conclude(lines2, { ok, what }) {
  for (const line of lines2) {
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
