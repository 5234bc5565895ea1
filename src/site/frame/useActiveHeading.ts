import { useCallback, useEffect, useRef, useState } from 'react';
import type { TocEntry } from '@/src/shared/page';

/** PEERS.md, Table of contents: "a click holds it for a second". */
const HOLD_MS = 1000;

/** A heading counts as reached when it is this close to the top, in CSS pixels: the header and a little air. */
const REACHED_PX = 120;

/**
 * The hash of the section that is being read.
 * @returns the hash, and a function that sets it and holds it for a second (after a click).
 */
export function useActiveHeading(
  toc: readonly TocEntry[],
): [string | undefined, (hash: string) => void] {
  const [active, setActive] = useState<string>();
  const heldUntil = useRef(0);

  useEffect(() => {
    const hashes = toc.flatMap((entry) => [
      entry.hash,
      ...entry.children.map((child) => child.hash),
    ]);
    let frame = 0;
    const update = () => {
      frame = 0;
      if (performance.now() < heldUntil.current) {
        return;
      }
      const reached = hashes.filter((hash) => {
        const top = document.getElementById(hash)?.getBoundingClientRect().top;
        return top !== undefined && top <= REACHED_PX;
      });
      setActive(reached.at(-1));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
    };
  }, [toc]);

  const hold = useCallback((hash: string) => {
    heldUntil.current = performance.now() + HOLD_MS;
    setActive(hash);
  }, []);
  return [active, hold];
}
