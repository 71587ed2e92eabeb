import { kept } from '@nokshi/web/storage.ts';
import { create } from 'zustand';
import { type Chimed, createChime } from './chime.ts';

type Setting = { readonly on: boolean; readonly volume: number };

const OFF: Setting = { on: false, volume: 0.5 };
const placeOf = (username: string) => `nokshi.sound.${username}`;

/** Whether new work sounds for this operator in this browser, and what became of the last sound. */
export const useSound = create<Setting & { readonly last: Chimed | null }>(() => ({
  ...OFF,
  last: null,
}));

const chime = createChime({
  open: () => (typeof AudioContext === 'undefined' ? null : new AudioContext()),
  now: () => performance.now(),
});

/** Reads what this operator chose; `off` and half as loud where nothing was. */
export function recallSound(username: string): void {
  const [on, volume] = (kept.get(placeOf(username)) ?? '').split(' ');
  const level = Number(volume);
  useSound.setState({ on: on === 'on', volume: level > 0 && level <= 1 ? level : OFF.volume });
}

export function chooseSound(username: string, chosen: Partial<Setting>): void {
  useSound.setState(chosen);
  const { on, volume } = useSound.getState();
  kept.set(placeOf(username), `${on ? 'on' : 'off'} ${volume}`);
}

/** Sounds when it is on and the tab may play. */
export function soundNew(): void {
  const { on, volume } = useSound.getState();
  if (on) useSound.setState({ last: chime.play(volume) });
}

/** For the button that tries it: pressing it lets the tab play. */
export async function trySound(): Promise<void> {
  await chime.unblock();
  useSound.setState({ last: chime.play(useSound.getState().volume) });
}

/** Whatever is pressed in the tab lets it play from then on. */
export async function letSound(): Promise<void> {
  if (!useSound.getState().on || !(await chime.unblock())) return;
  if (useSound.getState().last === 'blocked') useSound.setState({ last: null });
}
