import type { ShownPromotion } from '@nokshi/contract/player/promotions.ts';
import { type Spin, wheelRoutes } from '@nokshi/contract/player/wheel.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, MoneyText, Table, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { queries } from '../../data/queries.ts';
import { useSession } from '../../data/session.ts';
import { useAmount } from '../../lib/amount.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { REDUCED_MOTION, useMedia } from '../../lib/use-media.ts';
import { useWords } from '../../lib/words.ts';
import { StatusButton } from './status-button.tsx';
import { spanOf, WheelArt } from './wheel-art.tsx';
import chance from './chance.module.css';
import styles from './wheel.module.css';

type Shown = Output<typeof wheelRoutes.one>;
type Props = { readonly promotion: ShownPromotion };
type Part = { readonly wheel: Shown };

/** So long it turns (wheel.module.css), and so often around. */
const TURN_MS = 2_400;
const ROUNDS = 5;

/** A lucky wheel: spinning it, its stated chances, the own spins, and what they are made from. */
export function Wheel({ promotion }: Props) {
  const who = useSession(({ phase }) => (phase === 'in' ? 'mine' : 'visitor'));
  const { promotionId } = promotion;
  const query = useQuery({
    queryKey: [who, 'promotions', 'wheel', promotionId],
    queryFn: () => call(wheelRoutes.one, { promotionId }),
    staleTime: 0,
  });
  return (
    <QueryView query={query}>
      {(wheel) => (
        <>
          <Turning promotion={promotion} wheel={wheel} />
          <Chances wheel={wheel} />
          <Spins wheel={wheel} />
        </>
      )}
    </QueryView>
  );
}

/** The wheel, which turns to where the spin stopped; its result is said once it stands still. */
function Turning({ promotion, wheel }: Props & Part) {
  const { t } = useWords();
  const amountText = useAmount();
  const isStill = useMedia(REDUCED_MOTION);
  const [turned, setTurned] = useState(0);
  const [says, setSays] = useState('');
  const shown = (spin: Spin) =>
    Number(spin.amount) > 0
      ? t('wheel.won', { amount: amountText(spin.amount) })
      : t('wheel.nothing');
  const turnTo = async ({ segment }: Spin) => {
    const { from, to } = spanOf(wheel.segments, segment);
    const stop = 360 - (from + to) / 2;
    setTurned((before) => before - (before % 360) + ROUNDS * 360 + stop);
    if (isStill) return;
    setSays(t('wheel.turning'));
    await new Promise((resolve) => setTimeout(resolve, TURN_MS));
  };
  return (
    <section className={chance.box} aria-label={t('wheel.name')}>
      <WheelArt segments={wheel.segments} turned={turned} />
      <p className={styles.says} role="status">
        {says}
      </p>
      <Way
        promotion={promotion}
        wheel={wheel}
        onSpun={async (spin) => {
          await turnTo(spin);
          setSays(shown(spin));
        }}
      />
    </section>
  );
}

type WayProps = Props & Part & { readonly onSpun: (spin: Spin) => Promise<void> };

/** The button, or why there is none. */
function Way({ promotion, wheel: { state, left, perDay }, onSpun }: WayProps) {
  const { t } = useWords();
  const isIn = useSession(({ phase }) => phase === 'in');
  if (state !== 'OPEN') return <p className={chance.why}>{t(`wheel.${state}`)}</p>;
  if (!isIn) return <StatusButton promotion={promotion} />;
  if (left === null) return <p className={chance.why}>{t('wheel.not-now')}</p>;
  return (
    <>
      {left > 0 && <SpinButton promotionId={promotion.promotionId} onSpun={onSpun} />}
      <p className={chance.small}>
        {t('wheel.left', { left, perDay })} {left > 0 && t('wheel.free')}
      </p>
    </>
  );
}

function SpinButton({
  promotionId,
  onSpun,
}: Pick<WayProps, 'onSpun'> & { readonly promotionId: string }) {
  const { t, why } = useWords();
  const again = () => void queries.invalidateQueries({ queryKey: ['mine'] });
  const act = useAct(
    async () => {
      await onSpun(await call(wheelRoutes.spin, { promotionId }));
      again();
    },
    (refused) => {
      tell(why(refused), 'wrong');
      again();
    },
  );
  return (
    <Button kind="main" busy={act.busy} onClick={() => void act.run()}>
      {t('wheel.spin')}
    </Button>
  );
}

/** What each segment pays, and how likely it is. */
function Chances({ wheel: { segments, mean } }: Part) {
  const { t } = useWords();
  const amountText = useAmount();
  return (
    <section className={chance.part} aria-labelledby="wheel-table">
      <h2 id="wheel-table">{t('wheel.table')}</h2>
      <Table
        caption={t('wheel.table')}
        rows={segments.map((segment, at) => ({ ...segment, at }))}
        rowKey={({ at }) => String(at)}
        columns={[
          {
            id: 'prize',
            title: t('wheel.prize'),
            cell: ({ amount }) =>
              Number(amount) === 0 ? t('wheel.none') : <MoneyText amount={amount} />,
          },
          {
            id: 'chance',
            title: t('wheel.chance'),
            figure: true,
            cell: ({ chance }) => `${chance} %`,
          },
        ]}
      />
      <p className={chance.small}>{t('wheel.mean', { amount: amountText(mean) })}</p>
    </section>
  );
}

function Spins({ wheel: { spins } }: Part) {
  const { t } = useWords();
  return (
    <section className={chance.part} aria-labelledby="wheel-how">
      {spins.length > 0 && (
        <>
          <h2>{t('wheel.spins')}</h2>
          <ol className={chance.list}>
            {spins.map(({ spinId, amount, at }) => (
              <li key={spinId}>
                <span>
                  <strong>
                    {Number(amount) === 0 ? t('wheel.none') : <MoneyText amount={amount} />}
                  </strong>{' '}
                  <span className={chance.small}>{timeText(at)}</span>
                </span>
                <Link
                  href={`/verify?spin=${spinId}`}
                  aria-label={t('wheel.check-of', { at: timeText(at) })}
                >
                  {t('wheel.check')}
                </Link>
              </li>
            ))}
          </ol>
        </>
      )}
      <h2 id="wheel-how">{t('wheel.how')}</h2>
      <p className={chance.small}>{t('wheel.how-words')}</p>
    </section>
  );
}
