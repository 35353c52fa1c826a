const CHUNK = 100;

/** Splits items into chunks of the size that one query takes. */
export async function* inChunks<Item>(items: AsyncIterable<Item> | Iterable<Item>): AsyncGenerator<Item[]> {
  let chunk: Item[] = [];
  for await (const item of items) {
    chunk.push(item);
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
