import {
  consoleCatalogueRoutes as routes,
  type DeskVendor,
} from '@nokshi/contract/console/catalogue.ts';
import { Button, Check, type Column, Dialog, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CountField } from '../../lib/count-field.tsx';
import styles from '../../lib/desk.module.css';
import { changedLines, type Line } from '../../lib/look-over.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useMay } from '../../lib/session.ts';
import { useForm } from '../../lib/form.ts';
import { type Translate, useWords } from '../../lib/words.ts';
import { CATALOGUE_KEY } from './cell-words.ts';

/** `onChange` is null where this operator may not. */
const columns = (
  { t, local }: ReturnType<typeof useWords>,
  onChange: ((row: DeskVendor) => void) | null,
): readonly Column<DeskVendor>[] => [
  {
    id: 'vendor',
    title: t('catalogue.vendor'),
    cell: (row) => (
      <div className={styles.pair}>
        <span>{local(row.name)}</span>
        <small className={styles.mono}>{row.vendor}</small>
      </div>
    ),
  },
  { id: 'games', title: t('catalogue.games'), figure: true, cell: (row) => row.games },
  {
    id: 'position',
    title: t('catalogue.cell-position'),
    figure: true,
    cell: (row) => row.position,
  },
  {
    id: 'state',
    title: t('catalogue.state'),
    cell: (row) => (
      <div className={styles.badges}>
        <span className={`${styles.badge} ${(row.enabled ? styles.good : styles.warn) ?? ''}`}>
          {t(row.enabled ? 'change.on' : 'change.off')}
        </span>
        {row.isHot && <span className={styles.badge}>{t('catalogue.cell-hot')}</span>}
      </div>
    ),
  },
  {
    id: 'acts',
    title: '',
    cell: (row) =>
      onChange && (
        <Button small kind="quiet" onClick={() => onChange(row)}>
          {t('catalogue.change')}
        </Button>
      ),
  },
];

/** The vendors in menu order. One that is off keeps its cards, grey, and starts nothing. */
export function VendorsTab() {
  const words = useWords();
  const { t } = words;
  const may = useMay('catalogue.write');
  const [open, setOpen] = useState<DeskVendor | null>(null);
  const vendors = useQuery({
    queryKey: [...CATALOGUE_KEY, 'vendors'],
    queryFn: () => call(routes.vendors, {}),
  });
  return (
    <>
      <p className={`${styles.quiet} ${styles.apart}`}>{t('catalogue.vendors-words')}</p>
      <QueryView query={vendors} height="240px">
        {({ vendors: rows }) => (
          <Table
            caption={t('catalogue.vendors')}
            rows={rows}
            rowKey={(row) => row.vendor}
            columns={columns(words, may ? setOpen : null)}
          />
        )}
      </QueryView>
      {open && <VendorDialog vendor={open} onClose={() => setOpen(null)} />}
    </>
  );
}

type Props = { readonly vendor: DeskVendor; readonly onClose: () => void };
type Draft = { readonly enabled: boolean; readonly isHot: boolean; readonly position: string };

const linesOf = (t: Translate, draft: Draft): Line[] => [
  [t('catalogue.cell-enabled'), String(draft.enabled)],
  [t('catalogue.cell-hot'), String(draft.isHot)],
  [t('catalogue.cell-position'), draft.position],
];

function VendorDialog({ vendor, onClose }: Props) {
  const { t, local } = useWords();
  const queries = useQueryClient();
  const before = { ...vendor, position: String(vendor.position) };
  const [sure, setSure] = useState(false);
  const form = useForm<Draft>({
    start: { enabled: vendor.enabled, isHot: vendor.isHot, position: String(vendor.position) },
    send: async () => setSure(true),
  });
  const draft = form.values;
  const title = t('catalogue.change-title', { game: local(vendor.name) });
  if (sure)
    return (
      <ReasonDialog
        title={title}
        changes={changedLines(linesOf(t, before), linesOf(t, draft))}
        action={t('change.apply')}
        danger={vendor.enabled && !draft.enabled}
        act={(reason) => {
          const { enabled, isHot, position } = draft;
          const wish = { enabled, isHot, position: Number(position), reason };
          return call(routes.setVendor, { vendor: vendor.vendor, ...wish });
        }}
        done={t('catalogue.changed')}
        onDone={() => {
          onClose();
          return queries.invalidateQueries({ queryKey: CATALOGUE_KEY });
        }}
        onClose={() => setSure(false)}
      />
    );
  return (
    <Dialog title={title} closeLabel={t('app.close')} size="small" onClose={onClose}>
      <form className={styles.stack} onSubmit={form.submit}>
        <Check {...form.box('enabled')}>{t('catalogue.cell-enabled')}</Check>
        <Check {...form.box('isHot')}>{t('catalogue.cell-hot')}</Check>
        <CountField
          label={t('catalogue.cell-position')}
          min={1}
          max={99_999}
          required
          {...form.field('position')}
        />
        <Button type="submit" kind="main">
          {t('catalogue.look-over')}
        </Button>
      </form>
    </Dialog>
  );
}
