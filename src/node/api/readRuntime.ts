/**
 * Reads facts from the code of a component without executing it: its defaults, the props it handles, and its theme key.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { toPosix } from '../paths';

/** Facts from the JavaScript of a component or hook. */
export interface Runtime {
  /** Default values of destructured props, as source text. */
  defaults: ReadonlyMap<string, string>;
  /** Defaults for the component that it renders, which the given props override: `elevation: 4, ...other`. */
  handedOn: ReadonlyMap<string, string>;
  /** Default components of slots, as source text: `slots.root ?? 'button'`. */
  slotDefaults: ReadonlyMap<string, string>;
  /** Props with a documented entry in `propTypes`, which is generated from the component's own declarations. */
  handled: ReadonlySet<string>;
  /** The key in `theme.components` whose default props the component reads. */
  themeName?: string;
  /** Whether the component is created with `forwardRef`. */
  forwardsRef: boolean;
  /** Whether its child must accept a ref. */
  childNeedsRef: boolean;
  /** Props that the code sets after spreading the given ones, so that passing them has no effect. */
  overwritten: ReadonlySet<string>;
  /** The warning that the component logs when it shouldn't be used. */
  warning?: string;
}

/** Parameter names that the libraries use for props. */
const PROPS_NAMES = new Set([
  'props',
  'inProps',
  'themeProps',
  'resolvedProps',
  'parameters',
  'params',
]);
const THEME_PROPS = /^(use(DefaultProps|ThemeProps(System)?)|getThemeProps)$/;

/**
 * Reads the code of a component.
 * @param file path of its JavaScript: `…/Button/Button.js`.
 * @param name component name, which identifies its function.
 * @returns undefined when the file doesn't exist.
 */
// eslint-disable-next-line max-lines-per-function -- One visitor of the syntax tree, whose findings belong together.
export function readRuntime(file: string, name: string): Runtime | undefined {
  const module = findModule(toPosix(file));
  if (!module) {
    return undefined;
  }
  const defaults = new Map<string, string>();
  const elements: Map<string, string>[] = [];
  const taken = new Set<string>();
  const slotDefaults = new Map<string, string>();
  const handled = new Set<string>();
  let themeName: string | undefined;
  let forwardsRef = false;
  let childNeedsRef = false;
  const overwritten = new Set<string>();
  let warning: string | undefined;
  const styled = new Map<string, string>();

  const visit = (node: ts.Node, inside: boolean) => {
    const isOwn = inside || isFunctionOf(node, name);
    if (isOwn && ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name)) {
      if (
        node.initializer &&
        ts.isIdentifier(node.initializer) &&
        PROPS_NAMES.has(node.initializer.text)
      ) {
        readDefaults(node.name, defaults, taken);
      }
    }
    if (!inside && isOwn && isFunction(node)) {
      const [first] = node.parameters;
      if (first && ts.isObjectBindingPattern(first.name)) {
        readDefaults(first.name, defaults, taken);
      }
      forwardsRef ||= isForwardRef(node);
    }
    if (isOwn && ts.isBinaryExpression(node)) {
      readFallback(node, slotDefaults);
    }
    if (isOwn && ts.isCallExpression(node)) {
      readSlotHook(node, slotDefaults);
      readOverwritten(node, overwritten);
      readElement(node, elements);
    }
    if (ts.isVariableDeclaration(node)) {
      readStyled(node, styled);
    }
    if (isFunctionNamed(node, `Deprecated${name}`)) {
      warning = readWarning(node.getSourceFile());
    }
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      themeName ??= THEME_PROPS.test(node.expression.text) ? readThemeName(node) : undefined;
    }
    if (isPropTypes(node, name)) {
      for (const property of node.right.properties) {
        const key =
          property.name && ts.isIdentifier(property.name) ? property.name.text : undefined;
        if (key && !/@ignore/.test(getLeadingComment(property))) {
          handled.add(key);
        }
        childNeedsRef ||= key === 'children' && /elementAcceptingRef/.test(property.getText());
      }
    }
    ts.forEachChild(node, (child) => visit(child, isOwn));
  };
  const [source, ...factories] = listSources(module);
  visit(source, false);
  for (const factory of factories) {
    ts.forEachChild(factory, function find(node) {
      // The component that a factory creates has the name used in the factory, or no name.
      if (isFunction(node) && isForwardRef(node)) {
        forwardsRef = true;
        visit(node.body ?? node, true);
      } else {
        if (ts.isCallExpression(node) && THEME_PROPS.test(node.expression.getText())) {
          themeName ??= readThemeName(node);
        }
        ts.forEachChild(node, find);
      }
    });
  }
  for (const [slot, element] of slotDefaults) {
    slotDefaults.set(slot, styled.get(element) ?? defaults.get(element) ?? element);
  }
  return {
    defaults,
    handedOn: findCommon(elements, taken),
    slotDefaults,
    handled,
    overwritten,
    ...(warning !== undefined && { warning }),
    ...(themeName !== undefined && { themeName }),
    forwardsRef,
    childNeedsRef,
  };
}

/** Returns the component's source file and, if a factory creates the component (`createStack`), the factory's. */
function listSources(file: string): [ts.SourceFile, ...ts.SourceFile[]] {
  const source = parse(file);
  const factories = source.statements
    .filter((statement) => ts.isImportDeclaration(statement))
    .flatMap((statement) => {
      const names = statement.importClause?.getText() ?? '';
      const factory = /\bcreate(Box|Container|Grid|Stack)\b/.exec(names)?.[0];
      return factory ? [findFactory(factory, file)] : [];
    })
    .filter((found) => found !== undefined);
  return [source, ...factories.map(parse)];
}

/** Finds the ES module of a file. Some packages have CommonJS at this path and the ES modules under `esm/`. */
function findModule(file: string): string | undefined {
  const esm = file.replace(/(\/node_modules\/(?:@[^/]+\/)?[^/]+)\/(?!esm\/)/, '$1/esm/');
  return [esm, file].find((candidate) => existsSync(candidate));
}

function findFactory(factory: string, file: string): string | undefined {
  const folder = factory.replace('create', '');
  const system = path.join(file.split('/@mui/')[0]!, '@mui/system/esm');
  return [
    path.join(path.dirname(file), `${factory}.js`),
    path.join(system, folder, `${factory}.js`),
    path.join(system, factory, `${factory}.js`),
  ].find((candidate) => existsSync(candidate));
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true);
}

type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

function isFunction(node: ts.Node): node is FunctionNode {
  return (
    ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node)
  );
}

/** Matches `function Button(…)` and `const Button = (…) => …`. */
function isFunctionOf(node: ts.Node, name: string): node is FunctionNode {
  return ['', 'Stable', 'Deprecated'].some((prefix) => isFunctionNamed(node, prefix + name));
}

function isFunctionNamed(node: ts.Node, name: string): node is FunctionNode {
  return (
    isFunction(node) &&
    name ===
      (node.name?.text ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : ''))
  );
}

function isForwardRef(node: FunctionNode): boolean {
  return ts.isCallExpression(node.parent) && /\bforwardRef$/.test(node.parent.expression.getText());
}

function readDefaults(
  pattern: ts.ObjectBindingPattern,
  defaults: Map<string, string>,
  taken: Set<string>,
): void {
  for (const element of pattern.elements) {
    const key = (element.propertyName ?? element.name).getText().replace(/^['"]|['"]$/g, '');
    taken.add(key);
    if (element.initializer && !defaults.has(key)) {
      defaults.set(key, element.initializer.getText());
    }
  }
}

/** Reads `_jsx(AppBarRoot, { elevation: 4, ...other })`: literals before the spread, which given props override. */
function readElement(
  { expression, arguments: [, attributes] }: ts.CallExpression,
  elements: Map<string, string>[],
): void {
  if (
    !/^_jsxs?$/.test(expression.getText()) ||
    !attributes ||
    !ts.isObjectLiteralExpression(attributes)
  ) {
    return;
  }
  const end = attributes.properties.findIndex(
    (property) => ts.isSpreadAssignment(property) && property.expression.getText() === 'other',
  );
  if (end !== -1) {
    elements.push(
      new Map(
        attributes.properties
          .slice(0, end)
          .filter((property) => ts.isPropertyAssignment(property))
          .filter(({ initializer }) => isPlain(initializer))
          .map(({ name, initializer }) => [name.getText(), initializer.getText()]),
      ),
    );
  }
}

function isPlain(value: ts.Expression): boolean {
  return (
    ts.isStringLiteral(value) ||
    ts.isNumericLiteral(value) ||
    value.kind === ts.SyntaxKind.TrueKeyword ||
    value.kind === ts.SyntaxKind.FalseKeyword
  );
}

/**
 * Returns the props that are set on each of several elements, because the props may decide which one is rendered.
 * @param taken props that the component doesn't pass on.
 */
function findCommon(
  [first, ...others]: readonly ReadonlyMap<string, string>[],
  taken: ReadonlySet<string>,
): Map<string, string> {
  return new Map(
    [...(first ?? [])].filter(
      ([name, value]) => !taken.has(name) && others.every((other) => other.get(name) === value),
    ),
  );
}

/** Reads `slots.root ?? components.Root ?? SliderRoot`: the last operand is the default. */
function readFallback(node: ts.BinaryExpression, slotDefaults: Map<string, string>): void {
  const slot = /^slots\??\.(\w+)$/.exec(getFirstChoice(node).getText())?.[1];
  // The whole expression is visited before its parts.
  if (slot && isFallback(node) && !slotDefaults.has(slot)) {
    slotDefaults.set(slot, node.right.getText());
  }
}

function isFallback(node: ts.Node): node is ts.BinaryExpression {
  return (
    ts.isBinaryExpression(node) &&
    (node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken ||
      node.operatorToken.kind === ts.SyntaxKind.BarBarToken)
  );
}

function getFirstChoice(node: ts.Expression): ts.Expression {
  return isFallback(node) ? getFirstChoice(node.left) : node;
}

/** Reads `useSlot('icon', { elementType: AlertIcon })`. */
function readSlotHook(call: ts.CallExpression, slotDefaults: Map<string, string>): void {
  const {
    expression,
    arguments: [slot, options],
  } = call;
  if (
    expression.getText() === 'useSlot' &&
    slot &&
    ts.isStringLiteral(slot) &&
    options &&
    ts.isObjectLiteralExpression(options)
  ) {
    const element = getProperty(options, 'elementType');
    if (element && !slotDefaults.has(slot.text) && !isReplaced(call)) {
      slotDefaults.set(slot.text, element.getText());
    }
  }
}

/** Whether `as` replaces the slot's element, as in `_jsx(IconSlot, { as: IconComponent })`. */
function isReplaced({ parent }: ts.CallExpression): boolean {
  const name =
    ts.isVariableDeclaration(parent) && ts.isArrayBindingPattern(parent.name)
      ? parent.name.elements[0]?.getText()
      : undefined;
  const pattern = new RegExp(`_jsxs?\\(${name}, \\{\\s*as:`);
  return name !== undefined && pattern.test(parent.getSourceFile().text);
}

/** Reads `const SliderRoot = styled('span', …)(…)`: the element or component that is styled. */
function readStyled(node: ts.VariableDeclaration, styled: Map<string, string>): void {
  let call = node.initializer;
  while (call && ts.isCallExpression(call)) {
    if (call.expression.getText() === 'styled' && call.arguments[0]) {
      styled.set(node.name.getText(), call.arguments[0].getText());
      return;
    }
    call = call.expression;
  }
}

/** Reads overridden parameters: after `useSlider({ …, rootRef: ref })`, passing `rootRef` has no effect. */
function readOverwritten(
  { expression, arguments: [options] }: ts.CallExpression,
  overwritten: Set<string>,
): void {
  if (
    !/^use[A-Z]/.test(expression.getText()) ||
    !options ||
    !ts.isObjectLiteralExpression(options)
  ) {
    return;
  }
  const isSpread = options.properties.some((property) => ts.isSpreadAssignment(property));
  for (const property of options.properties) {
    const name = ts.isPropertyAssignment(property) ? property.name.getText() : '';
    // The component's name for messages can't be set by props.
    if (name === 'componentName' || (name === 'rootRef' && isSpread)) {
      overwritten.add(name);
    }
  }
}

/** Returns the text of `console.warn([…].join())` on one line. */
function readWarning(source: ts.SourceFile): string | undefined {
  let text: string | undefined;
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'console.warn') {
      const parts: string[] = [];
      ts.forEachChild(node, function collect(child) {
        if (ts.isArrayLiteralExpression(child)) {
          parts.push(...child.elements.filter(ts.isStringLiteral).map((part) => part.text));
        } else {
          ts.forEachChild(child, collect);
        }
      });
      text = parts
        .filter(Boolean)
        .join(' ')
        .replace(/^MUI: /, '');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return text || undefined;
}

function getProperty(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = object.properties.find((property) => property.name?.getText() === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

function readThemeName({ arguments: [options] }: ts.CallExpression): string | undefined {
  const name =
    options && ts.isObjectLiteralExpression(options)
      ? options.properties.find((property) => property.name?.getText() === 'name')
      : undefined;
  return name && ts.isPropertyAssignment(name) && ts.isStringLiteral(name.initializer)
    ? name.initializer.text
    : undefined;
}

type PropTypes = ts.BinaryExpression & { right: ts.ObjectLiteralExpression };

function isPropTypes(node: ts.Node, name: string): node is PropTypes {
  return (
    ts.isBinaryExpression(node) &&
    ts.isObjectLiteralExpression(node.right) &&
    [`${name}.propTypes`, `${name}Raw.propTypes`].includes(node.left.getText())
  );
}

function getLeadingComment(node: ts.Node): string {
  return node.getFullText().slice(0, node.getLeadingTriviaWidth());
}
