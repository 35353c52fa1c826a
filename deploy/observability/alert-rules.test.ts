import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { findPromtool } from '../../scripts/prometheus.ts';
import { ALERT_CASES, type AlertCase } from './alert-cases.ts';
import { rules } from './rules.ts';

// promtool evaluates every rule on the cases of alert-cases.ts.
const run = promisify(execFile);
const RULES = path.join(import.meta.dirname, 'alerts.yml');
/** As in prometheus.yml. */
const EVERY = '15s';

const CASES = ALERT_CASES.map((one, index) => ({ ...one, file: `case-${index}.yml` }));
/** A case with a wrong expectation: no alert, although one fires. */
const WRONG = { ...ALERT_CASES[0]!, fires: [], file: 'wrong.yml' };

let promtool: string;
let folder: string;
/** promtool's result for each file. */
let verdicts: ReadonlyMap<string, string>;
beforeAll(async () => {
  promtool = findPromtool();
  folder = await mkdtemp(path.join(tmpdir(), 'kreda-alerts-'));
  // Each rule by itself: evaluating all of them over five weeks would take a minute.
  for (const rule of rules)
    await writeFile(path.join(folder, ruleFile(rule)), stringify({ groups: [{ name: 'one', rules: [rule] }] }));
  const files = [...CASES, WRONG];
  for (const { file, ...one } of files) await writeFile(path.join(folder, file), stringify(ruleTest(one)));
  verdicts = await judge(files.map(({ file }) => file));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('promtool accepts the rules and the settings of Prometheus', async () => {
  await run(promtool, ['check', 'rules', RULES]);
  // The Kubernetes settings are not checked: Debian's promtool lacks Kubernetes service discovery.
  await run(promtool, ['check', 'config', '--syntax-only', path.join(import.meta.dirname, 'prometheus.yml')]);
});

test('every alert has a case in which it fires and one in which it does not', () => {
  const of = (isFiring: boolean) =>
    new Set(ALERT_CASES.filter(({ fires }) => fires.length > 0 === isFiring).map(({ alert }) => alert));
  const names = new Set(rules.map(({ alert }) => alert));
  expect(of(true)).toEqual(names);
  expect(of(false)).toEqual(names);
});

describe.each(CASES)('$alert', ({ fires, of, file }) => {
  test(`${fires.length > 0 ? 'fires for' : 'is silent for'} ${of}`, () => {
    expect(verdicts.get(file)).toBe('SUCCESS');
  });
});

test('promtool reports a wrong expectation', () => {
  expect(verdicts.get(WRONG.file)).toContain('FAILED');
});

function ruleFile({ alert }: { alert: string }): string {
  return `rule-${alert}.yml`;
}

/** A case in the format of `promtool test rules`. A firing alert is a series with the alert's labels. */
function ruleTest({ alert, series, interval = EVERY, at, fires }: AlertCase): object {
  const firing = `ALERTS{alertname="${alert}",alertstate="firing"}`;
  const severity = rules.find((rule) => rule.alert === alert)!.labels.severity;
  const labels = (own: Record<string, string>) =>
    Object.entries({ alertname: alert, alertstate: 'firing', severity, ...own })
      .map(([name, value]) => `${name}="${value}"`)
      .join(',');
  return {
    rule_files: [ruleFile({ alert })],
    evaluation_interval: interval,
    tests: [
      {
        interval,
        input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
        promql_expr_test: [
          {
            expr: firing,
            eval_time: at,
            exp_samples: fires.map((own) => ({ labels: `ALERTS{${labels(own)}}`, value: 1 })),
          },
        ],
      },
    ],
  };
}

/** promtool's result for each file: SUCCESS, or the differences. */
async function judge(files: string[]): Promise<ReadonlyMap<string, string>> {
  const said = await run(promtool, ['test', 'rules', ...files], { cwd: folder }).catch(
    (failure: { stdout?: string; stderr?: string }) => failure,
  );
  const parts = `${said.stdout}${said.stderr}`.split(/^Unit Testing: {2}/m).slice(1);
  return new Map(parts.map((part) => [part.split('\n', 1)[0]!, part.split('\n').slice(1).join('\n').trim()]));
}
