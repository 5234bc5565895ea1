import { expect, test } from '@jest/globals';
import { StartError } from '@/services/feedback/database/database';
import { readSettings } from '@/services/feedback/settings';
import { SITE_ORIGIN } from '@/src/shared/links';
import { FEEDBACK_PORT } from '@/src/shared/services';

test('without any: this machine alone, PGlite, no report', () => {
  expect(readSettings({})).toEqual({
    port: FEEDBACK_PORT,
    host: 'localhost',
    dataFolder: '.data/feedback',
    freeMegabytes: 64,
    databaseUrl: undefined,
    token: undefined,
    origins: [SITE_ORIGIN],
    allowsLocalhost: true,
    rate: 30,
    proxies: 0,
    logLevel: 'info',
  });
});

test('an empty variable is one that is not set', () => {
  expect(readSettings({ FEEDBACK_PORT: '', FEEDBACK_TOKEN: '', DATABASE_URL: '' })).toEqual(
    readSettings({}),
  );
});

test('several origins', () => {
  const { origins } = readSettings({
    FEEDBACK_ORIGINS: 'https://a.example, http://b.example:8080',
  });
  expect(origins).toEqual([SITE_ORIGIN, 'https://a.example', 'http://b.example:8080']);
});

test.each([
  ['FEEDBACK_PORT', 'http'],
  ['FEEDBACK_PORT', '70000'],
  ['FEEDBACK_TOKEN', 'short'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['FEEDBACK_ORIGINS', '*'],
  ['FEEDBACK_ORIGINS', 'https://a.example/docs'],
  ['FEEDBACK_TOKEN', 'twenty-four letters with blanks'],
  ['FEEDBACK_TOKEN', 'vierundzwanzig-zeichen-für-alle'],
  ['FEEDBACK_RATE', '0'],
  ['FEEDBACK_RATE', 'many'],
  ['FEEDBACK_PROXIES', '-1'],
  ['FEEDBACK_LOG', 'loud'],
  ['FEEDBACK_FREE_MB', '-1'],
])('%s=%s is refused by name, without its value', (name, value) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(StartError);
  expect(read).toThrow(name);
  expect(read).not.toThrow(` ${value} `);
});

test('all errors are named at once', () => {
  const read = () => readSettings({ FEEDBACK_PORT: 'x', FEEDBACK_TOKEN: 'y' });
  expect(read).toThrow(/FEEDBACK_PORT .*\nFEEDBACK_TOKEN /);
});
