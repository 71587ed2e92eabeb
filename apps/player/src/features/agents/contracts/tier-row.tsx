import type { agentContractsRoutes } from '@nokshi/contract/player/agent-contracts.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, Field, Icon, moneyText } from '@nokshi/ui';
import { TakaField } from '../../../lib/taka-field.tsx';
import { type Translate, useWords } from '../../../lib/words.ts';
import styles from './contracts.module.css';
import type { TypedTier } from './offer-values.ts';
import { TIER_FIELDS, type TierField, type Unit } from './tier-fields.ts';

export type Assignable = Output<typeof agentContractsRoutes.assignable>;

type Props = {
  /** From 0. */
  readonly at: number;
  readonly tier: TypedTier;
  readonly assignable: Assignable;
  readonly error: (path: string) => string | undefined;
  readonly onChange: (tier: TypedTier) => void;
  /** Null: it is the only one. */
  readonly onRemove: (() => void) | null;
};

/** One tier of an offer; beside each field the values of the own contract. */
export function TierRow({ at, tier, assignable, error, onChange, onRemove }: Props) {
  const { t } = useWords();
  const { kind, ranges } = assignable;
  const number = at + 1;
  const fields: readonly TierField[] = TIER_FIELDS[kind];
  const of = (name: string) => error(`tiers.${at}.${name}`);
  const ofWhole = fields.some(({ name }) => of(name)) ? undefined : error(`tiers.${at}`);
  return (
    <fieldset className={styles.tier}>
      <legend>{t('offer.tier', { number })}</legend>
      <div className={styles.fields}>
        {fields.map(({ name, unit }) => {
          const range = ranges[name];
          const Typed = unit === 'taka' ? TakaField : Field;
          return (
            <Typed
              key={name}
              label={t(`contract.field-${name}`)}
              hint={range && rangeText(t, { unit, ...range })}
              inputMode={unit === 'members' ? 'numeric' : 'decimal'}
              autoComplete="off"
              maxLength={20}
              value={tier[name] ?? ''}
              error={of(name)}
              {...(unit === 'percent' && {
                after: (
                  <span className={styles.unit} aria-hidden="true">
                    %
                  </span>
                ),
              })}
              onChange={({ target }: { readonly target: { readonly value: string } }) =>
                onChange({ ...tier, [name]: target.value })
              }
            />
          );
        })}
      </div>
      {ofWhole && (
        <p className={styles.wrong} role="alert">
          <Icon name="alert" size={16} /> {ofWhole}
        </p>
      )}
      {onRemove && (
        <Button
          small
          kind="quiet"
          className={styles.start}
          aria-label={t('offer.remove-of', { number })}
          onClick={onRemove}
        >
          <Icon name="minus" size={18} />
          {t('offer.remove')}
        </Button>
      )}
    </fieldset>
  );
}

type Range = { readonly unit: Unit; readonly from: string; readonly to: string };

function rangeText(t: Translate, { unit, from, to }: Range): string {
  const text = (value: string) => {
    if (unit === 'taka') return moneyText(value);
    return unit === 'percent' ? t('contract.percent', { rate: value }) : value;
  };
  return from === to
    ? t('offer.range-one', { from: text(from) })
    : t('offer.range', { from: text(from), to: text(to) });
}
