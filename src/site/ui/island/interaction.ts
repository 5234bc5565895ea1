/**
 * Transfers the user's interaction from a server snapshot to the live component: focus, the selection in the focused
 * field, input, and an early click.
 */

/** The path of an element inside another: the child index on each level. */
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

/** The user's interaction with a server snapshot. */
export interface Interaction {
  focus?: DomPath;
  /** The selected text of the focused field, or its caret, as positions in its value. */
  selection?: readonly [start: number, end: number];
  click?: DomPath;
  /** Fields with their changed values. */
  typed?: readonly (readonly [DomPath, string])[];
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const NOT_TYPED = ['checkbox', 'radio', 'file', 'hidden', 'submit', 'button'];

/** Returns the path of the focused element in `root`; undefined if focus is elsewhere. */
export function recordFocus(root: Element): DomPath | undefined {
  const active = document.activeElement;
  return active && active !== root && root.contains(active) ? getPath(root, active) : undefined;
}

/** Returns the selection in the focused field in `root`; undefined if it's elsewhere, or if the field has none. */
function recordSelection(root: Element): Interaction['selection'] {
  const field = document.activeElement;
  return root.contains(field) &&
    isField(field) &&
    field.selectionStart !== null &&
    field.selectionEnd !== null
    ? [field.selectionStart, field.selectionEnd]
    : undefined;
}

function isField(element: Element | null): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** Returns focus, selection, and changed values. */
export function recordState(root: Element): Interaction {
  const focus = recordFocus(root);
  const selection = recordSelection(root);
  const fields = [...root.querySelectorAll<Field>('input, textarea')].filter(
    (field) => !NOT_TYPED.includes(field.type) && field.value !== field.defaultValue,
  );
  const chosen = [...root.querySelectorAll('select')].filter(isChanged);
  const typed = [...fields, ...chosen].flatMap((field) => {
    const path = getPath(root, field);
    return path ? [[path, field.value] as const] : [];
  });
  return {
    ...(focus && { focus }),
    ...(selection && { selection }),
    ...(typed.length > 0 && { typed }),
  };
}

function isChanged({ options, selectedIndex }: HTMLSelectElement): boolean {
  const first = [...options].findIndex((option) => option.defaultSelected);
  return selectedIndex !== Math.max(0, first);
}

/** Returns the path of a clicked element in `root`. */
export function recordClick(root: Element, target: EventTarget): DomPath | undefined {
  return target instanceof Element ? getPath(root, target) : undefined;
}

/** Replays a recorded interaction in the live component. */
export function replay(root: Element, { focus, selection, click, typed = [] }: Interaction): void {
  for (const [path, text] of typed) {
    type(findByPath(root, path), text);
  }
  const focused = focus && findByPath(root, focus);
  if (focused instanceof HTMLElement) {
    focused.focus({ preventScroll: true });
    if (selection && isField(focused) && focused.selectionStart !== null) {
      focused.setSelectionRange(...selection);
    }
  }
  const clicked = click && findByPath(root, click);
  // An icon inside a button is an SVG element, which has no click().
  const again = new MouseEvent('click', { bubbles: true, cancelable: true });
  replayed.add(again);
  clicked?.dispatchEvent(again);
}

const replayed = new WeakSet<Event>();

/** Whether a click event is a replay, so that it must not be counted twice. */
export const isReplayed = (event: Event): boolean => replayed.has(event);

/** Sets a field's value with the events that typing and choosing fire, so that React's controlled fields update. */
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
