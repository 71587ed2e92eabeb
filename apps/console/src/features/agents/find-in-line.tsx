import { consoleAgentLineRoutes as routes } from '@nokshi/contract/console/agent-line.ts';
import { Button, Field, Icon } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { LineTree } from './line-tree.tsx';

/** The tree, from its top or opened down to one member; the address keeps whom. */
export function FindInLine() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const member = search.get('member') ?? '';
  const [typed, setTyped] = useState(member);
  const found = useQuery({
    queryKey: ['line', 'path', member],
    queryFn: () => (member ? call(routes.path, { username: member }) : { path: [] }),
  });
  const find = (event: FormEvent) => {
    event.preventDefault();
    const username = typed.trim().toLowerCase();
    setSearch(username ? { member: username } : {});
  };
  return (
    <>
      <form className={`${styles.tools} ${styles.apart}`} onSubmit={find}>
        <Field
          label={t('line.find')}
          type="search"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          value={typed}
          before={<Icon name="search" size={18} />}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">{t('line.find-action')}</Button>
      </form>
      <QueryView query={found} height="240px">
        {({ path }) => <LineTree key={member} path={path} />}
      </QueryView>
    </>
  );
}
