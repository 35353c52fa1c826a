import type { IParagraphStyleOptions, IStylesOptions } from 'docx';
import type { TextStyle } from '../../../../engine/text/text-style.ts';
import { PROFESSION_GAP_PX } from '../../layout/hero.ts';
import type { TemplateStyle } from '../../styles/template-style.ts';
import type { DocxColumn } from './column.ts';
import type { LineHeight } from './line-height.ts';
import { lookStyles, MAIN_IDS, SIDE_IDS } from './look-styles.ts';
import { runFormat } from './runs.ts';
import { toHex, toTwips } from './units.ts';

interface StylesSetting {
  columns: readonly DocxColumn[];
  /** A language tag. */
  language: string;
  lineHeight: LineHeight;
}

/** The styles of a document: a user who changes one of them in Word restyles all that it formats. */
export function documentStyles(
  { hero, footer }: TemplateStyle,
  { columns, language, lineHeight }: StylesSetting,
): IStylesOptions {
  const main = columns.find(({ style: { id } }) => id === 'main')!;
  const side = columns.find(({ style: { id } }) => id === 'side');
  const based = (id: string, name: string, text: TextStyle, before = 0): IParagraphStyleOptions => ({
    id,
    name,
    basedOn: MAIN_IDS.text,
    quickFormat: true,
    run: runFormat(text),
    paragraph: { spacing: { before: toTwips(before), after: 0, ...lineHeight(text) }, indent: { left: 0 } },
  });
  const title = based('Title', 'Title', hero.name);
  return {
    default: {
      document: {
        run: { ...runFormat(main.look.body), kern: 2, language: { value: language } },
        paragraph: { spacing: { before: 0, after: 0 }, widowControl: true } as object,
      },
      hyperlink: { run: { color: toHex(main.look.link.color), underline: { type: 'none' } } },
    },
    paragraphStyles: [
      ...lookStyles(main.look, placeOf(main, lineHeight)),
      ...(side ? lookStyles(side.look, placeOf(side, lineHeight)) : []),
      {
        ...title,
        next: 'Subtitle',
        run: { ...title.run, allCaps: hero.nameCase === 'upper' },
      },
      { ...based('Subtitle', 'Subtitle', hero.profession, PROFESSION_GAP_PX), next: 'Contact' },
      based('Contact', 'Contact', hero.contact),
      {
        id: 'HeadingBar',
        name: 'Heading Bar',
        basedOn: MAIN_IDS.text,
        next: MAIN_IDS.heading,
        paragraph: { keepNext: true },
      },
      {
        id: 'Photo',
        name: 'Photo',
        basedOn: MAIN_IDS.text,
        paragraph: { spacing: { before: 0, after: 0, line: 240, lineRule: 'auto' }, indent: { left: 0 } },
      },
      based('Header', 'header', footer.text),
      based('Footer', 'footer', footer.text),
    ],
    characterStyles: [
      // What the library's own character styles are based on.
      { id: 'DefaultParagraphFont', name: 'Default Paragraph Font', semiHidden: true, uiPriority: 1 },
      ...[main, side].flatMap((column) =>
        column
          ? [
              {
                id: column.ids.meta,
                name: column.ids === SIDE_IDS ? 'Side Dates and Places' : 'Dates and Places',
                quickFormat: true,
                run: runFormat(column.look.meta),
              },
            ]
          : [],
      ),
    ],
  };
}

function placeOf({ ids, indentPx, widthPx, small }: DocxColumn, lineHeight: LineHeight) {
  return { ids, indentPx, widthPx: indentPx + widthPx, small, lineHeight };
}
