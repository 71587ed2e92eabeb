import { openContent, seedContent } from '../../../kernel/content/content.ts';
import { accountChanged, copyAsked } from '../identity/index.ts';
import { DEMO_NOTICES } from './demo/notices.ts';
import { writeFromAgent } from './letters-of-agents.ts';
import { copyFeedback } from './list-feedback.ts';
import { registerJobs } from './jobs.ts';
import { postLetter } from './post-letter.ts';
import type { MessagingDeps, MessagingRoom } from './room.ts';
import { contentTable } from './store/notices.ts';

export type { Messaging, MessagingDeps, MessagingRoom } from './room.ts';

/** The messaging room: notices, letters to members, and the questions they ask. */
export function createMessaging(deps: MessagingDeps): MessagingRoom {
  const place = { table: contentTable, brandId: deps.brandId };
  const content = openContent(deps, 'messaging', place);
  const room: MessagingRoom = {
    ...deps,
    content,
    seed: (tx) => seedContent(content, tx, { kind: 'notice', seeds: DEMO_NOTICES }),
    start: () => content.board.refresh(),
    async tell(tx, { memberId, title, text }) {
      await postLetter(room, tx, { title, text, to: { members: [memberId] }, reach: 1 });
    },
    writeFromAgent: (tx, letter) => writeFromAgent(room, tx, letter),
  };
  registerJobs(room);
  deps.events.on(accountChanged, (tx, notice) => room.tell(tx, notice));
  deps.events.on(copyAsked, (tx, memberId) => copyFeedback(deps, tx, memberId));
  return room;
}
