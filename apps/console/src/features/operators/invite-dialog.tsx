import { consoleOperatorRoutes as routes } from '@nokshi/contract/console/operators.ts';
import { Button, Dialog, Field, Note, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { RefusalError } from '@nokshi/web/refusal.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import styles from '../../lib/desk.module.css';
import { changedLines, lookOver } from '../../lib/look-over.tsx';
import { roleName } from '../../lib/names.ts';
import { useWords } from '../../lib/words.ts';
import { OneTimeLink } from './one-time-link.tsx';
import { OPERATORS_KEY } from './operator.ts';
import { RoleChecks } from './role-checks.tsx';

/**
 * A new operator: the invitation gives no right, the roles follow as an act of their own, which may
 * need a second person.
 */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, why } = useWords();
  const queries = useQueryClient();
  const [username, setUsername] = useState('');
  const [roles, setRoles] = useState<readonly string[]>([]);
  const invite = useMutation({
    mutationFn: () => call(routes.invite, { username }),
    onSuccess: async (link) => {
      await queries.invalidateQueries({ queryKey: OPERATORS_KEY });
      if (roles.length > 0) give.mutate(link.id);
    },
  });
  const give = useMutation({
    mutationFn: (id: string) =>
      call(routes.setRoles, { id, roles: [...roles], reason: t('operators.invited-reason') }),
    onSuccess: async ({ proposal }) => {
      if (proposal) tell(t('proposals.sent'));
      await queries.invalidateQueries({ queryKey: OPERATORS_KEY });
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const changes = changedLines(
      [],
      [
        [t('login.username'), username.trim()],
        [t('operators.roles'), roles.map((role) => roleName(t, role)).join(', ')],
      ],
    );
    if (await lookOver({ t, title: t('change.title'), changes })) invite.mutate();
  };
  const wrong = invite.error ?? give.error;
  const field = wrong instanceof RefusalError ? wrong.field : undefined;
  return (
    <Dialog title={t('operators.invite')} closeLabel={t('app.close')} onClose={onClose}>
      {invite.data ? (
        <div className={styles.stack}>
          {give.error && <Note kind="wrong">{why(give.error)}</Note>}
          <OneTimeLink link={invite.data} />
        </div>
      ) : (
        <form className={styles.stack} onSubmit={(event) => void submit(event)}>
          <p>{t('operators.invite-words')}</p>
          {wrong && field !== 'username' && <Note kind="wrong">{why(wrong)}</Note>}
          <Field
            label={t('login.username')}
            hint={t('operators.username-hint')}
            required
            minLength={3}
            maxLength={32}
            pattern="[A-Za-z][A-Za-z0-9.\-]{2,31}"
            autoCapitalize="none"
            autoComplete="off"
            data-autofocus
            value={username}
            error={field === 'username' ? why(wrong) : undefined}
            onChange={(event) => setUsername(event.target.value)}
          />
          <RoleChecks chosen={roles} onChange={setRoles} />
          <Button type="submit" kind="main" busy={invite.isPending}>
            {t('operators.make-link')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
