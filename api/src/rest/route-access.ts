import type { FastifyInstance } from 'fastify';
import type { Access } from '../policy.ts';

/**
 * What lets a request in at a route: the policy's access; `procedure`, where each procedure carries its own; `signature`, for
 * notices that prove where they come from; or `token`, for addresses that are secrets themselves.
 */
export type RouteAccess = Access | 'procedure' | 'signature' | 'token';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
  }
}

/** A route's options with its policy: `app.get('/me', access('anybody'), …)`. */
export function access(who: RouteAccess): { config: { access: RouteAccess } } {
  return { config: { access: who } };
}

/** Whether the policy decides about a route. */
export function isPolicyAccess(who: RouteAccess | undefined): who is Access {
  return who !== undefined && who !== 'procedure' && who !== 'signature' && who !== 'token';
}

export interface KnownRoute {
  method: string;
  path: string;
  access: RouteAccess;
}

/**
 * Watches the routes that are registered from now on. The answer lists them, and throws while one is without a policy: nothing is
 * served that nobody has decided about.
 */
export function watchRoutes(app: FastifyInstance): () => KnownRoute[] {
  const routes: { method: string; path: string; config?: { access?: RouteAccess } | undefined }[] = [];
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
      return { method, path, access: config.access };
    });
}

/** Gives every route of a plugin that knows no policies the same one; call it in the scope that the plugin is registered in. */
export function accessOfPlugin(scope: FastifyInstance, who: RouteAccess): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: who };
  });
}
