import { sumOf } from './bets.ts';
import { decidedBy } from './deal.ts';
import { phaseOf, type PhaseNow, shortIssue } from './phase.ts';
import { payOwed } from './pay.ts';
import type { Sitting } from './sitting.ts';
import { isLast } from './time-bar.ts';

/** Brings what is shown in step with the round and the server's time; called several times a second. */
export function step(sitting: Sitting): void {
  const { round, shown } = sitting;
  const now = phaseOf(round, sitting.now());
  if (round && round.issue !== shown.issue) beginRound(sitting);
  if (!round && shown.issue !== '') leaveRound(sitting);
  if (now.phase !== sitting.shown.phase) enter(sitting, now);
  if (now.phase === 'betting') {
    sitting.shell.time.setLeft(now.leftMs);
    if (isLast(now.leftMs) && takesBets(sitting))
      sitting.shell.time.setPhase('betting', sitting.say('phaseLast'));
  }
}

/** A deal whose end is certain before its last card offers nothing more. */
const takesBets = ({ spots }: Sitting): boolean => spots.all().length > 0;

/** Own bets of a round that is over wait to be paid. */
function owe(sitting: Sitting): void {
  const { shown, bets } = sitting;
  const laid = bets.laid();
  if (shown.issue === '' || shown.isOwed || laid.size === 0) return;
  shown.isOwed = true;
  sitting.lastLaid = laid;
  sitting.lastBetId = bets.taken().at(-1)?.betId ?? sitting.lastBetId;
  sitting.owed.add(shown.issue);
}

/** The table has closed: no round follows. */
function leaveRound(sitting: Sitting): void {
  owe(sitting);
  void payOwed(sitting);
  sitting.shown = { issue: '', phase: sitting.shown.phase, isOwed: false };
  sitting.bets.begin('', []);
}

function beginRound(sitting: Sitting): void {
  const { round, bets, felt, spots, feltOf, card, shown } = sitting;
  if (!round) return;
  const laid = bets.laid();
  owe(sitting);
  const isPaid = feltOf.paidBefore?.(round.opening) ?? true;
  if (isPaid) void payOwed(sitting);
  const own = laid.size > 0 ? [{ issue: shown.issue, chips: laid }] : [];
  sitting.earlier = isPaid ? [] : [...sitting.earlier, ...own];
  sitting.shown = { issue: round.issue, phase: 'none', isOwed: false };
  felt.clear();
  unmark(sitting);
  spots.setSpots(feltOf.spotsOf({ rules: card.rules, opening: round.opening }));
  felt.open(round.opening);
  bets.begin(round.issue, []);
  drawFacts(sitting);
  sitting.refreshSheets();
}

function enter(sitting: Sitting, now: PhaseNow): void {
  const { shell, say, round, sound, shown } = sitting;
  const { time } = shell;
  const before = shown.phase;
  shown.phase = now.phase;
  drawDock(sitting);
  if (now.phase === 'betting') {
    const isTaking = takesBets(sitting);
    time.setPhase('betting', say(isTaking ? 'phaseBetting' : 'phaseDecided'));
    const opens = round && isTaking ? say('roundOpens', { issue: shortIssue(round.issue) }) : '';
    shell.say(opens || say('dealDecided'), { isShown: false });
    return time.run(now.leftMs, { wholeMs: now.leftMs + now.fromMs, still: sitting.still() });
  }
  time.stop();
  switch (now.phase) {
    case 'closed':
      time.setPhase('closed', say('phaseClosed'));
      shell.say(say('phaseClosed'), { isShown: false });
      if (before === 'betting') sound.bell();
      return;
    case 'show':
      time.setPhase('show', say('phaseClosed'));
      return void showResult(sitting, now);
    case 'over':
      // Who comes when the show is over sees the result at once.
      if (before !== 'show') void showResult(sitting, now);
      payDecided(sitting);
      return time.setPhase('over', say(overWords(sitting)));
    case 'void':
      time.setPhase('void', say('cancelled'));
      shell.say(say('phaseVoid'));
      owe(sitting);
      return void payOwed(sitting);
    case 'none':
      return time.setPhase('none', say(sitting.card.isOpen ? 'phaseNone' : 'tableClosed'));
  }
}

/** The last round before a table closes is paid without a next one. */
function payDecided(sitting: Sitting): void {
  const { round, feltOf } = sitting;
  if (!round?.numbers || !decidedBy(feltOf, { ...round, numbers: round.numbers })) return;
  owe(sitting);
  void payOwed(sitting);
}

/** A round that is paid waits for the next one. */
const overWords = ({ round }: Sitting) => (round?.state === 'SETTLED' ? 'phaseNone' : 'phaseOver');

function unmark({ spots, shell }: Sitting): void {
  spots.setEnds(new Map());
  shell.layout.dataset['result'] = 'false';
}

/** Spots that win are sewn around, what comes back stays, and what lost is taken away. */
function markEnds({ spots, shell }: Sitting, decided: readonly number[]): void {
  const ends = spots.all().flatMap(({ code, pays, hit }) => {
    const back = pays[hit(decided) ?? -1]?.back;
    return back ? [[code, back.n > back.d ? 'won' : 'back'] as const] : [];
  });
  spots.setEnds(new Map(ends));
  shell.layout.dataset['result'] = 'true';
}

async function showResult(sitting: Sitting, now: PhaseNow): Promise<void> {
  const { round, felt, feltOf, shell, say, card, shown } = sitting;
  if (!round?.numbers) return;
  const { opening, numbers, issue } = round;
  const result = { opening, numbers };
  const isOver = now.phase === 'over';
  await felt.show(result, {
    issue,
    fromMs: isOver ? card.rhythm.showMs : now.fromMs,
    showMs: card.rhythm.showMs,
    still: isOver || sitting.still(),
  });
  // Another round has begun while this one was shown.
  if (sitting.shown !== shown) return;
  const decided = decidedBy(feltOf, result);
  if (decided) markEnds(sitting, decided);
  shell.time.setPhase(sitting.shown.phase, say(isOver ? overWords(sitting) : 'phaseShow'));
  shell.say(feltOf.describe(result, say));
  sitting.results.add({ issue, ...result });
  drawResults(sitting);
}

/** The strip of last results and everything else that is made of them. */
export function drawResults(sitting: Sitting): void {
  const { results, feltOf, say, shell, felt } = sitting;
  shell.setStrip(
    results
      .all()
      .slice(0, STRIP)
      .map((result) => feltOf.mark(result, say)),
  );
  felt.redress?.();
  sitting.refreshSheets();
}
const STRIP = 14;

/** Name, round, limits: what a member must see all the time. */
export function drawFacts(sitting: Sitting): void {
  const { card, round, purse, limits, say, shell, language } = sitting;
  shell.head.setTitle(card.name[language()]);
  const facts = [
    round ? say('round', { issue: shortIssue(round.issue) }) : '',
    `${purse.brief(limits.least)}–${purse.brief(limits.most)}`,
    say('players', { count: Math.max(card.players, betsTotal(sitting) > 0n ? 1 : 0) }),
  ];
  shell.head.setFacts(facts.filter((text) => text !== ''));
}

export function drawDock(sitting: Sitting): void {
  const { shell, shown, bets, lastLaid, spots } = sitting;
  const isOpen = shown.phase === 'betting' && takesBets(sitting);
  const laid = bets.laid();
  shell.dock.setState({
    isOpen,
    hasChips: laid.size > 0,
    canRebet: laid.size === 0 && lastLaid.size > 0,
  });
  spots.setOpen(isOpen);
}

/** All own stakes that are not paid yet: of this round, and of earlier ones of its deal. */
export const betsTotal = ({ bets, earlier }: Sitting): bigint =>
  earlier.reduce((all, { chips }) => all + sumOf(chips), bets.total());

export function drawChips(sitting: Sitting): void {
  const { bets, spots, values, purse, shell, felt } = sitting;
  for (const code of spots.codes()) spots.setChips(code, { ...bets.on(code), values });
  shell.dock.setTotal(purse.amount(betsTotal(sitting)));
  felt.laid?.();
  drawFacts(sitting);
  drawDock(sitting);
}
