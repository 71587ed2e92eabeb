import { Button } from '@nokshi/ui';
import { saveFile } from '@nokshi/web/save-file.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import styles from './desk.module.css';
import { Refused } from './form.ts';

type Props = {
  readonly label: string;
  /** The name of the file. */
  readonly file: string;
  /** What is in it, read when the button is pressed. */
  readonly text: () => Promise<string>;
};

/** Saves a list as a file for a spreadsheet. */
export function SaveCsv({ label, file, text }: Props) {
  const save = useAct(async () => saveFile(file, await text(), 'text/csv'));
  return (
    <div className={styles.tools}>
      <Button small busy={save.busy} onClick={() => void save.run()}>
        {label}
      </Button>
      <Refused error={save.error} />
    </div>
  );
}
