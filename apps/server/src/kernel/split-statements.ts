/** What a semicolon may stand in without ending a statement, each as a whole. */
const WHOLE = [
  /--[^\n]*/,
  /\$([a-z_]\w*)?\$[\s\S]*?\$\1\$/i,
  /\be'(?:[^'\\]|\\.|'')*'/i,
  /'(?:[^']|'')*'/,
  /"(?:[^"]|"")*"/,
];

const PIECE = new RegExp(
  `${WHOLE.map(({ source }) => source).join('|')}|/\\*|;|[a-z_][\\w$]*|[\\s\\S]`,
  'giy',
);

/**
 * The statements of a text, without their semicolons: a worker of Citus takes one statement at a
 * time. Comments stay where they are within a statement; what is a comment only is none. Bodies
 * between `begin atomic` and `end` are not known to it.
 */
export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let current = '';
  let says = false;
  const end = () => {
    if (says) statements.push(current.trim());
    current = '';
    says = false;
  };
  PIECE.lastIndex = 0;
  for (let found = PIECE.exec(text); found; found = PIECE.exec(text)) {
    const piece = found[0] === '/*' ? longComment(text, found.index) : found[0];
    PIECE.lastIndex = found.index + piece.length;
    if (piece === ';') end();
    else {
      current += piece;
      says ||= !/^(--|\/\*|\s)/.test(piece);
    }
  }
  end();
  return statements;
}

/** From its beginning to its end; one may stand in another. */
function longComment(text: string, from: number): string {
  const mark = /\/\*|\*\//g;
  mark.lastIndex = from;
  let depth = 0;
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    depth += found[0] === '/*' ? 1 : -1;
    if (depth === 0) return text.slice(from, mark.lastIndex);
  }
  return text.slice(from);
}
