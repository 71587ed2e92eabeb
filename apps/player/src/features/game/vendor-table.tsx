import type { Game } from '@nokshi/contract/player/catalogue.ts';
import { vendorsRoutes } from '@nokshi/contract/player/vendors.ts';
import { buttonLook, ErrorState, Loader, moneyText, Note } from '@nokshi/ui';
import { call, noteActivity } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useBalance } from '../../data/balance.ts';
import { useAddress } from '../../lib/address.ts';
import { vendorFrame } from '../../lib/safe-frame.ts';
import { useWords } from '../../lib/words.ts';
import { GameMenu } from './game-menu.tsx';
import styles from './game.module.css';
import { PlayBar } from './play-bar.tsx';
import { RealityCheck } from '../../lib/reality-check.tsx';
import { sumsOf } from '../../lib/sitting.ts';
import { useStretch } from '../../data/stretch.ts';

/** A frame that is not there after this time is opened at another address of the vendor. */
const FRAME_MS = 8_000;
/** The result of the play is fetched at most this often. */
const LOOK_AGAIN_MS = 10_000;
const NOTHING = { staked: '0', won: '0' };

/**
 * A game that a vendor's server runs, in a frame of its own: it gets a token for this game and
 * nothing of ours. The balance comes over the live line, as after every posting. Checklist C-025.
 */
export function VendorTable({ game, stage }: { readonly game: Game; readonly stage: boolean }) {
  const { t, why, language } = useWords();
  const { params } = useAddress();
  const [not, setNot] = useState<readonly string[]>([]);
  const backUrl = params.get('backUrl') ?? undefined;
  const launch = useQuery({
    queryKey: ['mine', 'launch', game.gameId, language, backUrl, not],
    queryFn: () => call(vendorsRoutes.launch, { gameId: game.gameId, backUrl, not: [...not] }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const [openedAtMs] = useState(() => Date.now());
  const stretch = useStretch(LOOK_AGAIN_MS);
  const balance = useBalance().data;
  // What is pressed in the frame is not seen here, but what it moves is.
  useEffect(() => noteActivity(), [balance?.version]);
  if (!launch.data)
    return (
      <>
        {stage && <PlayBar sitting={null} withoutNet stage />}
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
  const { url, more, ownWallet, backUrl: back, freeRounds } = launch.data;
  const sums = sumsOf(stretch.data?.running ?? NOTHING);
  const above = freeRounds.length + (back ? 1 : 0);
  const elsewhere = () => setNot([...not, new URL(url).origin]);
  return (
    <>
      <PlayBar sitting={{ startedAtMs: openedAtMs, ...sums }} withoutNet={ownWallet} stage={stage}>
        <GameMenu
          game={game}
          items={more ? [{ icon: 'refresh', label: t('game.elsewhere'), onPress: elsewhere }] : []}
        >
          <Meaning ownWallet={ownWallet} />
        </GameMenu>
      </PlayBar>
      {back && (
        <Link className={buttonLook()} href={back}>
          {t('page.way-back')}
        </Link>
      )}
      {freeRounds.map(({ left, stake, expiresAt }) => (
        <Note key={`${expiresAt} ${stake}`} kind="good">
          {t('game.free-rounds', { left, stake: moneyText(stake), until: timeText(expiresAt) })}
        </Note>
      ))}
      <RealityCheck stretch={stretch} />
      <Frame key={url} game={game} url={url} above={above} onLate={more ? elsewhere : null} />
    </>
  );
}

/** Who runs the game, and where the money is. */
function Meaning({ ownWallet }: { readonly ownWallet: boolean }) {
  const { t } = useWords();
  const { href } = useAddress();
  return (
    <p className={styles.meaning}>
      {t(ownWallet ? 'game.of-own-wallet' : 'game.of-a-vendor')}{' '}
      {ownWallet && <Link href={href({ mc: 'transferFund' })}>{t('member.wallet')}</Link>}
    </p>
  );
}

type FrameProps = {
  readonly game: Game;
  readonly url: string;
  /** Lines over the frame that other games do not have: its end stays in view anyway. */
  readonly above: number;
  readonly onLate: (() => void) | null;
};

function Frame({ game, url, above, onLate }: FrameProps) {
  const { local } = useWords();
  const [here, setHere] = useState(false);
  useEffect(() => {
    if (here || !onLate) return;
    const timer = setTimeout(onLate, FRAME_MS);
    return () => clearTimeout(timer);
  }, [here]);
  return (
    <>
      <h1 className="visually-hidden">{local(game.name)}</h1>
      <div className={styles.table} style={{ '--above': above } as CSSProperties}>
        <iframe
          className={styles.frame}
          src={vendorFrame(url)}
          title={local(game.name)}
          sandbox="allow-scripts"
          allow="fullscreen"
          referrerPolicy="no-referrer"
          onLoad={() => setHere(true)}
        />
      </div>
    </>
  );
}
