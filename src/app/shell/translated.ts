// A browser that translates the page puts <font> elements where text was, while the app runs. React still holds the text nodes:
// what it then removes, or inserts before, is no longer where React left it, and the whole screen would crash. This keeps
// both consistent (decision 027). It translates nothing.

/** Text that the translation took out of the page, and the element that stands in its place. */
const standIns = new WeakMap<Node, Element>();

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';

/** The child of `parent` that holds this node now: itself, the fonts around it, or what stands in its place; null: nowhere. */
function placeIn(parent: Node, node: Node): Node | null {
  let at: Node | null = node;
  while (at && at.parentNode !== parent) at = isFont(at.parentNode) ? at.parentNode : null;
  if (at) return at;
  const standIn = standIns.get(node);
  return standIn ? placeIn(parent, standIn) : null;
}

/** Removes the node together with its font elements, unless those hold more than this node. */
function takeOut(place: Node, node: Node): void {
  const standsAlone = !place.contains(node) || place.textContent === node.textContent;
  (standsAlone ? (place as ChildNode) : (node as ChildNode)).remove();
}

/** Remembers what a translation replaces, and puts text back when the app changes it: the translation then reads it anew. */
function watch(document: Document): void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') {
        const standIn = standIns.get(target);
        if (!standIn) continue;
        standIns.delete(target);
        standIn.replaceWith(target);
        continue;
      }
      const standIn = [...addedNodes, previousSibling, nextSibling].find(isFont);
      if (!standIn) continue;
      for (const node of removedNodes) {
        if (node.nodeType !== Node.TEXT_NODE || node.isConnected) continue;
        standIns.set(node, standIn);
        observer.observe(node, { characterData: true });
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Once, at start. */
export function bearTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const place = placeIn(this, child);
    if (place) takeOut(place, child);
    else if (child.parentNode) removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    const isThere = next === null || next.parentNode === this;
    return insertBefore.call(this, node, isThere ? next : placeIn(this, next)) as T;
  };
  watch(document);
}
