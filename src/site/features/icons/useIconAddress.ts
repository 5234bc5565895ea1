import Router from 'next/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type IconTheme, parseIconTheme } from '@/src/shared/iconNames';
import { replaceAddress } from '../../browser/replaceAddress';

/** What the query of the address says: `?query=arrow&theme=Outlined&selected=ArrowBackOutlined`. */
export interface IconAddress {
  query: string;
  theme: IconTheme;
  /** Name of the icon whose dialog is open; empty for none. */
  selected: string;
}

const DEFAULT: IconAddress = { query: '', theme: 'Filled', selected: '' };

/** Browsers refuse an address that changes with every key. In milliseconds. */
const WRITE_AFTER_MS = 250;

/** Reads a query. Anything that makes no sense is left out. */
export function readIconAddress(search: string): IconAddress {
  const params = new URLSearchParams(search);
  return {
    query: params.get('query') ?? '',
    theme: parseIconTheme(params.get('theme')) ?? DEFAULT.theme,
    selected: params.get('selected') ?? '',
  };
}

/** Writes it into a query, which may hold other things; what is as it begins is left out. */
export function writeIconAddress(address: IconAddress, search: string): string {
  const params = new URLSearchParams(search);
  for (const key of ['query', 'theme', 'selected'] as const) {
    if (address[key] === DEFAULT[key]) {
      params.delete(key);
    } else {
      params.set(key, address[key]);
    }
  }
  return params.size > 0 ? `?${params}` : '';
}

/** What shows, which the address follows; a link to another query of the page changes it. */
export function useIconAddress(): [IconAddress, (change: Partial<IconAddress>) => void] {
  const [address, setAddress] = useState(DEFAULT);
  const read = useRef(DEFAULT);
  useEffect(
    () =>
      listenToAddress((next) => {
        read.current = next;
        setAddress(next);
      }),
    [],
  );
  useEffect(() => {
    // Written again, what was read could take the place of a link that was followed meanwhile.
    if (address === read.current) {
      return undefined;
    }
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // On the way to another page the address is that one's already.
      if (window.location.pathname === pathname) {
        replaceSearch(address);
      }
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [address]);
  const change = useCallback(
    (next: Partial<IconAddress>) => setAddress((now) => ({ ...now, ...next })),
    [],
  );
  return [address, change];
}

/** Calls back with what the address says, now and after each navigation. Returns the way to stop. */
function listenToAddress(listener: (address: IconAddress) => void): () => void {
  const onChange = () => listener(readIconAddress(window.location.search));
  onChange();
  Router.events.on('routeChangeComplete', onChange);
  return () => Router.events.off('routeChangeComplete', onChange);
}

function replaceSearch(address: IconAddress): void {
  const { pathname, search, hash } = window.location;
  const next = writeIconAddress(address, search);
  if (next !== search) {
    replaceAddress(pathname + next + hash);
  }
}
