/**
 * Carries texts between servers. `send` resolves when the text is sent, so sends pace themselves.
 */
export type Wire = {
  send(text: string): Promise<void>;
  close(): Promise<void>;
};

export type WireEvents = {
  /** Every text that anyone sent, including our own. */
  heard(text: string): void;
  /** The connection is back; messages may have been missed. */
  reconnected(): void;
};
