import { describe, expect, test } from '@jest/globals';
import {
  COMBINATIONS,
  KINDS,
  PLAN_VARIABLE,
  type Plan,
  type Visit,
  chooseRoundRobin,
  isSampled,
  planComponentPages,
  planUse,
  planVisits,
  readPlan,
  selectNamed,
} from '@/tools/proof/plan';

const KIND_URLS: readonly string[] = Object.values(KINDS);
const OTHERS = Array.from({ length: 300 }, (_, index) => `/material-ui/react-part-${index}/`);
const PAGES = [...KIND_URLS, ...OTHERS];

/** A plan of the gate where nothing has changed, unless something is given. */
const plan = (changes: Partial<Plan> = {}): Plan => ({
  scope: 'gate',
  turn: 0,
  changedPages: [],
  changedDemos: [],
  only: [],
  ...changes,
});
const visit = (changes: Partial<Plan> = {}) => planVisits(PAGES, plan(changes));
const listTurns = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + index);

const describeVisit = ({ mode, direction, widths }: Omit<Visit, 'url'>) =>
  widths.map((width) => `${mode} ${direction} ${width}`);
const ALL_SETTINGS = COMBINATIONS.flatMap(describeVisit).sort();

/** The settings in which each page is visited, in alphabetical order. */
function collect(visits: readonly Visit[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { url, ...combination } of visits) {
    found.set(url, [...(found.get(url) ?? []), ...describeVisit(combination)].sort());
  }
  return found;
}

test('there are eight settings: two modes, two directions, two widths', () => {
  expect(ALL_SETTINGS).toHaveLength(8);
  expect(new Set(ALL_SETTINGS).size).toBe(8);
});

describe('the full proof', () => {
  test.each([0, 7])('visits every page in all settings, at turn %d', (turn) => {
    const visits = collect(visit({ scope: 'full', turn }));
    expect([...visits.keys()]).toEqual(PAGES);
    for (const settings of visits.values()) {
      expect(settings).toEqual(ALL_SETTINGS);
    }
  });
});

describe('the gate', () => {
  test('visits one page of each kind in all settings, at every turn', () => {
    for (const turn of listTurns(0, 10)) {
      const visits = collect(visit({ turn }));
      for (const url of KIND_URLS) {
        expect([url, visits.get(url)]).toEqual([url, ALL_SETTINGS]);
      }
    }
  });

  test('visits about a tenth of the others, each once', () => {
    for (const turn of listTurns(0, 10)) {
      const others = visit({ turn }).filter(({ url }) => !KIND_URLS.includes(url));
      expect(new Set(others.map(({ url }) => url)).size).toBe(others.length);
      expect(others.flatMap(describeVisit)).toHaveLength(others.length);
      expect(others.length).toBeGreaterThan(OTHERS.length / 20);
      expect(others.length).toBeLessThan(OTHERS.length / 5);
    }
  });

  test.each([0, 3, 1234])('visits every page in ten turns in a row, from turn %d on', (first) => {
    const visited = listTurns(first, 10).flatMap((turn) => visit({ turn }).map(({ url }) => url));
    expect(new Set(visited)).toEqual(new Set(PAGES));
    // No page comes twice before all have come.
    for (const url of OTHERS) {
      expect(visited.filter((other) => other === url)).toHaveLength(1);
    }
  });

  test.each([0, 5, 987])(
    'visits every page in all settings in eighty turns in a row, from turn %d on',
    (first) => {
      const visits = collect(listTurns(first, 80).flatMap((turn) => visit({ turn })));
      for (const url of OTHERS) {
        expect([url, visits.get(url)]).toEqual([url, ALL_SETTINGS]);
      }
    },
  );

  test('visits a page that has changed in two settings that differ in everything, regardless of the turn', () => {
    const url = OTHERS[17]!;
    for (const turn of listTurns(0, 80)) {
      const [one, two, ...rest] = visit({ turn, changedPages: [url] }).filter(
        (visited) => visited.url === url,
      );
      expect(rest).toEqual([]);
      expect(one!.mode).not.toBe(two!.mode);
      expect(one!.direction).not.toBe(two!.direction);
      expect([...one!.widths, ...two!.widths].sort()).toEqual([1280, 390]);
    }
  });

  test('a change alters no other visit', () => {
    const url = OTHERS[17]!;
    const without = ({ url: visited }: Visit) => visited !== url;
    expect(visit({ changedPages: [url] }).filter(without)).toEqual(visit().filter(without));
  });

  test('a page of a kind that has changed is visited in all settings, once', () => {
    const [url] = KIND_URLS;
    const visits = collect(visit({ changedPages: [url!] }));
    expect(visits.get(url!)).toEqual(ALL_SETTINGS);
  });
});

describe('a change of all pages', () => {
  const countChanged = (turn: number) => {
    const settings = collect(visit({ turn, changedPages: OTHERS }));
    return OTHERS.filter((url) => settings.get(url)?.length === 2);
  };

  test('is seen by the gate on a hundred of them, on others at another turn', () => {
    expect(countChanged(0)).toHaveLength(100);
    expect(countChanged(1)).toHaveLength(100);
    expect(countChanged(1)).not.toEqual(countChanged(0));
  });

  test('is seen on all of them by a run for what has changed', () => {
    expect(visit({ scope: 'changed', changedPages: OTHERS })).toHaveLength(2 * OTHERS.length);
  });
});

describe('a run for what has changed', () => {
  test('visits nothing else', () => {
    const changedPages = [OTHERS[3]!, KIND_URLS[0]!];
    const visits = visit({ scope: 'changed', changedPages });
    expect(new Set(visits.map(({ url }) => url))).toEqual(new Set(changedPages));
    expect(visits).toHaveLength(4);
  });

  test('visits nothing when nothing has', () => {
    expect(visit({ scope: 'changed' })).toEqual([]);
  });

  test('a removed page is not visited', () => {
    expect(visit({ scope: 'changed', changedPages: ['/gone/'] })).toEqual([]);
  });
});

describe('a run with named addresses', () => {
  const START = '/material-ui/react-part-1';
  const isNamed = (url: string) => url.startsWith(START);

  test('gets exactly the addresses with that prefix, regardless of the turn', () => {
    const named = OTHERS.filter(isNamed);
    for (const turn of listTurns(0, 10)) {
      const visits = visit({ turn, only: [START] });
      expect(visits.map(({ url }) => url)).toEqual(named);
    }
  });

  test('gets all settings of the full proof', () => {
    const visits = collect(visit({ scope: 'full', only: [OTHERS[4]!] }));
    expect([...visits]).toEqual([[OTHERS[4], ALL_SETTINGS]]);
  });

  test('may name several', () => {
    const only = [OTHERS[4]!, OTHERS[200]!];
    expect(visit({ only }).map(({ url }) => url)).toEqual(only);
  });

  test('throws for an address that does not exist', () => {
    expect(() => visit({ only: ['/no-such-page/', '/nor-this/'] })).toThrow(
      'No address begins with /no-such-page/ or /nor-this/',
    );
    expect(() => selectNamed([], plan(), String)).toThrow();
  });
});

describe('the use of demos', () => {
  const DEMOS = Array.from({ length: 500 }, (_, index) => ({
    pathname: `/material-ui/react-part-${index % 50}`,
    file: `data/part/Part${index}.tsx`,
  }));
  const list = (changes: Partial<Plan> = {}) => planUse(DEMOS, plan(changes));
  const FILES = DEMOS.map(({ file }) => file);

  test('is that of all demos in the full proof, and of those on named pages', () => {
    expect(list({ scope: 'full' })).toEqual(DEMOS);
    expect(list({ only: ['/material-ui/react-part-7/'] })).toEqual(
      DEMOS.filter(({ pathname }) => pathname === '/material-ui/react-part-7'),
    );
  });

  test.each([0, 4321])(
    'is that of each demo once in a hundred turns in a row, from turn %d on',
    (first) => {
      const samples = listTurns(first, 100).map((turn) => list({ turn }));
      expect(
        samples
          .flat()
          .map(({ file }) => file)
          .sort(),
      ).toEqual([...FILES].sort());
      expect(Math.max(...samples.map(({ length }) => length))).toBeLessThan(500 / 30);
    },
  );

  test('is that of the changed demos at every turn, and at most 25 of them in the gate', () => {
    const changedDemos = FILES.slice(0, 200);
    const countChanged = (changes: Partial<Plan>) =>
      list(changes).filter(({ file }) => changes.changedDemos!.includes(file)).length;
    for (const turn of listTurns(0, 50)) {
      expect(list({ turn, changedDemos: [FILES[3]!] })).toContain(DEMOS[3]);
    }
    // The sample of the turn is of 200 / 100 demos, more or less, and may be among the changed ones.
    expect(countChanged({ changedDemos })).toBeGreaterThanOrEqual(25);
    expect(countChanged({ changedDemos })).toBeLessThan(40);
    expect(countChanged({ scope: 'changed', changedDemos })).toBe(200);
  });
});

test('checks with turns run every tenth turn, for the next item of their list', () => {
  const list = ['a', 'b', 'c'] as const;
  const turns = listTurns(0, 60).filter((turn) => isSampled('key', turn));
  expect(turns).toHaveLength(6);
  expect(turns.every((turn) => turn % 10 === turns[0]! % 10)).toBe(true);
  const chosen = turns.map((turn) => chooseRoundRobin('key', turn, list));
  expect(chosen.slice(3)).toEqual(chosen.slice(0, 3));
  expect(new Set(chosen)).toEqual(new Set(list));
});

describe('the component pages that are visited once', () => {
  const BUTTON = '/joy-ui/react-button/';
  const CARD = '/joy-ui/react-card/';
  const pages = [KINDS['component page'], BUTTON, '/joy-ui/react-button/api/', CARD, '/joy-ui/'];

  test.each<[string, Partial<Plan>, string[]]>([
    ['the full proof visits all', { scope: 'full' }, [KINDS['component page'], BUTTON, CARD]],
    ['the gate visits one, and those that changed', { changedPages: [CARD] }, [pages[0]!, CARD]],
    ['a run for changes visits these', { scope: 'changed', changedPages: [CARD, '/'] }, [CARD]],
    ['a run with addresses visits these', { only: [BUTTON] }, [BUTTON]],
    ['addresses of other pages select none', { scope: 'full', only: ['/joy-ui/api/'] }, []],
  ])('%s', (_name, changes, expected) => {
    expect(planComponentPages(pages, plan(changes))).toEqual(expected);
  });

  test('are limited in the gate when many changed', () => {
    const count = (scope: Plan['scope']) =>
      planComponentPages(PAGES, plan({ scope, changedPages: OTHERS })).length;
    expect([count('gate'), count('changed')]).toEqual([21, OTHERS.length]);
  });
});

describe('readPlan', () => {
  test('reads the plan of the runner', () => {
    const given = plan({ scope: 'full', turn: 12, only: ['/a/'] });
    expect(readPlan({ [PLAN_VARIABLE]: JSON.stringify(given) } as never)).toEqual(given);
  });

  test('of a run without a plan is that of the gate', () => {
    expect(readPlan({} as never)).toEqual(plan());
  });

  test.each(['{"scope":"gate"}', '{', JSON.stringify({ ...plan(), extra: 1 })])(
    'refuses %s',
    (text) => {
      expect(() => readPlan({ [PLAN_VARIABLE]: text } as never)).toThrow();
    },
  );
});

test.each([0, 1, 2, 13])('the sample of turn %d has all modes, directions and widths', (turn) => {
  const settings = visit({ turn })
    .filter(({ url }) => !KIND_URLS.includes(url))
    .flatMap(describeVisit)
    .join(' ');
  for (const name of ['light', 'dark', 'ltr', 'rtl', '1280', '390']) {
    expect(settings).toContain(name);
  }
});
