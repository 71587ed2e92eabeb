import { consoleJackpotsRoutes as routes, type Pool } from '@nokshi/contract/console/jackpots.ts';
import { Button } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { CoverDialog } from './cover-dialog.tsx';
import { JACKPOTS_KEY } from './draft.ts';
import { PoolDialog } from './pool-dialog.tsx';

type Open = 'terms' | 'add' | 'take' | 'pause' | null;

/** Set up, give or take back cover, stop or go on; each with a reason. */
export function PoolActs({ pool }: { readonly pool: Pool }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const may = useMay('jackpots.write');
  const [open, setOpen] = useState<Open>(null);
  if (!may) return null;
  const close = () => setOpen(null);
  const isPaused = pool.state === 'PAUSED';
  return (
    <div className={styles.tools}>
      <Button onClick={() => setOpen('terms')}>{t('jackpots.change')}</Button>
      <Button onClick={() => setOpen('add')}>{t('jackpots.add')}</Button>
      <Button onClick={() => setOpen('take')}>{t('jackpots.take')}</Button>
      {pool.running && (
        <Button onClick={() => setOpen('pause')}>
          {t(isPaused ? 'jackpots.resume' : 'jackpots.pause')}
        </Button>
      )}
      {open === 'terms' && <PoolDialog pool={pool} onClose={close} />}
      {(open === 'add' || open === 'take') && (
        <CoverDialog pool={pool} direction={open} onClose={close} />
      )}
      {open === 'pause' && (
        <ReasonDialog
          title={t(isPaused ? 'jackpots.resume-title' : 'jackpots.pause-title')}
          words={t(isPaused ? 'jackpots.resume-words' : 'jackpots.pause-words')}
          changes={[
            {
              field: t('jackpots.phase-paused'),
              from: String(isPaused),
              to: String(!isPaused),
            },
          ]}
          action={t(isPaused ? 'jackpots.resume' : 'jackpots.pause')}
          danger={!isPaused}
          act={(reason) => call(routes.pause, { poolId: pool.poolId, paused: !isPaused, reason })}
          done={t(isPaused ? 'jackpots.resumed' : 'jackpots.stopped')}
          onDone={() => queries.invalidateQueries({ queryKey: JACKPOTS_KEY })}
          onClose={close}
        />
      )}
    </div>
  );
}
