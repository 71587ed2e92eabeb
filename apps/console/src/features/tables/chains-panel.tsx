import {
  type DeskChain,
  consoleTablesRoutes as routes,
  type TableChains,
} from '@nokshi/contract/console/tables.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { type Column, Dialog, Facts, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { Link } from 'wouter';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { ShortHash } from '../../lib/short-hash.tsx';
import { type Translate, useWords } from '../../lib/words.ts';
import { ChainName, ChainState, LastLink, RunsOut, Used } from './chain-parts.tsx';
import { TABLES_KEY, wayToRound } from './tables.ts';

type Props = { readonly row: TableChains; readonly now: number; readonly onClose: () => void };

/** The chains of one table beside the list: in use, next, and those before. Only to look at. */
export function ChainsPanel({ row, now, onClose }: Props) {
  const { t, local } = useWords();
  const { gameCode, name, current, next, alarm } = row;
  return (
    <Dialog
      title={t('tables.chains-of', { table: local(name) })}
      size="side"
      closeLabel={t('app.close')}
      onClose={onClose}
    >
      <div className={styles.stack}>
        <div className={styles.between}>
          <ChainState chain={current} alarm={alarm} />
          <Link href={`/tables?tab=rounds&game=${gameCode}`}>{t('tables.see-rounds')}</Link>
        </div>
        {alarm && <Note kind="wrong">{t(`tables.chain-${alarm}-words`)}</Note>}
        {current && (
          <>
            <Used chain={current} />
            <Facts
              facts={[
                ...factsOf(t, current),
                { name: t('tables.runs-out'), value: <RunsOut row={row} now={now} /> },
                ...lastFacts(t, gameCode, current.last),
              ]}
            />
            {current.last?.proofPage && (
              <a href={current.last.proofPage} target="_blank" rel="noreferrer">
                {t('tables.check-last')}
              </a>
            )}
          </>
        )}
        <h3>{t('tables.next-chain')}</h3>
        {next ? (
          <Facts facts={factsOf(t, next)} />
        ) : (
          <p className={styles.quiet}>{t('tables.next-words')}</p>
        )}
        <h3>{t('tables.earlier-chains')}</h3>
        <Earlier row={row} />
      </div>
    </Dialog>
  );
}

const factsOf = (t: Translate, chain: DeskChain) => [
  { name: t('tables.chain'), value: countText(chain.nth) },
  {
    name: t('tables.commitment'),
    value: <ShortHash hash={chain.terminal} name={t('tables.commitment')} />,
  },
  { name: t('tables.committed-at'), value: timeText(chain.committedAt) },
  { name: t('tables.chain-length'), value: countText(chain.length) },
  { name: t('tables.check-point'), value: checkPointOf(t, chain) },
];

const lastFacts = (t: Translate, gameCode: string, last: DeskChain['last']) =>
  last === null
    ? []
    : [
        {
          name: t('tables.last-link'),
          value: <ShortHash hash={last.link} name={t('tables.last-link')} />,
        },
        {
          name: t('tables.round'),
          value: <Link href={wayToRound({ gameCode, issue: last.issue })}>{last.issue}</Link>,
        },
        { name: t('tables.number'), value: countText(last.number) },
      ];

/** The last stored link that is used: from there any later one is quick to check. */
function checkPointOf(t: Translate, { taken, every }: DeskChain): string {
  const number = taken - (taken % every);
  const apart = countText(every);
  return number === 0
    ? t('tables.no-check-point', { apart })
    : t('tables.check-point-at', { number: countText(number), apart });
}

/** Chains that close no more rounds, a page at a time. */
function Earlier({ row: { gameCode, name } }: Pick<Props, 'row'>) {
  const { t, local } = useWords();
  const columns: Column<DeskChain>[] = [
    {
      id: 'chain',
      title: t('tables.chain-and-commitment'),
      cell: (chain) => (
        <span className={styles.pair}>
          <ChainName chain={chain} of={local(name)} />
          <ChainState chain={chain} />
        </span>
      ),
    },
    { id: 'used', title: t('tables.links'), cell: (chain) => <Used chain={chain} /> },
    {
      id: 'last',
      title: t('tables.last-link'),
      cell: (chain) => <LastLink chain={chain} gameCode={gameCode} />,
    },
  ];
  return (
    <List<Output<typeof routes.usedChains>>
      queryKey={[...TABLES_KEY, 'used-chains', gameCode]}
      load={(cursor) => call(routes.usedChains, { gameCode, cursor, pageSize: 10 })}
      caption={t('tables.earlier-chains')}
      rowKey={({ terminal }) => terminal}
      empty={t('tables.none-earlier')}
      columns={columns}
    />
  );
}
