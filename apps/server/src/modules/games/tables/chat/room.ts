import { createHmac } from 'node:crypto';
import { TABLE_CHAT_FLAG } from '@nokshi/contract/player/table-chat.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { TablesRoom } from '../room.ts';

/** The room of the tables; the chat keeps nothing in memory. */
export type ChatRoom = Pick<
  TablesRoom,
  | 'audit'
  | 'clock'
  | 'db'
  | 'events'
  | 'identity'
  | 'ids'
  | 'jobs'
  | 'live'
  | 'log'
  | 'secrets'
  | 'site'
  | 'tables'
  | 'topics'
>;

export const isOn = ({ site }: ChatRoom): boolean => site.flag(TABLE_CHAT_FLAG);

/** Refuses: tables.chat-off. */
export function requireOn(room: ChatRoom): void {
  if (!isOn(room)) throw refuse('tables.chat-off');
}

/** The key of a member's messages at every table; no account follows from it. */
export const authorOf = ({ secrets }: Pick<ChatRoom, 'secrets'>, memberId: MemberId): string =>
  createHmac('sha256', secrets.derive('tables.chat-author'))
    .update(memberId)
    .digest('hex')
    .slice(0, 16);
