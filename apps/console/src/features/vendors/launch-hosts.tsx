import type { VendorCard } from '@nokshi/contract/console/vendors.ts';
import { classes, Table } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';

type Host = VendorCard['hosts'][number];

/** Where the vendor's games are opened, and which of these addresses answer. Checklist C-025. */
export function LaunchHosts({ vendor }: { readonly vendor: VendorCard }) {
  const { t } = useWords();
  return (
    <Table<Host>
      caption={t('vendors.hosts')}
      rows={vendor.hosts}
      rowKey={(host) => host.url}
      columns={[
        {
          id: 'url',
          title: t('vendors.host'),
          cell: (host) => <code className={styles.mono}>{host.url}</code>,
        },
        { id: 'place', title: t('vendors.place'), figure: true, cell: (host) => host.place },
        {
          id: 'answers',
          title: t('vendors.answers'),
          cell: (host) => (
            // Who was never asked has shown nothing yet.
            <span
              className={classes(
                styles.badge,
                host.askedAt !== null && (host.answers ? styles.good : styles.bad),
              )}
            >
              {host.askedAt === null
                ? t('vendors.not-known')
                : t(host.answers ? 'vendors.answers-yes' : 'vendors.answers-no')}
            </span>
          ),
        },
        { id: 'since', title: t('vendors.since'), cell: (host) => timeText(host.since) },
        {
          id: 'asked',
          title: t('vendors.asked'),
          cell: (host) => (host.askedAt ? timeText(host.askedAt) : t('vendors.not-asked')),
        },
      ]}
    />
  );
}
