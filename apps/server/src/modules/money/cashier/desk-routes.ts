import { consoleRoutes } from '@nokshi/contract';
import type { Serve } from '../../../kernel/caller.ts';
import type { CashierRoom } from './room.ts';
import { channelHistory, deskChannels, setChannelAct } from './channels/set-channel.ts';
import { deskVouchers, usedVouchers } from './vouchers/desk.ts';
import { issueAct } from './vouchers/issue.ts';
import { takeCodes, voidBatch } from './vouchers/batch-acts.ts';

/** The desks of channels and of vouchers. */
export function channelDeskRoutes(room: CashierRoom, serve: Serve): void {
  const { channels, vouchers } = consoleRoutes;
  const { act } = room.proposals;
  serve.read(channels.list, (tx) => deskChannels(room, tx));
  serve.story(channels.set, act(setChannelAct(room)));
  serve.read(channels.changes, (tx, asked) => channelHistory(room, tx, asked));
  serve.read(vouchers.list, (tx, asked) => deskVouchers(room, tx, asked));
  serve.story(vouchers.issue, act(issueAct(room)));
  serve.story(vouchers.codes, (tx, wish, caller) => takeCodes(room, tx, { ...wish, caller }));
  serve.read(vouchers.used, (tx, asked) => usedVouchers(room, tx, asked));
  serve.story(vouchers.void, (tx, wish, caller) => voidBatch(room, tx, { ...wish, caller }));
}
