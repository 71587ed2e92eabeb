import { Button } from '@nokshi/ui';
import { LANGUAGE_NAMES, speak } from '@nokshi/web/language.ts';
import { useWords } from './words.ts';

/** Goes to the other language, named in itself. */
export function LanguageButton() {
  const { language } = useWords();
  const other = language === 'EN' ? 'BN' : 'EN';
  return (
    <Button
      small
      kind="quiet"
      className="own-name"
      lang={other.toLowerCase()}
      onClick={() => void speak(other, true)}
    >
      {LANGUAGE_NAMES[other]}
    </Button>
  );
}
