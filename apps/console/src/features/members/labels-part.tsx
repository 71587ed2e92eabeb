import {
  consoleMemberTypeRoutes as routes,
  LABEL_LENGTH,
  MOST_LABELS,
} from '@nokshi/contract/console/member-type.ts';
import { settingChanges } from '@nokshi/contract/setting-changes.ts';
import { Button, Facts, Field, TextArea } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { ReasonForm, useReason } from '../../lib/reason-dialog.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import type { TabProps } from './tab-props.ts';

/** What operators call the member, and the member sees. Checklist E-064. */
export function Labels({ id, member }: TabProps) {
  const { t } = useWords();
  const maySet = useMay('identity.members-write');
  const [setting, setSetting] = useState(false);
  const { club, labels } = member;
  const facts = [
    ...(club ? [{ name: t('account.club'), value: club }] : []),
    ...(labels.length > 0 ? [{ name: t('account.label-list'), value: labels.join(', ') }] : []),
  ];
  return (
    <section className={styles.card}>
      <div className={styles.between}>
        <h2>{t('account.labels')}</h2>
        {maySet && (
          <Button small onClick={() => setSetting(true)}>
            {t('account.set-labels')}
          </Button>
        )}
      </div>
      {facts.length === 0 ? (
        <p className={styles.quiet}>{t('account.no-labels')}</p>
      ) : (
        <Facts facts={facts} />
      )}
      {setting && <LabelsDialog id={id} member={member} onClose={() => setSetting(false)} />}
    </section>
  );
}

const listOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

function LabelsDialog({ id, member, onClose }: TabProps & { readonly onClose: () => void }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { username } = member;
  const form = useReason({
    start: { club: member.club, labels: member.labels.join('\n') },
    act: (reason, { club, labels }) =>
      call(routes.setLabels, { id, club, labels: listOf(labels), reason }),
    done: t('account.labels-done', { username }),
    onDone: () => queries.invalidateQueries({ queryKey: ['member', id] }),
    onClose,
  });
  const { club, labels } = form.values;
  const list = listOf(labels);
  const over = list.length > MOST_LABELS || list.some((each) => [...each].length > LABEL_LENGTH);
  const shown = (of: { readonly club: string; readonly labels: readonly string[] }) => ({
    'account.club': of.club,
    'account.label-list': of.labels.join(', '),
  });
  return (
    <ReasonForm
      form={form}
      title={t('account.labels-title', { username })}
      words={t('account.labels-words')}
      before={
        <>
          <Field
            label={t('account.club')}
            hint={t('account.club-hint')}
            maxLength={LABEL_LENGTH}
            data-autofocus
            {...form.field('club')}
          />
          <TextArea
            label={t('account.label-list')}
            hint={t('account.label-hint')}
            maxLength={MOST_LABELS * (LABEL_LENGTH + 1)}
            {...form.field('labels')}
            {...(over && { error: t('account.label-faults') })}
          />
        </>
      }
      changes={settingChanges(shown(member), shown({ club: club.trim(), labels: list }))}
      action={t('account.labels-save')}
      onClose={onClose}
    />
  );
}
