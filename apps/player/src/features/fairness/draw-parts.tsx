import type { SharedDraw } from '@nokshi/house-math/verify/draw-proof.ts';
import type { DrawVerdict } from '@nokshi/house-math/verify/shared-draw.ts';
import type { Asset } from '@nokshi/money';
import { Facts } from '@nokshi/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../lib/words.ts';
import { DrawChecks, type ListedAs } from './draw-checks.tsx';
import styles from './fairness.module.css';
import { SaveProof } from './save-proof.tsx';
import { Said, ServiceButton, Technical } from './verdict.tsx';

type Props = {
  readonly proof: SharedDraw;
  readonly verdict: DrawVerdict;
  /** The bet as it was listed. */
  readonly text: string | undefined;
  /** What its list is of. */
  readonly of?: ListedAs;
  /** What was drawn, first of all. */
  readonly children: ReactNode;
};

/** A shared draw: what was shown, whether it agrees, each check, and what it was committed to. */
export function CheckedShared({ proof, verdict, text, of = 'bets', children }: Props) {
  return (
    <div className={styles.page}>
      {children}
      <Sign state={verdict.state} of={of} />
      <DrawChecks checks={verdict.checks} of={of} />
      <Technical>
        <Committed proof={proof} text={text} of={of} />
      </Technical>
      <SaveProof name={`${proof.purpose}-${proof.issue}`} proof={proof} />
    </div>
  );
}

const SIGNS = { verified: 'check', wrong: 'close', unknown: 'clock' } as const;

const VERIFIED = {
  bets: 'verify.verified-words',
  tickets: 'verify.raffle-words',
  shares: 'verify.envelope-words',
} as const satisfies Readonly<Record<ListedAs, string>>;
const ROOTS = {
  bets: 'verify.all-bets',
  tickets: 'verify.all-tickets',
  shares: 'verify.envelope-hash',
} as const satisfies Readonly<Record<ListedAs, string>>;

function Sign({ state, of }: Pick<DrawVerdict, 'state'> & { readonly of: ListedAs }) {
  const { t } = useWords();
  const fits = state === 'unknown' ? undefined : state === 'verified';
  const words = t(state === 'verified' ? VERIFIED[of] : `verify.${state}-words`);
  return (
    <div className={styles.verdict} data-fits={fits} role="status">
      <Said icon={SIGNS[state]} title={t(`verify.${state}`)} words={words} />
      {state === 'wrong' && <ServiceButton />}
    </div>
  );
}

function Committed({ proof, text, of }: Pick<Props, 'proof' | 'text'> & { readonly of: ListedAs }) {
  const { t } = useWords();
  const { terminal, number, before, link, root, lanes } = proof;
  const bets = lanes.reduce((all, { count }) => all + count, 0);
  const code = (written: string) => <code>{written}</code>;
  return (
    <>
      <Facts
        facts={[
          { name: t('verify.commitment'), value: code(terminal) },
          { name: t('verify.number'), value: number },
          ...(before ? [{ name: t('verify.before'), value: code(before) }] : []),
          { name: t('verify.link'), value: link ? code(link) : t('verify.link-secret') },
          { name: t(ROOTS[of]), value: code(root) },
          // The first line of a raffle's list is its prizes.
          ...(of === 'tickets' ? [{ name: t('verify.lines'), value: bets - 1 }] : []),
          ...(of === 'bets'
            ? [
                {
                  name: t('verify.lists'),
                  value: t('verify.lists-of', { lists: lanes.length, bets }),
                },
              ]
            : []),
        ]}
      />
      {text !== undefined && (
        <p className={styles.text}>
          {t('verify.bet-text')}
          <code>{text}</code>
        </p>
      )}
    </>
  );
}

const MONEY_SIGNS: Readonly<Partial<Record<Asset, string>>> = { BDT: '৳', FUN: 'FUN ' };

/** What is before an amount: a proof says itself which money its bet was of, to members and visitors alike. */
export const signOf = (asset: Asset): string => MONEY_SIGNS[asset] ?? '';
