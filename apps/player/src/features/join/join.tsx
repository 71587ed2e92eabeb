import { joinRoutes } from '@nokshi/contract/player/join.ts';
import { Button, buttonLook, EmptyState, Field, focusFirstWrong, Note, TextArea } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { RefusalError } from '@nokshi/web/refusal.ts';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { useAct } from '../../lib/use-act.ts';
import { useWords } from '../../lib/words.ts';
import styles from './join.module.css';

/** Lengths of the contract; the server checks them again. */
const LIMITS = { name: [2, 60], contact: [5, 120], message: [10, 1_000] } as const;
type FieldName = keyof typeof LIMITS;
const NAMES = Object.keys(LIMITS) as readonly FieldName[];

const fits = (name: FieldName, value: string) => {
  const { length } = value.trim();
  return length >= LIMITS[name][0] && length <= LIMITS[name][1];
};

/** `/join`: who we look for and the form that an operator answers. Checklist R-028. */
export default function Join() {
  const { t, why } = useWords();
  const [form, setForm] = useState({ name: '', contact: '', message: '' });
  const [checked, setChecked] = useState(false);
  const [sent, setSent] = useState(false);
  const { busy, error, run } = useAct();
  if (sent) {
    return (
      <EmptyState title={t('join.sent')} icon="check" level={1}>
        <p>{t('join.sent-words')}</p>
        <Link className={buttonLook()} href="/">
          {t('page.to-the-games')}
        </Link>
      </EmptyState>
    );
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    setChecked(true);
    if (NAMES.some((name) => !fits(name, form[name]))) return focusFirstWrong(element);
    if (await run(() => call(joinRoutes.apply, form))) setSent(true);
  };
  const refusedField = error instanceof RefusalError ? error.field : undefined;
  const field = (name: FieldName) => {
    const [min, max] = LIMITS[name];
    const wrong = (checked && !fits(name, form[name])) || refusedField === name;
    return {
      label: t(`join.${name}`),
      hint: t(`join.${name}-hint`),
      maxLength: max,
      value: form[name],
      error: wrong ? t('rule.length', { min, max }) : undefined,
      onChange: (event: { target: { value: string } }) =>
        setForm({ ...form, [name]: event.target.value }),
    };
  };
  return (
    <div className={styles.page}>
      <div>
        <h1>{t('page.join')}</h1>
        <p>{t('join.lead')}</p>
        <ul className={styles.points}>
          <li>{t('join.point-team')}</li>
          <li>{t('join.point-terms')}</li>
          <li>{t('join.point-age')}</li>
        </ul>
      </div>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {error !== null && !refusedField && <Note kind="wrong">{why(error)}</Note>}
        <Field {...field('name')} autoComplete="name" />
        <Field {...field('contact')} autoComplete="email" autoCapitalize="none" />
        <TextArea {...field('message')} rows={6} />
        <Button type="submit" kind="main" busy={busy}>
          {t('join.send')}
        </Button>
        <p className={styles.kept}>{t('join.kept')}</p>
      </form>
    </div>
  );
}
