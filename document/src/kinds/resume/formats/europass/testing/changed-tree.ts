import fc from 'fast-check';
import { createNode, type FileNode } from '../file-node.ts';

/** What happens to a node of a file. */
type Change = { type: 'keep' | 'drop' | 'double' | 'rename' } | { type: 'text'; text: string };

const text = fc.string({
  unit: fc.constantFrom(...'aąćę łóżΩя  .,;:-–()<>&"\'/\\=b1', '\n', '<b>', '</p>', '<x', '&amp;'),
  minLength: 1,
  maxLength: 40,
});
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Change>({ type: 'keep' }) },
  { weight: 2, arbitrary: fc.constantFrom<Change[]>({ type: 'drop' }, { type: 'double' }, { type: 'rename' }) },
  { weight: 4, arbitrary: text.map((typed): Change => ({ type: 'text', text: typed })) },
);

/** Changes for the nodes of a file, in its order; they repeat if there are fewer. */
export const arbitraryChanges = fc.array(change, { minLength: 20, maxLength: 60 });

/** A copy of a file in which nodes are missing, twice, unknown or have other texts. The root and the parts below it stay. */
export function changedTree(root: FileNode, changes: readonly Change[]): FileNode {
  let at = 0;
  const copy = (node: FileNode, parent: FileNode | null, depth: number): FileNode | null => {
    const next = depth < 2 ? ({ type: 'keep' } as const) : changes[at++ % changes.length]!;
    if (next.type === 'drop') return null;
    const isTexted = next.type === 'text' && node.children.length === 0;
    const times = next.type === 'double' && parent ? 2 : 1;
    let made: FileNode | null = null;
    for (let time = 0; time < times; time++) {
      made = createNode(next.type === 'rename' ? `Unknown${node.name}` : node.name, parent);
      made.text = isTexted ? next.text : node.text;
      for (const child of node.children) copy(child, made, depth + 1);
    }
    return made;
  };
  return copy(root, null, 0)!;
}
