/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { useServerRendered } from '@/src/site/ui/useServerRendered';

const rendered = jest.fn();

function Answer() {
  const served = useServerRendered();
  rendered(served);
  return <p>{String(served)}</p>;
}

/** Hydrates HTML as if the server had rendered it. */
function hydrate(html: string, onRecoverableError = jest.fn()) {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  return render(<Answer />, { container, hydrate: true, onRecoverableError });
}

test('a hydrated component was served, permanently, and renders once', () => {
  const { rerender } = hydrate('<p>true</p>');
  expect(rendered.mock.calls).toEqual([[true]]);
  rerender(<Answer />);
  expect(rendered.mock.calls).toEqual([[true], [true]]);
});

test('a component that is mounted in the browser was not', () => {
  expect(render(<Answer />).container.textContent).toBe('false');
});

test('nor is HTML that React renders again after a mismatch', () => {
  const onRecoverableError = jest.fn();
  const { container } = hydrate('<b>something else</b>', onRecoverableError);
  expect(onRecoverableError).toHaveBeenCalled();
  expect(container.textContent).toBe('false');
});
