import { LETTER_LENGTHS } from '@nokshi/contract/console/letters.ts';
import { Field, TextArea } from '@nokshi/ui';
import { useWords } from '../../lib/words.ts';
import type { Draft } from './draft.ts';
import styles from './letters.module.css';

type Props = {
  readonly draft: Draft;
  /** From now on what is missing says so. */
  readonly checked: boolean;
  readonly onChange: (change: Partial<Draft>) => void;
};

/** Title and text, each in both languages side by side. */
export function WordsFields({ draft, checked, onChange }: Props) {
  const { t } = useWords();
  const field = (name: 'title' | 'text', language: 'EN' | 'BN') => ({
    label: t(`letters.${name}-${language === 'EN' ? 'en' : 'bn'}`),
    lang: language.toLowerCase(),
    maxLength: LETTER_LENGTHS[name],
    value: draft[name][language],
    error: checked && draft[name][language].trim() === '' ? t('letters.needed') : undefined,
    onChange: (event: { target: { value: string } }) =>
      onChange({ [name]: { ...draft[name], [language]: event.target.value } }),
  });
  return (
    <div className={styles.words}>
      <Field {...field('title', 'EN')} />
      <Field {...field('title', 'BN')} />
      <TextArea {...field('text', 'EN')} rows={7} />
      <TextArea {...field('text', 'BN')} rows={7} />
    </div>
  );
}
