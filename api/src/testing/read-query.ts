import { parser } from '@prometheus-io/lezer-promql';

/** The metrics and labels that a PromQL query uses, and its syntax errors, by Prometheus' own grammar. */
export function readQuery(query: string): { metrics: string[]; labels: string[]; errors: string[] } {
  const text = query.replaceAll('$__rate_interval', '5m');
  const metrics: string[] = [];
  const labels: string[] = [];
  const errors: string[] = [];
  parser.parse(text).iterate({
    enter({ name, type, from, to, node }) {
      if (type.isError) errors.push(text.slice(from));
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector') metrics.push(text.slice(from, to));
      if (name === 'LabelName') labels.push(text.slice(from, to));
    },
  });
  return { metrics, labels, errors };
}
