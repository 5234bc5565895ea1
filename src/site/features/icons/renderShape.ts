import { type ReactNode, createElement } from 'react';
import type { IconShape } from '@/src/shared/iconData';

/** Renders a shape of an icon. `index` is its key. */
export function renderShape(shape: IconShape, index: number): ReactNode {
  const [tag, props, children] =
    typeof shape === 'string' ? (['path', { d: shape }, []] as const) : shape;
  return createElement(tag, { key: index, ...props }, ...children.map(renderShape));
}
