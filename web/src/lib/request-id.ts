/** An id of our own for a request: the API's and the renderer's logs carry it, and a message about a failure quotes its beginning. */
export function newRequestId(): string {
  // Not crypto.randomUUID(): over plain http, on a machine of one's own network, there is none.
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
