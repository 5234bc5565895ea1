import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../paths';

/** A route without Markdown, such as the home page. */
export function isOtherRoute(pathname: string): boolean {
  const name = pathname === '/' ? '/index' : pathname;
  return (
    // `pages/_app.tsx` and similar files aren't pages.
    !path.basename(name).startsWith('_') &&
    (existsSync(path.join(ROOT, `pages${name}.tsx`)) ||
      existsSync(path.join(ROOT, `pages${name}/index.tsx`)) ||
      existsSync(path.join(ROOT, `pages${name}/[[...slug]].tsx`)))
  );
}
