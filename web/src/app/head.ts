import { toBcp47 } from '@kreda/document/engine/text/languages';
import type { PageHead } from '@kreda/site/page-head';

/** Marks tags in the head that belong to the page, not to the whole site. The server sets it too. */
const MARK = 'data-page';

/** Sets the document's title, language and tags to those of the page. */
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
