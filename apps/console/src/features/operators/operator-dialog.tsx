import { consoleOperatorRoutes as routes } from '@nokshi/contract/console/operators.ts';
import { Button, Dialog, Facts, Note, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { roleName } from '../../lib/names.ts';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { timeText } from '../../lib/time.ts';
import { useWords } from '../../lib/words.ts';
import { OneTimeLink } from './one-time-link.tsx';
import { type OperatorRow, OPERATORS_KEY } from './operator.ts';
import { RoleChecks } from './role-checks.tsx';

type Props = { readonly operator: OperatorRow; readonly onClose: () => void };
type Asking = 'roles' | 'disable' | 'enable' | 'factor';

/** One operator: what is known, and all that can be done. One's own account is only shown. */
export function OperatorDialog({ operator, onClose }: Props) {
  const { t } = useWords();
  const facts = [
    { name: t('operators.state'), value: t(`operator.${operator.state}`) },
    { name: t('operators.made'), value: timeText(operator.madeAt) },
    {
      name: t('operators.last-log-in'),
      value: operator.lastLoginAt ? timeText(operator.lastLoginAt) : t('members.never'),
    },
    {
      name: t('account.factor'),
      value: t(operator.secondFactor ? 'operators.factor-on' : 'operators.factor-off'),
    },
    { name: t('operators.sessions'), value: operator.sessions },
    ...(operator.linkUntil
      ? [{ name: t('operators.link-until'), value: timeText(operator.linkUntil) }]
      : []),
  ];
  return (
    <Dialog title={operator.username} closeLabel={t('app.close')} onClose={onClose}>
      <div className={styles.stack}>
        <Facts facts={facts} />
        {operator.own ? (
          <Note>{t('operators.own')}</Note>
        ) : (
          <Acts operator={operator} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}

function Acts({ operator, onClose }: Props) {
  const { t, why } = useWords();
  const queries = useQueryClient();
  const { id, username } = operator;
  const [roles, setRoles] = useState<readonly string[]>(operator.roles);
  const [asking, setAsking] = useState<Asking | null>(null);
  const again = () => queries.invalidateQueries({ queryKey: OPERATORS_KEY });
  const renew = useMutation({ mutationFn: () => call(routes.renewLink, { id }), onSuccess: again });
  const end = useMutation({
    mutationFn: () => call(routes.endSessions, { id }),
    onSuccess: async ({ ended }) => {
      tell(t('operators.ended', { count: ended }));
      await again();
    },
  });
  const wrong = renew.error ?? end.error;
  const names = (given: readonly string[]) => given.map((role) => roleName(t, role)).join(', ');
  const same = [...roles].sort().join() === [...operator.roles].sort().join();
  const disabled = operator.state === 'DISABLED';
  const acts = {
    roles: {
      changes: [{ field: t('operators.roles'), from: names(operator.roles), to: names(roles) }],
      action: t('operators.set-roles'),
      act: (reason: string) => call(routes.setRoles, { id, roles: [...roles], reason }),
      done: t('operators.roles-set', { username }),
    },
    disable: {
      words: t('operators.disable-words'),
      action: t('operators.disable'),
      danger: true,
      act: (reason: string) => call(routes.disable, { id, reason }),
      done: t('operators.disabled', { username }),
    },
    enable: {
      words: t('operators.enable-words'),
      action: t('operators.enable'),
      act: (reason: string) => call(routes.enable, { id, reason }),
      done: t('operators.enabled', { username }),
    },
    factor: {
      words: t('operators.reset-factor-words'),
      action: t('operators.reset-factor'),
      danger: true,
      act: (reason: string) => call(routes.resetFactor, { id, reason }),
      done: t('operators.factor-reset', { username }),
    },
  };
  return (
    <>
      <RoleChecks chosen={roles} onChange={setRoles} />
      <div className={styles.tools}>
        <Button kind="main" disabled={same} onClick={() => setAsking('roles')}>
          {t('operators.set-roles')}
        </Button>
      </div>
      {wrong && <Note kind="wrong">{why(wrong)}</Note>}
      {renew.data && <OneTimeLink link={renew.data} />}
      <div className={styles.tools}>
        {!disabled && (
          <Button busy={renew.isPending} onClick={() => renew.mutate()}>
            {t('operators.new-link')}
          </Button>
        )}
        {operator.sessions > 0 && (
          <Button busy={end.isPending} onClick={() => end.mutate()}>
            {t('operators.end-sessions')}
          </Button>
        )}
        {operator.secondFactor && (
          <Button onClick={() => setAsking('factor')}>{t('operators.reset-factor')}</Button>
        )}
        <Button
          kind={disabled ? 'plain' : 'danger'}
          onClick={() => setAsking(disabled ? 'enable' : 'disable')}
        >
          {t(disabled ? 'operators.enable' : 'operators.disable')}
        </Button>
      </div>
      {asking && (
        <ReasonDialog
          title={`${acts[asking].action}: ${username}`}
          {...acts[asking]}
          onDone={async () => {
            onClose();
            await again();
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
