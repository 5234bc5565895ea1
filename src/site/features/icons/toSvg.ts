import type { IconShape } from '@/src/shared/iconData';

/** Returns an icon as an SVG file with a size of 24 pixels and `currentColor`. */
export function toSvg(shapes: readonly IconShape[]): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="currentColor">' +
    `${shapes.map(toElement).join('')}</svg>\n`
  );
}

function toElement(shape: IconShape): string {
  const [tag, props, children] =
    typeof shape === 'string' ? (['path', { d: shape }, []] as const) : shape;
  const attributes = Object.entries(props)
    .map(([name, value]) => ` ${toAttribute(name)}="${escapeAttribute(String(value))}"`)
    .join('');
  return children.length === 0
    ? `<${tag}${attributes}/>`
    : `<${tag}${attributes}>${children.map(toElement).join('')}</${tag}>`;
}

/** Converts React's `fillOpacity` to SVG's `fill-opacity`. */
function toAttribute(name: string): string {
  return name === 'xlinkHref'
    ? 'href'
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function escapeAttribute(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
