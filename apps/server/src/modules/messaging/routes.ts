import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { playerOf, type Serve } from '../../kernel/caller.ts';
import { serveContent } from '../../kernel/content/serve-content.ts';
import type { MessagingRoom } from './index.ts';
import { listNotices } from './list-notices.ts';
import { countUnread, markRead, noticesOfMember } from './read-notices.ts';

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
}

export function messagingConsoleRoutes(room: MessagingRoom, serve: Serve): void {
  serveContent(room.content, serve, { kind: 'notice', routes: consoleRoutes.notices });
}
