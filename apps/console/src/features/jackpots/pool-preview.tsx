import { toDecimal } from '@nokshi/money';
import { Facts, MoneyText, Note } from '@nokshi/ui';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import type { Preview } from './draft.ts';

/** What a cycle will cost and how long it can take, while the fields are typed. */
export function PoolPreview({ preview }: { readonly preview: Preview | null }) {
  const { t } = useWords();
  if (!preview) return <Note>{t('jackpots.preview-none')}</Note>;
  const money = (minor: bigint) => <MoneyText amount={toDecimal(minor)} />;
  return (
    <section className={styles.stack} aria-label={t('jackpots.preview')}>
      <h3>{t('jackpots.preview')}</h3>
      <Facts
        facts={[
          { name: t('jackpots.an-hour'), value: money(preview.anHour) },
          { name: t('jackpots.a-day'), value: money(preview.aDay) },
          { name: t('jackpots.to-cap'), value: t('jackpots.hours', { n: preview.hoursToCap }) },
          { name: t('jackpots.middle'), value: money(preview.middle) },
          { name: t('jackpots.cover-at-most'), value: money(preview.coverAtMost) },
        ]}
      />
    </section>
  );
}
