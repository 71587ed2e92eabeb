import type { Slip } from '@nokshi/contract/player/agent-slips.ts';
import { type Column, MoneyText } from '@nokshi/ui';
import { useAddress } from '../../../lib/address.ts';
import { PagesView } from '../../../lib/pages-view.tsx';
import { type Translate, useWords } from '../../../lib/words.ts';
import { WideTable } from '../wide-table.tsx';
import { toCentrePage } from './addresses.ts';
import styles from './contracts.module.css';
import { daysOf, type SlipLine, useSlipLines } from './slips.ts';

type Props = { readonly slip: Slip };

/** What each member of the team adds to a slip; a member leads to the bets of the period. */
export function SlipLines({ slip }: Props) {
  const { t } = useWords();
  return (
    <section className={styles.part} aria-labelledby="slip-lines">
      <h4 id="slip-lines">{t('slip.lines')}</h4>
      <p className={styles.small}>{t('slip.lines-what')}</p>
      <PagesView query={useSlipLines(slip.id)}>
        {(pages) => {
          const rows = pages.flatMap((page) => page.rows);
          if (rows.length === 0) return <p>{t('slip.lines-none')}</p>;
          return (
            <WideTable
              caption={t('slip.lines')}
              rows={rows}
              rowKey={({ member }) => member.id}
              columns={columnsOf(t, slip)}
            />
          );
        }}
      </PagesView>
    </section>
  );
}

const columnsOf = (t: Translate, slip: Slip): readonly Column<SlipLine>[] => [
  {
    id: 'member',
    title: t('slip.member'),
    cell: ({ member }) => <BetsOf slip={slip} member={member} />,
  },
  {
    id: 'level',
    title: t('slip.level'),
    figure: true,
    cell: ({ depth }) => (depth === 0 ? t('slip.level-self') : depth),
  },
  { id: 'wagers', title: t('slip.wagers'), figure: true, cell: ({ wagers }) => wagers },
  {
    id: 'staked',
    title: t('slip.staked'),
    figure: true,
    cell: ({ staked }) => <MoneyText amount={staked} />,
  },
  // Five minutes are kept without what they paid.
  ...(slip.kind === 'real-time'
    ? []
    : [
        {
          id: 'paid',
          title: t('slip.paid'),
          figure: true,
          cell: ({ paid }: SlipLine) => <MoneyText amount={paid} />,
        },
      ]),
  {
    id: 'valid',
    title: t('slip.valid'),
    figure: true,
    cell: ({ valid }) => <MoneyText amount={valid} />,
  },
  // A dividend has no share of a member: its base is what the team as a whole lost.
  ...(slip.kind === 'dividend'
    ? []
    : [
        {
          id: 'share',
          title: t('slip.share'),
          figure: true,
          cell: ({ share }: SlipLine) => share && `৳${share}`,
        },
      ]),
];

type BetsProps = Props & { readonly member: SlipLine['member'] };

/** Leads to the team's bets, of this member alone and of the days of the slip. */
function BetsOf({ slip, member }: BetsProps) {
  const { t } = useWords();
  const { change } = useAddress();
  return (
    <button
      type="button"
      className={styles.open}
      aria-label={t('slip.bets-of', { name: member.name })}
      onClick={() =>
        change({ ...toCentrePage('personalHistoryCopy'), ...daysOf(slip), query: member.name })
      }
    >
      {member.name}
    </button>
  );
}
