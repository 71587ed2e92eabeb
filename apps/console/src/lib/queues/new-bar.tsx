import { Button } from '@nokshi/ui';
import { useWords } from '../words.ts';
import styles from './queues.module.css';

type Props = { readonly held: number; readonly onShow: () => void };

/** Over a list: how many rows are held back, and the way to them. */
export function NewBar({ held, onShow }: Props) {
  const { t } = useWords();
  return (
    <div role="status">
      {held > 0 && (
        <p className={styles.bar}>
          {t('queues.new-rows', { count: held })}
          <Button small onClick={onShow}>
            {t('queues.show-new')}
          </Button>
        </p>
      )}
    </div>
  );
}
