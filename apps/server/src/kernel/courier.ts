/** What is carried: plain words to one number or mail address. */
export type Letter = { readonly to: string; readonly subject: string; readonly text: string };

/**
 * Carries text messages or mail out of the house. Called by jobs only, never inside a transaction,
 * perhaps twice for one letter. Throws when the other side did not take it.
 */
export type Courier = { deliver(letter: Letter): Promise<void> };
