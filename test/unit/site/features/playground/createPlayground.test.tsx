/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { PlaygroundBlock } from '@/src/shared/playground';
import { LINK_PREFIX, MAX_LINK } from '@/src/shared/playgroundLink';
import { createPlayground } from '@/src/site/features/playground/createPlayground';

const BLOCK: PlaygroundBlock = {
  type: 'playground',
  root: { component: 'Button' },
  controls: [
    { prop: 'children', kind: 'text', default: '' },
    { prop: 'disabled', kind: 'switch', default: false },
    { prop: 'name', kind: 'text', default: '' },
  ],
  shown: 2,
  values: { children: 'Save' },
  imports: ["import Button from '@mui/material/Button';"],
  height: 100,
  apiHref: '/material-ui/api/button/#button-prop-',
};
const LivePlayground = createPlayground({
  Button: ((props: ComponentProps<'button'>) => <button type="button" {...props} />) as never,
});

const encode = (text: string) => LINK_PREFIX + Buffer.from(text).toString('base64url');
const show = (hash: string, block = BLOCK) => {
  window.history.replaceState(null, '', `/material-ui/react-button/${hash}`);
  return render(<LivePlayground block={block} />);
};
const getNote = () => document.querySelector('[role="status"]')?.textContent;
const getCode = () => document.querySelector('pre')?.textContent;
const turn = () => fireEvent.click(screen.getByRole('switch'));

// jsdom doesn't have them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

test('without a link, the playground has its initial values and no message', () => {
  show('');
  expect(getNote()).toBe('');
  expect(getCode()).toBe("import Button from '@mui/material/Button';\n\n<Button>Save</Button>");
});

test('preview and code reflect the controls', () => {
  show('');
  turn();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  expect(getCode()).toContain('<Button disabled>Save</Button>');
});

test('other props are rendered when the user opens them', () => {
  show('');
  const more = screen.getByRole('button', { name: 'More props (1)' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('textbox', { name: 'name' })).toBeNull();
  fireEvent.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('true');
  fireEvent.change(screen.getByRole('textbox', { name: 'name' }), { target: { value: 'save' } });
  expect(getCode()).toContain('<Button name="save">Save</Button>');
});

describe('a link', () => {
  test('to a value of another prop shows its control', () => {
    show(encode('{"children":"Save","name":"save"}'));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'name' }).value).toBe('save');
  });

  test('sets its values until a reset, which removes it from the address', () => {
    show(encode('{"children":"Quince","disabled":true}'));
    expect(getCode()).toContain('<Button disabled>Quince</Button>');
    fireEvent.click(screen.getByRole('button', { name: 'Reset all' }));
    expect(getCode()).toContain('<Button>Save</Button>');
    expect(window.location.hash).toBe('');
  });

  test.each([
    ['is code', encode('window.ran=1'), 'The link is invalid'],
    ['is broken', `${LINK_PREFIX}%7B<script>window.ran=1</script>`, 'The link is invalid'],
    ['is too long', LINK_PREFIX + 'A'.repeat(MAX_LINK), 'The link is too long'],
  ])('that %s does not change the playground, and shows a message', (_what, hash, note) => {
    show(hash);
    expect(getNote()).toContain(note);
    expect(getCode()).toContain('<Button>Save</Button>');
    turn();
    expect(getCode()).toContain('<Button disabled>Save</Button>');
  });

  test.each([
    ['with a prototype', '{"__proto__":{"disabled":true},"constructor":{"prototype":1}}'],
    ['with a handler', '{"onClick":"window.ran=1"}'],
    ['with HTML', '{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=window.ran=1>"}}'],
  ])('%s is read without it, and a message is shown', (_what, text) => {
    show(encode(text));
    expect(getNote()).toBe('Some values in the link are invalid and were ignored.');
    expect(getCode()).toContain('<Button />');
    expect(document.querySelector('img')).toBeNull();
  });

  test('is also read when the hash changes', () => {
    show('');
    window.history.replaceState(null, '', encode('{"children":"Quince"}'));
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(getCode()).toContain('<Button>Quince</Button>');
  });

  test('with HTML in a text renders it as text', () => {
    show(encode(JSON.stringify({ children: '<img src=x onerror=window.ran=1>' })));
    expect(screen.getByRole('button', { name: '<img src=x onerror=window.ran=1>' })).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
    expect(getNote()).toBe('');
  });
});

describe('CSS variables', () => {
  const WITH_VARIABLES: PlaygroundBlock = {
    ...BLOCK,
    variables: {
      controls: [
        {
          ...{ prop: '--Button-gap', description: { html: 'The space' }, kind: 'number' },
          ...{ min: 0, max: 24, step: 1, unit: 'px' },
        },
        {
          ...{ prop: '--Icon-color', description: { html: 'The color' }, kind: 'choice' },
          ...{ choices: ['primary-500', 'text-primary'], prefix: '--joy-palette-' },
        },
      ],
      themeName: 'JoyButton',
      createTheme: { name: 'extendTheme', from: '@mui/joy/styles' },
    },
  };
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'CSS variables (2)' }));
  const getGap = () => screen.getByRole<HTMLInputElement>('slider', { name: '--Button-gap' });

  test('are set in sx or in the theme, until each is reset', () => {
    show('', WITH_VARIABLES);
    expect(screen.queryByRole('slider')).toBeNull();
    open();
    expect(getGap().getAttribute('aria-valuetext')).toBe('not set');
    const description = screen.getByText('The space');
    expect(getGap().getAttribute('aria-describedby')).toBe(description.id);
    fireEvent.change(getGap(), { target: { value: '8' } });
    expect(getGap().getAttribute('aria-valuetext')).toBe('8px');
    expect(getCode()).toContain("<Button sx={{ '--Button-gap': '8px' }}>Save</Button>");
    fireEvent.change(screen.getByRole('combobox', { name: '--Icon-color' }), {
      target: { value: '1' },
    });
    fireEvent.click(screen.getByRole('radio', { name: 'theme' }));
    expect(getCode()).toContain("'--Icon-color': 'var(--joy-palette-text-primary)',");
    expect(getCode()).toContain('JoyButton: {');
    expect(getCode()).toContain('\n\n<Button>Save</Button>');
    fireEvent.click(screen.getByRole('button', { name: 'Reset --Button-gap' }));
    expect(document.activeElement).toBe(getGap());
    expect(getCode()).not.toContain('--Button-gap');
    fireEvent.click(screen.getByRole('button', { name: 'Reset all' }));
    expect(getCode()).not.toContain('theme');
  });

  test('of a link are shown; values that no control has are ignored', () => {
    show(encode('{"children":"Save","--Button-gap":3,"--Icon-color":"url(x)"}'), WITH_VARIABLES);
    expect(getGap().value).toBe('3');
    expect(getCode()).toContain("<Button sx={{ '--Button-gap': '3px' }}>Save</Button>");
    expect(getNote()).toBe('Some values in the link are invalid and were ignored.');
  });
});
