import { LANGUAGES, toBcp47 } from '@kreda/document/engine/text/languages';
import { emptyResume } from '@kreda/document/kinds/resume/model/resume';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { rememberChosenLanguage } from '../lib/chosen-language.ts';
import { openPage } from '../testing/open-page.tsx';
import { startPerson } from '../testing/person.ts';
import { stubApi } from '../testing/stub-api.ts';

for (const language of LANGUAGES)
  test(`the interface speaks ${language}: home, editor, prices, documents, login`, async () => {
    const resume = emptyResume(crypto.randomUUID(), 'pl', 'classic');
    stubApi(startPerson([resume]).answers);
    rememberChosenLanguage(language);
    await openPage('/', 'pl');
    const heading = page.getByRole('heading', { level: 1 });
    await expect.element(heading).toBeVisible();
    const polish = heading.element().textContent;
    const address = `/cv/${resume.uuid}`;
    for (const path of ['/', `${address}/experience`, `${address}/pricing`, '/my-documents', '/login', '/nowhere']) {
      await openPage(path, language);
      await expect.element(page.getByRole('heading').first()).toBeVisible();
      if (language !== 'pl' && path === '/') await expect.element(heading).not.toHaveTextContent(polish);
      await expect.poll(() => document.documentElement.lang, { message: path }).toBe(toBcp47(language));
      const text = document.getElementById('root')!.textContent;
      // A key that nobody translated would stand there as nothing, or as itself.
      expect(text, path).not.toMatch(/undefined|\{\{|\b(menu|entry|zoom|style|pricing)\.[a-z]+/);
      if (language !== 'pl') expect(text, path).not.toMatch(/Zaloguj się|Pobierz CV|Zapisano|Dodaj |draggable/);
      expect(document.title, path).toContain(' - ');
    }
  });
