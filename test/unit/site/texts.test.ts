/** Section 1, "Interface texts come from a bundled English dictionary": no text stands in a component. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import { PRODUCTS } from '@/src/shared/products';
import english from '@/translations/translations.json';

/** Names of brands and of code, which are the same in every language. */
const NAMES = new Set(['Fieldguide']);

/** Attributes whose text a reader sees or hears. */
const TEXT_ATTRIBUTES = new Set(['aria-label', 'title', 'alt', 'placeholder', 'label']);

/** Keys that are put together when they are asked for. */
const DYNAMIC_KEYS = [
  ...['error', 'info', 'success', 'warning'].map((name) => `callout_${name}`),
  ...PRODUCTS.map(({ descriptionKey }) => descriptionKey),
];

const listFiles = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => path.join(folder, file));

const parse = (file: string, text: string) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

const isCallOfT = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 't';

/** The texts that an expression may have as its value, as far as they stand in it. */
function listValues(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) {
    return [node.text];
  }
  if (ts.isTemplateExpression(node)) {
    return [
      node.head.text,
      ...node.templateSpans.flatMap((span) => [...listValues(span.expression), span.literal.text]),
    ];
  }
  if (ts.isConditionalExpression(node)) {
    return [...listValues(node.whenTrue), ...listValues(node.whenFalse)];
  }
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    const isLogical = [
      ts.SyntaxKind.BarBarToken,
      ts.SyntaxKind.QuestionQuestionToken,
      ts.SyntaxKind.PlusToken,
    ].includes(kind);
    const right = isLogical || kind === ts.SyntaxKind.AmpersandAmpersandToken;
    return [...(isLogical ? listValues(node.left) : []), ...(right ? listValues(node.right) : [])];
  }
  if (
    ts.isJsxExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isNonNullExpression(node)
  ) {
    return node.expression ? listValues(node.expression) : [];
  }
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.flatMap(listValues);
  }
  return [];
}

/** Texts with letters that a component writes itself, with their lines. */
function listOwnTexts(file: string, source: string): string[] {
  const tree = parse(file, source);
  const found: string[] = [];
  const add = (node: ts.Node, texts: string[]) => {
    for (const text of texts.map((value) => value.replace(/\s+/g, ' ').trim())) {
      if (/\p{L}/u.test(text) && !NAMES.has(text)) {
        const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
        found.push(`${file}:${line + 1} ${text}`);
      }
    }
  };
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) {
      add(node, [node.text]);
    } else if (ts.isJsxAttribute(node)) {
      if (TEXT_ATTRIBUTES.has(node.name.getText()) && node.initializer) {
        add(node, listValues(node.initializer));
      }
    } else if (
      ts.isJsxExpression(node) &&
      (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))
    ) {
      add(node, listValues(node));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

describe('what counts as a text of a component’s own', () => {
  test.each<[source: string, texts: string[]]>([
    ['<p>Hello</p>', ['Hello']],
    ['<p>{"Hello"}</p>', ['Hello']],
    ['<p>{a ? `Hello ${b}` : "Bye"}</p>', ['Hello', 'Bye']],
    ['<p>{a && "Hello"}</p>', ['Hello']],
    ['<>{a ?? "Hello"}</>', ['Hello']],
    ['<p aria-label="Hello" />', ['Hello']],
    ['<p title={a || "Hello"} />', ['Hello']],
    ['<img alt={`${a} picture`} />', ['picture']],
    ['<A label={"Hello" + b} placeholder="Grüße" />', ['Hello', 'Grüße']],
    ['<p>{list.map(() => <b>Hello</b>)}</p>', ['Hello']],
    ['<p>{t("copy")}</p>', []],
    ['<p aria-label={a ? t("on") : t("off")}>{a === "x" ? t("on") : 1}</p>', []],
    ['<p>Fieldguide</p>', []],
    ['<p className="hello" id="a" title="">· 2 {" "}</p>', []],
  ])('%s has %j', (source, texts) => {
    expect(listOwnTexts('a.tsx', source)).toEqual(texts.map((text) => `a.tsx:1 ${text}`));
  });
});

describe('every interface text of the site comes from translations.json', () => {
  const files = [...listFiles('src/site', /\.tsx$/), ...listFiles('pages', /\.tsx$/)];

  test('there are components to look at', () => {
    expect(files.length).toBeGreaterThan(50);
  });

  test.each(files)('%s has no text of its own', (file) => {
    expect(listOwnTexts(file, readFileSync(file, 'utf8'))).toEqual([]);
  });
});

describe('translations.json', () => {
  const keys = Object.keys(english);
  const trees = [
    ...listFiles('src', /\.tsx?$/).filter((file) => !file.endsWith('.d.ts')),
    ...listFiles('pages', /\.tsx?$/),
  ].map((file) => parse(file, readFileSync(file, 'utf8')));

  /** Every string of the code that is no name of a module, and the literal keys that `t` is asked for. */
  const strings = new Set<string>();
  const asked = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) {
      return;
    }
    if (ts.isStringLiteralLike(node) && !ts.isJsxAttribute(node.parent)) {
      strings.add(node.text);
    }
    if (isCallOfT(node) && node.arguments[0]) {
      listValues(node.arguments[0])
        .filter((key) => /^\w+$/.test(key) && !key.endsWith('_'))
        .forEach((key) => asked.add(key));
    }
    ts.forEachChild(node, visit);
  };
  trees.forEach(visit);

  test('has every text that the code asks for', () => {
    expect(asked.size).toBeGreaterThan(20);
    expect([...asked, ...DYNAMIC_KEYS].filter((key) => !keys.includes(key))).toEqual([]);
  });

  test('has no text that nothing asks for', () => {
    const used = new Set([...strings, ...DYNAMIC_KEYS]);
    expect(keys.filter((key) => !used.has(key))).toEqual([]);
  });

  test('has its keys in order, whatever their case, each once', () => {
    const sorted = [...keys].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
    expect(keys).toEqual(sorted);
    const written = [
      ...readFileSync('translations/translations.json', 'utf8').matchAll(/^ {2}"(\w+)":/gm),
    ].map((match) => match[1]);
    expect(written).toEqual(keys);
  });

  test('has no empty text', () => {
    expect(Object.entries(english).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});
