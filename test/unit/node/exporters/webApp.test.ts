import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { imageSize } from 'image-size';
import { createBuildText } from '@/src/node/i18n/languages';
import { writeWebApp } from '@/src/node/exporters/webApp';
import { THEME_COLORS } from '@/src/shared/themeColors';
import { PALETTES } from '@/src/shared/tokens';
import { makeFolder, removeFolder } from '../../support/temp';

test('writes icons of the sizes that the manifest names', async () => {
  const out = makeFolder();
  try {
    await writeWebApp(out, createBuildText('en'));
    const read = (name: string) => readFileSync(path.join(out, name));
    const manifest = JSON.parse(read('manifest.webmanifest').toString());
    expect(Object.keys(manifest)).toEqual(
      expect.arrayContaining(['name', 'short_name', 'start_url', 'display', 'icons']),
    );
    const pictures = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png');
    expect(pictures.map(({ sizes }: { sizes: string }) => sizes)).toEqual([
      '192x192',
      '512x512',
      '512x512',
    ]);
    for (const { src, sizes } of pictures) {
      const { width, height } = imageSize(read(src));
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(imageSize(read('favicon.ico'))).toMatchObject({ width: 32, height: 32, type: 'ico' });
    expect(imageSize(read('apple-touch-icon.png')).width).toBe(180);
  } finally {
    removeFolder(out);
  }
});

test('the color of the bars is the background of the page', () => {
  expect(THEME_COLORS).toEqual({ light: '#ffffff', dark: PALETTES.blueDark[900] });
});
