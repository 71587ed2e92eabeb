import { type ChatSetting, consoleChatRoutes as routes } from '@nokshi/contract/console/chat.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, Field, TextArea, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CountField } from '../../lib/count-field.tsx';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { changedLines, lookOver } from '../../lib/look-over.tsx';
import { useMay } from '../../lib/session.ts';
import { Refused, useForm } from '../../lib/form.ts';
import { type Form } from '../../lib/form.ts';
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
  const { t } = useWords();
  const queries = useQueryClient();
  const may = useMay('chat.setup');
  const form = useForm({
    start: shown.setting,
    optional: 'all',
    within: 'setting',
    sure: () => lookOver({ t, title: t('change.title'), changes }),
    async send(setting) {
      await call(routes.set, { setting, version: shown.version });
      tell(t('chat.saved'));
      await queries.invalidateQueries({ queryKey: ['chat'] });
    },
  });
  const draft = form.values;
  const changes = changedLines(linesOf(shown.setting, t), linesOf(draft, t));
  return (
    <form noValidate onSubmit={form.submit}>
      <fieldset className={`${styles.plain} ${styles.stack}`} disabled={!may}>
        <div className={styles.cards}>
          <Hours
            hours={draft.hours}
            error={form.error('hours')}
            onChange={(hours) => form.set('hours', hours)}
          />
          <FaceCard form={form} />
        </div>
        <ReadyAnswersField
          answers={draft.readyAnswers}
          error={form.error('readyAnswers')}
          onChange={(readyAnswers) => form.set('readyAnswers', readyAnswers)}
        />
        <Refused error={form.refused} />
        {may && (
          <div>
            <Button type="submit" kind="main" busy={form.busy} disabled={changes.length === 0}>
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

function FaceCard({ form }: { readonly form: Form<ChatSetting> }) {
  const { t } = useWords();
  const { closedWords, headerColour, keptDays } = form.values;
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
          error={form.error(`closedWords.${language}`)}
          onChange={({ target: { value } }) =>
            form.set('closedWords', { ...closedWords, [language]: value })
          }
        />
      ))}
      <Field
        label={t('chat.header-colour')}
        hint={t('chat.header-colour-hint')}
        error={form.error('headerColour')}
        value={headerColour}
        onChange={({ target: { value } }) => form.set('headerColour', value.toLowerCase())}
      />
      <Field label={t('chat.licence')} hint={t('chat.licence-hint')} {...form.field('licence')} />
      <CountField
        label={t('chat.kept-days')}
        hint={t('chat.kept-days-hint')}
        error={form.error('keptDays')}
        min={30}
        max={730}
        value={keptDays}
        onChange={({ target: { value } }) => form.set('keptDays', Number(value))}
      />
    </div>
  );
}
