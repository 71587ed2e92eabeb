import type { SlotRound } from '@nokshi/contract/player/slots.ts';
import type { Outcome } from '@nokshi/house-math/slot/outcome.ts';
import { minorOf, toDecimal } from '@nokshi/money';
import type { CaptionKey, Tier } from './families/player.ts';
import { frame } from './runtime/moments.ts';
import { amountText, onRefusal, type Seat, setBalance, showBalance } from './seat.ts';
import type { LandingCue } from './theatre/open-theatre.ts';
import type { WordKey } from './words/index.ts';

const CAPTIONS: Readonly<Record<CaptionKey, WordKey>> = {
  none: 'captionNone',
  'free-games': 'captionFreeGames',
  'free-game': 'captionFreeGame',
  'sticky-game': 'captionStickyGame',
  respin: 'captionRespin',
  multiplier: 'captionMultiplier',
  'coin-turns': 'captionCoinTurns',
  'coins-held': 'captionCoinsHeld',
  bonus: 'captionBonus',
  won: 'momentWon',
  'free-total': 'momentFreeTotal',
  'coins-total': 'momentCoinsTotal',
  'bonus-total': 'momentBonusTotal',
};

/** The payout of the reels and the pot, minor units. */
export const wonBy = ({ payout, jackpot }: SlotRound): bigint =>
  minorOf(payout) + minorOf(jackpot?.amount ?? '');

/** From which many stakes on a win is of tier 2, 3 and 4; above one stake it is of tier 1. Source: design.md. */
const TIERS = [1n, 5n, 15n, 50n] as const;
const tierOf = (won: bigint, stake: bigint): Tier =>
  TIERS.filter((times) => won > times * stake).length as Tier;

/**
 * Brings the reels to the round's stops, shows what was won, and then updates balance, button, result and the message
 * to the page around it, each in a frame of its own. Until then the balance is `balanceMeanwhile`, minor units.
 */
export async function showRound(seat: Seat, round: SlotRound, balanceMeanwhile: bigint) {
  const { game, panel, tell, picks } = seat;
  const stake = minorOf(round.stake);
  // At once, and of a resumed round too: a player who leaves before its end has still used the stake.
  if (!round.freeRounds) picks.use(stake);
  const outcome = round.outcome as Outcome;
  const tier = tierOf(wonBy(round), stake);
  const landed = seat.theatre.land(outcome, {
    tier,
    reducedMotion: seat.reducedMotion(),
    creditWorth: stake / BigInt(game.betCredits),
  });
  await frame();
  showBalance(seat, balanceMeanwhile);
  await frame();
  panel.setState('showing');
  await landed;
  await seat.words.over();
  if (tier === 1) seat.sound.win(tier);
  await frame();
  seat.last = round;
  sayResult(seat, round);
  await frame();
  panel.setCount('');
  setBalance(seat, round.balance, round.version);
  await frame();
  tell({ type: 'balance', balance: round.balance, version: round.version });
  tell({
    type: 'round',
    roundId: round.roundId,
    staked: round.freeRounds ? '0.00' : round.stake,
    won: toDecimal(wonBy(round)),
  });
  tell({ type: 'round-closed' });
  panel.setCheck(true);
  seat.server.shown(round.roundId).catch((err: unknown) => onRefusal(seat, err));
}

/** Words and sounds while a round is landed. */
export function heedCue(seat: Seat, cue: LandingCue): void {
  const { panel, sound, say, table, words } = seat;
  switch (cue.cue) {
    case 'count':
      return words.write('count', () =>
        panel.setCount(cue.won > 0n ? amountText(table, cue.won) : ''),
      );
    case 'caption':
      return words.write('caption', () => panel.setCaption(say(CAPTIONS[cue.key], cue.values)));
    case 'moment':
      if (cue.tier > 1) sound.win(cue.tier as 2 | 3 | 4);
      return panel.openMoment({
        words: say(CAPTIONS[cue.key], cue.values),
        amount: cue.won === undefined ? '' : amountText(table, cue.won),
        tier: cue.tier,
      });
    case 'moment-won':
      return panel.setMomentAmount(amountText(table, cue.won));
    case 'moment-over':
      return panel.closeMoment();
    case 'place':
      sound.place(cue.free ? 'free' : 'base');
      return seat.setPlace(cue.free ? 'free' : 'base');
    case 'stop':
      return sound.stop(cue.reel);
    case 'scatter':
      return sound.scatter(cue.count);
    case 'feature':
      return sound.feature();
  }
}

/** At or below the stake there is nothing to celebrate. Source: RTS 14, design.md. */
export function sayResult({ game, panel, say, table, language }: Seat, round: SlotRound): void {
  const { jackpot } = round;
  if (jackpot) {
    const pot = table?.jackpot?.levels.find(({ level }) => level === jackpot.level);
    const words = { pot: pot?.name[language()] ?? '', amount: amountText(table, wonBy(round)) };
    return panel.setResult(say('wonPot', words), true);
  }
  const payout = minorOf(round.payout);
  const amount = amountText(table, payout);
  const isLargest = (round.outcome as Outcome).totalCredits === game.maxCredits;
  if (isLargest) panel.setResult(say('wonLargest', { amount }), true);
  else if (payout > minorOf(round.stake)) panel.setResult(say('won', { amount }), true);
  else if (payout === 0n) panel.setResult(say('noWin'), false);
  // Of a free round nothing was staked that could be returned.
  else panel.setResult(say(round.freeRounds ? 'won' : 'returned', { amount }), false);
}
