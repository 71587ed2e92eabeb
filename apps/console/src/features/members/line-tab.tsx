import { consoleTeamTransferRoutes as routes } from '@nokshi/contract/console/team-transfers.ts';
import { hasRight } from '@nokshi/contract/rights.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, Facts } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import styles from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { typeLabel } from '../../lib/type-label.ts';
import { MemberBase } from './member-base.tsx';
import { Moves } from './moves-part.tsx';
import { UplineDialog } from './upline-dialog.tsx';
import type { TabProps } from './tab-props.ts';

type Page = Output<typeof routes.line>;

/** Who is right above the member in the team line, who right below, and moves of the member. */
export function Line({ id, member }: TabProps) {
  const { t } = useWords();
  const maySee = useMay('agents.read') && hasRight('member', member.type);
  return (
    <List<Page>
      queryKey={['member', id, 'line']}
      load={(cursor) => call(routes.line, { id, cursor, pageSize: 25 })}
      above={({ upline, downlines }) => (
        <>
          <Place id={id} member={member} upline={upline} downlines={downlines} />
          {maySee && <MemberBase id={id} username={member.username} />}
          <Moves id={id} />
          <h2>{t('team.downlines')}</h2>
        </>
      )}
      caption={t('team.downlines')}
      rowKey={(row) => row.id}
      empty={t('team.no-downlines')}
      columns={[
        {
          id: 'name',
          title: t('team.member'),
          cell: (row) => <Link href={`/members/${row.id}`}>{row.username}</Link>,
        },
        { id: 'type', title: t('members.type'), cell: (row) => t(typeLabel(row.type)) },
        {
          id: 'since',
          title: t('members.registered'),
          whole: true,
          cell: (row) => timeText(row.registeredAt),
        },
      ]}
    />
  );
}

/** The place of the member in the team line, and the ways to what belongs to it. */
function Place({ id, member, upline, downlines }: TabProps & Pick<Page, 'upline' | 'downlines'>) {
  const { t } = useWords();
  const maySet = useMay('identity.agents') && hasRight('member', member.type);
  const maySee = useMay('agents.read') && hasRight('member', member.type);
  const isAgent = hasRight('agent', member.type);
  const [setting, setSetting] = useState(false);
  return (
    <section className={`${styles.card} ${styles.narrow}`}>
      <Facts
        facts={[
          {
            name: t('team.upline'),
            value: upline ? (
              <Link href={`/members/${upline.id}`}>{upline.username}</Link>
            ) : (
              t('team.no-upline')
            ),
          },
          { name: t('team.downlines'), value: downlines },
        ]}
      />
      <div className={styles.between}>
        {maySet && (
          <Button small onClick={() => setSetting(true)}>
            {t('account.set-upline')}
          </Button>
        )}
        {maySee && <Link href={`/line?member=${member.username}`}>{t('line.in-tree')}</Link>}
        {maySee && isAgent && (
          <>
            <Link href={`/agent-contracts?query=${id}`}>{t('line.contracts')}</Link>
            <Link href={`/settlement?tab=slips&query=${id}`}>{t('line.slips')}</Link>
          </>
        )}
      </div>
      {setting && (
        <UplineDialog
          id={id}
          username={member.username}
          upline={upline?.username ?? ''}
          onClose={() => setSetting(false)}
        />
      )}
    </section>
  );
}
