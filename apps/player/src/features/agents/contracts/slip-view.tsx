import type { Slip } from '@nokshi/contract/player/agent-slips.ts';
import { BackButton, Button, Facts, MoneyText, Note } from '@nokshi/ui';
import { useAddress } from '../../../lib/address.ts';
import { Moment } from '../../../lib/moment.tsx';
import { QueryView } from '../../../lib/query-view.tsx';
import { SaveAs } from '../../../lib/save-as.tsx';
import { type Translate, useWords } from '../../../lib/words.ts';
import { toContract } from './addresses.ts';
import styles from './contracts.module.css';
import { Overdue } from './pay-now.tsx';
import { SlipChanges } from './slip-changes.tsx';
import { payerOf } from './slip-columns.tsx';
import { SlipLines } from './slip-lines.tsx';
import { SlipState } from './slip-state.tsx';
import { SlipSums } from './slip-sums.tsx';
import { negative, periodText, slipFile, sumOf, useSlip } from './slips.ts';
import { TierTable } from './tier-table.tsx';

/** One slip, from the bets of the team to what is paid, as either side reads it. S-050. */
export function SlipView({ slipId }: { readonly slipId: string }) {
  const { t } = useWords();
  const { change } = useAddress();
  return (
    <div className={styles.page}>
      <BackButton onClick={() => change({ slip: null }, true)}>{t('slip.back')}</BackButton>
      <QueryView query={useSlip(slipId)}>
        {(slip) => (
          <>
            <h4>{t('slip.title', { period: periodText(slip) })}</h4>
            {slip.closing && <Note>{t('slip.closing-words')}</Note>}
            <Overdue slip={slip} />
            <SlipFacts slip={slip} />
            <SlipSums slip={slip} />
            {!slip.closing && (
              <section className={styles.part} aria-label={t('contract.tiers')}>
                <h4>{t('contract.tiers')}</h4>
                <TierTable terms={slip.terms} reached={slip.tier} />
              </section>
            )}
            <SlipChanges slip={slip} />
            {!slip.closing && <SlipLines slip={slip} />}
            <SaveAs ask={(format) => slipFile(slip.id, format)} />
          </>
        )}
      </QueryView>
    </div>
  );
}

function SlipFacts({ slip }: { readonly slip: Slip }) {
  const { t } = useWords();
  const { open } = useAddress();
  return (
    <div className={styles.part}>
      <Facts facts={factsOf(t, slip)} />
      <Button small className={styles.start} onClick={() => open(toContract(slip.contractId))}>
        {t('contract.title', { kind: t(`contract.kind-${slip.kind}`), version: slip.version })}
      </Button>
    </div>
  );
}

function factsOf(t: Translate, slip: Slip) {
  const { side, downline, activeMembers, bets, amount, paidDown, dueAt, paidAt, id } = slip;
  return [
    { name: t('slip.state'), value: <SlipState slip={slip} /> },
    { name: t('slip.paid-by'), value: payerOf(t, slip) },
    ...(side === 'given' ? [{ name: t('slip.downline'), value: downline.name }] : []),
    ...(slip.closing
      ? []
      : [
          { name: t('slip.staked'), value: <MoneyText amount={slip.staked} /> },
          { name: t('slip.valid'), value: <MoneyText amount={slip.valid} /> },
          { name: t('offer.active'), value: activeMembers },
        ]),
    ...(bets === null || slip.closing ? [] : [{ name: t('slip.bets'), value: bets }]),
    ...(side === 'own'
      ? [
          { name: t('slip.paid-down'), value: <MoneyText amount={paidDown} /> },
          {
            name: t('slip.rest'),
            value: <MoneyText amount={sumOf(amount, negative(paidDown))} signed />,
          },
        ]
      : []),
    paidAt === null
      ? { name: t('slip.due'), value: <Moment at={dueAt} /> }
      : { name: t('slip.paid-at'), value: <Moment at={paidAt} /> },
    { name: t('slip.number'), value: <code className={styles.number}>{id}</code> },
  ];
}
