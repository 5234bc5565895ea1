/**
 * The font of Material Icons, for `<Icon>train</Icon>`. It is loaded with the first page that uses such an icon. Until
 * then, global.css hides the names of icons.
 */
import { ICON_FONT_STYLESHEET } from '@/src/shared/services';

const FAMILY = 'Material Icons';

/** How long the fonts host can take before the site's own copy is loaded, in milliseconds. */
const HOST_LIMIT_MS = 3000;

/** The rule for the class, as in the host's style sheet. */
const CLASS_RULE = `.material-icons{font-family:'${FAMILY}';font-weight:normal;font-style:normal;line-height:1;letter-spacing:normal;text-transform:none;white-space:nowrap;direction:ltr;font-feature-settings:'liga'}`;

let loading: Promise<void> | undefined;

/**
 * Loads the font once: with the configured style sheet, or from the site itself if none is configured or the host
 * doesn't respond.
 * @throws DOMException when nothing could be loaded. Icons stay hidden, and the next call tries again.
 */
export function loadIconFont(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<void> {
  if (!ICON_FONT_STYLESHEET || !(await loadFromHost(ICON_FONT_STYLESHEET))) {
    await loadOwn();
  }
  document.documentElement.dataset.iconFont = '';
}

/** @returns whether both the style sheet and its font were loaded. */
async function loadFromHost(href: string): Promise<boolean> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const loaded = new Promise<boolean>((resolve) => {
    link.onload = () =>
      document.fonts.load(`24px "${FAMILY}"`).then(
        (faces) => resolve(faces.length > 0),
        () => resolve(false),
      );
    link.onerror = () => resolve(false);
    setTimeout(() => resolve(false), HOST_LIMIT_MS);
  });
  document.head.append(link);
  const found = await loaded;
  if (!found) {
    link.remove();
  }
  return found;
}

async function loadOwn(): Promise<void> {
  const url = new URL(
    '../../../node_modules/@fontsource/material-icons/files/material-icons-latin-400-normal.woff2',
    import.meta.url,
  );
  const face = new FontFace(FAMILY, `url("${url.href}") format("woff2")`);
  document.fonts.add(await face.load());
  const style = document.createElement('style');
  style.textContent = CLASS_RULE;
  document.head.append(style);
}
