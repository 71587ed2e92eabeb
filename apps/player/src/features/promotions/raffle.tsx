import { raffleRoutes } from '@nokshi/contract/player/raffle.ts';
import type { ShownPromotion } from '@nokshi/contract/player/promotions.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { minorOf, toDecimal } from '@nokshi/money';
import { Button, Facts, Note, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../data/queries.ts';
import { useServerNow } from '../../data/server-now.ts';
import { useSession } from '../../data/session.ts';
import { useAmount } from '../../lib/amount.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import chance from './chance.module.css';
import styles from './raffle.module.css';
import { Frozen, How, Prizes, Winners } from './raffle-draw.tsx';
import { StatusButton } from './status-button.tsx';

type Shown = Output<typeof raffleRoutes.one>;
type Own = NonNullable<Shown['mine']>;
type Props = { readonly promotion: ShownPromotion };
type Part = { readonly raffle: Shown };

/** While tickets are counted and before the draw the page looks again by itself. */
const LOOK_MS = 30_000;
const MINUTE_MS = 60_000;

/** A raffle: its prizes, the own tickets and chance, its draw and its winners. */
export function Raffle({ promotion }: Props) {
  const who = useSession(({ phase }) => (phase === 'in' ? 'mine' : 'visitor'));
  const { promotionId } = promotion;
  const query = useQuery({
    queryKey: [who, 'promotions', 'raffle', promotionId],
    queryFn: () => call(raffleRoutes.one, { promotionId }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'COUNTING' || data?.state === 'FROZEN' ? LOOK_MS : false,
  });
  return (
    <QueryView query={query}>
      {(raffle) => (
        <>
          <Standing promotion={promotion} raffle={raffle} />
          <Prizes raffle={raffle} />
          <How promotionId={promotionId} raffle={raffle} />
        </>
      )}
    </QueryView>
  );
}

function Standing({ promotion, raffle }: Props & Part) {
  switch (raffle.state) {
    case 'OPEN':
      return <Open promotion={promotion} raffle={raffle} />;
    case 'COUNTING':
      return <Counting />;
    case 'FROZEN':
      return <Frozen raffle={raffle} />;
    case 'DRAWN':
      return <Winners raffle={raffle} />;
    case 'VOID':
      return <Void raffle={raffle} />;
  }
}

/** What the stakes of a ticket lose on average at a game that keeps 4 % of each. */
const costOf = (per: string): string => toDecimal((minorOf(per) * 4n) / 100n);

function Open({ promotion, raffle }: Props & Part) {
  const { t } = useWords();
  const isIn = useSession(({ phase }) => phase === 'in');
  const amountText = useAmount();
  const { mine, endsAt, entrants } = raffle;
  const { trigger } = promotion;
  const categories = trigger.kind === 'raffle' ? trigger.categories : [];
  return (
    <section className={styles.box} aria-label={t('raffle.tickets')}>
      {mine && <Tickets mine={mine} per={promotion.trigger} />}
      {mine && !mine.isIn && (
        <TakePart promotionId={promotion.promotionId} tickets={mine.tickets} />
      )}
      {mine?.isIn && <p className={styles.in}>{t('raffle.joined')}</p>}
      {!isIn && (
        <div>
          <StatusButton promotion={promotion} />
        </div>
      )}
      <Facts
        facts={[
          { name: t('raffle.ends'), value: <TimeLeft to={endsAt} /> },
          { name: t('raffle.entrants'), value: entrants },
          ...(categories.length === 0
            ? []
            : [
                {
                  name: t('raffle.games'),
                  value: categories.map((each) => t(`promotions.category-${each}`)).join(', '),
                },
              ]),
        ]}
      />
      {trigger.kind === 'raffle' && (
        <p className={chance.small}>
          {t('raffle.cost', {
            per: amountText(trigger.per),
            cost: amountText(costOf(trigger.per)),
          })}
        </p>
      )}
      <p className={chance.small}>{t('raffle.chance-later')}</p>
    </section>
  );
}

function Tickets({
  mine: { tickets, most, next },
  per,
}: {
  readonly mine: Own;
  readonly per: ShownPromotion['trigger'];
}) {
  const { t } = useWords();
  const amountText = useAmount();
  const whole = per.kind === 'raffle' ? Number(minorOf(per.per)) : 1;
  const missing = next === null ? 0 : Number(minorOf(next));
  return (
    <div className={styles.tickets}>
      <p className={styles.figure}>
        <strong>{tickets}</strong>
        <span>{t('raffle.tickets-of', { tickets, most })}</span>
      </p>
      {next === null ? (
        <p className={chance.small}>{t('raffle.most-reached')}</p>
      ) : (
        <>
          <progress
            className={styles.meter}
            max={whole}
            value={whole - missing}
            aria-label={t('raffle.next', { amount: amountText(next) })}
          />
          <p className={chance.small}>{t('raffle.next', { amount: amountText(next) })}</p>
        </>
      )}
    </div>
  );
}

function TakePart({
  promotionId,
  tickets,
}: {
  readonly promotionId: string;
  readonly tickets: number;
}) {
  const { t, why } = useWords();
  const again = () => void queries.invalidateQueries({ queryKey: ['mine'] });
  const act = useAct(
    async () => {
      await call(raffleRoutes.claim, { promotionId });
      tell(t('raffle.joined'), 'done');
      again();
    },
    (refused) => {
      tell(why(refused), 'wrong');
      again();
    },
  );
  return (
    <div className={chance.part}>
      <div>
        <Button kind="main" busy={act.busy} onClick={() => void act.run()}>
          {t('raffle.take-part')}
        </Button>
      </div>
      <p className={chance.small}>{t('raffle.take-part-words', { tickets })}</p>
    </div>
  );
}

function TimeLeft({ to }: { readonly to: string }) {
  const { t } = useWords();
  const left = Math.max(0, Date.parse(to) - useServerNow(MINUTE_MS));
  const minutes = Math.ceil(left / MINUTE_MS);
  const hours = Math.floor(minutes / 60);
  return hours < 24
    ? t('raffle.hours', { hours, minutes: minutes % 60 })
    : t('raffle.days', { days: Math.floor(hours / 24), hours: hours % 24 });
}

function Counting() {
  const { t } = useWords();
  return (
    <Note>
      <strong>{t('raffle.counting')}</strong> {t('raffle.counting-words')}
    </Note>
  );
}

function Void({ raffle: { reason } }: Part) {
  const { t } = useWords();
  return (
    <Note>
      <strong>{t('raffle.void')}</strong> {reason}
    </Note>
  );
}
