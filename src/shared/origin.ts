/** Whether a text is what browsers send as an origin: `https://docs.example.org`, without a path. */
export function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
