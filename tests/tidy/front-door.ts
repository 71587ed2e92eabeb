/**
 * The rows of the checklist that the front door is held to; a range is both ends and all between.
 * `docs/conformance.md` names what shows each.
 */
const RANGES = `
  P-001 P-006..P-015 P-017
  R-001..R-006 R-025..R-037
  L-001..L-011
  H-001..H-033
  M-001..M-008 M-010..M-029
  O-004..O-007 O-015 O-016
  E-001..E-087 E-098 E-101 E-103 E-109 E-110 E-113
  S-001..S-005 S-007..S-034 S-038..S-043 S-058 S-059 S-061..S-064
  V-001..V-003 V-009..V-059
  A-001..A-004 A-006..A-008 A-013 A-016 A-018 A-019 A-025 A-030..A-046
  Y-001..Y-015
  X-001..X-025 X-040 X-041 X-056..X-059 X-061 X-062
  ER-001..ER-033 ER-035 ER-036
  C-001..C-018 C-020 C-024 C-026 C-031 C-035 C-037 C-038 C-046..C-054
`;

/** Of them those that nothing shows yet. */
export const DOOR_OWED: readonly string[] = [];

const row = (letters: string, number: number) => `${letters}-${String(number).padStart(3, '0')}`;

export const FRONT_DOOR: readonly string[] = RANGES.trim()
  .split(/\s+/)
  .flatMap((range) => {
    const [letters = '', from = '', to = from] = range.split(/-|\.\.[A-Z]+-/);
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) =>
      row(letters, Number(from) + at),
    );
  });

/** Rows on which the specification is silent; `docs/chosen.md` says what we chose. P-017. */
export const SILENT: readonly string[] = `
  P-004 R-022 R-028 R-034 R-035 M-022 M-026 G-017 G-020 G-021 O-008 O-009 O-010 O-015 O-016
  E-002 E-006 E-028 E-029 E-030 E-033 E-055 E-070 E-077 E-092 S-008 S-013 S-015 S-025 S-027
  S-036 S-055 S-063 S-064 V-017 V-059 A-043 Y-010 Y-013 X-003 X-019 X-020 X-021 X-022 X-023
  X-024 X-025 X-041 X-042 X-044 X-045 X-049 X-052 X-053 X-054 X-055 X-057 X-058 X-062 X-063
  X-064 X-065 X-066 X-067 X-068 X-069 ER-035 ER-036 C-032 C-046 C-051 C-052 C-054
`
  .trim()
  .split(/\s+/);
