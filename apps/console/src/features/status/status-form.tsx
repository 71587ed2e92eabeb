import { consoleSiteRoutes } from '@nokshi/contract/console/site.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { ask, Button, Note, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { RefusalError } from '@nokshi/web/refusal.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { codesOf } from '../../lib/codes.ts';
import styles from '../../lib/desk.module.css';
import { useMay } from '../../lib/session.ts';
import { fieldTime, instantOf, timeText } from '../../lib/time.ts';
import { useWords } from '../../lib/words.ts';
import { type StatusDraft, StatusFields, StatusPreview } from './status-fields.tsx';

type Setting = Output<typeof consoleSiteRoutes.status>;
export const STATUS_KEY = ['status'];

const draftOf = ({ status, message, blockedCountries, ...when }: Setting): StatusDraft => ({
  from: fieldTime(when.from),
  until: fieldTime(when.until),
  status,
  EN: message.EN,
  BN: message.BN,
  countries: blockedCountries.join(', '),
});

/** What the site shall be; asked again with the number of pages that follow, then done at once. */
export function StatusForm({ setting }: { readonly setting: Setting }) {
  const { t, why } = useWords();
  const queries = useQueryClient();
  const may = useMay('site.status');
  const [draft, setDraft] = useState(() => draftOf(setting));
  const apply = useMutation({
    mutationFn: () =>
      call(consoleSiteRoutes.setStatus, {
        status: draft.status,
        message: { EN: draft.EN, BN: draft.BN },
        blockedCountries: codesOf(draft.countries),
        from: draft.status === 'normal' ? null : instantOf(draft.from),
        until: draft.status === 'normal' ? null : instantOf(draft.until),
        version: setting.version,
      }),
    onSuccess: async (now) => {
      tell(t('status.applied', { status: t(`status.${now.status}`) }));
      await queries.invalidateQueries({ queryKey: STATUS_KEY });
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const kind = draft.status === 'normal' ? 'plain' : 'danger';
    const answer = await ask({
      title: t('status.apply-title', { status: t(`status.${draft.status}`) }),
      icon: 'wrench',
      content: t('status.apply-words', { count: setting.openPages }),
      buttons: [
        { id: 'apply', label: t('status.apply'), kind },
        { id: 'cancel', label: t('app.cancel'), kind: 'quiet' },
      ],
    });
    if (answer === 'apply') apply.mutate();
  };
  const wrongField = apply.error instanceof RefusalError ? apply.error.field : undefined;
  return (
    <form className={styles.cards} onSubmit={(event) => void submit(event)}>
      <div className={`${styles.card} ${styles.stack}`}>
        <StatusFields
          draft={draft}
          locked={!may}
          wrongField={wrongField}
          onChange={(change) => setDraft({ ...draft, ...change })}
        />
        {apply.error && <Note kind="wrong">{why(apply.error)}</Note>}
        {may && (
          <Button type="submit" busy={apply.isPending}>
            {t('status.apply')}
          </Button>
        )}
        <Planned setting={setting} />
        {setting.changedAt && (
          <p className={styles.quiet}>
            {t('status.changed', {
              at: timeText(setting.changedAt),
              by: setting.changedBy ?? '',
            })}
          </p>
        )}
      </div>
      {draft.status !== 'normal' && <StatusPreview draft={draft} />}
    </form>
  );
}

/** A closing that was set for a time. */
function Planned({ setting }: { readonly setting: Setting }) {
  const { t } = useWords();
  const { status, from, until } = setting;
  if (status === 'normal' || (from === null && until === null)) return null;
  return (
    <Note>
      {t('status.planned', {
        status: t(`status.${status}`),
        from: from ? timeText(from) : t('status.at-once'),
        until: until ? timeText(until) : t('status.open-end'),
      })}
    </Note>
  );
}
