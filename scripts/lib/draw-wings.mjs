// The map of the wings as a picture, drawn from the map that the graph and the start read.

const ROOM = { width: 196, height: 84, gap: 14 };
const BAND = { height: 128, label: 96 };
const INK = '#2b2a33';

/** @param {string} text */
const safe = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Words of a list in lines of at most `most` letters. @param {readonly string[]} words @param {number} most */
function linesOf(words, most) {
  /** @type {string[]} */
  const lines = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && `${last}, ${word}`.length <= most)
      lines[lines.length - 1] = `${last}, ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * An SVG: a band a wing, the latest on top, a box a room with whom it calls, and an arrow from each
 * room that announces something to each that hears it.
 * @param {Record<string, Record<string, { calls: readonly string[], hears: readonly string[] }>>} wings
 */
export function drawWings(wings) {
  const bands = Object.entries(wings).toReversed();
  const most = Math.max(...bands.map(([, rooms]) => Object.keys(rooms).length));
  const width = BAND.label + most * (ROOM.width + ROOM.gap) + ROOM.gap;
  const height = bands.length * BAND.height + 44;
  /** @type {Map<string, { x: number, y: number }>} */
  const places = new Map();
  const rows = bands.map(([wing, rooms], row) => {
    const top = row * BAND.height + 12;
    const fill = row % 2 ? '#f7f4ee' : '#efeae0';
    const label = `<text x="16" y="${top + 58}" class="wing">${wing}</text>`;
    const band = `<rect x="0" y="${top}" width="${width}" height="${BAND.height - 8}" fill="${fill}"/>`;
    const boxes = Object.entries(rooms).map(([room, { calls }], at) => {
      const x = BAND.label + ROOM.gap + at * (ROOM.width + ROOM.gap);
      const y = top + 18;
      places.set(room, { x, y });
      const lines = linesOf(calls, 34).map(
        (line, n) =>
          `<text x="${x + 10}" y="${y + 40 + n * 13}" class="calls">${safe(line)}</text>`,
      );
      return `<rect x="${x}" y="${y}" width="${ROOM.width}" height="${ROOM.height}" rx="6" class="room"/>
<text x="${x + 10}" y="${y + 22}" class="name">${room}</text>
${lines.join('\n')}`;
    });
    return { ground: [band, label].join('\n'), boxes: boxes.join('\n') };
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif">
<title>The wings of the house, their rooms, whom each may call, and who hears whom</title>
<style>.wing{font-size:15px;font-weight:600}.name{font-size:14px;font-weight:600}.calls{font-size:10.5px;fill:#5d5a66}.room{fill:#fff;stroke:${INK};stroke-opacity:.35}.hears{fill:none;stroke:#a0413a;stroke-opacity:.55}text{fill:${INK}}</style>
<defs><marker id="end" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="#a0413a"/></marker></defs>
<rect width="${width}" height="${height}" fill="#fff"/>
${rows.map(({ ground }) => ground).join('\n')}
${arrowsOf(bands, places).join('\n')}
${rows.map(({ boxes }) => boxes).join('\n')}
<text x="16" y="${height - 14}" class="calls">In a box: the rooms it may call, always of its own wing or one below. An arrow: who hears, in the same commit, what a room announces.</text>
</svg>
`;
}

/**
 * @param {[string, Record<string, { hears: readonly string[] }>][]} bands
 * @param {Map<string, { x: number, y: number }>} places
 */
function arrowsOf(bands, places) {
  const pairs = new Set(
    bands.flatMap(([, rooms]) =>
      Object.entries(rooms).flatMap(([room, { hears }]) =>
        hears.map((topic) => `${topic.split('.')[0]} ${room}`),
      ),
    ),
  );
  return [...pairs].flatMap((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    const [start, end] = [places.get(from), places.get(to)];
    if (!start || !end) return [];
    const sx = start.x + ROOM.width / 2;
    const ex = end.x + ROOM.width / 2 + 24;
    if (start.y === end.y) {
      const y = start.y + ROOM.height;
      return [
        `<path class="hears" marker-end="url(#end)" d="M${sx} ${y} C${sx} ${y + 26} ${ex} ${y + 26} ${ex} ${y}"/>`,
      ];
    }
    const ey = end.y + ROOM.height;
    return [
      `<path class="hears" marker-end="url(#end)" d="M${sx} ${start.y} C${sx} ${start.y - 40} ${ex} ${ey + 40} ${ex} ${ey}"/>`,
    ];
  });
}
