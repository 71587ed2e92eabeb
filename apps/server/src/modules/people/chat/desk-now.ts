import type { ChatSetting } from '@nokshi/contract/console/chat.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { ChatRoom } from './room.ts';
import { isOpen, opensNext } from './rules/hours.ts';
import { presentSince, settingRow } from './store/desk.ts';
import type { DeskHand } from './transition.ts';

/** The page reports every half minute that its operator is there. */
const PRESENT_MS = 90_000;

/** Until an operator sets the hours: open day and night. */
const USUAL: ChatSetting = {
  hours: Array.from({ length: 7 }, () => ({ from: '00:00', until: '24:00' })),
  closedWords: { EN: '', BN: '' },
  headerColour: '',
  licence: '',
  keptDays: 180,
  readyAnswers: [],
};

export async function settingNow(room: ChatRoom, tx: Tx) {
  const row = await settingRow(tx, room.site.brand().brandId);
  return row ?? { setting: USUAL, version: 0, changedAt: null, changedBy: null };
}

export const hereNow = (room: ChatRoom, tx: Tx): Promise<DeskHand[]> =>
  presentSince(tx, {
    brandId: room.site.brand().brandId,
    since: new Date(room.clock.now().getTime() - PRESENT_MS),
  });

export type DeskNow = {
  /** Within the hours with an operator online; within the hours without one; outside the hours. */
  readonly desk: 'open' | 'away' | 'closed';
  readonly opensAt: Date | null;
  readonly setting: ChatSetting;
};

export async function deskNow(room: ChatRoom, tx: Tx): Promise<DeskNow> {
  const { setting } = await settingNow(room, tx);
  const at = room.clock.now();
  if (!isOpen(setting.hours, at))
    return { desk: 'closed', opensAt: opensNext(setting.hours, at), setting };
  const here = await hereNow(room, tx);
  return { desk: here.length > 0 ? 'open' : 'away', opensAt: null, setting };
}
