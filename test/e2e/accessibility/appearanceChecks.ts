/** Checks of a page's appearance that run in the page. */
import { getContrastRatio } from '@mui/system/colorManipulator';
import type { Page } from '../support';
import { DRAWN } from './pages';

/** Selectors of controls. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Compares every selected, pressed or current control with one beside it that isn't.
 * @returns a line per control that looks the same. Font weight doesn't count, because it isn't visible without
 *   comparison.
 */
export function findStatesUnseen(page: Page): Promise<string[]> {
  return page.evaluate((drawn) => {
    const STATES = ['aria-pressed', 'aria-selected', 'aria-current'];
    const isOn = (element: Element) =>
      element.matches(':checked:not(option)') ||
      STATES.some((state) => !['false', null].includes(element.getAttribute(state)));
    const readLook = (element: Element) => {
      const label = (element as HTMLInputElement).labels?.[0];
      return [element, label, element.nextElementSibling]
        .filter((one): one is Element => one instanceof Element)
        .flatMap((one) => ['', '::before', '::after'].map((part) => getComputedStyle(one, part)))
        .map((style) =>
          [
            style.color,
            style.backgroundColor,
            style.borderWidth,
            style.borderStyle,
            style.borderColor,
            style.outlineStyle === 'none' ? '' : style.outline,
            style.textDecoration,
            style.marginInlineStart,
          ].join(),
        )
        .join('|');
    };
    const isSeen = (element: Element) =>
      !element.closest(drawn) && (element.matches('input') || element.checkVisibility());
    const kindOf = (element: Element) =>
      `${element.localName} ${element.className} ${(element as HTMLInputElement).type ?? ''}`;
    return (
      [...document.querySelectorAll(`:checked, ${STATES.map((state) => `[${state}]`).join()}`)]
        .filter((element) => isOn(element) && isSeen(element))
        // Native controls show their state with any colors.
        .filter(
          (element) =>
            getComputedStyle(element).appearance !== 'auto' ||
            getComputedStyle(element).opacity === '0' ||
            !element.matches('input'),
        )
        .filter((element) => {
          const list = element.closest('[role], fieldset, ul, nav, form') ?? document.body;
          const others = [...list.querySelectorAll(element.localName)].filter(
            (other) => !isOn(other) && isSeen(other) && kindOf(other) === kindOf(element),
          );
          return others.some((other) => readLook(other) === readLook(element));
        })
        .map((element) => element.outerHTML.slice(0, 120))
    );
  }, DRAWN);
}

/** @returns a line per control that looks the same with keyboard focus. */
export async function findFocusUnseen(page: Page): Promise<string[]> {
  // After this key, the browser shows focus rings.
  await page.keyboard.press('Tab');
  return page.evaluate(
    ([controls, drawn]) => {
      const readLook = (element: Element) =>
        [
          element,
          element.parentElement,
          element.parentElement?.parentElement,
          element.nextElementSibling,
        ]
          .filter((one): one is Element => one instanceof Element)
          .map((one) => {
            const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
            const isThere = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
            return isThere ? `${outlineStyle} ${outlineWidth} ${outlineColor}` : '';
          })
          .join('|');
      const unseen: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>(controls)) {
        const isUsable =
          element.tabIndex >= 0 &&
          !element.closest(`[inert], ${drawn}`) &&
          element.checkVisibility({ visibilityProperty: true });
        if (isUsable) {
          (document.activeElement as HTMLElement).blur();
          const before = readLook(element);
          element.focus({ preventScroll: true });
          if (document.activeElement === element && readLook(element) === before) {
            unseen.push(element.outerHTML.slice(0, 120));
          }
        }
      }
      return unseen;
    },
    [CONTROLS, DRAWN] as const,
  );
}

/** @returns a line per icon of a control with too little contrast: WCAG 1.4.11, 3:1. */
export async function findDrawingsUnseen(page: Page): Promise<string[]> {
  const drawings = await page.evaluate(
    ([controls, drawn]) =>
      [...document.querySelectorAll(`:is(${controls}) > svg`)]
        .filter((svg) => !svg.closest(drawn) && svg.checkVisibility({ opacityProperty: true }))
        .map((svg) => {
          let ground: Element | null = svg;
          const isClear = (element: Element) =>
            /, 0\)$|^transparent$/.test(getComputedStyle(element).backgroundColor);
          while (ground && isClear(ground)) {
            ground = ground.parentElement;
          }
          return {
            name: svg.parentElement!.outerHTML.slice(0, 120),
            color: getComputedStyle(svg).color,
            ground: ground ? getComputedStyle(ground).backgroundColor : 'rgb(255, 255, 255)',
          };
        }),
    [CONTROLS, DRAWN] as const,
  );
  return drawings
    .filter(({ color, ground }) => getContrastRatio(color, ground) < 3)
    .map(({ name, color, ground }) => `${color} on ${ground}: ${name}`);
}

/** @returns a line per animated element, except for progress indicators. */
export function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isLong = (durations: string) =>
      durations.split(',').some((one) => parseFloat(one) * (/ms$/.test(one) ? 1 : 1000) > 1);
    const problems = [...document.querySelectorAll('*')]
      .filter((element) => !element.closest('[role="progressbar"]'))
      .flatMap((element) =>
        ['', '::before', '::after'].flatMap((part) => {
          const { transitionDuration, animationName, animationDuration, scrollBehavior } =
            getComputedStyle(element, part);
          return isLong(transitionDuration) ||
            (animationName !== 'none' && isLong(animationDuration)) ||
            (part === '' && scrollBehavior === 'smooth')
            ? [`${element.outerHTML.slice(0, 100)}${part}`]
            : [];
        }),
      );
    const running = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 10)
      .map(({ effect }) => (effect as KeyframeEffect).target)
      .filter((target) => target && !target.closest('[role="progressbar"]'))
      .map((target) => `moves: ${target!.outerHTML.slice(0, 100)}`);
    return [...new Set([...problems, ...running])];
  });
}

/**
 * @returns a line per text that is cut off without a way to read the rest. Texts for screen readers are hidden this way
 *   intentionally. Lines that end with an ellipsis have their full text elsewhere.
 */
export function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate((drawn) => {
    const cuts = ['hidden', 'clip'];
    return [...document.querySelectorAll<HTMLElement>('#__next *')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath, textOverflow, webkitLineClamp, position } =
          getComputedStyle(element);
        const isCut =
          (cuts.includes(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (cuts.includes(overflowY) && element.scrollHeight > element.clientHeight + 1);
        return (
          isCut &&
          clipPath === 'none' &&
          textOverflow !== 'ellipsis' &&
          webkitLineClamp === 'none' &&
          position !== 'absolute' &&
          element.textContent.trim() !== '' &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest(`${drawn}, [data-ad], svg, pre`)
        );
      })
      .map((element) => element.outerHTML.slice(0, 120));
  }, DRAWN);
}

/** @returns a line per control that is outside of the window horizontally. */
export function findControlsOutside(page: Page): Promise<string[]> {
  return page.evaluate(
    ([controls, drawn]) =>
      [...document.querySelectorAll(controls)]
        .filter(
          (element) =>
            !element.closest(`${drawn}, pre, .table-scroll`) &&
            element.checkVisibility({ visibilityProperty: true }),
        )
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          return width > 1 && (left < -1 || right > document.documentElement.clientWidth + 1);
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    [CONTROLS, DRAWN] as const,
  );
}

/**
 * Finds controls that are only visible on hover.
 * @param how `focus`: those that stay invisible with keyboard focus; `rest`: those that are invisible in their normal
 *   state.
 */
export async function findHoverOnly(page: Page, how: 'focus' | 'rest'): Promise<string[]> {
  await page.keyboard.press('Tab');
  return page.evaluate(
    ([controls, drawn, state]) => {
      const isTransparent = (element: Element | null): boolean =>
        element !== null &&
        (parseFloat(getComputedStyle(element).opacity) < 0.5 ||
          isTransparent(element.parentElement));
      return [...document.querySelectorAll<HTMLElement>(controls)]
        .filter(
          (element) => !element.closest(drawn) && !element.matches('input, [aria-disabled="true"]'),
        )
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          if (state === 'focus') {
            element.focus({ preventScroll: true });
            element.getAnimations().forEach((animation) => animation.finish());
          }
          // Elements behind a modal dialog can't be focused.
          return isTransparent(element) && (state === 'rest' || element === document.activeElement);
        })
        .map((element) => element.outerHTML.slice(0, 120));
    },
    [CONTROLS, DRAWN, how] as const,
  );
}
