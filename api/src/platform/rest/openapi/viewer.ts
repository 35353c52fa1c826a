import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { accessOfPlugin } from '../route-access.ts';
import { type OpenApiDocument, VIEWER_PATH } from './document.ts';

/** A viewer of the description for developers. It loads nothing from other hosts. */
export async function openApiViewer(scope: FastifyInstance, document: () => OpenApiDocument): Promise<void> {
  accessOfPlugin(scope, 'anybody');
  // The viewer needs this plugin's specification. Ours replaces it below: it is complete only when every route is registered.
  await scope.register(swagger, {
    mode: 'static',
    specification: { document: { openapi: '3.1.1', info: INFO, paths: {} } },
  });
  await scope.register(swaggerUi, {
    routePrefix: VIEWER_PATH,
    uiConfig: { layout: 'BaseLayout', tryItOutEnabled: true },
    theme: { title: 'API' },
    transformSpecification: () => document(),
    transformSpecificationClone: false,
  });
}

const INFO = { title: 'API', version: '1' };
