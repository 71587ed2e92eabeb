import { type Column, Dialog } from '@nokshi/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { CAMPAIGNS_KEY } from '../../lib/campaign-words.ts';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';

type Props<Shown> = {
  /** Its field of the address; with the id it names what is asked for. */
  readonly field: string;
  readonly id: string;
  readonly load: () => Promise<Shown>;
  /** Until its name is known. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (shown: Shown) => ReactNode;
};

/** One thing of the desk of promotions beside its list. */
export function SidePanel<Shown extends { readonly name: string }>(props: Props<Shown>) {
  const { field, id, load, title, onClose, children } = props;
  const { t } = useWords();
  const query = useQuery({ queryKey: [...CAMPAIGNS_KEY, field, id], queryFn: load });
  return (
    <Dialog
      title={query.data?.name ?? title}
      size="side"
      closeLabel={t('app.close')}
      onClose={onClose}
    >
      <QueryView query={query} height="320px">
        {(shown) => <div className={styles.stack}>{children(shown)}</div>}
      </QueryView>
    </Dialog>
  );
}

/** Who got something, with the way to all that the member received. */
export const memberColumn = (
  title: string,
): Column<{ readonly memberId: string; readonly username: string }> => ({
  id: 'member',
  title,
  cell: ({ memberId, username }) => (
    <Link href={`/members/${memberId}?tab=rewards`}>{username}</Link>
  ),
});
