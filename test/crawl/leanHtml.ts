/** Adopted HTML: the text of a page travels once, as HTML. ARCHITECTURE.md, "Two mechanisms that make it fast". */
import type { Page } from '../e2e/support';

/** Shorter pieces, in characters, may stand in titles, labels and the table of contents by right. */
const LONG = 40;

/** The long sentences of the page, piece by piece as markup divides them, and where else the document has them. */
export function readProse(page: Page) {
  return page.evaluate((long) => {
    const pieces: string[] = [];
    for (const paragraph of document.querySelectorAll('main p, main li, main td')) {
      if (paragraph.closest('[data-demo]')) {
        continue;
      }
      for (const node of paragraph.childNodes) {
        const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
        pieces.push(
          ...text
            .split(/(?<=[.:!?])\s+|\n/)
            .map((piece) => piece.trim())
            .filter((piece) => piece.length > long),
        );
      }
    }
    const body = document.body.cloneNode(true) as HTMLElement;
    body.querySelectorAll('script').forEach((script) => script.remove());
    return {
      pieces: [...new Set(pieces)],
      /** The text of the body, scripts left out. */
      text: body.textContent ?? '',
      data: document.getElementById('__NEXT_DATA__')?.textContent ?? '',
      description:
        document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
    };
  }, LONG);
}

const count = (text: string, piece: string) => text.split(piece).length - 1;

/** Text as it may be written in HTML and in JSON. */
const toHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/**
 * Says what of the prose travels more than once, and what of it is in the data.
 * @param html the page as served.
 * @returns a line per fault.
 */
export function findLeanFaults(html: string, prose: Awaited<ReturnType<typeof readProse>>) {
  const { pieces, text, data, description } = prose;
  const { props } = JSON.parse(data) as { props: unknown };
  const strings: string[] = [];
  JSON.stringify(props, (_key, value: unknown) => {
    if (typeof value === 'string') {
      strings.push(value);
    }
    return value;
  });
  // The description stands there for the <meta> of the page: at most 160 characters.
  const rest = strings.filter((string) => string !== description);
  // Once in <body>; the lead may also be the description in <head>, and then in the data.
  const head = html.slice(0, html.indexOf('<body'));
  const end = html.indexOf('<script id="__NEXT_DATA__"');
  const body = html.slice(html.indexOf('<body'), end);
  const tail = html.slice(end);
  return [
    // Some test pages of the navigation are three lines long.
    ...(pieces.length > 0 ? [] : ['no prose was found']),
    ...rest
      .filter((string) => /<\/?[a-z][^>]*>/.test(string))
      .map((string) => `markup in __NEXT_DATA__: ${string.slice(0, 80)}`),
    ...pieces.flatMap((piece) => {
      const written = toHtml(piece);
      const outside = !description.includes(piece) && (head + tail).includes(written);
      return [
        ...(rest.some((string) => string.includes(piece)) ? [`in __NEXT_DATA__: ${piece}`] : []),
        ...(outside ? [`outside the body: ${piece}`] : []),
        ...(count(body, written) > count(text, piece)
          ? [`in attributes or comments: ${piece}`]
          : []),
      ];
    }),
  ];
}
