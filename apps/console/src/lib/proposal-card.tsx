import { FOUR_EYES_ACTS } from '@nokshi/contract/four-eyes.ts';
import { SETTING_PARTS } from '@nokshi/contract/console/site-settings.ts';
import { consoleProposalRoutes as routes } from '@nokshi/contract/console/proposals.ts';
import { ask, Button, Facts, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { Changes } from './changes.tsx';
import styles from './desk.module.css';
import { ReasonDialog } from './reason-dialog.tsx';
import { Refused } from './form.ts';
import { type Translate, useWords } from './words.ts';
import type { Proposal } from './proposal.ts';

/** One proposal: what, to whom, why, and what it would change. */
export function ProposalCard({ proposal }: { readonly proposal: Proposal }) {
  const { t } = useWords();
  const { decidedBy, decidedAt, note } = proposal;
  const about = labelOf(t, proposal);
  const way = wayTo(proposal.object);
  const facts = [
    { name: t('proposals.object'), value: way ? <Link href={way}>{about}</Link> : about },
    { name: t('member.reason'), value: proposal.reason },
    {
      name: t('proposals.by'),
      value: `${proposal.proposedBy}, ${timeText(proposal.proposedAt)}`,
    },
    ...(decidedAt
      ? [
          {
            name: t(`proposal.${proposal.state}`),
            value: [decidedBy, timeText(decidedAt)].filter(Boolean).join(', '),
          },
        ]
      : [{ name: t('proposals.expires'), value: timeText(proposal.expiresAt) }]),
    ...(note ? [{ name: t('proposals.note'), value: note }] : []),
  ];
  return (
    <section className={`${styles.card} ${styles.stack}`} aria-label={t(`act.${proposal.act}`)}>
      <h2>{t(`act.${proposal.act}`)}</h2>
      <Facts facts={facts} />
      {proposal.changes.length > 0 && <Changes changes={proposal.changes} />}
      {proposal.state === 'PENDING' && <Deciding proposal={proposal} />}
    </section>
  );
}

/** What it is about, in the reader's words where the object is one of ours. */
function labelOf(t: Translate, { act, label }: Proposal): string {
  const part = SETTING_PARTS.find((each) => act === `site.set-${each}` && each === label);
  if (part) return t(`settings.${part}`);
  const rule = FOUR_EYES_ACTS.find((each) => act === 'proposals.set-rule' && each === label);
  return rule ? t(`act.${rule}`) : label;
}

const isSure = async (t: Translate, proposal: Proposal): Promise<boolean> =>
  (await ask({
    title: t('proposals.sure', { act: t(`act.${proposal.act}`) }),
    icon: 'info',
    size: 'usual',
    content: (
      <div className={styles.stack}>
        <p>{labelOf(t, proposal)}</p>
        {proposal.changes.length > 0 && <Changes changes={proposal.changes} />}
      </div>
    ),
    buttons: [
      { id: 'yes', label: t('proposals.approve') },
      { id: 'no', label: t('app.cancel'), kind: 'quiet' },
    ],
  })) === 'yes';

/** The page of the subject, where there is one. */
function wayTo(object: string): string | null {
  if (object.startsWith('wdr_')) return `/withdrawals?w=${object}`;
  if (object.startsWith('clm_')) return `/claims?c=${object}`;
  if (object.startsWith('lin_')) return `/statements?l=${object}`;
  if (object.startsWith('ctr_')) return `/agent-contracts?contract=${object}`;
  if (object.startsWith('slp_')) return `/settlement?slip=${object}`;
  if (object.startsWith('pap_')) return `/promotions?tab=applications&application=${object}`;
  if (object.startsWith('dep_')) return '/deposits?state=REVIEW';
  return object.startsWith('mbr_') ? `/members/${object}` : null;
}

/** The buttons for those who may decide, or for the one who proposed. */
function Deciding({ proposal }: { readonly proposal: Proposal }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [rejecting, setRejecting] = useState(false);
  const { id } = proposal;
  // An act that was carried out changes what is shown around it.
  const again = () => queries.invalidateQueries();
  const decide = useAct(async () => {
    if (!proposal.own && !(await isSure(t, proposal))) return;
    await call(proposal.own ? routes.withdraw : routes.approve, { id });
    tell(t(proposal.own ? 'proposals.withdrawn' : 'proposals.approved'));
    await again();
  });
  if (!proposal.own && !proposal.mayDecide) return null;
  return (
    <>
      <Refused error={decide.error} />
      {proposal.own && <p className={styles.quiet}>{t('proposals.own')}</p>}
      <div className={styles.tools}>
        <Button
          kind={proposal.own ? 'plain' : 'main'}
          busy={decide.busy}
          onClick={() => void decide.run()}
        >
          {t(proposal.own ? 'proposals.withdraw' : 'proposals.approve')}
        </Button>
        {proposal.mayDecide && (
          <Button kind="danger" onClick={() => setRejecting(true)}>
            {t('proposals.reject')}
          </Button>
        )}
      </div>
      {rejecting && (
        <ReasonDialog
          title={t('proposals.reject-title')}
          action={t('proposals.reject')}
          danger
          act={(reason) => call(routes.reject, { id, reason })}
          done={t('proposals.rejected')}
          onDone={again}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  );
}
