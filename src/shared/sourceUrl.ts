/**
 * Returns the address of the file with a demo's source in all flavors and variants (`DemoBlock['flavours']`). It
 * contains the id of the build, so that a page never gets the source of another version.
 */
export function getSourceUrl(buildId: string, pathname: string, demo: string): string {
  return `/_next/data/${buildId}/source${pathname}/${demo}.json`;
}

/**
 * Returns the address of the file with the first screen of a page (`PageStart`).
 * @param address address of the page, with its language and without trailing slash.
 */
export const getStartUrl = (buildId: string, address: string): string =>
  `/_next/data/${buildId}/start${address}.json`;

/**
 * Returns the address of the file with the tops of all pages of a product (`PageTops`).
 * @param language code of the language of these pages.
 */
export const getTopsUrl = (buildId: string, productId: string, language: string): string =>
  `/_next/data/${buildId}/tops/${language}/${productId}.json`;
