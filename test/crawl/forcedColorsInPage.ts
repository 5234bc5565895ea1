/** Functions that run in a page with forced colors. */
import type { ForcedColorsLimit } from './forcedColorsLimits';

/** A control or drawing with a fault. */
export interface FoundTarget {
  fault: ForcedColorsLimit['fault'];
  /** The name of the demo. */
  demo: string;
  /** The beginning of its HTML. */
  html: string;
  /** The index of the limit that explains it. */
  limit?: number | undefined;
}

type Limits = readonly ForcedColorsLimit[];

interface ForcedColorsChecks {
  /** Returns the names of the demos, without those in frames. */
  listStages: () => string[];
  /** Measures the controls and drawings of a demo. Returns their number. */
  start: (name: string) => number;
  /** Finds those that are invisible. @param picture the stage of the demo as a PNG, in Base64. */
  findBlank: (picture: string, limits: Limits) => Promise<FoundTarget[]>;
  /** Finds the controls of a demo that look the same with focus. */
  findFocusUnseen: (name: string, limits: Limits) => Promise<FoundTarget[]>;
}

declare global {
  interface Window {
    forcedColors: ForcedColorsChecks;
  }
}

/** Its source is injected, so it can't use variables from outside, and is one long function. */
export function installForcedColorsChecks(): void {
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], [contenteditable="true"]';
  const DRAWINGS =
    '[role=img], [role=progressbar], [role=meter], progress, meter, svg[aria-label], svg:has(> title)';
  /** Fields whose caret shows that they have the focus. */
  const TEXT_FIELDS =
    'textarea, [contenteditable="true"], input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit], [type=reset], [type=file], [type=color], [type=image])';
  /** A contrast of 3:1 is what WCAG 1.4.11 asks for. */
  const CONTRAST = 3;
  /** Fewer pixels don't show anything, in CSS pixels. */
  const FEWEST = 6;
  /** The smallest size of a control that isn't hidden visually, in CSS pixels. */
  const SMALLEST = 4;

  const getStage = (name: string) =>
    document.getElementById(name)!.querySelector<HTMLElement>('[data-stage]')!;

  const isUsable = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled, [aria-disabled=true]') &&
    element.closest('[inert], [aria-hidden=true], [hidden]') === null;

  const listControls = (stage: HTMLElement) =>
    [...stage.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (element) => element.tabIndex >= 0 && isUsable(element) && getArea(element) !== undefined,
    );

  /** Returns the element that shows a control. Native inputs are often hidden in favor of drawn ones. */
  function getShown(element: HTMLElement): Element {
    const { width, height } = element.getBoundingClientRect();
    return width >= SMALLEST && height >= SMALLEST
      ? element
      : ((element as HTMLInputElement).labels?.[0] ?? element.parentElement!);
  }

  /** Returns the part of an element that no container cuts off; undefined if nothing is left. */
  function getArea(element: HTMLElement): DOMRect | undefined {
    const shown = getShown(element);
    let { left, top, right, bottom } = shown.getBoundingClientRect();
    for (
      let outer = shown.parentElement;
      outer && outer !== document.body;
      outer = outer.parentElement
    ) {
      if (getComputedStyle(outer).overflow !== 'visible') {
        const box = outer.getBoundingClientRect();
        left = Math.max(left, box.left);
        top = Math.max(top, box.top);
        right = Math.min(right, box.right);
        bottom = Math.min(bottom, box.bottom);
      }
    }
    return right - left >= SMALLEST && bottom - top >= SMALLEST
      ? new DOMRect(left, top, right - left, bottom - top)
      : undefined;
  }

  const describe = (
    fault: FoundTarget['fault'],
    demo: string,
    element: Element,
    limits: Limits,
  ): FoundTarget => {
    const index = limits.findIndex(
      (limit) => limit.fault === fault && element.closest(limit.selector) !== null,
    );
    const html = element.outerHTML.slice(0, 160);
    return { fault, demo, html, limit: index < 0 ? undefined : index };
  };

  let measured: { name: string; element: Element; area: DOMRect }[] = [];
  let origin: DOMRect;

  /** Relative luminance of a color by WCAG. */
  function getLuminance(color: number): number {
    const [red, green, blue] = [color >> 16, (color >> 8) & 255, color & 255].map((part) => {
      const value = part / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  function getContrast(first: number, second: number): number {
    const [dark, light] = [getLuminance(first), getLuminance(second)].sort((a, b) => a - b);
    return (light! + 0.05) / (dark! + 0.05);
  }

  /** Whether an area of a picture contrasts with the page, or has pixels that contrast with its most frequent color. */
  function hasContrast({ data, width, height }: ImageData, canvas: number): boolean {
    const colors = new Map<number, number>();
    for (let index = 0; index < width * height; index += 1) {
      const [red = 0, green = 0, blue = 0] = data.subarray(index * 4, index * 4 + 3);
      const color = (red << 16) | (green << 8) | blue;
      colors.set(color, (colors.get(color) ?? 0) + 1);
    }
    const [ground] = [...colors].sort(([, a], [, b]) => b - a)[0]!;
    let count = 0;
    for (const [color, pixels] of colors) {
      count += getContrast(color, ground) >= CONTRAST ? pixels : 0;
    }
    return count >= FEWEST || getContrast(ground, canvas) >= CONTRAST;
  }

  /** The color of the page, which forced colors give to every background. */
  function getCanvas(): string {
    const probe = document.createElement('div');
    probe.style.backgroundColor = 'Canvas';
    document.body.append(probe);
    const color = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return color;
  }

  const toRgb = (color: string) => (/[\d.]+,? [\d.]+,? [\d.]+/.exec(color) ?? [color])[0];
  const isClear = (color: string) => /^rgba\(.*, 0\)$|\/ 0\)$/.test(color);

  const isSeen = (color: string, canvas: string) =>
    !isClear(color) && toRgb(color) !== toRgb(canvas);

  /** Returns the visible lines of an element: its borders and its outline. */
  const readLines = (style: CSSStyleDeclaration, canvas: string) =>
    (['outline', 'borderTop', 'borderRight', 'borderBottom', 'borderLeft'] as const)
      .map((side) => [style[`${side}Style`], style[`${side}Width`], style[`${side}Color`]] as const)
      .map(([kind, width, color]) =>
        kind !== 'none' && parseFloat(width) > 0 && isSeen(color, canvas)
          ? `${kind} ${width} ${color}`
          : '',
      )
      .join();

  /** Whether a text field has a line around or below it, which may belong to an element around it. */
  function hasBoundary(field: Element): boolean {
    const canvas = getCanvas();
    let node: Element | null = field;
    for (let level = 0; level < 4 && node && !node.matches('[data-stage]'); level += 1) {
      const parts = [
        node,
        ...[...node.children].filter(({ localName }) => localName === 'fieldset'),
      ];
      const styles = parts.flatMap((part) =>
        ['', '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)),
      );
      if (styles.some((style) => /[a-z]/.test(readLines(style, canvas)))) {
        return true;
      }
      node = node.parentElement;
    }
    return false;
  }

  /** Describes what can be seen of an element, and of those inside and around it. */
  function readLook(element: Element, stage: Element, canvas: string): string {
    const paint = (node: Element, part: string) => {
      const style = getComputedStyle(node, part);
      if (style.display === 'none' || (part !== '' && style.content === 'none')) {
        return '';
      }
      const hasText =
        part !== '' ||
        [...node.childNodes].some((child) => child.nodeType === 3 && child.nodeValue?.trim());
      const seen = [
        readLines(style, canvas).replace(/^,+$/, ''),
        isSeen(style.backgroundColor, canvas) ? style.backgroundColor : '',
        style.backgroundImage.includes('url(') ? style.backgroundImage : '',
        hasText ? `${style.color} ${style.textDecorationLine}` : '',
        node instanceof SVGGeometryElement
          ? `${style.fill} ${style.stroke} ${style.strokeWidth}`
          : '',
      ].join(' ');
      return seen.trim() === ''
        ? ''
        : `${seen} ${style.visibility} ${style.opacity} ${style.transform}`;
    };
    let root = element;
    for (let level = 0; level < 2 && root.parentElement && root !== stage; level += 1) {
      root = root.parentElement;
    }
    return [root, ...[...root.querySelectorAll('*')].slice(0, 200)]
      .flatMap((node) => ['', '::before', '::after'].map((part) => paint(node, part)))
      .filter((look) => look !== '')
      .join('|');
  }

  /** State and styles change before the second frame. */
  const nextFrames = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  window.forcedColors = {
    listStages: () =>
      [...document.querySelectorAll('[data-demo]')]
        .filter((block) => block.querySelector('[data-stage]:not(iframe)'))
        .map(({ id }) => id),
    start(name) {
      const stage = getStage(name);
      stage.scrollIntoView({ block: 'center', behavior: 'instant' });
      origin = stage.getBoundingClientRect();
      const drawings = [...stage.querySelectorAll<HTMLElement>(DRAWINGS)].filter(
        (element) => isUsable(element) && getArea(element) !== undefined,
      );
      measured = [...new Set([...listControls(stage), ...drawings])].map((element) => ({
        name,
        element,
        area: getArea(element)!,
      }));
      return measured.length;
    },
    async findBlank(picture, limits) {
      const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d', {
        willReadFrequently: true,
      })!;
      context.drawImage(image, 0, 0);
      const [red, green, blue] = toRgb(getCanvas()).split(/,? /).map(Number);
      const ground = (red! << 16) | (green! << 8) | blue!;
      return measured
        .filter(({ element, area }) => {
          // The picture begins at a whole pixel.
          const [x, y] = [Math.floor(origin.left), Math.floor(origin.top)];
          const left = Math.max(0, Math.round(area.left - x));
          const top = Math.max(0, Math.round(area.top - y));
          const right = Math.min(image.width, Math.round(area.right - x));
          const bottom = Math.min(image.height, Math.round(area.bottom - y));
          return (
            right - left >= SMALLEST &&
            bottom - top >= SMALLEST &&
            !hasContrast(context.getImageData(left, top, right - left, bottom - top), ground) &&
            !(element.matches(TEXT_FIELDS) && hasBoundary(element))
          );
        })
        .map(({ name, element }) => describe('blank', name, element, limits));
    },
    async findFocusUnseen(name, limits) {
      const stage = getStage(name);
      const canvas = getCanvas();
      const unseen: FoundTarget[] = [];
      for (const element of listControls(stage)) {
        if (!element.isConnected || element.matches(TEXT_FIELDS)) {
          continue;
        }
        (document.activeElement as HTMLElement).blur();
        await nextFrames();
        const before = readLook(element, stage, canvas);
        element.focus({ preventScroll: true });
        await nextFrames();
        if (document.activeElement === element && readLook(element, stage, canvas) === before) {
          unseen.push(describe('focus', name, element, limits));
        }
      }
      return unseen;
    },
  };
}
