/** A compiled module. It can be posted to worker threads. */
export interface WasmModule {
  readonly [Symbol.toStringTag]: 'WebAssembly.Module';
}

interface WebAssemblyApi {
  compile(bytes: Uint8Array): Promise<WasmModule>;
  instantiate(bytes: Uint8Array): Promise<{ instance: { exports: unknown } }>;
}

/** Node's WebAssembly. Its types come only with TypeScript's DOM library, which a service should not include. */
export const webAssembly = (globalThis as unknown as { WebAssembly: WebAssemblyApi }).WebAssembly;
