import type { Change, Input, Output } from '@nokshi/contract';
import { consoleProtectionRoutes as contract } from '@nokshi/contract/console/protection.ts';
import { PROFILES } from '@nokshi/contract/player/limits.ts';
import { audited } from '../../kernel/audited.ts';
import { operatorOf } from '../../kernel/caller.ts';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Act } from '../proposals/index.ts';
import type { LimitsDeps } from './room.ts';
import { FIRST_PROFILE, PROFILE, type ProfileCode } from './rules/profiles.ts';
import { readChoices, writeChoice } from './store/profile.ts';
import { TIGHTEN_JOB } from './tighten-checks.ts';

type Wish = Input<typeof contract.setProfile>;

const HISTORY_SHOWN = 50;
const LANES = 16;

/** What would be different, figure by figure. */
const profileChanges = (from: ProfileCode, to: ProfileCode): Change[] => {
  const before = figuresOf(from);
  return figuresOf(to)
    .map((figure, at) => ({ ...figure, from: before[at]?.to ?? '' }))
    .filter((change) => change.from !== change.to);
};

/** All figures, as they would be told of a profile that nothing was before. */
const figuresOf = (code: ProfileCode): Change[] => {
  const { markers, ...plain } = PROFILE[code];
  const steps = Object.entries(markers).map(([marker, at]) => [`marker-${marker}`, at] as const);
  return [...Object.entries(plain), ...steps].map(([name, figure]) => ({
    field: `protection.${name}`,
    from: '',
    to: said(figure),
  }));
};

const said = (figure: number | boolean | readonly number[]) =>
  Array.isArray(figure) ? figure.join(', ') : String(figure);

/** The profile that was chosen last, what each other one would change, and the history. */
export async function tellProfile(tx: Tx): Promise<Output<typeof contract.profile>> {
  const choices = await readChoices(tx, HISTORY_SHOWN);
  const code = choices[0]?.code ?? FIRST_PROFILE;
  return {
    code,
    figures: figuresOf(code),
    others: PROFILES.filter((other) => other !== code).map((other) => ({
      code: other,
      changes: profileChanges(code, other),
    })),
    history: choices.map((choice) => ({
      code: choice.code,
      setAt: choice.setAt.toISOString(),
      setBy: choice.setBy,
      reason: choice.reason,
    })),
  };
}

/**
 * Chooses the profile of protection. Members keep what they have: a reality check that comes more
 * seldom than the profile allows is made as frequent as that, lane by lane after this commit; nothing
 * becomes looser for who is a member. Refuses: limits.profile-same. Source: domain.md 12.
 */
export const profileAct = (room: LimitsDeps): Act<Wish> => ({
  code: 'limits.set-profile',
  permission: 'limits.profile',
  input: contract.setProfile.input,
  look: async (tx, { code }) => ({
    object: 'protection',
    label: code,
    changes: profileChanges(await chosenNow(tx, code), code),
  }),
  async run(tx, { code, reason }, caller) {
    const from = await chosenNow(tx, code);
    const setAt = room.clock.now();
    await writeChoice(tx, { code, setAt, setBy: operatorOf(caller).username, reason });
    const { checkMinutes, checkMayBeOff } = PROFILE[code];
    const payload = { most: Math.max(...checkMinutes), mayBeOff: checkMayBeOff };
    for (let lane = 0; lane < LANES; lane++)
      await room.jobs.enqueue(tx, {
        name: TIGHTEN_JOB,
        key: `${setAt.toISOString()} ${lane}`,
        payload: { ...payload, lane, after: null },
        runAt: setAt,
      });
    const facts = { from, to: code, reason };
    await audited(room, tx, { caller, act: 'limits.set-profile', object: 'protection', facts });
  },
});

async function chosenNow(tx: Tx, wished: ProfileCode): Promise<ProfileCode> {
  const code = (await readChoices(tx, 1))[0]?.code ?? FIRST_PROFILE;
  if (code === wished) throw refuse('limits.profile-same', { field: 'code' });
  return code;
}
