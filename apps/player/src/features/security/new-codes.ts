import { create } from 'zustand';

/** Recovery codes just made, until the member has kept them; nowhere else, and never again. */
export const useNewCodes = create<{ readonly codes: readonly string[] }>(() => ({ codes: [] }));

/** None: the previous ones stay valid. */
export const showCodes = (codes: readonly string[]): void => {
  if (codes.length > 0) useNewCodes.setState({ codes });
};

export const hideCodes = (): void => useNewCodes.setState({ codes: [] });
