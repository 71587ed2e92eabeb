import {
  CONTRACT_KINDS,
  DIVIDEND_PERIODS,
  MOST_TIERS,
} from '@nokshi/contract/player/agent-terms.ts';
import { Button, Check, classes, Field, Note } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import styles from '../../../lib/desk.module.css';
import type { Form } from '../../../lib/form.ts';
import { TakaField } from '../../../lib/taka-field.tsx';
import { useWords } from '../../../lib/words.ts';
import panel from '../panel.module.css';
import { type Draft, faultsOf } from './terms-draft.ts';
import { TIER_FIELDS, type TierField, UNITS } from './tier-fields.ts';

type Props = { readonly form: Pick<Form<Draft>, 'values' | 'set' | 'box' | 'choice' | 'error'> };

/** The kind, the period and the tiers of terms that are being written. */
export function TermsFields({ form }: Props) {
  const { t } = useWords();
  const { kind, tiers } = form.values;
  return (
    <>
      <div className={styles.pairs}>
        <Choice
          label={t('contracts.kind')}
          choices={CONTRACT_KINDS.map((id) => ({ id, label: t(`contracts.kind-${id}`) }))}
          {...form.choice('kind')}
        />
        {kind === 'dividend' && (
          <Choice
            label={t('contracts.period')}
            choices={DIVIDEND_PERIODS.map((id) => ({ id, label: t(`contracts.period-${id}`) }))}
            {...form.choice('period')}
          />
        )}
      </div>
      <div className={styles.abreast}>
        {kind === 'dividend' && <Check {...form.box('carries')}>{t('contracts.carry')}</Check>}
        <Check {...form.box('includesSelf')}>{t('contracts.include-self')}</Check>
      </div>
      <p className={styles.quiet}>
        {t(kind === 'real-time' ? 'contracts.tiers-by-bet' : 'contracts.tiers-what')}
      </p>
      {tiers.map((_, at) => (
        // Tiers have no name but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <Tier key={at} at={at} form={form} />
      ))}
      {tiers.length < MOST_TIERS && (
        <div>
          <Button small onClick={() => form.set('tiers', [...tiers, tiers.at(-1) ?? {}])}>
            {t('contracts.add-tier')}
          </Button>
        </div>
      )}
    </>
  );
}

function Tier({ form, at }: Props & { readonly at: number }) {
  const { t } = useWords();
  const { kind, tiers } = form.values;
  const own = form.error(`tiers.${at}`);
  const isAtField = faultsOf(form.values).some(({ path }) => path.startsWith(`tiers.${at}.`));
  return (
    <fieldset className={classes(styles.row, TIER_FIELDS[kind].length === 4 && panel.four)}>
      <legend>
        <strong>{t('contracts.tier-nth', { tier: at + 1 })}</strong>
      </legend>
      {TIER_FIELDS[kind].map((name) => (
        <TierInput key={name} form={form} at={at} name={name} />
      ))}
      {tiers.length > 1 && (
        <Button
          small
          kind="quiet"
          onClick={() =>
            form.set(
              'tiers',
              tiers.filter((_, n) => n !== at),
            )
          }
        >
          {t('contracts.remove-tier', { tier: at + 1 })}
        </Button>
      )}
      {own && !isAtField && <Note kind="wrong">{own}</Note>}
    </fieldset>
  );
}

type InputProps = Props & { readonly at: number; readonly name: TierField };

function TierInput({ form, at, name }: InputProps) {
  const { t } = useWords();
  const { tiers } = form.values;
  const field = {
    label: t(`contracts.field-${name}`),
    value: tiers[at]?.[name] ?? '',
    error: form.error(`tiers.${at}.${name}`),
    required: true,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      form.set(
        'tiers',
        tiers.map((tier, n) => (n === at ? { ...tier, [name]: target.value } : tier)),
      ),
  };
  if (UNITS[name] === 'taka') return <TakaField {...field} />;
  return (
    <Field
      {...field}
      inputMode={UNITS[name] === 'heads' ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={12}
      after={UNITS[name] === 'percent' && <span aria-hidden="true">%</span>}
    />
  );
}
