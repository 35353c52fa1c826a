/**
 * The environment that bounds the API's memory: the same in the image (Dockerfile), in `make run` and where attacks are measured.
 *
 * Two malloc arenas instead of eight per core: freed buffers of one thread are used by the others, which saves some 50 MB. The heap is
 * bounded so that a container of 1 GB holds it with all that lies beside it (docs/scaling.md), and V8 collects it sooner. While its
 * modules load, the young generation would grow to 128 MB and keep them: two semi-spaces of 16 MB save some 60.
 */
export const MEMORY_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '2',
  NODE_OPTIONS: '--max-old-space-size=384 --max-semi-space-size=16',
} as const;
