// The recipe "testing" checks these listings with the packages' own types.
declare module 'vitest' {
  export function afterEach(run: () => void): void;
  export function test(name: string, run: () => Promise<void>): void;
  export const expect: (value: unknown) => {
    toBeVisible(): void;
    toHaveBeenCalledOnce(): void;
    toHaveFocus(): void;
  };
  export const vi: { fn(): () => void };
}
declare module 'vitest/config' {
  import type { PluginOption } from 'vite';

  export function defineConfig(config: {
    plugins: PluginOption[];
    test: { environment: 'jsdom'; setupFiles: string };
  }): object;
}
declare module '@testing-library/jest-dom/vitest';
declare module '@testing-library/user-event' {
  const userEvent: { setup(): { click(element: Element): Promise<void> } };
  export default userEvent;
}
