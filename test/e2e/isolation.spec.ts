/**
 * Edited code runs in a sandboxed frame (docs/decisions/032-edited-code-in-a-frame.md). These tests edit a demo with code
 * that tries to get out, to reach the network, or to hang the page.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Page, confined, demo, editedStage, expect, open } from './support';

const URL = '/material-ui/react-paper/';
const NAME = 'PaperBasic';

/** As browsers on desktops do: frames of other origins have a process of their own. The headless shell shares one. */
const test = confined.extend({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      await provide({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--site-per-process'],
      });
    },
    { scope: 'worker' },
  ],
});

const editor = (page: Page) => demo(page, NAME).locator('.cm-content');
const status = (page: Page) => demo(page, NAME).getByRole('status').first();
const runButton = (page: Page) => demo(page, NAME).getByRole('button', { name: 'Run edited code' });

async function edit(page: Page): Promise<void> {
  await open(page, URL);
  await demo(page, NAME).getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(editor(page)).toBeFocused();
}

async function write(page: Page, code: string): Promise<void> {
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

/**
 * A demo that tries things when it is evaluated, and lists what came of them. "Refused" is an error, or an answer that
 * says no.
 */
const createAttempts = (server: string) => `
import * as React from 'react';
const attempts = {
  'local storage': () => localStorage.getItem('secret'),
  'session storage': () => sessionStorage.getItem('secret'),
  'cookies': () => document.cookie,
  'databases': () => indexedDB.open('secret'),
  'caches': () => caches.keys(),
  'document of the page': () => parent.document.title,
  'address of the page': () => parent.location.href,
  'variable of the page': () => parent.secret,
  'element of the frame': () => { if (!frameElement) throw new Error(); },
  'navigation of the page': () => { top.location.href = '${server}/top'; },
  'window': () => { if (!open('${server}/window')) throw new Error(); },
  'dialog': () => { if (confirm('${server}') === false) throw new Error(); },
  'fetch': () => fetch('${server}/fetch', { mode: 'no-cors' }),
  'fetch of the site': () => fetch('/robots.txt'),
  'beacon': () => {
    navigator.sendBeacon('${server}/beacon', 'x');
    throw new Error('the answer is always yes');
  },
  'peer connection': () => new RTCPeerConnection(),
  'request': () => new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.onload = resolve; request.onerror = reject;
    request.open('GET', '${server}/request'); request.send();
  }),
  'picture': () => new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = resolve; image.onerror = reject;
    image.src = '${server}/picture';
  }),
  'socket': () => new Promise((resolve, reject) => {
    const socket = new WebSocket('${server.replace('http', 'ws')}/socket');
    socket.onopen = resolve; socket.onerror = reject;
  }),
  'event source': () => new Promise((resolve, reject) => {
    const source = new EventSource('${server}/events');
    source.onopen = resolve; source.onerror = reject;
  }),
  'script': () => new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = resolve; script.onerror = reject;
    script.src = '${server}/script';
    document.body.append(script);
  }),
  'module': () => import(['${server}/module'][0]),
  'style sheet': () => new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet'; link.href = '${server}/style';
    link.onload = resolve; link.onerror = reject;
    document.body.append(link);
  }),
  'font': () => new FontFace('x', 'url(${server}/font)').load(),
  'worker': () => { new Worker('${server}/worker'); },
  'eval': () => (0, eval)('1'),
  'service worker': () => navigator.serviceWorker.register('/sw.js'),
  'frame of another site': () => new Promise((resolve, reject) => {
    const frame = document.createElement('iframe');
    frame.src = '${server}/frame';
    document.addEventListener('securitypolicyviolation', reject);
    document.body.append(frame);
  }),
  'form': () => {
    const form = document.createElement('form');
    form.action = '${server}/form';
    document.body.append(form);
    form.submit();
    throw new Error('nothing tells whether it was submitted');
  },
};
const outcome = Object.entries(attempts).map(async ([name, run]) => {
  try {
    const got = await run();
    return name + ': got ' + String(got);
  } catch {
    return name + ': refused';
  }
});
export default function Attempts() {
  const [lines, setLines] = React.useState([]);
  React.useEffect(() => { void Promise.all(outcome).then(setLines); }, []);
  return <ul>{lines.map((line) => <li key={line}>{line}</li>)}</ul>;
}
`;

test('Edited code reads nothing of the page, and reaches no server', async ({ page, context }) => {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? '');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const { port } = server.address() as AddressInfo;
  try {
    await edit(page);
    await page.evaluate(() => {
      localStorage.setItem('secret', 'one');
      sessionStorage.setItem('secret', 'two');
      document.cookie = 'secret=three';
      Object.assign(window, { secret: 'four' });
    });
    const address = page.url();
    await write(page, createAttempts(`http://localhost:${port}`));
    const lines = editedStage(page, NAME).getByRole('listitem');
    await expect(lines).not.toHaveCount(0);
    const outcomes = await lines.allTextContents();
    expect(outcomes.length).toBeGreaterThan(25);
    expect(outcomes.filter((line) => !line.endsWith(': refused'))).toEqual([]);
    expect(requested).toEqual([]);
    expect(page.url()).toBe(address);
    expect(context.pages()).toHaveLength(1);
  } finally {
    server.close();
  }
});

test('A frame whose document edited code replaces gets nothing, and ends', async ({ page }) => {
  await edit(page);
  await write(
    page,
    "location.href = '/material-ui/react-stack/';\nexport default () => <p>left</p>;",
  );
  await expect(runButton(page)).toBeVisible();
  await expect(demo(page, NAME).locator('iframe')).toHaveCount(0);
  await write(page, 'export default () => <p>on</p>;');
  await expect(editedStage(page, NAME)).toHaveText('on');
});

const STOPPED = /stopped responding/;
const TOO_LONG = /blocked the page/;
const component = (body: string) =>
  `export default function A() {\n${body}\n  return <p>never</p>;\n}`;

/** Ways to keep a thread busy, and what the reader is told. */
const LOOPS: Record<string, { code: string; told: RegExp }> = {
  'while (true);': { code: component('  while (true);'), told: TOO_LONG },
  'for (;;);': { code: component('  for (;;);'), told: TOO_LONG },
  'do; while (1)': { code: component('  do; while (1);'), told: TOO_LONG },
  'a loop in try in a loop': {
    code: component('  for (;;) { try { for (;;) {} } catch {} }'),
    told: TOO_LONG,
  },
  recursion: {
    code: component('  const f = () => f() + 1;\n  f();'),
    told: /call stack/,
  },
  'a chain of microtasks': {
    code: component('  const next = () => Promise.resolve().then(next);\n  void next();'),
    told: STOPPED,
  },
  'a set that grows while it is visited': {
    code: component(
      '  const set = new Set([0]);\n  set.forEach((n) => { set.delete(n); set.add(n + 1); });',
    ),
    told: STOPPED,
  },
  'a regular expression that goes back': {
    code: component("  /^(a+)+$/.test('a'.repeat(50) + 'b');"),
    told: STOPPED,
  },
  'a generator': {
    code: component('  function* all() { while (true) yield 1; }\n  for (const n of all());'),
    told: TOO_LONG,
  },
  'an array of a billion': {
    code: component('  for (const n of [1, 2, 3, 4]) { new Array(1e9).fill(n).sort(); }'),
    told: /stopped responding|Invalid array length|blocked the page/,
  },
  'renderings without end': {
    code: "import * as React from 'react';\nexport default function A() {\n  const [n, set] = React.useState(0);\n  set(n + 1);\n  return <p>{n}</p>;\n}",
    told: /Too many re-renders|Minified React error/,
  },
};

for (const [name, { code, told }] of Object.entries(LOOPS)) {
  test(`The page goes on during ${name}, and offers to edit on`, async ({ page }) => {
    test.setTimeout(90_000);
    await edit(page);
    await write(page, 'export default () => <p>before</p>;');
    await expect(editedStage(page, NAME)).toHaveText('before');
    const longest = watchPauses(page);
    await write(page, code);
    await expect(status(page)).toHaveText(told, { timeout: 30_000 });
    expect(await longest(), 'milliseconds without a turn of the page').toBeLessThan(1500);
    if (told === STOPPED) {
      await expect(runButton(page)).toBeVisible();
      // What was there before the edits.
      await expect(demo(page, NAME).locator('iframe')).toHaveCount(0);
    }
    await write(page, 'export default () => <p>on</p>;');
    await expect(editedStage(page, NAME)).toHaveText('on', { timeout: 20_000 });
    await expect(runButton(page)).toBeHidden();
  });
}

test('Timers without end are no hang: the demo and the page go on', async ({ page }) => {
  await edit(page);
  await write(
    page,
    "import * as React from 'react';\nexport default function A() {\n  const [n, set] = React.useState(0);\n  React.useEffect(() => {\n    const again = () => { set((m) => m + 1); setTimeout(again); };\n    again();\n  }, []);\n  return <p>{n > 100 ? 'many' : 'few'}</p>;\n}",
  );
  const longest = watchPauses(page);
  await expect(editedStage(page, NAME)).toHaveText('many');
  expect(await longest()).toBeLessThan(1500);
  await write(page, 'export default () => <p>on</p>;');
  await expect(editedStage(page, NAME)).toHaveText('on');
});

/** Watches the page's thread. Returns a function that tells the longest time without a turn, in milliseconds. */
function watchPauses(page: Page): () => Promise<number> {
  const started = page.evaluate(() => {
    const state = { last: performance.now(), longest: 0 };
    Object.assign(window, { pauses: state });
    setInterval(() => {
      const now = performance.now();
      state.longest = Math.max(state.longest, now - state.last);
      state.last = now;
    }, 50);
  });
  return async () => {
    await started;
    return page.evaluate(
      () => (window as unknown as { pauses: { longest: number } }).pauses.longest,
    );
  };
}
