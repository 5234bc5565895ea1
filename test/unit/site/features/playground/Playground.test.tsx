/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { island } from '@/src/site/ui/island/island';
import { Playground } from '@/src/site/features/playground/Playground';
import type { PlaygroundBlock } from '@/src/shared/playground';

const BLOCK: PlaygroundBlock = {
  type: 'playground',
  root: { component: 'Button' },
  controls: [],
  shown: 0,
  values: {},
  imports: [],
  height: 240,
  apiHref: '/a/api/button/#props',
};

/** A fake observer: everything is near the viewport, and nothing has a size. */
class Observer {
  constructor(private readonly onChange: (entries: object[]) => void) {}
  observe() {
    queueMicrotask(() => this.onChange([{ isIntersecting: true, borderBoxSize: [] }]));
  }
  unobserve() {}
  disconnect() {}
}
const observers = { IntersectionObserver: Observer, ResizeObserver: Observer };

beforeEach(() => void Object.assign(window, observers));
afterEach(() => {
  Object.keys(observers).forEach((name) => Reflect.deleteProperty(window, name));
});

/** Creates a playground that renders a text. */
function createIsland(text: string) {
  const load = jest.fn(async () => ({ default: () => <p>{text}</p> }));
  return { load, island: island(load) };
}

test('a served playground stays a snapshot; code from an edit in development is shown immediately', async () => {
  const first = createIsland('first');
  const edited = createIsland('edited');
  const container = document.createElement('div');
  document.body.append(container);
  const served = <Playground block={BLOCK} island={first.island} />;
  container.innerHTML = renderToString(served);
  const { rerender } = render(served, { container, hydrate: true });
  rerender(<Playground block={BLOCK} island={edited.island} />);
  await waitFor(() => expect(container.textContent).toBe('edited'));
  expect(first.load).not.toHaveBeenCalled();
});
