import { playerRoutes } from '@nokshi/contract';
import { playerOf, type Serve } from '../../../kernel/caller.ts';
import { fromWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { choosePaymentPassword } from './choose-payment-password.ts';
import { changePassword } from './change-password.ts';
import { answerLogin, logInRemembered } from './complete-login.ts';
import { confirmPassword } from './confirm-owner.ts';
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  setCodeStep,
} from './change-factors.ts';
import { askOwnPasskey, askProofCode } from './older-proof.ts';
import { askPasskey, askStepCode, passFactor } from './pass-factor.ts';
import { takeRememberedHere } from './remembered.ts';
import type { Internals } from './room.ts';
import { askContactCode, setContact } from './set-contact.ts';
import { showSecurity } from './show-security.ts';
import { deleteDevice, forgetRemembered } from './store/devices.ts';
import { renamePasskey } from './store/passkeys.ts';

const { contact, entry, paymentPassword, security } = playerRoutes;

export function securityRoutes(room: Internals, serve: Serve): void {
  factorRoutes(room, serve);
  entryRoutes(room, serve);
  serve.read(security.security, (tx, _input, caller) => showSecurity(room, tx, caller));
  serve.prepared(security.changePassword, (input, caller) => changePassword(room, input, caller));
  serve.direct(paymentPassword.set, async (wish, caller) => {
    await choosePaymentPassword(room, wish, caller);
    return {};
  });
  serve.story(paymentPassword.askCode, (tx, { proof }, caller) =>
    askProofCode(room, tx, { proof, caller }),
  );
  serve.story(security.askPasskey, (tx, _input, caller) => askOwnPasskey(room, tx, caller));
  serve.prepared(contact.askCode, (wish, caller) => askContactCode(room, wish, caller));
  serve.prepared(contact.set, (wish, caller) => setContact(room, wish, caller));
  serve.story(security.logoutEverywhere, async (tx, _input, caller) => {
    const { memberId } = playerOf(caller);
    const member = await room.accounts.lock(tx, memberId);
    await forgetRemembered(tx, memberId);
    await room.accounts.endSessions(tx, { member, because: 'revoked-all' });
    caller.setSession(null);
    caller.keep('remembered', null);
    return {};
  });
  serve.story(security.forgetDevice, async (tx, { id }, caller) => {
    const deviceId = fromWire('dev', id);
    if (!deviceId || (await deleteDevice(tx, playerOf(caller).memberId, deviceId)) === 0)
      throw refuse('identity.device-unknown');
    return {};
  });
  serve.prepared(security.requestClosing, async ({ password }, caller) => {
    const { memberId } = await confirmPassword(room, caller, { password });
    return (tx) => room.accounts.requestClosing(tx, memberId);
  });
}

/** What a member sets up and removes. */
function factorRoutes(room: Internals, serve: Serve): void {
  serve.prepared(security.beginTotp, (shown, caller) => beginTotp(room, caller, shown));
  serve.prepared(security.confirmTotp, ({ code }, caller) => confirmTotp(room, caller, code));
  serve.prepared(security.removeTotp, (shown, caller) => removeTotp(room, caller, shown));
  serve.prepared(security.beginPasskey, (shown, caller) => beginPasskey(room, caller, shown));
  serve.story(security.addPasskey, (tx, { name, passkey: answer }, caller) =>
    addPasskey(room, tx, { name, answer, caller }),
  );
  serve.story(security.renamePasskey, async (tx, { id, name }, caller) => {
    const { memberId } = playerOf(caller);
    if ((await renamePasskey(tx, { memberId, credentialId: id, name })) === 0)
      throw refuse('identity.second-factor-off');
    return {};
  });
  serve.prepared(security.removePasskey, (input, caller) => removePasskey(room, caller, input));
  serve.prepared(security.setCodeStep, (input, caller) => setCodeStep(room, caller, input));
  serve.prepared(security.renewRecoveryCodes, (shown, caller) =>
    renewRecoveryCodes(room, caller, shown),
  );
}

/** How a log-in continues after the password, or without it. */
function entryRoutes(room: Internals, serve: Serve): void {
  serve.direct(entry.passFactor, (input, caller) => passFactor(room, input, caller));
  serve.story(entry.askPasskey, (tx, { ticket }) => askPasskey(room, tx, ticket));
  serve.story(entry.askStepCode, (tx, input, caller) =>
    askStepCode(room, tx, { ...input, caller }),
  );
  serve.direct(entry.loginRemembered, async (_input, caller) =>
    answerLogin(caller, await room.db.tx((tx) => logInRemembered(room, tx, caller))),
  );
  serve.story(entry.forgetRemembered, async (tx, _input, caller) => {
    await takeRememberedHere(room, tx, caller);
    return {};
  });
}
