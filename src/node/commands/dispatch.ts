/** Finds the command for a command line and parses its arguments. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { CommandError } from '../errors';
import { findNear, suggest } from '../nearMatches';

export interface CommandInput {
  /** Options by name. */
  values: Readonly<Record<string, string | boolean | undefined>>;
  /** The arguments after the command that aren't options. */
  positionals: readonly string[];
  /** The unparsed arguments after the command. */
  args: readonly string[];
}

interface Command {
  /** A description for the list of commands. */
  title: string;
  /** The names of its arguments, such as `<address>`. Without it, the command only takes options. */
  usage?: string;
  /** Its options, in the format of `parseArgs` from node:util. */
  options?: Record<string, { type: 'boolean' | 'string' }>;
  /** Whether the command parses `args` itself. If so, neither options nor arguments are checked here. */
  isRaw?: boolean;
  /** @returns the exit code; 0 when it returns undefined. */
  run: (input: CommandInput) => Promise<number | undefined>;
}

export type Commands = Readonly<Record<string, Command>>;

/**
 * Runs a command.
 * @param argv the arguments after the name of the program: a command and its arguments.
 * @returns the exit code of the command.
 * @throws CommandError that lists the commands for an unknown name, or the options of the command when its arguments
 *   can't be parsed; and the errors of the command.
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
