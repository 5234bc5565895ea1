/** Reads the icons of the installed @mui/icons-material. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type IconShape, getIconGroup } from '@/src/shared/iconData';
import { type IconNames, groupIconNames } from '@/src/shared/iconNames';
import { BuildError } from './errors';
import { ROOT, relative } from './paths';

const PACKAGE = path.join(ROOT, 'node_modules/@mui/icons-material');

/** Returns the version of the installed package. */
export function readIconVersion(): string {
  return JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')).version;
}

/** Lists the names of all modules that contain an icon. */
export function listIconModules(): string[] {
  return readdirSync(PACKAGE)
    .filter((file) => file.endsWith('.js') && file !== 'index.js')
    .map((file) => path.basename(file, '.js'))
    .filter((name) => getIconGroup(name) !== undefined);
}

/** Returns the path of an icon's module in the installed package. */
export function getIconFile(name: string): string {
  return path.join(PACKAGE, `${name}.js`);
}

/** Lists the names of all icons in the installed package. */
export function readIconNames(): IconNames {
  return groupIconNames(listIconModules());
}

/**
 * Reads the drawing of an icon by running its module with stubs for React and `createSvgIcon`.
 * @throws BuildError when the module doesn't have the form of this version's icons.
 */
export function readIcon(file: string): readonly IconShape[] {
  let shapes: readonly IconShape[] | undefined;
  const createSvgIcon = (drawing: IconShape | readonly IconShape[] | Fragment) => {
    shapes = isFragment(drawing) ? drawing.fragment : toList(drawing);
  };
  const jsx = (type: unknown, props: Record<string, unknown>) => createShape(type, props);
  const modules: Record<string, unknown> = {
    '@babel/runtime/helpers/interopRequireDefault': { default: (module: unknown) => module },
    '@babel/runtime/helpers/interopRequireWildcard': { default: (module: unknown) => module },
    './utils/createSvgIcon': { default: createSvgIcon },
    react: { Fragment: FRAGMENT },
    'react/jsx-runtime': { jsx, jsxs: jsx },
  };
  new Function('require', 'exports', readFileSync(file, 'utf8'))(
    (name: string) => modules[name],
    {},
  );
  if (!shapes) {
    throw new BuildError({
      file: relative(file),
      cause: "the module doesn't draw anything with createSvgIcon",
      remedy: 'compare src/node/iconModules.ts with the modules of this version of the package',
    });
  }
  return shapes;
}

const FRAGMENT = Symbol('Fragment');

interface Fragment {
  fragment: readonly IconShape[];
}

function isFragment(drawing: unknown): drawing is Fragment {
  return typeof drawing === 'object' && drawing !== null && 'fragment' in drawing;
}

/** Converts one shape or a list of shapes to a list. A list has shapes where an element has its props. */
function toList(drawing: IconShape | readonly IconShape[]): readonly IconShape[] {
  const [, props] = drawing;
  const isShape =
    typeof drawing === 'string' || (typeof props === 'object' && !Array.isArray(props));
  return isShape ? [drawing as IconShape] : (drawing as readonly IconShape[]);
}

function createShape(type: unknown, props: Record<string, unknown>): IconShape | Fragment {
  const { children, ...attributes } = props;
  const list = children === undefined ? [] : toList(children as IconShape | readonly IconShape[]);
  if (type === FRAGMENT) {
    return { fragment: list };
  }
  return type === 'path' && Object.keys(attributes).join() === 'd'
    ? String(attributes.d)
    : [String(type), attributes as Record<string, string>, list];
}
