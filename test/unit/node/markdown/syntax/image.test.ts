import { describe, expect, test } from '@jest/globals';
import { find } from '../../../support/html';
import { FILE, failureOf, renderTree } from '../../../support/markdown';

const SRC = '/images/material-ui/lady-fern.svg';

describe('an image', () => {
  test.each([
    ['Markdown', `![A lady fern](${SRC})`],
    ['HTML', `<p><img src="${SRC}" alt="A lady fern" /></p>`],
  ])('in %s keeps its text, has its size and loads late', (_form, text) => {
    const { properties } = find(renderTree(text), 'img');
    expect(properties.src).toBe(SRC);
    expect(properties.alt).toBe('A lady fern');
    expect(properties.width).toBeGreaterThan(0);
    expect(properties.height).toBeGreaterThan(0);
    expect(properties.loading).toBe('lazy');
    expect(properties.decoding).toBe('async');
  });
});

describe('an error', () => {
  test.each([
    [
      'no alternative text',
      `Text.\n\n<p><img src="${SRC}" /></p>`,
      3,
      `the image ${SRC} has no alternative text`,
      '![what the picture shows]',
    ],
    [
      'a file that is not there',
      'Text.\n\nText.\n\n![A fern](/images/none.svg)',
      5,
      'the image /images/none.svg is not among the files of this site',
      'public/images/none.svg',
    ],
    [
      'a relative address',
      '![A fern](./fern.svg)',
      1,
      'the image ./fern.svg is not among the files of this site',
      'from the root',
    ],
    [
      'another host',
      '![A fern](https://example.com/fern.svg)',
      1,
      'the image https://example.com/fern.svg is not among the files of this site',
      'public/images/',
    ],
  ])('is made for %s, with line, cause and remedy', (_name, text, line, cause, remedy) => {
    expect(failureOf(text)).toEqual({
      file: FILE,
      line,
      cause,
      remedy: expect.stringContaining(remedy),
    });
  });
});
