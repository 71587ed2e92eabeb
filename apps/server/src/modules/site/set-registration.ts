import type { Input, Output } from '@nokshi/contract';
import type { consoleSiteRoutes } from '@nokshi/contract/console/site.ts';
import { type Caller, operatorOf } from '../../kernel/caller.ts';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { SiteRoom } from './room.ts';
import { ruleProblem } from './rules/registration-setting.ts';
import { registrationForm, writeRegistration } from './store/registration.ts';

type Setting = Input<typeof consoleSiteRoutes.setRegistration>;

/**
 * Changes the registration form: which fields, in which order, how long, which pattern; and which
 * challenge is asked where. The audit keeps what was and what is; open forms follow after the
 * commit. Checklist E-078, V-019..V-029.
 * Refuses: site.field-rule, site.pattern-wrong, site.version-changed.
 */
export async function setRegistration(
  room: SiteRoom,
  tx: Tx,
  { setting, caller }: { setting: Setting; caller: Caller },
): Promise<Output<typeof consoleSiteRoutes.setRegistration>> {
  const operator = operatorOf(caller);
  const { brandId } = room.config;
  const fields = setting.fields.map((rule) => ({
    ...rule,
    ownPattern: rule.patternId === 'own' ? rule.ownPattern : null,
  }));
  checkFields(room, fields);
  const before = await registrationForm(tx, brandId);
  const written = await writeRegistration(tx, {
    brandId,
    fields,
    challenge: setting.challenge,
    version: setting.version,
    changedAt: room.clock.now(),
    changedBy: operator.username,
  });
  if (!written) throw refuse('site.version-changed', { field: 'version' });
  const { version, challenge } = written;
  const after = { fields, challenge, version };
  await room.audit.append(tx, {
    operatorId: operator.operatorId,
    operator: operator.username,
    act: 'site.set-registration',
    object: brandId,
    facts: { before, after },
    ip: caller.ip,
  });
  tx.afterCommit(() => room.registration.tellAll(after));
  return after;
}

function checkFields(room: SiteRoom, fields: Setting['fields']): void {
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
}
