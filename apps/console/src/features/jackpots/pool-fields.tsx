import { CATEGORIES } from '@nokshi/contract/player/catalogue.ts';
import { Check, Field } from '@nokshi/ui';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import type { Draft } from './draft.ts';

type Props = { readonly draft: Draft; readonly onChange: (change: Partial<Draft>) => void };

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

export function PoolFields({ draft, onChange }: Props) {
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
          value={draft.EN}
          onChange={(event) => onChange({ EN: event.target.value })}
        />
        <Field
          label={t('settings.name-bn')}
          lang="bn"
          required
          maxLength={60}
          value={draft.BN}
          onChange={(event) => onChange({ BN: event.target.value })}
        />
        {AMOUNTS.map((amount) => (
          <Amount key={amount.name} {...amount} draft={draft} onChange={onChange} />
        ))}
        <Field
          label={t('jackpots.seconds')}
          type="number"
          min={1}
          max={3_600}
          step={1}
          required
          value={draft.seconds}
          onChange={(event) => onChange({ seconds: event.target.value })}
        />
        <Field
          label={t('jackpots.from')}
          hint={t('jackpots.from-hint')}
          type="datetime-local"
          value={draft.from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <Field
          label={t('jackpots.until')}
          hint={t('jackpots.until-hint')}
          type="datetime-local"
          value={draft.until}
          onChange={(event) => onChange({ until: event.target.value })}
        />
        <Amount {...LEAST} draft={draft} onChange={onChange} />
      </div>
      <Categories draft={draft} onChange={onChange} />
    </>
  );
}

function Amount({
  name,
  label,
  hint,
  draft,
  onChange,
}: Props & ((typeof AMOUNTS)[number] | typeof LEAST)) {
  const { t } = useWords();
  return (
    <Field
      label={t(label)}
      hint={t(hint)}
      inputMode="decimal"
      required
      value={draft[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
}

/** Kinds of games whose stakes bring tickets. */
function Categories({ draft, onChange }: Props) {
  const { t } = useWords();
  const turn = (each: Draft['categories'][number], on: boolean) =>
    onChange({
      categories: CATEGORIES.filter((one) => (one === each ? on : draft.categories.includes(one))),
    });
  return (
    <fieldset className={styles.checks}>
      <legend>{t('jackpots.categories')}</legend>
      {CATEGORIES.map((each) => (
        <Check
          key={each}
          checked={draft.categories.includes(each)}
          onChange={(event) => turn(each, event.target.checked)}
        >
          {t(`category.${each}`)}
        </Check>
      ))}
    </fieldset>
  );
}
