import { consolePromotionApplicationRoutes as routes } from '@nokshi/contract/console/promotion-applications.ts';
import type { ApplicationState as State } from '@nokshi/contract/player/applications.ts';
import { sentenceOf } from '@nokshi/contract/promotions/sentence.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, classes, Facts, moneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { CAMPAIGNS_KEY } from '../../lib/campaign-words.ts';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useMay } from '../../lib/session.ts';
import { SmallPicture } from '../../lib/small-picture.tsx';
import { useIsProposed, WaitingProposals } from '../../lib/waiting-proposals.tsx';
import { useWords } from '../../lib/words.ts';
import { SidePanel } from './side-panel.tsx';

type Shown = Output<typeof routes.one>;
type Of = { readonly application: Shown };

const LOOK: Readonly<Record<State, string | undefined>> = {
  OPEN: styles.warn,
  ISSUED: styles.good,
  REJECTED: styles.bad,
  WITHDRAWN: undefined,
};

export function ApplicationState({ state }: { readonly state: State }) {
  const { t } = useWords();
  return (
    <span className={classes(styles.badge, LOOK[state])}>
      {t(`campaigns.application-${state}`)}
    </span>
  );
}

type Props = { readonly id: string; readonly onClose: () => void };

/** One application beside the queue: its pictures, its member, and the answer. */
export function ApplicationPanel({ id, onClose }: Props) {
  const { t } = useWords();
  return (
    <SidePanel
      field="application"
      id={id}
      load={() => call(routes.one, { applicationId: id })}
      title={t('campaigns.application')}
      onClose={onClose}
    >
      {(application) => (
        <>
          <WaitingProposals object={id} />
          <AboutApplication application={application} />
          <Pictures application={application} />
          <Acts application={application} />
        </>
      )}
    </SidePanel>
  );
}

function AboutApplication({ application }: Of) {
  const { t, language } = useWords();
  const { memberId, username, state, comment, appliedAt, decidedAt, decidedBy } = application;
  const { answer, reward, member } = application;
  return (
    <>
      <Facts
        facts={[
          { name: t('campaigns.state'), value: <ApplicationState state={state} /> },
          { name: t('campaigns.comment'), value: <span className={styles.words}>{comment}</span> },
          { name: t('campaigns.applied-at'), value: timeText(appliedAt) },
          {
            name: t('campaigns.application-reward'),
            value: sentenceOf({ trigger: { kind: 'manual' }, reward }, language),
          },
          ...(answer ? [{ name: t('campaigns.application-answer'), value: answer }] : []),
          ...(decidedAt ? [{ name: decidedBy ?? username, value: timeText(decidedAt) }] : []),
        ]}
      />
      <h3>{t('campaigns.application-member')}</h3>
      <Facts
        facts={[
          {
            name: t('campaigns.application-member'),
            value: <Link href={`/members/${memberId}?tab=rewards`}>{username}</Link>,
          },
          { name: t('campaigns.application-registered'), value: timeText(member.registeredAt) },
          {
            name: t('campaigns.application-deposits'),
            value: t('campaigns.application-deposits-of', {
              amount: moneyText(member.deposited),
              count: member.deposits,
            }),
          },
          {
            name: t('campaigns.application-grants'),
            value: t('campaigns.application-grants-of', {
              all: countText(member.grants),
              own: countText(member.ofThis),
            }),
          },
          {
            name: t('campaigns.application-risk'),
            value: <RiskCase riskCase={member.riskCase} />,
          },
        ]}
      />
      {!member.mayReceive && <p className={styles.bad}>{t('campaigns.application-may-not')}</p>}
    </>
  );
}

function RiskCase({ riskCase }: Pick<Shown['member'], 'riskCase'>) {
  const { t } = useWords();
  const may = useMay('risk.read');
  if (!riskCase) return t('campaigns.application-no-case');
  const { id, score } = riskCase;
  const state = t(`risk.state-${riskCase.state}`);
  const words = t('campaigns.application-case', { state, score });
  return may ? <Link href={`/risk?case=${id}`}>{words}</Link> : words;
}

function Pictures({ application: { proofs } }: Of) {
  const { t } = useWords();
  if (proofs.length === 0)
    return <p className={styles.quiet}>{t('campaigns.application-no-pictures')}</p>;
  return (
    <div className={styles.tools}>
      {proofs.map((base64, at) => {
        const title = t('campaigns.application-picture', { number: at + 1 });
        return <SmallPicture key={base64.slice(-40)} base64={base64} title={title} alt={title} />;
      })}
    </div>
  );
}

function Acts({ application }: Of) {
  const { t } = useWords();
  const may = useMay('promotions.write');
  const { applicationId, username: member, state } = application;
  const isProposed = useIsProposed(applicationId);
  const [asking, setAsking] = useState<'issue' | 'reject' | null>(null);
  const queries = useQueryClient();
  if (!may || state !== 'OPEN') return null;
  return (
    <div className={styles.tools}>
      <Button
        kind="main"
        disabled={!application.member.mayReceive || isProposed('promotions.issue')}
        onClick={() => setAsking('issue')}
      >
        {t('campaigns.issue')}
      </Button>
      <Button kind="danger" onClick={() => setAsking('reject')}>
        {t('campaigns.reject')}
      </Button>
      {asking === 'issue' && (
        <ReasonDialog
          title={t('campaigns.issue-title', { member })}
          words={t('campaigns.issue-words')}
          action={t('campaigns.issue')}
          act={(reason) => call(routes.issue, { applicationId, reason })}
          done={t('campaigns.issued')}
          onDone={() =>
            Promise.all([
              queries.invalidateQueries({ queryKey: CAMPAIGNS_KEY }),
              queries.invalidateQueries({ queryKey: ['proposals'] }),
            ])
          }
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'reject' && (
        <ReasonDialog
          title={t('campaigns.reject-title', { member })}
          words={t('campaigns.reject-words')}
          asked={{
            label: t('campaigns.application-answer'),
            hint: t('campaigns.application-answer-hint'),
            most: 300,
          }}
          action={t('campaigns.reject')}
          danger
          act={(answer) => call(routes.reject, { applicationId, answer })}
          done={t('campaigns.rejected')}
          onDone={() => queries.invalidateQueries({ queryKey: CAMPAIGNS_KEY })}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}
