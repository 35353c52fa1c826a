import { type RenderRequest, type RenderResponse, renderMethod } from '@kreda/proto/renderer-service';
import { type RasterPool, startRasterPool } from '../raster/raster-pool.ts';
import { createAdmission } from './admission.ts';
import { receiveRequest } from './receive-request.ts';
import { createRenderService } from './service.ts';

/** How long one page may take to draw, in ms: the service's default. */
const PAGE_DEADLINE_MS = 5_000;

export interface InProcessRenderer {
  /**
   * Renders the same PDF as the service, byte for byte.
   *
   * @throws {RenderFailure} for everything the contract has a reason for.
   */
  render(request: RenderRequest): Promise<RenderResponse>;
  /** Ends the worker, if one was started. */
  close(): Promise<void>;
}

/** Renders in this process, for commands that run without a server. A worker starts when a page needs one. */
export function openRenderer(): InProcessRenderer {
  let started: Promise<RasterPool> | undefined;
  const startedPool = () => {
    started ??= startRasterPool({ workers: 1, pageDeadlineMs: PAGE_DEADLINE_MS });
    return started;
  };
  const pool: RasterPool = {
    draw: async (regions, caller) => (await startedPool()).draw(regions, caller),
    close: async () => (await started)?.close(),
  };
  const service = createRenderService({ pool, admission: createAdmission({ running: 1, waiting: 0 }) });
  return {
    render: (request) => {
      // Encoded and decoded, since the file identifier depends on the request as the service receives it.
      const received = receiveRequest(renderMethod.requestSerialize(request));
      if ('refused' in received) throw received.refused;
      return service.render(received.request, new AbortController().signal);
    },
    close: () => pool.close(),
  };
}
