/**
 * Images of the in-house ads as data URLs. They need no request, work offline, and aren't blocked by ad blockers, whose
 * users see these ads.
 */
import { IMAGE_HEIGHT, IMAGE_WIDTH } from './adModel';

/** Each image has a background, so that it looks the same in light and dark mode. */
function draw(ground: string, shapes: string): string {
  const size = `viewBox="0 0 ${IMAGE_WIDTH} ${IMAGE_HEIGHT}" width="${IMAGE_WIDTH}" height="${IMAGE_HEIGHT}"`;
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path fill="${ground}" d="M0 0h130v100H0z"/>${shapes}</svg>`,
  )}`;
}

/** A tree of folders below a terminal prompt. */
export const SCAFFOLD_IMAGE = draw(
  '#131f32',
  `<path stroke="#586b87" stroke-width="2" fill="none" d="M30 40v40h18M30 58h18"/>
<path fill="#5c94f5" d="M18 22h10l4 4h16v16H18z"/><rect x="54" y="24" width="52" height="12" rx="3" fill="#2b3c55"/>
<path stroke="#71d19c" stroke-width="2.5" fill="none" d="m60 27 4 3-4 3M68 33h9"/>
<rect x="50" y="51" width="44" height="13" rx="3" fill="#8fb8fb"/><rect x="50" y="73" width="60" height="13" rx="3" fill="#2f6fe4"/>`,
);

/** A page with blocks, and another one behind it. */
export const TEMPLATES_IMAGE = draw(
  '#dbe8fe',
  `<rect x="38" y="14" width="70" height="64" rx="5" fill="#8fb8fb"/><rect x="22" y="24" width="74" height="62" rx="5" fill="#fff"/>
<path fill="#1f58c4" d="M22 29a5 5 0 0 1 5-5h64a5 5 0 0 1 5 5v7H22z"/><rect x="29" y="43" width="26" height="19" rx="2" fill="#bcd4fd"/>
<path stroke="#9da6b4" stroke-width="3" d="M62 45h26M62 53h20M29 70h58M29 78h38"/><circle cx="84" cy="61" r="4" fill="#eda91f"/>`,
);

/** Five swatches, fanned out. */
export const THEMES_IMAGE = draw(
  '#1a3b7e',
  `<g transform="translate(65 88)"><rect x="-11" y="-70" width="22" height="70" rx="5" fill="#f56a62" transform="rotate(-52)"/>
<rect x="-11" y="-70" width="22" height="70" rx="5" fill="#eda91f" transform="rotate(-26)"/>
<rect x="-11" y="-70" width="22" height="70" rx="5" fill="#fff"/><rect x="-11" y="-70" width="22" height="70" rx="5" fill="#71d19c" transform="rotate(26)"/>
<rect x="-11" y="-70" width="22" height="70" rx="5" fill="#5c94f5" transform="rotate(52)"/><circle r="5" cy="-9" fill="#1a3b7e"/></g>`,
);

/** A lifebuoy with its rope. */
export const SUPPORT_IMAGE = draw(
  '#edfaf2',
  `<path stroke="#71d19c" stroke-width="3" fill="none" d="M0 74q11-9 22 0t22 0 22 0 22 0 22 0 22 0M0 86q11-9 22 0t22 0 22 0 22 0 22 0 22 0"/>
<circle cx="65" cy="46" r="24" fill="none" stroke="#fff" stroke-width="15"/>
<circle cx="65" cy="46" r="24" fill="none" stroke="#d93a34" stroke-width="15" stroke-dasharray="18.85" stroke-dashoffset="9.4"/>
<circle cx="65" cy="46" r="33" fill="none" stroke="#127245" stroke-width="2"/>`,
);

/** A component with the handles of a drawing tool. */
export const DESIGN_IMAGE = draw(
  '#fff8e6',
  `<path stroke="#fedc86" d="M0 25h130M0 50h130M0 75h130M26 0v100M65 0v100M104 0v100"/><rect x="26" y="32" width="78" height="36" rx="18" fill="#1f58c4"/>
<path stroke="#fff" stroke-width="4" stroke-linecap="round" d="M48 50h34"/><path fill="none" stroke="#d93a34" stroke-width="1.5" d="M20 26h90v48H20z"/>
<path fill="#fff" stroke="#d93a34" stroke-width="1.5" d="M17 23h6v6h-6zm90 0h6v6h-6zM17 71h6v6h-6zm90 0h6v6h-6z"/>
<path fill="#151920" d="m96 60 20 9-9 3-4 9z"/>`,
);
