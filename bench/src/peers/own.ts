import { createHash } from 'node:crypto';
import { toBcp47 } from '@kreda/document/engine/text/languages';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import type { RendererClient } from '@kreda/proto/renderer';
import type { Contender, Subject } from './contender.ts';
import { wordsOfPages } from './page-words.ts';

/** Sends page SVGs to the renderer as the API does, with the PDF's metadata. */
export async function renderPages(renderer: RendererClient, pages: readonly string[], resume: Resume) {
  const info = {
    title: resume.name,
    author: 'Józef Żółć-Świątek',
    language: toBcp47(resume.language),
    creator: 'Kreda',
  };
  const request = pages.map((page) => {
    const svg = Buffer.from(page);
    return { svg, sha256: createHash('sha256').update(svg).digest('hex') };
  });
  return (await renderer.render({ pages: request, info })).pdf;
}

export interface OwnParts {
  renderer: RendererClient;
  typeset(resume: Resume): string[];
}

/** Our renderer: page SVGs to PDF, over gRPC. */
export async function openOwnRenderer({ resumeOfRound }: Subject, { renderer, typeset }: OwnParts): Promise<Contender> {
  return {
    prepare: async (round) => {
      const resume = resumeOfRound(round);
      const pages = typeset(resume);
      return { makePdf: () => renderPages(renderer, pages, resume), words: wordsOfPages(pages) };
    },
    close: async () => {},
  };
}

/** Gives this contender other CVs than `openOwnRenderer` has, so that neither typesetter nor renderer has seen them. */
const ROUND_OFFSET = 100;

/** Our typesetter and renderer: a resume's data to PDF. */
export async function openOwnPipeline({ resumeOfRound }: Subject, { renderer, typeset }: OwnParts): Promise<Contender> {
  return {
    prepare: async (round) => {
      const resume = resumeOfRound(round + ROUND_OFFSET);
      let pages: string[] = [];
      return {
        makePdf: () => {
          pages = typeset(resume);
          return renderPages(renderer, pages, resume);
        },
        get words() {
          return wordsOfPages(pages);
        },
      };
    },
    close: async () => {},
  };
}
