import { parseArgs } from 'node:util';
import { buildWeb } from '../../../scripts/build-web.ts';
import { endWith, Failure, say } from '../../../scripts/failure.ts';
import { ensurePrometheus } from '../../../scripts/prometheus.ts';
import { startTestDatabase } from '../../../scripts/test-database.ts';
import { ensureProgram } from '../../../scripts/tools.ts';
import { SPEED_UP, startPrometheus } from './prometheus.ts';
import { type Outage, type OutagesResult, runOutages } from './run-outages.ts';
import { FAULTS, PARTS, SLOW_MS, startFragileCluster } from './shared-parts.ts';

const USERS = 6;
/**
 * The alert that must fire in an outage of half a minute, in shortened time. Not required are alerts for a hung provider, which is detected only
 * when a call times out; for slow parts; and for mails, which may wait a quarter of an hour in real time.
 */
const EXPECTED_ALERTS: Readonly<Record<string, string>> = {
  'database:away': 'DatabaseIsAway',
  'storage:away': 'WritesFail',
  'renderer:away': 'DownloadsFail',
  'provider:away': 'PaymentProviderIsAway',
  'database:hung': 'DatabaseIsAway',
  'storage:hung': 'WritesFail',
};

/**
 * Makes each part that the APIs share unreachable, hung and slow under load. Prints what users experienced, what was lost, how long
 * recovery took, and which alerts fired.
 *
 * @throws Failure if something acknowledged is lost, the product does not recover, or one of EXPECTED_ALERTS does not fire.
 */
async function prove(): Promise<void> {
  const { values } = parseArgs({
    options: { seconds: { type: 'string', default: '30' }, only: { type: 'string', multiple: true } },
  });
  const outageMs = Number(values.seconds) * 1_000;
  if (!(outageMs > 0)) throw new Failure(`--seconds ${values.seconds} is not a duration.`, 'Give a number above 0.');
  // One fault for all parts, then the next one: alerts that look back must not see the previous outage of the same part.
  const all = FAULTS.flatMap((fault) => PARTS.map((part) => ({ part, fault })));
  const unknown = values.only?.filter((name) => !all.some((outage) => nameOf(outage) === name)) ?? [];
  if (unknown.length > 0)
    throw new Failure(`--only ${unknown.join(', ')} is not an outage.`, `Give some of ${all.map(nameOf).join(', ')}.`);
  const outages = all.filter((outage) => values.only?.includes(nameOf(outage)) ?? true);

  const programs = { caddy: ensureProgram(['caddy'], { packages: ['caddy'], why: 'The reverse proxy' }) };
  const prometheusProgram = ensurePrometheus();
  await buildWeb();
  const server = await startTestDatabase();
  try {
    say('Starting two APIs, two renderers, S3, a mail server and the reverse proxy …');
    const fragile = await startFragileCluster(server.url, programs);
    try {
      say(
        `${USERS} users type and download, others visit pages, register and pay; each outage lasts ${values.seconds} s, and a slow part takes ${SLOW_MS} ms longer each way. Alert rules run ${SPEED_UP} times as fast.`,
      );
      const prometheus = await startPrometheus(prometheusProgram, fragile.cluster);
      try {
        const onOutage = (outage: Outage) => say(`\n${outageText(outage)}`);
        checkResult(await runOutages(fragile, prometheus, { outages, outageMs, users: USERS, onOutage }));
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

function outageText({ part, fault, rows, fired, recoveredAfter, caughtUpAfter }: Outage): string {
  const lines = rows.flatMap(({ action, done, failed, repeated, max, errors }) => [
    `  ${action.padEnd(14)} ${done} done${done > 0 ? `, slowest ${seconds(max)}` : ''}${repeated > 0 ? `, retried ${repeated} times` : ''}${failed > 0 ? `, ${failed} failed` : ''}`,
    ...errors.map(({ message, count, maxMs }) => `      ${count} × ${message} (after ${seconds(maxMs)} at most)`),
  ]);
  const alerts = fired.map(
    ({ alert, severity, afterSeconds }) => `${alert} (${severity}) after ${afterSeconds.toFixed(0)} s`,
  );
  return [
    `${part} ${fault}`,
    ...lines,
    `  alerts         ${alerts.join(', ') || 'none'}`,
    `  recovered      ${after(recoveredAfter)}; caught up ${after(caughtUpAfter)}`,
  ].join('\n');
}

function after(value: number | null): string {
  return value === null ? 'never' : `after ${value.toFixed(1)} s`;
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}

/** @throws Failure if work was lost, the product did not recover, or an alert is missing. */
function checkResult({ outages, kept, unfinished, withoutMail }: OutagesResult): void {
  const lost = kept.flatMap(({ action, errors }) => errors.map(({ message }) => `${action}: ${message}`));
  if (unfinished.waiting > 0) lost.push(`${unfinished.waiting} outbox messages wait`);
  if (unfinished.buried > 0) lost.push(`${unfinished.buried} outbox messages were given up`);
  if (unfinished.unanswered > 0) lost.push(`${unfinished.unanswered} payments gave neither access nor a refund`);
  if (withoutMail > 0) lost.push(`${withoutMail} registered addresses got no mail`);
  const broken = outages.flatMap((outage) => [
    ...(outage.recoveredAfter === null || outage.caughtUpAfter === null ? [`${nameOf(outage)}: not recovered`] : []),
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
