import { Button, Icon } from '@nokshi/ui';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import styles from './page-title.module.css';

/** The heading of a page of lotteries, with the way to how their draws are made. */
export function PageTitle({ title }: { readonly title: string }) {
  const { t } = useWords();
  const { open } = useAddress();
  return (
    <div className={styles.title}>
      <h1>{title}</h1>
      <Button kind="quiet" small className={styles.how} onClick={() => open({ how: '1' })}>
        <Icon name="seal" size={18} />
        {t('lottery.how')}
      </Button>
    </div>
  );
}
