import { expect, test } from '@jest/globals';
import { getMarkdownHref } from '@/src/shared/markdownHref';

test.each([
  ['/material-ui/react-button/', '/material-ui/react-button.md'],
  ['/material-ui/api/', '/material-ui/api.md'],
  ['/pt/base-ui/react-select/hooks-api/', '/pt/base-ui/react-select/hooks-api.md'],
])('%s is %s', (page, markdown) => {
  expect(getMarkdownHref(page)).toBe(markdown);
});
