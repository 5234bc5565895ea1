/** Reads the CSS variables and the default theme of a product for answers, and the pages that list them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { slugify } from '@/src/shared/slug';
import type { ThemeFacts, ThemeValueFacts, VariableFacts } from '@/src/shared/answers/files';
import { type MarkdownRoute, listMarkdownRoutes } from '../content/routes';
import { readComponentVariables } from '../embeds/ComponentVariables';
import { listThemeRows, writePath } from '../embeds/ThemeTree';
import { readThemeVariables } from '../embeds/ThemeVariables';
import { type ThemeProduct, isThemeProduct } from '../embeds/themeProduct';
import { ROOT } from '../paths';

/** Reads the theme of a product. Returns undefined for a product without one. */
export function readTheme(product: string): ThemeFacts | undefined {
  if (!isThemeProduct(product)) {
    return undefined;
  }
  const routes = listMarkdownRoutes().filter(({ pathname }) => pathname.startsWith(`/${product}/`));
  const texts = routes.map((route) => ({
    route,
    text: readFileSync(path.join(ROOT, route.markdownFile), 'utf8'),
  }));
  const find = (embed: string) => {
    const found = texts.find(({ text }) => text.includes(`"component": "${embed}"`));
    return found && getHref(found.route, found.text, embed);
  };
  const [variablesHref, valuesHref] = [find('ThemeVariables'), find('ThemeTree')];
  return {
    ...(variablesHref && { variablesHref }),
    variables: readThemeVariables(product).map(
      ({ name, light = '', dark = '', options }): VariableFacts => [
        name,
        light,
        dark === light ? '' : dark,
        options.slice(0, MAX_OPTIONS),
      ],
    ),
    componentVariables: texts
      .filter(({ text }) => text.includes('"component": "ComponentVariables"'))
      .flatMap(({ route, text }) => {
        const href = getHref(route, text, 'ComponentVariables');
        return readComponentVariables(route.markdownFile).map((row) => ({ ...row, href }));
      }),
    ...(valuesHref && { valuesHref }),
    values: listValues(product),
  };
}

/** Variables that many options change have a computed value; the first option replaces it. */
const MAX_OPTIONS = 3;

/** Returns the address of the heading above an embed. */
function getHref({ pathname }: MarkdownRoute, text: string, embed: string): string {
  const above = text.slice(0, text.indexOf(`"component": "${embed}"`));
  const heading = [...above.matchAll(/^##+ (.+)$/gm)].at(-1)?.[1];
  return `${pathname}/${heading === undefined ? '' : `#${slugify(heading)}`}`;
}

function listValues(product: ThemeProduct): ThemeValueFacts[] {
  return listThemeRows(product).map(({ path: keys, light, dark, isGroup }): ThemeValueFacts => {
    const name = writePath(keys).replace(/^theme\.?/, '');
    const [one, other] = [print(light), print(dark)];
    return isGroup ? [name] : one === other ? [name, one] : [name, one, other];
  });
}

const print = (value: unknown) =>
  typeof value === 'function'
    ? 'function'
    : value === undefined
      ? ''
      : typeof value === 'string'
        ? value
        : JSON.stringify(value);
