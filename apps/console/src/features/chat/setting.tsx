import { type ChatSetting, consoleChatRoutes as routes } from '@nokshi/contract/console/chat.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, Field, Note, TextArea, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { RefusalError } from '@nokshi/web/refusal.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { changedLines, lookOver } from '../../lib/look-over.tsx';
import { useMay } from '../../lib/session.ts';
import { timeText } from '../../lib/time.ts';
import { useWords } from '../../lib/words.ts';
import { Hours } from './hours.tsx';
import { linesOf } from './lines.ts';
import { ReadyAnswersField } from './ready-answers-field.tsx';

type Shown = Output<typeof routes.setting>;

/** Hours, words outside them, colour, ready answers, and how long words are kept. */
export function Setting() {
  const shown = useQuery({
    queryKey: ['chat', 'setting'],
    queryFn: () => call(routes.setting, {}),
  });
  return (
    <QueryView query={shown} height="420px">
      {(data) => <SettingForm key={data.version} shown={data} />}
    </QueryView>
  );
}

function SettingForm({ shown }: { readonly shown: Shown }) {
  const { t, why } = useWords();
  const queries = useQueryClient();
  const may = useMay('chat.setup');
  const [draft, setDraft] = useState<ChatSetting>(shown.setting);
  const save = useMutation({
    mutationFn: () => call(routes.set, { setting: draft, version: shown.version }),
    onSuccess: async () => {
      tell(t('chat.saved'));
      await queries.invalidateQueries({ queryKey: ['chat'] });
    },
  });
  const changes = changedLines(linesOf(shown.setting, t), linesOf(draft, t));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await lookOver({ t, title: t('change.title'), changes })) save.mutate();
  };
  const change = (part: Partial<ChatSetting>) => setDraft({ ...draft, ...part });
  const field = save.error instanceof RefusalError ? save.error.field : undefined;
  const error = (name: string) =>
    field?.startsWith(`setting.${name}`) ? why(save.error) : undefined;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset className={`${styles.plain} ${styles.stack}`} disabled={!may}>
        <div className={styles.cards}>
          <Hours
            hours={draft.hours}
            error={error('hours')}
            onChange={(hours) => change({ hours })}
          />
          <FaceCard draft={draft} change={change} error={error} />
        </div>
        <ReadyAnswersField
          answers={draft.readyAnswers}
          onChange={(readyAnswers) => change({ readyAnswers })}
        />
        {save.error && <Note kind="wrong">{why(save.error)}</Note>}
        {may && (
          <div>
            <Button type="submit" kind="main" busy={save.isPending} disabled={changes.length === 0}>
              {t('chat.save')}
            </Button>
          </div>
        )}
        {shown.changedAt && (
          <p className={styles.quiet}>
            {t('chat.changed', { at: timeText(shown.changedAt), by: shown.changedBy ?? '' })}
          </p>
        )}
      </fieldset>
    </form>
  );
}

type FaceProps = {
  readonly draft: ChatSetting;
  readonly change: (part: Partial<ChatSetting>) => void;
  readonly error: (name: string) => string | undefined;
};

function FaceCard({ draft, change, error }: FaceProps) {
  const { t } = useWords();
  const { closedWords } = draft;
  return (
    <div className={`${styles.card} ${styles.stack}`}>
      <h2>{t('chat.face')}</h2>
      {(['EN', 'BN'] as const).map((language) => (
        <TextArea
          key={language}
          label={t(language === 'EN' ? 'chat.closed-words-en' : 'chat.closed-words-bn')}
          hint={t('chat.closed-words-hint')}
          lang={language === 'BN' ? 'bn' : 'en'}
          rows={2}
          maxLength={300}
          value={closedWords[language]}
          onChange={({ target: { value } }) =>
            change({ closedWords: { ...closedWords, [language]: value } })
          }
        />
      ))}
      <Field
        label={t('chat.header-colour')}
        hint={t('chat.header-colour-hint')}
        error={error('headerColour')}
        value={draft.headerColour}
        onChange={({ target: { value } }) => change({ headerColour: value.toLowerCase() })}
      />
      <Field
        label={t('chat.licence')}
        hint={t('chat.licence-hint')}
        error={error('licence')}
        value={draft.licence}
        onChange={({ target: { value } }) => change({ licence: value })}
      />
      <Field
        label={t('chat.kept-days')}
        hint={t('chat.kept-days-hint')}
        error={error('keptDays')}
        type="number"
        min={30}
        max={730}
        value={draft.keptDays}
        onChange={({ target: { value } }) => change({ keptDays: Number(value) })}
      />
    </div>
  );
}
