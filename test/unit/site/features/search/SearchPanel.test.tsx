/** @jest-environment jsdom */
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import type { SearchAnswer, SearchRequest } from '@/src/shared/search/createSearch';
import type { Hit, HitGroup } from '@/src/shared/search/groups';
import type { SearchStatus } from '@/src/site/features/search/searchClient';
import { createStore, inMemory } from '@/src/site/state/createStore';
import { createSystemScheme, fakeTimers } from '../../../support/browser';

const COMPLETE = { names: true, complete: true, failed: false };
const searchStatus = createStore(inMemory<SearchStatus>({ progress: COMPLETE }));
const queryIndex = jest.fn<(request: SearchRequest) => void>();
const loadIndex = jest.fn<(current: string | undefined) => void>();
jest.mock('@/src/site/features/search/searchClient', () => ({
  queryIndex,
  loadIndex,
  searchStatus,
}));
let asPath: string;
jest.mock('next/router', () => ({
  useRouter: () => ({ asPath, events: { on: () => {}, off: () => {} } }),
}));

let SearchPanel: typeof import('@/src/site/features/search/SearchPanel').SearchPanel;
beforeAll(async () => {
  ({ SearchPanel } = await import('@/src/site/features/search/SearchPanel'));
  Element.prototype.scrollIntoView = () => {};
});

let input: HTMLInputElement;
/** Links that were opened in this tab. */
let followed: (string | null)[];
const onClick = ({ target }: Event) => {
  const link = (target as Element).closest('a');
  if (link) {
    followed.push(link.getAttribute('href'));
  }
};
const close = jest.fn();

beforeEach(() => {
  fakeTimers();
  // The window is too narrow for a preview.
  createSystemScheme(false);
  jest.clearAllMocks();
  window.localStorage.clear();
  followed = [];
  document.addEventListener('click', onClick);
  searchStatus.set({ progress: COMPLETE });
  asPath = '/material-ui/react-button/';
  input = document.body.appendChild(document.createElement('input'));
});
afterEach(() => {
  input.remove();
  document.removeEventListener('click', onClick);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function setStatus(change: Partial<SearchStatus>): void {
  act(() => searchStatus.set({ ...searchStatus.get(), ...change }));
}

const createHit = (title: string, values: Partial<Hit> = {}): Hit => ({
  kind: 'page',
  product: 'material-ui',
  title,
  href: `#${title}`,
  crumbs: [],
  marked: [{ text: title, marked: false }],
  excerpt: [],
  ...values,
});
const createGroup = (...hits: Hit[]): HitGroup => ({ hits, total: hits.length });

/** Answers the latest request. */
function answer(groups: readonly HitGroup[], values: Partial<SearchAnswer> = {}): void {
  const [request] = queryIndex.mock.lastCall!;
  setStatus({
    last: {
      request,
      answer: {
        groups: [...groups],
        total: groups.length,
        isNear: false,
        isGuess: false,
        ...values,
      },
    },
  });
}

function show(typed = ''): void {
  input.value = typed;
  render(<SearchPanel input={input} close={close} />);
}
function type(text: string): void {
  input.value = text;
  act(() => {
    input.dispatchEvent(new Event('input'));
  });
}
/**
 * Presses a key in the field.
 * @returns whether the default action was prevented.
 */
function press(key: string, init: KeyboardEventInit = {}): boolean {
  const event = createEvent.keyDown(input, { key, ...init });
  fireEvent(input, event);
  return event.defaultPrevented;
}
/** The list of results. The product filter is another list. */
const getHits = () => within(screen.getByRole('listbox'));
const listOptions = () =>
  getHits()
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const getSelected = () => {
  const selected = getHits().getByRole('option', { selected: true });
  expect(input.getAttribute('aria-activedescendant')).toBe(selected.id);
  return selected.textContent;
};
const five = ['one', 'two', 'three', 'four', 'five'].map((title) => createGroup(createHit(title)));

describe('requests', () => {
  test.each([
    ['/joy-ui/react-button/', 'joy-ui'],
    ['/zh/base-ui/react-select/#slots', 'base-ui'],
    ['/', undefined],
  ])('on %s, the product %s comes first', (path, current) => {
    asPath = path;
    show('card');
    expect(loadIndex.mock.calls).toEqual([[current]]);
    expect(queryIndex.mock.calls).toEqual([
      [{ query: 'card', product: undefined, type: undefined, current }],
    ]);
  });

  test('filters exclude other products and types; one button resets them', () => {
    show('card');
    fireEvent.change(screen.getByRole('combobox', { name: 'Products' }), {
      target: { value: 'joy-ui' },
    });
    expect(queryIndex.mock.lastCall![0]).toMatchObject({ product: 'joy-ui', type: undefined });
    fireEvent.click(screen.getByRole('radio', { name: 'API' }));
    expect(queryIndex.mock.lastCall![0]).toMatchObject({ product: 'joy-ui', type: 'api' });
    answer([]);
    expect(screen.queryByText(/fewer words/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(queryIndex.mock.lastCall![0]).toMatchObject({ product: undefined, type: undefined });
    expect(document.activeElement).toBe(input);
  });
});

describe('results', () => {
  test('results of the previous query stay until new ones arrive', () => {
    show('ca');
    answer([createGroup(createHit('cab'))]);
    type('car');
    expect(listOptions()).toEqual(['cabMaterial UI']);
    answer([createGroup(createHit('car'))]);
    expect(listOptions()).toEqual(['carMaterial UI']);
    type('');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(input.getAttribute('aria-expanded')).toBe('false');
  });

  test('matches are marked, and nothing is parsed as HTML', () => {
    show('<img>');
    const marked = [
      { text: '<img>', marked: true },
      { text: '<b>', marked: false },
    ];
    answer([createGroup(createHit('x', { marked, excerpt: marked }))]);
    const option = getHits().getByRole('option');
    expect(option.querySelectorAll('img, b')).toHaveLength(0);
    expect([...option.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      '<img>',
      '<img>',
    ]);
  });

  test('a group shows three results, and a button for the others', () => {
    show('color');
    answer([createGroup(...Array.from({ length: 6 }, (_, n) => createHit(`color ${n}`)))]);
    expect(listOptions()).toHaveLength(4);
    fireEvent.click(getHits().getByRole('option', { name: 'color 0: 3 more' }));
    expect(listOptions()).toHaveLength(6);
  });

  test('a group of several is a group with a name, and its further results have short lines', () => {
    show('color');
    const row = { kind: 'prop', crumbs: ['Button API'] } as const;
    answer([
      createGroup(createHit('color', row), createHit('color', { ...row, crumbs: ['Chip API'] })),
      createGroup(createHit('Colors')),
    ]);
    const groups = getHits().getAllByRole('group');
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['color']);
    expect(listOptions()).toEqual([
      'colorMaterial UI › Button API › Props',
      'Chip API',
      'ColorsMaterial UI',
    ]);
  });

  test('a corrected query fills the field', () => {
    show('buton');
    answer(five, { suggestion: 'button' });
    fireEvent.click(screen.getByRole('button', { name: 'Did you mean “button”?' }));
    expect(input.value).toBe('button');
    expect(document.activeElement).toBe(input);
    expect(queryIndex.mock.lastCall![0].query).toBe('button');
  });

  test('near matches are shown with a message', () => {
    show('buton');
    answer(five, { isNear: true });
    expect(screen.getByText(/^No exact match/)).not.toBeNull();
    answer(five);
    expect(screen.queryByText(/^No exact match/)).toBeNull();
  });

  test('without results, a hint is shown after all texts were searched', () => {
    setStatus({ progress: { names: true, complete: false, failed: false } });
    show(' xqz ');
    answer([]);
    expect(screen.getByText('No results for “xqz”.')).not.toBeNull();
    expect(screen.queryByText(/fewer words/)).toBeNull();
    setStatus({ progress: { names: true, complete: true, failed: false } });
    expect(screen.getByText(/fewer words/)).not.toBeNull();
    expect(input.getAttribute('aria-expanded')).toBe('false');
    expect(input.hasAttribute('aria-activedescendant')).toBe(false);
  });

  test('the number of results is announced after a pause, not after each key', () => {
    show('c');
    answer(five);
    const readCount = () => screen.getByRole('status').textContent;
    act(() => jest.advanceTimersByTime(499));
    type('ca');
    answer(five.slice(0, 3));
    act(() => jest.advanceTimersByTime(499));
    expect(readCount()).toBe('');
    act(() => jest.advanceTimersByTime(1));
    expect(readCount()).toBe('Results: 3');
  });

  describe('is announced after a pause:', () => {
    const readStatus = () => {
      act(() => jest.advanceTimersByTime(500));
      return screen.getByRole('status').textContent;
    };

    test('loading, and near matches', () => {
      show('buton');
      expect(readStatus()).toBe('Loading search…');
      answer(five, { isNear: true, suggestion: 'button' });
      expect(readStatus()).toBe(
        'No exact matches. Similar results: Results: 5 Did you mean “button”?',
      );
      type('');
      expect(readStatus()).toBe('');
    });

    test('nothing found, and why', () => {
      setStatus({ progress: { names: true, complete: false, failed: false } });
      show('xqz');
      answer([]);
      expect(readStatus()).toBe('No results for “xqz”. Loading search…');
      setStatus({ progress: COMPLETE });
      expect(readStatus()).toBe('No results for “xqz”. Check the spelling, or try fewer words.');
    });

    test('filters', () => {
      show('card');
      press('p', { altKey: true });
      press('K', { altKey: true, shiftKey: true });
      expect(queryIndex.mock.lastCall![0]).toMatchObject({ product: 'material-ui', type: 'demo' });
      answer(five);
      expect(readStatus()).toBe('Demos, Material UI. Results: 5');
      press('k', { altKey: true });
      answer(five.slice(0, 2));
      expect(readStatus()).toBe('All, Material UI. Results: 2');
    });
  });

  test.each([
    ['the first results', false, { names: true, complete: false, failed: false }],
    [
      'all texts, if there were results before',
      true,
      { names: true, complete: true, failed: false },
    ],
  ])('a failure is shown, and after a retry, focus returns with %s', (_when, names, loaded) => {
    setStatus({ progress: { names, complete: false, failed: true } });
    show('card');
    expect(screen.getByRole('alert').textContent).toContain('Could not load');
    loadIndex.mockClear();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(loadIndex.mock.calls).toEqual([['material-ui']]);
    setStatus({ progress: { names, complete: false, failed: false } });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).not.toBe(input);
    setStatus({ progress: loaded });
    expect(document.activeElement).toBe(input);
  });
});

describe('keys', () => {
  beforeEach(() => {
    show('o');
    answer(five);
  });

  test('arrow keys wrap around, Home and End move to the ends', () => {
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(input.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    for (const [key, title] of [
      ['ArrowDown', 'two'],
      ['ArrowDown', 'three'],
      ['ArrowUp', 'two'],
      ['End', 'five'],
      ['ArrowDown', 'one'],
      ['ArrowUp', 'five'],
      ['Home', 'one'],
    ] as const) {
      expect(press(key)).toBe(true);
      expect(getSelected()).toContain(title);
    }
  });

  test('with Shift or Alt, and from an input method, they are ignored', () => {
    for (const init of [
      { shiftKey: true },
      { altKey: true },
      { isComposing: true },
      // Safari's event for a key that has ended a composition.
      { keyCode: 229 },
    ]) {
      expect(press('ArrowDown', init)).toBe(false);
      expect(press('Enter', init)).toBe(false);
    }
    expect(getSelected()).toContain('one');
    expect(close).not.toHaveBeenCalled();
  });

  test('typing selects the first result', () => {
    press('End');
    type('on');
    answer(five);
    expect(getSelected()).toContain('one');
  });

  test('Enter opens the selected result, and the search is stored', () => {
    press('ArrowDown');
    press('Enter');
    expect(followed).toEqual(['#two']);
    expect(close).toHaveBeenCalledTimes(1);
    expect(window.localStorage.getItem('fieldguide-searches')).toBe('["o"]');
  });

  test('Enter stores the page that it opens, which is shown before the next search', () => {
    answer([createGroup(createHit('Card', { href: '/#card' }))]);
    press('Enter');
    type('');
    const opened = within(screen.getByRole('region', { name: 'Recently opened' }));
    const link = opened.getByRole('link', { name: 'Card' });
    expect(link.getAttribute('href')).toBe('/#card');
    fireEvent.click(opened.getByRole('button', { name: 'Remove Card' }));
    expect(screen.queryByRole('region', { name: 'Recently opened' })).toBeNull();
    expect(document.activeElement).toBe(input);
  });

  test.each(['ctrlKey', 'metaKey'])('with %s it opens in a new tab', (key) => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    press('Enter', { [key]: true });
    expect(open.mock.calls).toEqual([['http://localhost/#one', '_blank', 'noopener']]);
    expect([followed, close.mock.calls]).toEqual([[], []]);
    expect(window.localStorage.getItem('fieldguide-searches')).toBe('["o"]');
  });

  test('Enter before the results arrive opens the first result of the new query', () => {
    press('ArrowDown');
    type('on');
    press('Enter');
    expect(close).not.toHaveBeenCalled();
    answer([createGroup(createHit('late'))]);
    expect(followed).toEqual(['#late']);
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('Enter is ignored if the user keeps typing', () => {
    type('on');
    press('Enter');
    type('one');
    answer([createGroup(createHit('later'))]);
    expect(close).not.toHaveBeenCalled();
  });
});

describe('a pointer', () => {
  const move = (name: string, clientX: number) => {
    const event = createEvent.pointerMove(getHits().getByRole('option', { name: RegExp(name) }));
    Object.assign(event, { clientX, clientY: 5 });
    fireEvent(getHits().getByRole('option', { name: RegExp(name) }), event);
  };

  test('that rests while the list scrolls selects nothing; one that moves does', () => {
    show('o');
    answer(five);
    move('two', 10);
    move('three', 10);
    expect(getSelected()).toContain('one');
    move('three', 11);
    expect(getSelected()).toContain('three');
  });

  test('does not move focus from the field', () => {
    show('o');
    answer(five);
    const event = createEvent.mouseDown(getHits().getAllByRole('option')[1]!);
    fireEvent(getHits().getAllByRole('option')[1]!, event);
    expect(event.defaultPrevented).toBe(true);
  });
});

describe('the preview', () => {
  const copy = '# Card\n\nA `surface`.\n';
  let requests: { address: string; signal: AbortSignal }[];
  let serve: () => Promise<Response>;
  const answerWith =
    (text: string, ok = true) =>
    async () =>
      ({ ok, status: ok ? 200 : 404, text: async () => text }) as Response;
  const getPreview = () => screen.getByRole('region', { name: 'Preview' });
  const rest = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const excerpt = [{ text: 'the excerpt', marked: false }];
  // Each test has pages of its own, because loaded files are kept.
  const showTwo = async (name: string) => {
    show('card');
    answer(
      [1, 2].map((n) =>
        createGroup(createHit(`Card ${n}`, { href: `/material-ui/${name}-${n}/`, excerpt })),
      ),
    );
    // Its code is loaded.
    await rest(0);
  };

  beforeEach(() => {
    window.matchMedia = () =>
      ({
        matches: true,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList;
    requests = [];
    serve = answerWith(copy);
    window.fetch = (address, init) => {
      requests.push({ address: String(address), signal: init!.signal! });
      return serve();
    };
  });

  test('loads when a result has been selected for a moment, and describes it', async () => {
    await showTwo('moment');
    expect(getPreview().textContent).toContain('the excerpt');
    await rest(149);
    expect(requests).toEqual([]);
    await rest(1);
    expect(requests.map(({ address }) => address)).toEqual(['/material-ui/moment-1.md']);
    expect(getPreview().querySelector('p')!.textContent).toBe('A surface.');
    const described = getHits().getByRole('option', { selected: true });
    const id = described.getAttribute('aria-describedby')!;
    expect(getPreview().querySelector(`#${id}`)!.textContent).toBe('A surface.');
  });

  test('another selection ends the request, and a second one uses what was loaded', async () => {
    serve = () => new Promise(() => {});
    await showTwo('abort');
    await rest(150);
    serve = answerWith(copy);
    press('ArrowDown');
    expect(requests[0]!.signal.aborted).toBe(true);
    await rest(150);
    press('ArrowUp');
    press('ArrowDown');
    expect(getPreview().textContent).toContain('A surface.');
    expect(requests).toHaveLength(2);
  });

  test.each([
    ['fails', () => Promise.reject(new TypeError('offline'))],
    ['is not there', answerWith('<!doctype html>', false)],
  ])('shows the excerpt if the copy %s', async (name, fails) => {
    serve = fails;
    await showTwo(name.replaceAll(' ', '-'));
    await rest(200);
    expect(getPreview().textContent).toContain('the excerpt');
  });

  test('shows the row of a prop', async () => {
    serve = answerWith(
      JSON.stringify({
        props: [
          { name: 'color', type: { written: 'string' }, default: "'a'", description: 'Its <b>.' },
        ],
      }),
    );
    show('color');
    const href = '/material-ui/api/button/#button-prop-color';
    answer([createGroup(createHit('color', { kind: 'prop', href }))]);
    await rest(0);
    await rest(150);
    expect(requests[0]!.address).toBe('/api-data/material-ui/button.json');
    expect(getPreview().textContent).toContain("TypestringDefault'a'Its <b>.");
    expect(getPreview().querySelector('b')).toBeNull();
  });
});

test('a recent search can be repeated', () => {
  window.localStorage.setItem('fieldguide-searches', '["card","sx"]');
  show();
  fireEvent.click(screen.getByRole('button', { name: 'sx' }));
  expect(input.value).toBe('sx');
  expect(document.activeElement).toBe(input);
  expect(queryIndex.mock.lastCall![0].query).toBe('sx');
});
