import type { RegistrationRule } from '@nokshi/contract/player/site.ts';
import type { OwnMatch } from '@nokshi/contract/registration/field-fault.ts';

/**
 * How an operator's own patterns are tried: by the same linear engine as on the server, loaded
 * when a form has one. Checklist V-029.
 */
export async function ownMatchFor(rules: readonly RegistrationRule[]): Promise<OwnMatch> {
  if (!rules.some(({ enabled, patternId }) => enabled && patternId === 'own')) return () => true;
  const { RE2JS } = await import('re2js');
  return (pattern, value) => RE2JS.compile(pattern).matches(value);
}
