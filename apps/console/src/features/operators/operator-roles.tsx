import { consoleOperatorRoutes as routes } from '@nokshi/contract/console/operators.ts';
import { Button } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { roleName } from '../../lib/names.ts';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useWords } from '../../lib/words.ts';
import { type OperatorRow, OPERATORS_KEY } from './operator.ts';
import { RoleChecks } from './role-checks.tsx';

type Props = { readonly operator: OperatorRow; readonly onClose: () => void };

/** Which roles an operator has: ticked, looked over, then given. */
export function OperatorRoles({ operator, onClose }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { id, username } = operator;
  const [roles, setRoles] = useState<readonly string[]>(operator.roles);
  const [asking, setAsking] = useState(false);
  const names = (given: readonly string[]) => given.map((role) => roleName(t, role)).join(', ');
  const same = [...roles].sort().join() === [...operator.roles].sort().join();
  return (
    <>
      <RoleChecks chosen={roles} onChange={setRoles} />
      <div className={styles.tools}>
        <Button kind="main" disabled={same} onClick={() => setAsking(true)}>
          {t('operators.set-roles')}
        </Button>
      </div>
      {asking && (
        <ReasonDialog
          title={`${t('operators.set-roles')}: ${username}`}
          changes={[{ field: 'roles', from: names(operator.roles), to: names(roles) }]}
          action={t('operators.set-roles')}
          act={(reason) => call(routes.setRoles, { id, roles: [...roles], reason })}
          done={t('operators.roles-set', { username })}
          onDone={async () => {
            onClose();
            await queries.invalidateQueries({ queryKey: OPERATORS_KEY });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
