import { Dialog, Facts, Note } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import type { OperatorRow } from './operator.ts';
import { OperatorActs } from './operator-acts.tsx';
import { OperatorRoles } from './operator-roles.tsx';

type Props = { readonly operator: OperatorRow; readonly onClose: () => void };

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
          <>
            <OperatorRoles operator={operator} onClose={onClose} />
            <OperatorActs operator={operator} onClose={onClose} />
          </>
        )}
      </div>
    </Dialog>
  );
}
