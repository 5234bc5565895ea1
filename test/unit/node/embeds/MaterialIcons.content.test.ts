import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { prepareEmbed } from '@/src/node/embeds/registry';
import { readIcon, readIconNames } from '@/src/node/iconModules';
import { countIcons } from '@/src/shared/iconNames';
import { findAll, parseHtml, textOf } from '../../support/html';

test('the first icons are rendered as by their modules', () => {
  const { props } = prepareEmbed({ name: 'MaterialIcons', props: {}, line: 1 }, 'a.md', 'en');
  const items = findAll(parseHtml(String(props.html)), 'li');
  const names = items.map(textOf);
  expect(names.slice(0, 3)).toEqual(['Abc', 'AcUnit', 'AccessAlarm']);
  expect(names).toEqual([...names].sort());
  const [path] = readIcon('node_modules/@mui/icons-material/AcUnit.js');
  expect(String(props.html)).toContain(`<path d="${String(path)}"></path>`);
  expect(props.count).toBe(countIcons(readIconNames()));
});

test('the page has the number of icons in the package', () => {
  const { all, filled } = readIconNames();
  const page = readFileSync('data/material-ui/components/material-icons/material-icons.md', 'utf8');
  expect(page).toContain(
    `${all.length.toLocaleString('en')} icons in five themes, and ${filled.length} brand icons in one theme`,
  );
  for (const brand of filled) {
    expect(page).toContain(`\`${brand}\``);
  }
});
