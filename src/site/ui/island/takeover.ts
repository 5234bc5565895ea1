/** What must survive when a live demo takes the place of its static picture: focus, typed text, and an early click. */

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
  /** Fields with what was typed into them, or chosen. */
  typed?: readonly (readonly [DomPath, string])[];
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const NOT_TYPED = ['checkbox', 'radio', 'file', 'hidden', 'submit', 'button'];

/** Notes where in `root` the focus is; `undefined` where it is elsewhere. */
export function recordFocus(root: Element): DomPath | undefined {
  const active = document.activeElement;
  return active && active !== root && root.contains(active) ? getPath(root, active) : undefined;
}

/** Notes focus and typed text. */
export function recordState(root: Element): Interaction {
  const focus = recordFocus(root);
  const fields = [...root.querySelectorAll<Field>('input, textarea')].filter(
    (field) => !NOT_TYPED.includes(field.type) && field.value !== field.defaultValue,
  );
  const chosen = [...root.querySelectorAll('select')].filter(isChanged);
  const typed = [...fields, ...chosen].flatMap((field) => {
    const path = getPath(root, field);
    return path ? [[path, field.value] as const] : [];
  });
  return { ...(focus && { focus }), ...(typed.length > 0 && { typed }) };
}

function isChanged({ options, selectedIndex }: HTMLSelectElement): boolean {
  const first = [...options].findIndex((option) => option.defaultSelected);
  return selectedIndex !== Math.max(0, first);
}

/** Notes where in `root` a click went. */
export function recordClick(root: Element, target: EventTarget): DomPath | undefined {
  return target instanceof Element ? getPath(root, target) : undefined;
}

/** Does again, in the live demo, what was noted in the static one. */
export function replay(root: Element, { focus, click, typed = [] }: Interaction): void {
  for (const [path, text] of typed) {
    type(findByPath(root, path), text);
  }
  const focused = focus && findByPath(root, focus);
  if (focused instanceof HTMLElement) {
    focused.focus({ preventScroll: true });
  }
  const clicked = click && findByPath(root, click);
  // An icon inside a button is an SVG element, which has no click().
  const again = new MouseEvent('click', { bubbles: true, cancelable: true });
  replayed.add(again);
  clicked?.dispatchEvent(again);
}

const replayed = new WeakSet<Event>();

/** Whether a click is one that is done again: whoever counts clicks has counted it. */
export const isReplayed = (event: Event): boolean => replayed.has(event);

/** Sets a field's text as typing and choosing do, so that a controlled field hears of it. */
function type(field: Element | undefined, text: string): void {
  const element = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].find(
    (constructor) => field instanceof constructor,
  );
  if (field && element) {
    Object.getOwnPropertyDescriptor(element.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(
      new Event(element === HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  }
}
