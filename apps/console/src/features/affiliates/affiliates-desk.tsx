import { consoleAffiliateRoutes as routes } from '@nokshi/contract/console/affiliates.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, Field, Icon, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { AFFILIATES_KEY, type Affiliate } from './affiliate.ts';
import { columns } from './columns.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { MakeDialog } from './make-dialog.tsx';
import { TurnDialog } from './turn-dialog.tsx';

type Page = Output<typeof routes.affiliates>;
type Open = { readonly kind: 'link' | 'turn'; readonly row: Affiliate } | { readonly kind: 'make' };

/** The codes by which agents bring members, with the link of each and who came by it. */
export default function AffiliatesDesk() {
  const words = useWords();
  const { t } = words;
  const may = useMay('identity.affiliates');
  const [search, setSearch] = useSearchParams();
  const [open, setOpen] = useState<Open | null>(null);
  const query = search.get('query') ?? '';
  const asked = useDeferredValue(query.trim());
  const close = () => setOpen(null);
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.affiliates')}</h1>
        {may && (
          <Button kind="main" onClick={() => setOpen({ kind: 'make' })}>
            {t('affiliates.make')}
          </Button>
        )}
      </div>
      <p className={`${styles.quiet} ${styles.apart}`}>{t('affiliates.words')}</p>
      <div className={styles.narrow}>
        <Field
          label={t('affiliates.search')}
          type="search"
          hint={t('affiliates.search-hint')}
          value={query}
          maxLength={40}
          before={<Icon name="search" size={18} />}
          onChange={(event) =>
            setSearch(event.target.value ? { query: event.target.value } : {}, { replace: true })
          }
        />
      </div>
      <List<Page>
        queryKey={[...AFFILIATES_KEY, asked]}
        load={(cursor) =>
          call(routes.affiliates, { ...(asked ? { query: asked } : {}), cursor, pageSize: 25 })
        }
        above={(first) =>
          first.asked ? null : (
            <div className={styles.apart}>
              <Note>{t('affiliates.not-asked')}</Note>
            </div>
          )
        }
        caption={t('nav.affiliates')}
        rowKey={(row) => row.code}
        empty={t(asked ? 'affiliates.none' : 'affiliates.none-yet')}
        columns={columns(words, {
          onLink: (row) => setOpen({ kind: 'link', row }),
          onTurn: may ? (row) => setOpen({ kind: 'turn', row }) : null,
        })}
      />
      {open?.kind === 'make' && <MakeDialog onClose={close} />}
      {open?.kind === 'link' && <LinkDialog affiliate={open.row} onClose={close} />}
      {open?.kind === 'turn' && <TurnDialog affiliate={open.row} onClose={close} />}
    </>
  );
}
