import type { CampaignTerms } from '@nokshi/contract/promotions/terms.ts';
import { conditionOf, sentenceOf } from '@nokshi/contract/promotions/sentence.ts';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';

type Offer = Pick<CampaignTerms, 'trigger' | 'reward'>;

const LANGUAGES = ['EN', 'BN'] as const;

/** What members read of an offer, in both languages; what is missing while it cannot be said yet. */
export function Sentences({ offer }: { readonly offer: Offer | null }) {
  const { t } = useWords();
  if (!offer) return <p className={styles.quiet}>{t('campaigns.not-said-yet')}</p>;
  return (
    <>
      {LANGUAGES.map((language) => (
        <p key={language} lang={language.toLowerCase()}>
          {sentenceOf(offer, language)}
        </p>
      ))}
    </>
  );
}

/** Whom a campaign is for, a condition a line. */
export function Conditions({ audience }: Pick<CampaignTerms, 'audience'>) {
  const { t, language } = useWords();
  if (audience.length === 0) return <p>{t('campaigns.for-all')}</p>;
  return (
    <ul className={styles.points}>
      {audience.map((condition) => (
        <li key={condition.kind}>{conditionOf(condition, language)}</li>
      ))}
    </ul>
  );
}
