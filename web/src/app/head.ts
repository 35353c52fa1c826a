import { toBcp47 } from '@kreda/document/engine/text/languages';
import type { PageHead } from '@kreda/site/page-head';

/** Marks what belongs to the page in the head, and not to the whole site: the server writes it, too. */
const MARK = 'data-page';

/** Brings the document's head in line with the page. */
export function applyHead({ title, language, tags }: Pick<PageHead, 'title' | 'language' | 'tags'>): void {
  document.title = title;
  document.documentElement.lang = toBcp47(language);
  for (const old of document.head.querySelectorAll(`[${MARK}]`)) old.remove();
  document.head.append(
    ...tags.map(({ element, attributes }) => {
      const made = document.createElement(element);
      for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
      made.setAttribute(MARK, '');
      return made;
    }),
  );
}
