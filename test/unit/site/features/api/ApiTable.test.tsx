/** @jest-environment jsdom */
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { getGroupKey } from '@/src/shared/apiView';
import type { ApiTableData, ApiTableKind } from '@/src/shared/apiTables';
import { ApiTable } from '@/src/site/features/api/ApiTable';
import { storedText } from '@/src/site/state/storedText';
import { API_FILES, getTable, getTypesHtml } from '../../../support/apiTable';
import { createClipboard } from '../../../support/browser';
import { type TestServer, startServer } from '../../../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startServer(API_FILES);
});
afterAll(() => server.close());

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/material-ui/api/button/');
  server.isDown = false;
  server.requests = [];
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const show = (
  kind: ApiTableKind = 'props',
  values: Partial<ApiTableData> = {},
  sourceHref?: string,
) =>
  act(async () =>
    render(
      <>
        <ApiTable table={{ ...getTable(kind), ...values }} {...(sourceHref && { sourceHref })} />
        <div dangerouslySetInnerHTML={{ __html: getTypesHtml() }} />
      </>,
    ),
  );
const getFilter = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Filter Props' });
const filter = (query: string) => fireEvent.change(getFilter(), { target: { value: query } });
const getStatus = () => screen.getByRole('status').textContent!.trim();
/** The message while rows aren't loaded, which can't be searched. */
const NOT_SEARCHED = 'Hidden HTML attributes and system props are not searched.';
const getSwitch = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const getRow = (name: string) => document.getElementById(`button-prop-${name}`);
const listShown = () =>
  [...document.querySelectorAll<HTMLElement>('tbody tr[id]')]
    .filter((row) => !row.hidden)
    .map(({ id }) => id.replace('button-prop-', ''));
const goTo = (hash: string) =>
  act(async () => {
    window.history.replaceState(null, '', hash);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });

describe('the filter', () => {
  test('hides the other rows and shows how many match', async () => {
    await show();
    expect(getStatus()).toBe('');
    filter('primary');
    expect(listShown()).toEqual(['color', 'sx']);
    expect(getStatus()).toBe(`2 of 6 · ${NOT_SEARCHED}`);
  });

  test('shows a message if nothing matches, and none for an empty query', async () => {
    await show();
    filter('none-such');
    expect(getStatus()).toBe(`No matches. ${NOT_SEARCHED}`);
    filter('');
    expect(getStatus()).toBe('');
    expect(listShown()).toHaveLength(6);
  });
});

describe('a row in the address', () => {
  test('is shown when the page opens', async () => {
    window.history.replaceState(null, '', '#button-prop-action');
    await show();
    expect(getRow('action')!.hasAttribute('data-revealed')).toBe(true);
    expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([getRow('action')]);
  });

  test('is shown when the hash changes, even if a filter hides it', async () => {
    await show();
    filter('color');
    await goTo('#button-prop-onChange');
    expect(getRow('onChange')!.hidden).toBe(false);
    expect(getRow('onChange')!.hasAttribute('data-revealed')).toBe(true);
    expect(getFilter().value).toBe('');
    expect(getStatus()).toBe('');
  });

  test('is shown for a link to the current hash', async () => {
    window.history.replaceState(null, '', '#button-prop-onChange');
    await show();
    filter('color');
    expect(getRow('onChange')!.hidden).toBe(true);
    // jsdom would navigate later, during the next test.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(getRow('onChange')!.querySelector('.api-anchor')!);
    expect(getRow('onChange')!.hidden).toBe(false);
    expect(getFilter().value).toBe('');
  });

  test('of a shared set is fetched first', async () => {
    await show();
    await goTo('#button-prop-onBlur');
    await waitFor(() => expect(getRow('onBlur')?.hasAttribute('data-revealed')).toBe(true));
  });

  test.each(['#props', '#other-prop-color', '#100%', '#button-classes-root'])(
    '%s is not in the table: nothing is highlighted or fetched',
    async (hash) => {
      window.history.replaceState(null, '', hash);
      await show();
      expect(document.querySelectorAll('[data-revealed]')).toHaveLength(0);
      expect(server.requests).toEqual([]);
    },
  );
});

describe('a click', () => {
  test('on the button of a row toggles it', async () => {
    await show();
    const button = screen.getByRole('button', { name: 'Details of color' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await act(async () => fireEvent.click(button));
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await act(async () => fireEvent.click(button));
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  test('on a type toggles its definition in place', async () => {
    await show();
    const link = screen.getByRole('link', { name: 'SxProps' });
    expect(link.getAttribute('aria-expanded')).toBe('false');
    // If a click is prevented, the browser doesn't follow the link.
    expect(await act(async () => fireEvent.click(link))).toBe(false);
    expect(link.getAttribute('aria-expanded')).toBe('true');
    expect(getRow('sx')!.nextElementSibling!.textContent).toContain('type SxProps');
    await act(async () => fireEvent.click(link));
    expect(link.getAttribute('aria-expanded')).toBe('false');
    expect(document.querySelectorAll('.api-type-row')).toHaveLength(0);
  });

  test('on the link of a row copies its address and confirms it', async () => {
    const clipboard = createClipboard();
    await show();
    const link = screen.getByRole('link', { name: 'Copy link to color' });
    await act(async () => fireEvent.click(link));
    expect(clipboard.texts).toEqual(['http://localhost/material-ui/api/button/#button-prop-color']);
    expect(link.hasAttribute('data-copied')).toBe(true);
    expect(getStatus()).not.toBe('');
  });

  test('on the link of a row on another page copies the address of the API page', async () => {
    const clipboard = createClipboard();
    await show('props', {}, '/joy-ui/api/button/');
    await act(async () =>
      fireEvent.click(screen.getByRole('link', { name: 'Copy link to color' })),
    );
    expect(clipboard.texts).toEqual(['http://localhost/joy-ui/api/button/#button-prop-color']);
  });

  test('on the link of a fetched row on another page copies that address as well', async () => {
    const clipboard = createClipboard();
    await show('props', {}, '/joy-ui/api/button/');
    fireEvent.click(getSwitch(/HTML attributes/));
    await waitFor(() => expect(listShown()).toContain('onClick'));
    await act(async () =>
      fireEvent.click(screen.getByRole('link', { name: 'Copy link to onClick' })),
    );
    expect(clipboard.texts).toEqual(['http://localhost/joy-ui/api/button/#button-prop-onClick']);
  });

  test('on the name of a row toggles it as well', async () => {
    await show();
    const name = screen.getByRole('rowheader', { name: 'color' });
    await act(async () => fireEvent.click(name));
    expect(getRow('color')!.hasAttribute('data-open')).toBe(true);
    await act(async () => fireEvent.click(name));
    expect(getRow('color')!.hasAttribute('data-open')).toBe(false);
  });

  test('with a key that opens a new tab copies nothing', async () => {
    const clipboard = createClipboard();
    await show();
    const link = screen.getByRole('link', { name: 'Copy link to color' });
    await act(async () => fireEvent.click(link, { ctrlKey: true }));
    await act(async () => fireEvent.click(link, { metaKey: true }));
    expect(clipboard.texts).toEqual([]);
  });

  test('does not confirm if access to the clipboard is denied', async () => {
    createClipboard({ refuses: true });
    await show();
    const link = screen.getByRole('link', { name: 'Copy link to color' });
    await act(async () => fireEvent.click(link));
    expect(link.hasAttribute('data-copied')).toBe(false);
    expect(getStatus()).toBe('');
  });
});

describe('rows of shared sets', () => {
  test('are not fetched before they are shown', async () => {
    await show();
    expect(server.requests).toEqual([]);
    expect(listShown()).not.toContain('onClick');
  });

  test('are fetched when their switch is turned on', async () => {
    await show();
    fireEvent.click(getSwitch(/HTML attributes/));
    await waitFor(() => expect(listShown().slice(6)).toEqual(['onClick', 'onBlur', 'role']));
    fireEvent.click(getSwitch(/System props/));
    await waitFor(() => expect(listShown()).toContain('m'));
  });

  test('are fetched immediately if the switch was on before', async () => {
    storedText(getGroupKey('native')).set('on');
    await show();
    await waitFor(() => expect(listShown()).toContain('role'));
    expect(getSwitch(/HTML attributes/).checked).toBe(true);
  });

  test('are filtered and counted if a filter is active', async () => {
    await show();
    filter('onblur');
    expect(getStatus()).toBe(`No matches. ${NOT_SEARCHED}`);
    fireEvent.click(getSwitch(/HTML attributes/));
    await waitFor(() => expect(getStatus()).toBe(`1 of 9 · ${NOT_SEARCHED}`));
    expect(listShown()).toEqual(['onBlur']);
    fireEvent.click(getSwitch(/System props/));
    await waitFor(() => expect(getStatus()).toBe('1 of 10'));
  });

  test('that are switched off again are not counted', async () => {
    await show();
    fireEvent.click(getSwitch(/HTML attributes/));
    await waitFor(() => expect(listShown()).toContain('role'));
    fireEvent.click(getSwitch(/HTML attributes/));
    filter('attribute');
    expect(document.documentElement.hasAttribute('data-api-native')).toBe(false);
    expect(getStatus()).toBe(`No matches. ${NOT_SEARCHED}`);
  });

  test('that fail to load cause an error message, and can be loaded again', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
    server.isDown = true;
    await show();
    fireEvent.click(getSwitch(/HTML attributes/));
    await waitFor(() =>
      expect(getStatus()).toBe(
        'Could not load the API reference. Turn it off and on to try again.',
      ),
    );
    expect(consoleError).toHaveBeenCalledTimes(1);
    expect(listShown()).toHaveLength(6);
    server.isDown = false;
    fireEvent.click(getSwitch(/HTML attributes/));
    fireEvent.click(getSwitch(/HTML attributes/));
    await waitFor(() => expect(getStatus()).toBe(''));
    expect(listShown()).toContain('role');
  });
});

describe('a table of classes', () => {
  test('has its own view, and neither switches nor a filter with few rows', async () => {
    await show('classes');
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    expect(screen.getByRole('group', { name: 'View of CSS classes' })).toBeTruthy();
    expect(document.querySelector('[data-view]')?.getAttribute('data-view')).toBe('classes');
  });
});

test('a table without own props always shows the inherited ones, without a switch', async () => {
  await show('props', { inherited: 6 });
  expect(document.querySelector('[data-view]')?.getAttribute('data-all')).toBe('true');
  expect(screen.queryByRole('checkbox', { name: /Inherited/ })).toBeNull();
});

test('on an exported page, the existing rows are kept, and the controls work on them', async () => {
  const container = document.createElement('div');
  const { renderToString } = await import('react-dom/server');
  container.innerHTML = renderToString(<ApiTable table={getTable('props')} />);
  document.body.append(container);
  const row = container.querySelector('tbody tr');
  const { html: _, ...served } = getTable('props');
  await act(async () => render(<ApiTable table={served} />, { container, hydrate: true }));
  expect(container.querySelector('tbody tr')).toBe(row);
  filter('disabled');
  expect(listShown()).toEqual(['disabled']);
});
