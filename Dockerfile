# syntax=docker/dockerfile:1
# Two images: `docker build --target api .` and `docker build --target renderer .`
# `npm run image-proof` goes through these steps without a container engine and starts what comes out.
ARG NODE_IMAGE=node:24-bookworm-slim

# `npm install --no-save` takes the versions of package-lock.json, as scripts/install.sh explains.
# What packages are installed from: a change of anything else installs nothing again.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY . .
RUN node scripts/assemble.ts manifests out/manifests

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY --from=manifests /app/out/manifests .
RUN npm install --no-save --no-audit --no-fund --loglevel=error --ignore-scripts
COPY . .
RUN node scripts/build.ts
RUN node scripts/assemble.ts api out/api && node scripts/assemble.ts renderer out/renderer && mkdir -p out/data

# Workspaces stay symlinks beside node_modules: Node.js runs no TypeScript inside of it.
FROM ${NODE_IMAGE} AS api-modules
WORKDIR /app
COPY --from=manifests /app/out/manifests .
RUN npm install --no-save --omit=dev --no-audit --no-fund --loglevel=error --ignore-scripts --workspace api

FROM ${NODE_IMAGE} AS renderer-modules
WORKDIR /app
COPY --from=manifests /app/out/manifests .
RUN npm install --no-save --omit=dev --no-audit --no-fund --loglevel=error --ignore-scripts --workspace renderer

FROM ${NODE_IMAGE} AS renderer
WORKDIR /app
COPY --from=renderer-modules /app .
COPY --from=build /app/out/renderer .
ENV NODE_ENV=production RENDERER_LISTEN=0.0.0.0:50051
EXPOSE 50051
USER 1000:1000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "proto/src/check-health.ts", "127.0.0.1:50051"]
CMD ["node", "renderer/src/main.ts"]

FROM ${NODE_IMAGE} AS api
WORKDIR /app
COPY --from=api-modules /app .
COPY --from=build /app/out/api .
COPY --from=build --chown=1000:1000 /app/out/data /data
# NODE_OPTIONS and MALLOC_ARENA_MAX are those of api/src/memory-environment.ts, which says why.
# `--build-arg RELEASE=1.4.0`: finished PDFs are used again within a release, and across restarts only where it has a name.
ARG RELEASE
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data WEB_DIST=web/dist RELEASE=${RELEASE} NODE_OPTIONS="--max-old-space-size=384 --max-semi-space-size=16" MALLOC_ARENA_MAX=2
EXPOSE 3000
USER 1000:1000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "api/src/main.ts"]
