import type { TeamMember } from '@nokshi/contract/player/agent-team.ts';
import { Button, classes, type Column } from '@nokshi/ui';
import { dayText } from '@nokshi/web/time.ts';
import { useAddress } from '../../../lib/address.ts';
import { type Translate, useWords } from '../../../lib/words.ts';
import { Branch } from './branch-path.tsx';
import { moneyColumn } from './columns.tsx';
import styles from './team.module.css';

/** What an agent reads of each one below. Products.md 7.4. */
export const memberColumns = (t: Translate): readonly Column<TeamMember>[] => [
  {
    id: 'member',
    title: t('line.member'),
    cell: (one) => (
      <span className={styles.who}>
        {one.teamHeads > 0 ? <Branch of={one}>{one.name}</Branch> : <strong>{one.name}</strong>}
        <span className={styles.small}>
          {typeName(t, one.type)} · {t('line.level-of', { depth: one.depth })}
          {one.closed && ` · ${t('line.state-closed')}`}
        </span>
      </span>
    ),
  },
  {
    id: 'base',
    title: t('base.short'),
    figure: true,
    whole: true,
    cell: (one) => <Base of={one} />,
  },
  {
    id: 'heads',
    title: t('line.heads'),
    figure: true,
    whole: true,
    cell: headsOf,
  },
  {
    id: 'registered',
    title: t('line.registered'),
    whole: true,
    cell: ({ registeredAt }) => dayText(registeredAt),
  },
  { id: 'seen', title: t('line.seen'), whole: true, cell: (one) => <LastSeen of={one} /> },
  moneyColumn({ field: 'balance', title: t('line.own-balance') }),
  moneyColumn({ field: 'teamBalance', title: t('line.balance') }),
  { id: 'contracts', title: t('line.contracts'), cell: (one) => <ContractMarks of={one} /> },
  { id: 'details', title: '', cell: (one) => <Details of={one} /> },
];

/** How many are directly below, and at any depth. */
export const headsOf = ({ heads, teamHeads }: TeamMember): string =>
  `${heads.toLocaleString('en')} / ${teamHeads.toLocaleString('en')}`;

/** What a member or an agent is called. */
export function typeName(t: Translate, type: number): string {
  switch (type) {
    case 0:
    case 1:
    case 2:
    case 41:
    case 42:
      return t(`line.type-${type}`);
    default:
      return t('line.type-other', { type });
  }
}

type Of = { readonly of: TeamMember };

/** The prize base of today, and of tomorrow where it is raised. */
export function Base({ of: { base, nextBase } }: Of) {
  const { t } = useWords();
  return (
    <>
      {base}
      {nextBase !== null && (
        <span className={classes(styles.small, styles.next)}>
          {t('base.next', { base: nextBase })}
        </span>
      )}
    </>
  );
}

/** By the day alone; who is here now is said in words, not by colour alone. */
export function LastSeen({ of: { online, lastSeen } }: Of) {
  const { t } = useWords();
  if (online) return <span className={styles.online}>{t('line.online')}</span>;
  return <>{lastSeen ?? t('line.seen-never')}</>;
}

/** The kinds of contracts in force, a mark each. */
export function ContractMarks({ of: { contracts } }: Of) {
  const { t } = useWords();
  if (contracts.length === 0) return null;
  return (
    <span className={styles.marks}>
      {contracts.map((kind) => (
        <span key={kind} className={styles.mark}>
          <span aria-hidden="true">{t(`line.mark-${kind}`)}</span>
          <span className="visually-hidden">{t(`contract.kind-${kind}`)}</span>
        </span>
      ))}
    </span>
  );
}

function Details({ of: { id, name } }: Of) {
  const { t } = useWords();
  const { change } = useAddress();
  return (
    <Button
      small
      aria-label={t('line.details-of', { name })}
      onClick={() => change({ member: id })}
    >
      {t('line.details')}
    </Button>
  );
}
