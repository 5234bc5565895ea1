import { describe, expect, test } from '@jest/globals';
import { createRenderContext, getIndex } from '@/src/node/content/reference/apiIndex';

const { getApiHref, getPageHref } = createRenderContext('en');

test('shared data is read once for all pages', () => {
  expect(getIndex()).toBe(getIndex());
  expect(getIndex().anchors.size).toBeGreaterThan(200);
});

describe('the reference of a name', () => {
  test.each([
    ['Button', '@mui/joy', '/joy-ui/api/button/'],
    ['Button', '@mui/material', '/material-ui/api/button/'],
    ['Select', '@mui/base', '/base-ui/react-select/components-api/#select'],
    ['DataGrid', '@mui/material', undefined],
    ['HTMLAttributes', '@types/react', undefined],
    ['button', '@mui/material', undefined],
  ])('%s of %s is %s', (name, from, href) => {
    expect(getApiHref(name, from)).toBe(href);
  });
});

describe('the address here of a page of the libraries’ own site', () => {
  test.each([
    ['a page', '/material-ui/react-button/', '', '/material-ui/react-button/'],
    ['without a slash at its end', '/material-ui/react-button', '', '/material-ui/react-button/'],
    [
      'a heading, which may be called otherwise here',
      '/material-ui/react-button/',
      'basic-button',
      '/material-ui/react-button/',
    ],
    [
      'a row',
      '/material-ui/api/button/',
      'button-prop-color',
      '/material-ui/api/button/#button-prop-color',
    ],
    [
      'a row, named as the component',
      '/material-ui/api/button/',
      'Button-prop-color',
      '/material-ui/api/button/#button-prop-color',
    ],
    [
      'a class, named whole',
      '/material-ui/api/accordion-summary/',
      'AccordionSummary-classes-MuiAccordionSummary-content',
      '/material-ui/api/accordion-summary/#accordion-summary-classes-content',
    ],
    ['a section', '/material-ui/api/button/', 'props', '/material-ui/api/button/#props'],
    ['a row that is not there', '/material-ui/api/button/', 'gone', '/material-ui/api/button/'],
    [
      'an entry in a tab',
      '/base-ui/react-select/hooks-api/',
      'use-select',
      '/base-ui/react-select/hooks-api/#use-select',
    ],
    ['a page that is not here', '/material-ui/react-none/', '', undefined],
  ])('%s', (_name, pathname, hash, href) => {
    expect(getPageHref(pathname, hash)).toBe(href);
  });

  test('is of the page’s language', () => {
    const other = createRenderContext('pt', (key) => key);
    expect(other.getApiHref('Button', '@mui/joy')).toBe('/pt/joy-ui/api/button/');
    expect(other.getPageHref('/material-ui/api/button/', 'button-prop-color')).toBe(
      '/pt/material-ui/api/button/#button-prop-color',
    );
  });
});
