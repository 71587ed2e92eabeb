import {
  consoleCampaignRoutes as routes,
  type GrantOnDesk,
} from '@nokshi/contract/console/campaigns.ts';
import type { Language } from '@nokshi/contract/fields.ts';
import { countedText } from '@nokshi/contract/promotions/sentence.ts';
import type { GrantStep } from '@nokshi/contract/promotions/terms.ts';
import { Button, type Column, EmptyState, MoneyText, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { CAMPAIGNS_KEY } from './campaign-words.ts';
import styles from './desk.module.css';
import { QueryView } from './query-view.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useMay } from './session.ts';
import { type Translate, useWords } from './words.ts';

type Of = { readonly memberId: string } | { readonly campaignId: string };

/** The server gives no more of them. */
const MOST = 100;

/** Rewards of a member or of a campaign; what is not over can be ended by two operators. */
export function GrantList(of: Of) {
  const { t, language } = useWords();
  const may = useMay('promotions.write');
  const [ending, setEnding] = useState<GrantOnDesk | null>(null);
  const grants = useQuery({
    queryKey: [...CAMPAIGNS_KEY, 'grants', of],
    queryFn: () => call(routes.grants, of),
  });
  return (
    <QueryView query={grants} height="120px">
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState title={t('campaigns.no-grants')} level={3} />
        ) : (
          <>
            <Table
              caption={t('campaigns.grants')}
              rows={rows}
              rowKey={({ grantId }) => grantId}
              columns={[
                'memberId' in of ? campaignColumn(t) : memberColumn(t),
                ...columnsOf({ t, language }, may ? setEnding : null),
              ]}
            />
            {rows.length === MOST && (
              <p className={styles.quiet}>{t('campaigns.grants-newest', { count: MOST })}</p>
            )}
            {ending && <EndDialog grant={ending} onClose={() => setEnding(null)} />}
          </>
        )
      }
    </QueryView>
  );
}

const campaignColumn = (t: Translate): Column<GrantOnDesk> => ({
  id: 'campaign',
  title: t('campaigns.campaign'),
  cell: ({ campaignId, name, reward }) => (
    <span className={styles.pair}>
      <Link href={`/promotions?campaign=${campaignId}`}>{name}</Link>
      <small>{t(`campaigns.reward-${reward.kind}`)}</small>
    </span>
  ),
});

const memberColumn = (t: Translate): Column<GrantOnDesk> => ({
  id: 'member',
  title: t('deposits.member'),
  cell: ({ memberId, username }) => (
    <Link href={`/members/${memberId}?tab=rewards`}>{username}</Link>
  ),
});

const OPEN: readonly GrantStep[] = ['CLAIMABLE', 'WAITING', 'ACTIVE'];
const GOOD: readonly GrantStep[] = ['PAID', 'CONVERTED'];

const columnsOf = (
  { t, language }: { readonly t: Translate; readonly language: Language },
  onEnd: ((grant: GrantOnDesk) => void) | null,
): readonly Column<GrantOnDesk>[] => [
  {
    id: 'at',
    title: t('campaigns.granted-at'),
    whole: true,
    cell: ({ madeAt, endedAt, expiresAt }) => (
      <span className={styles.pair}>
        {timeText(madeAt)}
        {endedAt && <small>{t('campaigns.ended-at', { at: timeText(endedAt) })}</small>}
        {!endedAt && expiresAt && (
          <small>{t('campaigns.expires-at', { at: timeText(expiresAt) })}</small>
        )}
      </span>
    ),
  },
  {
    id: 'amount',
    title: t('campaigns.amount'),
    figure: true,
    cell: ({ reward, amount }) => countedText(reward, language) ?? <MoneyText amount={amount} />,
  },
  {
    id: 'converted',
    title: t('campaigns.converted'),
    figure: true,
    cell: ({ converted }) => <MoneyText amount={converted} />,
  },
  {
    id: 'returned',
    title: t('campaigns.returned'),
    figure: true,
    cell: ({ returned }) => <MoneyText amount={returned} />,
  },
  {
    id: 'state',
    title: t('campaigns.state'),
    cell: ({ state, reason }) => (
      <span className={styles.pair}>
        <span>
          <span
            className={`${styles.badge} ${GOOD.includes(state) ? styles.good : ''} ${
              state === 'REVOKED' ? styles.bad : ''
            }`}
          >
            {t(`campaigns.grant-${state}`)}
          </span>
        </span>
        {reason && <small className={styles.words}>{reason}</small>}
      </span>
    ),
  },
  ...(onEnd === null ? [] : [endColumn(t, onEnd)]),
];

const endColumn = (t: Translate, onEnd: (grant: GrantOnDesk) => void): Column<GrantOnDesk> => ({
  id: 'end',
  title: '',
  cell: (grant) =>
    OPEN.includes(grant.state) && (
      <Button small onClick={() => onEnd(grant)}>
        {t('campaigns.end')}
      </Button>
    ),
});

type EndProps = { readonly grant: GrantOnDesk; readonly onClose: () => void };

function EndDialog({ grant: { grantId, name, username }, onClose }: EndProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  return (
    <ReasonDialog
      title={t('campaigns.end-title', { name, username })}
      words={t('campaigns.end-words')}
      action={t('campaigns.end')}
      danger
      act={(reason) => call(routes.revoke, { grantId, reason })}
      done={t('campaigns.end-done')}
      onDone={() =>
        Promise.all([
          queries.invalidateQueries({ queryKey: CAMPAIGNS_KEY }),
          queries.invalidateQueries({ queryKey: ['proposals'] }),
        ])
      }
      onClose={onClose}
    />
  );
}
