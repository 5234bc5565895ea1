/** What the documentation comment of a declaration says. */
import ts from 'typescript';

export interface JsDoc {
  /** Markdown; empty lines at both ends removed. */
  description?: string;
  default?: string;
  /** Present for `@deprecated`; empty when it says no more. */
  deprecated?: string;
  /** `@ignore`: the authors want it left out. */
  ignored: boolean;
  /** Texts of `@param`, by name. */
  parameters: ReadonlyMap<string, string>;
  returns?: string;
}

/** Reads the comment of a declaration. For a variable that is the comment of its statement. */
export function readJsDoc(declaration: ts.Node | undefined): JsDoc {
  const comments = declaration ? ts.getJSDocCommentsAndTags(declaration) : [];
  const description = comments
    .filter((node) => ts.isJSDoc(node))
    .map((node) => toText(node.comment))
    .at(-1);
  const tags = declaration ? ts.getJSDocTags(declaration) : [];
  const find = (name: string) => tags.find((tag) => tag.tagName.text === name);
  const [byDefault, deprecated, returns] = [
    find('default') ?? find('defaultValue'),
    find('deprecated'),
    find('returns') ?? find('return'),
  ];
  return {
    ...(description && { description }),
    ...(byDefault && { default: toLines(byDefault) }),
    ...(deprecated && { deprecated: toText(deprecated.comment) }),
    ...(returns && { returns: toText(returns.comment) }),
    ignored: find('ignore') !== undefined,
    parameters: new Map(
      tags
        .filter((tag) => ts.isJSDocParameterTag(tag))
        .map((tag) => [tag.name.getText(), toText(tag.comment).replace(/^-\s*/, '')]),
    ),
  };
}

function toText(comment: ts.JSDoc['comment']): string {
  return (ts.getTextOfJSDocComment(comment) ?? '')
    .replace(
      /\{@link\s+([^}|]+?)(?:\s*\|\s*([^}]+))?\}/g,
      (_whole, target, text) => `\`${text ?? target}\``,
    )
    .trim();
}

/** The text of a tag with its line breaks and indents, which the compiler's reading of it loses. */
function toLines(tag: ts.JSDocTag): string {
  const [first = '', ...others] = tag
    .getText()
    .replace(/^@\w+\s*/, '')
    .split('\n')
    .map((line) => line.replace(/\*\/\s*$/, '').trimEnd());
  const lines = others.map((line) => line.replace(/^\s*\* ?/, ''));
  return [first.trim(), ...lines].join('\n').trim();
}

/**
 * The description of a component without the lists that its authors append ("Demos:", "API:").
 * @returns the text, and the component that the list says it inherits from.
 */
export function splitDescription(text = ''): { description?: string; inherits?: string } {
  const inherits = /^- inherits \[(\w+) API\]/m.exec(text)?.[1];
  const description = text.replace(/(^|\n)\s*(Demos|API):\s*\n[\s\S]*$/, '').trim();
  return { ...(description && { description }), ...(inherits && { inherits }) };
}
