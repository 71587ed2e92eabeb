import type { Ticket } from '@nokshi/house-math/lottery/ticket.ts';
import type { DrawDocument } from '@nokshi/house-math/verify/draw-proof.ts';
import type { DrawVerdict } from '@nokshi/house-math/verify/shared-draw.ts';
import { toDecimal } from '@nokshi/money';
import { Facts, Icon, Loader, MoneySign, MoneyText } from '@nokshi/ui';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import type { checkDraw } from './check-draw.ts';
import { DrawChecks } from './draw-checks.tsx';
import styles from './fairness.module.css';
import { SaveProof } from './save-proof.tsx';
import { Said, ServiceButton } from './verdict.tsx';

/** How the lottery shows its numbers and its bets; handed in by the page. */
export type LotteryLook = {
  readonly Numbers: ComponentType<Pick<DrawDocument, 'family'> & { numbers: readonly number[] }>;
  readonly Bet: ComponentType<{ ticket: Ticket }>;
};

type Props = { readonly proof: DrawDocument; readonly look: LotteryLook };

type CheckedAs = ReturnType<typeof checkDraw>;

/** A draw that many share, computed again in this browser from its document alone. */
export function CheckedDraw({ proof, look }: Props) {
  const { t } = useWords();
  const found = useQuery({
    queryKey: ['draw-check', proof],
    queryFn: async () => (await import('./check-draw.ts')).checkDraw(proof),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (found.isPending) return <Loader label={t('verify.computing')} />;
  return (
    <QueryView query={found}>
      {(checked) => <Checked {...checked} proof={proof} look={look} />}
    </QueryView>
  );
}

function Checked({ proof, look, verdict, ticket }: Props & CheckedAs) {
  const { t } = useWords();
  return (
    <div className={styles.page}>
      <ShownDraw proof={proof} ticket={ticket} look={look} />
      <Sign state={verdict.state} />
      <DrawChecks checks={verdict.checks} />
      <details className={styles.technical}>
        <summary>
          {t('fairness.technical')}
          <Icon name="down" size={18} />
        </summary>
        <div className={styles.page}>
          <Committed proof={proof} />
        </div>
      </details>
      <SaveProof name={`${proof.purpose}-${proof.issue}`} proof={proof} />
    </div>
  );
}

function ShownDraw({ proof, ticket, look }: Props & { readonly ticket: Ticket | null }) {
  const { t } = useWords();
  const { family, issue, numbers } = proof;
  const { payout = null, rebate = null } = proof.ticket ?? {};
  const paid = (minor: string | null) =>
    minor !== null && <MoneyText amount={toDecimal(BigInt(minor))} />;
  return (
    <section className={styles.draw} aria-label={t('verify.draw')}>
      <p className={styles.issue}>{t('verify.issue', { issue })}</p>
      {numbers ? (
        <look.Numbers family={family} numbers={numbers} />
      ) : (
        <p>{t('verify.no-numbers-yet')}</p>
      )}
      {ticket && (
        <MoneySign value={SIGN_OF[ticket.asset] ?? ''}>
          <dl className={styles.bet}>
            <div className={styles.chosen}>
              <dt>{t('verify.bet')}</dt>
              <dd>
                <look.Bet ticket={ticket} />
              </dd>
            </div>
            {payout !== null && (
              <div>
                <dt>{t('verify.payout')}</dt>
                <dd>{paid(payout)}</dd>
              </div>
            )}
            {rebate !== null && rebate !== '0' && (
              <div>
                <dt>{t('verify.rebate')}</dt>
                <dd>{paid(rebate)}</dd>
              </div>
            )}
          </dl>
        </MoneySign>
      )}
    </section>
  );
}

/** What stands before an amount of each asset, in the view of a member and of a visitor alike. */
const SIGN_OF: Readonly<Partial<Record<Ticket['asset'], string>>> = { BDT: '৳', FUN: 'FUN ' };

const SIGNS = { verified: 'check', wrong: 'close', unknown: 'clock' } as const;

function Sign({ state }: Pick<DrawVerdict, 'state'>) {
  const { t } = useWords();
  const fits = state === 'unknown' ? undefined : state === 'verified';
  return (
    <div className={styles.verdict} data-fits={fits} role="status">
      <Said icon={SIGNS[state]} title={t(`verify.${state}`)} words={t(`verify.${state}-words`)} />
      {state === 'wrong' && <ServiceButton />}
    </div>
  );
}

function Committed({ proof }: Pick<Props, 'proof'>) {
  const { t } = useWords();
  const { terminal, number, before, link, root, lanes, ticket } = proof;
  const bets = lanes.reduce((all, { count }) => all + count, 0);
  const code = (text: string) => <code>{text}</code>;
  return (
    <>
      <Facts
        facts={[
          { name: t('verify.commitment'), value: code(terminal) },
          { name: t('verify.number'), value: number },
          ...(before ? [{ name: t('verify.before'), value: code(before) }] : []),
          { name: t('verify.link'), value: link ? code(link) : t('verify.link-secret') },
          { name: t('verify.all-bets'), value: code(root) },
          { name: t('verify.lists'), value: t('verify.lists-of', { lists: lanes.length, bets }) },
        ]}
      />
      {ticket && (
        <p className={styles.text}>
          {t('verify.bet-text')}
          <code>{ticket.text}</code>
        </p>
      )}
    </>
  );
}
