import { consoleMemberCareRoutes as routes } from '@nokshi/contract/console/member-care.ts';
import { Chips, Field } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useWords } from '../../lib/words.ts';

type Props = { readonly id: string; readonly username: string; readonly onClose: () => void };

const KINDS = ['sms', 'mail'] as const;

/** Another number or mail address for a member who lost theirs; a second operator checks it. */
export function ContactDialog({ id, username, onClose }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [contact, setContact] = useState<(typeof KINDS)[number]>('sms');
  const [to, setTo] = useState('');
  const number = contact === 'sms';
  return (
    <ReasonDialog
      wide
      title={t('care.contact-title', { username })}
      words={t('care.contact-words')}
      before={
        <>
          <Chips
            label={t('care.contact-kind')}
            chips={KINDS.map((each) => ({ id: each, label: t(`care.${each}`) }))}
            selected={contact}
            onSelect={(next) => {
              setContact(next);
              setTo('');
            }}
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
            value={to}
            onChange={(event) => setTo(event.target.value)}
          />
        </>
      }
      action={t('care.contact-give')}
      danger
      act={(reason) => call(routes.setContact, { id, contact, to, reason })}
      done={t('proposals.sent')}
      onDone={() => queries.invalidateQueries({ queryKey: ['proposals'] })}
      onClose={onClose}
    />
  );
}
