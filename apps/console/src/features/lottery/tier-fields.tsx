import { plainDigits } from '@nokshi/contract/typed-code.ts';
import type { Tier } from '@nokshi/house-math/lottery/regions.ts';
import { Field, TextArea } from '@nokshi/ui';
import { useState } from 'react';
import { useWords } from '../../lib/words.ts';
import { tierName } from './drawn-numbers.ts';
import styles from './lottery.module.css';
import { countOf, type Prizes, readResult } from './read-result.ts';

type Props = {
  readonly tiers: readonly Tier[];
  readonly prizes: Prizes;
  /** What is wrong at a field. */
  readonly errorAt: (tier: Tier, at: number) => string | undefined;
  readonly onChange: (prizes: Prizes) => void;
};

/** A field for each number of a result, tier by tier; a whole one may be pasted. */
export function TierFields({ tiers, prizes, errorAt, onChange }: Props) {
  const { t } = useWords();
  const [pasted, setPasted] = useState('');
  const [found, setFound] = useState<number | null>(null);
  const total = countOf(tiers);
  const paste = (text: string) => {
    setPasted(text);
    if (text.trim() === '') return setFound(null);
    const read = readResult(tiers, text);
    setFound(read.found);
    onChange(read.prizes);
  };
  const put = (code: string, at: number, typed: string) =>
    onChange({
      ...prizes,
      [code]: (prizes[code] ?? []).map((each, index) =>
        index === at ? plainDigits(typed).replaceAll(/\D/g, '') : each,
      ),
    });
  return (
    <>
      {total > 1 && (
        <TextArea
          label={t('lotteries.paste')}
          hint={
            found === null
              ? t('lotteries.paste-hint')
              : t('lotteries.pasted', { found, count: total })
          }
          rows={2}
          data-autofocus
          value={pasted}
          onChange={(event) => paste(event.target.value)}
        />
      )}
      {tiers.map((tier) => (
        <fieldset key={tier.code} className={styles.tier}>
          <legend>
            {t('lotteries.tier-of', { tier: tierName(t, tier.code), n: tier.digits })}
          </legend>
          <div className={styles.fields}>
            {(prizes[tier.code] ?? []).map((typed, at) => (
              <Field
                // Places do not move: each is known by where it stands.
                // oxlint-disable-next-line react/no-array-index-key
                key={`${tier.code}.${at}`}
                label={t('lotteries.tier-number', { tier: tierName(t, tier.code), n: at + 1 })}
                labelHidden
                inputMode="numeric"
                autoComplete="off"
                data-autofocus={total === 1 || undefined}
                maxLength={tier.digits}
                value={typed}
                error={errorAt(tier, at)}
                onChange={(event) => put(tier.code, at, event.target.value)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </>
  );
}
