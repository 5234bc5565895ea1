import { renderShape } from './renderShape';
import { useIconShapes } from './iconGroups';

/** The drawing of an icon in the colour of the text; an empty place of the same size until it has come. */
export function IconDrawing({ name }: { name: string }) {
  const shapes = useIconShapes(name);
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" data-missing={shapes ? undefined : ''}>
      {shapes?.map(renderShape)}
    </svg>
  );
}
