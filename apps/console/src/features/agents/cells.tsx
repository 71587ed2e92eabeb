import type { ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import { MoneyText } from '@nokshi/ui';
import { Link } from 'wouter';
import { type MessageId, useWords } from '../../lib/words.ts';

type Person = { readonly id: string; readonly username: string };

/** One side of a contract: the house, or an agent with the way to the account. */
export function Who({ person }: { readonly person: Person | null }) {
  const { t } = useWords();
  if (!person) return t('contracts.house');
  return <Link href={`/members/${person.id}`}>{person.username}</Link>;
}

/** A fact of an amount; none where there is no amount. */
export function useMoneyFacts() {
  const { t } = useWords();
  return (name: MessageId, amount: string | null) =>
    amount === null ? [] : [{ name: t(name), value: <MoneyText amount={amount} /> }];
}

type Reached = { readonly tier: number | null; readonly rate: string | null };

/** The tier that a period reached; of a real-time wage each bet has its own. */
export function useTierFacts() {
  const { t } = useWords();
  return (kind: ContractKind, { tier, rate }: Reached) =>
    kind === 'real-time'
      ? []
      : [
          {
            name: t('contracts.tier'),
            value:
              tier === null
                ? t('contracts.tier-none')
                : t('contracts.tier-at', { tier, rate: rate ?? '–' }),
          },
        ];
}
