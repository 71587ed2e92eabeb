import { limitsRoutes, type Stretch } from '@nokshi/contract/player/limits.ts';
import { Button, clockText, Dialog, Facts, MoneyText, useTick } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useEffect } from 'react';
import { useTrial } from '../../data/gate.ts';
import { useAddress } from '../../lib/address.ts';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import styles from './game.module.css';
import { netOf, sumsOf } from './sitting.ts';
import { keepStretch, type useStretch } from './use-stretch.ts';

type Props = { readonly stretch: ReturnType<typeof useStretch> };

/** Whether what has an address of its own lies over the game. */
export function useIsCovered(): boolean {
  const { params } = useAddress();
  return ['m', 'mc', 'ac'].some((name) => params.has(name));
}

/** Lies over the game when it is due, until the member goes on or leaves. S-067, RTS 13. */
export function RealityCheck({ stretch }: Props) {
  const { data, dataUpdatedAt, refetch } = stretch;
  const { isDue = false, inSeconds = null } = data?.realityCheck ?? {};
  useTick(inSeconds !== null && !isDue ? 1_000 : null);
  const isReached = inSeconds !== null && Date.now() - dataUpdatedAt >= inSeconds * 1000;
  useEffect(() => {
    if (isReached && !isDue) void refetch();
  }, [isReached, isDue]);
  // What the member opened from here closes back onto this.
  const isCovered = useIsCovered();
  if (!isDue || isCovered || !data?.running) return null;
  return <Check running={data.running} />;
}

function Check({ running }: { readonly running: NonNullable<Stretch['running']> }) {
  const { t } = useWords();
  const { open, go } = useAddress();
  const isTrial = useTrial();
  const {
    busy,
    error,
    run: keepPlaying,
  } = useAct(async () => keepStretch(await call(limitsRoutes.acknowledge, {})));
  return (
    <Dialog title={t('game.reality-check')} onClose={() => undefined} escapeCloses={false}>
      <div className={styles.check}>
        <p>{t('game.reality-words')}</p>
        <Facts
          facts={[
            { name: t('game.played'), value: clockText(running.seconds) },
            { name: t('game.staked'), value: <MoneyText amount={running.staked} /> },
            { name: t('game.won'), value: <MoneyText amount={running.won} /> },
            { name: t('game.net'), value: <MoneyText amount={netOf(sumsOf(running))} signed /> },
          ]}
        />
        <Refused error={error} />
        <div className={styles.ways}>
          <Button kind="main" busy={busy} onClick={() => void keepPlaying()}>
            {t('game.go-on')}
          </Button>
          <Button onClick={() => go('/')}>{t('game.leave')}</Button>
          {!isTrial && (
            <>
              <Button kind="quiet" onClick={() => open({ mc: 'personalHistoryCopy' })}>
                {t('game.my-bets')}
              </Button>
              <Button kind="quiet" onClick={() => open({ mc: 'securityCenter', tab: 'breaks' })}>
                {t('game.take-a-break')}
              </Button>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}
