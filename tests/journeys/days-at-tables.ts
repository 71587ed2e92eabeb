import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FrameLocator, Locator } from 'playwright-core';
import { expect } from 'vitest';
import { TIGHT } from './visits.ts';
import { wordsIn } from './words.ts';

const words = wordsIn(TIGHT.lang);

type Words<Name extends 'table' | 'kite' | 'instant'> = Parameters<(typeof words)[Name]>[0];

/** What is laid in each of five rounds, and the words of which one tells a result. */
type TableDay = {
  readonly rounds: readonly (readonly string[])[];
  readonly results: readonly Words<'table'>[];
};
export const TABLES: Readonly<Record<string, TableDay>> = {
  'baccarat-low': {
    rounds: [
      ['player'],
      ['banker', 'tie'],
      ['player-pair', 'player'],
      ['big'],
      ['small', 'banker'],
    ],
    results: ['playerWins', 'bankerWins', 'isTie'],
  },
  'roulette-low': {
    rounds: [['red'], ['black', 'straight-17'], ['dozen-2', 'odd'], ['column-1'], ['split-8-11']],
    results: ['pocketIs'],
  },
  'sic-bo-low': {
    rounds: [['big'], ['small', 'odd'], ['total-10'], ['single-3', 'single-5'], ['double-2']],
    results: ['diceAre', 'diceTriple'],
  },
  'dragon-tiger-low': {
    rounds: [['dragon'], ['tiger', 'tie'], ['dragon-big'], ['tiger-red', 'dragon'], ['tiger-odd']],
    results: ['dragonAndTiger'],
  },
  'andar-bahar-low': {
    rounds: [['andar'], ['bahar'], ['andar', 'bahar'], ['count-1-5'], ['bahar', 'count-6-10']],
    results: ['andarWins', 'baharWins'],
  },
  'teen-patti-low': {
    rounds: [['a'], ['b'], ['a', 'a-pair-plus'], ['b-pair-plus'], ['a', 'b']],
    results: ['handsAre', 'sameHand'],
  },
  'one-day-low': {
    rounds: [['a'], ['lay-b'], ['b', 'lay-a'], ['lay-a'], ['a', 'b']],
    results: ['cardGoesTo'],
  },
  'robo-rumble': {
    rounds: [['red'], ['blue'], ['double-knock-out', 'red'], ['time-out'], ['red', 'blue']],
    results: ['redWins', 'blueWins', 'bothDown', 'timeIsUp'],
  },
};

/** An instant game by what a player presses for a round, and the words of which one tells its end. */
type InstantDay = {
  readonly play: (frame: FrameLocator, round: number) => Promise<void>;
  readonly results: readonly Words<'instant'>[];
};
export const INSTANTS: Readonly<Record<string, InstantDay>> = {
  dice: {
    async play(frame, round) {
      if (round % 2 === 1)
        await frame.getByText(words.instant('diceOver'), { exact: true }).click();
      await main(frame).click();
    },
    results: ['diceWon', 'diceLost'],
  },
  plinko: {
    async play(frame, round) {
      const risk = (['riskLow', 'riskMedium', 'riskHigh'] as const)[round % 3] ?? 'riskLow';
      await frame.getByText(words.instant(risk), { exact: true }).click();
      await main(frame).click();
    },
    results: ['plinkoPaid'],
  },
  mines: {
    /** Opens a field more in each round, and takes what was reached. */
    async play(frame, round) {
      await main(frame).click();
      for (let opened = 0; opened <= round; opened += 1) {
        const open = frame.locator('.patch[data-shows=""][aria-disabled="false"]');
        if (!(await isOffered(frame, open))) return;
        await open.nth(4 * opened).click();
      }
      const take = main(frame).filter({ hasText: words.instant('takeNow') });
      if (await isOffered(frame, take.and(frame.locator('[aria-disabled="false"]'))))
        await take.click();
    },
    results: ['minesTaken', 'minesLost'],
  },
  'blackjack-low': {
    /** Another choice comes first in each round. */
    async play(frame, round) {
      const spots = round % 2 === 0 ? [4] : [3, 5];
      // What was laid last lies there again.
      if (round > 0)
        await frame.getByRole('button', { name: words.instant('clearChips'), exact: true }).click();
      for (const spot of spots)
        await frame.getByRole('button', { name: words.instant('spotEmpty', { spot }) }).click();
      await main(frame).click();
      const first = (['actStand', 'actDouble', 'actSplit', 'actHit', 'actInsure'] as const)[round];
      const act = frame.locator('.act:not([hidden])[aria-disabled="false"]');
      while (await isOffered(frame, act))
        for (const wish of [first ?? 'actStand', 'actDecline', 'actStand'] as const) {
          const button = act.filter({ hasText: words.instant(wish) }).first();
          if ((await button.count()) === 0) continue;
          await button.click();
          break;
        }
    },
    results: ['dealerTotal', 'dealerBroke'],
  },
};

export const main = (frame: FrameLocator) => frame.locator('.main');
export const result = (frame: FrameLocator) => frame.locator('.result');

/** Waits until the round offers a choice or is over, and says whether there is one. */
async function isOffered(frame: FrameLocator, choice: Locator): Promise<boolean> {
  const isOver = async () => (await result(frame).innerText()) !== '';
  await expect
    .poll(async () => (await isOver()) || (await choice.count()) > 0, { interval: 25 })
    .toBe(true);
  return !(await isOver());
}

/** A sentence whatever its facts are. */
export function sentence<Key>(
  say: (key: Key, values: Record<string, string>) => string,
  keys: readonly Key[],
) {
  const facts = new Proxy<Record<string, string>>({}, { get: () => '…' });
  const texts = keys.map((key) => say(key, facts).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(texts.map((text) => text.replaceAll('…', '.+')).join('|'));
}

/** The script that anybody may download and run, given what the public call answered. */
export async function verify(answer: { readonly proof: unknown }): Promise<void> {
  const script = join(import.meta.dirname, '../../tools/verify-round.mjs');
  const child = spawn(process.execPath, [script, '-']);
  child.stdin.end(JSON.stringify(answer));
  const ended = once(child, 'close');
  const said = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(await ended, said.join('')).toEqual([0, null]);
}
