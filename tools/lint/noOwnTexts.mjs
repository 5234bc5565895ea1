// @ts-check

/** Names of brands and code, which are the same in every language. */
const NAMES = new Set(['Fieldguide']);

/** Attributes with text for users. */
const TEXT_ATTRIBUTES = new Set(['aria-label', 'title', 'alt', 'placeholder', 'label']);

/**
 * No component writes a text itself: interface texts come from `translations/translations.json` by `useTranslate()`.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noOwnTexts = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    /**
     * @param {any} node any: JSX is not among the nodes that ESLint's types know
     * @param {string[]} texts
     */
    const report = (node, texts) => {
      for (const text of texts.map((value) => value.replace(/\s+/g, ' ').trim())) {
        if (/\p{L}/u.test(text) && !NAMES.has(text)) {
          context.report({
            node,
            message: `"${text}" is a text of the interface: move it to translations/translations.json.`,
          });
        }
      }
    };
    return {
      /** @param {any} node */
      JSXText(node) {
        report(node, [node.value]);
      },
      /** @param {any} node */
      JSXAttribute(node) {
        if (TEXT_ATTRIBUTES.has(context.sourceCode.getText(node.name)) && node.value) {
          report(node, listValues(node.value));
        }
      },
      /** @param {any} node */
      ':matches(JSXElement, JSXFragment) > JSXExpressionContainer'(node) {
        report(node, listValues(node));
      },
    };
  },
};

/**
 * The texts that an expression may have as its value, as far as they stand in it.
 * @param {any} node
 * @returns {string[]}
 */
function listValues(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return [
        ...node.quasis.map((/** @type {any} */ { value }) => value.cooked ?? value.raw),
        ...node.expressions.flatMap(listValues),
      ];
    case 'ConditionalExpression':
      return [...listValues(node.consequent), ...listValues(node.alternate)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : listValues(node.left)), ...listValues(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...listValues(node.left), ...listValues(node.right)] : [];
    case 'ArrayExpression':
      return node.elements.flatMap(listValues);
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return listValues(node.expression);
    default:
      return [];
  }
}
