import { joinRoutes } from '@nokshi/contract/player/join.ts';
import { Button, buttonLook, EmptyState, Field, TextArea } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { Refused, useForm } from '../../lib/form.ts';
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
  const { t } = useWords();
  const [sent, setSent] = useState(false);
  const tooShort = (name: FieldName) => {
    const [min, max] = LIMITS[name];
    return t('rule.length', { min, max });
  };
  const form = useForm({
    start: { name: '', contact: '', message: '' },
    check: (typed) =>
      Object.fromEntries(
        NAMES.filter((name) => !fits(name, typed[name])).map((name) => [name, tooShort(name)]),
      ),
    async send(typed) {
      await call(joinRoutes.apply, typed);
      setSent(true);
    },
  });
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
  const field = (name: FieldName) => ({
    ...form.field(name),
    label: t(`join.${name}`),
    hint: t(`join.${name}-hint`),
    maxLength: LIMITS[name][1],
  });
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
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <Refused error={form.refused} />
        <Field {...field('name')} autoComplete="name" />
        <Field {...field('contact')} autoComplete="email" autoCapitalize="none" />
        <TextArea {...field('message')} rows={6} />
        <Button type="submit" kind="main" busy={form.busy}>
          {t('join.send')}
        </Button>
        <p className={styles.kept}>{t('join.kept')}</p>
      </form>
    </div>
  );
}
