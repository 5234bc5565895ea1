/** Finds JSX tags that are not closed: Sucrase lets them pass, or blames another place. */
import { parser } from '@lezer/javascript';

const tsx = parser.configure({ dialect: 'jsx ts' });
const NAMES = ['JSXBuiltin', 'JSXIdentifier', 'JSXMemberExpression', 'JSXNamespacedName'];

/** A tag without its closing tag, such as `<Button>`. */
interface OpenTag {
  tag: string;
  line: number;
  /** Whether all else could be read; else it is a guess. */
  certain: boolean;
}

/** A tag without its closing tag, the innermost of several; undefined where all are closed. */
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
      // The innermost is the one to close; `enter` comes to outer ones first.
      if (!close || getName(open) !== getName(close)) {
        found = { tag: `<${getName(open)}>`, from: open.from };
      }
    },
  });
  return found && { tag: found.tag, certain, line: code.slice(0, found.from).split('\n').length };
}
