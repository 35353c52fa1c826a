import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildWeb } from '../../../scripts/build-web.ts';
import { endWith, Failure, say } from '../../../scripts/failure.ts';
import { ensurePrometheus } from '../../../scripts/prometheus.ts';
import { startTestDatabase } from '../../../scripts/test-database.ts';
import { ensureProgram } from '../../../scripts/tools.ts';
import { type Exercise, exercise, type Outage } from './exercise.ts';
import { startPrometheus, TIMES_AS_FAST } from './prometheus.ts';
import { FAULTS, PARTS, SLOW_MS, startFragileCluster } from './shared-parts.ts';

const USERS = 6;
/**
 * What wakes somebody in an outage of half a minute in shortened time. A hung provider is known by a call that has been given up, and a slow part
 * may be an alert or none: those are not judged. Mail that waits is an alert after a quarter of an hour, which is not shortened.
 */
const EXPECTED_ALERTS: Readonly<Record<string, string>> = {
  'database:away': 'DatabaseIsAway',
  'storage:away': 'WritesFail',
  'renderer:away': 'DownloadsFail',
  'provider:away': 'PaymentProviderIsAway',
  'database:hung': 'DatabaseIsAway',
  'storage:hung': 'WritesFail',
};
const WEB = path.resolve(import.meta.dirname, '../../../web/dist');

/**
 * Lets each part that the APIs share be away, hung and slow under load, and says what users saw, what was lost, how long it took
 * until all was well again, and which alert fired.
 *
 * @throws Failure when something that was acknowledged is lost, an outage has no end, or one of EXPECTED_ALERTS does not fire.
 */
async function prove(): Promise<void> {
  const { values } = parseArgs({
    options: { seconds: { type: 'string', default: '30' }, only: { type: 'string', multiple: true } },
  });
  const outageMs = Number(values.seconds) * 1_000;
  if (!(outageMs > 0)) throw new Failure(`--seconds ${values.seconds} is no length.`, 'Give a number above 0.');
  // A fault of all parts after the other, for alerts that look back to have forgotten the last of the same part.
  const all = FAULTS.flatMap((fault) => PARTS.map((part) => ({ part, fault })));
  const unknown = values.only?.filter((name) => !all.some((outage) => nameOf(outage) === name)) ?? [];
  if (unknown.length > 0)
    throw new Failure(`--only ${unknown.join(', ')} names no outage.`, `Give some of ${all.map(nameOf).join(', ')}.`);
  const outages = all.filter((outage) => values.only?.includes(nameOf(outage)) ?? true);

  const programs = { caddy: ensureProgram(['caddy'], { packages: ['caddy'], why: 'The reverse proxy' }) };
  const prometheusProgram = ensurePrometheus();
  if (!existsSync(WEB)) await buildWeb();
  const server = await startTestDatabase();
  try {
    say('Starting two APIs, two renderers, S3, a mail server and the reverse proxy …');
    const fragile = await startFragileCluster(server.url, programs);
    try {
      say(
        `${USERS} users type and download, others look around, register and pay; each outage lasts ${values.seconds} s, and a slow part takes ${SLOW_MS} ms longer each way. Alerts run ${TIMES_AS_FAST} times as fast.`,
      );
      const prometheus = await startPrometheus(prometheusProgram, fragile.cluster);
      try {
        const onOutage = (outage: Outage) => say(`\n${outageText(outage)}`);
        judge(await exercise(fragile, prometheus, { outages, outageMs, users: USERS, onOutage }));
      } finally {
        await prometheus.stop();
      }
    } finally {
      await fragile.stop();
    }
  } finally {
    await server.stop();
  }
}

function nameOf({ part, fault }: Pick<Outage, 'part' | 'fault'>): string {
  return `${part}:${fault}`;
}

function outageText({ part, fault, rows, fired, wellAfter, caughtUpAfter }: Outage): string {
  const lines = rows.flatMap(({ action, done, failed, repeated, max, errors }) => [
    `  ${action.padEnd(14)} ${done} done${done > 0 ? `, slowest ${seconds(max)}` : ''}${repeated > 0 ? `, asked again ${repeated} times` : ''}${failed > 0 ? `, ${failed} failed` : ''}`,
    ...errors.map(({ message, count, maxMs }) => `      ${count} × ${message} (after ${seconds(maxMs)} at most)`),
  ]);
  const alerts = fired.map(
    ({ alert, severity, afterSeconds }) => `${alert} (${severity}) after ${afterSeconds.toFixed(0)} s`,
  );
  return [
    `${part} ${fault}`,
    ...lines,
    `  alerts         ${alerts.join(', ') || 'none'}`,
    `  well again     ${after(wellAfter)}; caught up ${after(caughtUpAfter)}`,
  ].join('\n');
}

function after(value: number | null): string {
  return value === null ? 'never' : `after ${value.toFixed(1)} s`;
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}

/** @throws Failure when the product did not do what it promises. */
function judge({ outages, kept, undone, withoutLetter }: Exercise): void {
  const lost = kept.flatMap(({ action, errors }) => errors.map(({ message }) => `${action}: ${message}`));
  if (undone.waiting > 0) lost.push(`${undone.waiting} letters and other jobs wait`);
  if (undone.buried > 0) lost.push(`${undone.buried} jobs were given up`);
  if (undone.unanswered > 0) lost.push(`${undone.unanswered} payments got neither access nor their money back`);
  if (withoutLetter > 0) lost.push(`${withoutLetter} who registered got no letter`);
  const broken = outages.flatMap((outage) => [
    ...(outage.wellAfter === null || outage.caughtUpAfter === null ? [`${nameOf(outage)}: not well again`] : []),
    ...missingAlert(outage),
  ]);
  say(`\nLost: ${lost.length === 0 ? 'nothing' : lost.join('; ')}`);
  if (lost.length + broken.length > 0) throw new Failure([...lost, ...broken].join('\n'), 'See above.');
}

function missingAlert(outage: Outage): string[] {
  const expected = EXPECTED_ALERTS[nameOf(outage)];
  const isMissing = expected !== undefined && outage.fired.every(({ alert }) => alert !== expected);
  return isMissing ? [`${nameOf(outage)}: ${expected} did not fire`] : [];
}

try {
  await prove();
} catch (error) {
  endWith(error);
}
