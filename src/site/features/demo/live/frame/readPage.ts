/** What the frame needs of the page: scripts, style sheets, and fonts. */
import type { FontData, Sheet } from './messages';
import { type FrameStart, loadInFrame } from './loadInFrame';

/** What a page passes to Turbopack's runtime, once for `_app` and once for the page. */
interface Boot {
  /** Files of chunks below `/_next/`. */
  otherChunks: (string | { path: string })[];
  /** Next's client first, and then the module that announces `_app`. */
  runtimeModuleIds: (string | number)[];
}

const FOLDER = '/_next/';
/** As Next writes the call. The export has the same data in an attribute: see src/node/next/inlineScripts.ts. */
const PUSH = /\.push\((\{"otherChunks".*?\})\);?/g;

/** @throws Error when the page is not as this version of Next writes it. */
function readBoot(): Boot {
  const [boot] = [...document.scripts].flatMap(({ src, dataset, text }): Boot[] => {
    if (src) {
      return [];
    }
    return dataset.boot === undefined
      ? [...text.matchAll(PUSH)].map(([, json = '']) => JSON.parse(json) as Boot)
      : (JSON.parse(dataset.boot) as Boot[]);
  });
  if (!boot) {
    throw new Error(
      'The page has no script that boots Turbopack: compare readPage.ts with the HTML of this version of Next',
    );
  }
  return boot;
}

/**
 * Reads a script of the site.
 * @param path its address without origin.
 * @throws Error when it can't be loaded.
 */
export async function readScript(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) {
    throw new Error(`${path}: ${response.status}`);
  }
  return response.text();
}

/**
 * Collects what starts the frame.
 * @param part see `FrameStart`.
 * @throws Error when a script can't be loaded.
 */
export async function readFrameStart(part: string): Promise<FrameStart> {
  const { otherChunks, runtimeModuleIds } = readBoot();
  const runtime = [...document.scripts]
    .map((script) => script.getAttribute('src') ?? '')
    .filter((src) => /\/(?:turbopack|webpack)-[^/]*$/.test(src));
  const chunks = otherChunks
    .map((chunk) => FOLDER + (typeof chunk === 'string' ? chunk : chunk.path))
    .filter((path) => /\.js$/.test(path));
  const scripts = await Promise.all(
    [...new Set([...runtime, ...chunks])].map(async (path) => ({
      path,
      text: await readScript(path),
    })),
  );
  return {
    loader: `(${loadInFrame.toString()})()`,
    scripts,
    // Without Next's client, which would look for a page.
    boot: { otherChunks, runtimeModuleIds: runtimeModuleIds.slice(-1) },
    part,
  };
}

/** Collects the style sheets of the page, without those that the demo's own libraries write again in the frame. */
export function readSheets(): Sheet[] {
  return [...document.styleSheets].flatMap((sheet) => {
    const owner = sheet.ownerNode;
    const isOwn = !(owner instanceof HTMLElement) || owner.dataset.emotion !== undefined;
    if (isOwn || sheet.disabled || sheet.media.mediaText === 'not all') {
      return [];
    }
    return [{ id: owner.dataset.demoStyles, css: readRules(sheet) }];
  });
}

function readRules(sheet: CSSStyleSheet): string {
  try {
    return (
      [...sheet.cssRules]
        // The frame can't load files of fonts. It gets those that the page has loaded.
        .filter((rule) => !(rule instanceof CSSFontFaceRule && rule.cssText.includes('url(')))
        .map((rule) => rule.cssText)
        .join('\n')
    );
  } catch {
    return ''; // Sheets of other origins, such as those of browser extensions, can't be read.
  }
}

/** The family, source, and descriptors of each font that the page declares. */
function listDeclaredFonts(): { family: string; url: string; weight: string }[] {
  const inScripts = [...document.querySelectorAll<HTMLElement>('script[data-fonts]')].flatMap(
    ({ dataset }) =>
      (JSON.parse(dataset.fonts ?? '[]') as [string, string, { weight?: string }][]).map(
        ([family, source, { weight = '400' }]) => ({ family, source, weight }),
      ),
  );
  const inSheets = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].flatMap((rule) =>
        rule instanceof CSSFontFaceRule
          ? [
              {
                family: rule.style.getPropertyValue('font-family').replace(/^["']|["']$/g, ''),
                source: rule.style.getPropertyValue('src'),
                weight: rule.style.getPropertyValue('font-weight') || '400',
              },
            ]
          : [],
      );
    } catch {
      return [];
    }
  });
  return [...inScripts, ...inSheets].flatMap(({ family, source, weight }) => {
    const url = /url\(["']?(\/[^"')]+|[^"')]*\/_next\/[^"')]+)/.exec(source)?.[1];
    return url === undefined ? [] : [{ family, url, weight }];
  });
}

/** Reads the fonts that the page has loaded. A font that can't be read is left out: its fallback is shown. */
export async function readFonts(): Promise<FontData[]> {
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
  const fonts = await Promise.all(
    listDeclaredFonts()
      .filter(({ family, weight }) =>
        loaded.some(
          (face) => face.family.replace(/^["']|["']$/g, '') === family && face.weight === weight,
        ),
      )
      .map(async ({ family, url, weight }) => {
        try {
          const response = await fetch(new URL(url, location.href));
          return [{ family, weight, data: await response.arrayBuffer() }];
        } catch {
          return [];
        }
      }),
  );
  return fonts.flat();
}
