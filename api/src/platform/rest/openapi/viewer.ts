import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { accessOfPlugin } from '../route-access.ts';
import { type OpenApiDocument, VIEWER_PATH } from './document.ts';

/** The document to read and try in a browser, for developers: everything that it loads comes from here. */
export async function openApiViewer(scope: FastifyInstance, document: () => OpenApiDocument): Promise<void> {
  accessOfPlugin(scope, 'anybody');
  // The viewer takes what it shows from this plugin alone; ours is complete only when every route is there.
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
