import { Note, RichText } from '@nokshi/ui';
import { useNotices } from '../../data/notices.ts';
import { useStatus } from '../../data/queries.ts';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import styles from './help.module.css';
import { HelpTopics } from './help-topics.tsx';
import { useHash } from './use-hash.ts';
import { WriteToUs } from './write-to-us.tsx';

/** The help centre; `/help#deposit` opens that topic. Checklist. */
export default function Help() {
  const { t, language } = useWords();
  const { go } = useAddress();
  const licence = useStatus().data?.info.brand.licence;
  const heads = (useNotices(language).data ?? []).filter(({ type }) => type === 'H');
  return (
    <div className={styles.page}>
      <h1>{t('page.help')}</h1>
      {heads.map((notice) => (
        <Note key={notice.id}>
          <strong>{notice.title}</strong>
          <RichText
            html={notice.content}
            lang={language === 'BN' ? 'bn' : 'en'}
            onFollow={(path) => go(path)}
          />
        </Note>
      ))}
      <HelpTopics wanted={useHash()} level={2} />
      <WriteToUs />
      {licence && <p>{t('footer.licence', { licence })}</p>}
    </div>
  );
}
