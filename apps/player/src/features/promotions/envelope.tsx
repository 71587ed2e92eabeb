import { envelopesRoutes } from '@nokshi/contract/player/envelopes.ts';
import type { ShownPromotion } from '@nokshi/contract/player/promotions.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, buttonLook, MoneyText, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { queries } from '../../data/queries.ts';
import { useSession } from '../../data/session.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { EnvelopeArt } from '../../lib/envelope-art.tsx';
import { useWords } from '../../lib/words.ts';
import chance from './chance.module.css';
import styles from './envelope.module.css';
import { StatusButton } from './status-button.tsx';

type Shown = Output<typeof envelopesRoutes.one>;
type Props = { readonly promotion: ShownPromotion };
type Part = { readonly envelope: Shown };

/** While it is open the page looks again by itself. */
const LOOK_MS = 30_000;

/** A red envelope: the own share or the way to it, the shares of others, and how they are made. O-008. */
export function Envelope({ promotion }: Props) {
  const who = useSession(({ phase }) => (phase === 'in' ? 'mine' : 'visitor'));
  const { promotionId } = promotion;
  const query = useQuery({
    queryKey: [who, 'promotions', 'envelope', promotionId],
    queryFn: () => call(envelopesRoutes.one, { promotionId }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.state === 'OPEN' ? LOOK_MS : false),
  });
  return (
    <QueryView query={query}>
      {(envelope) => (
        <>
          <Standing promotion={promotion} envelope={envelope} />
          <Opened envelope={envelope} />
          <How promotionId={promotionId} envelope={envelope} />
        </>
      )}
    </QueryView>
  );
}

/** The envelope itself: closed with its button, or with the own share in it. */
function Standing({ promotion, envelope }: Props & Part) {
  const { t } = useWords();
  const { mine, pool, shares, opened, state } = envelope;
  return (
    <section className={chance.box} aria-label={t('envelope.name')}>
      <EnvelopeArt isOpen={mine !== null} />
      <div className={styles.share} role="status">
        {mine && (
          <>
            <span>{t('envelope.mine')}</span>
            <strong>
              <MoneyText amount={mine.amount} />
            </strong>
            <span className={chance.small}>
              {t('envelope.mine-place', { place: mine.place, shares })}
            </span>
          </>
        )}
      </div>
      {!mine && <Way promotion={promotion} envelope={envelope} />}
      <dl className={styles.figures}>
        <div>
          <dt>{t('envelope.holds')}</dt>
          <dd>
            <MoneyText amount={pool} />
          </dd>
        </div>
      </dl>
      <p className={chance.small}>
        {state === 'ENDED' && shares > opened
          ? t('envelope.ended-left', { left: shares - opened })
          : t('envelope.left', { left: shares - opened, shares })}
      </p>
      {state === 'OPEN' && !mine && <p className={chance.small}>{t('envelope.chance')}</p>}
    </section>
  );
}

const CLOSED = { SOON: 'envelope.soon', EMPTY: 'envelope.empty', ENDED: 'envelope.ended' } as const;

/** The button, or why there is none. */
function Way({ promotion, envelope: { state, canOpen } }: Props & Part) {
  const { t } = useWords();
  const isIn = useSession(({ phase }) => phase === 'in');
  if (state !== 'OPEN') return <p className={chance.why}>{t(CLOSED[state])}</p>;
  if (!isIn) return <StatusButton promotion={promotion} />;
  if (!canOpen) return <p className={chance.why}>{t('envelope.not-now')}</p>;
  return <OpenButton promotionId={promotion.promotionId} />;
}

function OpenButton({ promotionId }: { readonly promotionId: string }) {
  const { t, why } = useWords();
  const again = () => void queries.invalidateQueries({ queryKey: ['mine'] });
  const act = useAct(
    async () => {
      await call(envelopesRoutes.open, { promotionId });
      again();
    },
    (refused) => {
      tell(why(refused), 'wrong');
      again();
    },
  );
  return (
    <Button kind="main" busy={act.busy} onClick={() => void act.run()}>
      {t('envelope.open')}
    </Button>
  );
}

function Opened({ envelope: { list, opened } }: Part) {
  const { t } = useWords();
  return (
    <section className={chance.part} aria-labelledby="envelope-list">
      <h2 id="envelope-list">{t('envelope.list')}</h2>
      {list.length === 0 && <p className={chance.small}>{t('envelope.list-none')}</p>}
      {opened > list.length && (
        <p className={chance.small}>{t('envelope.list-last', { count: list.length, opened })}</p>
      )}
      {list.length > 0 && (
        <ol className={chance.list} reversed start={list[0]?.place}>
          {list.map(({ place, player, amount, mine }) => (
            <li key={place} data-mine={mine}>
              <span>
                <strong>{mine ? t('envelope.you') : player}</strong>
                <span className={chance.small}>{t('envelope.place', { place })}</span>
              </span>
              <strong>
                <MoneyText amount={amount} />
              </strong>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function How({
  promotionId,
  envelope: { terminal, state },
}: Part & { readonly promotionId: string }) {
  const { t } = useWords();
  return (
    <section className={chance.part} aria-labelledby="envelope-how">
      <h2 id="envelope-how">{t('envelope.how')}</h2>
      <p className={chance.small}>{t('envelope.how-words')}</p>
      <dl className={chance.codes}>
        <dt>{t('envelope.terminal')}</dt>
        <dd>
          <code>{terminal}</code>
        </dd>
      </dl>
      {state === 'ENDED' && (
        <Link className={buttonLook('plain')} href={`/verify?envelope=${promotionId}`}>
          {t('envelope.check')}
        </Link>
      )}
    </section>
  );
}
