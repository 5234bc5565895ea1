/** Chooses the Firefox and the WebKit of this run, and starts them. */
import { z } from 'zod';
import { ENGINES_VARIABLE, findEngines } from '../../tools/programs/engines';
import type { Engine } from './driver';
import { startFirefox } from './drivers/bidi';
import { startPlaywright } from './drivers/playwright';
import { startWebKit } from './drivers/webDriver';

const choiceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('playwright'), version: z.string() }),
  z.strictObject({ kind: z.literal('system'), path: z.string(), version: z.string() }),
  z.strictObject({ kind: z.literal('missing'), reason: z.string() }),
]);
const choicesSchema = z.strictObject({ firefox: choiceSchema, webkit: choiceSchema });

export type EngineName = keyof z.infer<typeof choicesSchema>;
export type EngineChoice = z.infer<typeof choiceSchema>;

let choices: Promise<z.infer<typeof choicesSchema>> | undefined;

/** Returns the engine that the runner has chosen, else one that is installed on this machine. */
export async function chooseEngine(name: EngineName): Promise<EngineChoice> {
  const text = process.env[ENGINES_VARIABLE];
  choices ??= text
    ? Promise.resolve(choicesSchema.parse(JSON.parse(text)))
    : findEngines(() => {}, { install: false });
  return (await choices)[name];
}

/**
 * Starts an engine.
 * @throws Error with the reason when it isn't available.
 */
export function startEngine(name: EngineName, choice: EngineChoice): Promise<Engine> {
  switch (choice.kind) {
    case 'missing':
      throw new Error(choice.reason);
    case 'playwright':
      return startPlaywright(name);
    case 'system':
      return { firefox: startFirefox, webkit: startWebKit }[name](choice.path);
  }
}
