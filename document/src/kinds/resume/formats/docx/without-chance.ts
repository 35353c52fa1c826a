import { strFromU8, strToU8 } from 'fflate';
import { type Parts, withXml, xmlPaths } from './package.ts';

/**
 * The parts without what the library takes from the clock, from random numbers and from counters that run on from one document to the next:
 * dates, ids of relationships and numbers of drawings. The same resume gives the same file.
 */
export function withoutChance(parts: Parts): Parts {
  return withNumberedDrawings(withNumberedRelationships(withoutDates(parts)));
}

function withoutDates(parts: Parts): Parts {
  return withXml(parts, 'docProps/core.xml', (xml) =>
    xml.replace(/<dcterms:(created|modified)[^>]*>[^<]*<\/dcterms:\1>/g, ''),
  );
}

/** Relationships of a part, numbered in their order. */
function withNumberedRelationships(parts: Parts): Parts {
  const changed = { ...parts };
  for (const path of Object.keys(parts).filter((name) => name.endsWith('.rels'))) {
    const ids = new Map<string, string>();
    const rels = strFromU8(parts[path]!).replace(/ Id="([^"]*)"/g, (_, id: string) => {
      const own = `rId${ids.size + 1}`;
      ids.set(id, own);
      return ` Id="${own}"`;
    });
    changed[path] = strToU8(rels);
    const owner = path.replace(/_rels\/([^/]*)\.rels$/, '$1');
    const part = parts[owner];
    if (!part) continue;
    changed[owner] = strToU8(
      strFromU8(part).replace(
        / r:(id|embed|link)="([^"]*)"/g,
        (_, name: string, id: string) => ` r:${name}="${ids.get(id) ?? id}"`,
      ),
    );
  }
  return changed;
}

/** Drawings of all parts, numbered in their order: a number is used once in a document. */
function withNumberedDrawings(parts: Parts): Parts {
  let last = 0;
  let changed = parts;
  for (const path of xmlPaths(parts)
    .filter((name) => name.startsWith('word/'))
    .toSorted())
    changed = withXml(changed, path, (xml) =>
      xml.replace(/<(wp:docPr|wps:cNvPr|pic:cNvPr) id="\d+"/g, (_, name: string) => {
        last += 1;
        return `<${name} id="${last}"`;
      }),
    );
  return changed;
}
