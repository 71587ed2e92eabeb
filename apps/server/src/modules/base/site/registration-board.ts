import type { ChallengeSetting, RegistrationRule } from '@nokshi/contract/player/site.ts';
import { type FieldRule, readField } from '@nokshi/contract/registration/field-fault.ts';
import { isPatternId, PATTERNS } from '@nokshi/contract/registration/patterns.ts';
import type { FieldSetting } from '@nokshi/contract/console/site-settings.ts';
import type { FieldCheck, SiteDeps } from './face.ts';
import { compilePattern } from './own-pattern.ts';
import { registrationForm } from './store/registration.ts';

type Form = {
  readonly register: readonly RegistrationRule[];
  readonly challenge: ChallengeSetting;
  readonly version: number;
};

type Whole = Awaited<ReturnType<typeof registrationForm>>;

/** The registration form on this server: drawn and checked from memory. */
export type RegistrationBoard = {
  form(): Form;
  check(field: string, value: string | undefined): FieldCheck;
  /** Whether an operator's own pattern compiles. */
  readable(pattern: string): boolean;
  refresh(): Promise<void>;
  /** This server takes the form now, the others read it; each shows it on its open pages. */
  announce(whole: Whole): void;
};

/** Read again when the bus reports a change, and after the bus itself was unavailable. */
export function createRegistrationBoard(deps: SiteDeps): RegistrationBoard {
  const topic = `site.registration.${deps.config.brandId}`;
  let known: Form | undefined;
  const form = (): Form => {
    if (!known) throw new Error('the site room was used before it was started');
    return known;
  };
  const refresh = async () =>
    take(await deps.db.read((tx) => registrationForm(tx, deps.config.brandId)));
  const take = (whole: Whole) => {
    const before = known;
    if (before && whole.version <= before.version) return;
    known = { ...whole, register: whole.fields.map(toWireRule) };
    if (before) show(known);
  };
  const show = ({ register, challenge }: Form) =>
    deps.live.each(({ realm }) =>
      realm === 'player' ? { type: 'registration', register, challenge } : null,
    );
  const refreshInBackground = () => {
    refresh().catch((err: unknown) => deps.log.warn('registration form not read', { err }));
  };
  deps.bus.subscribe(topic, refreshInBackground);
  deps.bus.subscribe('bus.reconnected', refreshInBackground);
  return {
    form,
    refresh,
    readable: (pattern) => compilePattern(pattern) !== null,
    announce(whole) {
      take(whole);
      deps.bus.publish(topic, { version: whole.version });
    },
    check(field, value) {
      const rule = form().register.find((each) => each.field === field);
      if (!rule) return { value, fault: value ? 'unwanted' : null, enabled: false, min: 0, max: 0 };
      const read = readField(rule satisfies FieldRule, value);
      return { ...read, enabled: rule.enabled, min: rule.minLength, max: rule.maxLength };
    },
  };
}

/** A rule as clients get it: with the pattern's text, `*` for anything. */
const toWireRule = ({ ownPattern, ...rule }: FieldSetting): RegistrationRule => ({
  ...rule,
  acceptedPattern: ownPattern ?? (isPatternId(rule.patternId) ? PATTERNS[rule.patternId] : '*'),
  program: ownPattern === null ? null : compilePattern(ownPattern),
});
