export { registrationBn as rule } from '@nokshi/contract/words/registration-bn.ts';
