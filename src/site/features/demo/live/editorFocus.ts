/** The editor that the reader types in, if any: a demo with autoFocus must not take the next key. */
let typing: HTMLElement | undefined;

/** Notes that the reader types in an editor; `undefined` when they have left it. */
export function setTyping(content: HTMLElement | undefined): void {
  typing = content;
}

/** Gives the focus back to the editor that a new version of its demo has just taken it from. */
export function keepEditorFocus(): void {
  const active = document.activeElement;
  if (typing?.isConnected && active !== typing && active?.closest('[data-live]')) {
    typing.focus({ preventScroll: true });
  }
}
