import { useWords } from './words.ts';

const SCRIPT = 'verify-round.mjs';

/** How to check a saved file without this site: the script to download, and the command. */
export function VerifyScript({ file }: { readonly file: string }) {
  const { t } = useWords();
  return (
    <p>
      {t('fairness.script')} <code>{`node ${SCRIPT} ${file}`}</code>{' '}
      <a href={`/${SCRIPT}`} download={SCRIPT}>
        {t('fairness.download-script')}
      </a>
    </p>
  );
}
