/** Draws a page's social image as SVG with paths only, so that it looks the same on every machine. */
import { SITE_NAME, SOCIAL_IMAGE } from '@/src/shared/head';
import { SITE_ORIGIN } from '@/src/shared/links';
import { PALETTES } from '@/src/shared/tokens';
import { type TextStyle, drawText, measureText } from './font';
import { wrapText } from './wrapText';

/** The content of a card. */
export interface Card {
  title: string;
  description: string;
  /** Undefined on the home page. */
  product?: {
    name: string;
    /** The product's logo: an SVG document of 48 × 48. */
    logo: string;
  };
}

const { width: WIDTH, height: HEIGHT } = SOCIAL_IMAGE;
const MARGIN = 72;
/** The maximum line width, which keeps text clear of the drawing on the right. */
const LINE_WIDTH = 900;
const FOOT = HEIGHT - MARGIN;

/** The first size is used in which the title fits in the number of lines. In the last size, the title is truncated. */
const TITLE_SIZES: readonly { style: TextStyle; lines: number }[] = [
  { style: { weight: 700, size: 84 }, lines: 2 },
  { style: { weight: 700, size: 68 }, lines: 2 },
  { style: { weight: 700, size: 56 }, lines: 3 },
];
const TITLE_LEADING = 1.12;
const TEXT: TextStyle = { weight: 400, size: 31 };
const TEXT_LEADING = 1.42;
const LABEL: TextStyle = { weight: 500, size: 32 };

const { blue, blueDark } = PALETTES;

/**
 * `blueDark[700]` at 55% over the background. Using opacity would need a separate layer and a third of the drawing
 * time.
 */
const FERN_COLOR = '#152133';

/** Draws a card. @param fern the site's icon, an SVG document of 32 × 32. */
export function drawCard({ title, description, product }: Card, fern: string): string {
  const heading = fitTitle(title);
  const lineHeight = heading.style.size * TITLE_LEADING;
  const titleTop = product ? 164 : 96;
  // The baseline is at about four fifths of the line height.
  const titleLines = heading.lines.map((line, index) =>
    drawText(line, heading.style, MARGIN, titleTop + heading.style.size * 0.8 + index * lineHeight),
  );
  const textTop = titleTop + heading.lines.length * lineHeight + 26;
  const room = Math.floor((FOOT - 62 - textTop) / (TEXT.size * TEXT_LEADING));
  const text =
    room > 0 ? wrapText(description, TEXT, LINE_WIDTH - 60, Math.min(room, 3)).lines : [];
  const textLines = text.map((line, index) =>
    drawText(line, TEXT, MARGIN, textTop + TEXT.size * (0.8 + index * TEXT_LEADING)),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${blueDark[900]}"/>`,
    `<rect width="12" height="${HEIGHT}" fill="${blue[500]}"/>`,
    drawFern(fern, `translate(730 70) scale(20)`, FERN_COLOR),
    product ? drawProduct(product) : '',
    fillWith(titleLines.join(''), '#fff'),
    fillWith(textLines.join(''), blueDark[200]),
    drawFoot(fern),
    '</svg>',
  ].join('');
}

function fitTitle(title: string): { lines: string[]; style: TextStyle } {
  for (const { style, lines } of TITLE_SIZES) {
    const wrapped = wrapText(title, style, LINE_WIDTH, lines);
    // If a word would have to be broken, use a smaller size.
    const isCut = title.split(/\s+/).some((word) => measureText(word, style) > LINE_WIDTH);
    if ((wrapped.whole && !isCut) || style === TITLE_SIZES.at(-1)?.style) {
      return { lines: wrapped.lines, style };
    }
  }
  return { lines: [], style: LABEL };
}

function drawProduct({ name, logo }: NonNullable<Card['product']>): string {
  const symbol =
    `<g transform="translate(${MARGIN - 8} ${MARGIN - 12}) scale(1.3)" fill="none" ` +
    `stroke="${blue[300]}" stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round">` +
    `${getShapes(logo)}</g>`;
  return symbol + fillWith(drawText(name, LABEL, MARGIN + 76, MARGIN + 30), blue[300]);
}

/** Draws the site's icon, name and address. */
function drawFoot(fern: string): string {
  const host = new URL(SITE_ORIGIN).host;
  const end = WIDTH - MARGIN - measureText(host, { weight: 400, size: 28 });
  return [
    `<g transform="translate(${MARGIN} ${FOOT - 46}) scale(1.5)">${getShapes(fern)}</g>`,
    fillWith(drawText(SITE_NAME, { weight: 700, size: 34 }, MARGIN + 66, FOOT - 11), '#fff'),
    fillWith(drawText(host, { weight: 400, size: 28 }, end, FOOT - 11), blueDark[200]),
  ].join('');
}

/** Draws a large version of the icon without its background. */
function drawFern(fern: string, transform: string, color: string): string {
  const shapes = getShapes(fern)
    .replace(/<rect[^>]*\/>/, '')
    .replace(/stroke="[^"]*"/, `stroke="${color}"`);
  return `<g transform="${transform}">${shapes}</g>`;
}

function getShapes(svg: string): string {
  return svg.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');
}

function fillWith(shapes: string, fill: string): string {
  return `<g fill="${fill}">${shapes}</g>`;
}
