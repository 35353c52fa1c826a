import type { Year } from './year.ts';

/** What happened in a year, as a table in Markdown, with the differences below. */
export function yearTable({ counts, differences, buyers }: Year): string {
  const rows = Map.groupBy([...counts].sort(byName), ([name]) => groupOf(name));
  const lines = [...rows].map(([group, members]) => {
    const cells = members.map(
      ([name, times]) => `${name.slice(group.length).replace(/^[:,]?\s/, '') || 'all'} ${written(times)}`,
    );
    return `| ${group.replace(/^acts: /, '')} | ${cells.join('; ')} |`;
  });
  const head = ['| what | how often |', '| --- | --- |', `| buyers | ${written(buyers.length)} |`];
  return [...head, ...lines, '', `${differences.length} differences`, ...differences].join('\n');
}

const byName = ([a]: [string, number], [b]: [string, number]) => (a < b ? -1 : 1);
const written = (times: number) => times.toLocaleString('en');

/** The name up to its last part: of an act with its outcome, of anything else its first part. */
function groupOf(name: string): string {
  const [first = '', second = ''] = name.split(/(?<=^[^:]+): /);
  if (first === 'acts') return `acts: ${second.split(': ')[0]}`;
  if (first === 'provider faults' || first === 'events' || first === 'money') {
    const provider = /^(stripe|paypal)/.exec(second)?.[1];
    return provider ? `${first}: ${provider}` : first;
  }
  return first;
}
