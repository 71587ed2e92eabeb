import type { BreakDue } from '@nokshi/contract/player/lottery.ts';
import type { Stretch } from '@nokshi/contract/player/limits.ts';
import { Button } from '@nokshi/ui';
import { useTrial } from '../../../data/gate.ts';
import { useStretch } from '../../../data/stretch.ts';
import { useAddress } from '../../../lib/address.ts';
import { PlaySoFar, WaysOn } from '../../../lib/play-so-far.tsx';
import { RealityCheck } from '../../../lib/reality-check.tsx';
import { useWords } from '../../../lib/words.ts';
import { endBreakDue, useBreakDue } from './break-due.ts';

/** How often what the play came to is fetched again while money moves. */
const LOOK_AGAIN_MS = 60_000;
/** What lies over the table: nothing is asked over a slip that is not sent. */
const OVER = ['sheet', 'bet', 'chase', 'how', 'm', 'mc', 'ac'];

/** What asks a member who plays long to stop for a moment: never while a slip is being filled in. */
export function Pauses() {
  const { params } = useAddress();
  const due = useBreakDue();
  const stretch = useStretch(LOOK_AGAIN_MS);
  if (!due) return <RealityCheck stretch={stretch} />;
  if (OVER.some((name) => params.has(name))) return null;
  return <BreakPrompt due={due} running={stretch.data?.running ?? null} />;
}

type Props = { readonly due: BreakDue; readonly running: Stretch['running'] };

/** Many draws in a row: how many, for how long, what the play came to, and the way out. Products.md 1. */
function BreakPrompt({ due, running }: Props) {
  const { t } = useWords();
  const { open, go } = useAddress();
  const isTrial = useTrial();
  const whole = Math.max(1, Math.round(due.seconds / 60));
  const [hours, minutes] = [Math.floor(whole / 60), whole % 60];
  const stop = (way: () => void) => () => {
    endBreakDue();
    way();
  };
  const toBreaks = () => (isTrial ? go('/') : open({ mc: 'securityCenter', tab: 'breaks' }));
  return (
    <PlaySoFar
      title={t('lottery.break-title')}
      size="sheet"
      words={
        <>
          <p>
            {t('lottery.break-draws', { issues: due.issues, hours, minutes })}{' '}
            {t('lottery.break-stands')}
          </p>
          {running && <p>{t('lottery.break-sums')}</p>}
        </>
      }
      running={running}
    >
      <WaysOn wide>
        <Button kind="main" onClick={stop(toBreaks)}>
          {t('game.take-a-break')}
        </Button>
        <Button onClick={stop(() => undefined)}>{t('game.go-on')}</Button>
      </WaysOn>
    </PlaySoFar>
  );
}
