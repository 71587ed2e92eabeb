import type { Change, Input, Output } from '@nokshi/contract';
import { consoleProtectionRoutes as contract } from '@nokshi/contract/console/protection.ts';
import { PERIODS, PROFILES } from '@nokshi/contract/player/limits.ts';
import { audited } from '../../../kernel/audited.ts';
import { operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Act } from '../../base/proposals/index.ts';
import type { LimitsDeps } from './room.ts';
import { type Chosen, FIRST_CHOICE, profileOf } from './rules/profiles.ts';
import { PERIODS_JOB } from './set-periods.ts';
import { readChoices, writeChoice } from './store/profile.ts';
import { TIGHTEN_JOB } from './tighten-checks.ts';

type Wish = Input<typeof contract.setProfile>;

const HISTORY_SHOWN = 50;

/** What would change, figure by figure. */
const profileChanges = (from: Chosen, to: Chosen): Change[] => {
  const before = figuresOf(from);
  return figuresOf(to)
    .map((figure, at) => ({ ...figure, from: before[at]?.to ?? '' }))
    .filter((change) => change.from !== change.to);
};

/** All figures of a profile, listed as changes from nothing. */
const figuresOf = (chosen: Chosen): Change[] => {
  const { markers, ...plain } = profileOf(chosen.code);
  const steps = Object.entries(markers).map(([marker, at]) => [`marker-${marker}`, at] as const);
  return [...Object.entries(plain), ['periods', chosen.periods] as const, ...steps].map(
    ([name, figure]) => ({
      field: `protection.${name}`,
      from: '',
      to: said(figure),
    }),
  );
};

/** What there is none of is off. */
const said = (figure: number | boolean | string | readonly number[] | null) =>
  Array.isArray(figure) ? figure.join(', ') : String(figure ?? false);

/** The profile and periods chosen last, what each other choice would change, and the history. */
export async function showProfile(tx: Tx): Promise<Output<typeof contract.profile>> {
  const choices = await readChoices(tx, HISTORY_SHOWN);
  const { code, periods } = choices[0] ?? FIRST_CHOICE;
  const chosen = { code, periods };
  const others: Chosen[] = [
    ...PROFILES.filter((other) => other !== code).map((other) => ({ code: other, periods })),
    ...PERIODS.filter((other) => other !== periods).map((other) => ({ code, periods: other })),
  ];
  return {
    ...chosen,
    figures: figuresOf(chosen),
    others: others.map((other) => ({ ...other, changes: profileChanges(chosen, other) })),
    history: choices.map((choice) => ({
      code: choice.code,
      periods: choice.periods,
      setAt: choice.setAt.toISOString(),
      setBy: choice.setBy,
      reason: choice.reason,
    })),
  };
}

/**
 * Chooses the profile of protection. Members keep their settings: a reality check less frequent
 * than the profile allows is shortened, lane by lane after this commit; nothing becomes looser for
 * existing members. Refuses: limits.profile-same. Source: domain.md 12.
 */
export const profileAct = (room: LimitsDeps): Act<Wish> => ({
  code: 'limits.set-profile',
  permission: 'limits.profile',
  input: contract.setProfile.input,
  preview: async (tx, { code, periods }) => ({
    object: 'protection',
    label: code,
    changes: profileChanges(await chosenNow(tx, { code, periods }), { code, periods }),
  }),
  async run(tx, { code, periods, reason }, caller) {
    const chosen = { code, periods };
    const from = await chosenNow(tx, chosen);
    const setAt = room.clock.now();
    await writeChoice(tx, { ...chosen, setAt, setBy: operatorOf(caller).username, reason });
    for (let lane = 0; lane < room.laneCount; lane++)
      await followChoice(room, tx, { chosen, setAt, lane });
    const facts = { from: wordsOf(from), to: wordsOf(chosen), reason };
    await audited(room, tx, { caller, act: 'limits.set-profile', object: 'protection', facts });
  },
});

const wordsOf = ({ code, periods }: Chosen) => `${code} ${periods}`;

/** Updates the guards of a lane as the choice requires. */
async function followChoice(
  room: LimitsDeps,
  tx: Tx,
  { chosen, setAt, lane }: { chosen: Chosen; setAt: Date; lane: number },
): Promise<void> {
  const { checkMinutes, checkMayBeOff } = profileOf(chosen.code);
  const payload = { lane, after: null };
  const key = `${setAt.toISOString()} ${lane}`;
  await room.jobs.enqueue(tx, {
    name: TIGHTEN_JOB,
    key,
    payload: { ...payload, most: Math.max(...checkMinutes), mayBeOff: checkMayBeOff },
    runAt: setAt,
  });
  await room.jobs.enqueue(tx, { name: PERIODS_JOB, key, payload, runAt: setAt });
}

async function chosenNow(tx: Tx, wished: Chosen): Promise<Chosen> {
  const { code, periods } = (await readChoices(tx, 1))[0] ?? FIRST_CHOICE;
  if (code === wished.code && periods === wished.periods)
    throw refuse('limits.profile-same', { field: 'code' });
  return { code, periods };
}
