import { Chips, type Column, EmptyState, Table } from '@nokshi/ui';
import { DayFilter } from '@nokshi/ui/day-filter.tsx';
import { isShownOn, PLAN_PRESETS, readPlan, toDays, toPreset } from '@nokshi/web/day-range.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useSearchParams } from 'wouter';
import desk from '../../lib/desk.module.css';
import { inAddress } from '../../lib/in-address.ts';
import { type MessageId, useWords } from '../../lib/words.ts';
import styles from './content.module.css';
import { type Doc, type Item, type Kind, nameOf } from './kinds.ts';

const STATES = ['published', 'draft', 'removed'] as const;
/** A chip that takes its filter away. */
const ALL = 'all';

const ANY_DAY = { range: null, from: null, to: null };

type Props = {
  readonly kind: Kind;
  readonly items: readonly Item[];
  readonly onOpen: (id: string) => void;
};

/** All of a kind by state, and where a kind has a schedule by the days it is shown on. */
export function ContentList({ kind, items, onOpen }: Props) {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const state = STATES.find((each) => each === search.get('state')) ?? null;
  const planned = 'from' in kind.empty;
  const days = planned ? readPlan(search, Date.now()) : null;
  const change = (changes: Parameters<typeof inAddress>[0]) =>
    setSearch(inAddress(changes), { replace: true });
  const shown = items.filter(
    (each) =>
      (state ? each.state === state : each.state !== 'removed') &&
      (days === null || isShownOn(days, scheduleOf(each.doc))),
  );
  return (
    <>
      <div className={desk.apart}>
        <Chips
          label={t('content.state')}
          chips={[
            { id: ALL, label: t('content.all') },
            ...STATES.map((id) => ({ id: id as string, label: t(`content.${id}`) })),
          ]}
          selected={state ?? ALL}
          onSelect={(id) => change({ state: id === ALL ? null : id })}
        />
      </div>
      {planned && (
        <div className={desk.apart}>
          <DayFilter
            range={days ?? { preset: ALL, from: '', to: '' }}
            presets={[
              { id: ALL, label: t('content.any-day') },
              ...PLAN_PRESETS.map((id) => ({ id, label: t(`content.days-${id}`) })),
            ]}
            label={t('content.days')}
            fromLabel={t('content.shown-from')}
            toLabel={t('content.shown-to')}
            onPreset={(preset) => change(preset === ALL ? ANY_DAY : toPreset(preset))}
            onDays={(from, until) => change(toDays(from || until, until || from))}
          />
        </div>
      )}
      {items.length === 0 && <EmptyState title={t('content.none')} />}
      {items.length > 0 && shown.length === 0 && <EmptyState title={t('content.none-so')} />}
      {shown.length > 0 && <Items kind={kind} items={shown} onOpen={onOpen} />}
    </>
  );
}

function Items({ kind, items, onOpen }: Props) {
  const { t, language } = useWords();
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
      cell: ({ doc }) => scheduleText(doc, t('content.always')),
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

/** What identifies a row: our words for it, and its place where it has one. */
function sortOf(kind: Kind, doc: Doc, t: (id: MessageId) => string): string {
  const words = kind.sortWords ? t(kind.sortWords(doc)) : '';
  return [words, kind.sort?.(doc) ?? ''].filter(Boolean).join('\u00a0·\u00a0');
}

function scheduleText(doc: Doc, always: string): string {
  const { from, until } = scheduleOf(doc);
  const text = (at: string | null) => (at === null ? '…' : timeText(at));
  return from || until ? `${text(from)} – ${text(until)}` : always;
}

const scheduleOf = ({ from, until }: Doc) => ({
  from: typeof from === 'string' ? from : null,
  until: typeof until === 'string' ? until : null,
});
