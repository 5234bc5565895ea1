/** What must survive when a live demo takes the place of its static picture: focus, and a click that came too early. */

/** A place inside an element: the index of the child on each level. */
type DomPath = readonly number[];

function getPath(root: Element, target: Element): DomPath | undefined {
  const path: number[] = [];
  for (let node = target; node !== root;) {
    const parent = node.parentElement;
    if (!parent) {
      return undefined;
    }
    path.unshift([...parent.children].indexOf(node));
    node = parent;
  }
  return path;
}

function findByPath(root: Element, path: DomPath): Element | undefined {
  return path.reduce<Element | undefined>((node, index) => node?.children[index], root);
}

/** What the reader was doing in the static picture. */
export interface Interaction {
  focus?: DomPath;
  click?: DomPath;
}

/** Notes where in `root` the focus is; `undefined` where it is elsewhere. */
export function noteFocus(root: Element): DomPath | undefined {
  const active = document.activeElement;
  return active && active !== root && root.contains(active) ? getPath(root, active) : undefined;
}

/** Notes where in `root` a click went. */
export function noteClick(root: Element, target: EventTarget): DomPath | undefined {
  return target instanceof Element ? getPath(root, target) : undefined;
}

/** Does again, in the live demo, what was noted in the static one. */
export function replay(root: Element, { focus, click }: Interaction): void {
  const focused = focus && findByPath(root, focus);
  if (focused instanceof HTMLElement) {
    focused.focus({ preventScroll: true });
  }
  const clicked = click && findByPath(root, click);
  // An icon inside a button is an SVG element, which has no click().
  clicked?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
