import { callback } from './callback.ts';
import type { ChannelAct } from './channel-act.ts';
import { instant } from './instant.ts';
import { transfer } from './transfer.ts';

export type { ChannelAct } from './channel-act.ts';

/** Every kind of channel that people of a day can pay in through. */
export const CHANNEL_ACTS: readonly ChannelAct[] = [instant, callback, transfer];
