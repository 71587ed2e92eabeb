import { consoleRoutes, type Output, playerRoutes, type Sent } from '@nokshi/contract';
import type { FieldSetting } from '@nokshi/contract/console/site-settings.ts';
import type { HttpClient } from '../harness/client.ts';
import { newAddress, PASSWORD, type RunningHouse } from '../harness/house.ts';

const { identity } = playerRoutes;
const desk = consoleRoutes.settings;

export type Field = FieldSetting['field'];
export type Change = {
  fields?: Partial<Record<Field, Partial<FieldSetting>>>;
  challenge?: Partial<Output<typeof desk.registration>['setting']['challenge']>;
};

export const SHOWN = { enabled: true };
export const ASKED = { enabled: true, required: true };
export const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });

/** The operator who changes the registration form, and the visitors who fill it in. */
export function registrationDesk(now: () => { house: RunningHouse; operator: HttpClient }) {
  let names = 0;
  /** The form as it is with these changes, ready to be sent. */
  async function changed({ fields = {}, challenge = {} }: Change) {
    const { setting, version } = await now().operator.call(desk.registration, {});
    return {
      version,
      setting: {
        fields: setting.fields.map((rule) => ({ ...rule, ...fields[rule.field] })),
        challenge: { ...setting.challenge, ...challenge },
      },
      reason: 'The form as this test needs it',
    };
  }
  const form = (more: object = {}): Sent<typeof identity.register> => {
    names += 1;
    const username = `formname${names}`;
    return { username, password: PASSWORD, confirmPassword: PASSWORD, agree: true, ...more };
  };
  return {
    changed,
    form,
    set: async (change: Change) => now().operator.call(desk.setRegistration, await changed(change)),
    /** What the server says to a form from an address of its own: its code and field, or ok. */
    async said(more: object = {}, client = now().house.visitor()) {
      const { answer } = await client.send(identity.register, form(more), from(newAddress()));
      return answer.success ? 'ok' : `${answer.code} ${answer.field ?? ''}`.trim();
    },
  };
}
