import { useMemo } from 'react';
import { getProduct } from '@/src/shared/products';
import { MY_VERSIONS_KEY } from '@/src/shared/versionChanges/comparePage';
import {
  type MyVersions,
  parseMyVersions,
  readVersionParameter,
} from '@/src/shared/versionChanges/myVersions';
import { createStore, inMemory, useStore } from '../../state/createStore';
import { storedText, useStoredText } from '../../state/storedText';

/** Versions that addresses have named since the page was loaded. They take precedence, and aren't stored. */
const fromAddress = createStore(inMemory<MyVersions>({}));
const NONE: MyVersions = {};

/** Keeps the version that the address of a page names, for its product and until the tab is reloaded. Browser only. */
export function takeVersionFromAddress(pathname: string): void {
  const version = readVersionParameter(window.location.search);
  const name = getProduct(pathname)?.packageName;
  if (version !== undefined && name !== undefined && fromAddress.get()[name] !== version) {
    fromAddress.set({ ...fromAddress.get(), [name]: version });
  }
}

/** Returns the versions of the user. */
export function useMyVersions(): MyVersions {
  const [stored] = useStoredText(MY_VERSIONS_KEY);
  const linked = useStore(fromAddress, (versions) => versions, NONE);
  return useMemo(() => ({ ...parseMyVersions(stored), ...linked }), [stored, linked]);
}

/** Sets the versions of some packages, or removes them. */
export function setMyVersions(changes: Readonly<Record<string, string | undefined>>): void {
  const store = storedText(MY_VERSIONS_KEY);
  const without = (versions: MyVersions) =>
    Object.entries(versions).filter(([name]) => !(name in changes));
  const chosen = Object.entries(changes).filter(([, version]) => version !== undefined);
  const next = [...without(parseMyVersions(store.get())), ...chosen];
  fromAddress.set(Object.fromEntries(without(fromAddress.get())));
  store.set(next.length === 0 ? null : JSON.stringify(Object.fromEntries(next)));
}
