import { consoleMemberRoutes as routes } from '@nokshi/contract/console/members-money.ts';
import { MoneySign, MoneyText, Note, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { signOf } from '../../lib/asset-money.tsx';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { type Purse, purseName } from './purse-name.ts';
import type { TabProps } from './tab-props.ts';

/** Why each account of a member has what it has; each figure opens the entries behind it. */
export function Money({ id }: TabProps) {
  const purses = useQuery({
    queryKey: ['member', id, 'purses'],
    queryFn: () => call(routes.purses, { id }),
  });
  return (
    <QueryView query={purses} height="320px">
      {({ purses: shown }) =>
        shown.map((purse) => (
          <OnePurse key={`${purse.account} ${purse.vendor} ${purse.asset}`} id={id} purse={purse} />
        ))
      }
    </QueryView>
  );
}

function OnePurse({ id, purse }: { readonly id: string; readonly purse: Purse }) {
  const { t } = useWords();
  const name = purseName(t, purse);
  return (
    <MoneySign value={signOf(purse.asset)}>
      <section className={`${styles.card} ${styles.stack} ${styles.apart}`}>
        <div className={styles.between}>
          <h2>{name}</h2>
          <strong>
            <MoneyText amount={purse.balance} />
          </strong>
        </div>
        <Note kind={purse.equal ? 'good' : 'wrong'}>
          {t(purse.equal ? 'member.money-equal' : 'member.money-differs')}
        </Note>
        {purse.kinds.length > 0 && (
          <Table
            caption={name}
            rows={purse.kinds}
            rowKey={(row) => row.line}
            columns={[
              {
                id: 'kind',
                title: t('entry.kind'),
                cell: ({ kind, line }) => (
                  <Link href={entriesOf(id, purse, kind)}>{t(`entry.${line}`)}</Link>
                ),
              },
              {
                id: 'count',
                title: t('purse.count'),
                figure: true,
                cell: (row) => countText(row.count),
              },
              {
                id: 'in',
                title: t('purse.credited'),
                figure: true,
                cell: (row) => <MoneyText amount={row.credited} />,
              },
              {
                id: 'out',
                title: t('purse.debited'),
                figure: true,
                cell: (row) => <MoneyText amount={row.debited} />,
              },
            ]}
          />
        )}
      </section>
    </MoneySign>
  );
}

/** Where the entries of one kind of an account are listed. */
function entriesOf(id: string, { account, vendor }: Purse, kind: string): string {
  const asked = new URLSearchParams({ tab: 'entries', account, kind, ...(vendor && { vendor }) });
  return `/members/${id}?${asked}`;
}
