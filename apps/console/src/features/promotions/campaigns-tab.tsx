import {
  CAMPAIGN_STATES,
  type CampaignOnDesk,
  consoleCampaignRoutes as routes,
} from '@nokshi/contract/console/campaigns.ts';
import { minorOf, toDecimal } from '@nokshi/money';
import { Button, Chips, type Column, EmptyState, MoneyText, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { CAMPAIGNS_KEY } from '../../lib/campaign-words.ts';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { inAddress } from '../../lib/in-address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useMay } from '../../lib/session.ts';
import { type Translate, useWords } from '../../lib/words.ts';
import { CampaignState } from './campaign-state.tsx';

/** What is removed is listed nowhere. */
const SHOWN = CAMPAIGN_STATES.filter((state) => state !== 'REMOVED');

/** Campaigns, newest first, with what each has given and may still cost. */
export function CampaignsTab() {
  const { t } = useWords();
  const may = useMay('promotions.write');
  const [search, setSearch] = useSearchParams();
  const state = SHOWN.find((each) => each === search.get('state')) ?? null;
  const campaigns = useQuery({
    queryKey: [...CAMPAIGNS_KEY, 'list'],
    queryFn: () => call(routes.list, {}),
  });
  return (
    <>
      <div className={`${styles.between} ${styles.apart}`}>
        <Chips
          label={t('campaigns.state')}
          chips={(['all', ...SHOWN] as const).map((id) => ({
            id,
            label: t(`campaigns.state-${id}`),
          }))}
          selected={state ?? 'all'}
          onSelect={(id) =>
            setSearch(inAddress({ state: id === 'all' ? null : id }), { replace: true })
          }
        />
        {may && (
          <Button kind="main" onClick={() => setSearch(inAddress({ write: 'new' }))}>
            {t('campaigns.new')}
          </Button>
        )}
      </div>
      <QueryView query={campaigns} height="320px">
        {({ rows }) => (
          <Campaigns rows={rows.filter((row) => state === null || row.state === state)} />
        )}
      </QueryView>
    </>
  );
}

function Campaigns({ rows }: { readonly rows: readonly CampaignOnDesk[] }) {
  const { t } = useWords();
  const columns = useColumns();
  if (rows.length === 0) return <EmptyState title={t('campaigns.none')} />;
  const liability = rows.reduce((sum, row) => sum + minorOf(row.liability), 0n);
  return (
    <>
      <p className={`${styles.quiet} ${styles.apart}`}>
        {t('campaigns.liability-now')} <MoneyText amount={toDecimal(liability)} />
      </p>
      <Table
        caption={t('campaigns.tab-list')}
        rows={rows}
        rowKey={({ campaignId }) => campaignId}
        columns={columns}
      />
    </>
  );
}

function useColumns(): readonly Column<CampaignOnDesk>[] {
  const { t } = useWords();
  const [search] = useSearchParams();
  const way = (campaign: string) =>
    `/promotions?${inAddress({ campaign })(new URLSearchParams(search))}`;
  return [
    {
      id: 'name',
      title: t('campaigns.campaign'),
      cell: ({ campaignId, terms }) => (
        <span className={styles.pair}>
          <Link href={way(campaignId)}>{terms.name}</Link>
          <small>{t(`campaigns.trigger-${terms.trigger.kind}`)}</small>
        </span>
      ),
    },
    {
      id: 'state',
      title: t('campaigns.state'),
      cell: ({ state, version, newest }) => (
        <span className={styles.pair}>
          <span>
            <CampaignState state={state} />
          </span>
          {newest > version && <small>{t('campaigns.version-waits', { version: newest })}</small>}
        </span>
      ),
    },
    {
      id: 'dates',
      title: t('campaigns.dates'),
      whole: true,
      cell: ({ terms: { startsAt, endsAt } }) => (
        <span className={styles.pair}>
          {timeText(startsAt)}
          <small>
            {endsAt ? t('campaigns.until', { at: timeText(endsAt) }) : t('campaigns.no-end')}
          </small>
        </span>
      ),
    },
    ...figuresOf(t),
  ];
}

const figuresOf = (t: Translate): readonly Column<CampaignOnDesk>[] => [
  {
    id: 'given',
    title: t('campaigns.given'),
    figure: true,
    cell: ({ given, budget, terms }) => (
      <span className={styles.pair}>
        <MoneyText amount={given} />
        <small>
          {t('campaigns.of-budget')}{' '}
          <MoneyText amount={minorOf(budget) > 0n ? budget : terms.limits.budget} />
        </small>
      </span>
    ),
  },
  {
    id: 'granted',
    title: t('campaigns.granted'),
    figure: true,
    cell: ({ granted, places }) =>
      places === null
        ? countText(granted)
        : t('campaigns.granted-of', { granted: countText(granted), places: countText(places) }),
  },
  {
    id: 'liability',
    title: t('campaigns.liability'),
    figure: true,
    cell: ({ liability }) => <MoneyText amount={liability} />,
  },
];
