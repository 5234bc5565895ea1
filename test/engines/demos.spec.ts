/** Demos: first interaction, edits, and the playground. */
import { MODIFIER, type Tab, expect, leaveUnchecked, test } from './support';

const BUTTON = '/material-ui/react-button/';
const PACK = { css: '#ButtonClick [data-stage] button', name: 'Pack a tent' };
const STATUS = '#ButtonClick [role="status"]';

test.describe('Interaction before the code of a demo has loaded is replayed once', () => {
  /** Runs an action while scripts are held, and then releases them. */
  async function doEarly(
    tab: Tab,
    network: { holdScripts: () => () => void },
    act: () => Promise<void>,
  ): Promise<void> {
    await tab.open(BUTTON);
    const release = network.holdScripts();
    await tab.place(PACK);
    expect(await tab.evaluate(isLive, '#ButtonClick')).toBe(false);
    await act();
    await tab.reads(STATUS, 'Tents on the packing list: 2');
    expect(await tab.evaluate(isLive, '#ButtonClick')).toBe(false);
    release();
    await tab.until(isLive, '#ButtonClick');
    await tab.reads(STATUS, 'Tents on the packing list: 3');
    await tab.click(PACK);
    await tab.reads(STATUS, 'Tents on the packing list: 4');
  }

  test('A click', async ({ tab, network }) => {
    await doEarly(tab, network, () => tab.click(PACK));
  });

  test('A touch', async ({ tab, network }, info) => {
    const { tap } = tab.driver;
    if (!tap) {
      leaveUnchecked(info, 'The driver of this browser makes a mouse of every touch.');
      return;
    }
    await doEarly(tab, network, async () => tap(await tab.place(PACK)));
  });

  test('A key', async ({ tab, network }) => {
    await doEarly(tab, network, async () => {
      await tab.evaluate(
        () => document.querySelector<HTMLElement>('#ButtonClick [data-stage] button')!.focus(),
        undefined,
      );
      await tab.press('Enter');
    });
  });
});

/** Runs in the page: whether a demo is live. */
function isLive(css: string): boolean {
  return document.querySelector(`${css} [data-live]`) !== null;
}

/** Opens the editor of a demo on a short page, and replaces its code. */
async function writeCode(tab: Tab, code: string): Promise<void> {
  await tab.open('/material-ui/react-paper/');
  await tab.click({ css: '#PaperBasic button', name: 'Show code' });
  await tab.click({ css: '#PaperBasic button', name: 'Edit' });
  await tab.focuses('#PaperBasic .cm-content');
  await tab.press(`${MODIFIER}+a`);
  await tab.type(code);
}

/** Runs in the page: the height of the edited demo without padding. The page sees no more of its frame. */
const getEditedHeight = () => {
  const frame = document.querySelector('#PaperBasic iframe[data-edited="shown"]');
  const stage = frame?.closest('[data-stage]');
  const { paddingTop = '0', paddingBottom = '0' } = stage ? getComputedStyle(stage) : {};
  return (
    (frame?.getBoundingClientRect().height ?? 0) -
    parseFloat(paddingTop) -
    parseFloat(paddingBottom)
  );
};

test('Edited code runs immediately, and a reset restores the demo', async ({ tab }) => {
  await writeCode(tab, 'export default () => <div style={{ height: 234 }} />;');
  await tab.until(getEditedHeight, undefined, 234);
  await tab.reads('#PaperBasic [data-live]', '');
  await tab.click({ css: '#PaperBasic button', name: 'Reset code' });
  await tab.until(() => document.querySelector('#PaperBasic iframe') === null, undefined);
  await tab.sees({ css: '#PaperBasic [data-live] > *' });
});

test('Edited code has no storage, no page and no network', async ({ tab }) => {
  await writeCode(
    tab,
    'const tries = [() => localStorage.length, () => { if (!document.cookie) throw 0; }, () => parent.document.title, ' +
      "() => fetch('/robots.txt'), () => fetch('https://example.com')];\n" +
      'const refused = async (run) => { try { await run(); return 0; } catch { return 1; } };\n' +
      "import * as React from 'react';\n" +
      'export default () => { const [n, set] = React.useState(0); React.useEffect(() => { ' +
      'void Promise.all(tries.map(refused)).then((all) => set(all.reduce((a, b) => a + b))); }, []); ' +
      'return <div style={{ height: 100 + n }} />; };',
  );
  await tab.until(getEditedHeight, undefined, 105);
});

test('A loop without end in edited code is ended', async ({ tab }) => {
  await writeCode(tab, 'export default () => { for (;;) { try { while (true); } catch {} } };');
  await tab.until(
    () =>
      /blocked the page/.test(
        document.querySelector('#PaperBasic [role="status"]')?.textContent ?? '',
      ),
    undefined,
  );
});

test('The first tap on a playground is replayed, and its code is updated', async ({ tab }) => {
  const contains = (text: string) =>
    document.querySelector('#playground pre')?.textContent?.includes(text) ?? false;
  await tab.open(BUTTON);
  await tab.click({ css: '#playground [data-prop="variant"] label', name: 'outlined' });
  await tab.until(contains, 'variant="outlined"');
  await tab.sees({ css: '[data-playground="live"] .MuiButton-outlined', name: 'Save' });
  await tab.click({ css: '#playground [data-prop="disabled"] input' });
  await tab.until(contains, 'disabled');
  await tab.click({ css: '#playground button', name: 'Reset all' });
  await tab.until(contains, 'variant="outlined"', false);
});
