import { useSession } from '../lib/session.ts';
import type { MessageId } from '../lib/words.ts';
import type { Desk } from './desk.ts';
import { GAMES } from './desks/games.ts';
import { HOUSE } from './desks/house.ts';
import { MONEY } from './desks/money.ts';
import { PEOPLE } from './desks/people.ts';
import { SITE } from './desks/site.ts';

type Group = { readonly label: MessageId; readonly desks: readonly Desk[] };

/** The console's menu and its routes are these tables. */
const GROUPS: readonly Group[] = [
  { label: 'nav.group-people', desks: PEOPLE },
  { label: 'nav.group-money', desks: MONEY },
  { label: 'nav.group-games', desks: GAMES },
  { label: 'nav.group-site', desks: SITE },
  { label: 'nav.group-house', desks: HOUSE },
];

export const DESKS: readonly Desk[] = GROUPS.flatMap(({ desks }) => desks);

/** The desks that the operator's role opens, group by group; no group is empty. */
export function useOpenGroups(): readonly Group[] {
  const operator = useSession(({ state }) => (state.kind === 'in' ? state.operator : null));
  const opens = ({ permission }: Desk) =>
    permission === null || operator?.permissions.includes(permission);
  return GROUPS.map(({ label, desks }) => ({ label, desks: desks.filter(opens) })).filter(
    ({ desks }) => desks.length > 0,
  );
}

/** The same in one row. */
export const useOpenDesks = (): readonly Desk[] => useOpenGroups().flatMap(({ desks }) => desks);
