import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Resvg } from '@resvg/resvg-js';
import { imageSize } from 'image-size';
import { drawCard } from '@/src/node/exporters/social/card';
import { canDraw, drawText, measureText } from '@/src/node/exporters/social/font';
import { wrapText } from '@/src/node/exporters/social/wrapText';
import { writeSocialImages } from '@/src/node/exporters/social/writeSocialImages';
import { createExportedPage, createPlainPage } from '../../../support/exportedPage';
import { makeFolder, removeFolder } from '../../../support/temp';

const STYLE = { weight: 400, size: 20 } as const;
const fern = readFileSync('public/favicon.svg', 'utf8');

describe('font', () => {
  test('measures glyph widths and kerning, scaled by the font size', () => {
    expect(measureText('iii', STYLE)).toBeLessThan(measureText('WWW', STYLE));
    expect(measureText('AV', STYLE)).toBeLessThan(
      measureText('A', STYLE) + measureText('V', STYLE),
    );
    expect(measureText('Ab c', { weight: 400, size: 40 })).toBeCloseTo(
      2 * measureText('Ab c', STYLE),
    );
    expect(measureText('bold', { weight: 700, size: 20 })).not.toBe(measureText('bold', STYLE));
  });

  test('draws glyphs at the measured positions', () => {
    const style = { weight: 400, size: 100 } as const;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 200">${drawText('HAVH', style, 50, 150)}</svg>`;
    const box = new Resvg(svg).getBBox();
    // An H has a little room on both sides.
    expect(box?.x).toBeGreaterThan(50);
    expect(box?.x).toBeLessThan(65);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(
      50 + measureText('HAVH', style) - (box!.x - 50),
      0,
    );
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(150, 1);
  });

  test('knows which glyphs it has', () => {
    expect(canDraw('Botão <Button /> “x” – …')).toBe(true);
    expect(canDraw('按钮')).toBe(false);
  });
});

describe('wrapText', () => {
  const wrap = (text: string, width: number, max: number) => wrapText(text, STYLE, width, max);

  test('breaks between words, and no line is wider than it may be', () => {
    const { lines, whole } = wrap('one two three four five six seven', 100, 9);
    expect(whole).toBe(true);
    expect(lines.join(' ')).toBe('one two three four five six seven');
    expect(lines.length).toBeGreaterThan(2);
    lines.forEach((line) => expect(measureText(line, STYLE)).toBeLessThanOrEqual(100));
  });

  test('breaks a word that is wider than a line', () => {
    const { lines } = wrap('a BottomNavigationActionClasses b', 100, 9);
    expect(lines.join('').replace(/ /g, '')).toBe('aBottomNavigationActionClassesb');
    lines.forEach((line) => expect(measureText(line, STYLE)).toBeLessThanOrEqual(100));
  });

  test('ends in an ellipsis where there is no more room', () => {
    const { lines, whole } = wrap('one two three four five six seven', 100, 2);
    expect(whole).toBe(false);
    expect(lines.length).toBe(2);
    expect(lines[1]).toMatch(/\S…$/);
    expect(measureText(lines[1]!, STYLE)).toBeLessThanOrEqual(100);
  });
});

describe('drawCard', () => {
  const PRODUCT = { name: 'Joy UI', logo: readFileSync('public/images/logos/joy-ui.svg', 'utf8') };
  const render = (title: string, description = 'Words '.repeat(40)) =>
    new Resvg(drawCard({ title, description, product: PRODUCT }, fern));

  test.each(['B', 'A title of '.repeat(12), 'Unbreakable'.repeat(12), ''])(
    'fits "%s" into the image',
    (title) => {
      const box = render(title).getBBox();
      // The drawing at the right runs over the edge on purpose; text is clear of left, top and bottom.
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(imageSize(render(title).render().asPng())).toMatchObject({ width: 1200, height: 630 });
    },
  );

  test('consists of shapes only, independent of installed fonts', () => {
    const svg = drawCard({ title: 'Title', description: 'Text', product: PRODUCT }, fern);
    expect(svg).not.toMatch(/<text|font-family|href/);
  });

  test('has the logo of the product', () => {
    const svg = drawCard({ title: 'Title', description: 'Text', product: PRODUCT }, fern);
    expect(svg).toContain(/<path d="[^"]+"\/>/.exec(PRODUCT.logo)![0]);
  });

  test('returns the same bytes for the same card', () => {
    const hash = () => createHash('sha256').update(render('Button').render().asPng()).digest('hex');
    expect(hash()).toBe(hash());
  });
});

test('writes one picture per page, draws it once, and uses English if the font lacks letters', async () => {
  const out = makeFolder();
  const home = { title: `Home ${Date.now()}`, description: '' };
  const front = createPlainPage('/');
  const title = `Button ${Date.now()}`;
  const pages = [
    front,
    createExportedPage('/joy-ui/react-button', { title }),
    createExportedPage('/joy-ui/react-button', { title: '按钮', language: 'zh' }),
    { ...front, pathname: '/404', href: '/404/' },
  ];
  try {
    expect(await writeSocialImages(pages, home, out)).toBeGreaterThanOrEqual(2);
    const read = (name: string) => readFileSync(path.join(out, 'social', name));
    expect(imageSize(read('index.png')).width).toBe(1200);
    process.env.NEXT_PUBLIC_LANGUAGES = 'en';
    expect(read('zh/joy-ui/react-button.png')).toEqual(read('joy-ui/react-button.png'));
    expect(existsSync(path.join(out, 'social/404.png'))).toBe(false);
    rmSync(path.join(out, 'social'), { recursive: true });
    expect(await writeSocialImages(pages, home, out)).toBe(0);
    expect(imageSize(read('index.png')).width).toBe(1200);
  } finally {
    removeFolder(out);
  }
});
