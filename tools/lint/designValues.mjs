// @ts-check

/** The steps of space in rem. */
const SPACES = new Set([0, 0.125, 0.25, 0.375, 0.5, 0.75, 1, 1.25, 1.5, 2, 3]);
const WEIGHTS = new Set(['400', '600', '700']);
/** Widths of borders and outlines in pixels. */
const WIDTHS = new Set([0, 1, 2, 3]);
/** Where the tokens are declared. */
const TOKENS = 'src/site/theme/global.css';
/** The size of code in text, relative to the text around it. */
const CODE_IN_TEXT = '0.875em';

/** `color-mix` is missing because it only changes a role. */
const COLORS = [
  /#[\da-f]{3,8}\b/i,
  /\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark)\(/i,
  /--fg-[A-Za-z]+-\d+/,
  /(?<![\w-])(black|white|gr[ae]y|silver|red|orange|yellow|gold|green|teal|cyan|blue|navy|purple|magenta|pink|brown)(?![\w-])/i,
];

/** Borders that have a token. */
const BORDER_TOKENS = new Map([
  ['1px solid var(--fg-line)', 'var(--fg-border)'],
  ['1px solid var(--fg-line-strong)', 'var(--fg-border-field)'],
  ['3px solid var(--fg-focus)', 'var(--fg-ring)'],
]);

/**
 * A check of the properties with a name: returns what is wrong with the nodes of a value, and its text.
 * @type {readonly [RegExp, (nodes: any[], text: string) => string | undefined][]}
 */
const CHECKS = [
  [
    /^(font-size|font)$/,
    (nodes) =>
      listBeforeSlash(nodes).some((node) => isLength(node) && toText(node) !== CODE_IN_TEXT)
        ? 'Use a size of text: var(--fg-size-…).'
        : undefined,
  ],
  [
    /^(font-weight|font)$/,
    (nodes) =>
      listBeforeSlash(nodes).some((node) => node.type === 'Number' && !WEIGHTS.has(node.value))
        ? 'Use the weight 400, 600, or 700.'
        : undefined,
  ],
  [
    /^(margin|padding|(row-|column-)?gap)(-|$)/,
    (nodes) =>
      nodes.some((node) => isLength(node) && !isSpace(node))
        ? `Use a step of space: ${[...SPACES].join(', ')} rem.`
        : undefined,
  ],
  [
    /^border-(\w+-\w+-)?radius$/,
    (nodes) => (nodes.some(isLength) ? 'Use a radius: var(--fg-radius-…).' : undefined),
  ],
  [
    /^(border|outline)(-(block|inline|top|right|bottom|left))?(-(start|end))?(-width)?$/,
    (nodes, text) => {
      const token = BORDER_TOKENS.get(text);
      if (token) {
        return `Use ${token}.`;
      }
      return nodes.some((node) => isLength(node) && !isWidth(node))
        ? `Use a width of ${[...WIDTHS].join(', ')} px.`
        : undefined;
    },
  ],
  [
    /^(transition|animation)(-duration|-delay)?$/,
    (nodes) => (nodes.some(isTime) ? 'Use a duration: var(--fg-duration).' : undefined),
  ],
];

/**
 * The style sheets of the site use the values of docs/design.md: tokens for sizes of text, radii, borders, colors, and
 * durations, and the steps of space. The properties `--fg-*` are these tokens, so they may have any value. Lengths inside
 * functions aren't checked: `calc()` adds the size of another element, and `clamp()` has bounds.
 * @type {import('eslint').Rule.RuleModule}
 */
export const designValues = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    return {
      /** @param {any} node any: ESLint's types only know the nodes of scripts */
      Declaration(node) {
        if (node.property.startsWith('--fg-')) {
          if (!context.filename.replaceAll('\\', '/').endsWith(TOKENS)) {
            context.report({ node, message: `Declare tokens in ${TOKENS}. ${WHERE}` });
          }
          return;
        }
        const text = context.sourceCode.getText(node.value).trim().replace(/\s+/g, ' ');
        if (COLORS.some((color) => color.test(text.replace(/url\([^)]*\)/g, '')))) {
          context.report({ node, message: `Use the role of a color. ${WHERE}` });
        }
        for (const [name, check] of CHECKS) {
          const message =
            name.test(node.property) && !isDescriptor(context, node)
              ? check(node.value.children ?? [], text)
              : undefined;
          if (message) {
            context.report({ node, message: `${message} ${WHERE}` });
          }
        }
      },
    };
  },
};

const WHERE = 'docs/design.md lists the values.';

/**
 * Whether a declaration describes a font file.
 * @param {import('eslint').Rule.RuleContext} context
 * @param {any} node
 */
const isDescriptor = (context, node) =>
  context.sourceCode
    .getAncestors(node)
    .some((/** @type {any} */ { type, name }) => type === 'Atrule' && name === 'font-face');

/** The nodes of `font` before the height of lines. @param {any[]} nodes */
function listBeforeSlash(nodes) {
  const slash = nodes.findIndex(({ type, value }) => type === 'Operator' && value.trim() === '/');
  return slash < 0 ? nodes : nodes.slice(0, slash);
}

/** @param {any} node */
const toText = ({ value, unit }) => `${Number(value)}${unit}`;

/** @param {any} node */
const isTime = ({ type, unit }) => type === 'Dimension' && /^m?s$/.test(unit);

/** @param {any} node */
const isLength = (node) => node.type === 'Dimension' && !isTime(node);

/** @param {any} node */
const isSpace = ({ value, unit }) => unit === 'rem' && SPACES.has(Math.abs(Number(value)));

/** @param {any} node */
const isWidth = ({ value, unit }) => unit === 'px' && WIDTHS.has(Number(value));
