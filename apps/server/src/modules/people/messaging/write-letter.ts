import type { Input, Outcome } from '@nokshi/contract';
import { consoleLetterRoutes } from '@nokshi/contract/console/letters.ts';
import { type Caller, operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Act } from '../../base/proposals/index.ts';
import { findAudience } from './find-audience.ts';
import type { MessagingRoom } from './room.ts';
import { postLetter } from './post-letter.ts';

type Wish = Input<typeof consoleLetterRoutes.send>;

/**
 * An operator's letter. To named members it is sent at once; to all of them, or all of a type, it
 * is an act that may need a second person. Refuses: messaging.member-unknown, messaging.nobody,
 * proposals.waiting.
 */
export function letterWriter(
  room: MessagingRoom,
): (tx: Tx, wish: Wish, caller: Caller) => Promise<Outcome> {
  const toMany = room.proposals.act(letterAct(room));
  return async (tx, wish, caller) => {
    if (wish.audience.to !== 'members') return toMany(tx, wish, caller);
    await writeLetter(room, tx, { wish, caller });
    return { proposal: null };
  };
}

const letterAct = (room: MessagingRoom): Act<Wish> => ({
  code: 'messaging.send-letter',
  permission: 'messaging.letters',
  input: consoleLetterRoutes.send.input,
  async preview(tx, { title, text, isPromotion, audience }) {
    const { reach } = await reached(room, tx, audience);
    return {
      object: title.EN,
      label: title.EN,
      changes: [
        { field: 'letter.reach', from: '', to: String(reach) },
        { field: 'letter.promotion', from: '', to: String(isPromotion) },
        { field: 'letter.title-bn', from: '', to: title.BN },
        { field: 'letter.text-en', from: '', to: text.EN },
        { field: 'letter.text-bn', from: '', to: text.BN },
      ],
    };
  },
  run: (tx, wish, caller) => writeLetter(room, tx, { wish, caller }),
});

async function writeLetter(
  room: MessagingRoom,
  tx: Tx,
  { wish, caller }: { wish: Wish; caller: Caller },
): Promise<void> {
  const { title, text, isPromotion, audience, reason } = wish;
  const { to, reach } = await reached(room, tx, audience);
  const { operatorId, username } = operatorOf(caller);
  const operator = { username, audience };
  const letterId = await postLetter(room, tx, { title, text, isPromotion, to, reach, operator });
  await room.audit.append(tx, {
    operatorId,
    operator: username,
    act: 'messaging.send-letter',
    object: toWire('ltr', letterId),
    facts: { title: title.EN, audience, isPromotion, reach, reason },
    ip: caller.ip,
  });
}

async function reached(room: MessagingRoom, tx: Tx, audience: Wish['audience']) {
  const found = await findAudience(room, tx, audience);
  if (found.unknown.length > 0) {
    const value = { usernames: found.unknown.slice(0, 10).join(', ') };
    throw refuse('messaging.member-unknown', { field: 'audience', value });
  }
  if (found.reach === 0) throw refuse('messaging.nobody', { field: 'audience' });
  return found;
}
