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
export function createLog(level: LogLevel, stream: pino.DestinationStream = standardError()): Log {
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

/** The most that waits to be written; later lines are lost. */
const MOST_WAITING_BYTES = 1_000_000;

/**
 * Its disk may be full or its reader gone: then lines wait and are lost, and the house keeps
 * running.
 */
export function standardError(fd = 2): pino.DestinationStream {
  const stream = pino.destination({ fd, sync: true, maxLength: MOST_WAITING_BYTES });
  stream.on('error', () => {});
  return stream;
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
