/** Keys as the SDK's models have them and as PayPal writes them. */
type Renamed = Record<string, unknown>;

/** A model of the SDK as it stands on the wire: `custom_id` for `customId`, and nothing for what is undefined. */
export function toWire(model: unknown): unknown {
  return renamed(model, (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
}

/** A body from the wire as the SDK's models have it. Nothing is checked: each route asks for what it needs. */
export function fromWire(body: unknown): unknown {
  return renamed(body, (key) => key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()));
}

function renamed(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, rename));
  if (typeof value !== 'object' || value === null) return value;
  const result: Renamed = {};
  for (const [key, item] of Object.entries(value)) if (item !== undefined) result[rename(key)] = renamed(item, rename);
  return result;
}
