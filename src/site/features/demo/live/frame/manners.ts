/** What makes a demo in a sandboxed frame behave like one on the page. The sandbox and its policy protect the page. */

/**
 * Links would replace the document of the frame, so they do nothing. Forms can't be submitted in this sandbox, and get
 * no event for it: a button submits by an event that the demo handles.
 */
export function keepInside(): void {
  window.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    if (event.defaultPrevented || !target) {
      return;
    }
    const link = target.closest('a[href]');
    if (link) {
      event.preventDefault();
      const id = link.getAttribute('href')?.replace(/^#/, '');
      document.getElementById(id ?? '')?.scrollIntoView();
      return;
    }
    const button = target.closest('button, input');
    if (!isSubmitter(button) || !button.form) {
      return;
    }
    event.preventDefault();
    if (button.form.noValidate || button.formNoValidate || button.form.reportValidity()) {
      button.form.dispatchEvent(
        new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }),
      );
    }
  });
}

function isSubmitter(element: Element | null): element is HTMLButtonElement | HTMLInputElement {
  return (
    (element instanceof HTMLButtonElement || element instanceof HTMLInputElement) &&
    ['submit', 'image'].includes(element.type)
  );
}

/** Removes connections that no policy restricts. The frame can't get them from another document. */
export function removeConnections(): void {
  ['RTCPeerConnection', 'webkitRTCPeerConnection'].forEach((name) =>
    Reflect.deleteProperty(window, name),
  );
}

/** A demo with `autoFocus` doesn't take the focus from the page. It may move it once the reader is in the frame. */
export function keepFocusOutside(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInside(...options) {
    if (document.hasFocus()) {
      focus.apply(this, options);
    }
  };
}
