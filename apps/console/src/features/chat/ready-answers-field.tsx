import type { ChatSetting } from '@nokshi/contract/console/chat.ts';
import { Button, Field, Note, TextArea } from '@nokshi/ui';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import own from './chat.module.css';

type Answers = ChatSetting['readyAnswers'];
type Props = {
  readonly answers: Answers;
  readonly error: string | undefined;
  readonly onChange: (answers: Answers) => void;
};

const MOST = 50;
const NEW = { title: '', words: { EN: '', BN: '' } };

/** Answers written ahead, each in both languages. */
export function ReadyAnswersField({ answers, error, onChange }: Props) {
  const { t } = useWords();
  const put = (index: number, answer: Answers[number]) =>
    onChange(answers.map((each, at) => (at === index ? answer : each)));
  return (
    <div className={`${styles.card} ${styles.stack}`}>
      <h2>{t('chat.ready')}</h2>
      {error && <Note kind="wrong">{error}</Note>}
      {answers.map((answer, index) => (
        // They have no name of their own until they are saved, and keep their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <fieldset key={index} className={own.answer}>
          <legend className="visually-hidden">{answer.title}</legend>
          <Field
            label={t('chat.ready-title')}
            maxLength={60}
            value={answer.title}
            onChange={({ target: { value } }) => put(index, { ...answer, title: value })}
          />
          {(['EN', 'BN'] as const).map((language) => (
            <TextArea
              key={language}
              label={t(language === 'EN' ? 'chat.ready-en' : 'chat.ready-bn')}
              lang={language === 'BN' ? 'bn' : 'en'}
              rows={2}
              maxLength={2_000}
              value={answer.words[language]}
              onChange={({ target: { value } }) =>
                put(index, { ...answer, words: { ...answer.words, [language]: value } })
              }
            />
          ))}
          <div>
            <Button small onClick={() => onChange(answers.filter((_, at) => at !== index))}>
              {t('chat.ready-remove')}
            </Button>
          </div>
        </fieldset>
      ))}
      {answers.length < MOST && (
        <div>
          <Button onClick={() => onChange([...answers, NEW])}>{t('chat.ready-add')}</Button>
        </div>
      )}
    </div>
  );
}
