import type { RenderOptions, RenderResponse } from '@kreda/proto/renderer-service';
import { createAdmission } from '../admission.ts';
import { startRasterPool } from '../rasterise.ts';
import { createRenderService, type RenderService } from '../service.ts';
import { toPage } from './sample-pages.ts';

/** The whole service without its transport. */
export interface TestRenderer {
  service: RenderService;
  render(pages: string[], text?: RenderOptions['text']): Promise<RenderResponse>;
  close(): Promise<void>;
}

export async function startTestRenderer(pageDeadlineMs = 5_000): Promise<TestRenderer> {
  const pool = await startRasterPool({ workers: 1, pageDeadlineMs });
  const service = createRenderService({ pool, admission: createAdmission({ running: 1, waiting: 1 }) });
  return {
    service,
    render: (pages, text = 'TEXT_MODE_LIVE') =>
      service.render({ pages: pages.map(toPage), info: null, options: { text } }, new AbortController().signal),
    close: () => pool.close(),
  };
}
