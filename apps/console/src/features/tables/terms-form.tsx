import type { DeskTable } from '@nokshi/contract/console/tables.ts';
import { type TableTerms, tableTermsChanges } from '@nokshi/contract/console/table-terms.ts';
import { Check, Field } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import styles from '../../lib/desk.module.css';
import { type Form, useForm } from '../../lib/form.ts';
import { ReviewForm } from '../../lib/review-form.tsx';
import { useMay } from '../../lib/session.ts';
import { rulesText } from '../../lib/table-rules.ts';
import { TakaField } from '../../lib/taka-field.tsx';
import { useWords } from '../../lib/words.ts';
import { secondsText } from './tables.ts';
import {
  type Draft,
  draftOf,
  faultsOf,
  LIMITS,
  roundMs,
  spanOf,
  termsOf,
  TIME_NAMES,
} from './terms-draft.ts';

type Props = { readonly table: DeskTable; readonly onReview: (terms: TableTerms) => void };

/** What an operator sets of a table; reviewed with what it changes before it is done. */
export function TermsForm({ table, onReview }: Props) {
  const { t } = useWords();
  const may = useMay('tables.write');
  const form = useForm({
    start: draftOf(table.terms),
    check: (draft) => {
      const { falls, times } = faultsOf(draft, table.game);
      return {
        ...(falls && { [falls]: t('tables.limit-falls') }),
        ...Object.fromEntries(
          times.map((name) => {
            const [least, most] = spanOf(table.game, name).map(secondsText);
            return [name, t('tables.seconds-wrong', { least: least ?? '', most: most ?? '' })];
          }),
        ),
      };
    },
    send: async (draft) => onReview(termsOf(draft)),
  });
  const count = tableTermsChanges(table.terms, termsOf(form.values)).length;
  return (
    <ReviewForm form={form} may={may} onlyLook={t('tables.only-look')} count={count} noValidate>
      <Check {...form.box('isOpen')}>{t('tables.is-open')}</Check>
      {table.rulesOffered.length > 1 && (
        <Choice
          label={t('tables.rules')}
          value={form.values.rules}
          choices={table.rulesOffered.map((id) => ({ id, label: rulesText(t, id) }))}
          onChange={(rules) => form.set('rules', rules)}
        />
      )}
      <Limits form={form} />
      <Times form={form} />
    </ReviewForm>
  );
}

type PartProps = { readonly form: Form<Draft> };

const LIMIT_WORDS = {
  least: ['tables.least', 'tables.least-hint'],
  most: ['tables.most', 'tables.most-hint'],
  round: ['tables.round-most', 'tables.round-most-hint'],
  win: ['tables.win', 'tables.win-hint'],
} as const;

function Limits({ form }: PartProps) {
  const { t } = useWords();
  return (
    <section className={styles.stack} aria-labelledby="limits">
      <h3 id="limits">{t('tables.money')}</h3>
      <div className={styles.pairs}>
        {LIMITS.map((name) => {
          const [label, hint] = LIMIT_WORDS[name];
          return (
            <TakaField key={name} label={t(label)} hint={t(hint)} required {...form.field(name)} />
          );
        })}
      </div>
    </section>
  );
}

const TIME_HINTS = {
  bettingMs: null,
  closedMs: 'tables.closedMs-hint',
  showMs: 'tables.showMs-hint',
} as const;

function Times({ form }: PartProps) {
  const { t } = useWords();
  const whole = roundMs(termsOf(form.values));
  return (
    <section className={styles.stack} aria-labelledby="times">
      <h3 id="times">{t('tables.times')}</h3>
      <p className={styles.quiet}>
        {t('tables.times-words', { seconds: whole === null ? '–' : secondsText(whole) })}
      </p>
      <div className={styles.pairs}>
        {TIME_NAMES.map((name) => {
          const hint = TIME_HINTS[name];
          return (
            <Field
              key={name}
              label={t(`tables.${name}`)}
              {...(hint && { hint: t(hint) })}
              inputMode="decimal"
              autoComplete="off"
              required
              {...form.field(name)}
            />
          );
        })}
      </div>
    </section>
  );
}
