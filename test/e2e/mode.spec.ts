/** Light, dark, system: specification, section 4, "Mode". */
import { type Page, demo, expect, hydrated, open, scrollThrough, settled, test } from './support';

const URL = '/material-ui/react-button/';
const KEY = 'mui-mode';
const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

const other = (scheme: Scheme): Scheme => (scheme === 'dark' ? 'light' : 'dark');

const getStored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** The mode as CSS reads it, and as it looks. */
async function expectScheme(page: Page, scheme: Scheme): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', scheme);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const [red = 0, green = 0, blue = 0] = getComputedStyle(document.body)
          .backgroundColor.match(/\d+/g)!
          .map(Number);
        return red + green + blue < 200 ? 'dark' : 'light';
      }),
    )
    .toBe(scheme);
}

async function choose(page: Page, name: 'Light' | 'Dark' | 'System'): Promise<void> {
  await page.getByRole('button', { name: /^Color mode/ }).click();
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('button', { name: `Color mode: ${name}` })).toBeVisible();
}

/** Notes the mode when the body begins to exist, which is before anything can be painted. */
async function recordFirstScheme(page: Page): Promise<() => Promise<string | null | undefined>> {
  await page.addInitScript(() => {
    new MutationObserver((_records, observer) => {
      if (document.body) {
        observer.disconnect();
        const scheme = document.documentElement.getAttribute('data-mui-color-scheme');
        Object.assign(window, { firstScheme: scheme });
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as { firstScheme?: string | null }).firstScheme);
}

for (const scheme of SCHEMES) {
  test(`The default is the system's ${scheme}, before the first paint, and follows its change`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const getFirst = await recordFirstScheme(page);
    await open(page, URL);
    expect(await getFirst()).toBe(scheme);
    await expectScheme(page, scheme);
    expect(await getStored(page)).toBeNull();
    await page.emulateMedia({ colorScheme: other(scheme) });
    await expectScheme(page, other(scheme));
    await page.emulateMedia({ colorScheme: scheme });
    await expectScheme(page, scheme);
  });

  test(`${scheme} as a choice is stored, holds against the system, and survives a reload without a flash`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: other(scheme) });
    const getFirst = await recordFirstScheme(page);
    await open(page, URL);
    expect(await getFirst()).toBe(other(scheme));
    await choose(page, scheme === 'dark' ? 'Dark' : 'Light');
    expect(await getStored(page)).toBe(scheme);
    await expectScheme(page, scheme);

    await page.reload();
    await hydrated(page);
    expect(await getFirst()).toBe(scheme);
    await expectScheme(page, scheme);
    await expect(page.getByRole('button', { name: /^Color mode/ })).toHaveAccessibleName(
      `Color mode: ${scheme === 'dark' ? 'Dark' : 'Light'}`,
    );
    await page.emulateMedia({ colorScheme: scheme });
    await page.emulateMedia({ colorScheme: other(scheme) });
    await expectScheme(page, scheme);
  });
}

test('A page never paints in another mode than the stored one', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    localStorage.setItem('mui-mode', 'dark');
    const seen: (string | null)[] = [];
    Object.assign(window, { seen });
    const look = () => {
      if (document.body) {
        seen.push(getComputedStyle(document.body).colorScheme);
      }
      if (seen.length < 60) {
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  });
  await open(page, URL);
  await page.waitForFunction(() => (window as unknown as { seen: string[] }).seen.length >= 60);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect([...new Set(seen)]).toEqual(['dark']);
});

test('System as a choice follows the system again', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, URL);
  await choose(page, 'Dark');
  await expectScheme(page, 'dark');
  await choose(page, 'System');
  await expectScheme(page, 'light');
  expect(await getStored(page)).toBe('system');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectScheme(page, 'dark');
  await page.reload();
  await expectScheme(page, 'dark');
});

test('The choice is made with the keyboard alone, and the focus returns', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, URL);
  const button = page.getByRole('button', { name: /^Color mode/ });
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Light', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Dark', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectScheme(page, 'dark');
  await expect(page.getByRole('button', { name: 'Dark', exact: true })).toBeHidden();
  await expect(button).toBeFocused();
});

test('Another tab follows at once', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, URL);
  const second = await context.newPage();
  await second.emulateMedia({ colorScheme: 'light' });
  await open(second, '/joy-ui/react-button/');
  await choose(page, 'Dark');
  await expectScheme(second, 'dark');
  await expect(second.getByRole('button', { name: /^Color mode/ })).toHaveAccessibleName(
    'Color mode: Dark',
  );
  await choose(second, 'Light');
  await expectScheme(page, 'light');
});

test('The choice holds through in-site navigation', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, URL);
  await choose(page, 'Dark');
  await page
    .getByRole('navigation', { name: 'documentation' })
    .getByRole('link', { name: 'Card' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Card');
  await expectScheme(page, 'dark');
});

test('A stored value that is none of the three counts as system', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mui-mode', 'sepia'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, URL);
  await expectScheme(page, 'dark');
  await expect(page.getByRole('button', { name: /^Color mode/ })).toHaveAccessibleName(
    'Color mode: System',
  );
});

test('Demos of all three libraries follow the mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/experiments/docs/demos/');
  await scrollThrough(page);
  const names = ['MaterialMonitor', 'JoyMonitor', 'BaseMonitor'];
  /** The colour of the sentence, and that of the first ground behind it that has one. */
  const read = async () => {
    await settled(page);
    return Promise.all(
      names.map((name) =>
        demo(page, name)
          .getByRole('status')
          .evaluate((element) => {
            let ground: Element | null = element;
            const isClear = (node: Element) =>
              /, 0\)$|transparent/.test(getComputedStyle(node).backgroundColor);
            while (ground && isClear(ground)) {
              ground = ground.parentElement;
            }
            const sum = (colour: string) =>
              colour
                .match(/[\d.]+/g)!
                .slice(0, 3)
                .map(Number)
                .reduce((total, part) => total + part, 0);
            return sum(getComputedStyle(element).color) >
              sum(getComputedStyle(ground ?? document.body).backgroundColor)
              ? 'light text on dark'
              : 'dark text on light';
          }),
      ),
    );
  };
  expect(await read()).toEqual(names.map(() => 'dark text on light'));
  await choose(page, 'Dark');
  expect(await read()).toEqual(names.map(() => 'light text on dark'));
});

test('Where storage is blocked the site works and says nothing', async ({ page, watch }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/experiments/docs/codeblock/');
  await expectScheme(page, 'light');
  await choose(page, 'Dark');
  await expectScheme(page, 'dark');
  await page.getByRole('tab', { name: 'yarn' }).first().click();
  await expect(page.getByRole('tabpanel', { name: 'yarn' }).first()).toBeVisible();

  // The choice holds as long as the page is not loaded anew.
  await page
    .getByRole('navigation', { name: 'documentation' })
    .getByRole('link', { name: 'Demos' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demos');
  await expectScheme(page, 'dark');
  await scrollThrough(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Codeblock');
  await expect(page.getByRole('tab', { name: 'yarn' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(watch.problems).toEqual([]);
});
