import pino from 'pino';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
type Say = (message: string, facts?: Readonly<Record<string, unknown>>) => void;
export type Log = Record<LogLevel, Say> & { child(facts: Readonly<Record<string, unknown>>): Log };

/** Names whose values never reach a log, at any depth we log. */
const SECRET = [
  'password',
  'token',
  'cookie',
  'authorization',
  'secret',
  'serverSeed',
  'captcha',
  'code',
  'jwe',
];

/** One JSON object a line on `stream` (standard error by default), secrets blanked by name. */
export function createLog(level: LogLevel, stream: NodeJS.WritableStream = process.stderr): Log {
  const paths = SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const root = pino(
    {
      level,
      base: null,
      redact: { paths, censor: '[hidden]' },
      serializers: { err: pino.stdSerializers.err },
    },
    stream,
  );
  return face(root);
}

function face(logger: pino.Logger): Log {
  const at =
    (level: LogLevel): Say =>
    (message, facts = {}) =>
      logger[level](facts, message);
  return {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    child: (facts) => face(logger.child(facts)),
  };
}

export const silentLog: Log = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
  child: () => silentLog,
};
