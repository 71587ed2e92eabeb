import { limitsRoutes, type Stretch } from '@nokshi/contract/player/limits.ts';
import { Button, useTick } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useEffect } from 'react';
import { useTrial } from '../data/gate.ts';
import { keepStretch, type useStretch } from '../data/stretch.ts';
import { useAddress } from './address.ts';
import { Refused } from './form.ts';
import { PlaySoFar, WaysOn } from './play-so-far.tsx';
import { useWords } from './words.ts';

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
    <PlaySoFar
      title={t('game.reality-check')}
      words={<p>{t('game.reality-words')}</p>}
      running={running}
    >
      <Refused error={error} />
      <WaysOn>
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
      </WaysOn>
    </PlaySoFar>
  );
}
