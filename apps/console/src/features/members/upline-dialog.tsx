import { consoleMemberTypeRoutes as routes } from '@nokshi/contract/console/member-type.ts';
import { Field } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
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

/** Another agent directly above the member, or none; a second operator approves it. */
export function UplineDialog({ id, username, upline: from, onClose }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const form = useReason({
    start: { upline: from },
    act: (reason, { upline }) => call(routes.setUpline, { id, upline, reason }),
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
      }
      changes={to === from ? [] : [{ field: 'team.upline', from, to }]}
      action={t('account.set-upline')}
      danger={from !== '' && to === ''}
      onClose={onClose}
    />
  );
}
