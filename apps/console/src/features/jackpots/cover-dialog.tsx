import { consoleJackpotsRoutes as routes, type Pool } from '@nokshi/contract/console/jackpots.ts';
import { parseAmount, parseDecimal, toDecimal } from '@nokshi/money';
import { Button, Dialog, Field } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { newKey } from '@nokshi/web/new-key.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
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
  const [amount, setAmount] = useState('');
  const [asking, setAsking] = useState<{ readonly key: string } | null>(null);
  const title = t(direction === 'add' ? 'jackpots.add-title' : 'jackpots.take-title');
  const minor = parseAmount(amount);
  const held = parseDecimal(pool.cover) ?? 0n;
  const left = minor === null ? null : direction === 'add' ? held + minor : held - minor;
  if (asking && left !== null)
    return (
      <ReasonDialog
        title={title}
        words={t('jackpots.cover-words')}
        changes={[{ field: 'cover', from: pool.cover, to: toDecimal(left) }]}
        action={title}
        act={(reason) =>
          call(routes.cover, { poolId: pool.poolId, direction, amount, reason }, asking)
        }
        done={t('jackpots.saved')}
        onDone={async () => {
          onClose();
          await queries.invalidateQueries({ queryKey: JACKPOTS_KEY });
        }}
        onClose={() => setAsking(null)}
      />
    );
  return (
    <Dialog title={title} size="small" closeLabel={t('app.close')} onClose={onClose}>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          setAsking({ key: newKey() });
        }}
      >
        <p>{t('jackpots.cover-words')}</p>
        <Field
          label={t('jackpots.amount')}
          inputMode="decimal"
          required
          data-autofocus
          value={amount}
          error={left !== null && left < 0n ? t('jackpots.too-much') : undefined}
          onChange={(event) => setAmount(event.target.value)}
        />
        <Button type="submit" kind="main" disabled={left === null || left < 0n}>
          {t('jackpots.look-over')}
        </Button>
      </form>
    </Dialog>
  );
}
