import type { Outcome } from '@nokshi/house-math/slot/outcome.ts';
import { minorOf, toDecimal } from '@nokshi/money';
import type { AutoplayEnd } from './autoplay.ts';
import {
  countFreeRound,
  drawFreeRounds,
  dropFreeRounds,
  setFreeRounds,
  turnFreeRounds,
} from './free-rounds.ts';
import { openAutoplay, openStakes } from './open-sheets.ts';
import { closeAutoplay, endAutoplayAfterRound, noRepeats, playsOn } from './repeats.ts';
import { CallFailed } from './runtime/api.ts';
import { createTurns, frame, wait } from './runtime/moments.ts';
import type { Table } from './runtime/server.ts';
import {
  amountText,
  costOf,
  drawPots,
  firstStake,
  freeOf,
  onRefusal,
  type Seat,
  type SeatParts,
  setBalance,
  setPots,
  setStake,
  showBalance,
  stakeOf,
  tellOutOfMoney,
} from './seat.ts';
import { heedCue, sayResult, showRound, wonBy } from './show-round.ts';
import type { LandingCue } from './theatre/open-theatre.ts';

/** Whatever a win is, its digits are among these. */
const EACH_DIGIT = 12_345_678_90n;

/** A press is one round; more follow only while the button is held, or as autoplay. */
async function play(seat: Seat, firstKey: string): Promise<void> {
  seat.busy = true;
  let key: string | null = firstKey;
  while (key !== null) {
    const refusal = await playRound(seat, key);
    if (refusal === undefined) return;
    await untilNextSpin(seat);
    key = playsOn(seat, refusal) ? seat.newKey() : null;
  }
  seat.busy = false;
  seat.panel.setState('idle');
  seat.words.write('stake', seat.panel.drawStepper);
}

/**
 * One round under one key, however often it must be asked for: null when it was shown to its end, the
 * words of a refusal, or nothing when the player is asked or the session is over.
 */
async function playRound(seat: Seat, key: string): Promise<string | null | void> {
  // Before it is asked: whatever is said from now on is of this round.
  seat.panel.setNotice('');
  if (!seat.reducedMotion()) seat.theatre.run();
  seat.tell({ type: 'round-opened', balance: toDecimal(seat.balance - costOf(seat)) });
  const stake = toDecimal(stakeOf(seat));
  const free = freeOf(seat);
  const asked = seat.server.spin(key, free ? { stake, freeRounds: free.id } : { stake });
  // The first sound of all wakes the loudspeaker, which takes a while.
  seat.sound.spin();
  try {
    const [answer] = await Promise.allSettled([asked, clearTable(seat)]);
    if (answer.status === 'rejected') throw answer.reason;
    const round = answer.value;
    seat.nextSpinAt = performance.now() + (seat.table?.spinIntervalMs ?? 0);
    // Until the reels rest the player sees the stake gone and the win not yet there.
    await showRound(seat, round, minorOf(round.balance) - wonBy(round));
    countFreeRound(seat, round);
    return null;
  } catch (err) {
    seat.theatre.halt();
    if (err instanceof CallFailed && err.code === 'network') return askAgain(seat, key);
    seat.tell({ type: 'round-closed' });
    onRefusal(seat, err);
    if (!(err instanceof CallFailed)) throw err;
    if (err.code === 'slots.rounds-over') dropFreeRounds(seat);
    if (err.code === 'edge.session-ended') return closeAutoplay(seat, 'pressed', '');
    if (err.code === 'slots.too-soon') seat.nextSpinAt = performance.now() + waitOf(seat, err);
    return err.message;
  }
}

/** Sooner than the house takes the next spin, the button says it and rests; what wakes it is over before its frame. */
async function untilNextSpin(seat: Seat): Promise<void> {
  const rest = () => Math.max(0, seat.nextSpinAt - performance.now());
  if (rest() > 0) {
    await frame();
    seat.panel.setState('stopped');
    await wait(rest());
  }
  await frame();
}

/** The space bar is named only where there is one: who has a mouse has a keyboard. */
const readyWords = ({ say }: Seat): string =>
  window.matchMedia('(hover: hover) and (pointer: fine)').matches
    ? `${say('ready')} ${say('keys')}`
    : say('ready');

const waitOf = ({ table }: Seat, err: CallFailed) =>
  Number(err.refusal?.value?.['retryAfterMs'] ?? table?.spinIntervalMs ?? 0);

/** The button is pressed in one frame, the words of the round before go in the next ones. */
async function clearTable(seat: Seat): Promise<void> {
  const { panel, say, words } = seat;
  seat.toldPoor = false;
  await frame();
  panel.setState('running');
  words.write('result', () => panel.setResult('', false));
  words.write('count', () => panel.setCount(''));
  words.write('caption', () => panel.setCaption(say('captionNone')));
  words.write('stake', panel.drawStepper);
  const { run, ending } = seat.repeats;
  if (run && !ending) words.write('left', () => panel.setAutoplay(run.left));
  await words.over();
}

/** The same round is tried again only when the player asks for it; autoplay has ended. */
function askAgain(seat: Seat, key: string): void {
  closeAutoplay(seat, 'pressed', '');
  const run = () => void play(seat, key);
  seat.panel.setNotice(seat.say('stillLost'), { label: seat.say('tryAgain'), run });
  seat.panel.setState('stopped');
}

/** Asks for the table, shows a round that was never shown to its end, answers the sitting. */
async function open(seat: Seat) {
  const table = await askTable(seat);
  seat.table = table;
  seat.last = table.lastRound;
  setBalance(seat, table.balance, table.version);
  drawPots(seat);
  const stake = minorOf(table.lastRound?.stake ?? '');
  seat.stakeIndex = firstStake(seat.game.stakes, stake);
  setFreeRounds(seat, table.freeRounds);
  seat.panel.setCheck(table.lastRound !== null);
  if (table.lastRound?.shown === false) {
    seat.panel.setNotice(seat.say('resume'));
    seat.panel.setState('stopped');
    seat.panel.drawStepper();
    const meanwhile = seat.balance - wonBy(table.lastRound);
    showBalance(seat, meanwhile);
    seat.tell({ type: 'round-opened', balance: toDecimal(meanwhile) });
    await showRound(seat, table.lastRound, meanwhile);
    countFreeRound(seat, table.lastRound);
    // Something else may have moved since that round.
    setBalance(seat, table.balance, table.version);
  } else seat.theatre.rest((table.lastRound?.outcome as Outcome | undefined) ?? null);
  seat.panel.setState('idle');
  seat.panel.drawStepper();
  if (!table.lastRound) seat.panel.setResult(readyWords(seat), false);
  const { startedAt, staked, won } = table.sitting;
  const seconds = Math.round((Date.parse(table.serverTime) - Date.parse(startedAt)) / 1000);
  return { seconds, staked, won };
}

async function askTable(seat: Seat): Promise<Table> {
  try {
    return await seat.server.table();
  } catch (err) {
    onRefusal(seat, err);
    if (err instanceof CallFailed)
      seat.panel.setNotice(seat.say('closed', { reason: err.message }));
    throw err;
  }
}

async function spin(seat: Seat): Promise<void> {
  if (seat.busy || !seat.table) return;
  if (seat.balance < costOf(seat)) tellOutOfMoney(seat);
  else await play(seat, seat.newKey());
}

/** The player's side of rounds: stake, spin, show, resume. */
export function createRound(parts: SeatParts) {
  const seat: Seat = {
    ...parts,
    table: null,
    last: null,
    stakeIndex: 0,
    free: [],
    keepsFree: false,
    balance: 0n,
    version: -1n,
    nextSpinAt: 0,
    busy: false,
    toldPoor: false,
    repeats: noRepeats(),
    words: createTurns(),
  };
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) endAutoplayAfterRound(seat, 'unseen');
  });
  return {
    open: () => open(seat),
    setBalance: (text: string, at: string) => setBalance(seat, text, at),
    setPots: (now: Parameters<typeof setPots>[1]) => setPots(seat, now),
    spin: () => spin(seat),
    /** While it is held the next round begins when the one before was shown to its end. */
    hold(isHeld: boolean) {
      seat.repeats.isHeld = isHeld && seat.table?.play.hold === true;
      if (seat.repeats.isHeld) void spin(seat);
    },
    stopAutoplay: (why: AutoplayEnd) => endAutoplayAfterRound(seat, why),
    openAutoplay: () => openAutoplay(seat, () => void spin(seat)),
    openStakes: () => openStakes(seat),
    turnFree: () => turnFreeRounds(seat),
    skip: parts.theatre.skip,
    heed: (cue: LandingCue) => heedCue(seat, cue),
    changeStake(step: -1 | 1) {
      if (seat.busy || !seat.table || freeOf(seat)) return;
      seat.sound.step();
      const most = seat.game.stakes.length - 1;
      setStake(seat, Math.min(most, Math.max(0, seat.stakeIndex + step)));
    },
    check() {
      if (seat.last) seat.tell({ type: 'verify', roundId: seat.last.roundId });
    },
    /** Once the letters are here, and whenever the words are others. */
    shapeAhead() {
      const amount = amountText(seat.table, EACH_DIGIT);
      void document.fonts.ready.then(() => seat.panel.shapeAhead(seat.say('won', { amount })));
    },
    withTable(show: (table: Table, stake: bigint) => void) {
      if (seat.table) show(seat.table, stakeOf(seat));
    },
    redress() {
      drawFreeRounds(seat);
      drawPots(seat);
      if (seat.last) sayResult(seat, seat.last);
    },
  };
}
