/** The second script of the frame: it runs the scripts of the site, which the frame itself can't load. */

/** The data of the message that starts the frame. */
export interface FrameStart {
  /** The source of `loadInFrame`, as a call. */
  loader: string;
  /** The scripts to begin with, by their address on the site. The page's `_app` is among them. */
  scripts: readonly { path: string; text: string }[];
  /** What tells Turbopack's runtime to run `_app`. */
  boot: object;
  /** The part of `lazyParts.ts` that takes over. Its `start` gets the port. */
  part: string;
}

/**
 * Runs in the frame, as the text of this function: it must not use anything from outside of itself.
 *
 * The frame has an opaque origin and no network. Its requests would pass by the service worker, and its cache is a
 * separate one. So the page reads the scripts for it. Turbopack's runtime adds script elements to the head, and reads
 * the address of the running one: both are redirected here.
 */
export function loadInFrame(): void {
  const holder = self as unknown as {
    fieldguideFrame?: MessageEvent<FrameStart>;
    __NEXT_P: { push: (entry: [string, () => unknown]) => void };
    TURBOPACK: { push: (entry: object) => void };
  };
  const { data, ports } = holder.fieldguideFrame!;
  const port = ports[0]!;
  delete holder.fieldguideFrame;
  const waiting = new Map<string, HTMLScriptElement>();
  const sources = new WeakMap<Element, HTMLScriptElement>();
  const append = document.head.appendChild.bind(document.head);

  const { get: getRunning } = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')!;
  Object.defineProperty(document, 'currentScript', {
    get() {
      const running = getRunning!.call(document) as Element | null;
      return (running && sources.get(running)) ?? running;
    },
  });

  const run = (source: HTMLScriptElement, text: string) => {
    const script = document.createElement('script');
    script.async = false;
    script.src = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
    script.onload = () => {
      URL.revokeObjectURL(script.src);
      script.remove();
    };
    sources.set(script, source);
    append(script);
  };

  document.head.appendChild = <T extends Node>(node: T): T => {
    const path = node instanceof HTMLScriptElement ? node.getAttribute('src') : null;
    if (path !== null && !path.startsWith('blob:')) {
      waiting.set(path, node as unknown as HTMLScriptElement);
      port.postMessage({ type: 'script', path });
      return node;
    }
    if (node instanceof HTMLLinkElement && node.rel === 'stylesheet') {
      // The page sends its styles.
      queueMicrotask(() => node.dispatchEvent(new Event('load')));
      return node;
    }
    return append(node);
  };
  port.addEventListener('message', (event: MessageEvent<Record<string, string>>) => {
    const { type, path = '', text } = event.data;
    const source = waiting.get(path);
    if (type === 'script' && source) {
      waiting.delete(path);
      if (text === undefined) {
        source.dispatchEvent(new Event('error'));
      } else {
        run(source, text);
      }
    }
  });
  port.start();

  // Pages announce themselves here. Next.js itself doesn't run in the frame.
  holder.__NEXT_P = {
    push([, load]) {
      // The promise is rejected in the console, and the page stops waiting after a while.
      void Promise.resolve(load())
        .then((app) =>
          (
            app as { loadPart: (part: string) => Promise<{ start: (port: MessagePort) => void }> }
          ).loadPart(data.part),
        )
        .then(({ start }) => start(port));
    },
  };
  for (const { path, text } of data.scripts) {
    const source = document.createElement('script');
    source.setAttribute('src', path);
    run(source, text);
  }
  holder.TURBOPACK ??= [] as never;
  holder.TURBOPACK.push(data.boot);
}
