import type { InstantAct, InstantBet, InstantRound } from '@nokshi/contract/player/instants.ts';
import type { Stage } from '../stage/open-stage.ts';
import type { InstantWords } from './words/en.ts';

export type InstantStage = Stage<InstantWords>;

/** Limits in minor units: of one stake, and of what a round may win over its stakes. */
export type Limits = { readonly least: bigint; readonly most: bigint; readonly win: bigint };

/** An act without its number in the round. */
export type Choice =
  | { readonly act: 'open'; readonly field: number }
  | { readonly act: Exclude<InstantAct['act'], 'open'> };

/** What a game may ask of the round that is played. */
export type Play = {
  readonly stage: InstantStage;
  act(choice: Choice): void;
  /** Whether a round is asked for or shown. */
  isBusy(): boolean;
  /** What is chosen is another bet now: the button and the limits of the stake are drawn again. */
  changed(): void;
};

/** The main button: what it says, and what a press does; null where it does nothing now. */
export type MainButton = {
  readonly words: string;
  readonly small: string;
  readonly press: 'begin' | Choice | null;
};

/** One of the instant games, as the frame plays it. */
export type InstantGame = {
  readonly scene: HTMLElement;
  /** What is chosen beside the stake. */
  readonly options: HTMLElement;
  /** Whether the stake is chosen by the field of the frame; else the game lays chips itself. */
  readonly hasStakeField: boolean;
  setLimits(limits: Limits): void;
  /** The bet that is chosen with this stake (a decimal string); null where it is none yet. */
  bet(stake: string): InstantBet | null;
  /** What the bet costs at the stake of the field, minor units. */
  cost(stake: bigint): bigint;
  /** The largest stake whose win the game pays: less where a bet pays much. */
  mostStake(limits: Limits): bigint;
  /** A round as it is, without motion: the last one, or the open one after a reload. Null before the first. */
  rest(round: InstantRound | null): void;
  /** Shows what is new in a round; resolves when all of it was seen. */
  show(round: InstantRound): Promise<void>;
  /** A round was asked for; its options rest until `rest` or `show`. */
  wait(): void;
  main(round: InstantRound | null): MainButton;
  /** Keys of its own; whether it used one. */
  onKey?(key: string): boolean;
  /** Read out when a round is over, or has gone on. */
  describe(round: InstantRound): string;
  /** One line of the history. */
  summary(round: InstantRound): string;
  rules(): readonly (Node | string)[];
  /** The words are others now. */
  dress(): void;
};

/**
 * The largest stake whose largest win the game pays: `gain` over the stake, in parts of which `of` are one stake. At
 * least the least stake, which every bet can win.
 */
export function mostPaid(
  { least, most, win }: Limits,
  { gain, of }: { readonly gain: number; readonly of: number },
): bigint {
  const fits = (win * BigInt(of)) / BigInt(Math.max(1, gain));
  return fits < least ? least : fits < most ? fits : most;
}

export type CreateGame = (play: Play) => InstantGame;
