import { useWords } from './words.ts';

const SCRIPT = 'verify-round.mjs';

/** A command is the same in every language. */
const commandFor = (file: string): string => `node ${SCRIPT} ${file}`;

/** How to check a saved file without this site: the script to download, and the command. */
export function VerifyScript({ file }: { readonly file: string }) {
  const { t } = useWords();
  return (
    <p>
      {t('fairness.script')} <code>{commandFor(file)}</code>{' '}
      <a href={`/${SCRIPT}`} download={SCRIPT}>
        {t('fairness.download-script')}
      </a>
    </p>
  );
}
