import { Button, Note, TextArea } from '@nokshi/ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import styles from './desk.module.css';
import { FileButton } from './file-button.tsx';
import { useWords } from './words.ts';

/** Lines of CSV and what would become of them; other lines have another preview. */
export function useUpload<Plan>(look: (csv: string) => Promise<Plan>) {
  const [csv, setCsv] = useState('');
  const preview = useMutation({ mutationFn: () => look(csv) });
  const take = (text: string) => {
    setCsv(text);
    preview.reset();
  };
  const { data: plan, error, isPending, mutate } = preview;
  return { csv, take, plan, error, isPending, look: () => mutate() };
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
export function CsvUpload({ upload, explained, label, beside, error }: Props) {
  const { t, why } = useWords();
  const { csv, take, plan, isPending, look } = upload;
  const wrong = upload.error ?? error;
  return (
    <>
      <p className={styles.quiet}>{explained}</p>
      <div className={styles.tools}>
        <FileButton
          label={t('upload.file')}
          accept=".csv,text/csv"
          onFile={(file) => void file.text().then(take)}
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
      {wrong && <Note kind="wrong">{why(wrong)}</Note>}
      <div className={styles.tools}>
        <Button
          kind={plan ? 'plain' : 'main'}
          disabled={csv.trim() === ''}
          busy={isPending}
          onClick={look}
        >
          {t('upload.preview')}
        </Button>
      </div>
    </>
  );
}
