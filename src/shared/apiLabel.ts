/** Returns a component or hook as text of a link: `<Button />`, `useSelect`. */
export function getApiLabel(name: string): string {
  return /^use[A-Z]/.test(name) ? name : `<${name} />`;
}
