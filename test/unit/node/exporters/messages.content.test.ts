/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { createMessagesFile, writeMessages } from '@/src/node/exporters/messages';
import { makeFolder } from '../../support/temp';

const file = createMessagesFile();

test('the file is written under a name with its hash', async () => {
  const folder = path.join(makeFolder(), 'answers');
  const { file: name, bytes } = await writeMessages(folder);
  expect(readdirSync(folder)).toEqual([name]);
  expect(name).toMatch(/^messages\.[0-9a-f]{10}\.json$/);
  const content = readFileSync(path.join(folder, name), 'utf8');
  expect(JSON.parse(content)).toEqual(file);
  expect(bytes).toBe(Buffer.byteLength(content));
});

describe('the file', () => {
  test('has the page of the component that writes a message', () => {
    const places = file.messages.flatMap((message) => message.places);
    const find = (name: string) =>
      places.find((place) => place.package === '@mui/material' && place.name === name)?.href;
    expect(find('Tabs')).toBe('/material-ui/react-tabs/');
    expect(find('AvatarGroup')).toBe('/material-ui/react-avatar/');
    expect(find('createPalette')).toBeUndefined();
  });

  test('has messages of each package, and none of React without an explanation', () => {
    const packages = new Set(
      file.messages.flatMap(({ places }) => places.map((place) => place.package)),
    );
    for (const name of [
      'material',
      'system',
      'utils',
      'styled-engine',
      'joy',
      'base',
      'lab',
      'x-data-grid',
    ]) {
      expect(packages).toContain(`@mui/${name}`);
    }
    const foreign = file.messages.filter(({ places }) => /^react/.test(places[0]?.package ?? ''));
    expect(foreign.length).toBeGreaterThan(20);
    expect(foreign.filter(({ explanation }) => explanation === undefined)).toEqual([]);
  });

  test('has the messages of minified errors', () => {
    expect(file.codes['9']?.[0]?.text).toContain('{1}');
  });
});
