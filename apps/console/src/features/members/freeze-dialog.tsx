import { consoleIdentityRoutes as routes } from '@nokshi/contract/console/identity.ts';
import { Button, Dialog, Field, Note, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';

type Props = {
  readonly id: string;
  readonly username: string;
  readonly frozen: boolean;
  readonly onClose: () => void;
};

/** Freezing and its undoing, each with a reason for the audit log. */
export function FreezeDialog({ id, username, frozen, onClose }: Props) {
  const { t, why } = useWords();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const act = useMutation({
    mutationFn: () => call(frozen ? routes.unfreeze : routes.freeze, { id, reason }),
    onSuccess: async () => {
      tell(t(frozen ? 'member.unfrozen-done' : 'member.frozen-done', { username }));
      onClose();
      await queries.invalidateQueries({ queryKey: ['member', id] });
    },
  });
  return (
    <Dialog
      title={t(frozen ? 'member.unfreeze-title' : 'member.freeze-title', { username })}
      closeLabel={t('app.close')}
      size="small"
      onClose={onClose}
    >
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          act.mutate();
        }}
      >
        <p>{t(frozen ? 'member.unfreeze-words' : 'member.freeze-words')}</p>
        {act.error && <Note kind="wrong">{why(act.error)}</Note>}
        <Field
          label={t('member.reason')}
          hint={t('member.reason-hint')}
          required
          minLength={3}
          maxLength={140}
          data-autofocus
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button type="submit" kind={frozen ? 'plain' : 'danger'} busy={act.isPending}>
          {t(frozen ? 'member.unfreeze' : 'member.freeze')}
        </Button>
      </form>
    </Dialog>
  );
}
