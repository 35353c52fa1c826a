import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestRenderer, type TestRenderer } from '../../../../renderer/src/testing/start-renderer.ts';
import { inVersion, type RecordedContent, recordedResume } from '../../testing/demo-resumes.ts';
import recordedEn from '../../testing/fixtures/recorded-en.json' with { type: 'json' };
import recordedPl from '../../testing/fixtures/recorded-pl.json' with { type: 'json' };
import recordedUa from '../../testing/fixtures/recorded-ua.json' with { type: 'json' };
import { installedFonts } from '../../testing/installed-fonts.ts';
import { TEMPLATE_SLUGS, type TemplateSlug } from './model/templates-by-slug.ts';
import { engineOf } from './styles/template-versions.ts';
import { createTypesetter } from './typeset.ts';

// The PDF of a released template version never changes, like its pages: a finished PDF is stored under a key that does not depend on the
// renderer. New features of the renderer are therefore for pages of engine 2 only.

const RECORDED = { pl: recordedPl, en: recordedEn, ua: recordedUa } as unknown as Record<
  'pl' | 'en' | 'ua',
  RecordedContent
>;
const LANGUAGES = ['pl', 'en', 'ua'] as const;
const photo = `data:image/jpeg;base64,${readFileSync(new URL('../../../../renderer/src/testing/portrait.jpg', import.meta.url)).toString('base64')}`;

describe('the PDF of pages of engine 1', () => {
  let renderer: TestRenderer;
  const typesetter = createTypesetter(installedFonts());
  beforeAll(async () => {
    renderer = await startTestRenderer(60_000);
  });
  afterAll(() => renderer.close());

  async function sha256(pattern: TemplateSlug, index: number): Promise<string> {
    const language = LANGUAGES[index % LANGUAGES.length]!;
    const resume = {
      ...inVersion(recordedResume('typical', pattern, { language, content: RECORDED[language] }), 1),
      photo: { url: '/photo', widthPx: 300, heightPx: 400 },
    };
    const { pages } = typesetter.typeset(resume, { photo });
    expect(pages.join('')).not.toContain('data-engine');
    const info = { title: 'CV', author: 'Anna', creator: 'Kreda', language };
    return (await renderer.render(pages, 'TEXT_MODE_LIVE', info)).sha256;
  }

  test('is byte for byte the same as when the templates were released', async () => {
    const digests: Record<string, string> = {};
    const ofEngine1 = TEMPLATE_SLUGS.filter((pattern) => engineOf({ pattern, patternVersion: 1 }) === 1);
    for (const [index, pattern] of ofEngine1.entries()) digests[pattern] = await sha256(pattern, index);
    expect(digests).toMatchInlineSnapshot(`
      {
        "academic": "60bdc4274c3d949686a484f585fb95876664c440be68aa3475e3104fdc1b6912",
        "bold": "a621755befa0feb881c3d2a10fc04c4f70a471f09ee349bc470281d7bd3984e2",
        "classic": "f17afcb15d3b1086a95b43813d2b7103b0d738f23a6d347d2c429109e328868f",
        "compact": "96e8da8b5231e4f057a56abc9c17e36f812b57bc8cb9cd897f36386dbd647a16",
        "europass": "431984439dd84c0d4036ef560a42261fe00127c31a7cce6e9bab0c071e178555",
        "executive": "d91452ed8e45c41668363c3ab7bdcb0030fe00e177c1877c0b4986383f59421e",
        "minimal": "7c1146ca2f24a4374f042782a665f5eed139d0fafeb6231d550995e1099a2c60",
        "mirror": "e9aba01a021549e5962566605d7b919482ba93578c74219d46eff4b86829a066",
        "modern": "ccb615953f4157bd8c1669e524d71f9a8c7d5800a131b011a4479a481f36aceb",
        "plain": "2f2b66161e36b6ef78733fb36e7087c070f5a1444b1a3aa0083e476ab5d220e9",
        "portrait": "06ee5937ac60f47f307406bd2a960ddece19008692c3968ff2b08902861a1771",
        "tags": "abee4dcc5f29f25340d63d99d81c28f64e6dbce4bdd71325bf700533230f602e",
        "timeline": "08e422b0c26d8ba278684931b499d9394500e727a2ec882eeacda74633c175d5",
      }
    `);
  });
});
