/** Node's way to read edited code: the browser imports it from a `blob:` address, which Node's modules lack. */
import { LOOP_GUARD } from '@/src/site/features/demo/live/loopGuardName';
import type { ModuleBody } from '@/src/site/features/demo/live/runAsModule';

/** @throws SyntaxError */
export async function readInNode(code: string): Promise<ModuleBody> {
  return new Function('require', 'module', 'exports', LOOP_GUARD, code) as ModuleBody;
}
