/** Functions that run in the page: they read the HTML of demos in a comparable form, and find their controls. */

/**
 * Available as `window.demoChecks` in pages with `installChecks`. With `loose`, class names from Emotion are left out:
 * see below.
 */
interface DemoChecks {
  /** Returns the HTML of a live demo; '' while there is none. */
  readLive: (name: string, loose: boolean) => string;
  /** Returns the HTML of a demo in the served page. */
  readServed: (name: string, loose: boolean) => Promise<string>;
  /** Returns HTML in the same form. */
  readHtml: (html: string, loose: boolean) => string;
  /** Returns the width of a demo's stage, in CSS pixels. */
  readWidth: (name: string) => number;
  /**
   * Finds the controls of a demo and moves focus before the first one. Returns the number of controls that Tab must
   * reach.
   */
  startWalk: (name: string) => number;
  /**
   * Records the focused element. Returns the number of controls beside it that only arrow keys reach, which are the
   * tags in a combobox, or undefined when focus has left the demo.
   */
  noteStep: () => number | undefined;
  /** Returns the HTML of the controls that no key reaches. */
  endWalk: () => string[];
}

declare global {
  interface Window {
    demoChecks: DemoChecks;
  }
}

/**
 * Runs in every page before its own scripts. It must not use variables from outside, because its source is injected,
 * so it is one long function.
 */
export function installChecks(): void {
  /**
   * Ids of React's useId differ between server and browser, and TabContext's are random, so ids are replaced by numbers
   * in order.
   */
  const REACT_ID = /[_:«][rR]_?\w*[_:»]|\bmui-p-\d+/g;
  /** Attributes that Tooltip sets only in the development build of React. */
  const MARKS = ['data-mui-internal-clone-element'];
  /**
   * Emotion's class names, which have other keys and labels in mirrored styles and in the development build of React.
   * The demos of the page Right-to-left have their own keys.
   */
  const EMOTION_CLASS = /^(?:css|rtl|framed|plain|mirrored|form-(?:ltr|rtl))-[\w-]+$/;

  /**
   * Returns inline styles without measured values: pixels, and the offset of a popup, which depends on the position of
   * the demo on the page. Lines of a skeleton have random widths. Tabs keep the styles of scrolling that the server
   * rendered, even if the window is wide enough. Masonry orders its children by their measured heights.
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
    // Elements of an iframe aren't instances of this window's classes.
    const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
    const visit = (node: Node, depth: number) => {
      const indent = ' '.repeat(depth);
      if (node.nodeType === Node.TEXT_NODE) {
        // React separates texts by comments, which are dropped, so adjacent texts are joined.
        const last = lines.length - 1;
        if (lines[last]?.startsWith(`${indent}"`)) {
          lines[last] += node.nodeValue ?? '';
        } else {
          lines.push(`${indent}"${node.nodeValue}`);
        }
      } else if (isElement(node) && !node.matches('style, script')) {
        // React renders the selected option as an attribute on the server, and sets the property in the browser.
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

  /** The frame of an edited demo has no other demo. */
  const getCard = (name: string) =>
    window.parent === window ? document.getElementById(name) : document.body;

  /** Returns the element that contains a demo: its stage, or the body of its iframe. */
  function getStage(name: string): HTMLElement {
    const stage = getCard(name)?.querySelector<HTMLElement>('[data-stage]');
    if (!stage) {
      throw new Error(`The demo ${name} has no stage on ${location.href}`);
    }
    return stage instanceof HTMLIFrameElement ? (stage.contentDocument?.body ?? stage) : stage;
  }

  const FOCUSABLE =
    'a[href], area[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable="true"]';
  /** Widgets in which arrow keys move focus, so that all of their parts are one tab stop. */
  const COMPOSITES =
    '[role=tablist], [role=radiogroup], [role=menu], [role=menubar], [role=toolbar], [role=listbox], [role=grid], [role=treegrid], [role=tree]';
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=link], [role=checkbox], [role=switch], [role=slider], [role=combobox], [role=spinbutton], [role=tab]';

  const isUsable = (element: Element): element is HTMLElement =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled, [aria-disabled=true]') &&
    element.closest('[inert], [aria-hidden=true], [hidden]') === null;

  /** In a group of radio buttons, Tab stops at one: the checked one, or any if none is checked. */
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

  /** Tab skips a frame without controls. */
  const isEmptyFrame = (element: Element) =>
    element instanceof HTMLIFrameElement && !element.contentDocument?.querySelector(FOCUSABLE);

  const listStops = (root: HTMLElement) =>
    [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        isUsable(element) &&
        !isOtherRadio(element) &&
        !isEmptyFrame(element),
    );

  /**
   * Buttons of a field duplicate its arrow keys, as in ARIA's patterns for spinbutton and combobox, so they need no tab
   * stop.
   */
  const servesField = (element: Element) =>
    element.localName === 'button' &&
    [element.parentElement, element.parentElement?.parentElement].some(
      (parent) => parent?.querySelector('[role=spinbutton], [role=combobox], input') != null,
    );

  /** Returns the controls that Tab skips and that no widget reaches with arrow keys. */
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
      // Elements must belong to this page's document, because those of another document have other classes.
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
      // Read now, because a focused field may show more tags.
      const tags = focused.parentElement?.querySelectorAll(
        '[role=button][tabindex="-1"], [data-tag-index][tabindex="-1"]',
      );
      return focused.matches('[role=combobox]') ? (tags?.length ?? 0) : 0;
    },
    endWalk() {
      // The controls are read after each step, because a step can show, hide or regroup controls.
      walk.root.removeAttribute('tabindex');
      const now = listStops(walk.root);
      const missed = walk.stops.filter((stop) => now.includes(stop) && !walk.seen.has(stop));
      const unreached = walk.unreachable.filter((element) => !walk.seen.has(element));
      return [...unreached, ...missed].map((element) => element.outerHTML);
    },
  };
}
