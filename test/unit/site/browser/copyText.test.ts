/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { copyText } from '@/src/site/browser/copyText';
import { type FakeClipboard, createClipboard } from '../../support/browser';

/** A fake ClipboardItem that waits for its texts. */
class FakeItem {
  constructor(readonly data: Record<string, Promise<Blob>>) {}
}

let clipboard: FakeClipboard;
/** Texts that were written with `write`, which accepts promises. */
let written: string[];

/** @param refuses whether `write` rejects. */
function addWrite(refuses = false): void {
  Object.assign(globalThis, { ClipboardItem: FakeItem });
  Object.assign(navigator.clipboard, {
    write: async ([item]: FakeItem[]) => {
      if (refuses) {
        throw new DOMException('Refused', 'NotAllowedError');
      }
      written.push(await readBlob(await item!.data['text/plain']!));
    },
  });
}

/** jsdom's blobs have no `text()`. */
const readBlob = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

beforeEach(() => {
  clipboard = createClipboard();
  written = [];
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'ClipboardItem');
});

test('a text is written immediately', async () => {
  addWrite();
  await copyText('now');
  expect([clipboard.texts, written]).toEqual([['now'], []]);
});

test('the clipboard gets a promise of a text that is still loading', async () => {
  addWrite();
  let deliver = (_text: string) => {};
  const copied = copyText(new Promise<string>((resolve) => (deliver = resolve)));
  deliver('late – “text”');
  await copied;
  expect([clipboard.texts, written]).toEqual([[], ['late – “text”']]);
});

test('without ClipboardItem, the text is written when it has loaded', async () => {
  await copyText(Promise.resolve('late'));
  expect(clipboard.texts).toEqual(['late']);
});

test('if a promise is rejected, the text is written as well', async () => {
  addWrite(true);
  await copyText(Promise.resolve('late'));
  expect([clipboard.texts, written]).toEqual([['late'], []]);
});

test.each([
  ['with ClipboardItem', () => addWrite()],
  ['without', () => {}],
])('a text that fails to load throws an error, %s', async (_name, prepare) => {
  prepare();
  await expect(copyText(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(clipboard.texts).toEqual([]);
});

test('if everything is rejected, an error is thrown', async () => {
  createClipboard({ refuses: true });
  addWrite(true);
  await expect(copyText(Promise.resolve('late'))).rejects.toThrow();
  await expect(copyText('now')).rejects.toThrow();
});
