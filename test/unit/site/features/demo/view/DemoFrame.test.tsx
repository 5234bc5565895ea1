/** @jest-environment jsdom */
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { DemoFrame } from '@/src/site/features/demo/view/DemoFrame';
import type { ViewScope } from '@/src/site/features/demo/view/viewScope';
import { provideParts } from '@/src/site/browser/loadPart';
import { LAZY_PARTS } from '@/src/site/app/lazyParts';

const loadView = jest.fn(LAZY_PARTS.createViewScope);
let isWide: boolean;

beforeAll(() => {
  provideParts({ ...LAZY_PARTS, createViewScope: loadView });
  window.matchMedia = (query: string) =>
    ({ matches: query === '(min-width: 900px)' && isWide }) as MediaQueryList;
  // jsdom has no layout to observe.
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterAll(() => provideParts(LAZY_PARTS));
beforeEach(() => {
  isWide = true;
  loadView.mockClear();
});

function Framed({ fixed = false }) {
  const [scope, setScope] = useState<ViewScope>();
  return (
    <DemoFrame
      bg="inline"
      label="Basic buttons"
      scope={scope}
      {...(!fixed && { onScope: setScope })}
    >
      <button type="button">In the demo</button>
    </DemoFrame>
  );
}

const REACHES = [
  ['the pointer', () => fireEvent.pointerEnter(screen.getByText('In the demo').parentElement!)],
  ['the focus', () => fireEvent.focus(screen.getByText('In the demo'))],
] as const;

describe('the handle for the width of a demo', () => {
  test.each(REACHES)('is loaded on %s', async (_what, reach) => {
    render(<Framed />);
    expect(screen.queryByRole('separator')).toBeNull();
    await act(async () => void reach());
    const handle = await screen.findByRole('separator', { name: /Basic buttons/ });
    expect(handle.getAttribute('aria-orientation')).toBe('vertical');
    await act(async () => void reach());
    expect(screen.getAllByRole('separator')).toEqual([handle]);
    expect(loadView).toHaveBeenCalledTimes(1);
  });

  test.each(REACHES)('is not loaded on %s in a narrow window', (_what, reach) => {
    isWide = false;
    render(<Framed />);
    reach();
    expect(loadView).not.toHaveBeenCalled();
  });

  test.each(REACHES)('is not loaded on %s if the width is fixed', (_what, reach) => {
    render(<Framed fixed />);
    reach();
    expect(loadView).not.toHaveBeenCalled();
  });
});
