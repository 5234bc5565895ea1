/** A parsed JSDoc comment. */
import ts from 'typescript';
import { rewriteSiteReferences } from './siteReferences';

export interface JsDoc {
  /** Markdown without leading and trailing empty lines. */
  description?: string;
  default?: string;
  /** The text of `@deprecated`, which may be empty; undefined without the tag. */
  deprecated?: string;
  /** Whether the comment has `@ignore`, which excludes the symbol from the documentation. */
  ignored: boolean;
  /** The texts of `@param` tags, by parameter name. */
  parameters: ReadonlyMap<string, string>;
  returns?: string;
}

/** Reads the JSDoc comment of a declaration. For a variable, this is the comment of its statement. */
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
  const written = (ts.getTextOfJSDocComment(comment) ?? '').replace(
    /\{@link\s+([^}|]+?)(?:\s*\|\s*([^}]+))?\}/g,
    (_whole, target, text) => `\`${text ?? target}\``,
  );
  return rewriteSiteReferences(written.trim());
}

/** Returns the text of a tag with its line breaks and indentation, which the compiler's parser drops. */
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
 * Removes the lists that authors append to the description of a component ("Demos:", "API:").
 * @returns the description, and the component that the list names as the base.
 */
export function splitDescription(text = ''): { description?: string; inherits?: string } {
  const inherits = /^- inherits \[(\w+) API\]/m.exec(text)?.[1];
  const description = text.replace(/(^|\n)\s*(Demos|API):\s*\n[\s\S]*$/, '').trim();
  return { ...(description && { description }), ...(inherits && { inherits }) };
}
