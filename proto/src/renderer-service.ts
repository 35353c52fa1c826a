import { fileURLToPath } from 'node:url';
import type { MethodDefinition, ServiceDefinition } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';
import type { RenderRequest, RenderResponse } from './messages.ts';

export type * from './messages.ts';
export { reasons } from './messages.ts';

/** Messages carry whole pages with their photos, so gRPC's default of 4 MiB is too little. In bytes. */
export const maxMessageBytes = 64 * 1024 * 1024;

/** The metadata that names whom a call is for; renders that wait are served in turn by it. */
export const fairnessKeyHeader = 'x-fairness-key';

/** The service's full name, as health checks and reflection know it. */
export const rendererServiceName = 'renderer.v1.Renderer';

/** The contract as loaded from `renderer.proto`, for reflection. */
export const rendererPackage = loadSync(fileURLToPath(new URL('../renderer/v1/renderer.proto', import.meta.url)), {
  defaults: true,
  arrays: true,
  enums: String,
  longs: Number,
});

/** The service definition to hand to a gRPC server; its one handler is called `Render`. */
export const rendererService = rendererPackage[rendererServiceName] as ServiceDefinition;

/** The one method: what a client serialises, and what it gets back. */
export const renderMethod = rendererService.Render as unknown as MethodDefinition<RenderRequest, RenderResponse>;
