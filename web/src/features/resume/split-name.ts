/** A name in one line as first and last names. The last word is the last name; a single word is a first name. */
export function splitName(name: string): { firstName?: string; lastName?: string } {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? words.pop()! : undefined;
  const firstName = words.join(' ');
  return { ...(firstName && { firstName }), ...(lastName && { lastName }) };
}
