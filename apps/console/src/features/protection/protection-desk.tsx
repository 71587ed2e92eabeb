import { useWords } from '../../lib/words.ts';
import styles from '../../lib/desk.module.css';
import { ProfilePart } from './profile-part.tsx';

/** How the house protects its members. domain.md 12. */
export default function ProtectionDesk() {
  const { t } = useWords();
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.protection')}</h1>
      </div>
      <ProfilePart />
    </>
  );
}
