import {
  type Pool,
  consoleJackpotsRoutes as routes,
  poolChanges,
} from '@nokshi/contract/console/jackpots.ts';
import { Button, Dialog, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { draftOf, JACKPOTS_KEY, previewOf, termsOf } from './draft.ts';
import { PoolFields } from './pool-fields.tsx';
import { PoolPreview } from './pool-preview.tsx';

type Props = { readonly pool: Pool | null; readonly onClose: () => void };

/** How a pool is set up: fields, what a cycle will be like, what changes, a reason. */
export function PoolDialog({ pool, onClose }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const form = useForm({
    start: draftOf(pool?.terms ?? null),
    optional: ['from', 'until'],
    send: async () => setAsking(true),
  });
  const draft = form.values;
  const title = t(pool ? 'jackpots.change-title' : 'jackpots.make');
  const preview = previewOf(draft);
  if (asking) {
    const terms = termsOf(draft);
    return (
      <ReasonDialog
        title={title}
        words={t('jackpots.next-cycle')}
        changes={poolChanges(pool?.terms ?? null, terms)}
        action={t('change.apply')}
        act={(reason) =>
          call(routes.save, {
            poolId: pool?.poolId ?? null,
            terms,
            version: pool?.version ?? 0,
            reason,
          })
        }
        done={t('jackpots.saved')}
        onDone={async () => {
          onClose();
          await queries.invalidateQueries({ queryKey: JACKPOTS_KEY });
        }}
        onClose={() => setAsking(false)}
      />
    );
  }
  const isSame =
    pool !== null && preview !== null && poolChanges(pool.terms, termsOf(draft)).length === 0;
  return (
    <Dialog title={title} closeLabel={t('app.close')} onClose={onClose}>
      <form className={styles.stack} onSubmit={form.submit}>
        {pool?.running && <Note>{t('jackpots.next-cycle')}</Note>}
        <PoolFields form={form} />
        <PoolPreview preview={preview} />
        <Button type="submit" kind="main" disabled={preview === null || isSame}>
          {t('jackpots.look-over')}
        </Button>
      </form>
    </Dialog>
  );
}
