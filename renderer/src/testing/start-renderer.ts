import type { Attachment, DocumentInfo, RenderOptions, RenderResponse } from '@kreda/proto/renderer-service';
import { startRasterPool } from '../raster/raster-pool.ts';
import { createAdmission } from '../service/admission.ts';
import { createRenderService, type RenderService } from '../service/service.ts';
import { toPage } from './sample-pages.ts';

const NO_INFO: DocumentInfo = {
  title: '',
  author: '',
  subject: '',
  keywords: [],
  language: '',
  creator: '',
  createdAt: '',
  modifiedAt: '',
};

/** The whole service without gRPC. */
export interface TestRenderer {
  service: RenderService;
  render(
    pages: string[],
    text?: RenderOptions['text'],
    info?: Partial<DocumentInfo>,
    attachment?: Attachment,
  ): Promise<RenderResponse>;
  close(): Promise<void>;
}

export async function startTestRenderer(pageDeadlineMs = 5_000): Promise<TestRenderer> {
  const pool = await startRasterPool({ workers: 1, pageDeadlineMs });
  const service = createRenderService({ pool, admission: createAdmission({ running: 1, waiting: 1 }) });
  return {
    service,
    render: (pages, text = 'TEXT_MODE_LIVE', info = {}, attachment) =>
      service.render(
        { pages: pages.map(toPage), info: { ...NO_INFO, ...info }, options: { text }, attachment: attachment ?? null },
        new AbortController().signal,
      ),
    close: () => pool.close(),
  };
}
