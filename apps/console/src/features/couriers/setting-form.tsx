import { consoleCouriersRoutes as routes } from '@nokshi/contract/console/couriers.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQueryClient } from '@tanstack/react-query';
import styles from '../../lib/desk.module.css';
import { changedLines, type Line, lookOver } from '../../lib/look-over.tsx';
import { useMay } from '../../lib/session.ts';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { CourierChoice, HttpFields, SecretField, SmtpFields } from './courier-fields.tsx';
import { draftOf, linesOf, settingOf } from './draft.ts';

export const SETTINGS_KEY = ['courier-settings'];
type Shown = Output<typeof routes.set>;

/** What carries one kind of message; changed after a second yes. */
export function SettingForm({ shown }: { readonly shown: Shown }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const may = useMay('couriers.write');
  const { kind, version } = shown;
  const form = useForm({
    start: draftOf(shown.setting),
    // Each courier has its own, which the server knows.
    optional: 'all',
    within: 'setting',
    sure: () => {
      const [title, words] = [t('couriers.save-title'), t('couriers.save-words')];
      return lookOver({ t, title, words, changes });
    },
    async send(typed) {
      const secret = typed.secret && { secret: typed.secret };
      await call(routes.set, { kind, version, setting: settingOf(typed), ...secret });
      tell(t('couriers.saved'));
      await queries.invalidateQueries({ queryKey: SETTINGS_KEY });
    },
  });
  const draft = form.values;
  const secret: Line[] = draft.secret ? [[t('couriers.secret'), '••••']] : [];
  const changes = changedLines(linesOf(draftOf(shown.setting), t), [
    ...linesOf(draft, t),
    ...secret,
  ]);
  return (
    <form className={styles.card} noValidate onSubmit={form.submit}>
      <fieldset className={styles.stack} disabled={!may}>
        <legend>
          <h2>{t(`couriers.${kind}`)}</h2>
        </legend>
        <CourierChoice form={form} kind={kind} />
        {draft.courier === 'http' && <HttpFields form={form} />}
        {draft.courier === 'smtp' && <SmtpFields form={form} />}
        {draft.courier !== 'demo' && <SecretField form={form} kept={shown.secretSet} />}
        <Refused error={form.refused} />
        {may && (
          <Button type="submit" busy={form.busy} disabled={changes.length === 0}>
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
