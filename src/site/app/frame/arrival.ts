/**
 * In-site navigation begins at the top of a page: what stands there is painted first, and the rest right after it.
 * Not where the reader may land further down, by a hash or by going back.
 */
import { useRouter } from 'next/router';
import { startTransition, useEffect, useState } from 'react';
import { normalizePathname } from '@/src/shared/nav';
import { useServerRendered } from '../../ui/useServerRendered';

/** As many as fill the first screen: text and demos take turns, and a playground comes before them. */
const FIRST_BLOCKS = 3;

let expected: string | undefined;

/** Says that a link is being followed, before the router is told. */
export function expectArrival({ pathname, hash }: URL): void {
  expected = hash === '' ? normalizePathname(pathname) : undefined;
}

/**
 * Nothing scrolls smoothly while a page arrives: the router goes to the place of its hash in a task of its own, and on
 * the way there what loads above would move it. Used once.
 */
export function useInstantArrival(): void {
  const { events } = useRouter();
  useEffect(() => {
    const { dataset } = document.documentElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onStart = () => {
      // One page may be overtaken by the next.
      clearTimeout(timer);
      dataset.arriving = '';
    };
    const onComplete = () => {
      timer = setTimeout(() => delete dataset.arriving, 0);
    };
    events.on('routeChangeStart', onStart);
    events.on('routeChangeComplete', onComplete);
    events.on('routeChangeError', onComplete);
    return () => {
      events.off('routeChangeStart', onStart);
      events.off('routeChangeComplete', onComplete);
      events.off('routeChangeError', onComplete);
    };
  }, [events]);
}

/** How many of a page's blocks to render: all of them, but in the first moment of an expected arrival. */
export function useShownBlocks(pathname: string): number {
  const served = useServerRendered();
  const [isWhole, setWhole] = useState(served || expected !== pathname);
  useEffect(() => {
    expected = undefined;
    startTransition(() => setWhole(true));
  }, []);
  return isWhole ? Infinity : FIRST_BLOCKS;
}
