import { Button, Icon, TextArea } from '@nokshi/ui';
import { type FormEvent, useRef, useState } from 'react';
import { VerifyScript } from '../../lib/verify-script.tsx';
import { useWords } from '../../lib/words.ts';
import { CheckedDraw, type LotteryLook } from './checked-draw.tsx';
import { PastedAward } from './pasted-award.tsx';
import { PastedRound } from './pasted-round.tsx';
import { readSaved, type Saved } from './read-saved.ts';
import styles from './verify-page.module.css';

type Props = { readonly look: LotteryLook };

/** `/verify`: anybody checks a saved round, draw or award in their own browser. */
export function VerifyPage({ look }: Props) {
  const { t } = useWords();
  const [saved, setSaved] = useState<Saved | null>(null);
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('page.verify')}</h1>
        <p className={styles.lead}>{t('verify.lead')}</p>
      </header>
      <PasteForm onSaved={setSaved} />
      {saved && <Result saved={saved} look={look} />}
      {!saved && (
        <div className={styles.alone}>
          <VerifyScript file="round.json" />
        </div>
      )}
    </div>
  );
}

function PasteForm({ onSaved }: { readonly onSaved: (saved: Saved) => void }) {
  const { t } = useWords();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const check = (typed: string) => {
    const saved = readSaved(typed);
    if (saved.kind === 'not-json') setWrong(t('verify.not-json'));
    else if (saved.kind === 'not-proof') setWrong(t('verify.not-proof', { field: saved.field }));
    else {
      setWrong(undefined);
      onSaved(saved);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    check(text);
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const read = await file.text();
    setText(read);
    check(read);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextArea
        label={t('verify.saved')}
        hint={t('verify.saved-hint')}
        error={wrong}
        className={styles.text}
        rows={5}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('verify.choose')}
        accept="application/json,.json"
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          target.value = '';
        }}
      />
      <div className={styles.buttons}>
        <Button kind="main" type="submit">
          {t('verify.check')}
        </Button>
        <Button onClick={() => input.current?.click()}>
          <Icon name="list" size={18} />
          {t('verify.choose')}
        </Button>
      </div>
    </form>
  );
}

function Result({ saved, look }: Props & { readonly saved: Saved }) {
  switch (saved.kind) {
    case 'draw':
      return <CheckedDraw proof={saved.proof} look={look} />;
    case 'round':
      return <PastedRound saved={saved.proof} />;
    case 'award':
      return <PastedAward proof={saved.proof} />;
    default:
      return null;
  }
}
