/** The preview of a demo: the JSX that it returns, without the wrapper that only lays it out. */
import ts from 'typescript';

/** The number of lines that are visible while the code of a demo is collapsed. */
const MAX_PREVIEW_LINES = 16;

/** The number of lines that fade out at the end of a cut preview: see src/site/features/demo/Demo.module.css. */
const FADING_LINES = 2;

/** Layout elements. The preview shows their children, except on pages about these elements. */
const WRAPPERS = new Set([
  'Box',
  'Stack',
  'Grid',
  'Grid2',
  'div',
  'Fragment',
  'React.Fragment',
  'Container',
]);

/** The preview of a demo, as lines without their common indentation. */
export interface Preview {
  /** The visible lines, at most `MAX_PREVIEW_LINES`. If others follow, the last ones fade out. */
  lines: readonly string[];
  /** The lines after the visible ones. */
  rest: readonly string[];
}

/**
 * Extracts the preview of a demo.
 * @param source the demo's file, TypeScript or JavaScript.
 * @param subjects names of the components that the page is about.
 * @returns undefined when the demo returns no JSX. Code that doesn't fit is cut so that the last complete element doesn't
 *   fade, or within the first one. To make room, controls before the first element of a subject are left out.
 */
export function getPreview(source: string, subjects: readonly string[] = []): Preview | undefined {
  const file = ts.createSourceFile(
    'demo.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const jsx = findReturnedJsx(file);
  if (!jsx) {
    return undefined;
  }
  const point = getPointOf(jsx, subjects);
  const all = point.flatMap((child) => unindent(child, source));
  if (all.length <= MAX_PREVIEW_LINES) {
    return { lines: all, rest: [] };
  }
  const first = Math.max(
    0,
    point.findIndex((child) => holds(child, subjects)),
  );
  const elements = point.slice(first).map((child) => unindent(child, source));
  const lines = elements.flat();
  if (lines.length <= MAX_PREVIEW_LINES) {
    return { lines, rest: [] };
  }
  const room = MAX_PREVIEW_LINES - FADING_LINES;
  const whole = elements.reduce<string[]>(
    (taken, element, index) =>
      elements.slice(0, index).flat().length === taken.length &&
      taken.length + element.length <= room
        ? [...taken, ...element]
        : taken,
    [],
  );
  const shown = whole.length > 0 ? whole.length + FADING_LINES : MAX_PREVIEW_LINES;
  return { lines: lines.slice(0, shown), rest: lines.slice(shown) };
}

function findReturnedJsx(file: ts.SourceFile): ts.Node | undefined {
  const main = file.statements.find(
    (statement): statement is ts.FunctionDeclaration =>
      ts.isFunctionDeclaration(statement) &&
      (statement.modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.DefaultKeyword) ??
        false),
  );
  const last = main?.body?.statements.findLast(ts.isReturnStatement)?.expression;
  const expression = last && ts.isParenthesizedExpression(last) ? last.expression : last;
  return expression && isJsx(expression) ? expression : undefined;
}

function isJsx(node: ts.Node): boolean {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
}

/** Whether a node is or contains an element of one of these components. */
function holds(node: ts.Node, components: readonly string[]): boolean {
  return (
    ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
      components.includes(node.tagName.getText())) ||
    (ts.forEachChild(node, (child) => holds(child, components) || undefined) ?? false)
  );
}

/** Returns the children of a wrapper that has several elements or one that isn't text; otherwise the node itself. */
function getPointOf(node: ts.Node, subjects: readonly string[]): readonly ts.Node[] {
  const tag = ts.isJsxElement(node) ? node.openingElement.tagName.getText() : '';
  const isWrapper = WRAPPERS.has(tag) && !subjects.includes(tag);
  if (!ts.isJsxFragment(node) && !(ts.isJsxElement(node) && isWrapper)) {
    return [node];
  }
  const children = node.children.filter(
    (child) => !ts.isJsxText(child) || child.text.trim() !== '',
  );
  const first = children[0];
  if (!first || children.every((child) => ts.isJsxText(child))) {
    return [node];
  }
  return children.length === 1 ? getPointOf(first, subjects) : children;
}

/** Returns the lines of a node, moved left so that the first line starts at column 0. */
function unindent(node: ts.Node, source: string): string[] {
  const start = node.getStart();
  const column = start - (source.lastIndexOf('\n', start - 1) + 1);
  return node
    .getText()
    .split('\n')
    .map((line, index) => (index === 0 ? line : line.slice(Math.min(column, line.search(/\S|$/)))));
}
