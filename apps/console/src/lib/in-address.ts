type Changes = Readonly<Record<string, string | null>>;

/** The address with these words in it, and without those that are null. */
export const inAddress =
  (changes: Changes) =>
  (before: URLSearchParams): URLSearchParams => {
    for (const [name, value] of Object.entries(changes))
      if (value === null) before.delete(name);
      else before.set(name, value);
    return before;
  };
