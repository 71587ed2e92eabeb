import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { playerOf, type Serve } from '../../../kernel/caller.ts';
import { serveContent } from '../../../kernel/content/serve-content.ts';
import { findAudience } from './find-audience.ts';
import type { MessagingRoom } from './room.ts';
import { muteSender, reportLetter } from './letters-of-agents.ts';
import { listFeedback, ownFeedback } from './list-feedback.ts';
import { listLetters } from './list-letters.ts';
import { listNotices } from './list-notices.ts';
import { markAllRead, markOwnLetters } from './mark-letters.ts';
import { readInbox } from './read-inbox.ts';
import { countUnread, markRead, noticesOfMember } from './read-notices.ts';
import { askSupport, sendFeedback } from './send-feedback.ts';
import { withdrawLetter } from './withdraw-letter.ts';
import { workFeedback } from './work-feedback.ts';
import { letterWriter } from './write-letter.ts';

export function messagingRoutes(room: MessagingRoom, serve: Serve): void {
  const { messaging } = playerRoutes;
  serve.direct(messaging.announcements, ({ types, lang }, caller) =>
    listNotices(room, { reader: null, language: lang ?? caller.language, types }),
  );
  serve.read(messaging.memberAnnouncements, (tx, { types, lang }, caller) =>
    noticesOfMember(room, tx, {
      session: playerOf(caller),
      language: lang ?? caller.language,
      types,
    }),
  );
  serve.story(messaging.markRead, (tx, { ids }, caller) =>
    markRead(room, tx, { ids, session: playerOf(caller), language: caller.language }),
  );
  serve.read(messaging.unreadCount, (tx, _input, caller) =>
    countUnread(room, tx, { session: playerOf(caller), language: caller.language }),
  );
  inboxRoutes(room, serve);
}

/** Letters to one member, and the member's questions to the house. */
function inboxRoutes(room: MessagingRoom, serve: Serve): void {
  const { inbox, feedback } = playerRoutes;
  serve.read(inbox.list, (tx, asked, caller) =>
    readInbox(room, tx, { asked, session: playerOf(caller) }),
  );
  serve.story(inbox.read, (tx, { ids }, caller) =>
    markOwnLetters(room, tx, { ids, mark: { readAt: room.clock.now() }, caller }),
  );
  serve.story(inbox.readAll, (tx, _input, caller) => markAllRead(room, tx, caller));
  serve.story(inbox.delete, (tx, { ids }, caller) =>
    markOwnLetters(room, tx, { ids, mark: { deletedAt: room.clock.now() }, caller }),
  );
  serve.story(inbox.restore, (tx, { ids }, caller) =>
    markOwnLetters(room, tx, { ids, mark: { deletedAt: null }, caller }),
  );
  serve.story(inbox.muteSender, (tx, asked, caller) => muteSender(room, tx, { ...asked, caller }));
  serve.story(inbox.report, (tx, { id }, caller) => reportLetter(room, tx, { id, caller }));
  serve.prepared(feedback.send, (input, caller) => sendFeedback(room, input, caller));
  serve.prepared(feedback.ask, (input, caller) => askSupport(room, input, caller));
  serve.read(feedback.mine, (tx, asked, caller) =>
    ownFeedback(room, tx, { asked, memberId: playerOf(caller).memberId }),
  );
}

export function messagingConsoleRoutes(room: MessagingRoom, serve: Serve): void {
  const { notices, letters, feedback } = consoleRoutes;
  serveContent(room.content, serve, { kind: 'notice', routes: notices });
  serve.read(letters.list, (tx, asked) => listLetters(room, tx, asked));
  serve.read(letters.audience, async (tx, { audience }) => {
    const { reach, unknown } = await findAudience(room, tx, audience);
    return { reach, unknown: [...unknown] };
  });
  serve.story(letters.send, letterWriter(room));
  serve.story(letters.withdraw, (tx, asked, caller) => withdrawLetter(room, tx, { asked, caller }));
  serve.read(feedback.list, (tx, asked) => listFeedback(room, tx, asked));
  serve.story(feedback.work, (tx, asked, caller) => workFeedback(room, tx, { asked, caller }));
}
