import { expect, test } from 'vitest';
import { fromPages } from '../kinds/resume/formats/pages/from-pages.ts';
import { b, layOut, t } from '../testing/foreign-page.ts';
import { documentTitleLength } from './document-title.ts';

test.each(['CV – ', 'CV: ', 'CV - ', 'Lebenslauf – ', 'Lebenslauf: ', 'Curriculum vitae: ', 'Życiorys: ', 'Резюме — '])(
  '%sAdam Prus is the name without the title',
  (title) => {
    const items = layOut([
      [b(60, `${title}Adam Prus`, 20)],
      [t(60, 'a.prus@example.com')],
      20,
      [b(60, 'Software', 14)],
      [t(60, 'Excel')],
    ]);
    const { resume, notes } = fromPages(items, { uuid: '4be0643f-1d98-473b-97cd-ca98a65347dd', language: 'en' });
    expect(resume.sections['personal-data'].data).toMatchObject({ firstName: 'Adam', lastName: 'Prus' });
    expect(notes).toEqual([]);
  },
);

test.each(['CV', 'Curriculum vitae', 'CV-Prus', 'Cveta Prus', 'Resumed – Work'])('%s has no title to cut', (text) => {
  expect(documentTitleLength(text)).toBe(0);
});
