import { execFileSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { prepareEmbed } from '@/src/node/embeds/registry';
import { listErrorCodes } from '@/src/node/messages/listErrorCodes';
import { ROOT } from '@/src/node/paths';
import { fillErrorMessage, readMinifiedError } from '@/src/shared/errorCodes';
import { findAll, parseHtml, textOf } from '../../support/html';

const codes = listErrorCodes();

/** Returns the message of the error that code throws, in a process of its own: the packages read NODE_ENV at import. */
function getMessage(code: string, env: 'production' | 'development'): string {
  const script = `try { ${code} } catch (error) { process.stdout.write(error.message) }`;
  return execFileSync(process.execPath, ['-e', script], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: env },
  });
}

describe('the message of a minified error is that of development:', () => {
  test.each([
    ["require('@mui/system').decomposeColor('reed')", '@mui/system'],
    ["require('@mui/system').decomposeColor('color(srgb2 1 1 1)')", '@mui/system'],
    ["require('@mui/utils').unstable_capitalize(1)", '@mui/utils'],
    ["require('@mui/material').createTheme({ vars: {} })", '@mui/material'],
    ["require('@mui/material').createTheme({ palette: { primary: {} } })", '@mui/material'],
    [
      "require('@mui/material').createTheme({ palette: { primary: { main: { 5: 1 } } } })",
      '@mui/material',
    ],
  ])('%s', (code, packageName) => {
    const error = readMinifiedError(getMessage(code, 'production'));
    const messages = codes[error!.code]?.map((message) => ({
      text: fillErrorMessage(message.text, error!.args),
      packages: message.packages,
    }));
    expect(messages).toContainEqual({
      text: getMessage(code, 'development'),
      packages: expect.arrayContaining([packageName]),
    });
  });
});

test('a code that two packages use has both, in alphabetical order', () => {
  expect(codes['19']).toEqual([
    { text: expect.any(String), packages: ['@mui/material', '@mui/system'] },
  ]);
});

test('the page has a section for each code, with its message and its packages', () => {
  const block = { name: 'ErrorCodes', props: {}, line: 1 };
  const { props, toc } = prepareEmbed(block, 'a.md', 'en');
  const html = parseHtml(String(props.html));
  expect(toc?.map(({ text }) => text)).toEqual(
    Object.keys(codes).map((code) => `MUI error ${code}`),
  );
  expect(findAll(html, 'h2').map(({ properties }) => properties.id)).toEqual(
    toc?.map(({ hash }) => hash),
  );
  expect(findAll(html, 'p').map(textOf).join('\n')).toContain('MUI: Unsupported `{1}` color.');
  expect(findAll(html, 'p').map(textOf)).toContain('Thrown by @mui/system');
});
