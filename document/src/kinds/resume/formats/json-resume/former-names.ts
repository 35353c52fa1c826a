type Fields = Record<string, unknown>;
type Names = Readonly<Record<string, string>>;

// What was called otherwise before 1.0.0; files of that time are still about.
const TOP: Names = { bio: 'basics', hobbies: 'interests' };
const OF_ENTRY: Readonly<Record<string, Names>> = {
  basics: { picture: 'image', website: 'url' },
  work: { company: 'name', website: 'url' },
  volunteer: { website: 'url' },
  education: { gpa: 'score' },
  awards: { awardDate: 'date' },
  publications: { website: 'url' },
};

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function renamed(value: unknown, names: Names): unknown {
  if (!isFields(value)) return value;
  const entries = Object.entries(value).map(([key, content]) => {
    const today = Object.hasOwn(names, key) ? names[key]! : key;
    return [Object.hasOwn(value, today) ? key : today, content];
  });
  return Object.fromEntries(entries);
}

/** The same JSON with the keys that JSON Resume has had since 1.0.0. Where both names stand, both stay. */
export function withTodaysNames(json: unknown): unknown {
  const top = renamed(json, TOP);
  if (!isFields(top)) return top;
  const entries = Object.entries(top).map(([key, content]) => {
    const names = Object.hasOwn(OF_ENTRY, key) ? OF_ENTRY[key]! : {};
    return [key, Array.isArray(content) ? content.map((item) => renamed(item, names)) : renamed(content, names)];
  });
  return Object.fromEntries(entries);
}
