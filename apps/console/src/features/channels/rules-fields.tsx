import type { ChannelTerms } from '@nokshi/contract/channel-terms.ts';
import { Check } from '@nokshi/ui';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import own from './channels.module.css';
import type { TermsProps } from './money-fields.tsx';
import { Count, Taka } from './plain-fields.tsx';

const TYPES = [0, 1, 2, 41, 42] as const;

/** What it asks of a member: how old the account is, what came before, of which type it is. */
export function RulesFields({ terms, onChange }: TermsProps) {
  const { t } = useWords();
  const { rules } = terms;
  const put = (part: Partial<ChannelTerms['rules']>) => onChange({ rules: { ...rules, ...part } });
  const turn = (type: number, on: boolean) =>
    put({
      accountTypes: TYPES.filter((one) => (one === type ? on : rules.accountTypes.includes(one))),
    });
  return (
    <section className={`${styles.stack} ${own.section}`} aria-labelledby="rules">
      <h2 id="rules">{t('channels.rules')}</h2>
      <div className={styles.pairs}>
        <Taka
          label={t('channels.first-maximum')}
          value={rules.firstDepositMaximum}
          onChange={(firstDepositMaximum) => put({ firstDepositMaximum })}
        />
        <Count
          label={t('channels.earlier')}
          min={0}
          max={100}
          value={rules.earlierDeposits}
          onChange={(earlierDeposits) => put({ earlierDeposits })}
        />
        <Count
          label={t('channels.new-days')}
          min={0}
          max={365}
          value={rules.newMemberDays}
          onChange={(newMemberDays) => put({ newMemberDays })}
        />
        <Taka
          label={t('channels.new-maximum')}
          value={rules.newMemberMaximum}
          onChange={(newMemberMaximum) => put({ newMemberMaximum })}
        />
      </div>
      <fieldset className={styles.checks}>
        <legend>{t('channels.types')}</legend>
        {TYPES.map((type) => (
          <Check
            key={type}
            checked={rules.accountTypes.includes(type)}
            onChange={(event) => turn(type, event.target.checked)}
          >
            {t(`channels.type-${type}`)}
          </Check>
        ))}
      </fieldset>
    </section>
  );
}
