/**
 * Returns the address of the file with a demo's source in all flavors and variants (`DemoBlock['flavours']`). It
 * contains the id of the build, so that a page never gets the source of another version.
 */
export function getSourceUrl(buildId: string, pathname: string, demo: string): string {
  return `/_next/data/${buildId}/source${pathname}/${demo}.json`;
}
