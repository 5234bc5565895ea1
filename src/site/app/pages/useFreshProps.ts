import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';

/**
 * In `npm run dev`, an edited Markdown file or demo changes the module. This hook then fetches new props, which contain
 * the text.
 */
export function useFreshProps(version: string): void {
  const router = useRouter();
  const seen = useRef(version);
  useEffect(() => {
    if (process.env.NODE_ENV === 'development' && seen.current !== version) {
      seen.current = version;
      void router.replace(router.asPath, undefined, { scroll: false });
    }
  }, [version, router]);
}
