import { type ChannelTerms, channelChanges } from '@nokshi/contract/channel-terms.ts';
import {
  type DeskChannel,
  consoleChannelRoutes as routes,
} from '@nokshi/contract/console/channels.ts';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { CHANNELS_KEY } from '../../lib/channel-names.ts';
import styles from '../../lib/desk.module.css';
import { History } from '../../lib/history.tsx';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { ReviewForm } from '../../lib/review-form.tsx';
import { useMay } from '../../lib/session.ts';
import { useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { AskedFields } from './asked-fields.tsx';
import { StateBadge } from './channel-card.tsx';
import { ChannelPreview } from './channel-preview.tsx';
import { stateWords } from './channel-words.ts';
import { HoursFields } from './hours-fields.tsx';
import { MoneyFields } from './money-fields.tsx';
import { RulesFields } from './rules-fields.tsx';

type Wish = { readonly terms: ChannelTerms; readonly undo: boolean };

/** The terms of one channel: its fields, how a member sees them, and earlier changes. */
export function ChannelPage({ channel }: { readonly channel: DeskChannel }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const may = useMay('cashier.act');
  const { code, version, terms: before } = channel;
  const [wish, setWish] = useState<Wish | null>(null);
  const form = useForm({
    start: before,
    // The browser asks for what is required.
    optional: 'all',
    send: async (terms) => setWish({ terms, undo: false }),
  });
  const terms = form.values;
  const changes = channelChanges(before, terms);
  const parts = { terms, onChange: form.put };
  return (
    <>
      <Head channel={channel} />
      <div className={styles.beside}>
        <ReviewForm
          form={form}
          may={may}
          onlyLook={t('channels.only-look')}
          count={changes.length}
          className={`${styles.card} ${styles.stack}`}
        >
          <MoneyFields {...parts} />
          <HoursFields {...parts} />
          <RulesFields {...parts} />
          <AskedFields {...parts} />
        </ReviewForm>
        <ChannelPreview channel={channel} terms={terms} />
      </div>
      <History
        queryKey={[...CHANNELS_KEY, code, 'changes']}
        load={() => call(routes.changes, { code, pageSize: 10 })}
        onUndo={may ? (was) => setWish({ terms: was, undo: true }) : undefined}
      />
      {wish && (
        <ReasonDialog
          title={t(wish.undo ? 'change.undo-title' : 'change.title')}
          words={t('channels.from-now')}
          changes={channelChanges(before, wish.terms)}
          action={t(wish.undo ? 'change.undo' : 'change.apply')}
          act={(reason) => call(routes.set, { code, terms: wish.terms, version, reason })}
          done={t('channels.done')}
          onDone={() => queries.invalidateQueries({ queryKey: CHANNELS_KEY })}
          onClose={() => setWish(null)}
        />
      )}
    </>
  );
}

function Head({ channel }: { readonly channel: DeskChannel }) {
  const { t, local } = useWords();
  return (
    <>
      <p className={styles.apart}>
        <Link href="/channels">{t('channels.back')}</Link>
      </p>
      <div className={styles.head}>
        <div className={styles.tools}>
          <h1>{local(channel.name)}</h1>
          <StateBadge channel={channel} />
        </div>
        <p className={styles.quiet}>{stateWords(t, channel)}</p>
      </div>
    </>
  );
}
