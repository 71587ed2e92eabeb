import { consoleAgentRunsRoutes as routes } from '@nokshi/contract/console/agent-contracts.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { minorOf } from '@nokshi/money';
import { Dialog, Facts, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { countText } from '../../../lib/count-text.ts';
import styles from '../../../lib/desk.module.css';
import { QueryView } from '../../../lib/query-view.tsx';
import { useIsProposed, WaitingProposals } from '../../../lib/waiting-proposals.tsx';
import { type MessageId, useWords } from '../../../lib/words.ts';
import { TermsView } from '../contracts/terms-view.tsx';
import { useIdFact, useMoneyFacts, useTierFacts, Who } from '../cells.tsx';
import { MarkedMembers } from '../marked-members.tsx';
import { Part } from '../part.tsx';
import { periodText } from '../period-text.ts';
import { SLIPS_KEY, useWay } from '../ways.ts';
import { PayInstead } from './pay-instead.tsx';
import { Payer } from './slip-columns.tsx';
import { SlipLines } from './slip-lines.tsx';
import { SlipStateBadge } from './slip-state.tsx';

type Slip = Output<typeof routes.slip>;
type Props = { readonly id: string; readonly onClose: () => void };

/** One slip beside the list: how it was computed, from which terms, and what became of it. */
export function SlipPanel({ id, onClose }: Props) {
  const { t } = useWords();
  const query = useQuery({
    queryKey: [...SLIPS_KEY, 'one', id],
    queryFn: () => call(routes.slip, { id }),
  });
  const isProposed = useIsProposed(id)('agents.pay-slip');
  const slip = query.data;
  const title = slip
    ? t('slips.title', { kind: t(`contracts.kind-${slip.kind}`), period: periodText(slip) })
    : t('slips.slip');
  return (
    <Dialog title={title} size="side" closeLabel={t('app.close')} onClose={onClose}>
      <QueryView query={query} height="420px">
        {(shown) => (
          <div className={styles.stack}>
            <WaitingProposals object={id} />
            {shown.closing && <Note>{t('slips.closing-words')}</Note>}
            <State slip={shown} />
            <PayInstead slip={shown} isProposed={isProposed} />
            <Base slip={shown} />
            <Sum slip={shown} />
            <Part title={t('contracts.terms')}>
              <TermsView caption={t('contracts.terms')} terms={shown.terms} reached={shown.tier} />
            </Part>
            {!shown.closing && (
              <>
                <SlipLines slip={shown} />
                <MarkedMembers slip={shown} />
              </>
            )}
          </div>
        )}
      </QueryView>
    </Dialog>
  );
}

type Shown = { readonly slip: Slip };

function State({ slip }: Shown) {
  const { t } = useWords();
  const way = useWay('contract');
  const idFact = useIdFact();
  const { id, downline, contractId, version, dueAt, paidAt, badSince } = slip;
  const moment = (name: MessageId, at: string | null) =>
    at ? [{ name: t(name), value: timeText(at) }] : [];
  return (
    <Facts
      facts={[
        { name: t('contracts.downline'), value: <Who person={downline} /> },
        { name: t('slips.payer'), value: <Payer slip={slip} /> },
        {
          name: t('contracts.contract'),
          value: <Link href={way(contractId)}>{t('contracts.version-nth', { version })}</Link>,
        },
        { name: t('contracts.state'), value: <SlipStateBadge slip={slip} /> },
        ...moment('slips.due', dueAt),
        ...moment('slips.paid-at', paidAt),
        ...moment('slips.bad-since-when', badSince),
        idFact(id),
      ]}
    />
  );
}

/** What the rate is applied to: of a dividend every component, in the order they are added. */
function Base({ slip }: Shown) {
  const { t } = useWords();
  const { components, carryIn, carryOut } = slip;
  const money = useMoneyFacts();
  return (
    <Part title={t('slips.base')}>
      <Facts
        facts={[
          ...(components ? [] : money('slips.component-staked', slip.staked)),
          ...money('contracts.valid', slip.valid),
          { name: t('contracts.active'), value: countText(slip.activeMembers) },
          ...(slip.bets === null ? [] : [{ name: t('slips.bets'), value: countText(slip.bets) }]),
          ...(components ?? []).flatMap(({ component, amount }) =>
            money(`slips.component-${component}`, amount),
          ),
          ...money('contracts.loss', slip.loss),
          ...money('slips.carry-in', carryIn),
          ...money('slips.carry-out', carryOut),
        ]}
      />
    </Part>
  );
}

function Sum({ slip }: Shown) {
  const { t } = useWords();
  const { changes, paidDown, owedIn, payMode } = slip;
  const money = useMoneyFacts();
  const tierFacts = useTierFacts();
  const unlessZero = (name: MessageId, amount: string) =>
    minorOf(amount) === 0n ? [] : money(name, amount);
  return (
    <Part title={t('slips.sum')}>
      <Facts
        facts={[
          ...tierFacts(slip.kind, slip),
          ...money('slips.won-part', slip.wonPart),
          ...money('slips.lost-part', slip.lostPart),
          ...unlessZero('slips.changes', changes),
          ...money('slips.amount', slip.amount),
          ...unlessZero('slips.paid-down', paidDown),
          ...unlessZero('slips.owed-in', owedIn),
          { name: t('slips.pay-mode'), value: t(`slips.pay-mode-${payMode}`) },
          ...money('slips.payable', slip.payable),
        ]}
      />
    </Part>
  );
}
