/** The editor that the user is typing in. A demo with autoFocus must not take focus from it. */
let typing: HTMLElement | undefined;

/** Sets the editor that the user is typing in; `undefined` when it loses focus. */
export function setTyping(content: HTMLElement | undefined): void {
  typing = content;
}

/** Returns focus to the editor if a new version of its demo has taken it. */
export function keepEditorFocus(): void {
  const active = document.activeElement;
  if (typing?.isConnected && active !== typing && active?.closest('[data-live]')) {
    typing.focus({ preventScroll: true });
  }
}
