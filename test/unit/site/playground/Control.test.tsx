/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { PlaygroundValue } from '@/src/shared/playground';
import { Control } from '@/src/site/playground/Control';

function Knob() {
  const [value, setValue] = useState<PlaygroundValue | undefined>(true);
  return (
    <Control
      control={{ prop: 'disabled', kind: 'switch', default: false }}
      value={value}
      initial={undefined}
      href="/material-ui/api/button/"
      loadDescription={async () => ''}
      onChange={setValue}
    />
  );
}

test('the reset hides, and leaves the focus beside it', () => {
  render(<Knob />);
  const reset = screen.getByRole('button', { name: 'Reset disabled' });
  reset.focus();
  fireEvent.click(reset);
  expect(reset.hidden).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /disabled/ }));
});
