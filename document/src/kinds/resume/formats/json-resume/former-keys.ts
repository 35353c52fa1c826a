import { isJsonObject } from '../../model/json-object.ts';

type Names = Readonly<Record<string, string>>;

// Keys that had other names before 1.0.0. Such files still exist.
const TOP: Names = { bio: 'basics', hobbies: 'interests' };
const OF_ENTRY: Readonly<Record<string, Names>> = {
  basics: { picture: 'image', website: 'url' },
  work: { company: 'name', website: 'url' },
  volunteer: { website: 'url' },
  education: { gpa: 'score' },
  awards: { awardDate: 'date' },
  publications: { website: 'url' },
};

function renamed(value: unknown, names: Names): unknown {
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).map(([key, content]) => {
    const current = Object.hasOwn(names, key) ? names[key]! : key;
    return [Object.hasOwn(value, current) ? key : current, content];
  });
  return Object.fromEntries(entries);
}

/** Renames keys of before 1.0.0 to those of JSON Resume 1.0.0. If an object has both, both stay. */
export function withCurrentKeys(json: unknown): unknown {
  const top = renamed(json, TOP);
  if (!isJsonObject(top)) return top;
  const entries = Object.entries(top).map(([key, content]) => {
    const names = Object.hasOwn(OF_ENTRY, key) ? OF_ENTRY[key]! : {};
    return [key, Array.isArray(content) ? content.map((item) => renamed(item, names)) : renamed(content, names)];
  });
  return Object.fromEntries(entries);
}
