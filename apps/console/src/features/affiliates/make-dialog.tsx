import { consoleAffiliateRoutes as routes } from '@nokshi/contract/console/affiliates.ts';
import { plainDigits } from '@nokshi/contract/typed-code.ts';
import { Button, Dialog, Field, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import styles from '../../lib/desk.module.css';
import { lookOver } from '../../lib/look-over.tsx';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { AFFILIATES_KEY } from './affiliate.ts';

const EMPTY = { code: '', agent: '', reason: '' };

/** A new code for an agent. */
export function MakeDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const form = useForm({
    start: EMPTY,
    sure(draft) {
      const changes = [
        { field: t('affiliates.code'), from: '', to: draft.code.trim().toLowerCase() },
        { field: t('affiliates.agent'), from: '', to: draft.agent.trim() },
      ];
      const title = t('change.title');
      return lookOver({ t, title, words: t('affiliates.link-words'), changes });
    },
    async send(draft) {
      await call(routes.make, draft);
      tell(t('affiliates.made-done', { code: draft.code.trim().toLowerCase() }));
      onClose();
      await queries.invalidateQueries({ queryKey: AFFILIATES_KEY });
    },
  });
  const given = (name: keyof typeof EMPTY) => ({ required: true, ...form.field(name) });
  const spelled = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false };
  return (
    <Dialog title={t('affiliates.make')} closeLabel={t('app.close')} size="small" onClose={onClose}>
      <form className={styles.stack} onSubmit={form.submit}>
        <Refused error={form.refused} />
        <Field
          label={t('affiliates.code')}
          hint={t('affiliates.code-hint')}
          minLength={4}
          maxLength={40}
          pattern="[A-Za-z0-9][A-Za-z0-9\-]{2,38}[A-Za-z0-9]"
          data-autofocus
          {...spelled}
          {...given('code')}
          onChange={({ target }) => form.set('code', plainDigits(target.value))}
        />
        <Field
          label={t('affiliates.agent')}
          hint={t('affiliates.agent-hint')}
          maxLength={64}
          {...spelled}
          {...given('agent')}
        />
        <Field
          label={t('member.reason')}
          hint={t('member.reason-hint')}
          minLength={3}
          maxLength={140}
          {...given('reason')}
        />
        <Button type="submit" kind="main" busy={form.busy}>
          {t('affiliates.make-do')}
        </Button>
      </form>
    </Dialog>
  );
}
