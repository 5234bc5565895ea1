/** @jest-environment jsdom */
/** The form below the thumbs, with a receiver that responds as each test defines. */
import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { FeedbackRequest } from '@/src/shared/feedback';
import type { DocsPage } from '@/src/shared/page';
import { PageFeedback } from '@/src/site/features/feedback/PageFeedback';
import { discard } from '@/src/site/features/feedback/outbox';

const PATHNAME = '/material-ui/react-card';
const FAILED = "Couldn't submit feedback. Please try again later.";
const THANKS = 'Thank you for your feedback.';

/** Answers the oldest pending request. */
type Answer = (status: number, body?: unknown, wait?: string) => Promise<void>;

let sent: FeedbackRequest[];
let answer: Answer;

beforeEach(() => {
  window.localStorage.clear();
  discard(`${PATHNAME}/`);
  window.localStorage.clear();
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
  // jsdom doesn't have it.
  Object.assign(window, { PointerEvent: class extends MouseEvent {} });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  sent = [];
  const waiting: ((response: Response) => void)[] = [];
  globalThis.fetch = ((_url: string, { body, signal }: RequestInit) => {
    sent.push(JSON.parse(String(body)) as FeedbackRequest);
    return new Promise((resolve, reject) => {
      waiting.push(resolve);
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  }) as typeof fetch;
  answer = async (status, body = { outcome: 'stored' }, wait) => {
    await waitFor(() => expect(waiting).not.toHaveLength(0));
    await act(async () =>
      waiting.shift()!({
        ok: status < 300,
        status,
        headers: { get: () => wait ?? null },
        json: async () => body,
      } as unknown as Response),
    );
  };
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const show = () =>
  render(<PageFeedback page={{ pathname: PATHNAME, language: 'en' } as DocsPage} />);
const getThumb = (name: 'Yes' | 'No') => screen.getByRole('button', { name });
const isPressed = (name: 'Yes' | 'No') => getThumb(name).getAttribute('aria-pressed') === 'true';
const findField = () => screen.findByRole<HTMLTextAreaElement>('textbox');
const getField = () => screen.queryByRole<HTMLTextAreaElement>('textbox');
const getButton = (name: string | RegExp) => screen.getByRole('button', { name });
const write = (field: HTMLElement, text: string) =>
  fireEvent.change(field, { target: { value: text } });

/**
 * Clicks a thumb, which the receiver stores.
 * @returns the comment field
 */
async function rateStored(name: 'Yes' | 'No'): Promise<HTMLTextAreaElement> {
  fireEvent.click(getThumb(name));
  await answer(201);
  await screen.findByText(THANKS);
  return findField();
}

test('text that is typed while a comment is being sent stays in the field, which keeps focus', async () => {
  show();
  const field = await rateStored('Yes');
  field.focus();
  write(field, 'One');
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  expect(getButton('Sending…')).not.toBeNull();
  write(field, 'One and two');
  await answer(201);
  expect(screen.getByText(THANKS)).not.toBeNull();
  expect(getButton('Send')).not.toBeNull();
  expect(field.value).toBe('One and two');
  expect(document.activeElement).toBe(field);
  expect(sent.map(({ comment }) => comment)).toEqual([undefined, 'One']);
});

test('a comment can be sent before the rating has arrived', async () => {
  show();
  fireEvent.click(getThumb('Yes'));
  const field = await findField();
  expect(getButton('Sending…')).not.toBeNull();
  write(field, 'At once');
  fireEvent.click(getButton('Send'));
  expect(getButton('Sending…')).not.toBeNull();
  await answer(201);
  await answer(201);
  expect(getField()).toBeNull();
  expect(screen.getByText(THANKS)).not.toBeNull();
  expect(sent.map(({ comment }) => comment)).toEqual([undefined, 'At once']);
});

describe('rejected feedback', () => {
  const refuse = async () => {
    fireEvent.click(getButton('Send'));
    await answer(400, { error: 'invalid', message: 'comment: no poems' });
    expect(screen.getByRole('alert').textContent).toBe(FAILED);
  };

  test('is removed with its message when it is discarded', async () => {
    show();
    write(await rateStored('Yes'), 'Roses are red');
    await refuse();
    fireEvent.click(getButton('Cancel'));
    expect(getField()).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(THANKS)).toBeNull();
    expect(isPressed('Yes')).toBe(true);
  });

  test('is not offered again: the text becomes a draft that can be edited', async () => {
    const { unmount } = show();
    write(await rateStored('Yes'), 'Roses are red');
    await refuse();
    unmount();
    show();
    const field = await findField();
    expect(field.value).toBe('Roses are red');
    expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
    write(field, 'Prose');
    fireEvent.click(getButton('Send'));
    await answer(201);
    expect(getField()).toBeNull();
    expect(sent.at(-1)).toMatchObject({ rating: 'up', comment: 'Prose' });
  });
});

// @proves S7.13, S8.1
describe('responses of the receiver', () => {
  test.each<[string, (answerNext: Answer) => Promise<void>]>([
    ['an error', (answerNext) => answerNext(500, {})],
    ['garbage', (answerNext) => answerNext(200, {})],
    [
      'nothing for ten seconds',
      async () => {
        await act(() => jest.advanceTimersByTimeAsync(9_999));
        expect(screen.queryByRole('alert')).toBeNull();
        await act(() => jest.advanceTimersByTimeAsync(1));
      },
    ],
  ])(
    '%s: the message is shown, and the text is kept until it is discarded',
    async (_name, respond) => {
      jest.useFakeTimers();
      show();
      fireEvent.click(getThumb('No'));
      const field = await findField();
      write(field, 'Kept');
      await respond(answer);
      expect(screen.getByRole('alert').textContent).toBe(FAILED);
      expect(field.value).toBe('Kept');
      expect(isPressed('No')).toBe(true);
      fireEvent.click(getButton('Discard'));
      expect(getField()).toBeNull();
      expect(isPressed('No')).toBe(false);
    },
  );

  test('a delay that the receiver requests is respected', async () => {
    jest.useFakeTimers();
    show();
    fireEvent.click(getThumb('Yes'));
    await answer(429, { error: 'too-many-requests', message: 'Wait.' }, '30');
    expect(screen.getByRole('alert').textContent).toBe(FAILED);
    const wait = getButton(/^Send again in \d+ s$/);
    expect(wait.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(wait);
    fireEvent.keyDown(await findField(), { key: 'Enter', ctrlKey: true });
    expect(sent).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    fireEvent.click(getButton('Send again'));
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });
});
