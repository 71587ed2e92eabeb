import { consoleIdentityRoutes } from '@nokshi/contract/console/identity.ts';
import { Field, Icon } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useDeferredValue } from 'react';
import { Link, useParams, useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { useWords } from '../../lib/words.ts';
import { MemberPage } from './member-page.tsx';
import { typeLabel } from '../../lib/type-label.ts';
import { RestrictionBadge } from './restriction.tsx';

/** The list, or one member by address. */
export default function MembersDesk() {
  const { id } = useParams<{ id?: string }>();
  return id ? <MemberPage key={id} id={id} /> : <Members />;
}

function Members() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const query = search.get('query') ?? '';
  const asked = useDeferredValue(query.trim());
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.members')}</h1>
        <Field
          label={t('members.search')}
          type="search"
          hint={t('members.search-hint')}
          value={query}
          maxLength={254}
          before={<Icon name="search" size={18} />}
          onChange={(event) =>
            setSearch(event.target.value ? { query: event.target.value } : {}, { replace: true })
          }
        />
      </div>
      <List
        queryKey={['members', asked]}
        load={(cursor) =>
          call(consoleIdentityRoutes.members, {
            ...(asked ? { query: asked } : {}),
            cursor,
            pageSize: 25,
          })
        }
        caption={t('nav.members')}
        rowKey={(row) => row.id}
        empty={t(asked ? 'members.none' : 'members.none-yet')}
        columns={[
          {
            id: 'username',
            title: t('members.username'),
            cell: (row) => <Link href={`/members/${row.id}`}>{row.username}</Link>,
          },
          { id: 'type', title: t('members.type'), cell: (row) => t(typeLabel(row.type)) },
          {
            id: 'restriction',
            title: t('members.restriction'),
            cell: (row) => <RestrictionBadge {...row} />,
          },
          {
            id: 'registered',
            title: t('members.registered'),
            whole: true,
            cell: (row) => timeText(row.registeredAt),
          },
          {
            id: 'seen',
            title: t('members.seen'),
            whole: true,
            cell: (row) => (row.lastSeenAt ? timeText(row.lastSeenAt) : t('members.never')),
          },
          {
            id: 'id',
            title: t('members.id'),
            cell: (row) => <span className={`${styles.mono} ${styles.small}`}>{row.id}</span>,
          },
        ]}
      />
    </>
  );
}
