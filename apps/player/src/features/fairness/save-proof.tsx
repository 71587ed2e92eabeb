import { Button, Icon } from '@nokshi/ui';
import { saveFile } from '@nokshi/web/save-file.ts';
import { VerifyScript } from '../../lib/verify-script.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './fairness.module.css';

type Props = { readonly name: string; readonly proof: object };

/** The proof as a file for the stand-alone script, which needs nothing of ours. */
export function SaveProof({ name, proof }: Props) {
  const { t } = useWords();
  const file = `${name}.json`;
  return (
    <div className={styles.save}>
      <Button onClick={() => saveFile(file, JSON.stringify(proof, null, 2), 'application/json')}>
        <Icon name="download" />
        {t('fairness.save')}
      </Button>
      <VerifyScript file={file} />
    </div>
  );
}
