/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["browser", "default"]}
 *
 * Errors of the production build of the installed React DOM: their codes have the messages that answers show.
 */
import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { createMessagesFile } from '@/src/node/exporters/messages';
import { explainCode } from '@/src/shared/answers/explainMessage';
import { readReactError } from '@/src/shared/errorCodes';

/** The packages, loaded for production. */
let React: typeof import('react');
let client: typeof import('react-dom/client');
let material: typeof import('@mui/material');

beforeAll(() => {
  const { env } = process;
  process.env = { ...env, NODE_ENV: 'production' };
  jest.isolateModules(() => {
    React = require('react');
    client = require('react-dom/client');
    material = require('@mui/material');
  });
  process.env = env;
  // React calls the listeners of errors itself here.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => document.body.replaceChildren());

const h = (...args: unknown[]) =>
  (React.createElement as (...args: unknown[]) => React.ReactElement)(...args);

/** Renders a component, or hydrates HTML, and returns the errors that React reports. */
async function listErrors(element: ReactNode, html?: string): Promise<string[]> {
  const errors: string[] = [];
  const report = (error: unknown) => {
    // The error of a component is the cause of the one that says what React did about it.
    const { cause } = error as Error;
    errors.push(String(error), ...(cause === undefined ? [] : [String(cause)]));
  };
  const options = { onUncaughtError: report, onRecoverableError: report };
  const container = document.createElement('div');
  document.body.append(container);
  let root;
  if (html === undefined) {
    root = client.createRoot(container, options);
    root.render(element);
  } else {
    container.innerHTML = html;
    root = client.hydrateRoot(container, element, options);
  }
  await waitFor(() => expect(errors).not.toEqual([]));
  root.unmount();
  return errors;
}

/** Fails in the first render only. */
function createFailing(): ComponentType {
  let isFirst = true;
  return () => {
    if (isFirst) {
      isFirst = false;
      throw new Error('not ready');
    }
    return h('p', null, 'a');
  };
}

function ConditionalHooks({ first }: { first: 'more' | 'fewer' }) {
  const [isLater, setLater] = React.useState(false);
  React.useEffect(() => setLater(true), []);
  if (isLater === (first === 'more')) {
    return h('p', null, null);
  }
  // eslint-disable-next-line react-hooks/rules-of-hooks -- it is the error
  React.useState(0);
  return h('p', null, 'a');
}

function SetInRender() {
  const [count, setCount] = React.useState(0);
  [count + 1].forEach(setCount);
  return null;
}

function SetInEffect() {
  const [count, setCount] = React.useState(0);
  React.useLayoutEffect(() => setCount(count + 1), [count]);
  return null;
}

function Query() {
  const isWide = material.useMediaQuery('(min-width: 1px)', { noSsr: true });
  return h('p', null, isWide ? 'wide' : 'narrow');
}

function Store() {
  return React.useSyncExternalStore(
    () => () => undefined,
    () => 'a',
  );
}

/** What is wrong, with the code, its arguments, and a part of the message. */
const CASES: readonly [
  name: string,
  code: string,
  args: readonly string[],
  message: string,
  cause: () => ReactNode,
  html?: string,
][] = [
  [
    'a text that differs',
    '418',
    ['text', ''],
    "server rendered text didn't match",
    () => h('p', null, 'client'),
    '<p>server</p>',
  ],
  [
    'an element that differs',
    '418',
    ['HTML', ''],
    "server rendered HTML didn't match",
    () => h('p', null, 'a'),
    '<div>a</div>',
  ],
  [
    'a div in a Typography, which the HTML parser moves',
    '418',
    ['HTML', ''],
    'Hydration failed',
    () => h(material.Typography, null, h('div', null, 'a')),
    '<p class="MuiTypography-root"><div>a</div></p>',
  ],
  [
    'useMediaQuery with noSsr',
    '418',
    ['text', ''],
    'Hydration failed',
    () => {
      window.matchMedia = () =>
        ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never;
      return h(Query);
    },
    '<p>narrow</p>',
  ],
  [
    'an error during hydration',
    '423',
    [],
    'client rendering the entire root',
    () => h(createFailing()),
    '<p>a</p>',
  ],
  [
    'an error during hydration in Suspense',
    '422',
    [],
    'from the nearest Suspense boundary',
    () => h(React.Suspense, null, h(createFailing())),
    '<!--$--><p>a</p><!--/$-->',
  ],
  [
    'a boundary that failed on the server',
    '419',
    [],
    'The server could not finish this Suspense boundary',
    () => h(React.Suspense, null, h('p', null, 'a')),
    '<!--$!--><template></template><p>Loading</p><!--/$-->',
  ],
  [
    'a store without a value for the server',
    '407',
    [],
    'Missing getServerSnapshot',
    () => h(Store),
    'a',
  ],
  ['more hooks', '310', [], 'Rendered more hooks', () => h(ConditionalHooks, { first: 'fewer' })],
  ['fewer hooks', '300', [], 'Rendered fewer hooks', () => h(ConditionalHooks, { first: 'more' })],
  ['a state that is set in render', '301', [], 'Too many re-renders', () => h(SetInRender)],
  ['a state that is set in each effect', '185', [], 'Maximum update', () => h(SetInEffect)],
  [
    'an object as a child',
    '31',
    ['object with keys {a}'],
    'Objects are not valid as a React child (found: object with keys {a})',
    () => ({ a: 1 }) as never,
  ],
  [
    'a component that is undefined',
    '130',
    ['undefined', ''],
    'but got: undefined.',
    () => h(undefined),
  ],
  [
    'children of a void element',
    '137',
    ['hr'],
    'hr is a void element tag',
    () => h(material.Box, { component: 'hr' }, 'a'),
  ],
  [
    'a style that is a string',
    '62',
    [],
    'The `style` prop expects',
    () => h('p', { style: 'color: red' }),
  ],
  [
    'an element of React 18',
    '525',
    [],
    'A React Element from an older version',
    () =>
      ({
        $$typeof: Symbol.for('react.element'),
        type: 'p',
        key: null,
        ref: null,
        props: {},
      }) as never,
  ],
];

const file = createMessagesFile();

/** Checks the code of an error, and that its answer has the message and an explanation. */
function check(error: string, code: string, args: readonly string[], message: string): void {
  const read = readReactError(error);
  expect(read?.code).toBe(code);
  expect(read?.args.slice(0, args.length)).toEqual(args);
  const [found] = explainCode({ ...read!, library: 'React' }, file)?.messages ?? [];
  expect(found?.text).toContain(message);
  expect(found?.explained?.explanation?.fix).toMatch(/\w/);
}

test.each(CASES.map((row) => [row[0], row[1], row] as const))(
  '%s is the error %s',
  async (_name, code, row) => {
    const [, , args, message, cause, html] = row;
    const errors = await listErrors(cause(), html);
    const error = errors.find((one) => one.includes(`#${code};`)) ?? errors.join('\n');
    check(error, code, args, message);
  },
);

test('a hook outside of a component is the error 321', () => {
  let error: unknown;
  try {
    material.useTheme();
  } catch (thrown) {
    error = thrown;
  }
  check(String(error), '321', [], 'Invalid hook call');
});

test('a root without an element is the error 299', () => {
  let error: unknown;
  try {
    client.createRoot(document.querySelector('main') as never);
  } catch (thrown) {
    error = thrown;
  }
  check(String(error), '299', [], 'Target container is not a DOM element.');
});

describe('a code that only a former React has', () => {
  test.each([
    ['425', [], 'Text content does not match'],
    ['421', [], 'This Suspense boundary received an update'],
    ['152', ['App'], 'App(...): Nothing was returned from render.'],
  ])('%s has its message and an explanation', (code, args, message) => {
    const address = `https://reactjs.org/docs/error-decoder.html?invariant=${code}${args.map((arg) => `&args[]=${arg}`).join('')}`;
    check(
      `Minified React error #${code}; visit ${address} for the full message`,
      code,
      args,
      message,
    );
  });
});
