import { describe, expect, test } from '@jest/globals';
import { hasSiteReference, rewriteSiteReferences } from '@/src/node/api/siteReferences';
import { getApiEntry, listApiEntries } from '@/src/node/api/store';

const TEXT_FIELD =
  'For advanced cases, please look at the source of TextField by clicking on the\n"Edit this page" button above. Consider either:';

test('comments do not refer to buttons of other sites', () => {
  expect(rewriteSiteReferences(TEXT_FIELD)).toBe(
    'For advanced cases, please look at the source of TextField. Consider either:',
  );
  expect(rewriteSiteReferences('The button above the list.')).toBe('The button above the list.');
});

describe('a comment that needs a rule', () => {
  test.each([
    [TEXT_FIELD, true],
    ['See the link below.', true],
    ['Content above or below the line.', false],
  ])('%j: %s', (comment, expected) => {
    expect(hasSiteReference(comment)).toBe(expected);
  });

  test('is not found in the installed packages', () => {
    const found = listApiEntries().flatMap(({ product, slug }) => {
      const entry = JSON.stringify(getApiEntry(product, slug), (_key, value: unknown) =>
        typeof value === 'string' && hasSiteReference(value) ? `FOUND ${value}` : value,
      );
      return /"FOUND ([^"\\]+)/.exec(entry)?.slice(1) ?? [];
    });
    // A comment that is found here needs a rule in src/node/api/siteReferences.ts.
    expect(found).toEqual([]);
  });
});
