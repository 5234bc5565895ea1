/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { getDraft, resetDraft } from '@/src/site/features/demo/live/drafts';
import { createEditedDemo } from '@/src/site/features/demo/live/EditedDemo';
import { getSession } from '@/src/site/features/demo/live/session';
import { createVersions } from '@/src/site/features/demo/live/versions';

const ID = '/a/page#system-Pick.TS';
const OPTIONS = { id: ID, flavour: 'system', files: [{ name: 'Pick.tsx', text: 'a' }] } as const;

/** jsdom has no workers, and these tests don't wait for compiled code. */
Object.assign(window, {
  Worker: class {
    addEventListener() {}
    postMessage() {}
  },
});
afterEach(() => resetDraft(ID));

test('a draft has one session, which ends when the draft is reset', () => {
  const session = getSession(OPTIONS);
  session.change('ab');
  expect(getSession(OPTIONS)).toBe(session);
  resetDraft(ID);
  const next = getSession(OPTIONS);
  expect(next).not.toBe(session);
  next.change('abc');
  expect(getDraft(ID)?.text).toBe('abc');
});

test('errors of the window are reported while the edited demo is mounted', () => {
  const stop = jest.fn();
  const watch = jest.fn(() => stop);
  const Edited = createEditedDemo(
    createVersions(() => {}),
    watch,
  );
  const { unmount } = render(<Edited Bundled={() => null} />);
  expect(watch).toHaveBeenCalledTimes(1);
  expect(stop).not.toHaveBeenCalled();
  unmount();
  expect(stop).toHaveBeenCalledTimes(1);
});
