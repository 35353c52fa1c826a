import { isJsonObject } from '../../model/json-object.ts';
import { createBounds } from './bounds.ts';
import { createNode, type FileNode } from './file-node.ts';

/**
 * The fields of a parsed JSON object as nodes, as if they had been elements of XML. The entries of a list are nodes with the list's
 * name.
 *
 * @throws UnreadableFileError if the object has too many fields.
 */
export function readJsonTree(name: string, json: unknown): FileNode {
  const bounds = createBounds();
  const fill = (node: FileNode, value: unknown, depth: number): void => {
    if (isJsonObject(value)) {
      for (const [key, field] of Object.entries(value)) add(key, field, node, depth + 1);
    } else if (value !== null && value !== undefined) {
      node.text = String(value);
    }
  };
  const add = (key: string, value: unknown, parent: FileNode, depth: number): void => {
    bounds.open(depth);
    if (Array.isArray(value)) {
      for (const item of value) add(key, item, parent, depth + 1);
    } else {
      fill(createNode(key, parent), value, depth);
    }
  };
  const root = createNode(name, null);
  fill(root, json, 0);
  return root;
}
