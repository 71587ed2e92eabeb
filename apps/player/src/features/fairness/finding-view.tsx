import { Icon, Loader, MoneyText, Note } from '@nokshi/ui';
import { useQuery } from '@tanstack/react-query';
import type { MessageId } from '../../locales/en/index.ts';
import { useWords } from '../../lib/words.ts';
import type { Finding } from './check-round.ts';
import styles from './fairness.module.css';
import type { Proof } from './proofs.ts';

type Revealed = Proof & { readonly serverSeed: string };

/** Redoes the round in this browser; the mathematics comes only when it is asked for. */
export function FindingView({ proof }: { readonly proof: Revealed }) {
  const { t } = useWords();
  const finding = useQuery({
    queryKey: ['mine', 'finding', proof.roundId, proof.serverSeed],
    queryFn: async () => (await import('./check-round.ts')).checkRound(proof),
    enabled: globalThis.isSecureContext,
  });
  if (!globalThis.isSecureContext) return <Note>{t('fairness.needs-https')}</Note>;
  if (finding.isPending) return <Loader label={t('fairness.computing')} />;
  if (!finding.data) return <Note kind="wrong">{t('fairness.rules-unknown')}</Note>;
  return <Result finding={finding.data} />;
}

function Result({ finding }: { readonly finding: Finding }) {
  const { t } = useWords();
  const fits = finding.seedFits && finding.payoutFits && finding.potFits !== false;
  return (
    <div className={styles.form} role="status">
      <Note kind={fits ? 'good' : 'wrong'}>
        <strong>{t(fits ? 'fairness.fits' : 'fairness.differs')}</strong>
      </Note>
      <ul className={styles.checks}>
        <Line holds={finding.seedFits} words="fairness.seed-fits" />
        <Line holds={finding.payoutFits} words="fairness.payout-fits" />
        {finding.potFits !== null && <Line holds={finding.potFits} words="fairness.pot-fits" />}
      </ul>
      <p>
        {t('fairness.computed', { credits: finding.credits })} <MoneyText amount={finding.payout} />
      </p>
    </div>
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
