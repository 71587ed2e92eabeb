import { consoleOperatorRoutes as routes } from '@nokshi/contract/console/operators.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, Dialog, Field, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { changedLines, lookOver } from '../../lib/look-over.tsx';
import { roleName } from '../../lib/names.ts';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { OneTimeLink } from './one-time-link.tsx';
import { OPERATORS_KEY } from './operator.ts';
import { RoleChecks } from './role-checks.tsx';

const EMPTY = { username: '', roles: [] as readonly string[] };

/**
 * A new operator: the invitation gives no right, the roles follow as an act of their own, which may
 * need a second person.
 */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [link, setLink] = useState<Output<typeof routes.invite> | null>(null);
  const again = () => queries.invalidateQueries({ queryKey: OPERATORS_KEY });
  const give = useAct(async ({ id, roles }: { readonly id: string; roles: string[] }) => {
    const reason = t('operators.invited-reason');
    const { proposal } = await call(routes.setRoles, { id, roles, reason });
    if (proposal) tell(t('proposals.sent'));
    await again();
  });
  const form = useForm({
    start: EMPTY,
    sure: ({ username, roles }) => {
      const changes = changedLines(
        [],
        [
          [t('login.username'), username.trim()],
          [t('operators.roles'), roles.map((role) => roleName(t, role)).join(', ')],
        ],
      );
      return lookOver({ t, title: t('change.title'), changes });
    },
    async send({ username, roles }) {
      const invited = await call(routes.invite, { username });
      await again();
      setLink(invited);
      if (roles.length > 0) void give.run({ id: invited.id, roles: [...roles] });
    },
  });
  return (
    <Dialog title={t('operators.invite')} closeLabel={t('app.close')} onClose={onClose}>
      {link ? (
        <div className={styles.stack}>
          <Refused error={give.error} />
          <OneTimeLink link={link} />
        </div>
      ) : (
        <form className={styles.stack} onSubmit={form.submit}>
          <p>{t('operators.invite-words')}</p>
          <Refused error={form.refused} />
          <Field
            {...form.field('username')}
            label={t('login.username')}
            hint={t('operators.username-hint')}
            required
            minLength={3}
            maxLength={32}
            pattern="[A-Za-z][A-Za-z0-9.\-]{2,31}"
            autoCapitalize="none"
            autoComplete="off"
            data-autofocus
          />
          <RoleChecks chosen={form.values.roles} onChange={(roles) => form.set('roles', roles)} />
          <Button type="submit" kind="main" busy={form.busy}>
            {t('operators.make-link')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
