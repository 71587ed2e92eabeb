import { CONTRACT_KINDS, type ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import { Field, Icon, MoneyText } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import { useDeferredValue } from 'react';
import { Link, useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { inAddress } from '../../lib/in-address.ts';
import { type MessageId, useWords } from '../../lib/words.ts';

type Person = { readonly id: string; readonly username: string };

/** One side of a contract: the house, or an agent with the way to the account. */
export function Who({ person }: { readonly person: Person | null }) {
  const { t } = useWords();
  if (!person) return t('contracts.house');
  return <Link href={`/members/${person.id}`}>{person.username}</Link>;
}

/** The id by which lists find a thing. */
export const useIdFact = () => {
  const { t } = useWords();
  return (id: string) => ({
    name: t('contracts.id'),
    value: <span className={styles.mono}>{id}</span>,
  });
};

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

/** What the search field of a list asks for; nothing while it is empty. */
export function useSought(): { readonly query?: string } {
  const [search] = useSearchParams();
  const query = useDeferredValue((search.get('query') ?? '').trim());
  return query ? { query } : {};
}

/** Looks for the beginning of a username, or a whole id as it is shown. */
export function SearchFilter() {
  const { t } = useWords();
  const { value, change } = useInAddress('query');
  return <SearchField label={t('contracts.search')} value={value} onChange={change} />;
}

type SearchProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A field for what is written in Latin letters and digits alone. */
export const SearchField = ({ onChange, ...props }: SearchProps) => (
  <Field
    {...props}
    type="search"
    autoCapitalize="none"
    autoComplete="off"
    spellCheck={false}
    maxLength={64}
    before={<Icon name="search" size={18} />}
    onChange={(event) => onChange(event.target.value)}
  />
);

/** The days of a list in the address; with one of the two, a month from it or up to it. */
export function useDays(): { readonly from?: string; readonly to?: string } {
  const [search] = useSearchParams();
  const [from, to] = [dayIn(search.get('from')), dayIn(search.get('to'))];
  if (!from && !to) return {};
  return { from: from || dayApart(to, -MONTH_DAYS), to: to || dayApart(from, MONTH_DAYS) };
}

const MONTH_DAYS = 30;
const DAY_MS = 86_400_000;

const dayIn = (text: string | null) => (text && Date.parse(`${text}T00:00:00Z`) ? text : '');
const dayApart = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The first and the last day of a list. */
export function DaysFilter() {
  const { t } = useWords();
  const from = useInAddress('from');
  const to = useInAddress('to');
  return (
    <div className={styles.pairs}>
      <Field
        label={t('runs.from')}
        type="date"
        max={to.value}
        value={from.value}
        onChange={({ target }) => from.change(target.value)}
      />
      <Field
        label={t('runs.to')}
        type="date"
        min={from.value}
        value={to.value}
        onChange={({ target }) => to.change(target.value)}
      />
    </div>
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
