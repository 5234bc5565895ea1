/** Feedback from the click to the row in the database: the real receiver runs as a process, on PGlite. */
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { findAxeFaults } from '../axe';
import { type Receiver, startReceiver } from '../../services/feedback/support/receiver';
import { readPage } from '../../services/feedback/support/requests';
import {
  FEEDBACK,
  type Page,
  test as base,
  expect,
  hydrated,
  moveOn,
  open,
  sendJson,
} from './support';

const CARD = '/material-ui/react-card/';
const BUTTON = '/material-ui/react-button/';
const FAILED = "Couldn't submit feedback. Please try again later.";
const THANKS = 'Thank you for your feedback.';

interface Receivers {
  /** Starts the receiver; what it stored before is still there. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Something else listens at its address. */
  play: (answer: (response: ServerResponse, request: IncomingMessage) => void) => Promise<void>;
}

const test = base.extend<{ receivers: Receivers }>({
  receivers: async ({ store }, provide) => {
    let receiver: Receiver | undefined;
    const ends: (() => void)[] = [];
    const stop = async () => {
      await receiver?.end();
      receiver = undefined;
      ends.splice(0).forEach((end) => end());
    };
    await provide({
      start: async () => {
        await stop();
        receiver = await startReceiver({
          FEEDBACK_PORT: String(FEEDBACK.port),
          FEEDBACK_HOST: 'localhost',
          FEEDBACK_DATA: store,
        });
      },
      stop,
      play: async (answer) => {
        await stop();
        const server = createServer((request, response) => {
          response.setHeader('Access-Control-Allow-Origin', '*');
          response.setHeader('Access-Control-Allow-Headers', '*');
          response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
          if (request.method === 'OPTIONS') {
            response.writeHead(204).end();
          } else {
            answer(response, request);
          }
        });
        await new Promise<void>((resolve, reject) => {
          server.once('error', reject);
          server.listen(FEEDBACK.port, 'localhost', resolve);
        });
        ends.push(() => {
          server.close();
          server.closeAllConnections();
        });
      },
    });
    await stop();
  },
});

const getRow = (page: Page) => page.getByRole('group', { name: 'Was this page helpful?' });
const getThumb = (page: Page, name: 'Yes' | 'No') =>
  getRow(page).getByRole('button', { name, exact: true });
const getField = (page: Page) => page.getByRole('textbox', { name: /helped|missing/ });
const getButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const getAlert = (page: Page) => page.locator('[data-feedback]').getByRole('alert');
const getSaid = (page: Page, text: string) =>
  page.locator('[data-feedback]').getByRole('status').filter({ hasText: text });

/** What the receiver has of a page. */
const getStored = async (address: string) => {
  const stored = await readPage(FEEDBACK.url, address);
  return (
    stored && {
      sections: stored.sections,
      comments: stored.comments.map(({ comment }) => comment),
    }
  );
};
const whole = (up: number, down: number) => ({ section: '', up, down });

test('A rating is stored at once, remembered, and changed', async ({ page, receivers }) => {
  await receivers.start();
  await open(page, CARD);
  await expect(getThumb(page, 'Yes')).toHaveAttribute('aria-pressed', 'false');
  await getThumb(page, 'Yes').click();
  await expect(getThumb(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
  await expect(getSaid(page, THANKS)).toBeVisible();
  expect(await getStored(CARD)).toEqual({ sections: [whole(1, 0)], comments: [] });

  await page.reload();
  await expect(getThumb(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
  await expect(getField(page)).toHaveCount(0);
  await getThumb(page, 'No').click();
  await expect(getThumb(page, 'Yes')).toHaveAttribute('aria-pressed', 'false');
  await expect(getSaid(page, THANKS)).toBeVisible();
  expect(await getStored(CARD)).toEqual({ sections: [whole(0, 1)], comments: [] });
  const [stored] = (await readPage(FEEDBACK.url, CARD))!.comments;
  expect(stored).toBeUndefined();
});

test('A comment is sent by Ctrl+Enter, edited later, and taken back', async ({
  page,
  receivers,
}) => {
  await receivers.start();
  await open(page, CARD);
  await getThumb(page, 'No').click();
  await expect(getField(page)).toHaveAttribute('maxlength', '4000');
  await expect(getField(page)).toHaveAccessibleDescription(/identifies a person/);
  await getField(page).fill('  No word about <b>media</b>\nsizes. ');
  await getField(page).press('Control+Enter');
  await expect(getField(page)).toHaveCount(0);
  await expect(getThumb(page, 'No')).toBeFocused();
  expect(await getStored(CARD)).toEqual({
    sections: [whole(0, 1)],
    comments: ['No word about <b>media</b>\nsizes.'],
  });
  const [comment] = (await readPage(FEEDBACK.url, CARD))!.comments;
  expect(comment).toMatchObject({ language: 'en', version: '6.4.1', rating: 'down' });

  await page.reload();
  await getThumb(page, 'No').click();
  await expect(getField(page)).toHaveValue('No word about <b>media</b>\nsizes.');
  await getField(page).fill('Found it.');
  await getButton(page, 'Send').click();
  await expect(getField(page)).toHaveCount(0);
  expect((await getStored(CARD))?.comments).toEqual(['Found it.']);
  await getThumb(page, 'No').click();
  await getField(page).fill('');
  await getField(page).press('Meta+Enter');
  await expect(getField(page)).toHaveCount(0);
  expect(await getStored(CARD)).toEqual({ sections: [whole(0, 1)], comments: [] });
});

test('Clicks before the code is there, and many of them, make one row', async ({
  page,
  receivers,
}) => {
  await receivers.start();
  await open(page, CARD);
  await getRow(page).evaluate((row) => {
    const [yes, no] = row.querySelectorAll('button');
    [yes, no, yes, no, no].forEach((button) => button?.click());
  });
  await expect(getSaid(page, THANKS)).toBeVisible();
  await getField(page).fill('Twice');
  await getButton(page, 'Send').evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(getField(page)).toHaveCount(0);
  expect(await getStored(CARD)).toEqual({ sections: [whole(0, 1)], comments: ['Twice'] });
});

test('A section has its own feedback, in a dialog beside its heading; keys alone do', async ({
  page,
  receivers,
}) => {
  await receivers.start();
  await open(page, BUTTON);
  const heading = page.locator('#sizes');
  const before = await page.locator('main').evaluate((main) => ({
    texts: [...main.querySelectorAll('h2, h3')].map((one) => one.textContent),
    tops: [...main.querySelectorAll('.heading')].map((one) => one.getBoundingClientRect().height),
  }));
  const button = getButton(page, 'Give feedback on the section “Sizes”');
  await expect(button).toHaveCount(0);
  await heading.locator('xpath=..').locator('a').focus();
  await expect(button).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(button).toHaveCSS('opacity', '1');
  const after = await page.locator('main').evaluate((main) => ({
    texts: [...main.querySelectorAll('h2, h3')].map((one) => one.textContent),
    tops: [...main.querySelectorAll('.heading')].map((one) => one.getBoundingClientRect().height),
  }));
  expect(after).toEqual(before);
  await expect(page.getByRole('heading', { name: 'Sizes', exact: true })).toBeVisible();

  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Give feedback on the section “Sizes”');
  const [near, there] = await Promise.all([dialog.boundingBox(), heading.boundingBox()]);
  expect(Math.abs(near!.y - there!.y)).toBeLessThan(350);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'No' }).focus();
  await page.keyboard.press('Space');
  await expect(getSaid(page, THANKS)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(getField(page)).toBeFocused();
  await page.keyboard.type('Which is the default?');
  await page.keyboard.press('Control+Enter');
  await expect(getField(page)).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'No' })).toBeFocused();
  expect(await getStored(BUTTON)).toEqual({
    sections: [{ section: 'sizes', up: 0, down: 1 }],
    comments: ['Which is the default?'],
  });
  await page.keyboard.press('Escape');
  await expect(getThumb(page, 'No')).toHaveAttribute('aria-pressed', 'false');
});

test('Headings have their buttons after in-site navigation too, and those of the page before are gone', async ({
  page,
}) => {
  await open(page, BUTTON);
  await moveOn(page.locator('h1'));
  await expect(getButton(page, /^Give feedback on/).first()).toBeAttached();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('main a[rel="next"]')!.click();
  });
  // The address changes before the page does, and of that a part shows at first.
  await expect(page.locator('h1')).not.toHaveText('Button');
  await expect(page.locator('#api')).toBeAttached();
  await moveOn(page.locator('h1'));
  const buttons = getButton(page, /^Give feedback on/);
  const headings = page.locator('main :is(.heading-2, .heading-3)');
  await expect(buttons).toHaveCount(await headings.count());
});

test('With a dead receiver nothing typed is lost: it is offered again, and stored once', async ({
  page,
  receivers,
  watch,
}) => {
  watch.allow(/ERR_CONNECTION_REFUSED/);
  watch.allow(/Feedback could not be sent/);
  await open(page, CARD);
  await getThumb(page, 'Yes').click();
  await expect(getAlert(page)).toHaveText(FAILED);
  await getField(page).fill('A long thought');
  await getButton(page, 'Send again').click();
  await expect(getAlert(page)).toHaveText(FAILED);
  await expect(getField(page)).toHaveValue('A long thought');

  await page.reload();
  await expect(getField(page)).toHaveValue('A long thought');
  await expect(getThumb(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
  await expect(getSaid(page, 'This has not been sent yet.')).toBeVisible();
  await receivers.start();
  await getButton(page, 'Send again').click();
  await expect(getSaid(page, THANKS)).toBeVisible();
  await expect(getField(page)).toHaveCount(0);
  expect(await getStored(CARD)).toEqual({
    sections: [whole(1, 0)],
    comments: ['A long thought'],
  });
  await page.reload();
  await hydrated(page);
  await expect(getThumb(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
  await expect(getField(page)).toHaveCount(0);
});

test('A receiver that stored but did not say so: sent again it is still one row', async ({
  page,
  receivers,
  watch,
}) => {
  watch.allow(/Feedback could not be sent/);
  const bodies: string[] = [];
  await receivers.play((response, request) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      bodies.push(body);
      response.end('<html>gateway</html>');
    });
  });
  await open(page, CARD);
  await getThumb(page, 'Yes').click();
  await expect(getAlert(page)).toHaveText(FAILED);
  await receivers.start();
  // As if the request had come through.
  await fetch(`${FEEDBACK.url}/feedback`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: bodies[0]!,
  });
  const answered = page.waitForResponse(`${FEEDBACK.url}/feedback`);
  await getButton(page, 'Send again').click();
  expect(await (await answered).json()).toEqual({ outcome: 'repeated' });
  await expect(getSaid(page, THANKS)).toBeVisible();
  expect(await getStored(CARD)).toEqual({ sections: [whole(1, 0)], comments: [] });
});

test('Text that was typed and not sent is there after the tab was closed, until it is given up', async ({
  page,
  context,
  receivers,
}) => {
  await receivers.start();
  await open(page, CARD);
  await getThumb(page, 'Yes').click();
  await expect(getSaid(page, THANKS)).toBeVisible();
  await getField(page).fill('Half a sen');
  await page.close();
  const next = await context.newPage();
  await open(next, CARD);
  await expect(getField(next)).toHaveValue('Half a sen');
  await getButton(next, 'Cancel').click();
  await expect(getField(next)).toHaveCount(0);
  await next.reload();
  await hydrated(next);
  await expect(getThumb(next, 'Yes')).toHaveAttribute('aria-pressed', 'true');
  await expect(getField(next)).toHaveCount(0);
  expect((await getStored(CARD))?.comments).toEqual([]);
});

test('A receiver that asks to wait is not asked before', async ({ page, receivers, watch }) => {
  watch.allow(/429|Feedback could not be sent/);
  let requests = 0;
  await receivers.play((response) => {
    requests += 1;
    response.statusCode = 429;
    response.setHeader('Retry-After', '30');
    sendJson(response, { error: 'too-many-requests', message: 'Wait.' });
  });
  await page.clock.install();
  await open(page, CARD);
  await getThumb(page, 'Yes').click();
  await expect(getAlert(page)).toHaveText(FAILED);
  await expect(getButton(page, /^Send again in \d+ s$/)).toBeVisible();
  // It says that it is disabled: by itself the test would wait, as the reader is asked to.
  await getButton(page, /^Send again in/).click({ force: true });
  await getField(page).press('Control+Enter');
  expect(requests).toBe(1);
  await page.clock.fastForward(31_000);
  await getButton(page, /^Send again$/).click();
  await expect.poll(() => requests).toBe(2);
});

for (const [name, answer, complaint] of [
  ['an error', (response: ServerResponse) => response.writeHead(500).end(), /500/],
  ['garbage', (response: ServerResponse) => response.end('{"outcome":'), /not that of/],
  ['nothing for ten seconds', () => undefined, /ERR_ABORTED|no answer|Feedback could not/],
] as const) {
  test(`A receiver that answers ${name}: the message, and the text stays`, async ({
    page,
    receivers,
    watch,
  }) => {
    watch.allow(complaint);
    watch.allow(/Feedback could not be sent/);
    let asked = 0;
    await receivers.play((response) => {
      asked += 1;
      answer(response);
    });
    await page.clock.install();
    await open(page, CARD);
    await getThumb(page, 'No').click();
    await getField(page).fill('Kept');
    await expect.poll(() => asked).toBe(1);
    if (name.startsWith('nothing')) {
      await expect(getAlert(page)).toHaveCount(0);
      await page.clock.fastForward(10_000);
    }
    await expect(getAlert(page)).toHaveText(FAILED);
    await expect(getField(page)).toHaveValue('Kept');
    await expect(getThumb(page, 'No')).toHaveAttribute('aria-pressed', 'true');
    await getButton(page, 'Discard').click();
    await expect(getField(page)).toHaveCount(0);
    await expect(getThumb(page, 'No')).toHaveAttribute('aria-pressed', 'false');
  });
}

/** A receiver that answers when it is told to, in the order in which it was asked. */
async function playSlow(receivers: Receivers): Promise<{ answerNext: () => Promise<void> }> {
  const waiting: ServerResponse[] = [];
  await receivers.play((response) => void waiting.push(response));
  return {
    answerNext: async () => {
      await expect.poll(() => waiting.length, 'the receiver was asked').toBeGreaterThan(0);
      sendJson(waiting.shift()!, { outcome: 'stored' });
    },
  };
}

test('What is typed while a comment is on its way stays in the field', async ({
  page,
  receivers,
}) => {
  const receiver = await playSlow(receivers);
  await open(page, CARD);
  await getThumb(page, 'Yes').click();
  await receiver.answerNext();
  await expect(getSaid(page, THANKS)).toBeVisible();
  await getField(page).fill('One');
  await getField(page).press('Control+Enter');
  await expect(getButton(page, 'Sending …')).toBeVisible();
  await getField(page).press('End');
  await getField(page).pressSequentially(' and two');
  await receiver.answerNext();
  await expect(getSaid(page, THANKS)).toBeVisible();
  await expect(getButton(page, 'Send')).toBeVisible();
  await expect(getField(page)).toHaveValue('One and two');
  await expect(getField(page)).toBeFocused();
});

test('A comment need not wait for the thumb to arrive', async ({ page, receivers }) => {
  const receiver = await playSlow(receivers);
  await open(page, CARD);
  await getThumb(page, 'Yes').click();
  await expect(getButton(page, 'Sending …')).toBeVisible();
  await getField(page).fill('At once');
  await expect(getButton(page, 'Send')).toBeVisible();
  await getField(page).press('Control+Enter');
  await expect(getButton(page, 'Sending …')).toBeVisible();
  await receiver.answerNext();
  await receiver.answerNext();
  await expect(getField(page)).toHaveCount(0);
  await expect(getSaid(page, THANKS)).toBeVisible();
});

test('What the receiver refuses is not offered for ever: the console says why, the text can be mended', async ({
  page,
  receivers,
  watch,
}) => {
  watch.allow(/400 \(Bad Request\)|response 400/);
  watch.allow(/refused feedback.*400 comment: no poems/);
  await receivers.start();
  await open(page, CARD);
  await getThumb(page, 'Yes').click();
  await expect(getSaid(page, THANKS)).toBeVisible();
  await receivers.play((response) => {
    response.statusCode = 400;
    sendJson(response, { error: 'invalid', message: 'comment: no poems' });
  });
  await getField(page).fill('Roses are red');
  await getButton(page, 'Send').click();
  await expect(getAlert(page)).toHaveText(FAILED);
  await getButton(page, 'Cancel').click();
  await expect(getField(page)).toHaveCount(0);
  await expect(getSaid(page, THANKS)).toHaveCount(0);
  await getThumb(page, 'Yes').click();
  await getField(page).fill('Roses are red');
  await getButton(page, 'Send').click();
  await expect(getAlert(page)).toHaveText(FAILED);
  await page.reload();
  await expect(getField(page)).toHaveValue('Roses are red');
  await expect(getButton(page, 'Send again')).toHaveCount(0);
  await receivers.start();
  await getField(page).fill('Prose');
  await getButton(page, 'Send').click();
  await expect(getField(page)).toHaveCount(0);
  expect(await getStored(CARD)).toEqual({ sections: [whole(1, 0)], comments: ['Prose'] });
});

test('Without a network: kept, told of on another page when it is back, and sent from there', async ({
  page,
  context,
  receivers,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  watch.allow(/Feedback could not be sent/);
  await receivers.start();
  await open(page, CARD);
  await getThumb(page, 'Yes').hover();
  await expect(page.locator('[data-feedback]').getByRole('status').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await getThumb(page, 'Yes').click();
  await expect(getAlert(page)).toHaveText(FAILED);
  await getField(page).fill('Written on a train');
  await getButton(page, 'Send again').click();
  await expect(getAlert(page)).toHaveText(FAILED);
  await context.setOffline(false);
  await open(page, BUTTON);
  await expect(page.getByText('Feedback that could not be sent: 1')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Feedback that could not be sent: 1')).toHaveCount(0);
  await context.setOffline(false);
  await getButton(page, 'Send now').click();
  await expect(getSaid(page, THANKS)).toBeVisible();
  await expect(getButton(page, 'Send now')).toHaveCount(0);
  expect(await getStored(CARD)).toEqual({
    sections: [whole(1, 0)],
    comments: ['Written on a train'],
  });
});

test('A click whose code cannot be loaded is told of, and counts when the network is back', async ({
  page,
  context,
  receivers,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Failed to load/);
  await receivers.start();
  await open(page, CARD);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await getThumb(page, 'No').evaluate((thumb: HTMLElement) => thumb.click());
  await expect(getThumb(page, 'No')).toHaveAttribute('aria-pressed', 'true');
  await expect(getAlert(page)).toHaveText(FAILED);
  await context.setOffline(false);
  await expect(getSaid(page, THANKS)).toBeVisible();
  await expect(getAlert(page)).toHaveCount(0);
  expect(await getStored(CARD)).toEqual({ sections: [whole(0, 1)], comments: [] });
});

test('With blocked storage feedback works as long as the page is open', async ({
  page,
  receivers,
}) => {
  await receivers.start();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await open(page, CARD);
  await getThumb(page, 'Yes').click();
  await getField(page).fill('Private');
  await getField(page).press('Control+Enter');
  await expect(getField(page)).toHaveCount(0);
  await expect(getThumb(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
  expect(await getStored(CARD)).toEqual({ sections: [whole(1, 0)], comments: ['Private'] });
});

for (const [name, width, scheme, direction] of [
  ['light', 1280, 'light', 'ltr'],
  ['dark', 1280, 'dark', 'ltr'],
  ['light, 320 pixels wide', 320, 'light', 'ltr'],
  ['dark, right to left', 1280, 'dark', 'rtl'],
  ['right to left, 320 pixels wide', 320, 'light', 'rtl'],
] as const) {
  test(`axe finds nothing in the open form and dialog: ${name}`, async ({ page, receivers }) => {
    await receivers.start();
    await page.setViewportSize({ width, height: 700 });
    await page.emulateMedia({ colorScheme: scheme });
    await open(page, CARD);
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    await getThumb(page, 'Yes').click();
    await expect(getSaid(page, THANKS)).toBeVisible();
    const findFaults = () => findAxeFaults(page, { within: ['[data-feedback]', '.heading'] });
    const getWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await findFaults()).toEqual([]);
    expect(await getWidth()).toBeLessThanOrEqual(width);
    const button = getButton(page, /^Give feedback on the section/).first();
    await button.scrollIntoViewIfNeeded();
    await button.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    expect(await findFaults()).toEqual([]);
    expect(await getWidth()).toBeLessThanOrEqual(width);
    const box = (await page.getByRole('dialog').boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
  });
}
