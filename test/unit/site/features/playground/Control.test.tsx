/** @jest-environment jsdom */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { PlaygroundControl, PlaygroundValue } from '@/src/shared/playground';
import { Control } from '@/src/site/features/playground/Control';

const onChange = jest.fn<(value: PlaygroundValue | undefined) => void>();
const loadDescription = jest.fn<() => Promise<string>>();
beforeEach(() => {
  onChange.mockClear();
  loadDescription.mockReset().mockResolvedValue('The <b>hue</b>.');
});

function Knob({ control, start }: { control: PlaygroundControl; start?: PlaygroundValue }) {
  const [value, setValue] = useState<PlaygroundValue | undefined>(start);
  return (
    <Control
      control={control}
      value={value}
      initial={undefined}
      href="/material-ui/api/button/#button-prop-color"
      loadDescription={loadDescription}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

const show = (control: PlaygroundControl, start?: PlaygroundValue) =>
  render(<Knob control={control} {...(start !== undefined && { start })} />);

test('the reset button is hidden, and focus moves to the input', () => {
  show({ prop: 'disabled', kind: 'switch', default: false }, true);
  const reset = screen.getByRole('button', { name: 'Reset disabled' });
  reset.focus();
  fireEvent.click(reset);
  expect(reset.hidden).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /disabled/ }));
});

describe('a control', () => {
  test('with few options has radio buttons, and reports the value, not the text', () => {
    show({ prop: 'size', kind: 'choice', choices: ['small', 1, true], default: 'small' });
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked }) => checked)).toEqual([true, false, false]);
    fireEvent.click(screen.getByRole('radio', { name: 'true' }));
    expect(onChange.mock.calls).toEqual([[true]]);
    fireEvent.click(screen.getByRole('radio', { name: '1' }));
    expect(onChange.mock.lastCall).toEqual([1]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '1' }).checked).toBe(true);
  });

  test('with options too long for one line has a select', () => {
    const choices = ['a', 'b', 'c', 'd', 'e', 'f'.repeat(18)];
    show({ prop: 'color', kind: 'choice', choices, default: 'b' });
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'color' });
    expect(list.selectedOptions[0]?.textContent).toBe('b (default)');
    fireEvent.change(list, { target: { value: '4' } });
    expect(onChange.mock.calls).toEqual([['e']]);
  });

  test.each(['b', 'b'.repeat(22)])('without default can be unset, with the option %s', (other) => {
    show({ prop: 'color', kind: 'choice', choices: ['a', other] }, 'a');
    if (other === 'b') {
      fireEvent.click(screen.getByRole('radio', { name: 'not set' }));
    } else {
      fireEvent.change(screen.getByRole('combobox'), { target: { value: '-1' } });
    }
    expect(onChange.mock.calls).toEqual([[undefined]]);
  });

  test('of a required prop cannot be unset', () => {
    show({ prop: 'color', kind: 'choice', choices: ['a', 'b'], required: true }, 'a');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  test('of a number is a slider with its value', () => {
    show({ prop: 'elevation', kind: 'number', min: 0, max: 24, step: 2 });
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'elevation' });
    expect(slider.getAttribute('aria-valuetext')).toBe('not set');
    fireEvent.change(slider, { target: { value: '4' } });
    expect(onChange.mock.calls).toEqual([[4]]);
    expect(slider.getAttribute('aria-valuetext')).toBe('4');
    expect(screen.getByRole('status').textContent).toBe('4');
  });

  test('of a text is a field with a maximum length', () => {
    show({ prop: 'children', kind: 'text', default: '' });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'children' });
    expect(field.maxLength).toBe(100);
    fireEvent.change(field, { target: { value: '<b>Quince</b>' } });
    expect(onChange.mock.calls).toEqual([['<b>Quince</b>']]);
    expect(field.value).toBe('<b>Quince</b>');
  });
});

test('a description is fetched once, on demand; the link to the API reference is always there', async () => {
  show({ prop: 'color', kind: 'switch', default: false });
  const about = screen.getByRole('button', { name: 'About color' });
  const toggle = () => act(async () => fireEvent.click(about));
  expect(loadDescription).not.toHaveBeenCalled();
  await toggle();
  expect(about.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('hue').tagName).toBe('B');
  expect(screen.getByRole('link', { name: 'API reference' }).getAttribute('href')).toBe(
    '/material-ui/api/button/#button-prop-color',
  );
  expect(document.getElementById('playground-color-about')?.textContent).toContain(
    'Default: false.',
  );
  await toggle();
  expect(screen.queryByText('hue')).toBeNull();
  await toggle();
  expect(loadDescription).toHaveBeenCalledTimes(1);
});
