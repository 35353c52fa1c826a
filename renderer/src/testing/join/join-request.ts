import type { JoinOptions, JoinPart, ReceivedJoinRequest } from '@kreda/proto/renderer-service';
import { openRenderer } from '../../service/render-in-process.ts';
import { pageSvg, run, toPage } from '../sample-pages.ts';

const NO_TEXTS = { alternateText: '', pageNumberColor: '' };

/** An attachment with this content. */
export function attachmentOf(content: Uint8Array, part: Partial<JoinPart> = {}): JoinPart {
  return { ...NO_TEXTS, kind: 'PART_KIND_ATTACHMENT', title: 'Certificate', language: '', content, ...part };
}

/** A PDF of our own, of one page with a heading and a link. */
export async function documentOf(text: string, part: Partial<JoinPart> = {}): Promise<JoinPart> {
  const renderer = openRenderer();
  try {
    const svg = pageSvg(
      `<g data-role="hero"><g data-role="name">${run(48, 40, 'Jan Kowalski')}</g></g>` +
        `<g data-role="section"><g data-role="section-title">${run(48, 80, text)}</g>` +
        `<a href="https://example.com/">${run(48, 120, 'example.com')}</a></g>`,
    ).replace('<svg ', '<svg data-engine="2" ');
    const { pdf } = await renderer.render({ pages: [toPage(svg)], info: { title: text, language: 'pl' } });
    return { ...NO_TEXTS, kind: 'PART_KIND_DOCUMENT', title: text, language: 'pl', content: pdf, ...part };
  } finally {
    await renderer.close();
  }
}

const INFO = {
  title: 'Jan Kowalski',
  author: '',
  subject: '',
  keywords: [],
  language: 'pl',
  creator: '',
  createdAt: '',
  modifiedAt: '',
};

/** A request as the service receives it. */
export function joinRequest(parts: JoinPart[], options: Partial<JoinOptions> = {}): ReceivedJoinRequest {
  return { parts, info: INFO, options: { maxBytes: 0, separate: false, pageNumbers: true, ...options } };
}
