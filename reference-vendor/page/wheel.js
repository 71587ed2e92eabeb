// The page of the game. It knows its own server alone; the token came behind the `#`.
const FIELDS = [0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0, 5, 0, 1, 0, 2];
const COLOURS = { 0: '#6d5c96', 1: '#8ecae6', 2: '#2ed3a5', 3: '#ffb703', 5: '#ff6b8b' };
const STAKES = ['1.00', '5.00', '20.00'];

const WORDS = {
  EN: {
    title: 'Sundial Wheel',
    balance: 'Balance',
    won: 'Last win',
    stake: 'Stake',
    turn: 'Turn',
    free: 'Turn for free ({left} left)',
    freeReady: 'You have {left} free turns at {stake}.',
    GRANT_OVER: 'No free turn is left.',
    ready: 'Choose a stake and turn the wheel.',
    turning: 'The wheel turns…',
    lost: 'Nothing this time.',
    back: 'You get {win}.',
    owed: 'Your win is on its way.',
    TAKEN_BACK: 'The wallet did not answer. Your stake is given back.',
    INSUFFICIENT_FUNDS: 'Your balance is below this stake.',
    LIMIT_REACHED: 'A limit you set for yourself is reached.',
    PLAYER_BLOCKED: 'Play is closed for you.',
    BETS_OFF: 'This game is closed at the moment.',
    MAINTENANCE: 'The site is closed at the moment.',
    other: 'Please open the game again.',
  },
  BN: {
    title: 'সূর্যঘড়ির চাকা',
    balance: 'ব্যালেন্স',
    won: 'শেষ জয়',
    stake: 'বাজি',
    turn: 'ঘোরান',
    free: 'ফ্রি ঘোরান (বাকি {left})',
    freeReady: 'আপনার {left}টি ফ্রি ঘোরা আছে, প্রতিটি {stake} টাকার।',
    GRANT_OVER: 'আর কোনো ফ্রি ঘোরা বাকি নেই।',
    ready: 'বাজি বেছে নিয়ে চাকা ঘোরান।',
    turning: 'চাকা ঘুরছে…',
    lost: 'এবার কিছু মেলেনি।',
    back: 'আপনি পেলেন {win}।',
    owed: 'আপনার জয় আসছে।',
    TAKEN_BACK: 'ওয়ালেট সাড়া দেয়নি। আপনার বাজি ফেরত দেওয়া হচ্ছে।',
    INSUFFICIENT_FUNDS: 'আপনার ব্যালেন্স এই বাজির চেয়ে কম।',
    LIMIT_REACHED: 'আপনার নিজের ঠিক করা সীমা পূর্ণ হয়েছে।',
    PLAYER_BLOCKED: 'আপনার জন্য খেলা বন্ধ আছে।',
    BETS_OFF: 'গেমটি এখন বন্ধ আছে।',
    MAINTENANCE: 'সাইটটি এখন বন্ধ আছে।',
    other: 'অনুগ্রহ করে গেমটি আবার খুলুন।',
  },
};

const asked = new URLSearchParams(location.hash.slice(1));
const token = asked.get('token') ?? '';
const language = asked.get('language') === 'BN' ? 'BN' : 'EN';
const words = WORDS[language];
const byId = (id) => document.getElementById(id);
const say = (text) => {
  byId('said').textContent = text;
};

const SVG = 'http://www.w3.org/2000/svg';
const STEP = 360 / FIELDS.length;
const at = (degrees, radius) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

function drawWheel() {
  for (const [n, times] of FIELDS.entries()) {
    const field = document.createElementNS(SVG, 'path');
    const [from, to] = [(n - 0.5) * STEP, (n + 0.5) * STEP];
    field.setAttribute('d', `M0 0L${at(from, 97)}A97 97 0 0 1 ${at(to, 97)}Z`);
    field.setAttribute('fill', COLOURS[times]);
    field.setAttribute('stroke', '#17112b');
    const label = document.createElementNS(SVG, 'text');
    label.setAttribute('transform', `rotate(${n * STEP}) translate(0 -78)`);
    label.textContent = times === 0 ? '·' : `${times}×`;
    byId('wheel').append(field, label);
  }
  const hub = document.createElementNS(SVG, 'circle');
  hub.setAttribute('r', '16');
  hub.setAttribute('fill', '#ffd166');
  byId('wheel').append(hub);
}

let turns = 0;
/** Resolves when the field stands under the hand. */
function turnTo(field) {
  turns += 4;
  byId('wheel').style.transform = `rotate(${turns * 360 - field * STEP}deg)`;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return new Promise((done) => setTimeout(done, still ? 0 : 2_650));
}

async function ask(path, body) {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, ...body }),
  });
  return answer.json();
}

/** Rounds that the house gave: a button of their own, as long as one is left. */
function showFree(free) {
  byId('free').hidden = !free;
  if (free) byId('free').textContent = words.free.replace('{left}', free.left);
}

async function play(pressed, wish) {
  for (const id of ['turn', 'free']) byId(id).disabled = true;
  say(words.turning);
  try {
    const round = await ask('play', wish);
    showFree(round.free);
    if (!round.ok) return say(words[round.status] ?? words.other);
    await turnTo(round.field);
    byId('won').textContent = round.win;
    if (round.balance !== null) byId('balance').textContent = round.balance;
    // A return of the stake is no win to be celebrated.
    if (round.balance === null) say(words.owed);
    else say(round.times === 0 ? words.lost : words.back.replace('{win}', round.win));
  } catch {
    say(words.other);
  } finally {
    for (const id of ['turn', 'free']) byId(id).disabled = false;
    (pressed.hidden ? byId('turn') : pressed).focus();
  }
}

function drawWords() {
  document.documentElement.lang = language.toLowerCase();
  document.title = words.title;
  for (const name of ['balance', 'won', 'stake']) byId(`${name}-word`).textContent = words[name];
  byId('turn').textContent = words.turn;
  for (const [n, stake] of STAKES.entries()) {
    const label = document.createElement('label');
    const input = Object.assign(document.createElement('input'), {
      type: 'radio',
      name: 'stake',
      value: stake,
      checked: n === 0,
    });
    label.append(input, stake.replace('.00', ''));
    byId('stakes').append(label);
  }
}

// Words that are drawn before their letters are there may stay boxes.
if (language === 'BN') await document.fonts.load('1em "Wheel Bengali"', 'ব').catch(() => []);
drawWords();
drawWheel();
const chosen = () => document.querySelector('#stakes :checked').value;
byId('turn').addEventListener('click', () => play(byId('turn'), { stake: chosen() }));
byId('free').addEventListener('click', () => play(byId('free'), { free: true }));
const opened = await ask('open', {}).catch(() => ({ ok: false }));
if (opened.ok) {
  byId('balance').textContent = opened.balance;
  byId('turn').disabled = false;
  showFree(opened.free);
  const { free } = opened;
  const gift = free && words.freeReady.replace('{left}', free.left).replace('{stake}', free.stake);
  say(gift ?? words.ready);
} else {
  say(words[opened.status] ?? words.other);
}
