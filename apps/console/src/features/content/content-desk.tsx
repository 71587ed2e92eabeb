import { Button, EmptyState } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import desk from '../../lib/desk.module.css';
import { inAddress } from '../../lib/in-address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { ContentForm } from './content-form.tsx';
import { ContentList } from './content-list.tsx';
import { type Kind, nameOf } from './kinds.ts';

const NEW = 'new';

/** The desk of one kind: what there is, and the editor of the one that is open. */
export function ContentDesk({ kind }: { readonly kind: Kind }) {
  const { t, language } = useWords();
  const [search, setSearch] = useSearchParams();
  const may = useMay(kind.write);
  const list = useQuery({
    queryKey: ['content', kind.key],
    queryFn: () => call(kind.routes.list, {}),
  });
  const open = search.get('open');
  return (
    <>
      <div className={desk.head}>
        <h1>{t(`nav.${kind.key}`)}</h1>
        {open !== null && (
          <Button kind="quiet" onClick={() => setSearch(inAddress({ open: null }))}>
            {t('content.to-list')}
          </Button>
        )}
        {open === null && may && (
          <Button kind="main" onClick={() => setSearch(inAddress({ open: NEW }))}>
            {t('content.new')}
          </Button>
        )}
      </div>
      <QueryView query={list} height="240px">
        {(items) => {
          const item = items.find(({ id }) => id === open) ?? null;
          if (open === NEW || item)
            return (
              <>
                <h2 className={desk.apart}>
                  {item ? nameOf(item.doc, language) || t('content.unnamed') : t('content.new')}
                </h2>
                <ContentForm
                  key={item ? `${item.id}-${item.version}` : NEW}
                  kind={kind}
                  item={item}
                  onDone={(id) => setSearch(inAddress({ open: id }), { replace: true })}
                />
              </>
            );
          if (open !== null) return <EmptyState title={t('content.gone')} />;
          return (
            <ContentList
              kind={kind}
              items={items}
              onOpen={(id) => setSearch(inAddress({ open: id }))}
            />
          );
        }}
      </QueryView>
    </>
  );
}
