import type { FastifyInstance } from 'fastify';
import type { Access } from '../../policy.ts';
import { MAX_TEXT_BODY_BYTES } from './body-sizes.ts';
import type { Operation } from './operation.ts';

/**
 * What lets a request in at a route: the policy's access; `procedure`, where each procedure carries its own; `signature`, for
 * notices that prove where they come from; or `token`, for addresses that are secrets themselves.
 */
export type RouteAccess = Access | 'procedure' | 'signature' | 'token';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
    /** What the OpenAPI document tells of the route. */
    operation?: Operation;
  }
}

/** A route's options with its policy, and with its description below /api: `app.get('/me', access('anybody', ME), …)`. */
export function access(
  who: RouteAccess,
  operation?: Operation,
): { config: { access: RouteAccess; operation?: Operation } } {
  return { config: { access: who, ...(operation ? { operation } : {}) } };
}

/** The same, for a route whose body is a text of somebody's own. */
export function textAccess(who: RouteAccess, operation: Operation): ReturnType<typeof access> & { bodyLimit: number } {
  return { ...access(who, operation), bodyLimit: MAX_TEXT_BODY_BYTES };
}

/** Whether the policy decides about a route. */
export function isPolicyAccess(who: RouteAccess | undefined): who is Access {
  return who !== undefined && who !== 'procedure' && who !== 'signature' && who !== 'token';
}

export interface KnownRoute {
  method: string;
  path: string;
  access: RouteAccess;
  operation: Operation | undefined;
}

/**
 * Watches the routes that are registered from now on. The answer lists them, and throws while one is without a policy: nothing is
 * served that nobody has decided about.
 */
export function watchRoutes(app: FastifyInstance): () => KnownRoute[] {
  const routes: {
    method: string;
    path: string;
    config?: { access?: RouteAccess; operation?: Operation } | undefined;
  }[] = [];
  app.addHook('onRoute', (route) => {
    // Kept by reference: a plugin's scope may set the policy of its routes after this hook has run.
    for (const method of [route.method].flat()) {
      routes.push({
        method,
        path: route.url,
        get config() {
          return route.config;
        },
      });
    }
  });
  return () =>
    routes.map(({ method, path, config }) => {
      if (!config?.access) throw new Error(`The route ${method} ${path} has no policy: give it access(…)`);
      return { method, path, access: config.access, operation: config.operation };
    });
}

/** Gives every route of a plugin that knows no policies the same one; call it in the scope that the plugin is registered in. */
export function accessOfPlugin(scope: FastifyInstance, who: RouteAccess): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: who };
  });
}
