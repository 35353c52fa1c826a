/** Attributes that the editor sets on a shown page. Patching keeps them. */
const EDITOR_ATTRIBUTES: ReadonlySet<string> = new Set(['data-hovered', 'style']);

/**
 * Makes a shown page equal to a newer one. Replaces only nodes that differ, so that the browser keeps style and layout of the
 * others. Moves nodes out of `next`.
 */
export function patchPage(shown: ParentNode & Node, next: ParentNode & Node): void {
  const before = [...shown.childNodes];
  const after = [...next.childNodes];
  let start = 0;
  while (start < before.length && start < after.length && before[start]!.isEqualNode(after[start]!)) start++;
  let fromEnd = 0;
  while (
    fromEnd < before.length - start &&
    fromEnd < after.length - start &&
    before[before.length - 1 - fromEnd]!.isEqualNode(after[after.length - 1 - fromEnd]!)
  )
    fromEnd++;
  const changed = before.slice(start, before.length - fromEnd);
  const wanted = after.slice(start, after.length - fromEnd);
  for (const [index, node] of wanted.entries()) {
    const old = changed[index];
    if (old) patchNode(old, node);
    else shown.insertBefore(node, before[before.length - fromEnd] ?? null);
  }
  for (const node of changed.slice(wanted.length)) node.remove();
}

function patchNode(shown: ChildNode, next: ChildNode): void {
  if (shown instanceof Element && next instanceof Element && shown.tagName === next.tagName) {
    patchAttributes(shown, next);
    patchPage(shown, next);
  } else if (shown instanceof Text && next instanceof Text) {
    if (shown.data !== next.data) shown.data = next.data;
  } else shown.replaceWith(next);
}

function patchAttributes(shown: Element, next: Element): void {
  for (const { name, value } of next.attributes)
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  for (const { name } of [...shown.attributes])
    if (!next.hasAttribute(name) && !EDITOR_ATTRIBUTES.has(name)) shown.removeAttribute(name);
}
