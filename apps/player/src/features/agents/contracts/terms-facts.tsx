import type { Contract } from '@nokshi/contract/player/agent-contracts.ts';
import { Facts } from '@nokshi/ui';
import { Moment } from '../../../lib/moment.tsx';
import { type Translate, useWords } from '../../../lib/words.ts';
import { otherSide, shownState } from './contracts.ts';
import styles from './contracts.module.css';
import { TierList, TierTable } from './tier-table.tsx';

type Props = {
  readonly contract: Contract;
  /** It stands beside another one. */
  readonly narrow?: boolean;
};

/** What the other side is called. */
export const nameOfOther = (t: Translate, contract: Parameters<typeof otherSide>[0]): string =>
  otherSide(contract)?.name ?? t('contract.house');

/** Since when a contract counts, with whom, and what it pays. */
export function TermsFacts({ contract, narrow = false }: Props) {
  const { t } = useWords();
  return (
    <div className={styles.part}>
      <Facts facts={factsOf(t, contract)} />
      {narrow ? <TierList terms={contract.terms} /> : <TierTable terms={contract.terms} />}
      <p className={styles.small}>
        {t(contract.kind === 'real-time' ? 'contract.tiers-by-bet' : 'contract.tiers-what')}
      </p>
    </div>
  );
}

function factsOf(t: Translate, contract: Contract) {
  const { terms, side, downline, startsAt, endsAt, endReason } = contract;
  const moment = (name: string, at: string | null) =>
    at === null ? [] : [{ name, value: <Moment at={at} /> }];
  return [
    {
      name: t(side === 'own' ? 'contract.from' : 'contract.with'),
      value: nameOfOther(t, contract),
    },
    { name: t('contract.state'), value: t(`contract.state-${shownState(contract)}`) },
    ...(terms.kind === 'dividend'
      ? [
          { name: t('contract.period'), value: t(`contract.period-${terms.period}`) },
          {
            name: t('contract.carries'),
            value: t(terms.carries ? 'contract.carries-yes' : 'contract.carries-no'),
          },
        ]
      : []),
    {
      name: side === 'own' ? t('contract.self') : t('contract.self-of', { name: downline.name }),
      value: t(terms.includesSelf ? 'contract.self-yes' : 'contract.self-no'),
    },
    ...moment(t('contract.since'), startsAt),
    ...moment(t('contract.until'), endsAt),
    ...(endReason ? [{ name: t('contract.ended'), value: t(`contract.ended-${endReason}`) }] : []),
  ];
}
