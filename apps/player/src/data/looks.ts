import { create } from 'zustand';
import { kept } from '@nokshi/web/storage.ts';

type Looks = {
  readonly theme: 'light' | 'dark';
  readonly balanceHidden: boolean;
  /** Sound of the games; off until the player switches it on. */
  readonly sound: boolean;
};

/** How this browser likes the page; saved locally. The theme itself was set before first paint. */
export const useLooks = create<Looks>(() => ({
  theme: kept.get('nokshi.theme') === 'dark' ? 'dark' : 'light',
  balanceHidden: kept.get('nokshi.balance') === 'hidden',
  sound: kept.get('nokshi.sound') === 'on',
}));

export function toggleTheme(): void {
  const theme = useLooks.getState().theme === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  kept.set('nokshi.theme', theme);
  useLooks.setState({ theme });
}

/** Gives buttons and marks the brand's colour of this theme, or the house's own back. */
export function dress(colours: Readonly<Record<Looks['theme'], string>>): void {
  const colour = colours[useLooks.getState().theme];
  const { style } = document.documentElement;
  if (colour) style.setProperty('--madder', colour);
  else style.removeProperty('--madder');
}

export function toggleBalance(): void {
  const balanceHidden = !useLooks.getState().balanceHidden;
  kept.set('nokshi.balance', balanceHidden ? 'hidden' : 'shown');
  useLooks.setState({ balanceHidden });
}

export function setSound(on: boolean): void {
  kept.set('nokshi.sound', on ? 'on' : 'off');
  useLooks.setState({ sound: on });
}
