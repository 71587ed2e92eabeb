import type { ShownPromotion } from '@nokshi/contract/player/promotions.ts';
import { sentenceOf } from '@nokshi/contract/promotions/sentence.ts';
import { timeText } from '@nokshi/web/time.ts';
import { Link } from 'wouter';
import { useWords } from '../../lib/words.ts';
import { PromotionArt } from './promotion-art.tsx';
import styles from './promotions.module.css';
import { StatusButton } from './status-button.tsx';

/** A promotion in the list: its picture, what it brings in one sentence, and what to do. */
export function PromotionCard({ promotion }: { readonly promotion: ShownPromotion }) {
  const { t, language, local } = useWords();
  const { promotionId, title, badge } = promotion;
  return (
    <li className={styles.card}>
      <PromotionArt promotion={promotion} />
      <div className={styles.body}>
        <h2>
          <Link href={`/promoDetail?id=${promotionId}`}>{local(title)}</Link>
        </h2>
        {badge !== 'none' && <span className={styles.badge}>{t(`promotions.badge-${badge}`)}</span>}
        <p>{sentenceOf(promotion, language)}</p>
        <When promotion={promotion} />
      </div>
      <div className={styles.foot}>
        <StatusButton promotion={promotion} />
        <Link className={styles.look} href={`/promoDetail?id=${promotionId}`}>
          {t('promotions.look')}
        </Link>
      </div>
    </li>
  );
}

/** From or until when, and how many places are left. */
export function When({ promotion }: { readonly promotion: ShownPromotion }) {
  const { t } = useWords();
  const { status, startsAt, endsAt, placesLeft } = promotion;
  return (
    <p className={styles.small}>
      {status === 'soon'
        ? t('promotions.begins', { at: timeText(startsAt) })
        : endsAt
          ? t('promotions.ends', { at: timeText(endsAt) })
          : t('promotions.no-end')}
      {placesLeft !== null && ` · ${t('promotions.places', { count: placesLeft })}`}
    </p>
  );
}
