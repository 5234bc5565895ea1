/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { BuiltDemoSource } from '@/src/shared/page';
import { DemoCode } from '@/src/site/features/demo/DemoCode';
import { createClipboard } from '../../../support/browser';

afterEach(() => {
  jest.restoreAllMocks();
});

const SOURCE: BuiltDemoSource = {
  path: 'data/a/Pick.tsx',
  preview: { html: '<span class="hl-tag">&lt;Pick</span> /&gt;' },
  lines: { TS: 24, JS: 22 },
  files: {
    TS: [
      { name: 'Pick.tsx', html: 'let a<span class="hl-tag">: string</span>;' },
      { name: 'rows.ts', html: 'rows in TS' },
    ],
    JS: [{ name: 'Pick.js', html: 'let a;' }],
  },
};

type Props = Partial<Parameters<typeof DemoCode>[0]>;
const create = (props: Props) => (
  <DemoCode
    name="Pick"
    label="Pick"
    flavour="system"
    variant="TS"
    open={false}
    onShow={() => {}}
    defaultOpen={undefined}
    source={SOURCE}
    pathname="/a/page"
    {...props}
  />
);
const show = (props: Props = {}) => act(async () => render(create(props)));
const codes = () =>
  [...document.querySelectorAll('code')]
    .filter((code) => !code.closest('[hidden]'))
    .map(({ textContent }) => textContent);
const titles = () =>
  [...document.querySelectorAll('.MuiCode-title')].map(({ textContent }) => textContent);

describe("a demo's code", () => {
  test('shows the excerpt and the number of all lines while it is collapsed', async () => {
    const onShow = jest.fn();
    const { rerender } = await show({ onShow });
    expect(codes()).toEqual(['<Pick />']);
    fireEvent.click(screen.getByRole('button', { name: 'Show all 24 lines' }));
    expect(onShow).toHaveBeenCalledTimes(1);
    rerender(create({ variant: 'JS' }));
    screen.getByRole('button', { name: 'Show all 22 lines' });
  });

  test('reports clicks on its button once the pointer has reached it', async () => {
    await show();
    const button = screen.getByRole('button', { name: 'Show all 24 lines' });
    expect(button.dataset.gaEventAction).toBeUndefined();
    fireEvent.pointerEnter(button);
    expect(button.dataset.gaEventLabel).toBe('Pick');
    expect(button.dataset.gaEventAction).toBe('showAllLines');
  });

  test('gets the focus when its button shows all lines', async () => {
    const { rerender } = await show();
    fireEvent.click(screen.getByRole('button', { name: 'Show all 24 lines' }));
    await act(async () => rerender(create({ open: true })));
    expect(document.activeElement?.textContent).toBe('let a: string;');
  });

  test('shows nothing while it is collapsed without an excerpt', async () => {
    await show({ defaultOpen: false });
    expect(codes()).toEqual([]);
  });

  test('shows every file with its name when it is expanded', async () => {
    await show({ open: true });
    expect(codes()).toEqual(['let a: string;', 'rows in TS']);
    expect(titles()).toEqual(['Pick.tsx', 'rows.ts']);
  });

  test("shows the user's variant; a single file has no name", async () => {
    await show({ open: true, variant: 'JS' });
    expect(codes()).toEqual(['let a;']);
    expect(titles()).toEqual([]);
  });

  test('has a copy button per further file; the toolbar has the one of the demo', async () => {
    const clipboard = createClipboard();
    await show({ open: true });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
    expect(clipboard.texts).toEqual(['rows in TS']);
  });

  // S8.4: a refusal "is ignored in the code-block buttons".
  test('ignores denied access: nothing is thrown, and the label does not change', async () => {
    createClipboard({ refuses: true });
    await show({ open: true });
    const button = screen.getByRole('button', { name: 'Copy' });
    await act(async () => void fireEvent.click(button));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(button.textContent).toBe('Copy');
  });

  test('that fails to load shows an error, and is loaded when it is expanded again', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
    window.__NEXT_DATA__ = { buildId: 'build' } as typeof window.__NEXT_DATA__;
    const statuses = [503, 503, 200];
    const asked: string[] = [];
    window.fetch = async (url) => {
      // The page itself is requested as well, in case the host has a newer version.
      const isSource = String(url).endsWith('.json');
      const status = isSource ? statuses.shift() : 404;
      if (isSource) {
        asked.push(String(url));
      }
      return { ok: status === 200, status, json: async () => ({ system: SOURCE }) } as Response;
    };
    // In the export, the page's data doesn't contain the HTML of files.
    const source = {
      ...SOURCE,
      files: { TS: [{ name: 'Pick.tsx' }, { name: 'rows.ts' }], JS: [{ name: 'Pick.js' }] },
    };
    const { rerender } = await show({ source, open: true });
    expect(screen.getByRole('alert').textContent).toContain('Could not load');
    expect(codes()).toEqual(['<Pick />']);
    expect(consoleError).toHaveBeenCalledTimes(1);
    await act(
      async () => void fireEvent.click(screen.getByRole('button', { name: 'Show all 24 lines' })),
    );
    expect(consoleError).toHaveBeenCalledTimes(2);

    await act(async () => rerender(create({ source, open: false })));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(codes()).toEqual(['<Pick />']);
    await act(async () => rerender(create({ source, open: true })));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(codes()).toEqual(['let a: string;', 'rows in TS']);
    expect(asked).toEqual(Array(3).fill('/_next/data/build/source/a/page/Pick.json'));
  });
});
