import { useMessageIds, useWords } from '../../lib/words.ts';

const PREFIX = 'act.';

/** Acts that the log has another name for than who proposes them; null: it only has those they lead to. */
const IN_THE_LOG: Readonly<Record<string, string | null>> = {
  'cashier.approve-withdrawal': 'cashier.approve',
  'cashier.resolve-withdrawal': 'cashier.resolve',
  'slots.jackpot-switch': null,
};

/** What every act is called that there are words for, by its name in the log, in the order of these words. */
export function useActNames(): ReadonlyMap<string, string> {
  const { t, language } = useWords();
  const named = useMessageIds(PREFIX).flatMap((id): [string, string][] => {
    const act = id.slice(PREFIX.length);
    const inTheLog = act in IN_THE_LOG ? IN_THE_LOG[act] : act;
    return inTheLog ? [[inTheLog, t(id)]] : [];
  });
  return new Map(named.toSorted(([, a], [, b]) => a.localeCompare(b, language)));
}
