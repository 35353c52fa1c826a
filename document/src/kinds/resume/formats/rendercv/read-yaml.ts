import { type Alias, type Document, isAlias, isMap, isScalar, isSeq, type Node, parseDocument, visit } from 'yaml';
import { toPrintable, withLineFeeds } from '../../model/printable.ts';
import { UnreadableFileError } from '../intake/unreadable-file-error.ts';

/** A value of a YAML file. Scalars are the texts as they are written: `3.10` is not a number. Null is an empty text. */
export type YamlValue = string | YamlValue[] | YamlMap;
export type YamlMap = Map<string, YamlValue>;

/** Longer than any CV, in characters: as the file is, and again after aliases are followed. */
const MAX_CHARACTERS = 1_000_000;
/** A CV that repeats texts has a few. Each may stand for a text as long as the file. */
const MAX_ALIASES = 500;
/** Values after aliases are followed: an alias of an alias of an alias has a billion. */
const MAX_VALUES = 100_000;
const MAX_DEPTH = 50;
/** The parser follows nested brackets by recursion. */
const MAX_BRACKETS = 200;

/**
 * Reads YAML 1.2 with the failsafe schema: maps, lists and texts. Keys must be unique, and other tags are refused.
 *
 * @throws {UnreadableFileError} `not-of-format` naming the line of the first error, `too-large` for too many or too deep values.
 */
export function readYaml(text: string): YamlValue {
  if (text.length > MAX_CHARACTERS) throw new UnreadableFileError('too-large');
  if (bracketDepth(text) > MAX_BRACKETS) throw new UnreadableFileError('too-large');
  try {
    return readDocument(withLineFeeds(text.replace(/^\ufeff/, '')));
  } catch (error) {
    // A list in a list in a list: `- - - -`.
    if (error instanceof RangeError) throw new UnreadableFileError('too-large');
    throw error;
  }
}

function readDocument(text: string): YamlValue {
  // The parser's own check of keys takes quadratic time.
  const document = parseDocument(text, {
    schema: 'failsafe',
    uniqueKeys: false,
    logLevel: 'error',
    prettyErrors: true,
  });
  const [problem] = [...document.errors, ...document.warnings];
  if (problem) {
    const [{ line } = { line: 1 }] = problem.linePos ?? [];
    throw new UnreadableFileError('not-of-format', { path: `line ${line}`, problem: firstLine(problem.message) });
  }
  const targets = aliasTargets(document);
  let values = 0;
  let characters = 0;
  const toValue = (node: Node | null | undefined, depth: number): YamlValue => {
    values += 1;
    if (values > MAX_VALUES || depth > MAX_DEPTH) throw new UnreadableFileError('too-large');
    if (isAlias(node)) return toValue(targets.get(node), depth + 1);
    if (isScalar(node)) {
      const text = scalarText(node.value, node.type);
      characters += text.length;
      if (characters > MAX_CHARACTERS) throw new UnreadableFileError('too-large');
      return text;
    }
    if (isSeq<Node>(node)) return node.items.map((item) => toValue(item, depth + 1));
    if (!isMap<Node, Node>(node)) return '';
    const map: YamlMap = new Map();
    for (const { key, value } of node.items) {
      const name = toValue(key, depth + 1);
      if (typeof name !== 'string')
        throw new UnreadableFileError('not-of-format', { problem: 'A key has to be a text' });
      if (map.has(name))
        throw new UnreadableFileError('not-of-format', { path: name, problem: 'The key is there twice' });
      map.set(name, toValue(value, depth + 1));
    }
    return map;
  };
  return toValue(document.contents, 0);
}

/** What each alias stands for: the last node before it with that anchor. The parser's own search reads the whole file for each alias. */
function aliasTargets(document: Document): ReadonlyMap<Alias, Node> {
  const anchors = new Map<string, Node>();
  const targets = new Map<Alias, Node>();
  let aliases = 0;
  visit(document, {
    Node: (_key, node) => {
      if (!isAlias(node)) {
        if ('anchor' in node && node.anchor !== undefined) anchors.set(node.anchor, node);
        return;
      }
      aliases += 1;
      if (aliases > MAX_ALIASES) throw new UnreadableFileError('too-large');
      const target = anchors.get(node.source);
      if (target) targets.set(node, target);
    },
  });
  return targets;
}

function scalarText(value: unknown, type: string | undefined): string {
  const text = toPrintable(String(value ?? ''));
  return type === 'PLAIN' && /^(?:~|null)$/i.test(text) ? '' : text;
}

function firstLine(message: string): string {
  return message.split('\n')[0]?.replace(/ at line .*$/, '') ?? '';
}

function bracketDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const letter of text) {
    if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth = Math.max(0, depth - 1);
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
