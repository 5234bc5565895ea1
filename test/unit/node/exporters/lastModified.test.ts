import { expect, test } from '@jest/globals';
import { getPackageVersion } from '@/src/node/api/packages';
import { createPageDates } from '@/src/node/exporters/lastModified';
import { createExportedPage } from '../../support/exportedPage';

const version = (name: string) => `${name}@${getPackageVersion({ name })}`;
const getDate = createPageDates({
  files: new Map([
    ['data/material-ui/components/button/button.md', '2020'],
    ['data/material-ui/components/button/BasicButtons.tsx', '2021'],
    ['data/base-ui/components/select/SelectIntroduction/css/styles.css', '2022'],
    ['data/base-ui/components/select/select.md', '2019'],
    ['data/material-ui/nav.ts', '2029'],
  ]),
  packages: new Map([
    [version('@mui/material'), '2015'],
    [version('@mui/lab'), '2016'],
    [version('@mui/base'), '2017'],
    ['@mui/material@0.0.1', '2030'],
  ]),
});

test.each([
  ['a page by the newest file of its folder', '/material-ui/react-button', '2021'],
  ['a page by demos in folders', '/base-ui/react-select', '2022'],
  ['an entry by its package', '/material-ui/api/button', '2015'],
  ['an entry of the lab by that', '/material-ui/api/loading-button', '2016'],
  ['a list by the newest of its packages', '/material-ui/api', '2016'],
  ['a tab by its package', '/base-ui/react-select/hooks-api', '2017'],
  ['a page that git does not know', '/material-ui/react-card', undefined],
  ['the home page', '/', undefined],
])('dates %s', (_what, pathname, date) => {
  expect(getDate(createExportedPage(pathname))).toBe(date);
});
