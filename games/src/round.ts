import type { SlotRound } from '@nokshi/contract/player/slots.ts';
import type { FrameMessage } from '@nokshi/contract/frame.ts';
import type { SlotGame } from '@nokshi/house-math/slot/game.ts';
import type { Outcome } from '@nokshi/house-math/slot/outcome.ts';
import { formatAmount, parseDecimal, toDecimal } from '@nokshi/money';
import type { CaptionKey, FamilyPlayer } from './families/player.ts';
import type { Panel } from './panel/panel.ts';
import type { Scene } from './runtime/scene.ts';
import { CallFailed, type Server, type Table } from './runtime/server.ts';
import type { Sound } from './runtime/sound.ts';
import type { Stage } from './runtime/stage.ts';
import type { Say, WordKey } from './words/index.ts';

export type RoundParts = {
  readonly game: SlotGame;
  readonly server: Server;
  readonly panel: Panel;
  readonly player: FamilyPlayer;
  readonly stage: Stage;
  readonly scene: Scene;
  readonly sound: Sound;
  readonly tell: (message: FrameMessage) => void;
  readonly say: Say;
  readonly newKey: () => string;
  readonly reducedMotion: () => boolean;
};

const CAPTIONS: Readonly<Record<CaptionKey, WordKey>> = {
  none: 'captionNone',
  'free-games': 'captionFreeGames',
  'free-game': 'captionFreeGame',
  respin: 'captionRespin',
  multiplier: 'captionMultiplier',
  largest: 'captionLargest',
};

const taka = (minor: bigint) => `৳${formatAmount(minor)}`;
const minorOf = (text: string) => parseDecimal(text) ?? 0n;

/** The player's side of rounds: stake, spin, show, resume. */
export function createRound(parts: RoundParts) {
  const { game, server, panel, player, stage, sound, tell, say } = parts;
  let table: Table | null = null;
  let last: SlotRound | null = null;
  let stakeIndex = 0;
  let balance = 0n;
  let version = -1n;
  let nextSpinAt = 0;
  let skipping = false;
  let busy = false;
  let toldPoor = false;

  const stakeNow = () => game.stakes[stakeIndex] ?? game.stakes[0] ?? 0n;
  const drawStake = () =>
    panel.setStake(taka(stakeNow()), stakeIndex === 0, stakeIndex === game.stakes.length - 1);
  const setState = (state: Parameters<Panel['setState']>[0]) => {
    panel.setState(state);
    drawStake();
  };

  /** Absolute balances in any order: only a newer one counts. */
  const setBalance = (text: string, at: string) => {
    if (BigInt(at) < version) return;
    version = BigInt(at);
    balance = minorOf(text);
    panel.setBalance(taka(balance));
    if (toldPoor && balance >= stakeNow()) panel.setNotice('');
  };

  const sayResult = (round: SlotRound) => {
    const stake = minorOf(round.stake);
    const payout = minorOf(round.payout);
    // At or below the stake there is nothing to celebrate (RTS 14, design.md).
    if (payout > stake) panel.setResult(say('won', { amount: taka(payout) }), true);
    else
      panel.setResult(
        payout > 0n ? say('returned', { amount: taka(payout) }) : say('noWin'),
        false,
      );
  };

  const show = async (round: SlotRound) => {
    const stake = minorOf(round.stake);
    const payout = minorOf(round.payout);
    const outcome = round.outcome as Outcome;
    const celebrate = payout > stake;
    skipping = false;
    setState('showing');
    await player.land(outcome, {
      stage,
      scene: parts.scene,
      sound,
      celebrate,
      reducedMotion: parts.reducedMotion,
      skipped: () => skipping,
      count: (credits) =>
        panel.setCount(
          credits > 0 ? taka((stake / BigInt(game.betCredits)) * BigInt(credits)) : '',
        ),
      caption: (key, values) => panel.setCaption(say(CAPTIONS[key], values)),
    });
    if (celebrate) sound.win(Math.min(1, Number(payout / stake) / 20));
    if (outcome.totalCredits === game.maxCredits) panel.setCaption(say('captionLargest'));
    last = round;
    sayResult(round);
    setBalance(round.balance, round.version);
    tell({ type: 'balance', balance: round.balance, version: round.version });
    tell({ type: 'round', roundId: round.roundId, staked: round.stake, won: round.payout });
    panel.setCheck(true);
    server.shown(round.roundId).catch(onRefusal);
  };

  const onRefusal = (err: unknown) => {
    if (!(err instanceof CallFailed)) throw err;
    if (err.code === 'edge.session-ended' || err.code === 'edge.not-logged-in') {
      panel.setNotice(say('ended'));
      setState('stopped');
      tell({ type: 'session-ended' });
    } else if (err.code === 'edge.launch-ended') tell({ type: 'launch-ended' });
    else if (err.code === 'wallet.insufficient') tellOutOfMoney();
    else if (err.code !== 'network') panel.setNotice(err.message);
  };

  const tellOutOfMoney = () => {
    toldPoor = true;
    panel.setNotice(say('outOfMoney'));
    tell({ type: 'out-of-money' });
  };

  /** One round under one key, however often it must be asked for. */
  const play = async (key: string): Promise<void> => {
    busy = true;
    setState('running');
    toldPoor = false;
    panel.setNotice('');
    panel.setResult('', false);
    panel.setCount('');
    panel.setCaption(say('captionNone'));
    if (!parts.reducedMotion()) player.run();
    try {
      const round = await server.spin(key, toDecimal(stakeNow()));
      nextSpinAt = performance.now() + (table?.spinIntervalMs ?? 0);
      setBalance(toDecimal(minorOf(round.balance) - minorOf(round.payout)), '0');
      await show(round);
    } catch (err) {
      player.halt();
      if (err instanceof CallFailed && err.code === 'network') {
        panel.setNotice(say('stillLost'), { label: say('tryAgain'), run: () => void play(key) });
        return setState('stopped');
      }
      onRefusal(err);
      if (err instanceof CallFailed && err.code === 'slots.too-soon')
        nextSpinAt = performance.now() + 2_500;
      if (err instanceof CallFailed && err.refusal?.code === 'edge.session-ended') return;
    }
    await stage.wait(Math.max(0, nextSpinAt - performance.now()));
    busy = false;
    setState('idle');
  };

  return {
    setBalance,
    /** Asks for the table, shows a round that was never shown to its end, answers the sitting. */
    async open() {
      try {
        table = await server.table();
      } catch (err) {
        onRefusal(err);
        if (err instanceof CallFailed) panel.setNotice(say('closed', { reason: err.message }));
        throw err;
      }
      setBalance(table.balance, table.version);
      last = table.lastRound;
      const before = game.stakes.findIndex((stake) => last && stake === minorOf(last.stake));
      stakeIndex = Math.max(0, before);
      panel.setCheck(last !== null);
      if (last && table.lastRound?.shown === false) {
        panel.setNotice(say('resume'));
        await show(last);
      } else player.rest((last?.outcome as Outcome | undefined) ?? null);
      setState('idle');
      if (!last) panel.setResult(say('ready'), false);
      const { startedAt, staked, won } = table.sitting;
      const seconds = Math.round((Date.parse(table.serverTime) - Date.parse(startedAt)) / 1000);
      return { seconds, staked, won };
    },
    async spin() {
      if (busy || !table) return;
      if (balance < stakeNow()) return tellOutOfMoney();
      await play(parts.newKey());
    },
    skip() {
      skipping = true;
    },
    changeStake(step: -1 | 1) {
      if (busy || !table) return;
      stakeIndex = Math.min(game.stakes.length - 1, Math.max(0, stakeIndex + step));
      drawStake();
      if (toldPoor && balance >= stakeNow()) panel.setNotice('');
    },
    check() {
      if (last) tell({ type: 'verify', roundId: last.roundId });
    },
    withTable(open: (table: Table, stake: bigint) => void) {
      if (table) open(table, stakeNow());
    },
    redress() {
      drawStake();
      if (last) sayResult(last);
    },
  };
}
