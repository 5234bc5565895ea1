/**
 * Address of the file that holds a demo's source in all flavours and variants (`DemoBlock['flavours']`).
 * It carries the build's id, so a page never gets the source of another version.
 */
export function getSourceUrl(buildId: string, pathname: string, demo: string): string {
  return `/_next/data/${buildId}/source${pathname}/${demo}.json`;
}
