import type { Slip } from '@nokshi/contract/player/agent-slips.ts';
import { minorOf } from '@nokshi/money';
import { MoneyText, moneyText } from '@nokshi/ui';
import { type Translate, useWords } from '../../../lib/words.ts';
import styles from './contracts.module.css';
import { isPaidBack, moved, negative, sumOf } from './slips.ts';

type Props = { readonly slip: Slip };
type Line = { readonly name: string; readonly amount: string; readonly sum?: boolean };

/** How a slip adds up, line by line, and the same in words under it. */
export function SlipSums({ slip }: Props) {
  const { t } = useWords();
  return (
    <section className={styles.part} aria-labelledby="slip-how">
      <h4 id="slip-how">{t('slip.how')}</h4>
      <dl className={styles.sums}>
        {linesOf(t, slip).map(({ name, amount, sum }) => (
          <div key={name} data-sum={sum || undefined}>
            <dt>{name}</dt>
            <dd>
              <MoneyText amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
      <p>{wordsOf(t, slip).join(' ')}</p>
    </section>
  );
}

const isSome = (amount: string | null): amount is string =>
  amount !== null && minorOf(amount) !== 0n;

/** What the rate alone gives. */
const earnedOf = ({ amount, changes }: Slip): string => sumOf(amount, negative(changes));

/** What the rate of a dividend is applied to. */
const dividendBase = ({ loss, carryIn }: Slip): string => sumOf(loss ?? '0', carryIn ?? '0');

function linesOf(t: Translate, slip: Slip): readonly Line[] {
  const { rate, changes, amount, payMode, paidDown, owedIn, payable, carryOut } = slip;
  const some = (name: string, value: string | null): readonly Line[] =>
    isSome(value) ? [{ name, amount: value }] : [];
  return [
    ...baseLines(t, slip),
    ...(rate === null
      ? []
      : [{ name: t('slip.part-earned', { rate }), amount: earnedOf(slip), sum: true }]),
    ...some(t('slip.part-changes'), changes),
    { name: t('slip.part-amount'), amount, sum: true },
    ...(payMode === 'house' ? some(t('slip.part-down'), negative(paidDown)) : []),
    ...some(t('slip.part-owed'), negative(owedIn)),
    isPaidBack(slip)
      ? { name: t('slip.part-back'), amount: moved(slip), sum: true }
      : { name: t('slip.part-payable'), amount: payable, sum: true },
    ...some(t('slip.part-carry-out'), carryOut),
  ];
}

function baseLines(t: Translate, slip: Slip): readonly Line[] {
  const { kind, components, loss, carryIn, valid, wonPart, lostPart, closing } = slip;
  if (closing) return [];
  if (kind === 'real-time')
    return [
      { name: t('slip.won-part'), amount: wonPart ?? '0' },
      { name: t('slip.lost-part'), amount: lostPart ?? '0' },
    ];
  if (kind !== 'dividend') return [{ name: t('slip.valid'), amount: valid }];
  const parts = (components ?? []).map(({ component, amount }) => ({
    name: t(`slip.part-${component}`),
    amount,
  }));
  return [
    ...parts,
    { name: t('slip.part-loss'), amount: loss ?? '0', sum: true },
    ...(isSome(carryIn)
      ? [
          { name: t('slip.part-carry'), amount: carryIn },
          { name: t('slip.part-base'), amount: dividendBase(slip), sum: true },
        ]
      : []),
  ];
}

function wordsOf(t: Translate, slip: Slip): readonly string[] {
  const { changes, amount, payMode, paidDown, owedIn } = slip;
  return [
    ...(slip.closing ? [] : [earnedWords(t, slip)]),
    ...(isSome(changes)
      ? [t('slip.say-changes', { changes: moneyText(changes, true), amount: moneyText(amount) })]
      : []),
    ...(payMode === 'house' && isSome(paidDown)
      ? [t('slip.say-down', { down: moneyText(paidDown) })]
      : []),
    ...(isSome(owedIn) ? [t('slip.say-owed', { owed: moneyText(owedIn) })] : []),
  ];
}

function earnedWords(t: Translate, slip: Slip): string {
  const { kind, rate, valid, wonPart, lostPart, loss, carryIn } = slip;
  const earned = moneyText(earnedOf(slip));
  if (kind === 'real-time')
    return t('slip.say-real-time', {
      won: moneyText(wonPart ?? '0'),
      lost: moneyText(lostPart ?? '0'),
      earned,
    });
  const base = dividendBase(slip);
  const facts = {
    loss: moneyText(loss ?? '0'),
    carry: moneyText(carryIn ?? '0', true),
    base: moneyText(base),
  };
  const plain = isSome(carryIn) ? '' : '-plain';
  if (kind === 'dividend' && minorOf(base) <= 0n) return t(`slip.say-negative${plain}`, facts);
  if (rate === null) return t('slip.say-no-tier');
  if (kind === 'dividend') return t(`slip.say-dividend${plain}`, { ...facts, rate, earned });
  return t('slip.say-wage', { rate, valid: moneyText(valid), earned });
}
