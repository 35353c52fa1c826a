import type { Language } from '../../../engine/text/languages.ts';
import type { Inline, RichText } from '../model/rich-text.ts';
import type { TextSetting } from './text-setting.ts';

type Setting = Pick<TextSetting, 'fold' | 'set'> & { language: Language };

/** Rich text as it is printed: each paragraph and list item is set as a whole, so that a pair of marks may open in one run and close in another. */
export function setRichText(blocks: RichText, setting: Setting): RichText {
  return blocks.map((block) =>
    block.type === 'paragraph'
      ? { ...block, children: setInlines(block.children, setting) }
      : { ...block, items: block.items.map((item) => ({ ...item, children: setInlines(item.children, setting) })) },
  );
}

function setInlines(inlines: readonly Inline[], { language, fold, set }: Setting): Inline[] {
  const texts = set(
    inlines.map(({ text }) => fold(text)),
    language,
  );
  return inlines.map((inline, index) => ({ ...inline, text: texts[index]! }));
}
