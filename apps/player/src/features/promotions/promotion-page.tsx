import type { promotionsRoutes } from '@nokshi/contract/player/promotions.ts';
import { sentenceOf } from '@nokshi/contract/promotions/sentence.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { EmptyState, Facts, MoneyText } from '@nokshi/ui';
import { refusedWith } from '@nokshi/web/refusal.ts';
import { Link } from 'wouter';
import { useGame } from '../../data/queries.ts';
import { useAddress } from '../../lib/address.ts';
import { useAmount } from '../../lib/amount.ts';
import { GameLink } from '../../lib/game-link.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { ApplicationPart } from './application.tsx';
import { Envelope } from './envelope.tsx';
import { PromotionArt } from './promotion-art.tsx';
import { When } from './promotion-card.tsx';
import styles from './promotions.module.css';
import { usePromotion } from './promotions.ts';
import { Raffle } from './raffle.tsx';
import { Wheel } from './wheel.tsx';
import { StatusButton } from './status-button.tsx';

type Shown = Output<typeof promotionsRoutes.one>;

/** `/promoDetail?id=`: what one promotion brings, takes and is expected to cost. Checklist R-022. */
export default function PromotionPage() {
  const { params } = useAddress();
  const promotion = usePromotion(params.get('id') ?? '');
  if (promotion.error && isUnknown(promotion.error)) return <NotFound />;
  return (
    <QueryView query={promotion}>
      {(shown) => <Detail key={shown.promotionId} shown={shown} />}
    </QueryView>
  );
}

/** Also an address that was typed wrong. */
const isUnknown = (error: Error): boolean =>
  refusedWith(error, 'promotions.unknown', 'edge.invalid-input');

function NotFound() {
  const { t } = useWords();
  return (
    <EmptyState title={t('promotions.not-found')} icon="gift" level={1}>
      <p>{t('promotions.not-found-words')}</p>
      <Link href="/promotions">{t('promotions.to-list')}</Link>
    </EmptyState>
  );
}

function Detail({ shown }: { readonly shown: Shown }) {
  const { t, language, local } = useWords();
  const about = local(shown.about);
  const isBonus = shown.reward.kind === 'bonus';
  return (
    <article className={styles.detail}>
      <Link className={styles.look} href="/promotions">
        {t('promotions.to-list')}
      </Link>
      <PromotionArt promotion={shown} />
      <h1>{local(shown.title)}</h1>
      <p className={styles.lead}>{sentenceOf(shown, language)}</p>
      <When promotion={shown} />
      <TakePart shown={shown} />
      <RoundsGame reward={shown.reward} />
      <Example {...shown} />
      <Counts contributions={shown.contributions} />
      {about !== '' && (
        <section className={styles.part}>
          <h2>{t('promotions.about')}</h2>
          <p className={styles.about}>{about}</p>
        </section>
      )}
      {isBonus && (
        <section className={styles.part}>
          <h2>{t('promotions.terms')}</h2>
          <p>{t('promotions.terms-words')}</p>
        </section>
      )}
    </article>
  );
}

/** Some triggers have a part of their own; of the others one act is all. */
function TakePart({ shown }: { readonly shown: Shown }) {
  switch (shown.trigger.kind) {
    case 'application':
      return <ApplicationPart promotion={shown} />;
    case 'raffle':
      return <Raffle promotion={shown} />;
    case 'wheel':
      return <Wheel promotion={shown} />;
    case 'envelope':
      return <Envelope promotion={shown} />;
    default:
      return (
        <div className={styles.foot}>
          <StatusButton promotion={shown} />
        </div>
      );
  }
}

/** The game that free rounds are of, or in which a free bet is used. */
const gameOf = (reward: Shown['reward']): string | null => {
  if (reward.kind === 'free-rounds') return reward.gameId;
  return reward.kind === 'free-bet' ? reward.product : null;
};

function RoundsGame({ reward }: Pick<Shown, 'reward'>) {
  const { t, local } = useWords();
  const gameId = gameOf(reward);
  const game = useGame(gameId).data;
  if (!game || gameId === null) return null;
  return (
    <GameLink game={game}>
      <small>
        {t(reward.kind === 'free-bet' ? 'promotions.bet-game' : 'promotions.rounds-game')}
      </small>
      {local(game.name)}
    </GameLink>
  );
}

/** What it takes to play it through, and what that costs on average. */
function Example({ example, reward }: Pick<Shown, 'example' | 'reward'>) {
  const { t } = useWords();
  const amountText = useAmount();
  if (!example)
    return (
      <section className={styles.part}>
        <h2>{t('promotions.must')}</h2>
        <p>
          {t(
            gameOf(reward) === null ? 'promotions.nothing-to-stake' : 'promotions.winnings-are-own',
          )}
        </p>
      </section>
    );
  const { deposit, amount, turnover, bets, stake, loss, worth } = example;
  const money = (name: string, value: string) => ({ name, value: <MoneyText amount={value} /> });
  return (
    <section className={styles.part}>
      <h2>{t('promotions.example')}</h2>
      <Facts
        facts={[
          ...(deposit === null ? [] : [money(t('promotions.example-deposit'), deposit)]),
          money(t('promotions.example-amount'), amount),
          money(t('promotions.example-turnover'), turnover),
          {
            name: t('promotions.example-bets'),
            value: t('promotions.example-bets-of', { count: bets, stake: amountText(stake) }),
          },
          money(t('promotions.example-loss'), loss),
          money(t('promotions.example-worth'), worth),
        ]}
      />
      <p className={styles.small}>{t('promotions.example-words')}</p>
    </section>
  );
}

const CATEGORIES = ['RNG', 'FISH', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'LIVE', 'PVP'] as const;

/** So much of a stake counts, by category. */
function Counts({ contributions }: Pick<Shown, 'contributions'>) {
  const { t } = useWords();
  if (!contributions) return null;
  return (
    <section className={styles.part}>
      <h2>{t('promotions.counts')}</h2>
      <p className={styles.small}>{t('promotions.counts-words')}</p>
      <ul className={styles.shares}>
        {CATEGORIES.map((category) => {
          const percent = contributions[category] ?? 100;
          return (
            <li key={category}>
              <span>{t(`promotions.category-${category}`)}</span>
              <meter min={0} max={100} value={percent} aria-hidden="true" />
              <strong>{percent}%</strong>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
