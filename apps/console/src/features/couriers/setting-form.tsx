import { consoleCouriersRoutes as routes } from '@nokshi/contract/console/couriers.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, Note, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { RefusalError } from '@nokshi/web/refusal.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import styles from '../../lib/desk.module.css';
import { changedLines, type Line, lookOver } from '../../lib/look-over.tsx';
import { useMay } from '../../lib/session.ts';
import { timeText } from '../../lib/time.ts';
import { useWords } from '../../lib/words.ts';
import { CourierChoice, HttpFields, SecretField, SmtpFields } from './courier-fields.tsx';
import { draftOf, linesOf, settingOf } from './draft.ts';

export const SETTINGS_KEY = ['courier-settings'];
type Shown = Output<typeof routes.set>;

/** What carries one kind of message; changed after a second yes. */
export function SettingForm({ shown }: { readonly shown: Shown }) {
  const { t, why } = useWords();
  const queries = useQueryClient();
  const may = useMay('couriers.write');
  const [draft, setDraft] = useState(() => draftOf(shown.setting));
  const { kind, version } = shown;
  const save = useMutation({
    mutationFn: () =>
      call(routes.set, {
        kind,
        version,
        setting: settingOf(draft),
        ...(draft.secret && { secret: draft.secret }),
      }),
    onSuccess: async () => {
      tell(t('couriers.saved'));
      await queries.invalidateQueries({ queryKey: SETTINGS_KEY });
    },
  });
  const secret: Line[] = draft.secret ? [[t('couriers.secret'), '••••']] : [];
  const changes = changedLines(linesOf(draftOf(shown.setting), t), [
    ...linesOf(draft, t),
    ...secret,
  ]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const [title, words] = [t('couriers.save-title'), t('couriers.save-words')];
    if (await lookOver({ t, title, words, changes })) save.mutate();
  };
  const field = save.error instanceof RefusalError ? save.error.field : undefined;
  const part = {
    draft,
    error: (name: string) =>
      `${field}.`.startsWith(`setting.${name}.`) || field === name ? why(save.error) : undefined,
    onChange: (change: Partial<typeof draft>) => setDraft({ ...draft, ...change }),
  };
  return (
    <form className={styles.card} noValidate onSubmit={(event) => void submit(event)}>
      <fieldset className={styles.stack} disabled={!may}>
        <legend>
          <h2>{t(`couriers.${kind}`)}</h2>
        </legend>
        <CourierChoice {...part} kind={kind} />
        {draft.courier === 'http' && <HttpFields {...part} />}
        {draft.courier === 'smtp' && <SmtpFields {...part} />}
        {draft.courier !== 'demo' && <SecretField {...part} kept={shown.secretSet} />}
        {save.error && <Note kind="wrong">{why(save.error)}</Note>}
        {may && (
          <Button type="submit" busy={save.isPending} disabled={changes.length === 0}>
            {t('couriers.save')}
          </Button>
        )}
        {shown.changedAt && (
          <p className={styles.quiet}>
            {t('couriers.changed', { at: timeText(shown.changedAt), by: shown.changedBy ?? '' })}
          </p>
        )}
      </fieldset>
    </form>
  );
}
