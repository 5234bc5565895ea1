/** Functions that run in the page: they find the controls of a demo, and the faults that using them has caused. */

interface Control {
  html: string;
  /** How users reach it: they type into text fields, and only click what Tab and arrow keys skip. */
  kind: 'text' | 'button' | 'pointer';
}

/** What a use of a control has caused. */
interface Outcome {
  faults: string[];
  /** What popups and messages are shown, to recognize new states. */
  state: string;
}

interface DemoExercise {
  /** Selects a demo, and returns the number of its controls. */
  start: (name: string) => number;
  /**
   * Chooses a control, after transitions have ended, and moves focus to it if keys reach it.
   * @returns undefined if it's gone, disabled, or covered by a dialog.
   */
  focus: (index: number) => Promise<Control | undefined>;
  /**
   * Waits until nothing covers the chosen control, such as the backdrop of a closing menu, and until it doesn't move.
   * @returns its center in CSS pixels of the window; undefined if it stays covered.
   */
  place: () => Promise<{ x: number; y: number } | undefined>;
  /** Submits the demo's forms with empty fields. Returns how many there are. */
  submitEmpty: () => number;
  /**
   * Waits until focus isn't on `body`, and returns the faults of the demo in its current state. While a button loads,
   * the time limit doesn't start.
   */
  check: () => Promise<Outcome>;
  /** Whether focus is still on the control that `focus` chose, after a press of Tab. */
  isTrapped: () => boolean;
}

declare global {
  interface Window {
    demoExercise: DemoExercise;
  }
}

/** Runs in every page before its own scripts. It must not use variables from outside, because its source is injected. */
export function installExercise(): void {
  const CONTROLS =
    'a[href], button, input:not([type=hidden]):not([type=file]), select, textarea, summary, [contenteditable=true], [tabindex]:not([tabindex="-1"])';
  /** Time for focus to return after a popup has closed, in milliseconds. */
  const RETURN_LIMIT = 1000;
  /** Longest loading of a button in the demos, in milliseconds, with a margin. */
  const LOADING_LIMIT = 10_000;
  let name = '';
  let chosen: HTMLElement | undefined;
  /** Whether Tab has left the page, as it does on the last control of a template. */
  let hasLeft = false;

  const getStage = () => {
    const stage = document.getElementById(name)!.querySelector<HTMLElement>('[data-stage]')!;
    return stage.localName === 'iframe'
      ? (stage as HTMLIFrameElement).contentDocument!.body
      : stage;
  };
  const getDocument = () => getStage().ownerDocument;
  /** The stage and the popups, which portals render into the body. */
  const getRoots = () => {
    const stage = getStage();
    const { body } = stage.ownerDocument;
    return stage === body
      ? [body]
      : [stage, ...[...body.children].filter((child) => child.id !== '__next')];
  };
  const shorten = (element: Element) => element.outerHTML.slice(0, 160);
  /** Whether an ancestor clips the element to nothing, such as a Collapse whose content isn't hidden yet. */
  const isClipped = ({ parentElement }: Element): boolean =>
    parentElement !== null &&
    ((parentElement.clientHeight === 0 && getComputedStyle(parentElement).overflowY === 'hidden') ||
      isClipped(parentElement));
  const isUsable = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !isClipped(element) &&
    !element.matches(':disabled, [aria-disabled=true]') &&
    element.closest('[inert], [aria-hidden=true]') === null;
  /** Widgets in which arrow keys move focus between elements with a `tabindex` of -1. */
  const COMPOSITES =
    '[role=tablist], [role=radiogroup], [role=menu], [role=menubar], [role=toolbar], [role=listbox], [role=tree]';
  // The arrow keys of a grid move between its cells. Buttons in a cell get a `tabindex` of 0 when they reach the cell.
  const isReachedByKeys = (element: HTMLElement) =>
    element.tabIndex >= 0 ||
    (element.closest('[role=grid]') === null && element.closest(COMPOSITES) !== null);
  const listControls = () => [...getStage().querySelectorAll<HTMLElement>(CONTROLS)];
  const isText = (element: HTMLElement) =>
    element.matches('textarea, [contenteditable=true]') ||
    (element.localName === 'input' &&
      !['checkbox', 'radio', 'range', 'button', 'submit', 'color'].includes(
        (element as HTMLInputElement).type,
      ));

  // A link or form of a demo must not lead away from the page, because the other demos are on it. These listeners come
  // after those of the demo. That of clicks comes before the site's own, which would navigate to a page of the site.
  const keepPage = (view: Window) => {
    view.document.addEventListener('click', (event) => {
      if ((event.target as Element | null)?.closest?.('a[href]')) {
        event.preventDefault();
      }
    });
    view.addEventListener('submit', (event) => {
      if (!event.defaultPrevented) {
        event.preventDefault();
        console.error(`a form reloads the page: ${shorten(event.target as Element)}`);
      }
    });
    view.print = () => undefined;
    view.open = () => null;
  };
  keepPage(window);

  const REFERENCES = [
    ...['aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-activedescendant'],
    ...['aria-owns', 'aria-details', 'aria-errormessage', 'for'],
  ];
  const findBrokenReferences = () =>
    getRoots().flatMap((root) =>
      [...root.querySelectorAll(REFERENCES.map((one) => `[${one}]`).join())].flatMap((element) =>
        REFERENCES.flatMap((attribute) =>
          (element.getAttribute(attribute) ?? '')
            .split(/\s+/)
            .filter((id) => id !== '' && !getDocument().getElementById(id))
            .map((id) => `${attribute} refers to no element: "${id}" in ${shorten(element)}`),
        ),
      ),
    );
  // The library disables a focused button that leads past the first or last page (usePagination/usePagination.js and
  // TablePagination/TablePaginationActions.js). The pages Pagination and Table say how to keep focus.
  // The Data Grid hides the sort button of a header that is no longer sorted (components/containers/GridRootStyles.js).
  // Keys sort with the header itself, which keeps focus. The page Data Grid says how to keep the button visible.
  const LOST_BY_LIBRARY = [
    '.MuiPaginationItem-previousNext:disabled, .MuiPaginationItem-firstLast:disabled',
    '.MuiTablePagination-actions > :disabled',
    '.MuiDataGrid-columnHeader:not(.MuiDataGrid-columnHeader--sorted) .MuiDataGrid-sortButton',
  ].join();
  const findFocusFaults = () => {
    const { activeElement, body, defaultView } = getDocument();
    const frame = defaultView!.frameElement;
    if (frame && ![frame, document.body].includes(document.activeElement!)) {
      // Tab has left the iframe.
      return [];
    }
    if (activeElement === null || activeElement === body) {
      return hasLeft || chosen?.matches(LOST_BY_LIBRARY) ? [] : ['focus is lost'];
    }
    const hidden = activeElement.closest('[aria-hidden=true], [inert]');
    if (hidden) {
      return [`focus is inside of ${shorten(hidden)}`];
    }
    return activeElement.checkVisibility({ visibilityProperty: true })
      ? []
      : [`focus is on an invisible element: ${shorten(activeElement)}`];
  };
  // Button and IconButton of Material UI and Joy UI are disabled while they load (`disabled || loading` in
  // Button/Button.js and IconButton/IconButton.js), so a demo can only return focus to them afterwards.
  const isLoading = () =>
    getRoots().some((root) => root.querySelector('[class*="Button-loading"]:disabled') !== null);
  const describeState = () => {
    const shown = getRoots().flatMap((root) =>
      [
        ...root.querySelectorAll(
          '[role=dialog], [role=menu], [role=listbox], [role=tooltip], [role=alert], [aria-invalid=true], [aria-expanded=true]',
        ),
      ].map((element) => `${element.getAttribute('role')}${element.getAttribute('aria-invalid')}`),
    );
    return [...new Set(shown)].sort().join();
  };
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  /** With reduced motion, the transition of a closing modal ends at once, but the modal remains for its usual duration. */
  const CLOSING = '.MuiModal-root[aria-hidden=true]:not(.MuiModal-hidden)';
  /** Waits for transitions, because an element that is about to disappear is no control. */
  const transitionsEnd = async () => {
    const start = performance.now();
    const isMoving = () =>
      getDocument().querySelector(CLOSING) !== null ||
      getDocument()
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
        );
    while (isMoving() && performance.now() - start < RETURN_LIMIT) {
      await nextFrame();
    }
  };

  window.demoExercise = {
    start(id) {
      name = id;
      const view = getDocument().defaultView! as Window & typeof globalThis;
      if (view !== window) {
        keepPage(view);
      }
      // axe takes the ripple of a focused button for the background of the buttons beside it, because it doesn't see that
      // TouchRipple clips the ripple. It also takes the backdrop of a modal, whose z-index is -1, for the background of text
      // on a static element above it.
      const sheet = new view.CSSStyleSheet();
      sheet.replaceSync(
        '.MuiTouchRipple-root { display: none } :where(.MuiModal-root > *) { position: relative }',
      );
      view.document.adoptedStyleSheets.push(sheet);
      return listControls().length;
    },
    async focus(index) {
      hasLeft = false;
      await transitionsEnd();
      const control = listControls()[index];
      if (!control || !isUsable(control)) {
        return undefined;
      }
      for (const element of [control, getDocument().defaultView!.frameElement]) {
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      }
      chosen = control;
      if (!isReachedByKeys(control)) {
        return (await window.demoExercise.place()) && { html: shorten(control), kind: 'pointer' };
      }
      control.focus({ preventScroll: true });
      return getDocument().activeElement === control
        ? { html: shorten(control), kind: isText(control) ? 'text' : 'button' }
        : undefined;
    },
    async place() {
      const start = performance.now();
      let last = { x: NaN, y: NaN };
      while (chosen?.isConnected && performance.now() - start < RETURN_LIMIT) {
        const { left, top, width, height } = chosen.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = getDocument().elementFromPoint(x, y);
        // Inputs of switches and ratings are transparent or tiny, and their label takes the pointer.
        const owner = chosen.closest('label') ?? chosen.parentElement!;
        const isHit =
          chosen.contains(hit) ||
          (owner !== getStage() && owner.contains(hit)) ||
          (hit !== getStage() && hit?.contains(chosen));
        const frame = getDocument().defaultView!.frameElement;
        const outer = frame?.getBoundingClientRect() ?? { left: 0, top: 0 };
        const point = { x: outer.left + x, y: outer.top + y };
        if (isHit && (!frame || document.elementFromPoint(point.x, point.y) === frame)) {
          if (point.x === last.x && point.y === last.y) {
            return point;
          }
          last = point;
        }
        await nextFrame();
      }
      return undefined;
    },
    submitEmpty() {
      const forms = getRoots().flatMap((root) => [...root.querySelectorAll('form')]);
      for (const form of forms) {
        for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea')) {
          if (isText(field) && !field.disabled && !field.readOnly) {
            const { prototype } = getDocument().defaultView![
              field.localName === 'textarea' ? 'HTMLTextAreaElement' : 'HTMLInputElement'
            ] as typeof HTMLInputElement;
            Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, '');
            field.dispatchEvent(new Event('input', { bubbles: true }));
          }
        }
        const button = form.querySelector<HTMLElement>('[type=submit]');
        if (button && isUsable(button)) {
          button.focus();
          chosen = button;
          button.click();
        }
      }
      return forms.length;
    },
    async check() {
      await nextFrame();
      const start = performance.now();
      let loadedAt = start;
      let faults = findFocusFaults();
      while (faults.length > 0 && performance.now() - loadedAt < RETURN_LIMIT) {
        await nextFrame();
        if (isLoading() && performance.now() - start < LOADING_LIMIT) {
          loadedAt = performance.now();
        }
        faults = findFocusFaults();
      }
      return { faults: [...faults, ...findBrokenReferences()], state: describeState() };
    },
    isTrapped() {
      const stops = [...getDocument().querySelectorAll<HTMLElement>(CONTROLS)].filter(
        (element) => isUsable(element) && element.tabIndex >= 0,
      );
      hasLeft = document.activeElement === document.body && stops.at(-1) === chosen;
      return chosen !== undefined && getDocument().activeElement === chosen;
    },
  };
}
