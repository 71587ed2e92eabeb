import { Icon, MoneyText } from '@nokshi/ui';
import type { MessageId } from '../../locales/en/index.ts';
import { useWords } from '../../lib/words.ts';
import type { Finding } from './check-round.ts';
import styles from './fairness.module.css';

/** Each thing that was compared, and what came out of it. */
export function Checks({ finding }: { readonly finding: Finding }) {
  const { t } = useWords();
  const { shownFits, potFits } = finding;
  return (
    <>
      <ul className={styles.checks}>
        <Line holds={finding.seedFits} words="fairness.seed-fits" />
        {shownFits !== null && <Line holds={shownFits} words="fairness.shown-fits" />}
        <Line holds={finding.payoutFits} words="fairness.payout-fits" />
        {potFits !== null && <Line holds={potFits} words="fairness.pot-fits" />}
      </ul>
      <p>
        {t('fairness.computed', { credits: finding.credits })} <MoneyText amount={finding.payout} />
      </p>
    </>
  );
}

function Line({ holds, words }: { readonly holds: boolean; readonly words: MessageId }) {
  const { t } = useWords();
  return (
    <li data-holds={holds}>
      <Icon name={holds ? 'check' : 'alert'} size={18} />
      {t(words)}: {t(holds ? 'fairness.yes' : 'fairness.no')}
    </li>
  );
}
