import type { FrameMessage } from '@nokshi/contract/frame.ts';
import type { Game } from '@nokshi/contract/player/catalogue.ts';
import { ErrorState, Loader } from '@nokshi/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { showMeanwhile, takeBalance, useRoundOpen, useWallet } from '../../data/balance.ts';
import { setSound } from '../../data/looks.ts';
import { usePots } from '../../data/pots.ts';
import { takeEnd } from '../../data/session.ts';
import { keepStakePicks } from '../../data/stake-picks.ts';
import { useAddress } from '../../lib/address.ts';
import { noteActivity } from '@nokshi/web/call.ts';
import { safeFrame } from '../../lib/safe-frame.ts';
import { useWords } from '../../lib/words.ts';
import { GameMenu } from './game-menu.tsx';
import styles from './game.module.css';
import { offerDeposit } from './offer-deposit.ts';
import { PlayBar } from './play-bar.tsx';
import { RealityCheck, useIsCovered } from '../../lib/reality-check.tsx';
import { addRound, beginSitting, type Sitting, sumsOf } from '../../lib/sitting.ts';
import { launchGame, type Launch, type Tell, useFrame } from './use-frame.ts';
import { useLeave } from './use-leave.ts';
import { useStretch } from '../../data/stretch.ts';

/** The page adds up the rounds that it shows itself. */
const LOOK_AGAIN_MS = 60_000;
const NOTHING = { staked: '0', won: '0' };

type TableProps = { readonly game: Game; readonly stage: boolean };

/** A member at the table: launches the game, then shows it with the sitting's figures. */
export function Table({ game, stage }: TableProps) {
  const { t, why } = useWords();
  const launch = useQuery({
    queryKey: ['mine', 'launch', game.gameId],
    queryFn: () => launchGame(game.gameId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (launch.data) return <Seat game={game} launch={launch.data} stage={stage} />;
  return (
    <>
      {stage && <PlayBar sitting={null} stage />}
      {launch.isError ? (
        <ErrorState
          title={t('game.did-not-open')}
          words={why(launch.error)}
          retryLabel={t('app.try-again')}
          onRetry={() => void launch.refetch()}
        />
      ) : (
        <Loader label={t('game.opening')} />
      )}
    </>
  );
}

type Props = TableProps & { readonly launch: Launch };

function Seat(props: Props) {
  const { game, launch, stage } = props;
  const { t, local } = useWords();
  const iframe = useRef<HTMLIFrameElement>(null);
  const stretch = useStretch(LOOK_AGAIN_MS);
  const { sitting, lastRound, check, cover } = useSeat({ ...props, iframe, stretch });
  return (
    <>
      <h1 className="visually-hidden">{local(game.name)}</h1>
      <RealityCheck stretch={stretch} />
      <PlayBar sitting={sitting} stage={stage}>
        <GameMenu
          game={game}
          onOpen={cover}
          items={[
            {
              icon: 'seal',
              label: t('game.check'),
              disabled: lastRound === null,
              onPress: () => lastRound !== null && check(lastRound),
            },
          ]}
        />
      </PlayBar>
      <div className={styles.table}>
        {!sitting && <Loader label={t('game.opening')} />}
        <iframe
          ref={iframe}
          className={styles.frame}
          src={safeFrame(launch.frameUrl)}
          title={local(game.name)}
          sandbox="allow-scripts"
          allow="fullscreen"
        />
      </div>
    </>
  );
}

type SeatParts = Props & {
  readonly iframe: RefObject<HTMLIFrameElement | null>;
  readonly stretch: ReturnType<typeof useStretch>;
};

/** Hears the frame, and what the sitting has come to. */
function useSeat({ game, launch, stage, iframe, stretch }: SeatParts) {
  const { t } = useWords();
  const leave = useLeave();
  const { open } = useAddress();
  const client = useQueryClient();
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const [lastRound, setLastRound] = useState<string | null>(null);
  const check = (roundId: string) => open({ m: 'verify', round: roundId });

  const onMessage = (message: FrameMessage) => {
    noteActivity();
    switch (message.type) {
      case 'started':
        takeFocus(iframe.current);
        setSitting(beginSitting(message, Date.now()));
        return void stretch
          .refetch()
          .then(({ data }) =>
            setSitting((now) => now && { ...now, ...sumsOf(data?.running ?? NOTHING) }),
          );
      case 'round-opened':
        return showMeanwhile(message.balance);
      case 'round-closed':
        return showMeanwhile(null);
      case 'balance':
        return takeBalance(message.balance, message.version);
      case 'round':
        setLastRound(message.roundId);
        void client.invalidateQueries({ queryKey: ['mine', 'wagers'], refetchType: 'none' });
        return setSitting((now) => now && addRound(now, message));
      case 'verify':
        return check(message.roundId);
      case 'out-of-money':
        return void offerDeposit(t, () => open({ mc: 'depositv2' }));
      case 'session-ended':
        return takeEnd();
      case 'launch-ended':
        return void launchGame(game.gameId).then(({ launchToken }) =>
          tell({ type: 'relaunch', launchToken }),
        );
      case 'sound':
        return setSound(message.on);
      case 'stakes':
        return keepStakePicks(message);
      case 'leave':
        if (stage) leave();
        return;
    }
  };
  const tell = useFrame({ iframe, launch, onMessage });
  useTellings(tell, game);
  const { realityCheck } = stretch.data ?? {};
  const isCovered = useIsCovered() || realityCheck?.isDue === true;
  const cover = () => tell({ type: 'covered' });
  useEffect(() => (isCovered ? cover() : undefined), [isCovered]);
  return { sitting, lastRound, check, cover };
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
