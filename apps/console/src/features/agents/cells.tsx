import { CONTRACT_KINDS, type ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import { Field, Icon, MoneyText } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import { Link, useSearchParams } from 'wouter';
import { inAddress } from '../../lib/in-address.ts';
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

/** One filter of a list, in the address. */
function useInAddress(name: string) {
  const [search, setSearch] = useSearchParams();
  return {
    value: search.get(name) ?? '',
    change: (value: string) => setSearch(inAddress({ [name]: value || null }), { replace: true }),
  };
}

/** Looks for the beginning of a username, on either side of a contract. */
export function UsernameFilter() {
  const { t } = useWords();
  const { value, change } = useInAddress('query');
  return (
    <Field
      label={t('contracts.username')}
      type="search"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      maxLength={64}
      value={value}
      before={<Icon name="search" size={18} />}
      onChange={(event) => change(event.target.value)}
    />
  );
}

export function KindFilter() {
  const { t } = useWords();
  const { value, change } = useInAddress('kind');
  return (
    <Choice
      label={t('contracts.kind')}
      value={CONTRACT_KINDS.find((each) => each === value) ?? ''}
      choices={[
        { id: '', label: t('contracts.all') },
        ...CONTRACT_KINDS.map((id) => ({ id, label: t(`contracts.kind-${id}`) })),
      ]}
      onChange={change}
    />
  );
}
