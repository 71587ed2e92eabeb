import type { Language } from '@nokshi/contract';
import type { NoticeDoc } from '@nokshi/contract/content.ts';
import type { Notice } from '@nokshi/contract/player/messaging.ts';
import { shownContent } from '../../../kernel/content/content.ts';
import type { MessagingRoom } from './room.ts';
import { isForReader, maySee, type Reader } from './rules/audience.ts';

const MOST_NOTICES = 100;

export type Asked = {
  readonly reader: Reader;
  readonly language: Language;
  /** Types separated by commas; undefined is all. */
  readonly types?: string | undefined;
};

/** From memory: the notices this reader sees now, pinned first, then the newest. E-003, X-056. */
export function listNotices(room: MessagingRoom, { reader, language, types }: Asked): Notice[] {
  const wanted = types?.split(',');
  return shownContent<NoticeDoc>(room.content, 'notice')
    .filter(
      ({ doc }) =>
        isForReader(doc.audience, reader) &&
        maySee(doc.type, reader) &&
        doc.languages.includes(language) &&
        (wanted === undefined || wanted.includes(doc.type)),
    )
    .sort((a, b) => Number(b.doc.pinned) - Number(a.doc.pinned))
    .slice(0, MOST_NOTICES)
    .map(({ id, doc, since }) => ({
      id,
      type: doc.type,
      title: doc.title[language],
      content: doc.html[language],
      time: since.toISOString(),
      pinned: doc.pinned,
      ...(doc.audience === 'agents' && { forAgents: true as const }),
    }));
}
