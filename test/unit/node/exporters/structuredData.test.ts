import { describe, expect, test } from '@jest/globals';
import { createStructuredData, listCrumbs } from '@/src/node/exporters/structuredData';
import { createExportedPage, createPlainPage } from '../../support/exportedPage';

const TEXTS = { home: 'Home', apiReference: 'API reference' };
const titles: Record<string, string> = {
  '/base-ui/react-select': 'Select',
  '/material-ui/getting-started/templates': 'Templates',
};
const crumbs = (...args: Parameters<typeof createExportedPage>) =>
  listCrumbs(createExportedPage(...args), TEXTS, (pathname) => titles[pathname]).map(
    ({ name, href }) => `${name} ${href}`,
  );

describe('listCrumbs', () => {
  test.each<[pathname: string, expected: string[]]>([
    [
      '/material-ui/react-button',
      ['Home /', 'Material UI /material-ui/', 'A title /material-ui/react-button/'],
    ],
    [
      '/material-ui/getting-started',
      ['Home /', 'Material UI /material-ui/', 'A title /material-ui/getting-started/'],
    ],
    ['/material-ui', ['Home /', 'A title /material-ui/']],
    [
      '/joy-ui/api/button',
      ['Home /', 'Joy UI /joy-ui/', 'API reference /joy-ui/api/', 'A title /joy-ui/api/button/'],
    ],
    ['/joy-ui/api', ['Home /', 'Joy UI /joy-ui/', 'A title /joy-ui/api/']],
    [
      '/base-ui/react-select/hooks-api',
      [
        'Home /',
        'Base UI /base-ui/',
        'Select /base-ui/react-select/',
        'A title /base-ui/react-select/hooks-api/',
      ],
    ],
    [
      '/material-ui/getting-started/templates/blog',
      [
        'Home /',
        'Material UI /material-ui/',
        'Templates /material-ui/getting-started/templates/',
        'A title /material-ui/getting-started/templates/blog/',
      ],
    ],
    // The page of this tab is not written.
    [
      '/base-ui/react-badge/hooks-api',
      ['Home /', 'Base UI /base-ui/', 'A title /base-ui/react-badge/hooks-api/'],
    ],
  ])('leads to %s', (pathname, expected) => {
    expect(crumbs(pathname)).toEqual(expected);
  });

  test('stays in the language of the page', () => {
    expect(crumbs('/joy-ui/react-input', { language: 'pt' })).toEqual([
      'Home /',
      'Joy UI /pt/joy-ui/',
      'A title /pt/joy-ui/react-input/',
    ]);
  });
});

describe('createStructuredData', () => {
  test('contains the date of the last change only if it is known', () => {
    const page = createExportedPage('/joy-ui/react-input');
    expect(JSON.stringify(createStructuredData(page, [], '2020-01-01T00:00:00Z'))).toContain(
      '"dateModified":"2020-01-01T00:00:00Z"',
    );
    expect(JSON.stringify(createStructuredData(page, [], undefined))).not.toContain('dateModified');
  });

  test('is empty for pages that are excluded from search', () => {
    expect(
      createStructuredData(createExportedPage('/x/a', { noindex: true }), [], undefined),
    ).toBeUndefined();
  });

  test('marks the home page as the website', () => {
    expect(createStructuredData(createPlainPage('/'), [], undefined)).toMatchObject({
      '@type': 'WebSite',
      url: 'https://fieldguide.example/',
    });
  });
});
