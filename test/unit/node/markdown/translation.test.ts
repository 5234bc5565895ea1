/** A page in another language beside the English one, such as button-pt.md beside button.md. */
import { describe, expect, test } from '@jest/globals';
import { renderMarkdown } from '@/src/node/markdown/renderMarkdown';
import { catchDetailsSync } from '../../support/errors';
import { find, findAll, textOf } from '../../support/html';
import { renderFile, toTree } from '../../support/markdown';

const FILE = 'data/material-ui/components/button/button-pt.md';
const ENGLISH = renderFile(
  '# Button\n\n<p class="description">Starts an action.</p>\n\n## Usage\n\n### With an icon\n\n#### Deep\n\n## Usage\n\nText.',
);
const head = '# Botão\n\n<p class="description">Inicia uma ação.</p>\n\n';
const SAME = '## Uso\n\n### Com um ícone\n\n#### Fundo\n\n## Uso\n\n';

const translate = (text: string, hashes: readonly string[] | undefined = ENGLISH.hashes) =>
  renderMarkdown(head + text, FILE, {
    t: (key, values) => `${key} ${values?.heading ?? ''}`.trim(),
    language: 'pt',
    ...(hashes && { hashes }),
  });

describe('the headings of a translation', () => {
  test('keep the hashes of the English page, in their order', () => {
    const page = translate(SAME);
    expect(ENGLISH.hashes).toHaveLength(4);
    expect(new Set(ENGLISH.hashes).size).toBe(4);
    expect(page.hashes).toEqual(ENGLISH.hashes);
    const headings = findAll(toTree(page), 'div.heading').map((wrapper) => {
      const [title, link] = wrapper.children.filter((child) => child.type === 'element');
      return [title!.properties.id, textOf(title!), link!.properties.href];
    });
    const [usage, icon, deep, again] = ENGLISH.hashes;
    expect(headings).toEqual([
      [usage, 'Uso', `#${usage}`],
      [icon, 'Com um ícone', `#${icon}`],
      [deep, 'Fundo', `#${deep}`],
      [again, 'Uso', `#${again}`],
    ]);
  });

  test('are translated in the table of contents, with the English hashes', () => {
    const [usage, icon, , again] = ENGLISH.hashes;
    expect(translate(SAME).toc).toEqual([
      { text: 'Uso', hash: usage, children: [{ text: 'Com um ícone', hash: icon }] },
      { text: 'Uso', hash: again, children: [] },
    ]);
  });

  test.each<[name: string, text: string, count: number]>([
    ['none', 'Texto.', 0],
    ['one too few', '## Uso\n\n### Com um ícone\n\n#### Fundo', 3],
    ['one too many', `${SAME}## Mais`, 5],
  ])('of another number are an error: %s', (_name, text, count) => {
    expect(catchDetailsSync(() => translate(text))).toMatchObject({
      file: FILE,
      cause: `the translation has ${count} headings, the English page has 4`,
      remedy: expect.stringContaining('each heading of the English page'),
    });
  });

  test('have hashes of their own on a page without an English one', () => {
    const page = renderMarkdown(`${head}## Uso`, FILE, { t: (key) => key, language: 'pt' });
    expect(page.hashes).toEqual(['uso']);
  });

  test('may be missing if the English page has none', () => {
    expect(translate('Texto.', []).hashes).toEqual([]);
  });
});

describe('the links of a translation', () => {
  test.each<[href: string, expected: string]>([
    ['/material-ui/react-card/', '/pt/material-ui/react-card/'],
    ['/material-ui/react-card/#media', '/pt/material-ui/react-card/#media'],
    ['/material-ui/react-card/#Media.tsx', '/pt/material-ui/react-card/#Media.tsx'],
    ['#usage', '#usage'],
    ['https://mui.com/material-ui/', 'https://mui.com/material-ui/'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['/images/logo.svg', '/images/logo.svg'],
    ['/blog/a-post/', '/blog/a-post/'],
  ])('to %s lead to %s', (href, expected) => {
    const tree = toTree(translate(`${SAME}[Ali](${href})`));
    expect(find(tree, 'p a').properties.href).toBe(expected);
  });

  test('have the address of the English page, which must exist', () => {
    const { links } = translate(`${SAME}[Ali](/material-ui/react-card/#media)`);
    expect(links.map(({ href }) => href)).toContain('/material-ui/react-card/#media');
  });

  test('in HTML are resolved as well', () => {
    const tree = toTree(translate(`${SAME}<p><a href="/system/react-box/">Ali</a></p>`));
    expect(find(tree, 'p a').properties.href).toBe('/pt/system/react-box/');
  });

  test('of an English page are unchanged', () => {
    const tree = toTree(renderFile(`# A\n\nB.\n\n[There](/material-ui/react-card/#media)`));
    expect(find(tree, 'p a').properties.href).toBe('/material-ui/react-card/#media');
  });
});

test('texts in the HTML are translated', () => {
  const link = findAll(toTree(translate(SAME)), 'a.heading-link')[0]!;
  expect(link.properties.ariaLabel).toBe('headingLink Uso');
});
