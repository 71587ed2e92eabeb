import type { Input, Output } from '@nokshi/contract';
import type { consoleChatRoutes } from '@nokshi/contract/console/chat.ts';
import { audited } from '../../../kernel/audited.ts';
import { type Caller, operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { settingNow } from './desk-now.ts';
import type { ChatRoom } from './room.ts';
import { writeSetting } from './store/desk.ts';

type Shown = Output<typeof consoleChatRoutes.setting>;

export async function showSetting(room: ChatRoom, tx: Tx): Promise<Shown> {
  const { setting, version, changedAt, changedBy } = await settingNow(room, tx);
  return { setting, version, changedAt: changedAt?.toISOString() ?? null, changedBy };
}

/** Changes the setting whole; desks and open pages follow at once. Refuses: chat.version-changed. */
export async function setChat(
  room: ChatRoom,
  tx: Tx,
  { wish, caller }: { wish: Input<typeof consoleChatRoutes.set>; caller: Caller },
): Promise<Shown> {
  const { setting, version } = wish;
  const written = await writeSetting(tx, {
    brandId: room.site.brand().brandId,
    setting,
    version: version + 1,
    changedAt: room.clock.now(),
    changedBy: operatorOf(caller).username,
  });
  if (written === 0) throw refuse('chat.version-changed', { field: 'version' });
  const { readyAnswers, ...rest } = setting;
  const facts = { ...rest, readyAnswers: readyAnswers.map(({ title }) => title) };
  await audited(room, tx, { caller, act: 'chat.set', object: 'setting', facts });
  tx.afterCommit(() => room.live.toAll({ type: 'chat' }));
  return showSetting(room, tx);
}
