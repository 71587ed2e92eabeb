import { Button, Note, TextArea } from '@nokshi/ui';
import { useAct } from '@nokshi/web/use-act.ts';
import { type ReactNode, useState } from 'react';
import styles from './desk.module.css';
import { FileButton } from './file-button.tsx';
import { Refused } from './form.ts';
import { readText } from './read-text.ts';
import { useWords } from './words.ts';

/** Lines of CSV and what would become of them; other lines have another preview. */
export function useUpload<Plan>(look: (csv: string) => Promise<Plan>) {
  const [csv, setCsv] = useState('');
  const [isUtf8, setUtf8] = useState(true);
  const preview = useAct(() => look(csv));
  const take = (text: string, asUtf8 = true) => {
    setCsv(text);
    setUtf8(asUtf8);
    preview.reset();
  };
  const { answer: plan, error, busy, run } = preview;
  return { csv, isUtf8, take, plan, error, busy, look: () => void run() };
}

type Props = {
  readonly upload: ReturnType<typeof useUpload<object>>;
  readonly explained: string;
  readonly label: string;
  /** Another way to get lines, beside the file. */
  readonly beside?: ReactNode;
  readonly error?: Error | null;
};

/** Lines are typed, pasted or read from a file, and looked at before anything is written. */
export function CsvUpload({ upload, explained, label, beside, error = null }: Props) {
  const { t } = useWords();
  const { csv, isUtf8, take, plan, busy, look } = upload;
  return (
    <>
      <p className={styles.quiet}>{explained}</p>
      <div className={styles.tools}>
        <FileButton
          label={t('upload.file')}
          accept=".csv,text/csv"
          onFile={(file) => void readText(file).then((read) => take(read.text, read.isUtf8))}
        />
        {beside}
      </div>
      <TextArea
        label={label}
        rows={8}
        spellCheck={false}
        value={csv}
        onChange={({ target }) => take(target.value)}
      />
      {!isUtf8 && <Note kind="wrong">{t('upload.not-utf8')}</Note>}
      <Refused error={upload.error ?? error} />
      <div className={styles.tools}>
        <Button
          kind={plan ? 'plain' : 'main'}
          disabled={csv.trim() === ''}
          busy={busy}
          onClick={look}
        >
          {t('upload.preview')}
        </Button>
      </div>
    </>
  );
}
