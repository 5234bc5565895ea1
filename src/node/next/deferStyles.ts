/**
 * Lets a page paint before its style sheets have loaded.
 *
 * The rules of the frame's sheets that the page needs are inlined. So are the sheets of demos, in front of the first demo. If
 * they are large, only the rules of the first demos are inlined, and the sheets are linked after these demos, where they
 * hold up only what follows. All sheets keep their places in the head, which decide what overrides what, but load without
 * blocking; src/site/browser/enableDeferredStyles.ts applies them when scripts run. Without scripts, the sheets block.
 *
 * A script declares the web fonts. Browsers read the `@font-face` rules of all sheets again when a sheet applies, which gives
 * a font that was too late for the first paint (`font-display: optional`) another chance, and moves the text.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type AtRule, type ChildNode, type Container, type Root } from 'postcss';
import {
  DEFERRED_STYLES_ATTRIBUTE,
  DEMO_STYLES_ID,
  EARLY_STYLES_ID,
  LATER_STYLES_ID,
  getThemeSheetId,
} from '@/src/shared/styleIds';
import { cachePerCodeVersion } from '../cache';

/** Sheets of the frame and of pages, which Turbopack writes. */
const FRAME_LINK =
  /<link rel="stylesheet" href="(\/_next\/static\/chunks\/[\w-]+\.css)"([^>]*?)\/?>/g;

/** Next connects to the site itself for its font, which comes over the connection of the page. */
const PRECONNECT = /<link data-next-font="[^"]*" rel="preconnect" href="\/"[^>]*>/;

/** Sheets of demos and of their themes. */
const DEMO_LINK = new RegExp(
  `<link id="(${getThemeSheetId('')}\\w+|${DEMO_STYLES_ID})" rel="stylesheet" href="([^"]+)"/>`,
  'g',
);

const EARLY_STYLES = `<div id="${EARLY_STYLES_ID}"></div>`;

const DEFERRED = ` media="not all" ${DEFERRED_STYLES_ATTRIBUTE}=""`;

/**
 * Right to left, the head has the mirrored sheet of the demos (see demoStyles.ts). The script is the same on every page,
 * which lets the Content-Security-Policy use its hash.
 */
const SCRIPT = `if(document.documentElement.dir==='rtl')document.currentScript.previousElementSibling.media='not all'`;

/** Declares fonts; the same on every page, for the same reason. */
const FONT_SCRIPT = `JSON.parse(document.currentScript.dataset.fonts).forEach(function(f){document.fonts.add(new FontFace(f[0],f[1],f[2]))})`;

/** A style sheet without the web fonts that it declares. */
interface Sheet {
  /** Its address, which contains a hash of its content. */
  href: string;
  rules: Root;
  fonts: AtRule[];
  /** The classes and elements that its rules name, as in `listNames`. */
  names: ReadonlySet<string>;
  /** What was selected for pages, by those of these names that they have: most pages of a kind have the same. */
  selected: Map<string, string>;
}

/**
 * Creates the function that changes the pages of an export. It reads each style sheet once.
 * @param out the folder of the export.
 */
export function createDeferStyles(out: string): (html: string) => string {
  const sheets = new Map<string, Sheet>();
  const getSheet = (href: string) => {
    const sheet = sheets.get(href) ?? readSheet(out, href);
    sheets.set(href, sheet);
    return sheet;
  };
  const demoSheets = new Map<string, string>();
  const readDemoSheet = (href: string) => {
    const sheet = demoSheets.get(href) ?? readFileSync(path.join(out, href), 'utf8');
    demoSheets.set(href, sheet);
    return sheet;
  };
  return (html) => deferDemoStyles(inlineFrameStyles(html, getSheet), readDemoSheet);
}

function inlineFrameStyles(html: string, getSheet: (href: string) => Sheet): string {
  const names = listNames(html);
  const links = [...html.matchAll(FRAME_LINK)];
  const sheets = links.map(([, href = '']) => getSheet(href));
  const selected = shortenTokens(
    sheets.map((sheet) => selectRules(sheet, names)),
    html,
  );
  let inlined = html.replace(PRECONNECT, '');
  for (const [index, [link, href, attributes = '']] of links.entries()) {
    const parts = [
      ...declareFonts(sheets[index]!.fonts),
      `<style>${selected[index]}</style>`,
      `<link rel="stylesheet" href="${href}"${attributes}${DEFERRED}/>`,
      `<noscript><link rel="stylesheet" href="${href}"/></noscript>`,
    ];
    inlined = inlined.replace(link, () => parts.join(''));
  }
  return inlined;
}

/** The descriptors of a font, by the names that they have in scripts: `font-weight` is `weight`. */
function declareFonts(fonts: readonly AtRule[]): string[] {
  if (fonts.length === 0) {
    return [];
  }
  const data = fonts.map((font) => {
    const descriptors = Object.fromEntries(
      font.nodes!.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value]] : [])),
    );
    const { 'font-family': family, src, ...others } = descriptors;
    const named = Object.entries(others).map(([name, value]) => [
      name.replace(/^font-/, '').replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase()),
      value,
    ]);
    return [family, src, Object.fromEntries(named)];
  });
  const json = JSON.stringify(data).replace(/&/g, '&amp;').replace(/'/g, '&#39;');
  return [`<script data-fonts='${json}'>${FONT_SCRIPT}</script>`];
}

/**
 * The most rules of demos to inline, as a length of CSS: about 3 kB over the wire, which arrive before another request is
 * answered.
 */
const MAX_INLINED = 25_000;

/** The first demos of a page with larger sheets, as a length of HTML: a playground or one demo, which fill the first screen. */
const FIRST_DEMOS = 5_000;

/** The beginning of a block of text, which React doesn't hydrate, so that elements can be added to it. */
const TEXT_BLOCK = '<div class="prose">';

function deferDemoStyles(html: string, readDemoSheet: (href: string) => string): string {
  const links = [...html.matchAll(DEMO_LINK)];
  const hrefs = links.map(([, , href = '']) => href);
  const sheets = hrefs.map(readDemoSheet);
  if (!html.includes(EARLY_STYLES)) {
    // A page that is one demo, such as a template, has no text to show before it.
    const styles = new Map(
      links.map(([link, id], index) => [link, `<style id="${id}">${sheets[index]}</style>`]),
    );
    return html.replace(DEMO_LINK, (link) => styles.get(link)!);
  }
  if (links.length === 0) {
    return html;
  }
  const script = links.at(-1)![1] === DEMO_STYLES_ID ? `<script>${SCRIPT}</script>` : '';
  const page = html.replace(DEMO_LINK, (link) => link.replace('/>', `${DEFERRED}/>`));
  const addEarly = (part: string, styles: readonly string[]) =>
    part.replace(EARLY_STYLES, () => EARLY_STYLES.replace('></', `>${styles.join('')}${script}</`));
  const needed = removeUnusedVariables(sheets, listUsedVariables(html));
  if (needed.join('').length <= MAX_INLINED) {
    return addEarly(page, needed.map(toStyle));
  }
  const linked = hrefs.map((href) => `<link rel="stylesheet" href="${href}"/>`);
  const later = findLaterDemos(page);
  if (later === undefined) {
    return addEarly(page, linked);
  }
  const first = page.slice(0, later);
  const selected = selectFirst(needed, listNames(first));
  return [
    addEarly(first, removeUnusedVariables(selected, listUsedVariables(first)).map(toStyle)),
    `<div id="${LATER_STYLES_ID}">${linked.join('')}${script}</div>`,
    page.slice(later),
  ].join('');
}

const toStyle = (css: string) => `<style>${css}</style>`;

/** The index of the first place behind the first demos where an element can be added. */
function findLaterDemos(html: string): number | undefined {
  const block = html.indexOf(TEXT_BLOCK, html.indexOf(EARLY_STYLES) + FIRST_DEMOS);
  return block < 0 ? undefined : block + TEXT_BLOCK.length;
}

const USED_VARIABLE = /var\((--[\w-]+)/g;

const listUsedVariables = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(USED_VARIABLE), ([, name = '']) => name)),
];

/**
 * Removes the variables of themes that are neither used in the HTML, nor by demos, nor by the values of used variables.
 * @param sheets their CSS.
 * @param usedInHtml the names of variables.
 */
function removeUnusedVariables(sheets: readonly string[], usedInHtml: readonly string[]): string[] {
  return cachePerCodeVersion(['used variables', sheets, usedInHtml], () => {
    const roots = sheets.map((css) => postcss.parse(css));
    const values = new Map<string, string[]>();
    const uses: string[] = [];
    roots.forEach((root) =>
      root.walkDecls(({ prop, value }) => {
        if (prop.startsWith('--')) {
          values.set(prop, [...(values.get(prop) ?? []), value]);
        } else {
          uses.push(value);
        }
      }),
    );
    const used = new Set<string>();
    const use = (name: string) => {
      if (!used.has(name)) {
        used.add(name);
        values.get(name)?.flatMap(listUsedVariables).forEach(use);
      }
    };
    [...usedInHtml, ...uses.flatMap(listUsedVariables)].forEach(use);
    return roots.map((root) => {
      root.walkDecls(/^--/, (decl) => {
        if (!used.has(decl.prop)) {
          decl.remove();
        }
      });
      return root.toString();
    });
  });
}

/** Selects the rules of sheets that elements with these names need for the first paint. */
function selectFirst(sheets: readonly string[], names: ReadonlySet<string>): string[] {
  return cachePerCodeVersion(['first rules', sheets, [...names]], () =>
    sheets.map((css) => selectNew(postcss.parse(css), names).toString()),
  );
}

/** Reads a sheet, and takes its web fonts out of it and out of the file. */
function readSheet(out: string, href: string): Sheet {
  const file = path.join(out, href);
  const rules = postcss.parse(readFileSync(file, 'utf8'));
  const fonts: AtRule[] = [];
  rules.walkAtRules('font-face', (rule) => {
    if (rule.toString().includes('url(')) {
      fonts.push(rule);
      rule.remove();
    }
  });
  if (fonts.length > 0) {
    writeFileSync(file, rules.toString());
  }
  for (const root of [rules, ...fonts]) {
    root.walkDecls((decl) => {
      decl.value = toAbsolute(decl.value, href);
    });
  }
  const names = new Set<string>();
  rules.walkRules(({ selector }) => {
    listNamesIn(selector).forEach((name) => names.add(name));
  });
  return { href, rules, fonts, names, selected: new Map() };
}

/** Addresses relative to a sheet, as addresses that are right in a document. */
function toAbsolute(value: string, href: string): string {
  return value.replace(
    /url\((["']?)(?!["']?(?:data:|\/|#|https?:))([^)"']+)\1\)/g,
    (_url, quote: string, file: string) =>
      `url(${quote}${path.posix.join(path.posix.dirname(href), file)}${quote})`,
  );
}

/**
 * What stands behind so many characters of a page's body is many screens down, such as the footer of a long page: the sheet
 * applies before a reader is there.
 */
const FIRST_SCREENS = 150_000;

/** The classes of a page's first screens, and its elements: `.MuiChip-root`, `kbd`. */
function listNames(html: string): ReadonlySet<string> {
  const body = html.indexOf('<body');
  const first = html.slice(0, body + FIRST_SCREENS);
  const names = [...first.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) =>
    list.split(/\s+/).map((name) => `.${name}`),
  );
  const elements = Array.from(first.matchAll(/<([a-z][a-z\d]*)/g), ([, name = '']) => name);
  return new Set([...names, ...elements]);
}

/** Conditions and states that few first paints have. */
const LATER_CONDITION =
  /^print$|prefers-contrast|forced-colors|prefers-reduced-motion: ?reduce|^not \(position-area/;
const LATER_STATE =
  /:(?:hover|active|focus|focus-visible|focus-within|popover-open|:backdrop)(?![\w-])|\[popover\]/;

/** Without scripts, the whole sheets apply at once. */
const WITHOUT_SCRIPTS = /:not\(\[data-js\]\)/;

/** Properties that nobody sees before the sheets apply: they are about the pointer and about changes. */
const LATER_PROPERTY =
  /^(?:cursor|outline(?:-\w+)?|resize|touch-action|transition(?:-\w+)*|(?:-\w+-)?user-select|will-change|-webkit-tap-highlight-color)$/;

/**
 * The rules of a sheet that the first paint of elements with these names needs, in their order. Attributes and ids are no
 * reason to leave a rule out, because a script changes them before the first paint.
 */
function selectRules(
  { href, rules, names: all, selected }: Sheet,
  has: ReadonlySet<string>,
): string {
  const names = new Set([...all].filter((name) => has.has(name)));
  const key = [...names].join(' ');
  const css =
    selected.get(key) ??
    cachePerCodeVersion(['frame rules', href, key], () => selectNew(rules, names).toString());
  selected.set(key, css);
  return css;
}

function selectNew(sheet: Root, names: ReadonlySet<string>): Root {
  const selected = sheet.clone();
  selected.walkDecls(LATER_PROPERTY, (declaration) => {
    declaration.remove();
  });
  removeRules(selected, names);
  removeKeyframes(selected);
  return selected;
}

function removeRules(container: Container, names: ReadonlySet<string>): void {
  for (const node of [...(container.nodes ?? [])] as ChildNode[]) {
    if (node.type === 'comment') {
      node.remove();
    } else if (node.type === 'rule') {
      const selectors = node.selectors.filter(
        (selector) => !WITHOUT_SCRIPTS.test(selector) && canMatch(selector, names),
      );
      if (selectors.length === 0 || node.nodes.length === 0) {
        node.remove();
      } else {
        node.selectors = selectors;
      }
    } else if (node.type === 'atrule' && node.nodes && !/keyframes|font-face/.test(node.name)) {
      removeRules(node, names);
      if (node.nodes.length === 0 || LATER_CONDITION.test(node.params)) {
        node.remove();
      }
    }
  }
}

const ROLE = /(--fg-(?![a-z]+-\d+:)[\w-]+):[^;{}]*;?/gi;
const PALETTE_COLOR = /(--fg-[a-z]+-\d+):([^;{}]*);?/gi;

/**
 * Removes the tokens of the site that nothing uses: neither the rules that a page needs nor its HTML. The colors of
 * palettes, which have no other values in any mode, are written out.
 */
function shortenTokens(sheets: readonly string[], html: string): readonly string[] {
  const roles = removeUnused(sheets, ROLE, html);
  const colors = new Map(
    roles.flatMap((css) =>
      Array.from(css.matchAll(PALETTE_COLOR), ([, name = '', value = '']) => [name, value]),
    ) as [string, string][],
  );
  const written = roles.map((css) =>
    css.replace(/var\((--fg-[a-z]+-\d+)\)/gi, (use, name: string) => colors.get(name) ?? use),
  );
  return removeUnused(written, PALETTE_COLOR, html);
}

function removeUnused(
  sheets: readonly string[],
  declaration: RegExp,
  html: string,
): readonly string[] {
  const text = html + sheets.join('');
  const used = new Set(Array.from(text.matchAll(/var\((--fg-[\w-]+)/g), ([, name]) => name));
  return sheets.map((css) =>
    css.replace(declaration, (whole, name: string) => (used.has(name) ? whole : '')),
  );
}

/** A pseudo-class with a list of selectors, which can have one more list in them. */
const LIST = /:(is|not|where|has|nth-child|nth-last-child)\(((?:[^()]|\([^()]*\))*)\)/g;

/** Whether a selector can match an element on a page with these classes and elements before a user does anything. */
function canMatch(selector: string, names: ReadonlySet<string>): boolean {
  const plain = selector.replace(LIST, '');
  return (
    !LATER_STATE.test(plain) &&
    listNamesIn(plain).every((name) => names.has(name)) &&
    Array.from(selector.matchAll(LIST)).every(
      ([, kind = '', list = '']) =>
        !ALTERNATIVES.includes(kind) ||
        postcss.list.comma(list).some((one) => canMatch(one, names)),
    )
  );
}

/** The pseudo-classes of which one selector must match. */
const ALTERNATIVES = ['is', 'where', 'has'];

/** The classes and elements that a selector names, also in its lists. */
function listNamesIn(selector: string): string[] {
  const lists = Array.from(selector.matchAll(LIST), ([, , list = '']) => postcss.list.comma(list));
  const plain = selector.replace(LIST, '').replace(/\[[^\]]*\]/g, '');
  return [
    ...Array.from(plain.matchAll(CLASS), ([, name = '']) => `.${unescape(name)}`),
    ...Array.from(plain.matchAll(ELEMENT), ([, name = '']) => name),
    ...lists.flat().flatMap(listNamesIn),
  ];
}

/** An element in a selector: at its beginning, or after a combinator. */
const ELEMENT = /(?:^|[\s>+~])([a-z][a-z\d]*)/g;

/** A class in a selector, in which a backslash precedes special characters. */
const CLASS = /\.((?:[\w-]|\\.)+)/g;
const unescape = (name: string) => name.replace(/\\(.)/g, '$1');

/** Removes animations that no rule that is left refers to. */
function removeKeyframes(sheet: Root): void {
  const values: string[] = [];
  sheet.walkDecls(/^(-\w+-)?animation/, ({ value }) => {
    values.push(value);
  });
  const used = values.join(' ');
  sheet.walkAtRules(/keyframes$/, (rule) => {
    if (!used.includes(rule.params)) {
      rule.remove();
    }
  });
}
