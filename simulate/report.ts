import { formatAmount } from '@nokshi/money';
import type { Lived } from './live-day.ts';

const taka = (minor: bigint) => `৳${formatAmount(minor)}`.padStart(16);

/** What happened, as lines: counts, money, products, then what was compared. */
export function reportOf({ world, people, sums, checks }: Lived): string[] {
  const { tally, deck } = world;
  const rounds = people.reduce((all, { told }) => all + told.rounds, 0);
  const inside = people.filter(({ memberId }) => memberId).length;
  return [
    '',
    ...table(
      [...tally.rows()]
        .sort((a, b) => (a.act < b.act ? -1 : a.act > b.act ? 1 : b.times - a.times))
        .map(({ act, ended, times }) => [act, ended, String(times)]),
    ),
    '',
    `${inside} members, ${rounds} rounds of ${deck.size} games, ${tally.acts()} calls counted`,
    `deposited  ${taka(sums.deposited)}`,
    `withdrawn  ${taka(sums.withdrawn)}`,
    `staked     ${taka(sums.staked)}`,
    `paid out   ${taka(sums.paidOut)}`,
    `GGR        ${taka(sums.staked - sums.paidOut)}`,
    `pools won  ${taka(sums.awarded)}`,
    `with members ${taka(sums.cash + sums.held).trimStart()}, of which ${taka(sums.held).trim()} on hold`,
    ...[...sums.products].map(
      ([category, { staked, paidOut }]) =>
        `  ${category.padEnd(8)} staked ${taka(staked)}, paid out ${taka(paidOut)}, GGR ${taka(staked - paidOut)}`,
    ),
    ...tally.notes(),
    '',
    ...checks.flatMap(({ name, found }) => [
      `${found.length === 0 ? '✓' : '✗'} ${name}`,
      ...shortened(found),
    ]),
    `${tally.faults().length === 0 ? '✓' : '✗'} nothing unexpected was answered`,
    ...shortened(tally.faults()),
  ];
}

const MOST = 20;

const shortened = (lines: readonly string[]): string[] => [
  ...lines.slice(0, MOST).map((line) => `    ${line}`),
  ...(lines.length > MOST ? [`    and ${lines.length - MOST} more`] : []),
];

/** Columns as wide as what is in them; the last one at its right. */
function table(rows: readonly (readonly string[])[]): string[] {
  const width = (column: number) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0));
  return rows.map(
    ([act = '', ended = '', times = '']) =>
      `${act.padEnd(width(0))}  ${ended.padEnd(width(1))}  ${times.padStart(width(2))}`,
  );
}

export const isClean = ({ checks, world }: Lived): boolean =>
  world.tally.faults().length === 0 && checks.every(({ found }) => found.length === 0);

/** How people get into a house that stays: its operator's authenticator is known to nobody else. */
export const waysIn = ({ operator }: Pick<Lived, 'operator'>): string[] => {
  const { username, password, factorKey } = operator.credentials;
  return [
    '',
    `Operator ${username}, password: ${password}`,
    ...(factorKey ? [`Key to enter in an authenticator app: ${factorKey}`] : []),
    `For a further day: OPERATOR_NAME, OPERATOR_PASSWORD${factorKey ? ' and OPERATOR_FACTOR_KEY' : ''}`,
  ];
};
