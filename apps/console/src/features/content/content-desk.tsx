import { Button, Chips, type Column, EmptyState, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import desk from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { useMay } from '../../lib/session.ts';
import { timeText } from '../../lib/time.ts';
import { type MessageId, useWords } from '../../lib/words.ts';
import styles from './content.module.css';
import { ContentForm } from './content-form.tsx';
import type { Doc, Item, Kind, Words } from './kinds.ts';

const STATES = ['published', 'draft', 'removed'] as const;
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
  const state = STATES.find((each) => each === search.get('state')) ?? null;
  const open = search.get('open');
  return (
    <>
      <div className={desk.head}>
        <h1>{t(`nav.${kind.key}`)}</h1>
        {open !== null && (
          <Button kind="quiet" onClick={() => setSearch({})}>
            {t('content.to-list')}
          </Button>
        )}
        {open === null && may && (
          <Button kind="main" onClick={() => setSearch({ open: NEW })}>
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
                  onDone={(id) => setSearch(id ? { open: id } : {}, { replace: true })}
                />
              </>
            );
          if (open !== null) return <EmptyState title={t('content.gone')} />;
          return (
            <>
              <div className={desk.apart}>
                <Chips
                  label={t('content.state')}
                  chips={[
                    { id: 'all', label: t('content.all') },
                    ...STATES.map((id) => ({ id: id as string, label: t(`content.${id}`) })),
                  ]}
                  selected={state ?? 'all'}
                  onSelect={(id) => setSearch(id === 'all' ? {} : { state: id })}
                />
              </div>
              <Items
                kind={kind}
                items={items.filter((each) =>
                  state ? each.state === state : each.state !== 'removed',
                )}
                onOpen={(id) => setSearch({ open: id })}
              />
            </>
          );
        }}
      </QueryView>
    </>
  );
}

type ItemsProps = {
  readonly kind: Kind;
  readonly items: readonly Item[];
  readonly onOpen: (id: string) => void;
};

function Items({ kind, items, onOpen }: ItemsProps) {
  const { t, language } = useWords();
  if (items.length === 0) return <EmptyState title={t('content.none')} />;
  const columns: readonly Column<Item>[] = [
    {
      id: 'name',
      title: t('content.name'),
      cell: (item) => (
        <button type="button" className={styles.name} onClick={() => onOpen(item.id)}>
          {nameOf(item.doc, language) || t('content.unnamed')}
        </button>
      ),
    },
    {
      id: 'sort',
      title: t(kind.sortTitle ?? 'content.sort'),
      cell: ({ doc }) => sortOf(kind, doc, t),
    },
    {
      id: 'state',
      title: t('content.state'),
      cell: (item) => (
        <span className={`${desk.badge} ${item.state === 'published' ? desk.good : desk.quiet}`}>
          {t(`content.${item.state}`)}
        </span>
      ),
    },
    {
      id: 'schedule',
      title: t('content.shown'),
      cell: ({ doc }) => scheduleOf(doc, t('content.always')),
    },
    {
      id: 'changed',
      title: t('content.changed'),
      whole: true,
      cell: (item) => timeText(item.changedAt),
    },
  ];
  return (
    <Table
      caption={t(`nav.${kind.key}`)}
      columns={columns}
      rows={items}
      rowKey={(item) => item.id}
    />
  );
}

/** What a row is told apart by: our words for it, and its place where it has one. */
function sortOf(kind: Kind, doc: Doc, t: (id: MessageId) => string): string {
  const words = kind.sortWords ? t(kind.sortWords(doc)) : '';
  return [words, kind.sort?.(doc) ?? ''].filter(Boolean).join('\u00a0·\u00a0');
}

function nameOf(doc: Doc, language: 'EN' | 'BN'): string {
  const words = (doc.title ?? doc.alt) as Words | undefined;
  if (!words) return typeof doc.name === 'string' ? doc.name : '';
  return words[language] || words.EN || words.BN;
}

function scheduleOf({ from, until }: Doc, always: string): string {
  const text = (at: unknown) => (typeof at === 'string' ? timeText(at) : '…');
  return from || until ? `${text(from)} – ${text(until)}` : always;
}
