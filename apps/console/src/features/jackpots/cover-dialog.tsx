import { consoleJackpotsRoutes as routes, type Pool } from '@nokshi/contract/console/jackpots.ts';
import { parseDecimal, parseTyped, toDecimal } from '@nokshi/money';
import { Button, Dialog } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useKey } from '@nokshi/web/use-act.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useForm } from '../../lib/form.ts';
import { TakaField } from '../../lib/taka-field.tsx';
import { useWords } from '../../lib/words.ts';
import { JACKPOTS_KEY } from './draft.ts';

type Props = {
  readonly pool: Pool;
  readonly direction: 'add' | 'take';
  readonly onClose: () => void;
};

/** House money for a pool to grow by, or what it has not used back to the house. */
export function CoverDialog({ pool, direction, onClose }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { keyFor } = useKey();
  const [asking, setAsking] = useState(false);
  const form = useForm({ start: { amount: '' }, send: async () => setAsking(true) });
  const { amount } = form.values;
  const title = t(direction === 'add' ? 'jackpots.add-title' : 'jackpots.take-title');
  const minor = parseTyped(amount);
  const held = parseDecimal(pool.cover) ?? 0n;
  const left = minor === null ? null : direction === 'add' ? held + minor : held - minor;
  if (asking && left !== null)
    return (
      <ReasonDialog
        title={title}
        words={t('jackpots.cover-words')}
        changes={[{ field: 'cover', from: pool.cover, to: toDecimal(left) }]}
        action={title}
        act={(reason) => {
          const wish = { poolId: pool.poolId, direction, amount, reason };
          return call(routes.cover, wish, { key: keyFor(wish) });
        }}
        done={t('jackpots.saved')}
        onDone={async () => {
          onClose();
          await queries.invalidateQueries({ queryKey: JACKPOTS_KEY });
        }}
        onClose={() => setAsking(false)}
      />
    );
  return (
    <Dialog title={title} size="small" closeLabel={t('app.close')} onClose={onClose}>
      <form className={styles.stack} onSubmit={form.submit}>
        <p>{t('jackpots.cover-words')}</p>
        <TakaField
          label={t('jackpots.amount')}
          required
          data-autofocus
          {...form.field('amount')}
          {...(left !== null && left < 0n && { error: t('jackpots.too-much') })}
        />
        <Button type="submit" kind="main" disabled={left === null || left < 0n}>
          {t('jackpots.look-over')}
        </Button>
      </form>
    </Dialog>
  );
}
