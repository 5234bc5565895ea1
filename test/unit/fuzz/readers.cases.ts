/** What reads addresses, storage, messages, searches, and feedback gets hostile values. None may throw, hang, or pass them on. */
import { TextDecoder, TextEncoder } from 'node:util';
import { describe, expect, jest } from '@jest/globals';
import fc from 'fast-check';
import { parseDemoUrl } from '@/src/shared/demoUrl';
import { FEEDBACK_LIMITS, feedbackRequestSchema, reportQuerySchema } from '@/src/shared/feedback';
import { createIconSearch } from '@/src/shared/findIcons';
import { FLAVOUR_IDS, VARIANT_IDS, parseCodeHash, parseDemoHash } from '@/src/shared/flavours';
import { ICON_THEMES } from '@/src/shared/iconNames';
import { parseLocalizedPath } from '@/src/shared/languages';
import { MAX_TEXT, type PlaygroundControl, readValue } from '@/src/shared/playground';
import { LINK_PREFIX, MAX_LINK, readLink, writeLink } from '@/src/shared/playgroundLink';
import { markExcerpt, markText } from '@/src/shared/search/highlight';
import { parseQuery } from '@/src/shared/search/query';
import { findWords, fold } from '@/src/shared/search/words';
import {
  BASKET_LIMIT,
  openBasket,
  readBasketQuery,
  writeBasketQuery,
} from '@/src/shared/sizes/basketAddress';
import { readImports } from '@/src/shared/sizes/readImports';
import { readTheme } from '@/src/shared/userTheme/readTheme';
import {
  THEME_HASH,
  parseTheme,
  readThemeHash,
  writeThemeHash,
} from '@/src/shared/userTheme/themeAddress';
import { readChangesQuery, writeChangesQuery } from '@/src/shared/versionChanges/changesAddress';
import { readInstalledVersions } from '@/src/shared/versionChanges/readInstalledVersions';
import { readHash } from '@/src/site/browser/addressHash';
import { sanitize } from '@/src/site/features/ads/external/sanitize';
import { parseAdResponse } from '@/src/site/features/ads/external/parseAdResponse';
import { compileFiles } from '@/src/site/features/demo/live/compile';
import { readPendingRatings } from '@/src/site/features/feedback/pendingRatings';
import { getClientId, isUnsent } from '@/src/site/features/feedback/request';
import { readIconAddress, writeIconAddress } from '@/src/site/features/icons/useIconAddress';
import { isRightText, isRightType } from '@/src/site/features/offline/isRightAnswer';
import { findPositions, parseFoundWords } from '@/src/site/features/search/foundWords';
import { readPreview } from '@/src/site/features/search/previewText';
import { parseRecentPages } from '@/src/site/features/search/recentPages';
import { parseSearches } from '@/src/site/features/search/recentSearches';
import { MODES, readMode } from '@/src/site/state/mode';
import { MODE_KEY } from '@/src/site/state/modeNames';
import { PERSISTED_INPUT_KEY, takeInput } from '@/src/site/state/persistedInput';
import {
  DEFAULT_THEME_SETTINGS,
  SPACING_RANGE,
  parseThemeSettings,
  stringifyThemeSettings,
} from '@/src/site/state/themeSettings';
import { SIZES } from '../shared/sizes/sampleSizes';
import { PACKAGES } from '../shared/versionChanges/samples';
import {
  fuzz,
  hostileObject,
  hostileQuery,
  hostileStored,
  hostileText,
  hostileValue,
  toWellFormed,
} from '../support/fuzz';

// jsdom lacks both.
Object.assign(globalThis, { TextDecoder, TextEncoder });

const CONTROLS: readonly PlaygroundControl[] = [
  { prop: 'variant', kind: 'choice', choices: ['text', 'contained', 2], default: 'text' },
  { prop: 'disabled', kind: 'switch', default: false },
  { prop: 'elevation', kind: 'number', min: 0, max: 24, step: 1, default: 1 },
  { prop: 'children', kind: 'text', default: 'Send' },
];

const link = (text: string) => LINK_PREFIX + Buffer.from(toWellFormed(text)).toString('base64url');

/** The JSON of a theme, with anything as the value of an option. */
const hostileTheme = fc.oneof(
  hostileStored('material', 'joy'),
  hostileObject(
    'palette',
    'colorSchemes',
    'typography',
    'components',
    'spacing',
    'breakpoints',
  ).map((material) => JSON.stringify({ material }) ?? ''),
  hostileValue.map((value) =>
    JSON.stringify({
      joy: { components: { JoyButton: { defaultProps: value, styleOverrides: { root: value } } } },
    }),
  ),
);

/** A theme has no value that could end a declaration, load a file, or reach a prototype. */
function expectPlain(theme: object): void {
  const text = JSON.stringify(theme);
  expect(text.length).toBeLessThan(120_000);
  expect(text).not.toMatch(
    /"(?:__proto__|constructor|prototype|dangerouslySetInnerHTML)":|[;<]|url\(/i,
  );
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
}

/** Defines the tests. @param runs the number of values of each. */
export function defineReaderCases(runs: number): void {
  describe('the address', () => {
    defineAddressCases(runs);
  });
  describe('stored values', () => {
    defineStorageCases(runs);
  });
  describe('messages and answers', () => {
    defineMessageCases(runs);
  });
  describe('fields', () => {
    defineFieldCases(runs);
  });
}

function defineAddressCases(runs: number): void {
  fuzz('of a demo alone', runs, hostileQuery('id', 'flavour', 'mode', 'dir'), (search) => {
    const request = parseDemoUrl(search);
    if (typeof request === 'object') {
      expect(request.pathname).toMatch(/^(\/[a-z0-9-]+)+$/);
      expect(request.name).toMatch(/^[A-Z][\w-]*$/);
      expect([undefined, ...FLAVOUR_IDS]).toContain(request.flavour);
      expect([undefined, 'light', 'dark']).toContain(request.mode);
      expect([undefined, 'ltr', 'rtl']).toContain(request.direction);
    }
  });
  const links = fc.oneof(
    hostileStored(...CONTROLS.map(({ prop }) => prop)).map(link),
    hostileText.map((text) => LINK_PREFIX + text),
    hostileText,
  );
  fuzz('of a playground', runs, links, (hash) => {
    const { values = {} } = readLink(hash, CONTROLS) ?? {};
    for (const [prop, value] of Object.entries(values)) {
      const control = CONTROLS.find((candidate) => candidate.prop === prop);
      expect(control && readValue(control, value)).toBe(value);
      expect(String(value).length).toBeLessThanOrEqual(MAX_TEXT);
    }
    const again = writeLink(values);
    expect(again === undefined || again.length <= MAX_LINK).toBe(true);
    expect(again && readLink(again, CONTROLS)?.values).toEqual(again && values);
  });
  fuzz('of a demo in a page', runs, hostileText, (hash) => {
    const demo = parseDemoHash(hash);
    expect(demo === undefined || /^[A-Z]\w*(-\d+)?$/.test(demo.demo)).toBe(true);
    expect([undefined, ...VARIANT_IDS]).toContain(parseCodeHash(hash, () => false).variant);
  });
  fuzz('of the icons', runs, hostileQuery('query', 'theme', 'selected'), (search) => {
    const address = readIconAddress(search);
    expect(Object.keys(ICON_THEMES)).toContain(address.theme);
    expect(readIconAddress(writeIconAddress(address, search))).toEqual(address);
  });
  fuzz('of a basket', runs, fc.oneof(hostileQuery('basket'), hostileQuery('add')), (search) => {
    const basket = openBasket(search, search, SIZES.entries);
    expect(basket.every((entry) => SIZES.entries.includes(entry))).toBe(true);
    expect(basket.length).toBeLessThanOrEqual(BASKET_LIMIT);
    expect(readBasketQuery(writeBasketQuery(basket), SIZES.entries)).toEqual(basket);
  });
  const comparisons = fc.oneof(
    ...['package', 'from', 'to', 'names', 'kinds'].map((name) => hostileQuery(name)),
  );
  fuzz('of a comparison of versions', runs, comparisons, (search) => {
    const form = readChangesQuery(search, PACKAGES);
    const { versions } = PACKAGES.find((one) => one.package === form.package)!;
    expect(versions).toContain(form.from);
    expect(versions).toContain(form.to);
    expect(readChangesQuery(writeChangesQuery('', form), PACKAGES)).toEqual(form);
  });
  const themes = fc.oneof(
    hostileTheme.map((text) => THEME_HASH + Buffer.from(toWellFormed(text)).toString('base64url')),
    hostileText.map((text) => THEME_HASH + text),
  );
  fuzz('of a theme', runs, themes, (hash) => {
    const { theme = {} } = readThemeHash(hash) ?? {};
    expectPlain(theme);
    const again = writeThemeHash(theme);
    expect(again && readThemeHash(again)?.theme).toEqual(again && theme);
  });
  fuzz('of a page in a language', runs, hostileText, (path) => {
    expect(['en', 'pt']).toContain(parseLocalizedPath(path, ['en', 'pt']).language);
  });
  fuzz('with any hash', runs, hostileText, (text) => {
    window.history.replaceState(null, '', `#${toWellFormed(text)}`);
    expect(typeof readHash()).toBe('string');
  });
}

function defineStorageCases(runs: number): void {
  fuzz(
    'of the theme',
    runs,
    hostileStored('dense', 'direction', 'spacing', 'paletteColors'),
    (text) => {
      const settings = { ...DEFAULT_THEME_SETTINGS, ...parseThemeSettings(text) };
      expect(typeof settings.dense).toBe('boolean');
      expect(['ltr', 'rtl']).toContain(settings.direction);
      expect(settings.spacing).toBeGreaterThanOrEqual(SPACING_RANGE.min);
      expect(settings.spacing).toBeLessThanOrEqual(SPACING_RANGE.max);
      for (const color of Object.values(settings.paletteColors)) {
        expect(color).toMatch(/^#[0-9a-f]{6}$/i);
      }
      expect(parseThemeSettings(stringifyThemeSettings(settings))).toMatchObject({
        spacing: settings.spacing,
      });
    },
  );
  fuzz("of the visitor's own theme", runs, hostileTheme, (text) => {
    expectPlain(parseTheme(text).theme);
  });
  fuzz('of the mode', runs, hostileText, (text) => {
    window.localStorage.setItem(MODE_KEY, text);
    expect(MODES).toContain(readMode());
  });
  fuzz('of searches', runs, hostileStored(), (text) => {
    const searches = parseSearches(text);
    expect(searches.length).toBeLessThanOrEqual(6);
    expect(searches.every((search) => typeof search === 'string' && search.length <= 80)).toBe(
      true,
    );
  });
  const pages = fc.oneof(
    hostileStored('title', 'href'),
    fc
      .array(
        fc.record({
          title: hostileText,
          href: fc.oneof(
            hostileText,
            hostileText.map((text) => `/${text}`),
            fc.stringMatching(/^\/[/\\.a\t@:#-]{0,8}$/),
          ),
        }),
      )
      .map((list) => JSON.stringify(list)),
  );
  fuzz('of opened pages', runs, pages, (text) => {
    for (const { href } of parseRecentPages(text)) {
      const { origin, pathname } = new URL(href, 'https://site.example');
      expect(origin).toBe('https://site.example');
      // Nothing is resolved: the address is what it seems to be.
      expect(href.replace(/#.*$/s, '')).toBe(pathname);
    }
  });
  fuzz('of words that a search found', runs, hostileStored('pathname', 'words'), (text) => {
    const { words = [] } = parseFoundWords(text) ?? {};
    expect(words.every((word) => typeof word === 'string' && word.length <= 80)).toBe(true);
    findPositions(text, words);
  });
  fuzz('of texts that were not sent', runs, hostileStored('drafts', '__proto__'), (text) => {
    window.sessionStorage.setItem(PERSISTED_INPUT_KEY, text);
    takeInput('drafts');
    takeInput('__proto__');
    expect(({} as Record<string, unknown>).drafts).toBeUndefined();
  });
  fuzz('of feedback', runs, hostileStored('/system/react-box/'), (text) => {
    window.localStorage.setItem('feedback', text);
    for (const pending of Object.values(readPendingRatings())) {
      const unsent: unknown = Object(pending).unsent;
      if (isUnsent(unsent)) {
        expect(['up', 'down']).toContain(unsent.rating);
      }
    }
  });
  fuzz('of the id of this browser', runs, hostileText, (text) => {
    window.localStorage.setItem('feedback-client', text);
    expect(getClientId()).toMatch(/^[0-9a-f-]{36}$/);
  });
  // A page reads each cookie once, so each value needs a new page.
  fuzz('in cookies', Math.min(runs, 200), hostileText, async (text) => {
    const value = toWellFormed(text).replace(/[;\s]/g, '').slice(0, 500);
    document.cookie = `codeVariant=${value}; path=/`;
    document.cookie = `codeStyling=${value}; path=/`;
    await jest.isolateModulesAsync(async () => {
      const page = await import('@/src/site/state/codePreferences');
      expect(VARIANT_IDS).toContain(page.variantPreference.get());
      expect(FLAVOUR_IDS).toContain(page.flavourPreference.get());
    });
  });
}

function defineMessageCases(runs: number): void {
  const types = fc.oneof(
    hostileText,
    fc.constantFrom('text/html', 'text/javascript', 'application/json', 'text/css', 'image/png'),
  );
  const destinations = fc.constantFrom('', 'document', 'script', 'style', 'image', 'constructor');
  const paths = fc.oneof(hostileText, fc.constantFrom('/a/', '/a.js', '/a.json', '/a.css'));
  fuzz(
    'to the service worker',
    runs,
    fc.record({
      pathname: paths,
      destination: destinations,
      contentType: types,
      text: hostileText,
    }),
    ({ text, ...answer }) => {
      const isKept = isRightType(answer) && isRightText(answer, text, 'abc123');
      // A page without the build is never kept, and HTML is kept as nothing else.
      expect(
        isKept && /\.(js|css|json)$/.test(answer.pathname) && /html/i.test(answer.contentType),
      ).toBe(false);
      expect(isKept && /^\/(a\/)?$/.test(answer.pathname)).toBe(false);
    },
  );
  const code = fc.oneof(
    hostileText,
    fc
      .array(
        fc.oneof(
          hostileText,
          fc.constantFrom(
            'while(true)',
            'for(;;)',
            '{',
            '}',
            '`${',
            '/*',
            '<Box',
            'export default',
          ),
        ),
        { maxLength: 8 },
      )
      .map((parts) => parts.join(' ')),
  );
  const files = fc.record({
    name: fc.constantFrom('A.tsx', 'a.css', 'a.json', 'constructor'),
    text: code.map((text) => text.slice(0, 3000)),
  });
  fuzz('to the compiler', runs, fc.array(files, { maxLength: 3 }), async (sent) => {
    const result = await compileFiles(sent, async () => undefined);
    expect('files' in result ? result.files.length : result.codeError.file).toBeDefined();
  });
  fuzz('of an ad service', runs, defineAds(), async (answer) => {
    const ad = await parseAdResponse(answer);
    if (ad) {
      expect(ad.link).toMatch(/^https?:\/\//);
      expect(ad.pixels).toEqual([]);
      expect(ad.img).toBeUndefined();
      expect(ad.name.length).toBeLessThanOrEqual(300);
      if (typeof ad.description === 'object') {
        expectInert((ad.description as { safeHtml: string }).safeHtml);
      }
    }
  });
  fuzz('with the markup of an ad', runs, hostileText, async (markup) => {
    const clean = await sanitize(markup);
    if (typeof clean === 'object') {
      expectInert((clean as { safeHtml: string }).safeHtml);
    }
  });
}

function defineAds(): fc.Arbitrary<string> {
  const fields = ['statlink', 'company', 'image', 'description', 'pixel', 'timestamp', 'statimp'];
  const entry = fc
    .tuple(
      hostileObject(...fields),
      fc.constantFrom('https://shop.example/', 'javascript:alert(1)'),
    )
    .map(([ad, statlink]) => ({ statlink, ...ad }));
  return fc.oneof(
    fc.array(entry, { maxLength: 4 }).map((ads) => JSON.stringify({ ads })),
    hostileStored('ads'),
  );
}

/** Markup has inline elements without attributes, and nothing that runs or loads. */
function expectInert(html: string): void {
  const host = document.createElement('div');
  host.innerHTML = html;
  for (const element of host.querySelectorAll('*')) {
    expect(element.tagName).toMatch(/^(B|STRONG|I|EM|U|S|SMALL|SUB|SUP|CODE)$/);
    expect(element.attributes).toHaveLength(0);
  }
}

function defineFieldCases(runs: number): void {
  const imports = hostileText.map((text) => `import { Button, ${text} } from '@mui/material';`);
  fuzz('with import statements', runs, fc.oneof(imports, hostileText), (text) => {
    const { entries, unknown } = readImports(text, SIZES.entries);
    expect(entries.every((entry) => SIZES.entries.includes(entry))).toBe(true);
    expect(unknown.length).toBeLessThanOrEqual(BASKET_LIMIT);
  });
  const pasted = fc.oneof(
    hostileTheme,
    hostileTheme.map((text) => `createTheme(${text})`),
    hostileText.map(
      (text) => `const a = ${text};\nextendTheme({ ...a, palette: { main: \`${text}\` } })`,
    ),
    hostileText.map(
      (text) => `:root { --mui-palette-primary-main: ${text}; --joy-radius-${text}: 1px }`,
    ),
    hostileText.map((text) => `{"color": {"$value": ${JSON.stringify(text)}, "$type": "color"}}`),
  );
  fuzz('with a theme', runs, pasted, (text) => {
    expectPlain(readTheme(text).theme);
  });
  const files = hostileText.map(
    (text) => `{"@mui/material": "${text}", "@mui/joy": "5.0.0-beta.1"}`,
  );
  fuzz('with a file that has versions', runs, fc.oneof(files, hostileText), (text) => {
    for (const { version } of readInstalledVersions(text, ['@mui/material', '@mui/joy'])) {
      expect(version).toMatch(/^\d+\.\d+\.\d+(-[a-z]+\.\d+)?$/);
    }
  });
  fuzz('for a search', runs, hostileText, (text) => {
    const query = parseQuery(text);
    expect(query === undefined || query.words.length <= 8).toBe(true);
    const marks = { terms: new Set(query?.words), words: query?.words ?? [] };
    const line = text.slice(0, 500);
    expect(
      markText(line, marks)
        .map((part) => part.text)
        .join(''),
    ).toBe(line);
    expect(markExcerpt(line, marks).length).toBeGreaterThanOrEqual(0);
    expect(findWords(line).every(({ text: word }) => fold(word).length > 0)).toBe(true);
  });
  fuzz('beside its results', runs, hostileText, (text) => {
    const place = { kind: 'section', title: 'a', href: '/a/#a', crumbs: ['a'] } as const;
    const [block] = readPreview(`# a\n\n## a\n\n${text}`, place);
    expect(JSON.stringify(block ?? '').length).toBeLessThan(10_000);
  });
  const search = createIconSearch(['Add', 'ArrowBack', 'Delete', 'DeleteForever'], {
    delete: ['remove', 'trash'],
  });
  fuzz('for an icon', runs, hostileText, (text) => {
    expect(search(text)).toBeDefined();
  });
  const fields = [
    'idempotencyKey',
    'clientId',
    'page',
    'section',
    'rating',
    'comment',
    'language',
    'version',
  ];
  const valid = {
    idempotencyKey: '11111111-1111-4111-8111-111111111111',
    clientId: '22222222-2222-4222-8222-222222222222',
    page: '/system/react-box/',
    rating: 'up',
    language: 'en',
    version: '6.4.1',
  };
  const bodies = fc.oneof(
    hostileValue,
    hostileObject(...fields).map((body) => ({ ...valid, ...body })),
    hostileText.map((comment) => ({ ...valid, comment })),
  );
  fuzz('of feedback', runs, bodies, (body) => {
    const { data } = feedbackRequestSchema.safeParse(body);
    if (data) {
      expect(Object.keys(data).every((key) => fields.includes(key))).toBe(true);
      expect(data.page).toMatch(/^\/([\w.-]+\/)*$/);
      expect((data.comment ?? '').length).toBeLessThanOrEqual(FEEDBACK_LIMITS.comment);
      // eslint-disable-next-line no-control-regex -- PostgreSQL rejects NUL.
      expect(data.comment ?? '').not.toMatch(/[\u0000-\u0008\u007f]/);
    }
  });
  fuzz('of a report', runs, hostileObject('since', 'until'), (query) => {
    const { data } = reportQuerySchema.safeParse(query);
    expect(data?.since === undefined || Date.parse(data.since) >= 0).toBe(true);
  });
}
