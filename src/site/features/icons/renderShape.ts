import { type ReactNode, createElement } from 'react';
import type { IconShape } from '@/src/shared/iconData';

/** One shape of an icon as an element; `index` is its place among its neighbours. */
export function renderShape(shape: IconShape, index: number): ReactNode {
  const [tag, props, children] =
    typeof shape === 'string' ? (['path', { d: shape }, []] as const) : shape;
  return createElement(tag, { key: index, ...props }, ...children.map(renderShape));
}
