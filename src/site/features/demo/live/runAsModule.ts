/**
 * Hands code to the browser as a module of its own, at a `blob:` address. The site's Content-Security-Policy allows
 * such addresses, which only a script can make, and forbids `eval` and `new Function`.
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
 * Lets the browser read code without running it.
 * @param code body of a CommonJS module.
 * @param name its address in stack traces; lines there are those of the code.
 * @throws SyntaxError as the browser has it.
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
