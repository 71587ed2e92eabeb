type Room = { readonly calls: readonly string[]; readonly hears: readonly string[] };
export function drawWings(wings: Readonly<Record<string, Readonly<Record<string, Room>>>>): string;
