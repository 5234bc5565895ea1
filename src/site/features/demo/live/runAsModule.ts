/**
 * Runs code as a module from a `blob:` address, in the frame of an edited demo. The site's Content-Security-Policy allows these addresses, which only
 * scripts can create, and forbids `eval` and `new Function`.
 */
import { LOOP_GUARD } from './loopGuardName';

/** The body of a CommonJS module, as a function. */
export type ModuleBody = (
  require: (specifier: string) => unknown,
  module: { exports: object },
  exports: object,
  loopGuard: unknown,
) => void;

/**
 * Parses code without running it.
 * @param code body of a CommonJS module.
 * @param name its file name in stack traces, whose line numbers match the code.
 * @throws SyntaxError from the browser's parser.
 */
export async function runAsModule(code: string, name = ''): Promise<ModuleBody> {
  const source = `export default function(require,module,exports,${LOOP_GUARD}){${code}\n}\n//# sourceURL=${name}`;
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  try {
    const module: { default: ModuleBody } = await import(/* turbopackIgnore: true */ url);
    return module.default;
  } finally {
    URL.revokeObjectURL(url);
  }
}
