import type { FieldSetting } from '@nokshi/contract/console/site-settings.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { SiteRoom } from './room.ts';
import { ruleProblem } from './rules/registration-setting.ts';

/**
 * Checks that a registration form can be drawn and stored by these rules: every field once, lengths
 * that an account can have, patterns that compile. Refuses: site.field-rule, site.pattern-wrong,
 * site.code-needs-number.
 */
export function checkFields(
  room: Pick<SiteRoom, 'registration'>,
  fields: readonly FieldSetting[],
): void {
  const seen = new Set<string>();
  for (const rule of fields) {
    if (seen.has(rule.field)) throw refuse('site.field-rule', { field: rule.field });
    seen.add(rule.field);
    const problem = ruleProblem(rule, room.registration.readable);
    if (problem?.kind === 'pattern') throw refuse('site.pattern-wrong', { field: rule.field });
    if (problem) {
      const { min, max } = problem;
      throw refuse('site.field-rule', { field: rule.field, value: { min, max } });
    }
  }
  const [code, number] = ['verificationCode', 'mobileNum'].map((name) =>
    fields.find(({ field }) => field === name),
  );
  if (code?.enabled && !(number?.enabled && number.required >= code.required))
    throw refuse('site.code-needs-number', { field: 'verificationCode' });
}
