import type { RefusalCode } from '../refusals.ts';
import { agentsEn } from './agents-en.ts';
import { slotsEn } from './slots-en.ts';
import { lotteryEn } from './lottery-en.ts';
import { memberTypeEn } from './member-type-en.ts';
import { operatorsEn } from './operators-en.ts';
import { cashierEn } from './cashier-en.ts';
import { riskEn } from './risk-en.ts';
import { walletEn } from './wallet-en.ts';
import { limitsEn } from './limits-en.ts';
import { pointsEn } from './points-en.ts';
import { promotionsEn } from './promotions-en.ts';
import { vipEn } from './vip-en.ts';
import { tablesEn } from './tables-en.ts';

/**
 * The English words of each refusal: first what happened, then what helps. `{name}` is a fact of
 * the refusal; a sentence whose fact is missing is left out, so no first sentence needs one.
 */
export const refusalsEn: Readonly<Record<RefusalCode, string>> = {
  'edge.invalid-input': 'Something in the form is not right. Please check it and try again.',
  'edge.malformed': 'We could not read this request.',
  'edge.key-missing': 'This call needs an Idempotency-Key of 8 to 64 letters and digits.',
  'edge.encryption-needed': 'Passwords must be sent encrypted. Please reload the page.',
  'edge.encryption-broken': 'The encrypted form could not be decrypted. Please reload the page.',
  'edge.not-logged-in': 'Please log in first.',
  'edge.session-ended': 'Your session has ended. Please log in again.',
  'edge.launch-ended': 'This game was open for too long. Please open it again.',
  'edge.signature-wrong': 'The signature of this message is not valid.',
  'edge.forbidden': 'Your role does not allow this. It needs the permission {permission}.',
  'edge.origin-refused': 'The request came from an address that is not ours, so nothing was done.',
  'edge.not-found': 'There is nothing at this address.',
  'edge.method-not-allowed': 'This address does not support that method.',
  'edge.too-slow': 'The request took too long to arrive. Please try again.',
  'edge.too-large': 'This is too large to send at once.',
  'edge.media-type': 'Please send JSON.',
  'edge.key-reused':
    'This request was sent before with different contents, so it was not repeated.',
  'edge.too-many-requests':
    'There were too many requests in a short time. Please try again in {retryAfterSeconds} s.',
  'edge.uploads-in-progress':
    'Other files of yours are still being sent. Please try again when they have arrived.',
  'edge.fault': 'Something went wrong on our side. Nothing was lost; please try again.',
  'edge.maintenance': 'The site is closed for maintenance. We will be back soon.',
  'edge.region-blocked': 'The site is not available in your region. Your IP address is {ip}.',
  'edge.busy': 'We are busy at the moment. Please try again in a few seconds.',

  'site.message-needed': 'Please write the message in both languages.',
  'site.version-changed':
    'Somebody else changed this in the meantime. Please check the latest version and try again.',
  'site.field-rule':
    'This rule is not possible. Its length is {exactly}. Its length can be {min} to {max}.',
  'site.pattern-wrong': 'This pattern is not valid. Please use RE2 syntax, without look-around.',
  'site.code-needs-number':
    'A code needs the mobile number. Please show that field in the form as well.',
  'content.version-changed': 'Somebody changed this in the meantime. Please check it again.',
  'content.unknown': 'This no longer exists.',
  'content.words-needed': 'Please fill this in for each language it is shown in.',
  'content.schedule-order': 'The end must be after the start.',
  'content.nothing-to-undo': 'There is no earlier version to return to.',
  'content.too-many': 'There are {most} of these already. Please remove one that is not needed.',
  'content.target-unknown': 'There is no such game or promotion on the site. Please check the id.',
  'content.edition-fixed':
    'People have agreed to this edition, so it stays as it is. Please create a new edition.',
  'content.edition-taken': 'There is an edition of this name already. Please choose another name.',
  'site.terms-unknown': 'This text has not been published.',
  'site.post-unknown': 'This article no longer exists.',
  'media.too-large': 'The picture is too large. It may have {megabytes} MB at most.',
  'media.not-a-picture':
    'We cannot read this picture. Please choose a file of one of these types: {kinds}.',
  'media.too-many-pixels':
    'The picture is too large in width or height. Please make it smaller first.',
  'messaging.member-unknown': 'Some of these usernames do not exist. They are {usernames}.',
  'messaging.nobody': 'This letter would reach nobody.',
  'messaging.letter-unknown': 'This letter was not found.',
  'messaging.letter-withdrawn': 'This letter has already been withdrawn.',
  'messaging.question-length':
    'Your question is too short or too long. Please write between {least} and {most} words.',
  'messaging.feedback-waits':
    'Your earlier questions are still waiting for an answer. Please wait for it; {most} can wait at a time.',
  'messaging.feedback-unknown': 'This question was not found.',
  'messaging.version-changed': 'Somebody worked on this in the meantime. Please check it again.',
  'messaging.answer-needed': 'Please write an answer first.',
  'chat.off': 'The chat is closed. Please write to us by email.',
  'chat.too-many':
    'You sent too much at once. Please wait {retryAfterSeconds} seconds and send it again.',
  'chat.wait-for-answer':
    'You have sent many messages that are still unread. Please wait for an answer first.',
  'chat.unknown': 'This conversation no longer exists.',
  'chat.file-unknown': 'This file no longer exists.',
  'chat.file-unreadable':
    'We cannot read this file. Please choose a picture (PNG, JPEG, WebP, AVIF) or a PDF.',
  'chat.file-active': 'This PDF contains a script or another file. Please send one without.',
  'chat.file-too-large': 'The file is too large. It may have {megabytes} MB at most.',
  'chat.not-yours': 'Please take this conversation first.',
  'chat.taken': 'A colleague took this conversation in the meantime. It is with {operator} now.',
  'chat.nobody-there': 'This colleague is not online now. Please choose somebody else.',
  'chat.version-changed': 'Somebody changed the settings in the meantime. Please check them again.',
  'site.application-unknown': 'This application was not found.',
  'site.nothing-changed': 'Nothing is different. There is nothing to save.',
  'site.schedule-order': 'The end must be after the start and in the future.',
  'site.colour-faint':
    'This colour is hard to read on the page: its contrast must be at least 4.5.',
  'site.default-language': 'The default language must be one of the languages offered.',
  'site.country-unknown':
    'There is no country with the code {code}. Please use ISO codes such as BD.',
  'site.home-country':
    'The home country must be one of the countries served, and no country served can be blocked.',
  'site.chat-host': 'The host of the chat address must be on the list of chat hosts.',
  'site.domain-taken': 'A host already belongs to another merchant. It is {host}.',
  'site.team-amounts': 'The minimum per transfer is more than the limit of a whole day.',
  'site.flag-unknown': 'This flag was not found.',

  'proposals.proposal-unknown': 'This proposal was not found.',
  'proposals.own-proposal': 'You cannot decide your own proposal. Another operator must do it.',
  'proposals.state-wrong': 'This proposal has already been decided.',
  'proposals.expired': 'This proposal has expired. Please propose it again.',
  'proposals.waiting': 'The same action is already proposed and waits for a second operator.',
  'proposals.always-two': 'This action always needs two operators. No setting changes that.',
  'proposals.nobody-else':
    'There is no second operator who could approve this. Give another one the permission first.',

  'couriers.kind-wrong': 'This delivery method cannot send messages of this type.',
  'couriers.answer-needed': 'Please write what is at this place when a message was sent.',
  'couriers.template-wrong':
    'The template cannot be used. It needs placeholders for recipient and text, and a body in the chosen format.',
  'couriers.place-refused':
    'This address cannot be used. It must be encrypted (https, TLS) and on the public internet.',
  'couriers.secret-needed':
    'Please enter the secret again, because the messages go to a new address.',
  'couriers.recipient-wrong': 'Messages of this type cannot be sent to this recipient.',
  'couriers.version-changed':
    'Somebody else changed this in the meantime. Please check the latest version and try again.',

  'identity.true-account-needed':
    'You are in free play, and this needs a real account. You can open one at any time.',
  'identity.agents-only': 'The agent centre is for agents only.',
  'identity.free-play-closed': 'Free play is closed at the moment.',
  'identity.logged-in': 'You are already logged in. Please log out first.',
  'identity.restricted':
    'Your account is restricted. You can view it, check your rounds and write to us.',
  'identity.wrong-credentials': 'Username or password is not right.',
  'identity.not-a-member':
    'This is not a member account, so it cannot log in. Open an account or contact support.',
  'identity.captcha-needed': 'Please type the characters in the image as well.',
  'identity.captcha-wrong': 'The characters did not match. Please try the new image.',
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
  'identity.invitation-wrong': 'This invitation code is not valid. Please check it.',
  'identity.field-missing': 'Please fill this in.',
  'identity.field-length':
    'This is too short or too long. It needs {exactly} characters. It needs between {min} and {max} characters.',
  'identity.field-pattern': 'This is not in the required format.',
  'identity.field-unwanted': 'The form does not ask for this any more. Please open it again.',
  'identity.payment-password-pattern': 'A payment password has exactly six digits.',
  'identity.payment-password-easy':
    'This payment password is easy to guess. Please choose another one.',
  'identity.payment-password-same': 'The payment password must differ from the log-in password.',
  'identity.payment-password-wrong': 'The payment password is not right.',
  'identity.payment-password-unset': 'Please set a payment password first.',
  'identity.proof-needed':
    'We are not sure yet that it is you. Please use one of the ways offered, or contact customer service.',
  'identity.registration-closed': 'Registration is closed at the moment.',
  'identity.code-login-closed':
    'Log-in by code is switched off. Please log in by username, or contact customer service.',
  'identity.phone-missing': 'Please enter your mobile number first.',
  'identity.phone-wrong':
    'Please enter a valid mobile number. Here it has {digits} digits, such as {example}.',
  'identity.contact-taken':
    'This number or address already belongs to an account. Search for it under Members.',
  'identity.mail-wrong': 'Please enter a valid email address.',
  'identity.birthday-wrong':
    'This cannot be your birthday. Please enter the day on which you were born.',
  'identity.code-missing': 'Please enter the code that was sent to you.',
  'identity.codes-used-up': 'No more codes can be sent for now. Please contact customer service.',
  'identity.code-wrong': 'This is not the code we sent. You can try {triesLeft} more times.',
  'identity.code-expired': 'This code has expired. Please request a new one.',
  'identity.session-unknown': 'This session has already ended.',
  'identity.member-unknown': 'This member was not found.',
  'identity.factor-needed': 'We do not know this place well yet. Please confirm that it is you.',
  'identity.place-rests':
    'One of your proofs of identity was removed or replaced recently. For your safety you can withdraw from this browser and IP address from {usableFrom}, and right now from where you always log in.',
  'identity.second-factor-needed': 'Please confirm that it is you.',
  'identity.second-factor-wrong': 'The code is not right or has expired. Please try the next one.',
  'identity.second-factor-off': 'The second factor is not switched on.',
  'identity.second-factor-on': 'The second factor is already switched on.',
  'identity.password-wrong': 'The password is not right.',
  'identity.log-in-over': 'This log-in took too long. Please start again with your password.',
  'identity.not-remembered':
    'This browser is no longer remembered. Please log in with your password.',
  'identity.passkeys-full': 'You already have ten passkeys. Please remove one first.',
  'identity.firebase-off': 'This check is not set up here. Please request a code instead.',
  'identity.firebase-wrong':
    'This proof of your number is not valid. Please request a code instead.',
  'identity.firebase-away':
    'Your number cannot be checked this way now. Please request a code instead.',
  'identity.nothing-held': 'Nobody is blocked here any more.',
  'identity.affiliate-unknown': 'This code no longer exists.',
  'identity.affiliate-taken': 'This code is in use. Choose another one.',
  'identity.affiliates-full':
    'This agent already has as many codes as possible. The maximum is {most}.',
  'identity.not-an-agent': 'This account does not belong to an agent, or it is closed.',
  'identity.device-unknown': 'This device is no longer on the list.',
  'identity.password-change-needed': 'Please change your password first.',
  'identity.state-wrong': 'The account is already in that state.',
  'identity.second-factor-setup-needed': 'Please set up your second factor before you continue.',
  'identity.operator-unknown': 'This operator was not found.',
  'identity.own-account': 'You cannot do this to your own account. Ask another administrator.',
  'identity.last-admin': 'This is the last active administrator. Appoint another one first.',
  'identity.more-than-own':
    'You cannot give a permission that you do not have. It is {permission}.',
  ...limitsEn,

  'catalogue.game-unknown': 'We do not have this game.',
  'catalogue.game-off': 'This game is currently closed.',
  'catalogue.game-is-group': 'This is a group of games. Please choose one of them.',
  'catalogue.favorites-full': 'You already have 200 favourites. Remove one first.',
  'catalogue.vendor-unknown': 'We do not have this vendor.',
  'catalogue.value-wrong': 'This value is not possible here.',
  'catalogue.schedule-order': 'The end must be after the start.',
  'catalogue.nothing-changed': 'Nothing would change.',
  'catalogue.csv-unreadable':
    'This is not a CSV with a column game_id and at least one line below it.',
  'catalogue.too-many-lines': 'An upload can have 2,000 lines at most.',
  'catalogue.preview-old': 'Games have changed since the preview. Please check it again.',
  'catalogue.nothing-to-undo': 'Only the latest change can be undone, once.',

  'fairness.client-seed': 'Your seed can have 1 to 64 letters, digits, hyphens and underscores.',
  'fairness.round-unknown': 'This round was not found.',
  'fairness.seed-unused': 'No round has been played with this seed yet.',
  'fairness.round-open':
    'You have an open round that was dealt from this seed. Finish it first, then change the seed.',

  ...cashierEn,
  ...agentsEn,
  ...memberTypeEn,
  ...walletEn,
  ...slotsEn,
  ...lotteryEn,
  ...pointsEn,
  ...promotionsEn,
  ...vipEn,
  ...tablesEn,
  ...riskEn,
  ...operatorsEn,

  'vendors.unknown': 'This provider was not found.',
  'vendors.off': 'Games of this provider are currently closed. Please choose another game.',
  'vendors.country': 'Games of this provider are not available in your country.',
  'vendors.currency': 'Games of this provider cannot be played in your currency.',
  'vendors.no-wallet': 'This provider has no wallet of its own: its games use your balance here.',
  'vendors.silent': 'The provider does not answer at the moment. Please try again soon.',
  'vendors.nothing-there': 'There is nothing to move back.',
  'vendors.transfer-too-large': 'This is more than can be moved at once. Please write to us.',
  'vendors.transfer-under-way':
    'A transfer between you and this provider is still in progress. Please wait until it has arrived.',
  'vendors.transfer-unknown': 'This transfer was not found.',
  'vendors.version-changed':
    'Somebody else changed this vendor in the meantime. Please check it again.',
  'vendors.no-report': 'The vendor has not submitted its record of this day yet.',
  'vendors.no-free-rounds': 'The vendor of this game does not support free rounds.',
  'vendors.may-not-play': 'This account cannot play for money at the moment.',
  'vendors.stake-below': 'This stake is too small for the game.',
  'vendors.grant-unknown': 'These free rounds were not found.',
  'vendors.grant-over': 'None of these free rounds are left.',
  'vendors.key-changing':
    'The key was rotated recently. Revoke the previous key before you rotate again.',
  'vendors.key-shared': 'We call this vendor as well, so it needs a shared secret.',
  'vendors.key-wrong': 'This is not a public RSA key of 2048 bits or more.',
  'vendors.key-unknown': 'This key no longer exists.',

  'wagers.free-bet-over': 'This free bet cannot be used any more.',
  'wagers.wager-unknown': 'This bet was not found.',
  'records.range': 'This range of days is not possible. It can span {days} days at most.',
};
