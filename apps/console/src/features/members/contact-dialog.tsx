import { consoleMemberCareRoutes as routes } from '@nokshi/contract/console/member-care.ts';
import { Chips, Field } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ReasonForm, useReason } from '../../lib/reason-dialog.tsx';
import { useWords } from '../../lib/words.ts';

type Props = { readonly id: string; readonly username: string; readonly onClose: () => void };

const KINDS = ['sms', 'mail'] as const;

type Wish = { readonly contact: (typeof KINDS)[number]; readonly to: string };

const START: Wish = { contact: 'sms', to: '' };

/** Another number or mail address for a member who lost theirs; a second operator checks it. */
export function ContactDialog({ id, username, onClose }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const form = useReason({
    start: START,
    act: (reason, wish) => call(routes.setContact, { id, ...wish, reason }),
    done: t('proposals.sent'),
    onDone: () => queries.invalidateQueries({ queryKey: ['proposals'] }),
    onClose,
  });
  const { contact } = form.values;
  const number = contact === 'sms';
  return (
    <ReasonForm
      form={form}
      wide
      title={t('care.contact-title', { username })}
      words={t('care.contact-words')}
      before={
        <>
          <Chips
            label={t('care.contact-kind')}
            chips={KINDS.map((each) => ({ id: each, label: t(`care.${each}`) }))}
            selected={contact}
            onSelect={(next) => form.put({ contact: next, to: '' })}
          />
          <Field
            label={t(`care.${contact}`)}
            hint={number ? t('care.contact-number-hint') : undefined}
            required
            type={number ? 'tel' : 'email'}
            inputMode={number ? 'tel' : 'email'}
            autoComplete="off"
            maxLength={number ? 32 : 254}
            data-autofocus
            {...form.field('to')}
          />
        </>
      }
      action={t('care.contact-give')}
      danger
      onClose={onClose}
    />
  );
}
