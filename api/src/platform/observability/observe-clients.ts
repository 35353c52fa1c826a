import { type RendererClient, RendererError } from '@kreda/proto/renderer';
import { inSpan } from '@kreda/telemetry/span';
import { type FileStorage, StorageDown } from '../clients/file-storage.ts';
import type { CallOutcome } from '../clients/provider-call.ts';
import { failureOfStatus } from '../clients/provider-error.ts';
import { type BackgroundTypesetter, TypesetterBusyError } from '../clients/typesetter.ts';
import type { Metrics } from './metrics.ts';
import { countCalls } from './observe-providers.ts';

/** The renderer's client, measured and traced. */
export function observedRenderer(
  renderer: RendererClient,
  { renderCallSeconds, joinCallSeconds }: Metrics,
): RendererClient {
  const outcomeOf = (error: unknown) => (error instanceof RendererError ? (error.reason ?? error.code) : 'FAILED');
  return {
    ...renderer,
    render(request, options) {
      const call = () => renderer.render(request, options);
      const attributes = { 'kreda.pages': request.pages.length };
      return timed(
        () => inSpan('render call', call, { kind: 'client', attributes }),
        (error, seconds) => renderCallSeconds.observe({ outcome: error === null ? 'OK' : outcomeOf(error) }, seconds),
      );
    },
    join(request, options) {
      const call = () => renderer.join(request, options);
      const attributes = { 'kreda.parts': request.parts.length };
      return timed(
        () => inSpan('join call', call, { kind: 'client', attributes }),
        (error, seconds) => joinCallSeconds.observe({ outcome: error === null ? 'OK' : outcomeOf(error) }, seconds),
      );
    },
  };
}

/** The typesetter, measured and traced. */
export function observedTypesetter(
  typesetter: BackgroundTypesetter,
  { typesetSeconds }: Metrics,
): BackgroundTypesetter {
  const outcomeOf = (error: unknown) => (error instanceof TypesetterBusyError ? 'busy' : 'failed');
  const observed = (work: () => Promise<string[]>) =>
    timed(
      () => inSpan('typeset', work),
      (error, seconds) => typesetSeconds.observe({ outcome: error === null ? 'done' : outcomeOf(error) }, seconds),
    );
  return {
    ...typesetter,
    typeset: (resume, options) => observed(() => typesetter.typeset(resume, options)),
    typesetInvoice: (invoice, ksef) => observed(() => typesetter.typesetInvoice(invoice, ksef)),
    typesetContract: (contract) => observed(() => typesetter.typesetContract(contract)),
  };
}

/** The file storage, measured, counted as a provider, and traced. */
export function observedStorage(files: FileStorage, metrics: Metrics): FileStorage {
  const { storageSeconds } = metrics;
  const onCall = countCalls(metrics);
  const observed = <T>(operation: 'get' | 'put' | 'remove', work: () => Promise<T>) =>
    timed(
      () => inSpan(`files.${operation}`, work),
      (error, seconds) => {
        storageSeconds.observe({ operation, outcome: error === null ? 'done' : 'failed' }, seconds);
        onCall('storage', error === null ? 'ok' : storageFailureOf(error));
      },
    );
  return {
    ...files,
    get: (key) => observed('get', () => files.get(key)),
    put: (key, bytes) => observed('put', () => files.put(key, bytes)),
    remove: (key) => observed('remove', () => files.remove(key)),
  };
}

/** The outcome of a failed call of the storage. An answer of a bucket has a status; an error of a folder has none. */
function storageFailureOf(error: unknown): CallOutcome {
  if (!(error instanceof StorageDown)) return 'provider-error';
  const { cause } = error;
  const status = cause instanceof Error && 'status' in cause ? cause.status : undefined;
  return typeof status === 'number' ? (failureOfStatus(status) ?? 'refused') : 'unreachable';
}

/** Reports how long the work took, and its error or null. */
async function timed<T>(work: () => Promise<T>, report: (error: unknown, seconds: number) => void): Promise<T> {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  try {
    const result = await work();
    report(null, seconds());
    return result;
  } catch (error) {
    report(error ?? 'nothing', seconds());
    throw error;
  }
}
