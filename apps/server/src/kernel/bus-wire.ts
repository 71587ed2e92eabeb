/** What carries texts between servers. `send` resolves when it is out, so sends pace themselves. */
export type Wire = {
  send(text: string): Promise<void>;
  close(): Promise<void>;
};

export type WireEvents = {
  /** Whatever anybody said, our own words as well. */
  heard(text: string): void;
  /** The connection is there again; messages may have been missed. */
  reconnected(): void;
};
