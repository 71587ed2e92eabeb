import type { SlotRound } from '@nokshi/contract/player/slots.ts';
import { toDecimal } from '@nokshi/money';
import { describe, expect, it } from 'vitest';
import { type AutoplayTerms, freeTerms } from './autoplay.ts';
import { beginAutoplay, endAutoplayAfterRound, noRepeats, playsOn } from './repeats.ts';
import type { Seat } from './seat.ts';
import { wordsOf } from './words/index.ts';

const STAKE = 200n;
const terms = (of: Partial<AutoplayTerms> = {}): AutoplayTerms => ({
  rounds: 100,
  loss: 10_000n,
  win: null,
  gain: null,
  freeSpins: false,
  freeRounds: false,
  ...of,
});

/** A seat of which nothing is played or painted: what it was shown stays to be read. */
function aSeat(balance = 50_000n) {
  const shown = { notice: '', left: null as number | null };
  const panel = {
    setNotice(text: string) {
      shown.notice = text;
    },
    setAutoplay(left: number | null) {
      shown.left = left;
    },
  };
  const seat = {
    game: { stakes: [STAKE] },
    stakeIndex: 0,
    free: [],
    keepsFree: false,
    table: { currency: 'BDT' },
    balance,
    last: null,
    say: wordsOf('EN'),
    panel,
    repeats: noRepeats(),
  } as unknown as Seat;
  return { seat, shown };
}

/** A round with this payout was shown to its end. */
function showRound(seat: Seat, payout: bigint, kind = 'base'): void {
  seat.balance += payout - STAKE;
  const round = { stake: toDecimal(STAKE), payout: toDecimal(payout), jackpot: null };
  seat.last = { ...round, outcome: { steps: [{ kind }] } } as unknown as SlotRound;
}

describe('autoplay at the table', () => {
  it('plays on until its loss limit, and says that it was that', () => {
    const { seat, shown } = aSeat();
    beginAutoplay(seat, terms({ loss: 500n }));
    expect(shown.left).toBe(100);
    showRound(seat, 0n);
    expect(playsOn(seat, null)).toBe(true);
    showRound(seat, 0n);
    expect(playsOn(seat, null)).toBe(false);
    expect(shown).toEqual({
      left: null,
      notice: 'Autoplay has ended: another stake could pass your loss limit of ৳5.00.',
    });
    expect(seat.repeats.run).toBeNull();
  });

  it('ends at a win, a gain or free spins, and names what was won', () => {
    const ends = [
      [{ win: 900n }, 900n, 'base', 'one round won ৳9.00.'],
      [{ gain: 700n }, 900n, 'base', 'you are up by ৳7.00.'],
      [{ freeSpins: true }, 0n, 'free', 'you won free spins.'],
      [{ rounds: 1 }, 0n, 'base', 'all 1 rounds were played.'],
    ] as const;
    for (const [asked, payout, kind, words] of ends) {
      const { seat, shown } = aSeat();
      beginAutoplay(seat, terms(asked));
      showRound(seat, payout, kind);
      expect(playsOn(seat, null)).toBe(false);
      expect(shown.notice).toBe(`Autoplay has ended: ${words}`);
    }
  });

  it('ends below the stake, without an offer to deposit', () => {
    const { seat, shown } = aSeat(STAKE + 100n);
    beginAutoplay(seat, terms());
    showRound(seat, 0n);
    expect(playsOn(seat, null)).toBe(false);
    expect(shown.notice).toBe('Autoplay has ended: your balance is below the stake.');
  });

  it('ends at a refusal, such as a reality check, and leaves its words in view', () => {
    const { seat, shown } = aSeat();
    beginAutoplay(seat, terms());
    expect(playsOn(seat, 'Please first look at how long you have played.')).toBe(false);
    expect(shown.notice).toBe('Please first look at how long you have played. Autoplay has ended.');
  });

  it('ends after the round in play when it is pressed, out of view or without a connection', () => {
    const ends = [
      ['pressed', ''],
      ['unseen', 'Autoplay has ended because the game was out of view.'],
      ['lost', 'Autoplay has ended because the connection was lost.'],
    ] as const;
    for (const [why, notice] of ends) {
      const { seat, shown } = aSeat();
      beginAutoplay(seat, terms());
      endAutoplayAfterRound(seat, why);
      expect(shown.left).toBeNull();
      showRound(seat, 0n);
      expect(playsOn(seat, null)).toBe(false);
      expect(shown.notice).toBe(notice);
    }
  });

  it('plays free rounds to the last one, and stakes nothing of what they won', () => {
    const { seat, shown } = aSeat(0n);
    beginAutoplay(seat, freeTerms(2));
    const playFree = (left: number) => {
      const freeRounds = { id: 'frr_1', left, stake: '2.00' };
      const round = { stake: '2.00', payout: '9.00', jackpot: null, freeRounds };
      seat.balance += 900n;
      seat.last = { ...round, outcome: { steps: [{ kind: 'base' }] } } as unknown as SlotRound;
      seat.free = (left > 0 ? [freeRounds] : []) as unknown as Seat['free'];
    };
    playFree(1);
    expect(playsOn(seat, null)).toBe(true);
    playFree(0);
    expect(playsOn(seat, null)).toBe(false);
    expect(shown.notice).toBe('Autoplay has ended: all 2 rounds were played.');
  });

  it('ends with free rounds that are over sooner, before own money is staked', () => {
    const { seat } = aSeat();
    beginAutoplay(seat, freeTerms(10));
    showRound(seat, 900n);
    seat.last = { ...seat.last, freeRounds: { left: 0 } } as unknown as SlotRound;
    expect(playsOn(seat, null)).toBe(false);
    expect(seat.repeats.run).toBeNull();
  });

  it('never resumes by itself', () => {
    const { seat } = aSeat();
    beginAutoplay(seat, terms({ rounds: 1 }));
    showRound(seat, 0n);
    expect(playsOn(seat, null)).toBe(false);
    endAutoplayAfterRound(seat, 'unseen');
    showRound(seat, 0n);
    expect(playsOn(seat, null)).toBe(false);
    expect(seat.repeats).toEqual(noRepeats());
  });
});

describe('a button that is held', () => {
  it('begins the next round, but not after a refusal or below the stake', () => {
    const { seat } = aSeat();
    showRound(seat, 0n);
    expect(playsOn(seat, null)).toBe(false);
    seat.repeats.isHeld = true;
    expect(playsOn(seat, null)).toBe(true);
    expect(playsOn(seat, 'The line is busy.')).toBe(false);
    seat.balance = STAKE - 1n;
    expect(playsOn(seat, null)).toBe(false);
  });
});
