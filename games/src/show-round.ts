import type { SlotRound } from '@nokshi/contract/player/slots.ts';
import type { Outcome } from '@nokshi/house-math/slot/outcome.ts';
import { toDecimal } from '@nokshi/money';
import type { CaptionKey } from './families/player.ts';
import { frame } from './runtime/moments.ts';
import { amountText, minorOf, onRefusal, type Seat, setBalance, showBalance } from './seat.ts';
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
  largest: 'captionLargest',
};

/** The payout of the reels and the pot, minor units. */
export const wonBy = ({ payout, jackpot }: SlotRound): bigint =>
  minorOf(payout) + minorOf(jackpot?.amount ?? '');

/**
 * Brings the reels to the round's stops, shows what was won, and then updates balance, button, result and the message
 * to the page around it, each in a frame of its own. Until then the balance is `balanceMeanwhile`, minor units.
 */
export async function showRound(seat: Seat, round: SlotRound, balanceMeanwhile: bigint) {
  const { game, panel, say, tell } = seat;
  const stake = minorOf(round.stake);
  const outcome = round.outcome as Outcome;
  const celebrate = wonBy(round) > stake;
  const landed = seat.theatre.land(outcome, {
    celebrate,
    reducedMotion: seat.reducedMotion(),
    creditWorth: stake / BigInt(game.betCredits),
  });
  await frame();
  showBalance(seat, balanceMeanwhile);
  await frame();
  panel.setState('showing');
  await landed;
  await seat.words.over();
  if (celebrate) seat.sound.win(Math.min(1, Number(wonBy(round) / stake) / 20));
  await frame();
  if (outcome.totalCredits === game.maxCredits) panel.setCaption(say(CAPTIONS.largest));
  seat.last = round;
  sayResult(seat, round);
  await frame();
  setBalance(seat, round.balance, round.version);
  await frame();
  tell({ type: 'balance', balance: round.balance, version: round.version });
  tell({
    type: 'round',
    roundId: round.roundId,
    staked: round.stake,
    won: toDecimal(wonBy(round)),
  });
  tell({ type: 'round-closed' });
  panel.setCheck(true);
  seat.server.shown(round.roundId).catch((err: unknown) => onRefusal(seat, err));
}

/** Words and sounds while a round is landed. */
export function heedCue({ panel, sound, say, table, words }: Seat, cue: LandingCue): void {
  switch (cue.cue) {
    case 'count':
      return words.write('count', () =>
        panel.setCount(cue.won > 0n ? amountText(table, cue.won) : ''),
      );
    case 'caption':
      return words.write('caption', () => panel.setCaption(say(CAPTIONS[cue.key], cue.values)));
    case 'stop':
      return sound.stop(cue.reel);
    case 'feature':
      return sound.feature();
  }
}

/** At or below the stake there is nothing to celebrate. Source: RTS 14, design.md. */
export function sayResult({ panel, say, table, language }: Seat, round: SlotRound): void {
  const { jackpot } = round;
  if (jackpot) {
    const pot = table?.jackpot?.levels.find(({ level }) => level === jackpot.level);
    const words = { pot: pot?.name[language()] ?? '', amount: amountText(table, wonBy(round)) };
    return panel.setResult(say('wonPot', words), true);
  }
  const payout = minorOf(round.payout);
  const amount = amountText(table, payout);
  if (payout > minorOf(round.stake)) panel.setResult(say('won', { amount }), true);
  else panel.setResult(payout > 0n ? say('returned', { amount }) : say('noWin'), false);
}
