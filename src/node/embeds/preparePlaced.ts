/** The placed components whose data is made at build, by name. One that is not here has the writer's props alone. */
import { allComponents } from './allComponents';
import { materialIcons } from './materialIcons';
import type { PlacedContext, PlacedData, PreparePlaced } from './placed';
import { productPages } from './productPages';
import { supportedComponents } from './supportedComponents';

const PREPARED: Readonly<Record<string, PreparePlaced>> = {
  AllComponents: allComponents,
  MaterialIcons: materialIcons,
  ProductPages: productPages,
  SupportedComponents: supportedComponents,
};

/**
 * All props of a placed component, and its headings.
 * @throws BuildError as `PreparePlaced` does.
 */
export function preparePlaced(
  name: string,
  props: Record<string, unknown>,
  context: PlacedContext,
): PlacedData {
  const data = PREPARED[name]?.(props, context);
  return { ...data, props: { ...props, ...data?.props } };
}
