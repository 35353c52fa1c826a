import { createHash, hash } from 'node:crypto';
import type { Page, PageFacts, ReceivedRenderRequest, RenderResponse } from '@kreda/proto/renderer-service';
import { inSpan } from '@kreda/telemetry/span';
import { RenderFailure } from '../failure.ts';
import { assemblePdf, type TextPage } from '../pdf/assemble-pdf.ts';
import { checkAttachment, compressAttachment } from '../pdf/attachment.ts';
import { readDocumentInfo } from '../pdf/document-info.ts';
import type { DrawnLayer } from '../pdf/graphics-layer.ts';
import { findLinkAreas } from '../pdf/links.ts';
import { planStructure } from '../pdf/structure-plan.ts';
import { drawPages } from '../raster/draw-pages.ts';
import type { RasterPool } from '../raster/raster-pool.ts';
import { documentBounds } from '../read/grammar.ts';
import type { PageModel } from '../read/page-model.ts';
import { createFontBook } from '../text/font-book.ts';
import type { ShapedRun } from '../text/shape.ts';
import { writeTexts } from '../text/write-texts.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import type { Admission } from './admission.ts';
import { admitPages } from './admit-pages.ts';

export interface RenderService {
  /**
   * Renders a request.
   *
   * @param fairnessKey the owner of the render. Waiting renders are served in turn by owner.
   * @throws {RenderFailure} for every failure that has a reason in the contract.
   * @throws the signal's reason once it is aborted.
   */
  render(request: ReceivedRenderRequest, signal: AbortSignal, fairnessKey?: string): Promise<RenderResponse>;
}

export function createRenderService(deps: { pool: RasterPool; admission: Admission }): RenderService {
  return {
    render: async (request, signal, fairnessKey) => {
      const leave = await inSpan('wait', () => deps.admission.enter(signal, fairnessKey));
      try {
        return await render(request, deps.pool, signal);
      } finally {
        leave();
      }
    },
  };
}

/** Alternative text of photos in a document without a title. */
const untitled = 'Photo';

async function render(request: ReceivedRenderRequest, pool: RasterPool, signal: AbortSignal): Promise<RenderResponse> {
  checkPageCount(request.pages);
  if (request.attachment) checkAttachment(request.attachment);
  const models = await inSpan('gate', async () => {
    await verifyChecksums(request.pages, signal);
    return admitPages(request.pages, signal);
  });
  const info = readDocumentInfo(request.info, {
    title: models[0]?.title,
    language: models[0]?.language,
  });
  const attachment = request.attachment && compressAttachment(request.attachment);
  const visibleText = request.options?.text !== 'TEXT_MODE_RASTER';
  const structure = planStructure(models, info.title ?? untitled);
  const book = createFontBook();
  const write = () =>
    inSpan('shape', () => writeTexts(models, { book, marks: structure.pages, visible: visibleText }, signal));
  const draw = (runs: ShapedRun[][]) => inSpan('draw', () => drawPages({ models, runs }, pool, signal));
  // Runs become pixels only if text is raster. Otherwise the workers start at once and draw while this thread shapes and writes text.
  const early = visibleText ? draw([]) : null;
  const shaping = write();
  const drawing = early ?? shaping.then((texts) => draw(texts.map(({ runs }) => runs)));
  const writing = shaping.then((texts) => {
    const pages = models.map((model, index): TextPage => {
      const { runs, operators } = texts[index]!;
      return { model, runs, links: findLinkAreas(model, runs), text: operators };
    });
    const identifier = identify(request);
    return inSpan('assemble', () =>
      assemblePdf(pages, {
        info,
        structure,
        book,
        identifier,
        drawing,
        attachment,
        yieldToEventLoop: () => yieldToEventLoop(signal),
      }),
    );
  });
  try {
    const [layers, pdf] = await Promise.all([drawing, writing]);
    const pages = models.map((model, index) => factsOf(model, layers[index] ?? [], index));
    return { pdf, sha256: sha256(pdf), pages };
  } finally {
    // Wait until both have stopped, so that the next render does not run beside leftovers of this one.
    await Promise.allSettled([drawing, writing, attachment]);
  }
}

function checkPageCount(pages: Page[]): void {
  if (pages.length < 1 || pages.length > documentBounds.pages) {
    throw new RenderFailure('REQUEST_REFUSED', `${pages.length} pages; allowed: 1 to ${documentBounds.pages}`);
  }
}

async function verifyChecksums(pages: Page[], signal: AbortSignal): Promise<void> {
  for (const [index, page] of pages.entries()) {
    if (sha256(page.svg) !== page.sha256) {
      throw new RenderFailure('CHECKSUM_MISMATCH', 'checksum does not match', index + 1);
    }
    await yieldToEventLoop(signal);
  }
}

function factsOf(model: PageModel, layers: DrawnLayer[], index: number): PageFacts {
  return {
    number: index + 1,
    textRuns: model.runs.length,
    links: model.links.length,
    images: model.graphics.filter((graphic) => graphic.kind === 'picture').length,
    hasRaster: layers.some((layer) => layer.tiles.some((tile) => tile.kind !== 'blank')),
  };
}

/** A hash of everything that the PDF depends on. */
function identify(request: ReceivedRenderRequest): Uint8Array {
  const checksums = request.pages.map((page) => page.sha256);
  const { attachment } = request;
  const attached = attachment ? [{ ...attachment, content: sha256(attachment.content) }] : [];
  return createHash('sha256')
    .update(JSON.stringify([checksums, request.info, request.options, ...attached]))
    .digest();
}

function sha256(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'hex');
}
