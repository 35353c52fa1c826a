/** The fields that say something. */
export function filled(data: object): Record<string, unknown> {
  const isEmpty = (value: unknown) =>
    value === '' || value === null || value === false || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(data).filter(([name, value]) => name !== 'id' && !isEmpty(value)));
}
