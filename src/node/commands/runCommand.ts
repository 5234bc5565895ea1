import { BuildError, BuildErrors, CommandError } from '../errors';

/** Runs a command. Errors with a message for users are printed without a stack, other errors with it. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isExpected =
      error instanceof CommandError || error instanceof BuildError || error instanceof BuildErrors;
    console.error(isExpected ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
