import type { RareWin } from '@nokshi/contract/player/catalogue.ts';
import type { SlotGame } from '@nokshi/house-math/slot/families/index.ts';
import type { SlotFeature } from '@nokshi/house-math/slot/game.ts';
import { minorOf } from '@nokshi/money';
import type { Table } from '../runtime/server.ts';
import { amountText } from '../seat.ts';
import type { Say, WordKey } from '../words/index.ts';
import { element, iconButton } from './element.ts';

export type RulesInput = {
  readonly game: SlotGame;
  readonly table: Table;
  readonly stake: bigint;
  readonly say: Say;
  readonly language: 'EN' | 'BN';
  /** A small picture of a symbol. */
  readonly symbol: (index: number) => HTMLCanvasElement;
};

const FEATURE_WORDS: Readonly<Record<SlotFeature['key'], WordKey>> = {
  lines: 'featureLines',
  'three-reels': 'featureThreeReels',
  'both-ways': 'featureBothWays',
  'changing-ways': 'featureChangingWays',
  'multiplying-wild': 'featureMultiplyingWild',
  'expanding-wild': 'featureExpandingWild',
  'walking-wild': 'featureWalkingWild',
  'sticky-wild': 'featureStickyWild',
  'growing-free-games': 'featureGrowingFreeGames',
  coins: 'featureCoins',
  'full-coins': 'featureFullCoins',
  collect: 'featureCollect',
  pick: 'featurePick',
  ways: 'featureWays',
  clusters: 'featureClusters',
  wild: 'featureWild',
  'wild-pays': 'featureWildPays',
  scatter: 'featureScatter',
  'free-games': 'featureFreeGames',
  'spreading-wild': 'featureSpreadingWild',
  tumbles: 'featureTumbles',
  'growing-multiplier': 'featureGrowingMultiplier',
  'largest-win': 'featureLargestWin',
  jackpot: 'featureJackpot',
};

/** Rules, pays for the chosen stake and the facts of the PAR sheet, in one dialog. */
export function openRules(input: RulesInput): void {
  const { say } = input;
  const dialog = element('dialog', { class: 'rules', 'aria-labelledby': 'rules-title' });
  const close = iconButton('close', () => dialog.close());
  close.setAttribute('aria-label', say('close'));
  dialog.append(
    element('header', {}, element('h1', { id: 'rules-title' }, say('rules')), close),
    element(
      'ul',
      { class: 'features' },
      ...input.game.features.map((f) => element('li', {}, say(FEATURE_WORDS[f.key], f.values))),
    ),
    element('h2', {}, say('pays', { stake: amountText(input.table, input.stake) })),
    element('div', { class: 'pays' }, ...payCards(input)),
    ...potRules(input),
    element('h2', {}, say('facts')),
    facts(input),
    element('p', {}, say('pace', { seconds: input.table.spinIntervalMs / 1000 })),
    element('p', {}, say('fairness')),
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function payCards({ game, table, stake, say, language, symbol }: RulesInput): HTMLElement[] {
  const worth = (credits: number) =>
    amountText(table, (stake / BigInt(game.betCredits)) * BigInt(credits));
  return game.symbols.flatMap((entry, index) => {
    const rows = paysOf(game, index).map(([key, count, credits]) =>
      element(
        'tr',
        {},
        element('th', { scope: 'row' }, say(key, { count })),
        element('td', {}, worth(credits)),
      ),
    );
    if (rows.length === 0 && entry.role !== 'wild') return [];
    const name = element('h3', {}, entry.name[language]);
    return [
      element(
        'section',
        {},
        symbol(index),
        name,
        element('table', {}, element('tbody', {}, ...rows)),
      ),
    ];
  });
}

/** What RTS 9A and GLI-11 ask to be said of a jackpot, from its terms as they are now. */
function potRules({ table, say, language }: RulesInput): HTMLElement[] {
  const { jackpot } = table;
  if (!jackpot) return [];
  const money = (amount: string) => amountText(table, minorOf(amount));
  const levels = jackpot.levels.map(({ name, amount, commitment, share, ...level }) => {
    const words = say('potLevel', {
      seed: money(level.seed),
      ceiling: money(level.ceiling),
      share,
      staked: money(level.oncePer),
    });
    return element(
      'div',
      {},
      element('dt', {}, name[language]),
      element('dd', {}, money(amount)),
      element('dd', { class: 'apart' }, words),
      element('dd', { class: 'apart' }, say('potCommitment', { commitment })),
    );
  });
  const { reels, seeds, meters, whole } = jackpot.rtp;
  return [
    element('h2', {}, say('pots')),
    element('dl', { class: 'pot-levels' }, ...levels),
    element(
      'ul',
      { class: 'features' },
      element('li', {}, say('potChance')),
      element('li', {}, say('potFunding', { reserve: jackpot.reserveShare })),
      element('li', {}, say('potCeiling')),
      element('li', {}, say('potTwoAtOnce')),
      element('li', {}, say(table.currency === 'FUN' ? 'potPlayMoney' : 'potWho')),
      element('li', {}, say('potReturn', { reels, seeds, meters, whole })),
    ),
  ];
}

type PayRow = readonly [key: WordKey, count: number, credits: number];

/** What a symbol that carries an amount of its own may be worth. */
function carriedOf(game: SlotGame, symbol: number): PayRow[] {
  if ('goods' in game && (game.goods[symbol] ?? 0) > 0)
    return [['carries', 1, game.goods[symbol] ?? 0]];
  const held =
    'values' in game && symbol === game.coin
      ? game.values
      : 'boxes' in game && symbol === game.box
        ? game.boxes
        : [];
  if (held.length === 0) return [];
  return [
    ['mostWorth', 1, Math.max(...held)],
    ['leastWorth', 1, Math.min(...held)],
  ];
}

/** What a symbol pays, largest count first. */
function paysOf(game: SlotGame, symbol: number): PayRow[] {
  if ('sizes' in game) {
    const pays = game.pays[symbol] ?? [];
    return game.sizes
      .map((size, i): PayRow => ['cellsFrom', size, pays[i] ?? 0])
      .filter((row) => row[2] > 0)
      .reverse();
  }
  const isScatter = 'scatterPays' in game && symbol === game.scatter;
  const pays = isScatter ? game.scatterPays : (game.pays[symbol] ?? []);
  const key: WordKey = isScatter ? 'scatterPay' : 'perCount';
  const rows = pays
    .map((credits, count): PayRow => [key, count, credits])
    .filter((row) => row[2] > 0)
    .reverse();
  return [...rows, ...carriedOf(game, symbol)];
}

const countText = (count: string): string => Number(count).toLocaleString('en');

const rareLine = ({ times, oneIn }: RareWin, say: Say): [string, string] => [
  say('onceIn', { rounds: countText(oneIn) }),
  say('timesOrMore', { count: countText(times) }),
];

function facts({ table, say }: RulesInput): HTMLElement {
  const { rtp, method, hitRate, volatility, maxWin, rareWin } = table.facts;
  const pairs: [string, string][] = [
    [say('rtp'), say(method === 'exact' ? 'rtpExact' : 'rtpSimulated', { rtp })],
    [say('hitRate'), `${hitRate} %`],
    [say('volatility'), say(volatility)],
    [say('maxWin'), say('timesAtMost', { count: countText(maxWin) })],
    ...(rareWin ? [rareLine(rareWin, say)] : []),
  ];
  return element(
    'dl',
    {},
    ...pairs.map(([term, value]) =>
      element('div', {}, element('dt', {}, term), element('dd', {}, value)),
    ),
  );
}
