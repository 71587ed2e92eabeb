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
  if (now.phase !== sitting.shown.phase) enter(sitting, now);
  if (now.phase === 'betting') {
    sitting.shell.time.setLeft(now.leftMs);
    if (isLast(now.leftMs)) sitting.shell.time.setPhase('betting', sitting.say('phaseLast'));
  }
}

function beginRound(sitting: Sitting): void {
  const { round, bets, felt, spots, feltOf, card, shown } = sitting;
  if (!round) return;
  const laid = bets.laid();
  if (shown.issue !== '' && laid.size > 0) {
    sitting.lastLaid = laid;
    sitting.lastBetId = bets.taken().at(-1)?.betId ?? sitting.lastBetId;
    sitting.owed.add(shown.issue);
  }
  const isPaid = feltOf.paidBefore?.(round.opening) ?? true;
  if (!sitting.owed.isEmpty() && isPaid) void payOwed(sitting);
  const own = laid.size > 0 ? [{ issue: shown.issue, chips: laid }] : [];
  sitting.earlier = isPaid ? [] : [...sitting.earlier, ...own];
  sitting.shown = { issue: round.issue, phase: 'none' };
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
    time.setPhase('betting', say('phaseBetting'));
    if (round) shell.say(say('roundOpens', { issue: shortIssue(round.issue) }), { isShown: false });
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
      return time.setPhase('over', say(overWords(sitting)));
    case 'void':
      time.setPhase('void', say('cancelled'));
      return shell.say(say('phaseVoid'));
    case 'none':
      return time.setPhase('none', say(sitting.card.isOpen ? 'phaseNone' : 'tableClosed'));
  }
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
    say('players', { count: card.players }),
  ];
  shell.head.setFacts(facts.filter((text) => text !== ''));
}

export function drawDock(sitting: Sitting): void {
  const { shell, shown, bets, lastLaid, spots } = sitting;
  const isOpen = shown.phase === 'betting';
  const laid = bets.laid();
  shell.dock.setState({
    isOpen,
    hasChips: laid.size > 0,
    canRebet: laid.size === 0 && lastLaid.size > 0,
  });
  spots.setOpen(isOpen);
}

export function drawChips(sitting: Sitting): void {
  const { bets, spots, values, purse, shell } = sitting;
  for (const code of spots.codes()) spots.setChips(code, { ...bets.on(code), values });
  shell.dock.setTotal(purse.amount(bets.total()));
  purse.setPending(bets.pending());
  drawDock(sitting);
}
