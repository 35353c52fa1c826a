import { fileURLToPath } from 'node:url';
import type { MethodDefinition, ServiceDefinition } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';
import type { JoinRequest, JoinResponse, RenderRequest, RenderResponse } from './messages.ts';

export type * from './messages.ts';
export { reasons } from './messages.ts';

/** The size limit of a message, in bytes. Messages contain whole pages with photos, so gRPC's default of 4 MiB is too small. */
export const maxMessageBytes = 64 * 1024 * 1024;

/** Metadata with the fairness key of a call: waiting renders are served in turn by these keys. */
export const fairnessKeyHeader = 'x-fairness-key';

/** The service's full name, as used by health checks and reflection. */
export const rendererServiceName = 'renderer.v1.Renderer';

/** The contract as loaded from `renderer.proto`, for reflection. */
export const rendererPackage = loadSync(fileURLToPath(new URL('../renderer/v1/renderer.proto', import.meta.url)), {
  defaults: true,
  arrays: true,
  enums: String,
  longs: Number,
});

/** The service definition to hand to a gRPC server; its handlers are called `Render` and `Join`. */
export const rendererService = rendererPackage[rendererServiceName] as ServiceDefinition;

/** How a method's request is serialised and its response deserialised. */
export const renderMethod = rendererService.Render as unknown as MethodDefinition<RenderRequest, RenderResponse>;

export const joinMethod = rendererService.Join as unknown as MethodDefinition<JoinRequest, JoinResponse>;
