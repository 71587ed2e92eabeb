import { consoleAgentContractsRoutes as routes } from '@nokshi/contract/console/agent-contracts.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Dialog, Facts, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery } from '@tanstack/react-query';
import styles from '../../../lib/desk.module.css';
import { QueryView } from '../../../lib/query-view.tsx';
import { WaitingProposals } from '../../../lib/waiting-proposals.tsx';
import { type MessageId, useWords } from '../../../lib/words.ts';
import { useIdFact, useMoneyFacts, Who } from '../cells.tsx';
import { Part } from '../part.tsx';
import { ContractActs } from './contract-acts.tsx';
import { CONTRACTS_KEY } from '../ways.ts';
import { ContractStateBadge } from './contract-state.tsx';
import { EffectView } from './effect.tsx';
import { LastSlips } from './last-slips.tsx';
import { TermsView } from './terms-view.tsx';
import { Versions } from './versions.tsx';

type Case = Output<typeof routes.show>;
type Props = { readonly id: string; readonly onClose: () => void };

/** One contract beside the list: its terms, what they come to, whom they touch, and what can be done. */
export function ContractPanel({ id, onClose }: Props) {
  const { t } = useWords();
  const query = useQuery({
    queryKey: [...CONTRACTS_KEY, 'one', id],
    queryFn: () => call(routes.show, { id }),
  });
  const contract = query.data?.contract;
  const title = contract
    ? t('contracts.nth', { kind: t(`contracts.kind-${contract.kind}`), version: contract.version })
    : t('contracts.contract');
  return (
    <Dialog title={title} size="side" closeLabel={t('app.close')} onClose={onClose}>
      <QueryView query={query} height="420px">
        {(shown) => (
          <div className={styles.stack}>
            <WaitingProposals object={id} />
            <ContractFacts {...shown} />
            <ContractActs contract={shown.contract} />
            <Terms {...shown} />
            <Cover cover={shown.cover} />
            <EffectView
              effect={shown}
              kind={shown.contract.kind}
              isOffer={shown.contract.state === 'OFFERED'}
              heading="h3"
            />
            <LastSlips contract={shown.contract} />
            <Versions contract={shown.contract} />
          </div>
        )}
      </QueryView>
    </Dialog>
  );
}

function ContractFacts({ contract }: Pick<Case, 'contract'>) {
  const { t } = useWords();
  const idFact = useIdFact();
  const { id, upline, downline, state, endReason, ending, ...times } = contract;
  const moment = (name: MessageId, at: string | null) =>
    at ? [{ name: t(name), value: timeText(at) }] : [];
  return (
    <>
      <Facts
        facts={[
          { name: t('contracts.downline'), value: <Who person={downline} /> },
          { name: t('contracts.upline'), value: <Who person={upline} /> },
          { name: t('contracts.state'), value: <ContractStateBadge state={state} /> },
          ...(endReason
            ? [{ name: t('contracts.why-ended'), value: t(`contracts.ended-${endReason}`) }]
            : []),
          ...moment('contracts.offered', times.offeredAt),
          ...(state === 'OFFERED' ? moment('contracts.expires', times.expiresAt) : []),
          ...moment('contracts.answered', times.answeredAt),
          ...moment('contracts.counts', times.startsAt),
          ...moment('contracts.counts-until', times.endsAt),
          idFact(id),
        ]}
      />
      {ending && <Note>{t(`contracts.end-asked-${ending.by}`, { reason: ending.reason })}</Note>}
    </>
  );
}

/** Of an offer with the contract of today beside it. */
function Terms({ contract, today }: Pick<Case, 'contract' | 'today'>) {
  const { t } = useWords();
  const isOffer = contract.state === 'OFFERED';
  const title = t(isOffer ? 'contracts.terms-offered' : 'contracts.terms');
  return (
    <>
      <Part title={title}>
        <TermsView caption={title} terms={contract.terms} />
      </Part>
      {isOffer && today && (
        <Part title={t('contracts.today')}>
          <TermsView caption={t('contracts.today')} terms={today.terms} />
        </Part>
      )}
    </>
  );
}

function Cover({ cover }: Pick<Case, 'cover'>) {
  const { t } = useWords();
  const money = useMoneyFacts();
  if (!cover) return null;
  return (
    <Part title={t('contracts.cover')}>
      <Facts
        facts={[
          ...money('contracts.cover-available', cover.available),
          ...money('contracts.cover-needed', cover.needed),
        ]}
      />
      {!cover.isEnough && <Note kind="wrong">{t('contracts.cover-short')}</Note>}
    </Part>
  );
}
