/** The parser needs more memory than a file may take. */
class AllocationError extends Error {
  override readonly name = 'AllocationError';
}

let isOver = false;

/** Whether an allocation was refused. The parser may have caught the error and gone on. */
export function isAllocationLimitReached(): boolean {
  return isOver;
}

/**
 * Limits the bytes of all typed arrays that this process allocates, freed ones included. V8's heap limit does not count them, and a
 * compressed stream of 1 MB may inflate to 1 GB. Small arrays count too: thousands of names may point at one stream, which is then
 * decoded for each. Those of a document of 35 pages are 2 MB together. It replaces global constructors for good, so it is for a process that reads one
 * file and ends.
 */
export function limitAllocations(maxBytes: number): void {
  let leftBytes = maxBytes;
  const spend = (bytes: number) => {
    leftBytes -= bytes;
    if (leftBytes >= 0) return;
    isOver = true;
    throw new AllocationError(`more than ${maxBytes} bytes`);
  };
  const counted = <T extends object>(Native: T, bytesPerElement: number): T =>
    new Proxy(Native, {
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
  globalThis.DecompressionStream = countedDecompression(globalThis.DecompressionStream, spend);
}

function lengthOf(elements: unknown[] | ArrayBufferView): number {
  return Array.isArray(elements) ? elements.length : elements.byteLength;
}

/** Counts the output chunk by chunk, since decompression allocates outside of the counted arrays. */
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
