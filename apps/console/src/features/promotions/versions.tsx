import { timeText } from '@nokshi/web/time.ts';
import { Changes } from '../../lib/changes.tsx';
import styles from '../../lib/desk.module.css';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { type Campaign, changesOf, isOpen } from './campaign.ts';
import { PublishButton } from './campaign-acts.tsx';

type Props = { readonly campaign: Campaign };

/** Versions, newest first, each with what it made different; an older one can be published again. */
export function Versions({ campaign }: Props) {
  const { t } = useWords();
  const may = useMay('promotions.write');
  const { versions, version: inForce, newest } = campaign;
  return (
    <>
      {versions.map(({ version, savedAt, savedBy, publishedAt, terms }, at) => {
        const before = versions[at + 1]?.terms ?? null;
        const changes = before === null ? [] : changesOf(before, terms);
        return (
          <article key={version} className={`${styles.card} ${styles.stack}`}>
            <div className={styles.between}>
              <span className={styles.pair}>
                <strong>{t('campaigns.version', { version })}</strong>
                <small>{t('campaigns.saved', { at: timeText(savedAt), by: savedBy })}</small>
                {publishedAt && (
                  <small>{t('campaigns.published', { at: timeText(publishedAt) })}</small>
                )}
              </span>
              {version === inForce && (
                <span className={`${styles.badge} ${styles.good}`}>{t('campaigns.in-force')}</span>
              )}
              {may && isOpen(campaign) && version < newest && version !== inForce && (
                <PublishButton campaign={campaign} version={version} />
              )}
            </div>
            {changes.length > 0 && <Changes changes={changes} />}
          </article>
        );
      })}
    </>
  );
}
