import { consoleVendorKeysRoutes as routes } from '@nokshi/contract/console/vendor-keys.ts';
import type { VendorCard } from '@nokshi/contract/console/vendors.ts';
import { Button, classes, Note, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { ChangeKeyDialog } from './change-key-dialog.tsx';
import { VENDORS_KEY } from './vendors-key.ts';

type Key = VendorCard['keys'][number];
type Open = { readonly act: 'end' | 'show'; readonly key: Key };

/** What the vendor signs with: one key, and for some hours after a rotation the previous one. */
export function VendorKeys({ vendor }: { readonly vendor: VendorCard }) {
  const { t } = useWords();
  const may = useMay('vendors.write');
  const [changing, setChanging] = useState(false);
  const [open, setOpen] = useState<Open | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <section className={styles.stack} aria-label={t('vendor-key.title')}>
      <Keys keys={vendor.keys} may={may} onAct={setOpen} />
      {secret && (
        <Note kind="good">
          {t('vendor-key.secret')} <code className={styles.mono}>{secret}</code>
        </Note>
      )}
      {may && vendor.keys.length === 1 && (
        <Button onClick={() => setChanging(true)}>{t('vendor-key.change')}</Button>
      )}
      {changing && <ChangeKeyDialog vendor={vendor} onClose={() => setChanging(false)} />}
      {open && (
        <KeyDialog
          vendor={vendor.vendor}
          open={open}
          onSecret={setSecret}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

type KeysProps = {
  readonly keys: readonly Key[];
  readonly may: boolean;
  readonly onAct: (open: Open) => void;
};

function Keys({ keys, may, onAct }: KeysProps) {
  const { t } = useWords();
  return (
    <Table<Key>
      caption={t('vendor-key.title')}
      rows={keys}
      rowKey={(key) => key.fingerprint}
      columns={[
        {
          id: 'fingerprint',
          title: t('vendors.fingerprint'),
          cell: (key) => <code className={styles.mono}>{key.fingerprint}</code>,
        },
        { id: 'scheme', title: t('vendors.scheme'), cell: (key) => key.scheme },
        {
          id: 'until',
          title: t('vendor-key.taken'),
          cell: (key) => (
            <span className={classes(styles.badge, key.endsAt ? styles.warn : styles.good)}>
              {key.endsAt
                ? t('vendor-key.until', { time: timeText(key.endsAt) })
                : t('vendor-key.stays')}
            </span>
          ),
        },
        { id: 'since', title: t('vendors.since'), cell: (key) => timeText(key.addedAt) },
        {
          id: 'used',
          title: t('vendor-key.used'),
          cell: (key) => (key.usedAt ? timeText(key.usedAt) : t('vendor-key.not-used')),
        },
        {
          id: 'act',
          title: t('vendor-key.act'),
          cell: (key) => {
            const act = key.toShow ? 'show' : 'end';
            if (!may || (!key.toShow && !key.endsAt)) return '–';
            return (
              <Button small onClick={() => onAct({ act, key })}>
                {t(`vendor-key.${act}`)}
              </Button>
            );
          },
        },
      ]}
    />
  );
}

/** Revokes the previous key, or shows a new secret once. */
function KeyDialog({
  vendor,
  open: { act, key },
  onSecret,
  onClose,
}: {
  readonly vendor: string;
  readonly open: Open;
  readonly onSecret: (secret: string) => void;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { fingerprint } = key;
  return (
    <ReasonDialog
      title={t(`vendor-key.${act}`)}
      words={t(`vendor-key.${act}-words`)}
      action={t(`vendor-key.${act}`)}
      danger={act === 'end'}
      act={async (reason) => {
        if (act === 'end') return call(routes.endKey, { vendor, fingerprint, reason });
        const { secret } = await call(routes.showKey, { vendor, fingerprint, reason });
        onSecret(secret);
        return {};
      }}
      done={t(`vendor-key.${act}-done`)}
      onDone={() => queries.invalidateQueries({ queryKey: VENDORS_KEY })}
      onClose={onClose}
    />
  );
}
