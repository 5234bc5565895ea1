/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { formatPattern } from '@/src/shared/answers/messageFiles';
import { createMessagesFile } from '@/src/node/exporters/messages';

const file = createMessagesFile();

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

  test('has an explanation for each message', () => {
    expect(
      file.messages
        .filter(({ explanation }) => explanation === undefined)
        .map((message) => formatPattern(message)),
    ).toEqual([]);
  });

  test('has the messages of minified errors', () => {
    expect(file.codes['9']?.[0]?.text).toContain('{1}');
  });
});
