/** Cuts a text into pieces of at most `limit` UTF-16 units, between words if possible. Only white space at the cuts is lost. */
export function cutText(text: string, limit: number): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > limit) {
    const end = cutIndex(rest, limit);
    pieces.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return rest === '' ? pieces : [...pieces, rest];
}

function cutIndex(text: string, limit: number): number {
  const space = Math.max(text.lastIndexOf(' ', limit), text.lastIndexOf('\n', limit));
  if (space > limit / 2) return space;
  const isInsidePair = /[\ud800-\udbff]/.test(text.charAt(limit - 1));
  return isInsidePair ? limit - 1 : limit;
}
