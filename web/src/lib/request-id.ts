/** A new request id. The logs of API and renderer contain it, and error messages show its beginning. */
export function newRequestId(): string {
  // Not crypto.randomUUID(): browsers offer it in secure contexts only, not over plain http in a local network.
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
