/** What the service worker keeps when a host, or a network in between, answers 200 with something else than the file. */
import { ASK_BUILD } from '@/src/shared/offline';
import { type WrongAnswer, readBuildId } from './fixtures/deploy';
import { createOfflineVersion } from './fixtures/offlineVersion';
import { heading, missing, test, updateWorker, visit } from './offlineSupport';
import { type Page, expect, readExport } from './support';

const CARD = '/material-ui/react-card/';
/** A data file. */
const DATA = '/manifest.webmanifest';
const LOGIN = '<!doctype html><html><title>Log in</title><h1>Log in to this network</h1></html>';

/** Requests an address as scripts do, and reads the whole answer. */
const request = (page: Page, url: string) =>
  page.evaluate(async (address) => {
    try {
      return await (await fetch(address)).text();
    } catch {
      return 'failed';
    }
  }, url);

/** The text that the worker keeps of an address. */
const readKept = (page: Page, url: string) =>
  page.evaluate(async (address) => (await caches.match(address))?.text(), url);

/** Waits until the worker has kept what it was asked for until now: it keeps this page again, with another heading. */
let marks = 0;
async function settle(page: Page, network: { onRequest: unknown }): Promise<void> {
  const mark = `<!-- ${(marks += 1)} -->`;
  const whole = readExport('/system/react-box/index.html');
  network.onRequest = (url: string) =>
    url === '/system/react-box/' ? { body: whole.replace('</html>', `${mark}</html>`) } : undefined;
  await request(page, '/system/react-box/');
  await expect.poll(() => readKept(page, '/system/react-box/')).toContain(mark);
  network.onRequest = () => undefined;
}

const askBuild = (page: Page) =>
  page.evaluate(async (type) => {
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
    navigator.serviceWorker.controller!.postMessage({ type }, [port2]);
    return answer;
  }, ASK_BUILD);

test('A wrong answer with the status 200 is not kept, and never replaces a good copy', async ({
  page,
  network,
  watch,
}) => {
  watch.tolerate(/ERR_(CONTENT_LENGTH_MISMATCH|CONNECTION_(RESET|CLOSED)|EMPTY_RESPONSE)/);
  await visit(page, network, CARD);
  const whole = readExport(`${CARD}index.html`);
  const id = readBuildId();
  expect((await readKept(page, CARD)) === whole).toBe(true);

  const wrong: Record<string, WrongAnswer> = {
    'a login page': { body: LOGIN },
    'an old build': { body: whole.replaceAll(id, `old${id.slice(3)}`) },
    'half a file, with the length of the whole': { body: whole, isCut: true },
    'half a file, with its own length': { body: whole.slice(0, whole.length / 2) },
    'a wrong type': { body: `${whole}\n`, type: 'text/plain' },
  };
  const kept: Record<string, string | undefined> = {};
  for (const [name, answer] of Object.entries(wrong)) {
    await test.step(`A page: ${name}`, async () => {
      network.onRequest = (url) => (url === CARD ? answer : undefined);
      await request(page, CARD);
      await settle(page, network);
      const text = await readKept(page, CARD);
      kept[name] = text === whole ? 'the good copy' : text?.slice(0, 100);
      network.onRequest = () => undefined;
      await request(page, CARD);
      await expect.poll(async () => (await readKept(page, CARD)) === whole).toBe(true);
    });
  }
  expect(kept).toEqual(
    Object.fromEntries(Object.keys(wrong).map((name) => [name, 'the good copy'])),
  );

  const script = /\/_next\/static\/chunks\/[\w.~-]+\.js/.exec(
    readExport('/material-ui/icons/index.html').replaceAll(
      new RegExp([...new Set(whole.match(/chunks\/[\w.~-]+\.js/g))].join('|'), 'g'),
      '',
    ),
  )![0];
  await test.step('A script: a login page, and half a file', async () => {
    const code = readExport(script);
    for (const answer of [{ body: LOGIN }, { body: code, type: 'text/javascript', isCut: true }]) {
      network.onRequest = (url) => (url === script ? answer : undefined);
      await request(page, script);
      await settle(page, network);
      expect(await readKept(page, script)).toBeUndefined();
    }
    expect(await request(page, script)).toBe(code);
    await expect.poll(() => readKept(page, script)).toBe(code);
  });

  await test.step('A login page that an earlier worker has kept as a script is fetched again', async () => {
    await page.evaluate(
      async ([url, body]) => {
        const cache = await caches.open('fieldguide-files');
        await cache.put(url!, new Response(body, { headers: { 'Content-Type': 'text/html' } }));
      },
      [script, LOGIN],
    );
    expect(await request(page, script)).toBe(readExport(script));
  });

  await test.step('Data: a login page, and half a file', async () => {
    const data = readExport(DATA);
    for (const answer of [{ body: LOGIN }, { body: data.slice(0, 40), type: 'application/json' }]) {
      network.onRequest = (url) => (url === DATA ? answer : undefined);
      await request(page, DATA);
      await settle(page, network);
      expect([undefined, data]).toContain(await readKept(page, DATA));
    }
  });

  await test.step('A new worker is not installed while its offline page is a login page', async () => {
    network.deploy(createOfflineVersion());
    network.onRequest = (url) => (url.startsWith('/offline/') ? { body: LOGIN } : undefined);
    const state = await page.evaluate(async () => {
      const registration = (await navigator.serviceWorker.getRegistration())!;
      await registration.update();
      const worker = registration.installing;
      return new Promise((resolve) => {
        worker?.addEventListener('statechange', () => resolve(worker.state));
      });
    });
    expect(state).toBe('redundant');
    expect(await askBuild(page)).toBe(id);
    network.onRequest = () => undefined;
    await updateWorker(page);
    expect(await askBuild(page)).not.toBe(id);
  });

  network.stop();
  await page.goto(network.url + CARD);
  await expect(heading(page, 'Card')).toBeVisible();
  await page.goto(`${network.url}/joy-ui/react-button/`);
  await expect(missing(page)).toBeVisible();
});
