import { BuildError, BuildErrors, CommandError } from '../errors';

/** Runs a command line's work: errors that are meant for people are printed as they are, others with their stack. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const forPeople =
      error instanceof CommandError || error instanceof BuildError || error instanceof BuildErrors;
    console.error(forPeople ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
