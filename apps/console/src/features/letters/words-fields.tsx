import { LETTER_LENGTHS } from '@nokshi/contract/console/letters.ts';
import { Field, TextArea } from '@nokshi/ui';
import { type Form } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import type { Draft } from './draft.ts';
import styles from './letters.module.css';

/** Title and text, each in both languages side by side. */
export function WordsFields({ form }: { readonly form: Form<Draft> }) {
  const { t } = useWords();
  const draft = form.values;
  const field = (name: 'title' | 'text', language: 'EN' | 'BN') => ({
    label: t(`letters.${name}-${language === 'EN' ? 'en' : 'bn'}`),
    lang: language.toLowerCase(),
    maxLength: LETTER_LENGTHS[name],
    value: draft[name][language],
    error: form.error(`${name}.${language}`),
    onChange: (event: { target: { value: string } }) =>
      form.set(name, { ...draft[name], [language]: event.target.value }),
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
