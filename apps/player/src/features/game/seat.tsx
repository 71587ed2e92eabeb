import type { FrameMessage } from '@nokshi/contract/frame.ts';
import type { Game } from '@nokshi/contract/player/catalogue.ts';
import { ErrorState, Loader } from '@nokshi/ui';
import { noteActivity } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { showMeanwhile, takeBalance, useRoundOpen, useWallet } from '../../data/balance.ts';
import { keepLayouts } from '../../data/layouts.ts';
import { setSound } from '../../data/looks.ts';
import { usePots } from '../../data/pots.ts';
import { takeEnd } from '../../data/session.ts';
import { keepStakePicks } from '../../data/stake-picks.ts';
import { useAddress } from '../../lib/address.ts';
import { safeFrame } from '../../lib/safe-frame.ts';
import { useWords } from '../../lib/words.ts';
import styles from './game.module.css';
import { offerDeposit } from './offer-deposit.ts';
import type { Seating } from './seating.ts';
import { type Launch, launchGame, type Tell, useFrame } from './use-frame.ts';
import { useLeave } from './use-leave.ts';

type Props = {
  readonly game: Game;
  readonly stage: boolean;
  readonly seating: Seating;
  /** Whether something lies over the game. */
  readonly isCovered: boolean;
};

/** One game in its frame: launches it, then hears it and tells it what the site knows. */
export function Seat(props: Props) {
  const { t, why } = useWords();
  const { game } = props;
  // Why a game whose launch had ended could not be launched again.
  const [lost, setLost] = useState<unknown>(null);
  const launch = useQuery({
    queryKey: ['mine', 'launch', game.gameId],
    queryFn: () => launchGame(game),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (launch.data && lost === null)
    return <Frame {...props} launch={launch.data} onLost={setLost} />;
  if (!launch.isError && lost === null) return <Loader label={t('game.opening')} />;
  return (
    <ErrorState
      title={t('game.did-not-open')}
      words={why(lost ?? launch.error)}
      retryLabel={t('app.try-again')}
      onRetry={() => {
        setLost(null);
        void launch.refetch();
      }}
    />
  );
}

type FrameProps = Props & {
  readonly launch: Launch;
  readonly onLost: (why: unknown) => void;
};

function Frame({ game, launch, stage, seating, isCovered, onLost }: FrameProps) {
  const { t, local } = useWords();
  const iframe = useRef<HTMLIFrameElement>(null);
  const [isStarted, setStarted] = useState(false);
  const hear = useHearing({ game, stage, seating });
  const onMessage = (message: FrameMessage) => {
    noteActivity();
    if (message.type === 'started') {
      takeFocus(iframe.current);
      setStarted(true);
    }
    if (message.type === 'launch-ended')
      return void launchGame(game).then(
        ({ launchToken }) => tell({ type: 'relaunch', launchToken }),
        onLost,
      );
    hear(message);
  };
  const tell = useFrame({ iframe, launch, onMessage });
  useTellings(tell, game);
  useEffect(() => (isCovered ? tell({ type: 'covered' }) : undefined), [isCovered]);
  return (
    <>
      {!isStarted && <Loader label={t('game.opening')} />}
      <iframe
        ref={iframe}
        className={styles.frame}
        src={safeFrame(launch.frameUrl)}
        title={local(game.name)}
        sandbox="allow-scripts"
        allow="fullscreen"
      />
    </>
  );
}

/** What the page does with what a frame says. */
function useHearing({ game, stage, seating }: Pick<Props, 'game' | 'stage' | 'seating'>) {
  const { t } = useWords();
  const leave = useLeave();
  const { open } = useAddress();
  return (message: Exclude<FrameMessage, { readonly type: 'launch-ended' }>): void => {
    switch (message.type) {
      case 'started':
        return seating.began(message);
      case 'round-opened':
        return showMeanwhile(message.balance);
      case 'round-closed':
        return showMeanwhile(null);
      case 'balance':
        return takeBalance(message.balance, message.version);
      case 'round':
        return seating.ended(game, message);
      case 'verify':
        return seating.check(game, message.roundId);
      case 'verify-bet':
        return seating.check(game, message.betId);
      case 'layouts':
        return keepLayouts(game.gameId, message.layouts);
      case 'out-of-money':
        return void offerDeposit(t, () => open({ mc: 'depositv2' }));
      case 'session-ended':
        return takeEnd();
      case 'sound':
        return setSound(message.on);
      case 'stakes':
        return keepStakePicks(message);
      case 'leave':
        if (stage) leave();
        return;
    }
  };
}

/** Keys play at once, where nothing lies over the game and the member is nowhere else. */
function takeFocus(frame: HTMLIFrameElement | null): void {
  const { activeElement } = document;
  const isFree = activeElement === null || activeElement === document.body;
  if (isFree && !document.querySelector('dialog[open]')) frame?.focus();
}

/** What the frame hears of the site while it is open. */
function useTellings(tell: Tell, game: Game): void {
  const { language } = useWords();
  useEffect(() => tell({ type: 'language', language }), [language]);
  const balance = useWallet().data;
  const roundOpen = useRoundOpen();
  useEffect(() => {
    if (balance && !roundOpen)
      tell({ type: 'balance', balance: balance.sumBalance, version: balance.version });
  }, [balance?.version, roundOpen]);
  // A member who leaves in the middle of a round sees what the wallet holds.
  useEffect(() => () => showMeanwhile(null), []);

  const pots = usePots(game.gameId, game.gameClassify.includes('JP'));
  useEffect(() => {
    if (pots) tell({ type: 'pots', BDT: pots.BDT, FUN: pots.FUN });
  }, [pots]);
}
