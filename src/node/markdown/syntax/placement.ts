/** `{{"demo": "X.tsx", …}}` and `{{"component": "X", …}}`: a demo or a registered component, alone on its line. */
import type { Paragraph } from 'mdast';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { isComponentPlacement, parsePlacement } from '../findPlacements.mjs';
import {
  type MarkdownContext,
  type MarkdownSyntax,
  type ParsedBlock,
  createBlockNode,
  sourceOf,
} from '../context';

const demoSchema = z.strictObject({
  demo: z
    .string()
    .regex(
      /^[A-Z]\w*(\.tsx)?$/,
      'is no file such as "BasicButtons.tsx" or folder such as "SelectBasic"',
    ),
  bg: z
    .union([z.literal(true), z.enum(['gradient', 'inline', 'outlined', 'playground'])])
    .optional(),
  hideToolbar: z.boolean().optional(),
  defaultCodeOpen: z.boolean().optional(),
  disableAd: z.boolean().optional(),
  iframe: z.boolean().optional(),
  height: z.number().positive().optional(),
  maxWidth: z.number().positive().optional(),
  disableLiveEdit: z.boolean().optional(),
});

const componentSchema = z.looseObject({
  component: z.string().regex(/^[A-Z]\w*$/, 'is no component name such as "InstalledVersions"'),
});

export const placement: MarkdownSyntax = (tree, context) => {
  visit(tree, 'paragraph', (node, index, parent) => {
    const text = sourceOf(node, context);
    const options = parsePlacement(text);
    if (options === undefined && /^[ \t]*\{\{\s*"/m.test(text)) {
      context.report(
        node,
        'a demo or component stands in the lines of a paragraph',
        'place it with a blank line before and after',
      );
      return;
    }
    if (options === undefined || parent === undefined || index === undefined) {
      return;
    }
    if (parent.type !== 'root') {
      context.report(
        node,
        'a demo or component stands inside another element',
        'place it at the top level of the page, with a blank line before and after',
      );
      return;
    }
    if (options === 'invalid') {
      context.report(
        node,
        `"${text.trim().split('\n')[0]}" is no placement`,
        'write {{"demo": "Name.tsx"}} or {{"component": "Name"}}, valid JSON between the outer braces, alone on its line',
      );
      return;
    }
    const block = toBlock(options, node, context);
    if (block) {
      parent.children[index] = createBlockNode(block, node);
    }
  });
};

/** Returns the block of a placement; undefined after an error, which is reported. */
function toBlock(
  options: object,
  node: Paragraph,
  context: MarkdownContext,
): ParsedBlock | undefined {
  const fail = (cause: string, remedy: string) => {
    context.report(node, cause, remedy);
    return undefined;
  };
  if (isComponentPlacement(options as Record<string, unknown>)) {
    const result = componentSchema.safeParse(options);
    if (!result.success) {
      return fail(
        `"component" ${result.error.issues[0]!.message}`,
        'name a file of src/site/app/embeds without its ending; all other fields are its props',
      );
    }
    const { component, ...props } = result.data;
    return { type: 'component', name: component, props };
  }
  const { demo: named } = options as { demo?: unknown };
  if (typeof named === 'string' && /[/\\]/.test(named)) {
    const file = named.split(/[/\\]/).pop();
    return fail(
      `"demo" names a file in another folder: "${named}"`,
      `demos lie beside their page: copy the file there, and write {{"demo": "${file}"}}`,
    );
  }
  const result = demoSchema.safeParse(options);
  if (!result.success) {
    const issue = result.error.issues[0]!;
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
    return fail(
      unknown ? `unknown demo option "${unknown}"` : `"${String(issue.path[0])}" ${issue.message}`,
      `options of a demo: ${Object.keys(demoSchema.shape).join(', ')}`,
    );
  }
  const { demo, ...rest } = result.data;
  return { type: 'demo', key: demo, options: rest };
}
