import type { Say } from '../words/index.ts';

/** Free rounds that wait here, and whether they are played now. */
export type FreeShown = {
  readonly text: string;
  readonly more: string;
  readonly action: string;
  readonly isPlayed: boolean;
};

export type PanelState = 'idle' | 'running' | 'showing' | 'stopped';

/** The parts of the page around the picture; everything a keyboard and a screen reader need. */
export type Panel = {
  /** Where the picture of the game is shown. */
  readonly reels: HTMLElement;
  /** Before everything, for what falls and sews itself when much was won. */
  readonly front: HTMLElement;
  /** Words before everything else, with an amount where they are about one. */
  openMoment(said: { words: string; amount: string; tier: number }): void;
  setMomentAmount(text: string): void;
  closeMoment(): void;
  /** Behind everything: where the game is played. */
  setBackdrop(backdrop: HTMLElement): void;
  setWords(say: Say): void;
  /** The name of the game, where no caption stands. */
  setTitle(name: string): void;
  setStake(text: string, at: { first: boolean; last: boolean }): void;
  setBalance(text: string): void;
  setCaption(text: string): void;
  /** The result, announced once by screen readers. `big` only above the stake. */
  setResult(text: string, big: boolean): void;
  setCount(text: string): void;
  /** Has letters of each size shaped before they are needed: the first ones take most of a frame. */
  shapeAhead(text: string): void;
  /** The pots of the game, dearest first; a game without has none. */
  setPots(pots: readonly { name: string; amount: string }[]): void;
  /** While a free round is played, the stake is theirs and cannot be changed. */
  setFree(shown: FreeShown | null): void;
  setNotice(text: string, action?: { label: string; run: () => void }): void;
  /** What the button says and does, at once; the steps of the stake follow when they are drawn. */
  setState(state: PanelState): void;
  /** How rounds may begin beside a press: without autoplay there is no button for it. */
  setRepeats(allowed: { hold: boolean; auto: boolean }): void;
  /** While autoplay plays the button stops it, and says how many rounds are left. */
  setAutoplay(left: number | null): void;
  /** The stake can be changed while the game is idle. */
  drawStepper(): void;
  setSound(on: boolean): void;
  setCheck(enabled: boolean): void;
};

export type PanelActions = {
  spin(): void;
  skip(): void;
  stake(step: -1 | 1): void;
  stakes(): void;
  hold(isHeld: boolean): void;
  autoplay(): void;
  stopAutoplay(): void;
  /** Free rounds, or the own stake. */
  turnFree(): void;
  rules(): void;
  check(): void;
  leave(): void;
  sound(): void;
};
