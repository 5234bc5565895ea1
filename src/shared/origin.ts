/** Whether a text is an origin without a path, such as `https://docs.example.org`. */
export function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
