import type { Selection } from '@nokshi/house-math/lottery/play.ts';
import { useState } from 'react';
import { useAddress } from '../../../lib/address.ts';
import { emptyOf } from './rules/draft.ts';
import { playsOf, type Table } from './table.ts';

export type Draft = ReturnType<typeof useDraft>;

/**
 * The play that is open, by the address, and what is chosen on its board. What was chosen in
 * another play is there again when one comes back.
 */
export function useDraft(table: Table) {
  const { params, change } = useAddress();
  const plays = playsOf(table);
  const play = plays.find(({ code }) => code === params.get('playType')) ?? plays[0];
  const [drafts, setDrafts] = useState<Readonly<Record<string, Selection>>>({});
  if (!play) return null;
  const { code } = play;
  return {
    plays,
    play,
    selection: drafts[code] ?? emptyOf(play),
    open: (next: string) => change({ playType: next }, true),
    select: (selection: Selection) => setDrafts((now) => ({ ...now, [code]: selection })),
    clear: () => setDrafts((now) => ({ ...now, [code]: emptyOf(play) })),
  };
}
