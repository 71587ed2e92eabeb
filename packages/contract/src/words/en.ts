import type { RefusalCode } from '../refusals.ts';
import { agentsEn } from './agents-en.ts';
import { operatorsEn } from './operators-en.ts';
import { cashierEn } from './cashier-en.ts';
import { riskEn } from './risk-en.ts';
import { walletEn } from './wallet-en.ts';
import { limitsEn } from './limits-en.ts';

/**
 * What each refusal says in English: first what is the matter, then what helps. `{name}` is a fact
 * of the refusal; a sentence whose fact is missing is left out, so no first sentence needs one.
 */
export const refusalsEn: Readonly<Record<RefusalCode, string>> = {
  'edge.invalid-input': 'Something in the form is not right. Please check it and send it again.',
  'edge.malformed': 'We could not read this request.',
  'edge.key-missing': 'This call needs an Idempotency-Key of 8 to 64 letters and digits.',
  'edge.encryption-needed': 'Passwords must be sent encrypted. Please reload the page.',
  'edge.encryption-broken': 'The encrypted form could not be opened. Please reload the page.',
  'edge.not-logged-in': 'Please log in first.',
  'edge.session-ended': 'Your session has ended. Please log in again.',
  'edge.launch-ended': 'This game has been open too long. Please open it again.',
  'edge.signature-wrong': 'The signature of this message is not right.',
  'edge.forbidden': 'Your role does not allow this. It needs the permission {permission}.',
  'edge.origin-refused':
    'The page that asked is at an address that is not ours, so nothing was carried out.',
  'edge.not-found': 'There is nothing at this address.',
  'edge.method-not-allowed': 'This address does not know that method.',
  'edge.too-slow': 'The request took too long to arrive. Please try again.',
  'edge.too-large': 'This is more than we can take at once.',
  'edge.media-type': 'Please send JSON.',
  'edge.key-reused': 'This request was sent before with other contents, so it was not repeated.',
  'edge.too-many-requests':
    'That was too often in a short time. Please try again in {retryAfterSeconds} s.',
  'edge.fault': 'Something went wrong on our side. Nothing was lost; please try again.',
  'edge.maintenance': 'The site is closed for maintenance. We will be back soon.',
  'edge.region-blocked': 'The site is not available where you are. We see your address as {ip}.',
  'edge.busy': 'We are busy at the moment. Please try again in a few seconds.',

  'site.message-needed': 'Please write the message in both languages.',
  'site.version-changed':
    'Somebody else changed this meanwhile. Please look at the newest state and try again.',
  'site.field-rule': 'This rule cannot be kept. Its length may be from {min} to {max}.',
  'site.pattern-wrong': 'This pattern cannot be read. It is written as RE2 and has no look-around.',
  'site.code-needs-number':
    'A code can be asked for only where the form asks for the mobile number as well.',
  'content.version-changed': 'Somebody has changed this meanwhile. Please look at it again.',
  'content.unknown': 'It is not here any more.',
  'content.words-needed': 'Please write this in each language it is shown in.',
  'content.schedule-order': 'The end must come after the beginning.',
  'content.nothing-to-undo': 'There is no earlier version to go back to.',
  'content.too-many': 'There are {most} of these already. Please remove one that is not needed.',
  'site.post-unknown': 'This article is not here any more.',
  'media.too-large': 'The picture is too large. It may have {megabytes} MB at most.',
  'media.not-a-picture':
    'This is not a picture we can read. Please choose a file of one of these kinds: {kinds}.',
  'media.too-many-pixels':
    'The picture is too large in width or height. Please make it smaller first.',
  'messaging.member-unknown': 'Some of these usernames nobody has. They are {usernames}.',
  'messaging.nobody': 'There is nobody whom this letter would reach.',
  'messaging.letter-unknown': 'There is no such letter.',
  'messaging.letter-withdrawn': 'This letter has been withdrawn already.',
  'messaging.question-length':
    'Your question is too short or too long. Please write between {least} and {most} words.',
  'messaging.feedback-waits':
    'Your earlier questions still wait for an answer. Please wait for it; {most} may wait at a time.',
  'messaging.feedback-unknown': 'There is no such question.',
  'messaging.version-changed': 'Somebody has worked on this meanwhile. Please look at it again.',
  'messaging.answer-needed': 'Please write the answer first.',
  'chat.off': 'The chat is closed. Please write to us by email.',
  'chat.too-many':
    'These are many at once. Please wait {retryAfterSeconds} seconds and send it again.',
  'chat.wait-for-answer':
    'You have written a lot that nobody has read yet. Please wait for an answer first.',
  'chat.unknown': 'This conversation is not here any more.',
  'chat.file-unknown': 'This file is not here any more.',
  'chat.file-unreadable':
    'We cannot read this file. Please choose a picture (PNG, JPEG, WebP, AVIF) or a PDF.',
  'chat.file-active':
    'This PDF carries a script or another file inside. Please send one that can only be read.',
  'chat.file-too-large': 'The file is too large. It may have {megabytes} MB at most.',
  'chat.not-yours': 'Please take this conversation first.',
  'chat.taken': 'A colleague has taken this conversation meanwhile. It is with {operator} now.',
  'chat.nobody-there': 'This colleague is not at the desk now. Please choose somebody else.',
  'chat.version-changed': 'Somebody has changed the setting meanwhile. Please look at it again.',
  'site.application-unknown': 'There is no such application.',
  'site.nothing-changed': 'This is how it is already. There is nothing to change.',
  'site.schedule-order': 'The end must be after the beginning, and still to come.',
  'site.colour-faint': 'This colour cannot be read on the page: its contrast must be at least 4.5.',
  'site.default-language': 'The first language must be one of the languages offered.',
  'site.home-country':
    'The home country must be one of the countries served, and none that is served may be blocked.',
  'site.chat-host': 'The host of the chat’s address must stand on the list of its hosts.',
  'site.domain-taken': 'A host belongs to another merchant already. It is {host}.',
  'site.team-amounts': 'The least of one transfer is more than a whole day allows.',
  'site.flag-unknown': 'There is no such flag.',

  'proposals.proposal-unknown': 'There is no such proposal.',
  'proposals.own-proposal': 'Somebody else has to decide what you proposed.',
  'proposals.state-wrong': 'This proposal has been decided already.',
  'proposals.expired': 'This proposal has expired. Please propose it again.',
  'proposals.waiting': 'The same is proposed already and waits for a second person.',
  'proposals.always-two': 'This act always needs two people. No setting changes that.',
  'proposals.nobody-else':
    'There is no second operator who could approve this. Give another one the right first.',

  'couriers.kind-wrong': 'This courier cannot carry messages of this kind.',
  'couriers.template-wrong':
    'The template cannot be used. It needs the places of recipient and text, and a body in JSON.',
  'couriers.place-refused':
    'This address cannot be used. It must be encrypted (https, TLS) and on the public internet.',
  'couriers.secret-needed': 'Please type the secret again, because the messages go to a new place.',
  'couriers.recipient-wrong': 'Messages of this kind cannot be sent to this recipient.',
  'couriers.version-changed':
    'Somebody else changed this meanwhile. Please look at the newest state and try again.',

  'identity.true-account-needed':
    'You are in free play, and this needs a real account. You can open one at any time.',
  'identity.agents-only': 'The agent centre is for agents only.',
  'identity.free-play-closed': 'Free play is closed at the moment.',
  'identity.logged-in': 'You are logged in already. Please log out first.',
  'identity.restricted':
    'Your account is restricted. You can look at it, check your rounds and write to us.',
  'identity.wrong-credentials': 'Username or password is not right.',
  'identity.captcha-needed': 'Please type the characters in the image as well.',
  'identity.captcha-wrong': 'The characters did not match. Here is a new image.',
  'identity.challenge-needed': 'Your browser has to solve a small task first. Please try again.',
  'identity.challenge-wrong': 'The task was not solved in time. Please try again.',
  'identity.too-many-attempts':
    'There were too many attempts. Please try again in {retryAfterSeconds} s.',
  'identity.username-taken': 'This username is taken. Please choose another one.',
  'identity.username-pattern':
    'A username begins with a letter and has only letters and digits. It has {min} to {max} of them.',
  'identity.password-length':
    'The password is too short or too long. It needs {min} to {max} characters.',
  'identity.password-common': 'This password is easy to guess. Please choose another one.',
  'identity.password-pattern': 'The password has a character that cannot be used.',
  'identity.passwords-differ': 'The two passwords are not the same.',
  'identity.password-same': 'The new password is the same as the old one.',
  'identity.terms-needed':
    'Please agree to the terms and confirm your age. You must be at least {minimumAge} years old.',
  'identity.invitation-wrong': 'We do not know this invitation code.',
  'identity.field-missing': 'Please fill this in.',
  'identity.field-length':
    'This is too short or too long. It needs between {min} and {max} characters.',
  'identity.field-pattern': 'This does not have the form that is asked for.',
  'identity.field-unwanted': 'The form does not ask for this any more. Please open it again.',
  'identity.payment-password-pattern': 'A payment password has exactly six digits.',
  'identity.payment-password-easy':
    'This payment password is easy to guess. Please choose another one.',
  'identity.payment-password-same': 'The payment password must differ from the log-in password.',
  'identity.payment-password-wrong': 'The payment password is not right.',
  'identity.payment-password-unset': 'Please choose a payment password first.',
  'identity.proof-needed':
    'We cannot be sure yet that it is you. Please use one of the ways that are offered, or write to customer service.',
  'identity.registration-closed': 'Registration is closed at the moment.',
  'identity.code-login-closed':
    'Logging in with a code is switched off. Log in by name, or write to customer service.',
  'identity.phone-missing': 'Please give your mobile number first.',
  'identity.phone-wrong':
    'Please give a valid mobile number. Here it has {digits} digits, such as {example}.',
  'identity.contact-taken':
    'This number or address belongs to an account already. Look for it under Members.',
  'identity.mail-wrong': 'Please give a valid mail address.',
  'identity.code-missing': 'Please type the code that was sent to you.',
  'identity.codes-used-up': 'No more codes can be sent for now. Please write to customer service.',
  'identity.code-wrong': 'This is not the code that was sent. You can try {triesLeft} more times.',
  'identity.code-expired': 'This code is no longer valid. Please have a new one sent.',
  'identity.session-unknown': 'This session has already ended.',
  'identity.member-unknown': 'There is no such member.',
  'identity.factor-needed':
    'You are at a place we do not know well yet. Please confirm that it is you.',
  'identity.place-rests':
    'Something that shows that it is you was taken off or replaced lately. For your safety money goes out from this browser and address from {usableFrom} on, and from where you always log in already now.',
  'identity.second-factor-needed': 'Please confirm that it is you.',
  'identity.second-factor-wrong': 'The code is not right or has expired. Please try the next one.',
  'identity.second-factor-off': 'The second factor is not switched on.',
  'identity.second-factor-on': 'The second factor is already switched on.',
  'identity.password-wrong': 'The password is not right.',
  'identity.log-in-over': 'This log-in took too long. Please start again with your password.',
  'identity.not-remembered':
    'This browser is no longer remembered. Please log in with your password.',
  'identity.passkeys-full': 'You have ten passkeys already. Please remove one first.',
  'identity.firebase-off': 'No such check is set up here: ask for a code instead.',
  'identity.firebase-wrong': 'This proof of your number does not hold. Ask for a code instead.',
  'identity.firebase-away': 'The check of your number cannot be made now. Ask for a code instead.',
  'identity.nothing-held': 'Nobody is held here any more.',
  'identity.affiliate-unknown': 'There is no such code any more.',
  'identity.affiliate-taken': 'This code is in use. Choose another one.',
  'identity.affiliates-full':
    'This agent has as many codes as an agent may have. The most is {most}.',
  'identity.not-an-agent': 'This account is not an agent’s, or it is closed.',
  'identity.device-unknown': 'This device is no longer on the list.',
  'identity.password-change-needed': 'Please change your password first.',
  'identity.state-wrong': 'The account is already in that state.',
  'identity.second-factor-setup-needed': 'Please set up your second factor before you go on.',
  'identity.operator-unknown': 'There is no such operator.',
  'identity.own-account': 'You cannot do this to your own account. Ask another administrator.',
  'identity.last-admin': 'This is the last active administrator. Make another one first.',
  'identity.more-than-own': 'You cannot give a right that you do not have. It is {permission}.',
  ...limitsEn,

  'catalogue.game-unknown': 'We do not have this game.',
  'catalogue.game-off': 'This game is closed at the moment.',
  'catalogue.game-is-group': 'This is a group of games: choose one of them.',
  'catalogue.favorites-full': 'You keep 200 favourites already. Take one out first.',
  'catalogue.vendor-unknown': 'We do not have this studio.',
  'catalogue.value-wrong': 'This cannot be set so.',
  'catalogue.schedule-order': 'The end has to come after the beginning.',
  'catalogue.nothing-changed': 'Nothing would change.',
  'catalogue.csv-unreadable': 'This is no CSV with a column game_id and a line below it.',
  'catalogue.too-many-lines': 'An upload has 2,000 lines at most.',
  'catalogue.preview-old': 'Games have changed since the preview. Look at it again.',
  'catalogue.nothing-to-undo': 'Only the newest change can be undone, once.',

  'slots.stake-not-offered': 'This stake is not offered. Please choose one from the list.',
  'slots.too-soon': 'The next spin is ready in a moment.',
  'slots.round-unknown': 'There is no such round.',
  'slots.jackpot-ended': 'The jackpot of this game has ended, so it cannot be played now.',
  'slots.jackpot-unknown': 'There is no such jackpot.',
  'slots.jackpot-changed': 'Somebody changed these terms meanwhile. Please look at them again.',
  'slots.jackpot-terms': 'Give a seed and a share for every pot of the game.',
  'slots.jackpot-share': 'Each share of the smallest stake must be a whole number of paisa.',
  'slots.jackpot-return':
    'With these terms the game would return less than its sheet says, or more than 97 %.',
  'slots.jackpot-state': 'That does not fit the state of these pots.',
  'slots.game-open': 'Close the game in the catalogue first.',
  'slots.jackpot-same': 'Nothing is different from the terms now.',
  'slots.draw-unknown': 'There is no such draw.',
  'slots.alarm-unknown': 'There is no such alarm.',
  'slots.alarm-closed': 'This alarm is closed already.',

  'fairness.client-seed': 'Your seed may have 1 to 64 letters, digits, hyphens and underscores.',
  'fairness.round-unknown': 'There is no such round.',
  'fairness.seed-unused': 'No round was played with this seed yet.',

  ...cashierEn,
  ...agentsEn,
  ...walletEn,
  ...riskEn,
  ...operatorsEn,

  'jackpots.pool-unknown': 'There is no such jackpot.',
  'jackpots.award-unknown': 'There is no such award.',
  'jackpots.version-changed':
    'Somebody has changed this jackpot meanwhile. Please look at it again.',
  'jackpots.nothing-changed': 'The jackpot is set up like this already.',
  'jackpots.state-wrong': 'The jackpot is already in that state.',
  'jackpots.cap-too-low': 'The ceiling must lie above the start by one step at least.',
  'jackpots.schedule-order': 'The end must be after the beginning, and still to come.',
  'jackpots.too-many-pools': 'There are as many jackpots as there may be. The most is {atMost}.',

  'vendors.unknown': 'There is no such studio.',
  'vendors.off': 'Games of this studio are closed at the moment. Please choose another game.',
  'vendors.country': 'Games of this studio are not offered where you are.',
  'vendors.currency': 'Games of this studio are not played in your currency.',
  'vendors.no-wallet': 'This studio has no wallet of its own: its games use your balance here.',
  'vendors.silent': 'The studio gives no answer at the moment. Please try again soon.',
  'vendors.nothing-there': 'There is nothing to move back.',
  'vendors.transfer-too-large': 'This is more than can be moved at once. Please write to us.',
  'vendors.transfer-under-way':
    'Money is still under way between you and this studio. Please wait until it has arrived.',
  'vendors.transfer-unknown': 'There is no such transfer.',
  'vendors.version-changed':
    'Somebody else changed this studio meanwhile. Please look at it again.',
  'vendors.no-report': 'The studio has handed in no record of this day yet.',
  'vendors.no-free-rounds': 'The studio of this game takes no free rounds.',
  'vendors.may-not-play': 'This account may not play for money at the moment.',
  'vendors.stake-below': 'The game is not played at so small a stake.',
  'vendors.grant-unknown': 'There are no such free rounds.',
  'vendors.grant-over': 'Nothing is left of these free rounds.',
  'vendors.key-changing': 'The key was just changed: end the one of before first.',
  'vendors.key-shared': 'We ask this studio as well, so it needs a shared secret.',
  'vendors.key-wrong': 'This is no public RSA key of 2048 bits or more.',
  'vendors.key-unknown': 'There is no such key any more.',

  'wagers.wager-unknown': 'There is no such bet.',
  'records.range': 'This range of days is not possible. It may span {days} days at most.',
};
