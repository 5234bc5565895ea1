declare module 'vitest' {
  export function test(name: string, run: () => Promise<void>): void;
  export const expect: (value: unknown) => { toBeChecked(): void };
}
declare module '@testing-library/user-event' {
  const userEvent: { setup(): { click(element: Element): Promise<void> } };
  export default userEvent;
}
