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

test('a text at hand is written at once', async () => {
  addWrite();
  await copyText('now');
  expect([clipboard.texts, written]).toEqual([['now'], []]);
});

test('the clipboard gets a text on its way as a promise, before it has come', async () => {
  addWrite();
  let deliver = (_text: string) => {};
  const copied = copyText(new Promise<string>((resolve) => (deliver = resolve)));
  deliver('late – “text”');
  await copied;
  expect([clipboard.texts, written]).toEqual([[], ['late – “text”']]);
});

test('a browser without ClipboardItem gets the text when it has come', async () => {
  await copyText(Promise.resolve('late'));
  expect(clipboard.texts).toEqual(['late']);
});

test('a browser that refuses a promise gets the text as well', async () => {
  addWrite(true);
  await copyText(Promise.resolve('late'));
  expect([clipboard.texts, written]).toEqual([['late'], []]);
});

test.each([
  ['with ClipboardItem', () => addWrite()],
  ['without', () => {}],
])('a text that does not come is an error, %s', async (_name, prepare) => {
  prepare();
  await expect(copyText(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(clipboard.texts).toEqual([]);
});

test('a browser that refuses everything is an error', async () => {
  createClipboard({ refuses: true });
  addWrite(true);
  await expect(copyText(Promise.resolve('late'))).rejects.toThrow();
  await expect(copyText('now')).rejects.toThrow();
});
