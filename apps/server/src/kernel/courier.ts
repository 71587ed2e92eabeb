/** What is sent: plain text to one phone number or email address. */
export type Letter = { readonly to: string; readonly subject: string; readonly text: string };

/**
 * Sends text messages or email. Called by jobs only, never inside a transaction, perhaps twice for
 * one message. Throws when the other side did not accept it.
 */
export type Courier = { deliver(letter: Letter): Promise<void> };
