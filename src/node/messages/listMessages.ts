/** Lists the messages of the installed packages. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Message, MessagePlace } from '@/src/shared/answers/messageFiles';
import { cachedJson } from '../cache';
import { ROOT, toPosix } from '../paths';
import { readMessages } from './readMessages';
import { listMessageSources } from './sources';

/** A message of the packages, before explanations are added. */
export interface InstalledMessage extends Message {
  /** Whether it is from a package such as React, whose messages mostly have nothing to do with components. */
  isForeign: boolean;
}

/** Part of the cache key. Increase it when the result for the same packages changes. */
const VERSION = 1;

/** Lists the messages of all packages. They are read again when an installed package changes. */
export function listInstalledMessages(): InstalledMessage[] {
  const lockfile = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8');
  return cachedJson('messages', [VERSION, lockfile], readAll);
}

function readAll(): InstalledMessage[] {
  const messages = new Map<string, InstalledMessage & { places: MessagePlace[] }>();
  for (const { package: from, folder, files, isForeign } of listMessageSources()) {
    for (const file of files) {
      const local = toPosix(path.relative(folder, file));
      for (const { pattern, kind, name } of readMessages(readFileSync(file, 'utf8'), local)) {
        const place = { package: from, ...(!isForeign && { name }), file: local };
        const key = JSON.stringify(pattern.texts);
        const names = isForeign ? pattern.names.map(hideCompiledName) : pattern.names;
        const message = messages.get(key) ?? { ...pattern, names, kind, places: [], isForeign };
        messages.set(key, message);
        // The console shows a text that is written to it more often than the result of a prop check.
        if (message.kind === 'propCheck') {
          message.kind = kind;
        }
        if (!message.places.some((other) => other.package === from && other.name === place.name)) {
          message.places.push(place);
        }
      }
    }
  }
  return [...messages.values()];
}

/** Names that say what a placeholder stands for. React's compiler uses variables again for other values. */
const CLEAR_NAMES = new Set([
  'componentName',
  'expectedType',
  'lowerCasedName',
  'name',
  'propFullName',
  'propName',
  'propType',
  'type',
  'value',
]);

function hideCompiledName(name: string): string {
  return CLEAR_NAMES.has(name) ? name : '…';
}
