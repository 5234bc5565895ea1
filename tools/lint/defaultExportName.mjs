// @ts-check
import path from 'node:path';

/**
 * Requires that the default export of a file is a function with the name of the file, so that readers who copy a demo
 * get the name that the page uses. A file `Name/system/index.tsx`, which is one flavor of a demo, uses the name of the
 * outer folder.
 * @type {import('eslint').Rule.RuleModule}
 */
export const defaultExportName = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const expected = getName(context.filename);
    return {
      ExportDefaultDeclaration(node) {
        const { declaration } = node;
        const name = declaration.type === 'FunctionDeclaration' ? declaration.id?.name : undefined;
        if (name !== expected) {
          context.report({
            node,
            message: `Export a function declaration called ${expected} by default: it is named like its file.`,
          });
        }
      },
    };
  },
};

/** @param {string} file */
function getName(file) {
  const name = path.basename(file, path.extname(file));
  const folder = path.dirname(file);
  if (name !== 'index') {
    return name;
  }
  const isFlavour = ['system', 'tailwind', 'css'].includes(path.basename(folder));
  return path.basename(isFlavour ? path.dirname(folder) : folder);
}
