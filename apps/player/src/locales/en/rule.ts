export { registrationEn as rule } from '@nokshi/contract/words/registration-en.ts';
