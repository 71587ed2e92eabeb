import { Check, Field, Skeleton } from '@nokshi/ui';
import { lazy } from '@nokshi/web/lazy.ts';
import { Suspense } from 'react';
import desk from '../../lib/desk.module.css';
import { timeText } from '../../lib/time.ts';
import { useWords } from '../../lib/words.ts';
import styles from './content.module.css';
import type { Doc, FieldSpec, Words } from './kinds.ts';
import { PictureField } from '../../lib/picture-field.tsx';

/** Only who writes HTML loads the editor. */
const HtmlEditor = lazy(() => import('./html-editor.tsx'));

export type FieldProps = {
  readonly spec: FieldSpec;
  readonly doc: Doc;
  /** Name of the field that was refused, with the language where it has one, and why. */
  readonly wrong: { readonly field: string; readonly words: string } | null;
  /** The operator may look and not write. */
  readonly locked: boolean;
  readonly onChange: (change: Doc) => void;
};

const LANGUAGES = ['EN', 'BN'] as const;

/** One field of the editor, drawn from its line in the kind's table. */
export function ContentField(props: FieldProps) {
  const { t } = useWords();
  const { spec, doc, wrong, onChange } = props;
  if (spec.input === 'schedule') return <Schedule {...props} />;
  const { name } = spec;
  const value = doc[name];
  const error = wrong?.field === name ? wrong.words : undefined;
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
        <Field
          label={t(spec.label)}
          hint={hint}
          error={error}
          type="number"
          min={0}
          max={999}
          value={String(value)}
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
function InBoth({ spec, doc, wrong, locked, onChange, name }: Named) {
  const { t } = useWords();
  const words = doc[name] as Words;
  return (
    <div className={styles.pair}>
      {LANGUAGES.map((language) => {
        const label = t(language === 'EN' ? 'content.in-en' : 'content.in-bn', {
          what: t(spec.label),
        });
        const isWrong = wrong?.field === `${name}.${language}`;
        const shared = { lang: language === 'EN' ? ('en' as const) : ('bn' as const) };
        const change = (text: string) => onChange({ [name]: { ...words, [language]: text } });
        if (spec.input === 'html')
          return (
            <Suspense key={language} fallback={<Skeleton height="200px" />}>
              <HtmlEditor
                {...shared}
                label={label}
                html={words[language]}
                wrong={isWrong}
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
            error={isWrong ? wrong.words : undefined}
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

/** Dhaka is six hours ahead of UTC, summer and winter. */
const DHAKA = '+06:00';
const toField = (iso: unknown) =>
  typeof iso === 'string' ? timeText(iso).slice(0, 16).replace(' ', 'T') : '';
const toIso = (field: string) =>
  field === '' ? null : new Date(`${field}:00${DHAKA}`).toISOString();

function Schedule({ spec, doc, wrong, onChange }: FieldProps) {
  const { t } = useWords();
  return (
    <fieldset className={styles.editor}>
      <legend className={styles.label}>{t(spec.label)}</legend>
      <div className={styles.pair}>
        {(['from', 'until'] as const).map((end) => (
          <label key={end} className={styles.times}>
            <span>{t(`content.${end}`)}</span>
            <input
              type="datetime-local"
              value={toField(doc[end])}
              aria-invalid={wrong?.field === end || undefined}
              onChange={(event) => onChange({ [end]: toIso(event.target.value) })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
