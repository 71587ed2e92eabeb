import { CATEGORIES } from '@nokshi/contract/player/catalogue.ts';
import { Check, Field } from '@nokshi/ui';
import { CountField } from '../../lib/count-field.tsx';
import styles from '../../lib/desk.module.css';
import type { Form } from '../../lib/form.ts';
import { TakaField } from '../../lib/taka-field.tsx';
import { useWords } from '../../lib/words.ts';
import type { Draft } from './draft.ts';

type Props = { readonly form: Form<Draft> };

const AMOUNTS = [
  { name: 'seed', label: 'jackpots.seed', hint: 'jackpots.seed-hint' },
  { name: 'cap', label: 'jackpots.cap', hint: 'jackpots.cap-hint' },
  { name: 'step', label: 'jackpots.step', hint: 'jackpots.step-hint' },
] as const;
/** Beside the kinds of games: both say which stakes count. */
const LEAST = {
  name: 'leastStake',
  label: 'jackpots.least',
  hint: 'jackpots.least-hint',
} as const;

export function PoolFields({ form }: Props) {
  const { t } = useWords();
  return (
    <>
      <div className={styles.pairs}>
        <Field
          label={t('settings.name-en')}
          lang="en"
          required
          maxLength={60}
          data-autofocus
          {...form.field('EN')}
        />
        <Field
          label={t('settings.name-bn')}
          lang="bn"
          required
          maxLength={60}
          {...form.field('BN')}
        />
        {AMOUNTS.map((amount) => (
          <Amount key={amount.name} {...amount} form={form} />
        ))}
        <CountField
          label={t('jackpots.seconds')}
          min={1}
          max={3_600}
          required
          {...form.field('seconds')}
        />
        <Field
          label={t('jackpots.from')}
          hint={t('jackpots.from-hint')}
          type="datetime-local"
          {...form.field('from')}
        />
        <Field
          label={t('jackpots.until')}
          hint={t('jackpots.until-hint')}
          type="datetime-local"
          {...form.field('until')}
        />
        <Amount {...LEAST} form={form} />
      </div>
      <Categories form={form} />
    </>
  );
}

function Amount({ name, label, hint, form }: Props & ((typeof AMOUNTS)[number] | typeof LEAST)) {
  const { t } = useWords();
  return <TakaField label={t(label)} hint={t(hint)} required {...form.field(name)} />;
}

/** Kinds of games whose stakes bring tickets. */
function Categories({ form }: Props) {
  const { t } = useWords();
  const { categories } = form.values;
  const turn = (each: Draft['categories'][number], on: boolean) =>
    form.set(
      'categories',
      CATEGORIES.filter((one) => (one === each ? on : categories.includes(one))),
    );
  return (
    <fieldset className={styles.checks}>
      <legend>{t('jackpots.categories')}</legend>
      {CATEGORIES.map((each) => (
        <Check
          key={each}
          checked={categories.includes(each)}
          onChange={(event) => turn(each, event.target.checked)}
        >
          {t(`category.${each}`)}
        </Check>
      ))}
    </fieldset>
  );
}
