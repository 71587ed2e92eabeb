import { Check, Field, Skeleton } from '@nokshi/ui';
import { lazy } from '@nokshi/web/lazy.ts';
import { fieldTime, instantOf } from '@nokshi/web/time.ts';
import { Suspense } from 'react';
import { CountField } from '../../lib/count-field.tsx';
import desk from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import styles from './content.module.css';
import type { Doc, FieldSpec, Words } from './kinds.ts';
import { PictureField } from '../../lib/picture-field.tsx';

/** Only who writes HTML loads the editor. */
const HtmlEditor = lazy(() => import('./html-editor.tsx'));

export type FieldProps = {
  readonly spec: FieldSpec;
  readonly doc: Doc;
  /** What is wrong with the field of this name, or with its part in a language. */
  readonly error: (path: string) => string | undefined;
  /** The operator may look and not write. */
  readonly locked: boolean;
  readonly onChange: (change: Doc) => void;
};

const LANGUAGES = ['EN', 'BN'] as const;

/** One field of the editor, drawn from its line in the kind's table. */
export function ContentField(props: FieldProps) {
  const { t } = useWords();
  const { spec, doc, onChange } = props;
  if (spec.input === 'schedule') return <Schedule {...props} />;
  const { name } = spec;
  const value = doc[name];
  const error = props.error(name);
  const hint = spec.hint && t(spec.hint);
  switch (spec.input) {
    case 'words':
    case 'html':
      return <InBoth {...props} name={name} />;
    case 'languages':
      return <Languages {...props} name={name} />;
    case 'choice':
      return <Choice {...props} name={name} />;
    case 'picture':
      return (
        <PictureField
          label={t(spec.label)}
          optional={spec.optional}
          url={(value as string | null) || null}
          error={error}
          onChange={(url) => onChange({ [name]: url })}
        />
      );
    case 'check':
      return (
        <Check
          checked={value === true}
          onChange={(event) => onChange({ [name]: event.target.checked })}
        >
          {t(spec.label)}
        </Check>
      );
    case 'number':
      return (
        <CountField
          label={t(spec.label)}
          hint={hint}
          error={error}
          min={0}
          max={spec.most ?? 999}
          value={Number(value)}
          onChange={(event) => onChange({ [name]: Number(event.target.value) })}
        />
      );
    case 'text':
      return (
        <Field
          label={t(spec.label)}
          hint={hint}
          error={error}
          maxLength={500}
          value={(value as string | null) ?? ''}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      );
  }
}

type Named = FieldProps & { readonly name: string };

/** The same in both languages, side by side where there is room. */
function InBoth({ spec, doc, error, locked, onChange, name }: Named) {
  const { t } = useWords();
  const words = doc[name] as Words;
  return (
    <div className={styles.pair}>
      {LANGUAGES.map((language) => {
        const label = t(language === 'EN' ? 'content.in-en' : 'content.in-bn', {
          what: t(spec.label),
        });
        const wrong = error(`${name}.${language}`);
        const shared = { lang: language === 'EN' ? ('en' as const) : ('bn' as const) };
        const change = (text: string) => onChange({ [name]: { ...words, [language]: text } });
        if (spec.input === 'html')
          return (
            <Suspense key={language} fallback={<Skeleton height="200px" />}>
              <HtmlEditor
                {...shared}
                label={label}
                html={words[language]}
                error={wrong}
                locked={locked}
                onChange={change}
              />
            </Suspense>
          );
        return (
          <Field
            key={language}
            {...shared}
            label={label}
            error={wrong}
            maxLength={spec.input === 'words' && spec.long ? 300 : 140}
            value={words[language]}
            onChange={(event) => change(event.target.value)}
          />
        );
      })}
    </div>
  );
}

function Languages({ spec, doc, onChange, name }: Named) {
  const { t } = useWords();
  const chosen = doc[name] as readonly string[];
  return (
    <fieldset className={desk.abreast}>
      <legend className={styles.label}>{t(spec.label)}</legend>
      {LANGUAGES.map((language) => (
        <Check
          key={language}
          checked={chosen.includes(language)}
          disabled={chosen.length === 1 && chosen.includes(language)}
          onChange={(event) =>
            onChange({
              [name]: LANGUAGES.filter((each) =>
                each === language ? event.target.checked : chosen.includes(each),
              ),
            })
          }
        >
          {t(language === 'EN' ? 'content.english' : 'content.bengali')}
        </Check>
      ))}
    </fieldset>
  );
}

function Choice({ spec, doc, onChange, name }: Named) {
  const { t } = useWords();
  if (spec.input !== 'choice') return null;
  return (
    <label className={styles.select}>
      <span className={styles.label}>{t(spec.label)}</span>
      <select
        value={(doc[name] as string | null) ?? ''}
        onChange={(event) => onChange({ [name]: event.target.value || null })}
      >
        {spec.none && <option value="">{t(spec.none)}</option>}
        {spec.options.map((option) => (
          <option key={option} value={option}>
            {t(spec.wordsOf(option))}
          </option>
        ))}
      </select>
    </label>
  );
}

const BOTH_ENDS = ['from', 'until'] as const;

function Schedule({ spec, doc, error, onChange }: FieldProps) {
  const { t } = useWords();
  const ends = (spec.input === 'schedule' && spec.ends) || BOTH_ENDS;
  return (
    <fieldset className={styles.editor}>
      <legend className={styles.label}>{t(spec.label)}</legend>
      <div className={styles.pair}>
        {ends.map((end) => (
          <label key={end} className={styles.times}>
            <span>{t(`content.${end}`)}</span>
            <input
              type="datetime-local"
              value={fieldTime(doc[end] as string | null)}
              aria-invalid={error(end) !== undefined || undefined}
              onChange={(event) => onChange({ [end]: instantOf(event.target.value) })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
