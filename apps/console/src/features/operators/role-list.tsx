import { consoleOperatorRoutes as routes } from '@nokshi/contract/console/operators.ts';
import { Button, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { permissionName, roleName } from '../../lib/names.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { type Role, ROLES_KEY } from './operator.ts';
import { RoleDialog } from './role-dialog.tsx';

/** Each role and what it allows; those of the house stand, others can be made and changed. */
export function RoleList() {
  const { t } = useWords();
  const [editing, setEditing] = useState<Role | 'new' | null>(null);
  const roles = useQuery({ queryKey: ROLES_KEY, queryFn: () => call(routes.roles, {}) });
  return (
    <>
      <div className={`${styles.tools} ${styles.apart}`}>
        <Button kind="main" onClick={() => setEditing('new')}>
          {t('roles.make')}
        </Button>
      </div>
      <QueryView query={roles} height="320px">
        {(rows) => (
          <div className={styles.cards}>
            {rows.map((role) => (
              <RoleCard key={role.id} role={role} onEdit={() => setEditing(role)} />
            ))}
          </div>
        )}
      </QueryView>
      {editing && (
        <RoleDialog role={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </>
  );
}

function RoleCard({ role, onEdit }: { readonly role: Role; readonly onEdit: () => void }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const drop = useAct(async () => {
    await call(routes.dropRole, { id: role.id });
    tell(t('roles.dropped', { role: role.id }));
    await queries.invalidateQueries({ queryKey: ROLES_KEY });
  });
  return (
    <section className={`${styles.card} ${styles.stack}`}>
      <h2>{roleName(t, role.id)}</h2>
      <p className={styles.quiet}>
        {t('roles.held', { count: role.operators })}
        {role.builtIn ? ` · ${t('roles.of-the-house')}` : ''}
      </p>
      <ul className={styles.points}>
        {role.permissions.map((permission) => (
          <li key={permission}>{permissionName(t, permission)}</li>
        ))}
      </ul>
      <Refused error={drop.error} />
      {!role.builtIn && (
        <div className={styles.tools}>
          <Button onClick={onEdit}>{t('roles.change')}</Button>
          {role.operators === 0 && (
            <Button kind="quiet" busy={drop.busy} onClick={() => void drop.run()}>
              {t('roles.drop')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
