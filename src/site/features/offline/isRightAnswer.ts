/**
 * Decides which responses the service worker may keep. A status of 200 says little: a network that wants a login, a proxy,
 * or a host in the middle of a deployment sends it with something else than the file.
 */

const HTML = /^text\/html$/;
const SCRIPT = /^(text|application)\/(x-)?(java|ecma)script$/;
const STYLE = /^text\/css$/;
const JSON_TYPE = /^(application|text)\/([\w.-]+\+)?json$/;
const IMAGE = /^image\//;
/** Some hosts don't know the types of fonts. */
const FONT = /^font\/|^application\/(font|x-font|vnd\.ms-fontobject|octet-stream)/;
const TEXT = /^text\/(plain|markdown|x-markdown)$/;
const XML = /^(text|application)\/([\w.-]+\+)?xml$/;

/** Types by what the browser makes of the response. Other destinations, such as `fetch`, are decided by the address. */
const BY_DESTINATION: Readonly<Record<string, RegExp>> = {
  document: HTML,
  iframe: HTML,
  frame: HTML,
  script: SCRIPT,
  worker: SCRIPT,
  sharedworker: SCRIPT,
  style: STYLE,
  font: FONT,
  image: IMAGE,
  manifest: JSON_TYPE,
};

/** Types by the extension of a file. Addresses of pages have none. */
const BY_EXTENSION: Readonly<Record<string, RegExp>> = {
  '': HTML,
  html: HTML,
  js: SCRIPT,
  mjs: SCRIPT,
  css: STYLE,
  json: JSON_TYPE,
  webmanifest: JSON_TYPE,
  woff: FONT,
  woff2: FONT,
  svg: IMAGE,
  png: IMAGE,
  jpg: IMAGE,
  jpeg: IMAGE,
  webp: IMAGE,
  avif: IMAGE,
  gif: IMAGE,
  ico: IMAGE,
  md: TEXT,
  txt: TEXT,
  xml: XML,
};

/** A request and the type of its response. */
export interface Answer {
  pathname: string;
  /** `Request.destination`; empty for `fetch`. */
  destination: string;
  /** The header `Content-Type`. */
  contentType: string | null;
}

/** Whether the type fits both the address and what the browser asked for. An unknown file may be anything but a page. */
export function isRightType({ pathname, destination, contentType }: Answer): boolean {
  const type = (contentType ?? '').split(';')[0]!.trim().toLowerCase();
  const extension = getExtension(pathname);
  const byExtension = Object.hasOwn(BY_EXTENSION, extension) ? BY_EXTENSION[extension] : undefined;
  const byDestination = Object.hasOwn(BY_DESTINATION, destination)
    ? BY_DESTINATION[destination]
    : undefined;
  return (
    (byExtension ? byExtension.test(type) : type !== '' && !HTML.test(type)) &&
    (byDestination?.test(type) ?? true)
  );
}

/**
 * Whether the text of a response is complete and of this build, as far as its kind shows: a page names the build and ends
 * as a page, and JSON can be read. Other files are only known to have arrived as long as they were announced.
 */
export function isRightText({ pathname }: Answer, text: string, buildId: string): boolean {
  switch (getExtension(pathname)) {
    case '':
      return text.includes(`"buildId":"${buildId}"`) && /<\/html>\s*$/i.test(text);
    case 'json':
    case 'webmanifest':
      return isJson(text);
    default:
      return true;
  }
}

/** Whether the content decides, or the type alone. */
export function hasTextToCheck({ pathname }: Answer): boolean {
  return /^(json|webmanifest)?$/.test(getExtension(pathname));
}

function getExtension(pathname: string): string {
  return /\.([^./]*)$/.exec(pathname)?.[1]?.toLowerCase() ?? '';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
