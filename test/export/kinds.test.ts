/** The pages that represent each kind in the crawl exist, and are of that kind. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { KINDS } from '@/tools/proof/plan';
import { getOut } from '../unit/support/presentExport';

const MARKS: Partial<Record<keyof typeof KINDS, string>> = {
  playground: 'data-playground',
  'component page': 'data-demo',
  reference: 'data-view',
  'Base UI tab': 'data-view',
  'root of a product': 'href="/material-ui/api/"',
};

test.each(Object.entries(KINDS))('%s: %s', (kind, url) => {
  const html = readFileSync(path.join(getOut(), url, 'index.html'), 'utf8');
  expect(html).toContain(MARKS[kind as keyof typeof KINDS] ?? '</html>');
});
