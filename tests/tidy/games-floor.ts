/** The rows of the checklist that the catalogue is held to; a range is both ends and all between. */
const RANGES = `
  E-088..E-096 G-001..G-023 M-009 O-012..O-014 R-015..R-020 R-023 R-024 R-030 S-035..S-037
  V-002 V-005 V-006 V-008 V-066 A-003 A-004 A-024
  C-017 C-019 C-021 C-022 C-025 C-034 C-036 C-039
  X-005 X-027 X-028 X-030..X-037 X-040..X-042
`;

const row = (letters: string, number: number) => `${letters}-${String(number).padStart(3, '0')}`;

export const GAMES_FLOOR: readonly string[] = RANGES.trim()
  .split(/\s+/)
  .flatMap((range) => {
    const [letters = '', from = '', to = from] = range.split(/-|\.\.[A-Z]+-/);
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) =>
      row(letters, Number(from) + at),
    );
  });
