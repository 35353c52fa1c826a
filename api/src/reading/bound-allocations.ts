/** Arrays below this are not counted: the parser makes many of them, and the heap's bound and the deadline hold them. */
const COUNTED_FROM_BYTES = 64 * 1024;

/** The parser asked for more memory than a file may take. */
export class AllocationError extends Error {
  override readonly name = 'AllocationError';
}

let isOver = false;

/** True when `boundAllocations` refused something, however the parser went on after that. */
export function isAllocationBoundReached(): boolean {
  return isOver;
}

/**
 * Bounds the bytes that typed arrays of this thread may take, all of them together and freed ones included. A worker's
 * `resourceLimits` do not count them, and a compressed stream of 1 MB may unpack to 1 GB. For a thread that reads one file
 * and ends: what was changed stays changed.
 */
export function boundAllocations(maxBytes: number): void {
  let leftBytes = maxBytes;
  const spend = (bytes: number) => {
    if (bytes < COUNTED_FROM_BYTES) return;
    leftBytes -= bytes;
    if (leftBytes >= 0) return;
    isOver = true;
    throw new AllocationError(`more than ${maxBytes} bytes`);
  };
  const counted = <T extends object>(constructor: T, bytesPerElement: number): T =>
    new Proxy(constructor, {
      construct(target, [first, ...rest], newTarget) {
        if (typeof first === 'number') spend(first * bytesPerElement);
        else if (Array.isArray(first) || ArrayBuffer.isView(first)) spend(lengthOf(first) * bytesPerElement);
        return Reflect.construct(target as new (...args: unknown[]) => object, [first, ...rest], newTarget);
      },
    });
  globalThis.ArrayBuffer = counted(ArrayBuffer, 1);
  globalThis.Uint8Array = counted(Uint8Array, 1);
  globalThis.Uint8ClampedArray = counted(Uint8ClampedArray, 1);
  globalThis.Uint16Array = counted(Uint16Array, 2);
  globalThis.Int32Array = counted(Int32Array, 4);
  globalThis.Uint32Array = counted(Uint32Array, 4);
  globalThis.Float32Array = counted(Float32Array, 4);
  globalThis.Float64Array = counted(Float64Array, 8);
  // It unpacks outside of this thread's arrays. Without it the parser unpacks by itself.
  Reflect.deleteProperty(globalThis, 'DecompressionStream');
}

function lengthOf(elements: unknown[] | ArrayBufferView): number {
  return Array.isArray(elements) ? elements.length : elements.byteLength;
}
