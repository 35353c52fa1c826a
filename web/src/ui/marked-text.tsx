import type { TextPart } from '../lib/mark-differences.ts';

/** A text with the words marked in which another one differs. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isDifferent }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position.
    isDifferent ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
