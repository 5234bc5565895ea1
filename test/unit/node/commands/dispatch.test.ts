import { expect, jest, test } from '@jest/globals';
import { type CommandInput, type Commands, dispatch } from '@/src/node/commands/dispatch';

const run = jest.fn<(input: CommandInput) => Promise<number | undefined>>();
const COMMANDS: Commands = {
  build: { title: 'makes the site', options: { 'if-changed': { type: 'boolean' } }, run },
  'new-page': { title: 'writes a page', usage: '<address>', run },
  test: { title: 'tests everything', usage: '[part …]', isRaw: true, run },
};

test('a command gets its options and its arguments', async () => {
  run.mockResolvedValue(undefined);
  expect(await dispatch(COMMANDS, ['build', '--if-changed'])).toBe(0);
  expect(run).toHaveBeenLastCalledWith({
    values: { 'if-changed': true },
    positionals: [],
    args: ['--if-changed'],
  });
  await dispatch(COMMANDS, ['new-page', '/joy-ui/react-chip']);
  expect(run.mock.lastCall![0].positionals).toEqual(['/joy-ui/react-chip']);
});

test('a command may parse its arguments itself, and return its exit code', async () => {
  run.mockResolvedValue(3);
  expect(await dispatch(COMMANDS, ['test', 'unit', '--fresh', '--shard', '2/8'])).toBe(3);
  expect(run.mock.lastCall![0].args).toEqual(['unit', '--fresh', '--shard', '2/8']);
});

test.each([
  [['buidl'], /^There is no command "buidl"\. Did you mean "build"\? The commands are:\n/],
  [['toString'], /^There is no command "toString"\./],
  [[], /^Name a command\. The commands are:\n/],
])('%j gets the list of commands', async (argv, message) => {
  const error = dispatch(COMMANDS, argv);
  await expect(error).rejects.toThrow(message);
  await expect(error).rejects.toThrow(
    [
      '  build [--if-changed]  makes the site',
      '  new-page <address>    writes a page',
      '  test [part …]         tests everything',
    ].join('\n'),
  );
});

test.each([
  [['build', '--if-change'], "Unknown option '--if-change'", 'Usage: build [--if-changed]'],
  [['build', 'now'], "Unexpected argument 'now'", 'Usage: build [--if-changed]'],
  [['new-page', '--force'], "Unknown option '--force'", 'Usage: new-page <address>'],
])('%j is an error that names the usage', async (argv, cause, usage) => {
  run.mockClear();
  const error = dispatch(COMMANDS, argv);
  await expect(error).rejects.toThrow(cause);
  await expect(error).rejects.toThrow(usage);
  expect(run).not.toHaveBeenCalled();
});
