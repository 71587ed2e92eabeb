import { consoleMemberRoutes as routes } from '@nokshi/contract/console/members-money.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { type Column, MoneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { Link, useSearchParams } from 'wouter';
import { Choice } from '@nokshi/ui/choice.tsx';
import { timeText } from '@nokshi/web/time.ts';
import styles from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { type Translate, useWords } from '../../lib/words.ts';
import { ENTRY_KINDS, entryName, type PurseName, purseName } from './purse-name.ts';
import type { TabProps } from './tab-props.ts';

/** A withdrawal is found with all of its moves, its hold among them. */
const isFilter = (kind: string): boolean => kind !== 'hold' && kind !== 'release';

type Page = Output<typeof routes.entries>;
type Entry = Page['rows'][number];
const ACCOUNTS = ['cash', 'held', 'bonus', 'vendor'] as const;

/** Entries of one account of a member, of one kind or of all. */
export function Entries({ id }: TabProps) {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const account = ACCOUNTS.find((each) => each === search.get('account')) ?? 'cash';
  const purse: PurseName = { account, vendor: search.get('vendor') };
  const kind = search.get('kind') ?? '';
  const asked = {
    id,
    account,
    ...(purse.vendor && { vendor: purse.vendor }),
    ...(kind && { kind }),
  };
  const chosen = (next: string) =>
    setSearch((before) => {
      if (next === '') before.delete('kind');
      else before.set('kind', next);
      return before;
    });
  return (
    <>
      <h2 className={styles.part}>{t('purse.entries', { purse: purseName(t, purse) })}</h2>
      <div className={`${styles.tools} ${styles.apart}`}>
        <Choice
          label={t('entry.kind')}
          value={kind}
          choices={[
            { id: '', label: t('member.all-kinds') },
            ...ENTRY_KINDS.filter(isFilter).map((each) => ({
              id: each as string,
              label: entryName(t, each),
            })),
          ]}
          onChange={chosen}
        />
      </div>
      <List<Page>
        queryKey={['member', id, 'entries', account, purse.vendor, kind]}
        load={(cursor) => call(routes.entries, { ...asked, cursor, pageSize: 25 })}
        caption={t('member.entries')}
        rowKey={(row) => row.entryId}
        empty={t('member.no-entries')}
        columns={columnsOf(t, id)}
      />
    </>
  );
}

const columnsOf = (t: Translate, id: string): Column<Entry>[] => [
  { id: 'no', title: t('entry.sequence'), figure: true, cell: (row) => row.sequence },
  { id: 'at', title: t('entry.at'), whole: true, cell: (row) => timeText(row.at) },
  { id: 'kind', title: t('entry.kind'), cell: (row) => t(`entry.${row.line}`) },
  {
    id: 'amount',
    title: t('entry.amount'),
    figure: true,
    cell: (row) => <MoneyText amount={row.amount} signed />,
  },
  {
    id: 'after',
    title: t('entry.after'),
    figure: true,
    cell: (row) => <MoneyText amount={row.balanceAfter} />,
  },
  { id: 'belongs', title: t('entry.belongs'), cell: (row) => <Belongs id={id} entry={row} /> },
  {
    id: 'batch',
    title: t('entry.batch'),
    figure: true,
    cell: (row) => `${row.lane} · ${row.batch}`,
  },
];

/** What an entry belongs to, as a way there. */
function Belongs({ id, entry: { reference } }: { readonly id: string; readonly entry: Entry }) {
  const { t } = useWords();
  if (!reference) return null;
  const number = <span className={`${styles.mono} ${styles.small}`}>{reference.id}</span>;
  const way = wayTo(id, reference);
  if (reference.kind === 'other') return number;
  return (
    <span className={styles.pair}>
      {way ? (
        <Link href={way}>{t(`entry.of-${reference.kind}`)}</Link>
      ) : (
        t(`entry.of-${reference.kind}`)
      )}
      {number}
    </span>
  );
}

function wayTo(id: string, { kind, id: of }: NonNullable<Entry['reference']>): string | null {
  if (kind === 'withdrawal') return `/withdrawals?w=${of}`;
  if (kind === 'wager') return `/members/${id}?tab=wagers`;
  if (kind === 'deposit') return `/members/${id}?tab=deposits`;
  return null;
}
