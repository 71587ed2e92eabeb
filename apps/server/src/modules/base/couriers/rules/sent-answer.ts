import type { CourierSetting } from '@nokshi/contract/console/couriers.ts';

type HttpSetting = Extract<CourierSetting, { courier: 'http' }>;
export type Answer = { readonly status: number; readonly body: string };

const MOST_SHOWN = 60;

/**
 * Why the answer of a provider does not mean sent, by what the operator has set; null when it does.
 * Of the answer only the value at the set place is repeated: the rest may hold the message.
 */
export function notSent(
  { statuses, answerPath, answerText }: HttpSetting,
  { status, body }: Answer,
): string | null {
  const right = statuses.length > 0 ? statuses.includes(status) : status >= 200 && status <= 299;
  if (!right) return `the provider answered ${status}`;
  if (answerPath) {
    const value = valueAt(body, answerPath);
    if (value === answerText) return null;
    const found = value === null ? 'is not there' : `is “${value.slice(0, MOST_SHOWN)}”`;
    return `the provider answered ${status}, and ${answerPath} ${found}`;
  }
  if (body.includes(answerText)) return null;
  return `the provider answered ${status} without “${answerText}”`;
}

/** The value at a path of a JSON text as text; null where there is no such value. */
function valueAt(body: string, path: string): string | null {
  let value: unknown;
  try {
    value = JSON.parse(body.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return null;
    value = (value as Record<string, unknown>)[name];
  }
  return typeof value === 'object' || value === undefined ? null : String(value);
}
