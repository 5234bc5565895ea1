import { renderShape } from './renderShape';
import { useIconShapes } from './iconGroups';

/** An icon in the current text color. Until it has loaded, there is an empty box of the same size. */
export function IconDrawing({ name }: { name: string }) {
  const shapes = useIconShapes(name);
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" data-missing={shapes ? undefined : ''}>
      {shapes?.map(renderShape)}
    </svg>
  );
}
