/** Replaces placeholders such as `{{name}}` by facts. @throws RangeError for a placeholder without a fact. */
export function fillPlaceholders(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const fact = facts[key];
    if (fact === undefined) throw new RangeError(`A text has the unknown placeholder ${key}`);
    return fact;
  });
}
