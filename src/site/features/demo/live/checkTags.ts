/** Finds JSX tags that aren't closed. Sucrase accepts them, or reports another position. */
import { parser } from '@lezer/javascript';

const tsx = parser.configure({ dialect: 'jsx ts' });
const NAMES = ['JSXBuiltin', 'JSXIdentifier', 'JSXMemberExpression', 'JSXNamespacedName'];

/** A tag without its closing tag, such as `<Button>`. */
interface OpenTag {
  tag: string;
  line: number;
  /** Whether the rest of the code was parsed without errors. Otherwise, the result is a guess. */
  certain: boolean;
}

/** Returns the innermost tag without a closing tag, or undefined if all tags are closed. */
export function findOpenTag(code: string): OpenTag | undefined {
  if (!code.includes('<')) {
    return undefined;
  }
  let found: { tag: string; from: number } | undefined;
  let certain = true;
  tsx.parse(code).iterate({
    enter: ({ node, name, type }) => {
      certain &&= !type.isError;
      const open = node.firstChild;
      if (name !== 'JSXElement' || !open || open.name === 'JSXSelfClosingTag') {
        return;
      }
      const getName = (tag: typeof open | null) => {
        const child = tag && NAMES.map((kind) => tag.getChild(kind)).find((part) => part);
        return child ? code.slice(child.from, child.to) : '';
      };
      const close = node.getChild('JSXCloseTag');
      // `enter` visits outer tags first, so the last match is the innermost one.
      if (!close || getName(open) !== getName(close)) {
        found = { tag: `<${getName(open)}>`, from: open.from };
      }
    },
  });
  return found && { tag: found.tag, certain, line: code.slice(0, found.from).split('\n').length };
}
