import {
  consoleMemberTypeRoutes as routes,
  MOST_DAYS_AHEAD,
} from '@nokshi/contract/console/member-type.ts';
import { Field } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { dayText } from '@nokshi/web/time.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ReasonForm, useReason } from '../../lib/reason-dialog.tsx';
import { useWords } from '../../lib/words.ts';

type Props = {
  readonly id: string;
  readonly username: string;
  /** The present one; empty: none. */
  readonly upline: string;
  readonly onClose: () => void;
};

const DAY_MS = 86_400_000;
const ahead = (days: number) => dayText(Date.now() + days * DAY_MS);

/**
 * Another agent directly above the member, or none, from a later day on; a second operator approves
 * it.
 */
export function UplineDialog({ id, username, upline: from, onClose }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const form = useReason({
    start: { upline: from, day: ahead(1) },
    act: (reason, { upline, day }) => call(routes.setUpline, { id, upline, from: day, reason }),
    done: t('account.upline-done', { username }),
    onDone: () => queries.invalidateQueries(),
    onClose,
  });
  const to = form.values.upline.trim().toLowerCase();
  return (
    <ReasonForm
      form={form}
      title={t('account.upline-title', { username })}
      words={t('account.upline-words')}
      before={
        <>
          <Field
            label={t('account.upline-name')}
            hint={from ? t('account.upline-hint') : undefined}
            required={!from}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            data-autofocus
            {...form.field('upline')}
          />
          <Field
            label={t('account.upline-from')}
            hint={t('account.upline-from-hint')}
            type="date"
            required
            min={ahead(1)}
            max={ahead(MOST_DAYS_AHEAD)}
            {...form.field('day')}
          />
        </>
      }
      changes={to === from ? [] : [{ field: 'team.upline', from, to }]}
      action={t('account.set-upline')}
      danger={from !== '' && to === ''}
      onClose={onClose}
    />
  );
}
