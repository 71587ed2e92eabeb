import type { Input, Language, Output } from '@nokshi/contract';
import type { recordsRoutes } from '@nokshi/contract/player/records.ts';
import type { Story } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { ForWhom } from '../../../../kernel/for-whom.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { askedDays } from '../asked-page.ts';
import { askedKind, listEntries } from '../list-entries.ts';
import { listWagers, wagerPage } from '../list-wagers.ts';
import type { RecordsRoom } from '../room.ts';
import { gather } from './gather.ts';
import { type Gathered, giveOut } from './give-out.ts';
import { entryLines, printEntries, printWagers, wagerLines } from './record-lines.ts';
import { WORDS } from './words.ts';

type Route = typeof recordsRoutes.export;
type Asked = Input<Route> & {
  readonly memberId: MemberId;
  readonly username: string;
  readonly type: number;
  readonly language: Language;
  readonly who: ForWhom;
};

/**
 * A member's own record as a file, with the days and filters of the list. A PDF shows the masked
 * name of the member. Refuses: records.range, edge.busy.
 */
export const exportRecord = (room: RecordsRoom, asked: Asked): Promise<Story<Output<Route>>> =>
  giveOut(room, {
    kind: asked.record,
    format: asked.format,
    language: asked.language,
    for: { operator: null, memberId: asked.memberId },
    who: asked.who,
    gather: (tx) =>
      asked.record === 'wagers' ? gatherWagers(room, tx, asked) : gatherEntries(room, tx, asked),
  });

async function gatherWagers(room: RecordsRoom, tx: Tx, asked: Asked): Promise<Gathered> {
  const days = askedDays(room, asked);
  const { rows, cut } = await gather({ clock: room.clock, who: asked.who }, (more) =>
    wagerPage(room, tx, { ...asked, days, ...more }),
  );
  const { totals } = await listWagers(room, tx, { ...asked, ...days, pageSize: 1 });
  const words = WORDS[asked.language];
  const game = asked.gameId && (room.catalogue.find(asked.gameId)?.name[asked.language] ?? '');
  const filters = [asked.category, asked.end && words.end[asked.end], game || asked.gameId];
  return {
    ...days,
    cut,
    lines: wagerLines(asked.language, rows),
    printed: () => printWagers({ ...asked, filters }, rows, totals),
  };
}

async function gatherEntries(room: RecordsRoom, tx: Tx, asked: Asked): Promise<Gathered> {
  const { rows, cut } = await gather({ clock: room.clock, who: asked.who }, (more) =>
    listEntries(room, tx, { ...asked, ...more }),
  );
  const kind = askedKind(asked.kind);
  const filters = [kind && WORDS[asked.language].entry[kind]];
  return {
    ...askedDays(room, asked),
    cut,
    lines: entryLines(asked.language, rows),
    printed: () => printEntries({ ...asked, filters }, rows),
  };
}
