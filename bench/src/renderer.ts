import { startRendererProcess } from '@kreda/api/testing/renderer-process';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { createTypesetter } from '@kreda/document/kinds/resume/typeset';
import { demoResume } from '@kreda/document/testing/demo-resumes';
import { installedFonts } from '@kreda/document/testing/installed-fonts';
import { connectRenderer } from '@kreda/proto/renderer';
import { compare, type Outcome, type Result } from './compare.ts';
import { bytes, formatTable, ms, percent, ratio, verdict } from './format.ts';
import { toRow } from './measure.ts';
import { peakMemory } from './peak-memory.ts';
import { openChromium, startChromiumPrinter } from './peers/chromium-print.ts';
import { fetchedPeers } from './peers/fetched-peers.ts';
import { type OwnParts, openOwnPipeline, openOwnRenderer, renderPages } from './peers/own.ts';
import { sample, samplePhoto, withOtherWords } from './sample.ts';

const OWN = 'page SVGs to PDF, through gRPC';
const OWN_WHOLE = 'typesetting and PDF, through gRPC';
const CHROMIUM = 'peer: Chromium, a new tab, the same pages';
const REACT_PDF = 'peer: @react-pdf/renderer, layout and PDF';
const TYPST = 'peer: Typst, the same design';
const TYPST_PLAIN = 'peer: Typst, the words in one column';

const MAX_PDF_BYTES = 75 * 1024;
const PAGE_COUNTS = [1, 2, 5, 10, 20, 30];
const PAGE_COUNT_ROUNDS = 12;

/** Compares the renderer with its peers in one run, and measures its memory and its cost by pages. Yields lines to print. */
export async function* measureRenderer(): AsyncGenerator<string> {
  const photo = await samplePhoto();
  const dataUri = `data:image/jpeg;base64,${photo.toString('base64')}`;
  const pictured: Resume = { ...sample, photo: { url: '/photos/sample', widthPx: 600, heightPx: 800 } };
  const typesetter = createTypesetter(installedFonts());
  const process = await startRendererProcess(0, { RENDERER_WARM_UP: 'true' });
  const renderer = connectRenderer(process.address);
  const parts: OwnParts = { renderer, typeset: (resume) => typesetter.typeset(resume, { photo: dataUri }).pages };
  const subject = { photo, resumeOfRound: (round: number) => withOtherWords(pictured, round) };
  try {
    const outcomes = await compare([
      { name: OWN, open: () => openOwnRenderer(subject, parts) },
      { name: OWN_WHOLE, open: () => openOwnPipeline(subject, parts) },
      { name: CHROMIUM, open: () => openChromium((round) => parts.typeset(subject.resumeOfRound(round))) },
      { name: REACT_PDF, open: async () => (await fetchedPeers()).openReactPdf(subject) },
      { name: TYPST, open: async () => (await fetchedPeers()).openTypstDesign(subject) },
      { name: TYPST_PLAIN, open: async () => (await fetchedPeers()).openTypst(subject) },
    ]);
    yield `A two-page CV with a photo, another one in every round; the photo has ${bytes(photo.length)}:`;
    yield peerTable(outcomes);
    yield '';
    yield* compareTextPage(parts, pictured);
    yield '';
    yield* measurePages(parts);
    yield '';
    yield await peakMemory(process);
  } finally {
    renderer.close();
    await process.stop();
  }
}

function peerTable(outcomes: readonly Outcome[]): string {
  const resultOf = (name: string) => outcomes.find((one): one is Result => one.name === name && 'row' in one);
  const [own, whole] = [resultOf(OWN)!, resultOf(OWN_WHOLE)!];
  const goals: Record<string, (peer: Result) => string> = {
    [OWN]: ({ bytes: size }) => verdict(size <= MAX_PDF_BYTES, 'at most 75 KB'),
    [CHROMIUM]: ({ row }) => verdict(row.medianMs >= 25 * own.row.medianMs, 'at least 25'),
    [REACT_PDF]: ({ row }) => verdict(row.medianMs >= 4 * own.row.medianMs, 'at least 4'),
    [TYPST]: ({ row }) => verdict(row.medianMs >= 1.3 * own.row.medianMs, 'at least 1.3 × page SVGs to PDF'),
  };
  const rows = outcomes.map((one) => {
    if ('reason' in one) return [one.name, '', '', '', '', '', `not measured: ${one.reason}`];
    // Typst also typesets, so it is compared with our typesetting and PDF together.
    const base = [TYPST, TYPST_PLAIN, OWN_WHOLE].includes(one.name) ? whole : own;
    return [
      one.name,
      ms(one.row.medianMs),
      ms(one.row.p95Ms),
      ratio(one.row.medianMs / base.row.medianMs),
      String(one.bytes),
      one.readBack === undefined ? 'no pdftotext' : percent(one.readBack),
      goals[one.name]?.(one) ?? '',
    ];
  });
  return formatTable(['what', 'median ms', 'p95 ms', 'to ours', 'bytes', 'read back', 'goal'], rows);
}

/** Compares our PDF of a page with text only with Chromium's. */
async function* compareTextPage({ typeset, renderer }: OwnParts, resume: Resume): AsyncGenerator<string> {
  const [first = ''] = typeset(resume);
  const page = first
    .replace(/<clipPath.*?<\/clipPath>/gs, '')
    .replace(/<(?:rect|circle|path|image)\b[^>]*>/g, '')
    .replace(/<\/(?:rect|circle|path|image)>/g, '');
  const own = await renderPages(renderer, [page], resume);
  let peer: Uint8Array;
  try {
    const printer = await startChromiumPrinter();
    peer = await printer.print([page]).finally(() => printer.close());
  } catch (error) {
    yield `A page of text alone: ${own.length} bytes; Chromium not measured: ${String(error)}`;
    return;
  }
  const goal = verdict(own.length <= peer.length, 'no larger than Chromium’s');
  yield `A page of text alone: ${own.length} bytes; Chromium's PDF of it: ${peer.length} bytes. ${goal}`;
}

/** Measures the cost by the number of pages, with different pages of a resume of forty entries a section. */
async function* measurePages({ typeset, renderer }: OwnParts): AsyncGenerator<string> {
  const longResume = demoResume('huge', 'modern', 'pl');
  const pages = typeset(longResume);
  const most = PAGE_COUNTS.at(-1)!;
  if (pages.length < most) throw new Error(`The long CV has ${pages.length} pages; ${most} are needed`);
  const durations = new Map(PAGE_COUNTS.map((count) => [count, [] as number[]]));
  for (let round = 0; round <= PAGE_COUNT_ROUNDS; round++)
    for (const count of PAGE_COUNTS) {
      // Each round changes the text, so that no page is in a cache.
      const words = pages.slice(0, count).map((page) => page.replace('</text>', ` ${round}</text>`));
      const start = performance.now();
      await renderPages(renderer, words, longResume);
      if (round > 0) durations.get(count)!.push(performance.now() - start);
    }
  const measured = PAGE_COUNTS.map((count) => ({ count, row: toRow(`${count} pages`, durations.get(count)!, '') }));
  const perPage = measured.map(({ count, row }) => row.medianMs / count);
  yield formatTable(
    ['pages', 'median ms', 'p95 ms', 'ms a page'],
    measured.map(({ count, row }, index) => [String(count), ms(row.medianMs), ms(row.p95Ms), ms(perPage[index]!)]),
  );
  const isLinear = perPage.at(-1)! <= 1.25 * perPage[PAGE_COUNTS.indexOf(5)]!;
  yield verdict(isLinear, 'linear: a page of thirty costs at most a quarter more than one of five');
}
