import type { Page } from '@kreda/proto/renderer-service';
import { RenderFailure } from '../failure.ts';
import { type AdmittedPage, admitPage } from '../read/gate.ts';
import { documentBounds } from '../read/grammar.ts';
import type { PageModel } from '../read/page-model.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';

/**
 * Reads all pages of a request, within the bounds for each page and for all pages together.
 *
 * @throws {RenderFailure} SVG_REFUSED, naming the page that breaks the grammar or exceeds a bound.
 * @throws the signal's reason once it is aborted.
 */
export async function admitPages(pages: Page[], signal: AbortSignal): Promise<PageModel[]> {
  const models: PageModel[] = [];
  const soFar: Contents = {
    markupBytes: 0,
    attributes: 0,
    textCharacters: 0,
    runsAndGraphics: 0,
    links: 0,
    linkContents: 0,
    parts: 0,
    drawCost: 0,
  };
  for (const [index, page] of pages.entries()) {
    const model = admitPage(page.svg, index + 1);
    add(soFar, model);
    const problem = findExcess(soFar);
    if (problem !== undefined) throw new RenderFailure('SVG_REFUSED', problem, index + 1);
    models.push(model);
    await yieldToEventLoop(signal);
  }
  return models;
}

type Contents = Record<Exclude<keyof typeof documentBounds, 'pages'>, number>;

const names: Record<keyof Contents, string> = {
  markupBytes: 'bytes without images',
  attributes: 'attributes',
  textCharacters: 'characters of text',
  runsAndGraphics: 'runs and graphics',
  links: 'links',
  linkContents: 'runs and graphics in links',
  parts: 'parts with a role',
  drawCost: 'times the cost of painting a page',
};

function add(contents: Contents, { source, runs, graphics, links, parts, drawCost }: AdmittedPage): void {
  contents.markupBytes += source.markupBytes;
  contents.attributes += source.attributes;
  for (const { text } of runs) contents.textCharacters += text.length;
  contents.runsAndGraphics += runs.length + graphics.length;
  contents.links += links.length;
  for (const link of links) contents.linkContents += link.runs.length + link.graphics.length;
  contents.parts += parts;
  contents.drawCost += drawCost;
}

function findExcess(contents: Contents): string | undefined {
  for (const key of Object.keys(names) as (keyof Contents)[]) {
    if (contents[key] > documentBounds[key]) {
      return `${Math.ceil(contents[key])} ${names[key]} up to this page; allowed in a document: ${documentBounds[key]}`;
    }
  }
  return undefined;
}
