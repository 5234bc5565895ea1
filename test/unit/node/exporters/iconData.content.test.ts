import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { writeIconData } from '@/src/node/exporters/iconData';
import { readIcon } from '@/src/node/iconModules';
import { ICON_DATA, ICON_NAMES_URL, getIconDataUrl } from '@/src/shared/iconData';
import { type IconNames, countIcons, getIconName, listIcons } from '@/src/shared/iconNames';
import { z } from 'zod';
import { makeFolder } from '../../support/temp';

const PACKAGE = 'node_modules/@mui/icons-material';

const shape = z.union([
  z.string().regex(/^[Mm]/),
  z.tuple([
    z.string().regex(/^[a-z]+$/i),
    z.record(z.string(), z.string()),
    z.array(z.lazy((): z.ZodType => shape)),
  ]),
]);
const iconGroup = z.record(z.string(), z.array(shape).min(1));

test('every icon of the package is in the group that its name leads to', async () => {
  const folder = makeFolder();
  const count = await writeIconData(folder);
  const names = readdirSync(PACKAGE)
    .filter((file) => file.endsWith('.js') && file !== 'index.js')
    .map((file) => path.basename(file, '.js'));
  expect(count).toBe(names.length);
  expect(count).toBeGreaterThan(10_000);
  const listed: IconNames = JSON.parse(readFileSync(path.join(folder, ICON_NAMES_URL), 'utf8'));
  for (const file of readdirSync(path.join(folder, ICON_DATA))) {
    if (file !== path.basename(ICON_NAMES_URL)) {
      iconGroup.parse(JSON.parse(readFileSync(path.join(folder, ICON_DATA, file), 'utf8')));
    }
  }
  const themes = ['Filled', 'Outlined', 'Rounded', 'TwoTone', 'Sharp'] as const;
  const drawings = themes.flatMap((theme) =>
    listIcons(listed, theme).map((base) => getIconName({ base, theme })),
  );
  expect([...new Set(drawings)].sort()).toEqual([...names].sort());
  expect(countIcons(listed)).toBe(names.length);
  for (const name of [names[0]!, 'AcUnit', 'X', 'ZoomOutTwoTone', names.at(-1)!]) {
    const group = JSON.parse(readFileSync(path.join(folder, getIconDataUrl(name)!), 'utf8'));
    expect(group[name]).toEqual(readIcon(path.join(PACKAGE, `${name}.js`)));
  }
}, 60_000);

test('a path is its data, other shapes keep tag, props and children', () => {
  expect(readIcon(`${PACKAGE}/AcUnit.js`)).toEqual([expect.stringMatching(/^M22 11/)]);
  expect(readIcon(`${PACKAGE}/Battery20.js`)).toEqual([
    expect.stringMatching(/^M7 17/),
    ['path', { fillOpacity: '.3', d: expect.stringMatching(/^M17 5/) }, []],
  ]);
  // Several paths come as a list, and a list of two is no element.
  expect(readIcon(`${PACKAGE}/WarningAmber.js`)).toEqual([
    expect.stringMatching(/^M12 5\.99/),
    expect.stringMatching(/^M13 16/),
  ]);
});

test('a module without shapes causes an error with its name and the remedy', () => {
  const file = path.join(makeFolder(), 'Odd.js');
  writeFileSync(file, '"use strict";');
  expect(() => readIcon(file)).toThrow(/doesn't draw anything/);
});

test.each(['', '../a', 'a/b', '__proto__'])('%j leads to no group', (name) => {
  expect(getIconDataUrl(name)).toBeUndefined();
});
