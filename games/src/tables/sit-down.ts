import type { TableTopic } from '@nokshi/contract/player/tables.ts';
import { mostOn } from '@nokshi/house-math/tables/table.ts';
import { CallFailed } from '../runtime/api.ts';
import { type Bounce, createBets, type Laid, laidOf } from './bets.ts';
import { chipValues, limitsOf } from './chips.ts';
import { decidedBy, earlierOf, openBetsOf } from './deal.ts';
import { createOwed } from './owed.ts';
import { phaseOf } from './phase.ts';
import { createPurse } from './purse.ts';
import { createResults } from './results.ts';
import { betsTotal, drawChips, drawFacts, drawResults, step } from './rounds.ts';
import { chosenChip, onRefusal, type Sitting, takeCard } from './sitting.ts';
import { createSpots } from './spots.ts';
import type { SeatAnswer } from './table-server.ts';

export type SitParts = Pick<
  Sitting,
  'shell' | 'server' | 'sound' | 'say' | 'language' | 'tell' | 'still' | 'now' | 'feltOf'
> & {
  readonly newKey: () => string;
  /** Asks for the seat again: what was taken is not known. */
  readonly sitAgain: () => void;
};

/** Builds all that belongs to one member at one table, from the first answer of the seat. */
export function sitDown(parts: SitParts, seat: SeatAnswer): Sitting {
  const { shell, say, feltOf, tell, sound } = parts;
  const purse = createPurse(shell.dock, tell);
  const results = createResults((round) => decidedBy(feltOf, round) !== null);
  const spots = createSpots({
    say,
    amount: purse.amount,
    name: (code) => feltOf.spotName(code, say),
    press: (code) => layChips(sitting, new Map([[code, chosenChip(sitting)]])),
  });
  const opening = seat.table.now?.opening ?? seat.results[0]?.opening ?? [];
  spots.setSpots(feltOf.spotsOf({ rules: seat.table.rules, opening }));
  const bets = createBets(betsParts(parts, () => sitting));
  const felt = feltOf.create({
    rules: seat.table.rules,
    say,
    sound,
    still: parts.still,
    spot: spots.button,
    lay: (chips) => {
      const value = chosenChip(sitting);
      layChips(
        sitting,
        new Map(chips.map(({ code, chips: count }) => [code, value * BigInt(count)])),
      );
    },
    redraw: spots.redraw,
    amount: purse.amount,
    hasBet: () => bets.total() > 0n,
    openBets: () =>
      sitting.round
        ? openBetsOf(feltOf, { ...sitting.round, rules: sitting.card.rules }, [
            ...sitting.earlier,
            { issue: sitting.shown.issue, chips: bets.laid() },
          ])
        : [],
    results: results.all,
  });
  const limits = limitsOf(seat.table.limits);
  const sitting: Sitting = {
    ...parts,
    purse,
    results,
    spots,
    bets,
    felt,
    owed: createOwed(),
    card: seat.table,
    limits,
    values: chipValues(limits),
    chosen: 0,
    round: null,
    shown: { issue: '', phase: 'none', isOwed: false },
    earlier: [],
    lastLaid: new Map(),
    lastBetId: null,
    refreshSheets: () => undefined,
  };
  shell.setFelt(felt);
  return sitting;
}

/** Chips of one press; a chip that the table would not take comes back at once. */
export function layChips(sitting: Sitting, chips: Laid): void {
  if (chips.size === 0) return;
  sitting.sound.chip();
  sitting.bets.lay(chips);
}

function betsParts(parts: SitParts, sitting: () => Sitting): Parameters<typeof createBets>[0] {
  const { server, newKey, sitAgain, say, shell } = parts;
  return {
    place: server.place,
    withdraw: server.withdraw,
    newKey,
    limits: () => sitting().limits,
    most: (code) => {
      const spot = sitting().spots.spot(code);
      return spot ? mostOn(spot, sitting().limits) : null;
    },
    balance: () => sitting().purse.balance(),
    leftMs: () => {
      const now = phaseOf(sitting().round, sitting().now());
      return now.phase === 'betting' ? now.leftMs : 0;
    },
    onChange: () => drawChips(sitting()),
    onBounce: (bounce) => bounceChips(sitting(), bounce),
    onMoney: (money) => {
      const { purse, bets } = sitting();
      purse.answered(money);
      const total = betsTotal(sitting());
      if (bets.pending() === 0n)
        shell.say(
          total > 0n ? say('confirmed', { amount: purse.amount(total) }) : say('nothingLaid'),
        );
    },
    onUnknown: () => {
      shell.notice.set(say('stillLost'), { label: say('tryAgain'), run: sitAgain });
    },
    onStay: (words) => shell.toast.show(say('stays', { reason: words })),
  };
}

function reasonOf({ say, purse }: Sitting, bounce: Bounce): string {
  switch (bounce.why) {
    case 'late':
      return say('late');
    case 'poor':
      return say('poor');
    case 'unknown-spot':
      return say('unknownSpot');
    case 'spot':
      return say('overSpot', { most: purse.amount(bounce.most) });
    case 'round':
      return say('overRound', { most: purse.amount(bounce.most) });
    case 'refused':
      return bounce.words;
  }
}

/** Chips fly back, and a message says why. */
function bounceChips(sitting: Sitting, bounce: Bounce): void {
  const { spots, values, sound, shell, say, purse, tell } = sitting;
  let amount = 0n;
  for (const [code, stake] of bounce.chips) {
    spots.bounce(code, stake, values);
    amount += stake;
  }
  sound.bounce();
  shell.toast.show(
    say('bounced', { amount: purse.amount(amount), reason: reasonOf(sitting, bounce) }),
  );
  const isPoor =
    bounce.why === 'poor' || (bounce.why === 'refused' && bounce.code === 'wallet.insufficient');
  if (isPoor) tell({ type: 'out-of-money' });
  drawChips(sitting);
}

/** The table, the round, own bets and the money as the server has them: after each break, too. */
export function takeSeat(sitting: Sitting, seat: SeatAnswer): void {
  sitting.purse.sat(seat);
  takeCard(sitting, seat.table);
  sitting.results.set(seat.results);
  takeRound(sitting, seat.table.now);
  if (seat.table.now) takeBets(sitting, seat.table.now.issue, seat.bets);
  if (seat.lastLayout.length > 0 && sitting.lastLaid.size === 0)
    sitting.lastLaid = laidOf(seat.lastLayout);
  drawFacts(sitting);
  drawResults(sitting);
  drawChips(sitting);
}

function takeBets(sitting: Sitting, issue: string, bets: SeatAnswer['bets']): void {
  sitting.bets.begin(
    issue,
    bets.filter((bet) => bet.issue === issue),
  );
  sitting.earlier = earlierOf(bets, issue);
  for (const each of sitting.earlier) sitting.owed.add(each.issue);
}

export function takeTopic(sitting: Sitting, { now, last, players }: TableTopic): void {
  sitting.card = { ...sitting.card, players };
  takeRound(sitting, now);
  if (last && sitting.results.add(last)) drawResults(sitting);
  drawFacts(sitting);
}

/** A round that is older than the one that is shown comes late, and is left out. */
function takeRound(sitting: Sitting, round: Sitting['round']): void {
  if (round && sitting.round && round.opensAt < sitting.round.opensAt) return;
  const isOver = phaseOf(sitting.round, sitting.now()).phase === 'over';
  sitting.round = round ?? (isOver ? null : sitting.round);
  step(sitting);
}

type Asking = Pick<SitParts, 'server' | 'shell' | 'say' | 'tell'> & {
  readonly sitting: Sitting | null;
};

/** Null where nobody looks at the page, or where the server said no; what it said is shown. */
export async function askSeat(of: Asking): Promise<SeatAnswer | null> {
  if (document.hidden) return null;
  try {
    return await of.server.seat();
  } catch (err) {
    onRefusal(of, err);
    if (!of.sitting && err instanceof CallFailed && err.code !== 'network')
      of.shell.notice.set(of.say('closed', { reason: err.message }));
    return null;
  }
}
