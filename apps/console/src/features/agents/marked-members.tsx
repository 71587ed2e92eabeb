import type { DeskSlip } from '@nokshi/contract/console/agent-contracts.ts';
import { consoleHarmRoutes } from '@nokshi/contract/console/harm.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Facts, MoneyText, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { Level } from '../../lib/harm-level.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { Part } from './part.tsx';
import { SLIPS_KEY } from './ways.ts';

type Props = {
  readonly slip: Pick<DeskSlip, 'id' | 'kind'>;
  /** It is the last of several slips that are shown. */
  readonly isLast?: boolean;
};
type Shown = Output<typeof consoleHarmRoutes.ofSlip>;

/** How much of a slip is paid for play that shows signs of harm; for operators who care for members. */
export function MarkedMembers(props: Props) {
  return useMay('harm.read') ? <Marked {...props} /> : null;
}

function Marked({ slip: { id, kind }, isLast = false }: Props) {
  const { t } = useWords();
  const query = useQuery({
    queryKey: [...SLIPS_KEY, 'marked', id],
    queryFn: () => call(consoleHarmRoutes.ofSlip, { id }),
  });
  return (
    <Part title={t(isLast ? 'marked.title-last' : 'marked.title')}>
      <QueryView query={query} height="120px">
        {(shown) => (
          <>
            <Sums shown={shown} isDividend={kind === 'dividend'} />
            {shown.rows.length > 0 && <Members rows={shown.rows} />}
            {shown.rows.length < shown.marked && (
              <p className={styles.quiet}>
                {t('contracts.touched-more', {
                  count: countText(shown.marked - shown.rows.length),
                })}
              </p>
            )}
            <p className={styles.quiet}>{t('marked.words')}</p>
            <Link href="/harm">{t('marked.queue')}</Link>
          </>
        )}
      </QueryView>
    </Part>
  );
}

type SumsProps = { readonly shown: Shown; readonly isDividend: boolean };

function Sums({ shown, isDividend }: SumsProps) {
  const { t } = useWords();
  const { members, marked, base, markedBase, share } = shown;
  const of = isDividend ? 'loss' : 'valid';
  return (
    <Facts
      facts={[
        {
          name: t('marked.members'),
          value: t('marked.of', { count: countText(marked), all: countText(members) }),
        },
        { name: t(`marked.${of}`), value: <MoneyText amount={markedBase} /> },
        { name: t(`marked.${of}-all`), value: <MoneyText amount={base} /> },
        ...(share === null
          ? []
          : [{ name: t('marked.share'), value: t('contracts.percent', { rate: share }) }]),
      ]}
    />
  );
}

function Members({ rows }: Pick<Shown, 'rows'>) {
  const { t } = useWords();
  return (
    <Table<Shown['rows'][number]>
      caption={t('marked.title')}
      rows={rows}
      rowKey={({ memberId }) => memberId}
      columns={[
        {
          id: 'member',
          title: t('harm.member'),
          cell: ({ memberId, username }) => <Link href={`/harm?m=${memberId}`}>{username}</Link>,
        },
        { id: 'level', title: t('harm.level'), cell: ({ level }) => <Level level={level} /> },
        {
          id: 'base',
          title: t('marked.part'),
          figure: true,
          cell: ({ base }) => <MoneyText amount={base} />,
        },
      ]}
    />
  );
}
