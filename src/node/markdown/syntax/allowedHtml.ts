/**
 * Checks the HTML that a page writes in its Markdown against a list of elements and attributes. An element that isn't
 * on the list is an error rather than removed, so that nothing that an author wrote disappears from the page.
 */
import type { Element } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { HtmlSyntax, MarkdownContext } from '../context';

/** Attributes of every element, as hast names them. */
const GLOBAL: readonly string[] = ['className', 'dir', 'id', 'lang', 'title'];

/**
 * Attributes by element. What Markdown itself makes is here too: lists of tasks, footnotes, callouts, steps, and sections of components. Targets
 * of `href` and `src` are checked by `link.ts` and `image.ts`.
 */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    [
      ...['abbr', 'b', 'bdi', 'blockquote', 'br', 'caption', 'cite', 'code', 'dd', 'del', 'dfn'],
      ...['dl', 'dt', 'em', 'figcaption', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr'],
      ...['i', 'ins', 'kbd', 'mark', 'p', 'pre', 'q', 's', 'samp', 'small', 'span', 'strong'],
      ...['sub', 'summary', 'sup', 'table', 'tbody', 'thead', 'tr', 'u', 'var', 'wbr'],
    ].map((name) => [name, []]),
  ),
  a: ['href', 'ariaDescribedBy', 'ariaLabel', 'dataFootnoteBackref', 'dataFootnoteRef'],
  details: ['open'],
  div: ['ariaLabel', 'dataComponents', 'role'],
  img: ['alt', 'height', 'src', 'width'],
  input: ['checked', 'disabled', 'type'],
  li: ['value'],
  ol: ['reversed', 'role', 'start'],
  section: ['dataFootnotes'],
  td: ['align', 'colSpan', 'rowSpan'],
  th: ['align', 'colSpan', 'rowSpan', 'scope'],
  time: ['dateTime'],
  ul: ['role'],
};

const COMPONENT =
  'make it a React component, and place it with {{"component": "…"}}, or place a demo with {{"demo": "….tsx"}}';

/** What to write instead of an element, for those that authors reach for. */
const INSTEAD: readonly (readonly [elements: RegExp, remedy: string])[] = [
  [/^(iframe|frame|embed|object)$/, `link to the page that it shows, or ${COMPONENT}`],
  [
    /^(svg|math|picture|canvas|map|area)$/,
    'save the picture in public/images/, and write ![what it shows](/images/….svg)',
  ],
  [/^(font|center|big|tt)$/, 'write Markdown, such as **bold** or `code`'],
  [/^(style|link)$/, 'remove it: src/site/theme has the styles of text'],
  [/^(base|meta|title)$/, 'remove it: front matter has the title and the description of a page'],
  [/^(script|noscript|template|slot|portal)$/, COMPONENT],
  [/^(form|button|select|textarea|label|fieldset|option|dialog)$/, COMPONENT],
  [/^(video|audio|source|track)$/, COMPONENT],
];

/**
 * Ids that a page may set. Scripts find the data of the page by `__NEXT_DATA__` and its root by `__next`, and the first
 * element with an id is the one that they get.
 */
const ID = /^[a-z][\w.%-]*$/i;

export const allowedHtml: HtmlSyntax = (tree, context) => {
  visit(tree, 'element', (node) => {
    const attributes = Object.hasOwn(ALLOWED, node.tagName) ? ALLOWED[node.tagName] : undefined;
    if (!attributes) {
      context.report(
        node,
        `the element <${node.tagName}> isn't allowed in Markdown`,
        getRemedy(node.tagName),
      );
      return SKIP;
    }
    for (const name of Object.keys(node.properties)) {
      if (!attributes.includes(name) && !GLOBAL.includes(name)) {
        context.report(
          node,
          `the attribute ${toAttribute(name)} of <${node.tagName}> isn't allowed in Markdown`,
          describeAttributes(name, attributes),
        );
      }
    }
    checkValues(node, context);
    return undefined;
  });
};

/** Checks the values that could replace parts of the page, or make a form of it. */
function checkValues(node: Element, context: MarkdownContext): void {
  const { id, type, disabled } = node.properties;
  if (id !== undefined && !ID.test(String(id))) {
    context.report(
      node,
      `the id "${String(id).slice(0, 100)}" of <${node.tagName}> isn't allowed in Markdown`,
      'use letters, digits, and hyphens, and begin with a letter',
    );
  }
  if (node.tagName === 'input' && !(type === 'checkbox' && disabled === true)) {
    context.report(
      node,
      "the element <input> isn't allowed in Markdown, other than as the box of a task",
      `for a task, write "- [ ] …"; for a form, ${COMPONENT}`,
    );
  }
}

function getRemedy(tagName: string): string {
  return (
    INSTEAD.find(([elements]) => elements.test(tagName))?.[1] ??
    `write Markdown, ${COMPONENT}, or use one of: ${Object.keys(ALLOWED).sort().join(', ')}`
  );
}

function describeAttributes(name: string, allowed: readonly string[]): string {
  const list = [...allowed, ...GLOBAL].map(toAttribute).join(', ');
  return /^on/i.test(name)
    ? `remove it; for something that reacts to events, ${COMPONENT}`
    : `remove it, or use one of: ${list}`;
}

/** Returns the name of an attribute as HTML has it: `className` is `class`, `xLinkHref` is `xlink:href`. */
function toAttribute(name: string): string {
  return name
    .replace(/^className$/, 'class')
    .replace(/^xLink/, 'xlink:')
    .replace(/^(aria|data)(?=[A-Z])/, '$1-')
    .toLowerCase();
}
