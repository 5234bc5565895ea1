/** What is asked of demos inside the page: their HTML in a form that can be compared, and their controls. */

/**
 * Available as `window.demoChecks` in pages that `installChecks` was added to. Where HTML is read loosely, names that
 * Emotion gives to styles are left out: see below.
 */
interface DemoChecks {
  /** The HTML of a demo that shows now; '' while it has none. */
  readLive: (name: string, loose: boolean) => string;
  /** The HTML of a demo in a page as served. */
  readServed: (name: string, loose: boolean) => Promise<string>;
  /** The same of HTML by itself. */
  readHtml: (html: string, loose: boolean) => string;
  /** Width in CSS pixels that a stage leaves to its demo. */
  readWidth: (name: string) => number;
  /** Finds the controls of a demo and puts the focus before its first. Returns how many Tab has to reach. */
  startWalk: (name: string) => number;
  /**
   * Notes where the focus is. Returns how many controls beside it only arrow keys can reach: the tags of what was chosen in
   * a combobox. Undefined once the focus has left the demo.
   */
  noteStep: () => number | undefined;
  /** The controls that no key reaches, as HTML. */
  endWalk: () => string[];
}

declare global {
  interface Window {
    demoChecks: DemoChecks;
    /** Demos whose derived JavaScript has been mounted. */
    derivedDemos?: string[];
  }
}

/** Runs in every page before its own scripts; so it uses nothing from outside itself. */
export function installChecks(): void {
  /** What React's useId makes differs between server and browser by design, and TabContext throws dice: ids are numbered as they come. */
  const REACT_ID = /[_:«][rR]_?\w*[_:»]|\bmui-p-\d+/g;
  /** A mark that Tooltip leaves for itself in React for development. */
  const MARKS = ['data-mui-internal-clone-element'];
  /** Emotion's names of styles: they have other keys and labels in mirrored styles and in React for development. */
  const EMOTION_CLASS = /^(?:css|rtl|framed)-[\w-]+$/;

  /**
   * Inline styles without what is measured: pixels, and what a popup is moved by, which depends on where on the page its
   * demo stands. The lines of a skeleton have any width; tabs remember whether they scrolled once, as the server thinks
   * they do where that depends on the width of the window. Masonry orders its children by their measured heights.
   */
  const readStyle = (element: HTMLElement) =>
    element.matches('.MuiSkeleton-root, .MuiTabs-scroller')
      ? ''
      : element.style.cssText
          .replace(element.matches('.MuiMasonry-root > *') ? /order: \d+;/ : '', '')
          .replace(/-?[\d.]+px/g, 'px')
          .replace(/translate\([^)]*\)/g, 'translate');

  function serialize(root: ParentNode, loose: boolean): string {
    const ids = new Map<string, string>();
    const lines: string[] = [];
    const rename = (value: string) =>
      value.replace(REACT_ID, (id) => {
        ids.set(id, ids.get(id) ?? `react-id-${ids.size}`);
        return ids.get(id)!;
      });
    // Elements of a frame are no instances of this window's classes.
    const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
    const visit = (node: Node, depth: number) => {
      const indent = ' '.repeat(depth);
      if (node.nodeType === Node.TEXT_NODE) {
        // React parts texts by comments, which are dropped: so neighbours are one.
        const last = lines.length - 1;
        if (lines[last]?.startsWith(`${indent}"`)) {
          lines[last] += node.nodeValue ?? '';
        } else {
          lines.push(`${indent}"${node.nodeValue}`);
        }
      } else if (isElement(node) && !node.matches('style, script')) {
        // React writes the chosen option as an attribute on the server, and sets the property in the browser.
        const isOption = node.localName === 'option';
        const written = [...node.attributes].filter(
          ({ name }) => !MARKS.includes(name) && !(isOption && name === 'selected'),
        );
        const attributes = written.map(({ name, value }) => {
          const kept =
            name === 'class'
              ? value
                  .split(/\s+/)
                  .filter((part) => part !== '' && !(loose && EMOTION_CLASS.test(part)))
                  .sort()
                  .join(' ')
              : name === 'style'
                ? readStyle(node as HTMLElement)
                : rename(value);
          return `${name}="${kept}"`;
        });
        if (isOption && (node as HTMLOptionElement).selected) {
          attributes.push('chosen');
        }
        lines.push(`${indent}<${[node.localName, ...attributes.sort()].join(' ')}>`);
        node.childNodes.forEach((child) => visit(child, depth + 1));
      }
    };
    root.childNodes.forEach((child) => visit(child, 0));
    return lines.filter((line) => !/^\s*"$/.test(line)).join('\n');
  }

  /** The element that a demo stands in: its stage, or the body of its frame. */
  function getStage(name: string): HTMLElement {
    const stage = document.getElementById(name)?.querySelector<HTMLElement>('[data-stage]');
    if (!stage) {
      throw new Error(`The demo ${name} has no stage on ${location.href}`);
    }
    return stage instanceof HTMLIFrameElement ? (stage.contentDocument?.body ?? stage) : stage;
  }

  const FOCUSABLE =
    'a[href], area[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable="true"]';
  /** Widgets in which arrow keys move: one stop for all of their parts. */
  const COMPOSITES =
    '[role=tablist], [role=radiogroup], [role=menu], [role=menubar], [role=toolbar], [role=listbox], [role=grid], [role=treegrid], [role=tree]';
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=link], [role=checkbox], [role=switch], [role=slider], [role=combobox], [role=spinbutton], [role=tab]';

  const isUsable = (element: Element): element is HTMLElement =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled, [aria-disabled=true]') &&
    element.closest('[inert], [aria-hidden=true]') === null;

  /** Of radio buttons with one name the browser stops at one: the chosen, else any. */
  function isOtherRadio(element: Element): boolean {
    if (!element.matches('input[type=radio]')) {
      return false;
    }
    const { name, checked, form } = element as HTMLInputElement;
    const group = [...element.ownerDocument.querySelectorAll<HTMLInputElement>('input')].filter(
      (other) => other.type === 'radio' && other.name === name && other.form === form,
    );
    return (
      name !== '' && !checked && (group.some((other) => other.checked) || group[0] !== element)
    );
  }

  const listStops = (root: HTMLElement) =>
    [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
      (element) => element.tabIndex >= 0 && isUsable(element) && !isOtherRadio(element),
    );

  /** Buttons of a field repeat what its arrow keys do: ARIA's patterns for spinbutton and combobox want it so. */
  const servesField = (element: Element) =>
    element.localName === 'button' &&
    [element.parentElement, element.parentElement?.parentElement].some(
      (parent) => parent?.querySelector('[role=spinbutton], [role=combobox], input') != null,
    );

  /** Controls that Tab passes by although no arrow key of a widget leads to them. */
  const listUnreachable = (root: HTMLElement) =>
    [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (element) =>
        element.tabIndex < 0 &&
        isUsable(element) &&
        element.closest(COMPOSITES) === null &&
        element.parentElement?.closest('button, a[href], [tabindex="0"], label') === null &&
        !servesField(element),
    );

  let walk: {
    root: HTMLElement;
    stops: HTMLElement[];
    seen: Set<Element>;
    unreachable: HTMLElement[];
  };

  function getFocused(): Element | null {
    let active = document.activeElement;
    while (active?.localName === 'iframe') {
      active = (active as HTMLIFrameElement).contentDocument?.activeElement ?? null;
    }
    return active;
  }

  let served: Promise<Document> | undefined;

  window.demoChecks = {
    readLive: (name, loose) => serialize(getStage(name), loose),
    async readServed(name, loose) {
      served ??= fetch(location.pathname)
        .then((response) => response.text())
        .then((page) => new DOMParser().parseFromString(page, 'text/html'));
      const stage = (await served).getElementById(name)?.querySelector('[data-stage]');
      if (!stage) {
        throw new Error(`The page as served has no stage for the demo ${name}`);
      }
      // In a document of its own, elements would be of another kind than those of this page.
      return serialize(document.importNode(stage, true), loose);
    },
    readHtml(html, loose) {
      const template = new DOMParser().parseFromString(html, 'text/html');
      return serialize(document.importNode(template.body, true), loose);
    },
    readWidth(name) {
      const stage = getStage(name);
      const { paddingLeft, paddingRight } = getComputedStyle(stage);
      return stage.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    },
    startWalk(name) {
      const root = getStage(name);
      const stops = listStops(root);
      walk = { root, stops, seen: new Set(), unreachable: listUnreachable(root) };
      root.tabIndex = -1;
      root.ownerDocument.defaultView?.focus();
      root.focus({ preventScroll: true });
      return stops.length;
    },
    noteStep() {
      const focused = getFocused();
      if (focused) {
        walk.seen.add(focused);
      }
      if (focused === null || walk.root === focused || !walk.root.contains(focused)) {
        return undefined;
      }
      // As they are now: a field with the focus may show more of them.
      const tags = focused.parentElement?.querySelectorAll('[role=button][tabindex="-1"]');
      return focused.matches('[role=combobox]') ? (tags?.length ?? 0) : 0;
    },
    endWalk() {
      // What one step has shown or hidden, or joined to a group, is asked for as it is now.
      walk.root.removeAttribute('tabindex');
      const now = listStops(walk.root);
      const missed = walk.stops.filter((stop) => now.includes(stop) && !walk.seen.has(stop));
      const unreached = walk.unreachable.filter((element) => !walk.seen.has(element));
      return [...unreached, ...missed].map((element) => element.outerHTML);
    },
  };
}
