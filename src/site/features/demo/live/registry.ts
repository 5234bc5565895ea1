/** Resolves the modules that edited code imports. */
import { loadIcon } from './icons';
import { LiveError } from './liveError';
import { DEEP_IMPORTS, ICONS, PACKAGES } from './packages';

/** The exports of a module. Reading an export that doesn't exist throws a LiveError. */
export type ModuleExports = Readonly<Record<string, unknown>>;

const loaded = new Map<string, Promise<ModuleExports>>();

/**
 * Loads the module of a specifier.
 * @param specifier such as `@mui/material/Button`.
 * @throws LiveError for an unknown package or path, and for loading errors, which a later call can retry.
 */
export function loadModule(specifier: string): Promise<ModuleExports> {
  let pending = loaded.get(specifier);
  if (!pending) {
    pending = findModule(specifier);
    loaded.set(specifier, pending);
    pending.catch(() => loaded.delete(specifier));
  }
  return pending;
}

async function findModule(specifier: string): Promise<ModuleExports> {
  if (specifier === ICONS) {
    return createIconBarrel();
  }
  if (specifier.startsWith(`${ICONS}/`)) {
    const name = specifier.slice(ICONS.length + 1);
    return createExports(specifier, { default: await loadIcon(name) });
  }
  // `hasOwn`, because "constructor" isn't a package.
  if (Object.hasOwn(PACKAGES, specifier)) {
    return createExports(specifier, await loadPackage(specifier));
  }
  const parent = DEEP_IMPORTS.find((name) => specifier.startsWith(`${name}/`));
  if (parent) {
    return createPart(specifier, parent, await loadPackage(parent));
  }
  throw new LiveError('liveNoPackage', { name: specifier });
}

async function loadPackage(name: string): Promise<Record<string, unknown>> {
  try {
    const module: { default?: unknown } = { ...(await PACKAGES[name]?.()) };
    // React is CommonJS. Bundlers differ in whether its exports exist beside `default`.
    const { default: whole } = module;
    return typeof whole === 'object' && whole !== null ? { ...whole, ...module } : { ...module };
  } catch (error) {
    console.error(error);
    throw new LiveError('liveNotLoaded', { name });
  }
}

/** Modules without a default export named like them. */
const NAMED_ONLY =
  /^(utils|transitions|className|locales?|generateUtilityClass(es)?|spacing|styleFunctionSx|palette|typography|breakpoints|colorManipulator|composeClasses|shadows|sizing|borders|display|flexbox|positions|cssGrid|hooks|components|models|constants)$/i;

/**
 * Creates `@mui/material/Button`: its default export is the export of that name. The other exports of the package serve
 * as its named exports, such as `buttonClasses`.
 */
function createPart(
  specifier: string,
  parent: string,
  whole: Record<string, unknown>,
): ModuleExports {
  const part = specifier.slice(parent.length + 1);
  if (/^themeAugmentation$|Augmentation$/.test(part)) {
    return createExports(specifier, {});
  }
  const name = part.split('/').at(-1) ?? '';
  const plain = name.replace(/^unstable_/i, '');
  const found = [name, `Unstable_${plain}`, `unstable_${plain}`, plain].find((candidate) =>
    Object.hasOwn(whole, candidate),
  );
  if (found === undefined && !NAMED_ONLY.test(plain)) {
    throw new LiveError('liveNoPackage', { name: specifier });
  }
  return createExports(specifier, {
    ...whole,
    ...(found !== undefined && { default: whole[found] }),
  });
}

/** Creates the barrel of icons. The import statements of edited code determine which icons must be loaded before. */
function createIconBarrel(): ModuleExports {
  const icons: Record<string, unknown> = {};
  return new Proxy(icons, {
    get: (_target, name) => {
      if (typeof name !== 'string' || name === 'then') {
        return undefined;
      }
      return name === '__esModule' ? true : loadedIcons.get(name);
    },
  });
}

const loadedIcons = new Map<string, unknown>();

/** Loads all modules. Modules that can't be loaded throw when they are required. */
export async function loadModules(
  specifiers: readonly string[],
): Promise<Map<string, ModuleExports | LiveError>> {
  const modules = await Promise.all(
    specifiers.map(async (specifier) => {
      try {
        const module = await loadModule(specifier);
        if (specifier.startsWith(`${ICONS}/`)) {
          loadedIcons.set(specifier.slice(ICONS.length + 1), module.default);
        }
        return [specifier, module] as const;
      } catch (error) {
        if (error instanceof LiveError) {
          return [specifier, error] as const;
        }
        throw error;
      }
    }),
  );
  return new Map<string, ModuleExports | LiveError>(modules);
}

/** Creates the exports of a module for compiled code. A missing export throws an error instead of being `undefined`. */
function createExports(specifier: string, exports: Record<string, unknown>): ModuleExports {
  return new Proxy(
    { ...exports, __esModule: true },
    {
      get(target, name) {
        if (typeof name !== 'string' || Object.hasOwn(target, name)) {
          return Reflect.get(target, name);
        }
        // Properties that the JavaScript engine reads from objects.
        if (name === 'then' || name === 'toJSON' || name in Object.prototype) {
          return undefined;
        }
        throw new LiveError('liveNoExport', { module: specifier, name });
      },
    },
  );
}
