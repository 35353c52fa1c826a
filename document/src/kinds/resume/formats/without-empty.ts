/** Removes undefined values, empty texts and empty lists. */
export function withoutEmpty(fields: Record<string, unknown>): Record<string, unknown> {
  const isFilled = (value: unknown) =>
    value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isFilled(value)));
}
