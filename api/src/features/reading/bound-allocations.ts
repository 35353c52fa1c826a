/** Arrays below this are not counted: the parser makes many of them, and the heap's bound and the deadline hold them. */
const COUNTED_FROM_BYTES = 64 * 1024;

/** The parser asked for more memory than a file may take. */
class AllocationError extends Error {
  override readonly name = 'AllocationError';
}

let isOver = false;

/** True when `boundAllocations` refused something, however the parser went on after that. */
export function isAllocationBoundReached(): boolean {
  return isOver;
}

/**
 * Bounds the bytes that typed arrays of this process may take, all of them together and freed ones included. The heap's
 * bound does not count them, and a compressed stream of 1 MB may unpack to 1 GB. For a process that reads one file
 * and ends: what was changed stays changed.
 */
export function boundAllocations(maxBytes: number): void {
  let leftBytes = maxBytes;
  const spend = (bytes: number) => {
    leftBytes -= bytes;
    if (leftBytes >= 0) return;
    isOver = true;
    throw new AllocationError(`more than ${maxBytes} bytes`);
  };
  const spendOnArray = (bytes: number) => {
    if (bytes >= COUNTED_FROM_BYTES) spend(bytes);
  };
  const counted = <T extends object>(Native: T, bytesPerElement: number): T =>
    new Proxy(Native, {
      construct(target, [first, ...rest], newTarget) {
        if (typeof first === 'number') spendOnArray(first * bytesPerElement);
        else if (Array.isArray(first) || ArrayBuffer.isView(first)) spendOnArray(lengthOf(first) * bytesPerElement);
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
  globalThis.DecompressionStream = countedDecompression(globalThis.DecompressionStream, spend);
}

function lengthOf(elements: unknown[] | ArrayBufferView): number {
  return Array.isArray(elements) ? elements.length : elements.byteLength;
}

/** Unpacks outside of the script's arrays; what comes out is counted piece by piece. */
function countedDecompression(
  Native: typeof DecompressionStream,
  spend: (bytes: number) => void,
): typeof DecompressionStream {
  return class {
    readonly readable: DecompressionStream['readable'];
    readonly writable: DecompressionStream['writable'];

    constructor(format: ConstructorParameters<typeof DecompressionStream>[0]) {
      const native = new Native(format);
      const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          spend(chunk.byteLength);
          controller.enqueue(chunk);
        },
      });
      this.readable = native.readable.pipeThrough(counter);
      this.writable = native.writable;
    }
  };
}
