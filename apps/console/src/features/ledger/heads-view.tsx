import { consoleWalletRoutes } from '@nokshi/contract/console/wallet.ts';
import { walletRoutes } from '@nokshi/contract/player/wallet.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, EmptyState, Icon, Note, Skeleton, Table, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import desk from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import styles from './ledger.module.css';
import { useLedger } from './use-ledger.ts';

/** The heads of all lanes at this moment, and those that were published each day. */
export function HeadsView() {
  const { t, why } = useWords();
  const ledger = useLedger();
  const lanes = ledger.data?.lanes;
  return (
    <>
      <section className={desk.card}>
        <div className={styles.top}>
          <h2>{t('ledger.lanes')}</h2>
          {lanes && <Copies name="ledger-heads-now" value={lanes} />}
        </div>
        <p className={`${desk.quiet} ${desk.apart}`}>{t('ledger.lanes-words')}</p>
        {ledger.error && <Note kind="wrong">{why(ledger.error)}</Note>}
        {lanes ? (
          <Table
            caption={t('ledger.lanes')}
            rows={lanes}
            rowKey={(row) => String(row.lane)}
            columns={[
              { id: 'lane', title: t('ledger.lane'), figure: true, cell: (row) => row.lane },
              { id: 'batch', title: t('ledger.batch'), figure: true, cell: (row) => row.batch },
              {
                id: 'hash',
                title: t('ledger.hash'),
                cell: (row) => <span className={`${desk.mono} ${desk.small}`}>{row.hash}</span>,
              },
            ]}
          />
        ) : (
          !ledger.error && <Skeleton height="480px" />
        )}
      </section>
      <Published />
    </>
  );
}

type Day = Output<typeof consoleWalletRoutes.published>['rows'][number];

function Published() {
  const { t, why } = useWords();
  const list = useInfiniteQuery({
    queryKey: ['ledger-published'],
    queryFn: ({ pageParam }) =>
      call(consoleWalletRoutes.published, { cursor: pageParam, pageSize: 7 }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
    maxPages: 60,
  });
  const days = list.data?.pages.flatMap(({ rows }) => rows) ?? [];
  return (
    <section className={desk.card}>
      <h2>{t('ledger.published')}</h2>
      <p className={desk.quiet}>{t('ledger.published-words')}</p>
      <p
        className={`${desk.mono} ${desk.apart}`}
      >{`${walletRoutes.heads.method} ${walletRoutes.heads.path}`}</p>
      {list.error && <Note kind="wrong">{why(list.error)}</Note>}
      {list.isPending && <Skeleton height="160px" />}
      {list.data && days.length === 0 && (
        <EmptyState level={3} icon="clock" title={t('ledger.published-none')} />
      )}
      {days.map((day) => (
        <PublishedDay key={day.day} day={day} />
      ))}
      {list.hasNextPage && (
        <div className={desk.more}>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('app.more')}
          </Button>
        </div>
      )}
    </section>
  );
}

function PublishedDay({ day }: { readonly day: Day }) {
  const { t } = useWords();
  return (
    <div className={styles.day}>
      <div className={styles.top}>
        <strong>{day.day}</strong>
        <Copies name={`ledger-heads-${day.day}`} value={day} />
      </div>
      <span className={desk.quiet}>
        {t('ledger.published-at', { at: timeText(day.publishedAt) })}
      </span>
      <span>
        {t('ledger.seal')} <span className={desk.mono}>{day.seal}</span>
      </span>
    </div>
  );
}

type CopiesProps = { readonly name: string; readonly value: unknown };

/** To the clipboard, or as a file: what was kept elsewhere can be compared later. */
function Copies({ name, value }: CopiesProps) {
  const { t } = useWords();
  const text = () => `${JSON.stringify(value, null, 2)}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => tell(t('ledger.copied')),
      () => tell(t('ledger.not-copied'), 'wrong'),
    );
  return (
    <div className={desk.tools}>
      <Button small kind="quiet" onClick={() => void copy()}>
        <Icon name="list" size={18} />
        {t('ledger.copy')}
      </Button>
      <Button small kind="quiet" onClick={() => download(`${name}.json`, text())}>
        <Icon name="download" size={18} />
        {t('ledger.download')}
      </Button>
    </div>
  );
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
