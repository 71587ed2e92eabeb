import { FOUR_EYES_ACTS } from '@nokshi/contract/four-eyes.ts';
import { SETTING_PARTS } from '@nokshi/contract/console/site-settings.ts';
import { consoleProposalRoutes as routes } from '@nokshi/contract/console/proposals.ts';
import { Button, Facts, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Changes } from '../../lib/changes.tsx';
import styles from '../../lib/desk.module.css';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { Refused } from '../../lib/form.ts';
import { type Translate, useWords } from '../../lib/words.ts';
import { type Proposal, PROPOSALS_KEY } from './proposal.ts';

/** One proposal: what, to whom, why, and what it would change. */
export function ProposalCard({ proposal }: { readonly proposal: Proposal }) {
  const { t } = useWords();
  const { decidedBy, decidedAt, note } = proposal;
  const facts = [
    { name: t('proposals.object'), value: labelOf(t, proposal) },
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

/** The buttons for those who may decide, or for the one who proposed. */
function Deciding({ proposal }: { readonly proposal: Proposal }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [rejecting, setRejecting] = useState(false);
  const { id } = proposal;
  const again = () => queries.invalidateQueries({ queryKey: PROPOSALS_KEY });
  const decide = useAct(async () => {
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
