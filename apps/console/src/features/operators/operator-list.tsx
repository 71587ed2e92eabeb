import { consoleOperatorRoutes as routes } from '@nokshi/contract/console/operators.ts';
import { Button, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { roleName } from '../../lib/names.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { type OperatorRow, OPERATORS_KEY } from './operator.ts';
import { OperatorDialog } from './operator-dialog.tsx';

const LOOK = { INVITED: styles.warn, ACTIVE: styles.good, DISABLED: styles.bad };

/** Every operator; the name opens what can be done. */
export function OperatorList() {
  const { t } = useWords();
  const [inviting, setInviting] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const list = useQuery({ queryKey: OPERATORS_KEY, queryFn: () => call(routes.operators, {}) });
  const shown = list.data?.find(({ id }) => id === open);
  return (
    <>
      <div className={`${styles.tools} ${styles.apart}`}>
        <Button kind="main" onClick={() => setInviting(true)}>
          {t('operators.invite')}
        </Button>
      </div>
      <QueryView query={list} height="240px">
        {(rows) => (
          <Table
            caption={t('operators.list')}
            rows={rows}
            rowKey={(row) => row.id}
            columns={[
              {
                id: 'username',
                title: t('login.username'),
                cell: (row) => (
                  <button type="button" className={styles.open} onClick={() => setOpen(row.id)}>
                    {row.username}
                  </button>
                ),
              },
              { id: 'roles', title: t('operators.roles'), cell: (row) => <Roles row={row} /> },
              {
                id: 'state',
                title: t('operators.state'),
                cell: (row) => (
                  <span className={`${styles.badge} ${LOOK[row.state] ?? ''}`}>
                    {t(`operator.${row.state}`)}
                  </span>
                ),
              },
              {
                id: 'factor',
                title: t('account.factor'),
                cell: (row) => t(row.secondFactor ? 'operators.factor-on' : 'operators.factor-off'),
              },
              {
                id: 'last',
                title: t('operators.last-log-in'),
                whole: true,
                cell: (row) => (row.lastLoginAt ? timeText(row.lastLoginAt) : t('members.never')),
              },
              {
                id: 'sessions',
                title: t('operators.sessions'),
                figure: true,
                cell: (row) => row.sessions,
              },
            ]}
          />
        )}
      </QueryView>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {shown && <OperatorDialog operator={shown} onClose={() => setOpen(null)} />}
    </>
  );
}

function Roles({ row }: { readonly row: OperatorRow }) {
  const { t } = useWords();
  if (row.roles.length === 0) return <span className={styles.quiet}>{t('operators.no-role')}</span>;
  return (
    <span className={styles.badges}>
      {row.roles.map((role) => (
        <span key={role} className={styles.badge}>
          {roleName(t, role)}
        </span>
      ))}
    </span>
  );
}
