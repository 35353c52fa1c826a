/** Aligns the columns of a table: the first to the left, numbers to the right, and a last column of text after them. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows];
  const last = head.length - 1;
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const pad = (cell: string, column: number) => {
    if (column === 0) return cell.padEnd(widths[column]!);
    return column === last && head.length > 4 ? ` ${cell}` : cell.padStart(widths[column]! + 1);
  };
  return lines.map((cells) => cells.map(pad).join(' ').trimEnd()).join('\n');
}

export function ms(value: number): string {
  return value.toFixed(1);
}

export function ratio(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} ×`;
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

export function bytes(count: number): string {
  return count < 1024 * 1024 ? `${(count / 1024).toFixed(1)} KB` : `${(count / 1024 / 1024).toFixed(0)} MB`;
}

/** A goal and whether it was reached. */
export function verdict(isReached: boolean, goal: string): string {
  return `${isReached ? 'reached' : 'MISSED'}: ${goal}`;
}
