import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** The process's log: JSON lines, on standard output unless told otherwise. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, to?: DestinationStream): Logger {
  return pino({ level: logLevel, base: { service: 'api' }, serializers: { req: requestLine } }, to);
}

// What stands behind the question mark may be a payment's secret; headers hold cookies. Neither is for the log.
function requestLine({ method, url, ip }: FastifyRequest) {
  return { method, path: url.split('?', 1)[0], ip };
}
