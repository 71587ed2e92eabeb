import { Button, Icon, TextArea } from '@nokshi/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAddress } from '../../lib/address.ts';
import { VerifyScript } from '../../lib/verify-script.tsx';
import { useWords } from '../../lib/words.ts';
import { Asked, askedIn } from './asked-draw.tsx';
import { AskedProofView, proofIn } from './asked-proof.tsx';
import { CheckedDraw, type LotteryLook } from './checked-draw.tsx';
import { CheckedEnvelope } from './checked-envelope.tsx';
import { CheckedInstant } from './checked-instant.tsx';
import { CheckedKite } from './checked-kite.tsx';
import { CheckedRaffle } from './checked-raffle.tsx';
import { CheckedWheel } from './checked-wheel.tsx';
import { CheckedTable } from './checked-table.tsx';
import { PastedAward } from './pasted-award.tsx';
import { PastedRound } from './pasted-round.tsx';
import { readSaved, type Saved } from './read-saved.ts';
import styles from './verify-page.module.css';

type Props = { readonly look: LotteryLook };

/**
 * `/verify`: anybody checks a saved round, draw or award in their own browser; `?gameCode=&issue=`
 * checks a draw of a lottery and `?bet=` an own bet, as the house proves them; `?table=&issue=` a round of a table and
 * `?flight=` one of the kite, `?raffle=` a raffle, `?envelope=` a red envelope, `?spin=` an own spin of a wheel.
 */
export function VerifyPage({ look }: Props) {
  const { t } = useWords();
  const { params } = useAddress();
  const [saved, setSaved] = useState<Saved | null>(null);
  const proof = saved ? null : proofIn(params);
  const asked = saved || proof ? null : askedIn(params);
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('page.verify')}</h1>
        <p className={styles.lead}>{t('verify.lead')}</p>
      </header>
      {proof && <AskedProofView asked={proof} />}
      {asked && <Asked asked={asked} look={look} />}
      <PasteForm onSaved={setSaved} />
      {saved && <Result saved={saved} look={look} />}
      {!saved && !asked && !proof && <How />}
    </div>
  );
}

function PasteForm({ onSaved }: { readonly onSaved: (saved: Saved | null) => void }) {
  const { t } = useWords();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const check = (typed: string) => {
    const saved = readSaved(typed);
    const reason =
      saved.kind === 'not-json'
        ? t('verify.not-json')
        : saved.kind === 'not-proof'
          ? t('verify.not-proof', { field: saved.field })
          : undefined;
    setWrong(reason);
    onSaved(reason ? null : saved);
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

const STEPS = ['verify.step-1', 'verify.step-2', 'verify.step-3', 'verify.step-4'] as const;

/** What a draw rests on, and how to check it without this page. */
function How() {
  const { t } = useWords();
  return (
    <section className={styles.how}>
      <h2>{t('verify.how')}</h2>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      <VerifyScript file="round.json" />
    </section>
  );
}

/** Comes into view by itself: on a phone it begins below what was pasted. */
function Result({ saved, look }: Props & { readonly saved: Saved }) {
  const shown = useRef<HTMLDivElement>(null);
  // Chromium answers a promise here, which an effect must not return.
  useEffect(() => void shown.current?.scrollIntoView({ block: 'start' }), [saved]);
  return (
    <div ref={shown} className={styles.result}>
      <Checked saved={saved} look={look} />
    </div>
  );
}

function Checked({ saved, look }: Props & { readonly saved: Saved }) {
  switch (saved.kind) {
    case 'draw':
      return <CheckedDraw proof={saved.proof} look={look} />;
    case 'table':
      return <CheckedTable proof={saved.proof} />;
    case 'kite':
      return <CheckedKite proof={saved.proof} />;
    case 'instant':
      return <CheckedInstant proof={saved.proof} name="round" />;
    case 'round':
      return <PastedRound saved={saved.proof} />;
    case 'wheel':
      return <CheckedWheel proof={saved.proof} name="spin" />;
    case 'envelope':
      return <CheckedEnvelope proof={saved.proof} />;
    case 'raffle':
      return <CheckedRaffle proof={saved.proof} />;
    case 'award':
      return <PastedAward proof={saved.proof} />;
    default:
      return null;
  }
}
