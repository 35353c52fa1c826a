import type { FastifyInstance } from 'fastify';
import type { Access } from '../../policy.ts';
import { MAX_TEXT_BODY_BYTES } from './body-sizes.ts';
import type { Operation } from './operation.ts';

/**
 * What admits a request to a route: the policy's access; `procedure`, where each procedure declares its own; `signature`, for
 * webhook events, which are signed; or `token`, for addresses that are secrets themselves.
 */
export type RouteAccess = Access | 'procedure' | 'signature' | 'token';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
    /** The route in the OpenAPI description. */
    operation?: Operation;
  }
}

/** A route's options with its policy, and below /api with its operation: `app.get('/me', access('anybody', ME), …)`. */
export function access(
  who: RouteAccess,
  operation?: Operation,
): { config: { access: RouteAccess; operation?: Operation } } {
  return { config: { access: who, ...(operation ? { operation } : {}) } };
}

/** The same, for a route whose body is a user's text. */
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
 * Records the routes that are registered from now on. The returned function lists them, and throws if one has no policy: no route is
 * served without a decision about its access.
 */
export function watchRoutes(app: FastifyInstance): () => KnownRoute[] {
  const routes: {
    method: string;
    path: string;
    config?: { access?: RouteAccess; operation?: Operation } | undefined;
  }[] = [];
  app.addHook('onRoute', (route) => {
    // A getter: the scope of a plugin may set the policy of its routes after this hook has run.
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

/** Gives every route of a plugin the same policy. Call it in the scope in which the plugin is registered. */
export function accessOfPlugin(scope: FastifyInstance, who: RouteAccess): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: who };
  });
}
