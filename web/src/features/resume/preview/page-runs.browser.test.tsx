import { FONT_FACES, FONT_FAMILIES, fontFileName } from '@kreda/document/engine/fonts/catalogue';
import type { FontSource } from '@kreda/document/engine/text/shaper';
import { type Demo, loadDemo } from '@kreda/document/kinds/resume/model/demo/load-demo';
import { emptyResume } from '@kreda/document/kinds/resume/model/resume';
import { TEMPLATE_SLUGS } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { applyOperation, type Operation } from '@kreda/document/kinds/resume/operations/operation';
import { createTypesetter, type Typesetter } from '@kreda/document/kinds/resume/typeset';
import { createEngineRuns, type MeasuredRun, placeOf, wrongAdvances } from '@kreda/document/testing/page-runs';
import { useEffect } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { trpc } from '../../../lib/trpc.ts';
import { emulateScale } from '../../../testing/emulate-scale.ts';
import { openScreen } from '../../../testing/open-page.tsx';
import { startPerson } from '../../../testing/person.ts';
import { sheets } from '../../../testing/preview.ts';
import { shownRuns } from '../../../testing/shown-runs.ts';
import { stubApi } from '../../../testing/stub-api.ts';
import { EditorShell } from '../editor/editor-shell.tsx';
import { ResumeProvider } from '../state/resume-context.tsx';
import { useApply } from '../state/use-resume.ts';

const SCREENS = [1440, 991, 390].flatMap((width) =>
  [1, 2].flatMap((scale) => (['light', 'dark'] as const).map((colorScheme) => ({ width, scale, colorScheme }))),
);

/** Reads the fonts without the preview's code, which the expected runs must not depend on. */
function fetchFonts(): Promise<FontSource[]> {
  const families: readonly string[] = FONT_FAMILIES;
  return Promise.all(
    FONT_FACES.filter(({ family }) => families.includes(family)).map(async (face) => {
      const response = await fetch(`/fonts/${fontFileName(face)}`);
      return { face, bytes: new Uint8Array(await response.arrayBuffer()) };
    }),
  );
}

const placesOf = (runs: readonly MeasuredRun[]) => runs.map(placeOf).join('\n');

let typesetter: Typesetter;
let demo: Demo;
let engineRuns: ReturnType<typeof createEngineRuns>;
beforeAll(async () => {
  const fonts = await fetchFonts();
  typesetter = createTypesetter(fonts);
  demo = await loadDemo('pl');
  engineRuns = createEngineRuns(fonts);
});

type Apply = (operation: Operation) => void;

/** Gives the function with which the editor's panels change the resume. */
function GiveApply({ to }: { to: (apply: Apply) => void }) {
  const apply = useApply();
  useEffect(() => to(apply), [apply, to]);
  return null;
}

/** The editor of a resume of the API. Its panels stay closed: `onApply` gets what they change the resume with. */
function Editor({ uuid, onApply }: { uuid: string; onApply: (apply: Apply) => void }) {
  const stored = trpc.resume.get.useQuery({ uuid });
  if (!stored.data) return null;
  return (
    <ResumeProvider stored={stored.data}>
      <EditorShell step="personal-data" viewKind={null} />
      <GiveApply to={onApply} />
    </ResumeProvider>
  );
}

async function openEditor(uuid: string): Promise<Apply> {
  let apply: Apply | null = null;
  const keep = (given: Apply) => {
    apply = given;
  };
  await openScreen(`/cv/${uuid}/dane-osobowe`, <Editor uuid={uuid} onApply={keep} />);
  await expect.poll(() => apply).not.toBeNull();
  return apply!;
}

/*
 * Each screen shows all templates, and template t on screen s is set in family (t + s) mod 12. There are at least as many templates
 * as families, so each screen shows every family too, and over the 12 screens every template meets every family once.
 */
test.each(SCREENS.map((screen, index) => ({ ...screen, index })))(
  'every run is as wide in the preview as the engine says: $width px, $scale×, $colorScheme',
  async ({ width, scale, colorScheme, index }) => {
    expect(TEMPLATE_SLUGS.length).toBeGreaterThanOrEqual(FONT_FAMILIES.length);
    await emulateScale(scale);
    await page.viewport(width, 900);
    await commands.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    let resume = emptyResume(crypto.randomUUID(), 'pl', TEMPLATE_SLUGS[0]);
    const person = startPerson([resume]);
    stubApi(person.answers);
    const applyInEditor = await openEditor(resume.uuid);
    const change = (operation: Operation) => {
      applyInEditor(operation);
      resume = applyOperation(resume, operation);
    };
    if (width < 768) await page.getByText('Podgląd', { exact: true }).click();
    await expect.poll(() => document.documentElement.dataset.mantineColorScheme).toBe(colorScheme);
    expect([innerWidth, devicePixelRatio]).toEqual([width, scale]);
    for (const [templateIndex, pattern] of TEMPLATE_SLUGS.entries()) {
      const family = FONT_FAMILIES[(templateIndex + index) % FONT_FAMILIES.length]!;
      if (resume.pattern !== pattern) change({ type: 'pattern', pattern });
      change({ type: 'fonts', fonts: { heading: family, body: family } });
      const expected = engineRuns(typesetter.typeset(resume, { demo }).pages);
      await expect.poll(() => placesOf(shownRuns(sheets())), { interval: 5 }).toBe(placesOf(expected));
      expect(wrongAdvances(shownRuns(sheets()), expected), `${pattern} in ${family}`).toEqual([]);
    }
    await expect.poll(() => person.stored(resume.uuid)).toEqual(resume);
  },
);
