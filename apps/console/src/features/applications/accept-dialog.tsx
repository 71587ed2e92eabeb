import type { Application } from '@nokshi/contract/console/applications.ts';
import { consoleIdentityRoutes } from '@nokshi/contract/console/identity.ts';
import { consoleMemberTypeRoutes as routes } from '@nokshi/contract/console/member-type.ts';
import { RIGHTS } from '@nokshi/contract/rights.ts';
import { Chips, Field } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { FieldError } from '@nokshi/web/refusal.ts';
import { useQueryClient } from '@tanstack/react-query';
import styles from '../../lib/desk.module.css';
import { ReasonForm, useReason } from '../../lib/reason-dialog.tsx';
import { typeLabel } from '../../lib/type-label.ts';
import { useWords } from '../../lib/words.ts';

type Props = { readonly application: Application; readonly onClose: () => void };
type AgentType = (typeof RIGHTS.agent.types)[number];

/** Proposes that the applicant's account becomes an agent's, which accepts the application. */
export function AcceptDialog({ application, onClose }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { number, name, account } = application;
  const form = useReason({
    start: { username: account?.username ?? '', type: 1 as AgentType },
    async act(reason, { username, type }) {
      const id = await memberNamed(username.trim().toLowerCase());
      if (!id) throw new FieldError('username', t('applications.accept-nobody'));
      return call(routes.setType, { id, type, reason, application: number });
    },
    done: t('applications.accept-done'),
    onDone: () => queries.invalidateQueries(),
    onClose,
  });
  const { type } = form.values;
  return (
    <ReasonForm
      form={form}
      wide
      title={t('applications.accept-title', { name })}
      words={t('applications.accept-words')}
      before={
        <>
          <Field
            label={t('applications.accept-account')}
            hint={t('applications.accept-hint')}
            required
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            data-autofocus
            {...form.field('username')}
          />
          <p className={styles.quiet} aria-hidden="true">
            {t('account.type-to')}
          </p>
          <Chips
            label={t('account.type-to')}
            chips={RIGHTS.agent.types.map((each) => ({
              id: String(each),
              label: t(typeLabel(each)),
            }))}
            selected={String(type)}
            onSelect={(next) => form.set('type', Number(next) as AgentType)}
          />
        </>
      }
      action={t('applications.accept')}
      onClose={onClose}
    />
  );
}

async function memberNamed(username: string): Promise<string | undefined> {
  const { rows } = await call(consoleIdentityRoutes.members, { query: username, pageSize: 100 });
  return rows.find((row) => row.username === username)?.id;
}
