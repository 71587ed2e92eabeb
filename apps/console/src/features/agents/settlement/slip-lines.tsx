import {
  consoleAgentRunsRoutes as routes,
  type DeskSlip,
  type DeskSlipLine,
} from '@nokshi/contract/console/agent-contracts.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, type Column, MoneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { countText } from '../../../lib/count-text.ts';
import styles from '../../../lib/desk.module.css';
import { List } from '../../../lib/list.tsx';
import { useMay } from '../../../lib/session.ts';
import { useWords } from '../../../lib/words.ts';
import { Part } from '../part.tsx';
import { periodText } from '../period-text.ts';
import { SLIPS_KEY } from '../ways.ts';

type Props = { readonly slip: Pick<DeskSlip, 'id' | 'kind'> };
type Page = Output<typeof routes.lines>;

/** A dividend is no sum of its members' shares, and a real-time wage asks of a prize whether there was one. */
const LEFT_OUT: Partial<Record<DeskSlip['kind'], string>> = {
  dividend: 'share',
  'real-time': 'paid',
};

/** What each member of the team adds to a slip, read when it is asked for; each leads to the bets. */
export function SlipLines({ slip }: Props) {
  const { t } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Part title={t('slips.lines')}>
      {isOpen ? (
        <Lines slip={slip} />
      ) : (
        <>
          <p className={styles.quiet}>{t('slips.lines-words')}</p>
          <Button small onClick={() => setIsOpen(true)}>
            {t('slips.show-lines')}
          </Button>
        </>
      )}
    </Part>
  );
}

function Lines({ slip: { id, kind } }: Props) {
  const { t } = useWords();
  const columns = useColumns().filter(({ id: name }) => name !== LEFT_OUT[kind]);
  return (
    <List<Page>
      queryKey={[...SLIPS_KEY, 'lines', id]}
      load={(cursor) => call(routes.lines, { id, cursor, pageSize: 50 })}
      caption={t('slips.lines')}
      rowKey={({ member }) => member.id}
      empty={t('slips.no-lines')}
      columns={columns}
    />
  );
}

function useColumns(): Column<DeskSlipLine>[] {
  const { t } = useWords();
  const money = (id: 'staked' | 'paid' | 'valid'): Column<DeskSlipLine> => ({
    id,
    title: t(`slips.line-${id}`),
    figure: true,
    cell: (line) => <MoneyText amount={line[id]} />,
  });
  return [
    {
      id: 'member',
      title: t('harm.member'),
      cell: ({ member }) => <Link href={`/members/${member.id}`}>{member.username}</Link>,
    },
    { id: 'bets', title: t('slips.bets'), figure: true, cell: (line) => <Bets line={line} /> },
    money('staked'),
    money('paid'),
    money('valid'),
    {
      id: 'share',
      title: t('slips.line-share'),
      figure: true,
      cell: ({ share }) => share !== null && `৳${share}`,
    },
  ];
}

/** Their number, which leads to those first settled while the member counted, in one span or several. */
function Bets({ line: { member, wagers, spans } }: { readonly line: DeskSlipLine }) {
  const { t } = useWords();
  const may = useMay('wagers.read');
  const count = countText(wagers);
  if (!may) return count;
  const way = ({ from, to }: DeskSlipLine['spans'][number]) =>
    `/members/${member.id}?${new URLSearchParams({ tab: 'wagers', settledFrom: from, settledTo: to })}`;
  const [only, ...more] = spans;
  if (only && more.length === 0)
    return (
      <Link href={way(only)} aria-label={t('slips.bets-of', { name: member.username, count })}>
        {count}
      </Link>
    );
  return (
    <span className={styles.pair}>
      {count}
      {spans.map((span) => (
        <small key={span.from}>
          <Link href={way(span)}>{periodText(span)}</Link>
        </small>
      ))}
    </span>
  );
}
