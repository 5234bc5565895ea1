/** Finds the command that a command line names, and parses its arguments. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { CommandError } from '../errors';
import { findNear, suggest } from '../nearMatches';

export interface CommandInput {
  /** Options by name. */
  values: Readonly<Record<string, string | boolean | undefined>>;
  /** What follows the command, without its options. */
  positionals: readonly string[];
  /** What follows the command, as it was written. */
  args: readonly string[];
}

interface Command {
  /** What it does, for the list of commands. */
  title: string;
  /** Names of its arguments, such as `<address>`. A command without it takes options only. */
  usage?: string;
  /** Options that it takes, as `parseArgs` of node:util describes them. */
  options?: Record<string, { type: 'boolean' | 'string' }>;
  /** It parses `args` itself: neither options nor arguments are checked here. */
  isRaw?: boolean;
  /** @returns the exit code; 0 when it returns nothing. */
  run: (input: CommandInput) => Promise<number | undefined>;
}

export type Commands = Readonly<Record<string, Command>>;

/**
 * Runs a command.
 * @param argv what follows the name of the program: a command, then its arguments.
 * @returns its exit code.
 * @throws CommandError that lists the commands when there is none of that name, or the options of the command when its
 *   arguments cannot be parsed; and what the command throws.
 */
export async function dispatch(commands: Commands, argv: readonly string[]): Promise<number> {
  const [name, ...args] = argv;
  if (name === undefined || !Object.hasOwn(commands, name)) {
    const cause =
      name === undefined
        ? 'Name a command.'
        : `There is no command "${name}".${suggest(findNear(name, Object.keys(commands), 3))}`;
    throw new CommandError(`${cause} The commands are:\n${describeCommands(commands)}`);
  }
  const command = commands[name]!;
  return (await command.run(parse(name, command, args))) ?? 0;
}

function parse(name: string, command: Command, args: readonly string[]): CommandInput {
  if (command.isRaw) {
    return { values: {}, positionals: [], args };
  }
  const { options = {}, usage } = command;
  const config: ParseArgsConfig = {
    args: [...args],
    options,
    allowPositionals: usage !== undefined,
  };
  try {
    const { values, positionals } = parseArgs(config);
    return { values: values as CommandInput['values'], positionals, args };
  } catch (error) {
    throw new CommandError(
      `${error instanceof Error ? error.message : String(error)}\nUsage: ${describeUsage(name, command)}`,
    );
  }
}

function describeCommands(commands: Commands): string {
  const usages = Object.entries(commands).map(([name, command]) => describeUsage(name, command));
  const width = Math.max(...usages.map((usage) => usage.length));
  return Object.values(commands)
    .map(({ title }, index) => `  ${usages[index]!.padEnd(width)}  ${title}`)
    .join('\n');
}

function describeUsage(name: string, { usage, options = {} }: Command): string {
  const switches = Object.entries(options).map(([option, { type }]) =>
    type === 'boolean' ? `[--${option}]` : `[--${option} <value>]`,
  );
  return [name, ...(usage === undefined ? [] : [usage]), ...switches].join(' ');
}
