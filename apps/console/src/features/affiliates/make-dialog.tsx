import { consoleAffiliateRoutes as routes } from '@nokshi/contract/console/affiliates.ts';
import { Button, Dialog, Field, Note, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { RefusalError } from '@nokshi/web/refusal.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import styles from '../../lib/desk.module.css';
import { lookOver } from '../../lib/look-over.tsx';
import { useWords } from '../../lib/words.ts';
import { AFFILIATES_KEY } from './affiliate.ts';

const EMPTY = { code: '', agent: '', reason: '' };

/** A new code for an agent. */
export function MakeDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, why } = useWords();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(EMPTY);
  const make = useMutation({
    mutationFn: () => call(routes.make, draft),
    onSuccess: async () => {
      tell(t('affiliates.made-done', { code: draft.code.trim().toLowerCase() }));
      onClose();
      await queries.invalidateQueries({ queryKey: AFFILIATES_KEY });
    },
  });
  const wrong = make.error;
  const field = wrong instanceof RefusalError ? wrong.field : undefined;
  const beside = field === 'code' || field === 'agent';
  const given = (name: keyof typeof EMPTY) => ({
    required: true,
    value: draft[name],
    error: field === name ? why(wrong) : undefined,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setDraft({ ...draft, [name]: event.target.value }),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const changes = [
      { field: t('affiliates.code'), from: '', to: draft.code.trim().toLowerCase() },
      { field: t('affiliates.agent'), from: '', to: draft.agent.trim() },
    ];
    const title = t('change.title');
    if (await lookOver({ t, title, words: t('affiliates.link-words'), changes })) make.mutate();
  };
  const spelled = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false };
  return (
    <Dialog title={t('affiliates.make')} closeLabel={t('app.close')} size="small" onClose={onClose}>
      <form className={styles.stack} onSubmit={(event) => void submit(event)}>
        {wrong && !beside && <Note kind="wrong">{why(wrong)}</Note>}
        <Field
          label={t('affiliates.code')}
          hint={t('affiliates.code-hint')}
          minLength={4}
          maxLength={40}
          pattern="[A-Za-z0-9][A-Za-z0-9\-]{2,38}[A-Za-z0-9]"
          data-autofocus
          {...spelled}
          {...given('code')}
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
        <Button type="submit" kind="main" busy={make.isPending}>
          {t('affiliates.make-do')}
        </Button>
      </form>
    </Dialog>
  );
}
