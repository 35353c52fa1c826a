import type { TranslatableText } from '@kreda/document/kinds/resume/overlay/translation';

/**
 * The next text that waits for its translation: after the one that is edited, or from the open section on; at the end it begins again.
 *
 * @param all the texts of the version in their order, of which `waiting` are not translated.
 */
export function nextText(
  all: readonly TranslatableText[],
  waiting: readonly TranslatableText[],
  isHere: (text: TranslatableText) => boolean,
  section: string,
): TranslatableText | undefined {
  const here = all.findIndex(isHere);
  const start =
    here >= 0
      ? here + 1
      : Math.max(
          0,
          all.findIndex((text) => text.section === section),
        );
  const isLater = (text: TranslatableText) => all.indexOf(text) >= start;
  return waiting.find(isLater) ?? waiting[0];
}
