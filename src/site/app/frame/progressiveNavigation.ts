/**
 * In-site navigation renders the first blocks of a page before the others, so that the first screen paints sooner. It
 * doesn't do so when the page opens further down, because of a hash or the Back button.
 */
import { useRouter } from 'next/router';
import { startTransition, useEffect, useState } from 'react';
import { normalizePathname } from '@/src/shared/nav';
import { useServerRendered } from '../../ui/useServerRendered';

/** Enough to fill the first screen: a playground, and text that the ad splits in two. */
const FIRST_BLOCKS = 3;

/** The address of the link that is being followed, without trailing slash. */
let expected: string | undefined;

/** Whether a navigation to the top of a page follows a link, and isn't one of the Back button. */
export const isLinkFollowed = (address: string): boolean => address === expected;

/** Marks that a link is being followed. It must be called before the router starts the navigation. */
export function startProgressiveNavigation({ pathname, hash }: URL): void {
  expected = hash === '' ? normalizePathname(pathname) : undefined;
}

const forgetLink = () => {
  expected = undefined;
};

/**
 * Turns off smooth scrolling during a navigation. The router scrolls to the hash in a separate task, and content that
 * loads above the target would interrupt a smooth scroll. Used once, by the app.
 */
export function useInstantScroll(): void {
  const { events } = useRouter();
  useEffect(() => {
    const { dataset } = document.documentElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onStart = () => {
      // Another navigation can start before this one has finished.
      clearTimeout(timer);
      dataset.arriving = '';
    };
    const onComplete = () => {
      timer = setTimeout(() => delete dataset.arriving, 0);
    };
    events.on('routeChangeStart', onStart);
    events.on('routeChangeComplete', onComplete);
    events.on('routeChangeComplete', forgetLink);
    events.on('routeChangeError', onComplete);
    return () => {
      events.off('routeChangeStart', onStart);
      events.off('routeChangeComplete', onComplete);
      events.off('routeChangeComplete', forgetLink);
      events.off('routeChangeError', onComplete);
    };
  }, [events]);
}

/** Returns the number of blocks to render: all of them, except at the start of an expected navigation. */
export function useRenderedBlocks(pathname: string): number {
  const served = useServerRendered();
  const [isWhole, setWhole] = useState(served || expected !== pathname);
  useEffect(() => {
    startTransition(() => setWhole(true));
  }, []);
  return isWhole ? Infinity : FIRST_BLOCKS;
}
