import type { CaseMember, OneRiskCase } from '@nokshi/contract/console/risk.ts';
import { type Column, MoneyText, Table } from '@nokshi/ui';
import { Link } from 'wouter';
import styles from '../../lib/desk.module.css';
import { type Translate, useWords } from '../../lib/words.ts';

const SUMS = [
  ['deposited', 'risk.deposited'],
  ['withdrawn', 'risk.withdrawn'],
  ['staked', 'risk.staked'],
  ['paidOut', 'risk.paid-out'],
  ['sent', 'risk.sent'],
  ['received', 'risk.received'],
  ['waiting', 'risk.waiting'],
] as const;

/** What each member brought in, played and took out, side by side. */
export function PeopleCard({ people }: Pick<OneRiskCase, 'people'>) {
  const { t } = useWords();
  return (
    <section className={styles.card} aria-labelledby="people">
      <h2 id="people">{t('risk.people')}</h2>
      <Table
        caption={t('risk.people')}
        columns={columnsOf(t)}
        rows={people}
        rowKey={({ id }) => id}
      />
    </section>
  );
}

const columnsOf = (t: Translate): Column<CaseMember>[] => [
  {
    id: 'member',
    title: t('risk.members'),
    cell: ({ id, username, heldSince }) => (
      <span className={styles.pair}>
        <Link href={`/members/${id}`}>{username}</Link>
        <small>{t(heldSince ? 'risk.held' : 'risk.free')}</small>
      </span>
    ),
  },
  ...SUMS.map(
    ([id, title]): Column<CaseMember> => ({
      id,
      title: t(title),
      figure: true,
      cell: (row) => <MoneyText amount={row[id]} />,
    }),
  ),
];
