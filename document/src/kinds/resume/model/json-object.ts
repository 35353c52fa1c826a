/** An object of parsed JSON whose fields are not known. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** True for objects; false for lists and null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
