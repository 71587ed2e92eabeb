import type { raffleRoutes } from '@nokshi/contract/player/raffle.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, buttonLook, Facts, MoneyText, Note } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { Link } from 'wouter';
import { useAddress } from '../../lib/address.ts';
import { useAmount } from '../../lib/amount.ts';
import { useWords } from '../../lib/words.ts';
import chance from './chance.module.css';
import styles from './raffle.module.css';

type Shown = Output<typeof raffleRoutes.one>;
type Part = { readonly raffle: Shown };

/** The list is public, the draw is not yet: the chance of who has tickets. */
export function Frozen({ raffle }: Part) {
  const { t } = useWords();
  const { mine, drawsAt, tickets, entrants } = raffle;
  return (
    <section className={styles.box} aria-label={t('raffle.tickets')}>
      <p>
        <strong>{t('raffle.frozen', { at: timeText(drawsAt ?? '') })}</strong>
      </p>
      <p className={chance.small}>{t('raffle.frozen-words')}</p>
      <Chance mine={mine} tickets={tickets ?? '0'} />
      <Facts
        facts={[
          { name: t('raffle.all-tickets'), value: tickets },
          { name: t('raffle.entrants'), value: entrants },
        ]}
      />
    </section>
  );
}

/** Of the first prize: the own tickets out of all. */
function Chance({ mine, tickets }: { readonly mine: Shown['mine']; readonly tickets: string }) {
  const { t } = useWords();
  if (!mine) return null;
  if (mine.tickets === 0) return <p>{t('raffle.out')}</p>;
  const share = (mine.tickets / Number(tickets)) * 100;
  return (
    <>
      <Facts
        facts={[
          { name: t('raffle.tickets'), value: mine.tickets },
          { name: t('raffle.chance'), value: `${Number(share.toPrecision(2))} %` },
        ]}
      />
      <p className={chance.small}>{t('raffle.chance-words')}</p>
    </>
  );
}

export function Winners({ raffle: { winners, mine } }: Part) {
  const { t } = useWords();
  const amountText = useAmount();
  const { open } = useAddress();
  const own = winners.find((winner) => winner.mine);
  return (
    <section className={chance.part} aria-labelledby="raffle-winners">
      {own && (
        <Note kind="good">
          <strong>{t('raffle.won', { amount: amountText(own.amount) })}</strong>{' '}
          <Button small onClick={() => open({ mc: 'rewardCenter' })}>
            {t('raffle.claim')}
          </Button>
        </Note>
      )}
      {mine?.isIn && !own && <Note>{t(mine.tickets === 0 ? 'raffle.out' : 'raffle.not-won')}</Note>}
      <h2 id="raffle-winners">{t('raffle.drawn')}</h2>
      {winners.length === 0 ? (
        <p className={chance.small}>{t('raffle.nobody')}</p>
      ) : (
        <ol className={chance.list}>
          {winners.map((winner) => (
            <li key={winner.ticket} data-mine={winner.mine}>
              <span>
                <strong>{winner.mine ? t('raffle.you') : winner.player}</strong>
                <span className={chance.small}>
                  {t('raffle.ticket', { ticket: winner.ticket })}
                </span>
              </span>
              <strong>
                <MoneyText amount={winner.amount} />
              </strong>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

export function Prizes({ raffle: { prizes } }: Part) {
  const { t } = useWords();
  return (
    <section className={chance.part} aria-labelledby="raffle-prizes">
      <h2 id="raffle-prizes">{t('raffle.prizes')}</h2>
      <ol className={chance.list}>
        {prizes.map(({ count, amount }) => (
          <li key={`${count} ${amount}`}>
            <span>{t('raffle.prize', { count })}</span>
            <strong>
              <MoneyText amount={amount} />
            </strong>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What it rests on, with what is published so far. */
export function How({
  promotionId,
  raffle: { root, mine },
}: Part & { readonly promotionId: string }) {
  const { t } = useWords();
  return (
    <section className={chance.part} aria-labelledby="raffle-how">
      <h2 id="raffle-how">{t('raffle.how')}</h2>
      <p className={chance.small}>{t('raffle.how-words')}</p>
      {root && (
        <>
          <dl className={chance.codes}>
            <dt>{t('raffle.root')}</dt>
            <dd>
              <code>{root}</code>
            </dd>
            {mine?.entrant && (
              <>
                <dt>{t('raffle.entrant')}</dt>
                <dd>
                  <code>
                    {mine.entrant} {mine.tickets}
                  </code>
                </dd>
              </>
            )}
          </dl>
          <Link className={buttonLook('plain')} href={`/verify?raffle=${promotionId}`}>
            {t('raffle.check')}
          </Link>
        </>
      )}
    </section>
  );
}
