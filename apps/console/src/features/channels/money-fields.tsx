import type { ChannelTerms } from '@nokshi/contract/channel-terms.ts';
import { Check } from '@nokshi/ui';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { Count, Taka } from './plain-fields.tsx';

export type TermsProps = {
  readonly terms: ChannelTerms;
  readonly onChange: (part: Partial<ChannelTerms>) => void;
};

/** Whether it is on, how much it takes, and what it costs. */
export function MoneyFields({ terms, onChange }: TermsProps) {
  const { t } = useWords();
  const { fee } = terms;
  return (
    <>
      <Check checked={terms.on} onChange={(event) => onChange({ on: event.target.checked })}>
        {t('channels.on')}
      </Check>
      <div className={styles.pairs}>
        <Taka
          label={t('channels.minimum')}
          value={terms.minimum}
          onChange={(minimum) => onChange({ minimum })}
        />
        <Taka
          label={t('channels.maximum')}
          value={terms.maximum}
          onChange={(maximum) => onChange({ maximum })}
        />
        <Taka
          label={t('channels.fee-fixed')}
          value={fee.fixed}
          onChange={(fixed) => onChange({ fee: { ...fee, fixed } })}
        />
        <Count
          label={t('channels.fee-points')}
          hint={t('channels.fee-is', { percent: `${fee.points / 100}%` })}
          min={0}
          max={2_000}
          value={fee.points}
          onChange={(points) => onChange({ fee: { ...fee, points } })}
        />
      </div>
      <p className={styles.quiet}>{t('channels.fee-words')}</p>
    </>
  );
}
