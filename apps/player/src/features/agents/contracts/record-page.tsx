import { CONTRACT_SIDES, type ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import { Tabs } from '@nokshi/ui';
import { useAddress } from '../../../lib/address.ts';
import { useWords } from '../../../lib/words.ts';
import styles from './contracts.module.css';
import { GivenContracts } from './given-contracts.tsx';
import { OwnContract } from './own-contract.tsx';
import { SlipList } from './slip-list.tsx';
import { SlipView } from './slip-view.tsx';

type Props = { readonly kind: ContractKind };

/** A kind of contract: what the agent receives by it and what it gives, with every slip. */
function RecordPage({ kind }: Props) {
  const { t } = useWords();
  const { params, change } = useAddress();
  const slipId = params.get('slip');
  if (slipId) return <SlipView slipId={slipId} />;
  const side = CONTRACT_SIDES.find((each) => each === params.get('tab')) ?? 'own';
  return (
    <Tabs
      label={t('contract.views')}
      tabs={CONTRACT_SIDES.map((id) => ({ id, label: t(`contract.view-${id}`) }))}
      selected={side}
      onSelect={(tab) => change({ tab, state: null }, true)}
    >
      <div className={styles.page}>
        {side === 'own' ? <OwnContract kind={kind} /> : <GivenContracts kind={kind} />}
        <SlipList key={side} kind={kind} side={side} />
      </div>
    </Tabs>
  );
}

/** AC-010. */
export const DividendRecord = () => <RecordPage kind="dividend" />;
/** AC-011. */
export const DailyRecord = () => <RecordPage kind="daily" />;
/** AC-012. */
export const HourlyRecord = () => <RecordPage kind="hourly" />;
/** AC-013. */
export const RealTimeRecord = () => <RecordPage kind="real-time" />;
