import copyToClipboard from 'clipboard-copy';
import { useEffect } from 'react';
import { useTranslate } from '../../i18n/translate';

/** S4.29: "2000 ms for the inline code-block buttons". */
const INLINE_COPIED_MS = 2000;

const BLOCK = '.MuiCode-root';
const BUTTON = '.MuiCode-copy';

/**
 * Handles the copy buttons of all code blocks: one listener for the blocks whose HTML was made at build, and the
 * shortcut Ctrl or Cmd + C for the block under the pointer or with focus.
 */
export function useCodeCopy(): void {
  const t = useTranslate();
  useEffect(() => {
    const stopButtons = listenToButtons(t('copy'), t('copied'));
    const stopShortcut = listenToShortcut();
    return () => {
      stopButtons();
      stopShortcut();
    };
  }, [t]);
}

function listenToButtons(copyText: string, copiedText: string): () => void {
  const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
  // A live region for screen readers. It is at the start of the body, where it can't make the page longer.
  const status = document.createElement('div');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  document.body.prepend(status);
  const copy = async (event: MouseEvent) => {
    const button = closest(event.target, BUTTON);
    const code = button?.closest(BLOCK)?.querySelector('code')?.textContent;
    // React handles clicks on the buttons that it renders.
    if (!button || code == null || button.querySelector('[aria-live]')) {
      return;
    }
    try {
      await copyToClipboard(code);
    } catch {
      // S8.4: a refusal "is ignored in the code-block buttons".
      return;
    }
    button.textContent = copiedText;
    status.textContent = copiedText;
    clearTimeout(timers.get(button));
    timers.set(
      button,
      setTimeout(() => {
        button.textContent = copyText;
        status.textContent = '';
      }, INLINE_COPIED_MS),
    );
  };
  const onClick = (event: MouseEvent) => void copy(event);
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('click', onClick);
    status.remove();
  };
}

/**
 * S4.30: "Ctrl or Cmd + C with no text selected clicks the copy button of the code block under the mouse or focus".
 * S5.5 and S5.6: "ignored if text is selected, or if shift or alt is held".
 */
function listenToShortcut(): () => void {
  let hovered: Element | undefined;
  const onPointer = (event: Event) => {
    hovered = closest(event.target, BLOCK);
  };
  const onLeave = (event: PointerEvent) => {
    if (!event.relatedTarget) {
      hovered = undefined;
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!isKeyC(event) || !(ctrlKey || metaKey) || shiftKey || altKey) {
      return;
    }
    if (window.getSelection()?.toString() || isField(document.activeElement)) {
      return;
    }
    const block = closest(document.activeElement, BLOCK) ?? hovered;
    const button = block?.isConnected ? findButton(block) : undefined;
    if (button) {
      event.preventDefault();
      button.click();
    }
  };
  document.addEventListener('pointerover', onPointer, { passive: true });
  document.addEventListener('pointerout', onLeave, { passive: true });
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('pointerover', onPointer);
    document.removeEventListener('pointerout', onLeave);
    document.removeEventListener('keydown', onKeyDown);
  };
}

/** The code of a demo has its copy button in the toolbar. It copies the whole file, also while an excerpt is displayed. */
function findButton(block: Element): HTMLElement | undefined {
  return (
    block.querySelector<HTMLElement>(`:scope > ${BUTTON}`) ??
    block.closest('[data-demo]')?.querySelector<HTMLElement>(`[role="toolbar"] ${BUTTON}`) ??
    undefined
  );
}

/** On layouts without Latin letters, such as Russian or Greek, `key` isn't C, so the physical key counts. */
function isKeyC({ key, code }: KeyboardEvent): boolean {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'c' : code === 'KeyC';
}

/** In fields, the browser copies the selection itself. Some kinds of fields don't expose their selection to scripts. */
function isField(element: Element | null): boolean {
  return !!element?.matches(
    'input, textarea, select, [contenteditable]:not([contenteditable="false"])',
  );
}

function closest(target: EventTarget | null, selector: string): Element | undefined {
  return (target instanceof Element && target.closest(selector)) || undefined;
}
