/** Errors about imports of the libraries, as tsc, bundlers, and browsers print them. They are answered like the import itself. */
import { type ImportRecognition, LIBRARY } from './import';

const NAME = String.raw`['"\`]?([\w$]{1,100})['"\`]?`;
const MODULE = String.raw`['"\`]{1,2}((?:@mui|@material-ui)\/[\w@./-]{1,200})['"\`]{1,2}`;
const BUNDLED = String.raw`['"]?[^'"\s]{0,300}?node_modules\/(?:\.vite\/deps\/)?((?:@mui|@material-ui)[\w@./-]{1,200})['"]?`;

/** Each has the groups `name` and `from`, in the order of the message. */
const NAME_FIRST = [
  // webpack, Rollup, and Create React App
  `export ${NAME}(?: \\(imported as ${NAME}\\))? was not found in ${MODULE}`,
  `${NAME} is not exported (?:by|from) (?:${MODULE}|${BUNDLED})`,
];
const MODULE_FIRST = [
  // TS2305, TS2614, and TS2724
  `${MODULE} has no exported member(?: named)? ${NAME}`,
  // Browsers and Node
  `module (?:${MODULE}|${BUNDLED})(?:\\?\\S*)? does not provide an export named ${NAME}`,
];
const MODULE_ONLY = [
  // TS2307 and TS7016, Node, webpack, and Vite
  `Cannot find module ${MODULE}`,
  `declaration file for module ${MODULE}`,
  `Can't resolve ${MODULE}`,
  `resolve import ${MODULE}`,
];

const compile = (patterns: readonly string[]) => patterns.map((pattern) => new RegExp(pattern));
const WITH_NAME_FIRST = compile(NAME_FIRST);
const WITH_MODULE_FIRST = compile(MODULE_FIRST);
const WITHOUT_NAME = compile(MODULE_ONLY);

export function recognizeImportError(text: string): ImportRecognition | undefined {
  const create = (from: string | undefined, name?: string): ImportRecognition | undefined => {
    const path = from === undefined ? '' : readModule(from);
    return LIBRARY.test(path)
      ? {
          kind: 'import',
          imports: [{ from: path, names: name === undefined ? [] : [{ name, local: name }] }],
        }
      : undefined;
  };
  for (const pattern of WITH_NAME_FIRST) {
    const [, name, ...others] = pattern.exec(text) ?? [];
    if (name !== undefined) {
      return create(others.findLast(Boolean), name);
    }
  }
  for (const pattern of WITH_MODULE_FIRST) {
    const groups = pattern.exec(text)?.slice(1).filter(Boolean);
    if (groups) {
      return create(groups[0], groups.at(-1));
    }
  }
  for (const pattern of WITHOUT_NAME) {
    const [, from] = pattern.exec(text) ?? [];
    if (from !== undefined) {
      return create(from);
    }
  }
  return undefined;
}

/** Returns the module of a file: `@mui/material` for `@mui/material/index.js`, and for `@mui_material.js` of Vite. */
function readModule(file: string): string {
  const path = /^(?:@mui|@material-ui)_/.test(file) ? file.replaceAll('_', '/') : file;
  return path.replace(/\.m?js$/, '').replace(/(?:\/esm)?\/index$/, '');
}
