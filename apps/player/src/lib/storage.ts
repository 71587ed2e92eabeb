/** Local and session storage that never throws: a browser may have both switched off. */
const safely = <T>(work: () => T, otherwise: T): T => {
  try {
    return work();
  } catch {
    return otherwise;
  }
};

const over = (storage: () => Storage) => ({
  get: (key: string): string | null => safely(() => storage().getItem(key), null),
  set: (key: string, value: string): void => safely(() => storage().setItem(key, value), undefined),
  remove: (key: string): void => safely(() => storage().removeItem(key), undefined),
});

export const kept = over(() => localStorage);
export const tab = over(() => sessionStorage);
