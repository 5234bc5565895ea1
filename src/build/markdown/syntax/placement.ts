/** `{{"demo": "X.tsx", …}}` and `{{"component": "X", …}}`: a demo or a registered component, alone on its line. */
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { type MarkdownSyntax, type PlacedBlock, placed, sourceOf } from '../context';

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
    const text = sourceOf(node, context).trim();
    if (!text.startsWith('{{') || parent === undefined || index === undefined) {
      return;
    }
    if (parent.type !== 'root') {
      throw context.error(
        node,
        'a demo or component stands inside another element',
        'place it at the top level of the page, with a blank line before and after',
      );
    }
    parent.children[index] = placed(parsePlacement(text), node);

    function parsePlacement(source: string): PlacedBlock {
      const json = /^\{(\{[\s\S]*\})\}$/.exec(source)?.[1];
      const options = json === undefined ? undefined : parseJson(json);
      if (options === undefined || typeof options !== 'object' || options === null) {
        throw context.error(
          node,
          `"${source.split('\n')[0]}" is no placement`,
          'write {{"demo": "Name.tsx"}} or {{"component": "Name"}}, valid JSON between the outer braces, alone on its line',
        );
      }
      if ('component' in options) {
        const { component, ...props } = validate(componentSchema, options);
        return { type: 'component', name: component, props };
      }
      const { demo, ...rest } = validate(demoSchema, options);
      return { type: 'demo', key: demo, options: rest };
    }

    function validate<T>(schema: z.ZodType<T>, value: unknown): T {
      const result = schema.safeParse(value);
      if (result.success) {
        return result.data;
      }
      const issue = result.error.issues[0]!;
      const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
      throw context.error(
        node,
        unknown
          ? `unknown demo option "${unknown}"`
          : `"${String(issue.path[0])}" ${issue.message}`,
        `options of a demo: ${Object.keys(demoSchema.shape).join(', ')}`,
      );
    }
  });
};

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined; // The caller names file, line and remedy.
  }
}
