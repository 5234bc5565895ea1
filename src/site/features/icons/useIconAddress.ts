import Router from 'next/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type IconTheme, parseIconTheme } from '@/src/shared/iconNames';
import { replaceAddress } from '../../browser/replaceAddress';

/** The state in the query of the address: `?query=arrow&theme=Outlined&selected=ArrowBackOutlined`. */
export interface IconAddress {
  query: string;
  theme: IconTheme;
  /** Name of the icon whose dialog is open; empty for none. */
  selected: string;
}

const DEFAULT: IconAddress = { query: '', theme: 'Filled', selected: '' };

/** The delay before the address is updated, in milliseconds. Browsers limit how often the address can change. */
const WRITE_AFTER_MS = 250;

/** Parses a query. Invalid values are ignored. */
export function readIconAddress(search: string): IconAddress {
  const params = new URLSearchParams(search);
  return {
    query: params.get('query') ?? '',
    theme: parseIconTheme(params.get('theme')) ?? DEFAULT.theme,
    selected: params.get('selected') ?? '',
  };
}

/** Adds the state to a query, which may contain other parameters. Default values are omitted. */
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

/** The state, synchronized with the address. A link to another query of the page changes it. */
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
    // State that was read from the address isn't written back, because it could overwrite the address of a link that
    // was followed meanwhile.
    if (address === read.current) {
      return undefined;
    }
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // During a navigation, the address is already that of the next page.
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

/** Calls `listener` with the state of the address, now and after each navigation. Returns a function that stops it. */
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
