import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import {
  type Browser,
  NEW_PASSWORD,
  openTestRoom,
  PASSWORD,
  registration,
  type TestRoom,
} from '../operators/test-people.ts';

const { identity, security } = playerRoutes;

/** Before each test of a file: a member who has just registered in the browser at home. */
export function memberAtHome() {
  const at = {} as { test: TestRoom; rahim: string; home: Browser };
  let elsewhere = 0;
  beforeAll(async () => {
    at.test = await openTestRoom();
  });
  beforeEach(async () => {
    at.rahim = at.test.begin();
    at.home = at.test.browser();
    await at.home.call(identity.register, registration(at.rahim));
  });
  afterAll(() => at.test.close());
  return Object.assign(at, {
    login: (browser: Browser, more: object = {}) =>
      browser.call(identity.login, { username: at.rahim, password: PASSWORD, ...more }),
    /** A new browser, at an address of its own. */
    stranger() {
      elsewhere += 1;
      return at.test.browser(`198.51.100.${elsewhere}`);
    },
    change: (browser: Browser, more: object = {}) =>
      browser.call(security.changePassword, {
        oldPassword: PASSWORD,
        newPassword: NEW_PASSWORD,
        confirmNewPassword: NEW_PASSWORD,
        ...more,
      }),
  });
}
