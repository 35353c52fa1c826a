/** A compiled module; it may be posted to worker threads. */
export interface WasmModule {
  readonly [Symbol.toStringTag]: 'WebAssembly.Module';
}

interface WebAssemblyApi {
  compile(bytes: Uint8Array): Promise<WasmModule>;
  instantiate(bytes: Uint8Array): Promise<{ instance: { exports: unknown } }>;
}

/** Node's WebAssembly. Its types come with the DOM library only, which has no place in a service. */
export const webAssembly = (globalThis as unknown as { WebAssembly: WebAssemblyApi }).WebAssembly;
