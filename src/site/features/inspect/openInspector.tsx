/** Loads what the inspector needs, and finds the demo to inspect. */
import { parseLocalizedPath } from '@/src/shared/languages';
import { type DemoThemeId, getProduct } from '@/src/shared/products';
import { loadPart } from '../../browser/loadPart';
import { readPageTheme, readPageThemeId } from '../../theme/readPageTheme';
import { createPlaceFinder } from './buildTree';
import { Inspector } from './Inspector';
import type { InspectorData } from './InspectorData';
import type { InspectRequest } from './inspectDemo';
import { HOSTS, findHost, findSurfaces } from './surfaces';

/** The product whose components a theme is for. */
const PRODUCTS: Partial<Record<DemoThemeId, string>> = {
  material: 'material-ui',
  joy: 'joy-ui',
  system: 'system',
};

let count = 0;

/**
 * Creates the inspector.
 * @returns nothing for a page without demos.
 * @throws Error when code or data can't be loaded.
 */
export async function openInspector(
  { host, className }: InspectRequest,
  language: string,
  onClose: () => void,
) {
  const { answerData, AnswerCodeBlock, Marked } = await loadPart('AnswerView');
  const { pathname } = parseLocalizedPath(window.location.pathname);
  const product = getProduct(pathname)?.id;
  const first = [PRODUCTS[readPageThemeId()], product].filter((id) => id !== undefined);
  // Base UI has no theme, and the data grid has that of Material UI.
  const order = product === 'base-ui' || product === 'x' ? first.reverse() : first;
  const [products, t, theme] = await Promise.all([
    answerData.loadProducts(order),
    answerData.loadTexts(language),
    readPageTheme(),
  ]);
  const data: InspectorData = {
    products,
    findPlacesOf: createPlaceFinder(products),
    t,
    theme,
    Code: AnswerCodeBlock,
    Marked,
  };
  const found = host ?? (className === undefined ? findHost() : findHostWith(className));
  count += 1;
  return found ? (
    <Inspector key={count} host={found} className={className} data={data} onClose={onClose} />
  ) : undefined;
}

/** Finds the first demo that displays an element with the class; else the first demo. */
function findHostWith(className: string): Element | undefined {
  const hosts = [...document.querySelectorAll(HOSTS)];
  const selector = `.${CSS.escape(className)}`;
  return (
    hosts.find((host) =>
      findSurfaces(host).roots.some(
        (root) => root.matches(selector) || root.querySelector(selector) !== null,
      ),
    ) ?? hosts[0]
  );
}
