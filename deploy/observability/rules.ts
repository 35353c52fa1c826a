import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

interface Rule {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; runbook_url: string };
}

const { groups } = parse(readFileSync(path.join(import.meta.dirname, 'alerts.yml'), 'utf8')) as {
  groups: { rules: Rule[] }[];
};

/** The alerting rules of alerts.yml. */
export const rules = groups.flatMap((group) => group.rules);
