/** The messages file of `/answers/`: messages of the installed packages, and what they mean. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Message, MessagePlace, MessagesFile } from '@/src/shared/answers/messageFiles';
import { listApiEntries } from '../api/store';
import { cachePerBuild } from '../cache';
import { getIndex } from '../content/reference/apiIndex';
import { findOwnPage } from '../content/reference/apiUsage';
import { explainMessages, readExplanationFiles } from '../messages/explanations';
import { listErrorCodes } from '../messages/listErrorCodes';
import { listInstalledMessages } from '../messages/listMessages';

/**
 * Writes the file.
 * @param folder the folder of the answers in the export, or in `public/` for the development server.
 * @returns the name of the file, with a hash of its content, and its size in bytes.
 * @throws BuildError when an explanation isn't valid, or its message isn't in the packages.
 */
export async function writeMessages(folder: string): Promise<{ file: string; bytes: number }> {
  const content = JSON.stringify(createMessagesFile());
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const file = `messages.${hash}.json`;
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, file), content);
  return { file, bytes: Buffer.byteLength(content) };
}

/** Creates the content of the file. @throws BuildError as above. */
export function createMessagesFile(): MessagesFile {
  return cachePerBuild(['messages'], () => {
    const { messages, explanations } = explainMessages(
      listInstalledMessages(),
      readExplanationFiles(),
    );
    return { messages: messages.map(addPages), explanations, codes: listErrorCodes() };
  });
}

function addPages(message: Message): Message {
  return { ...message, places: message.places.map(addPage) };
}

function addPage(place: MessagePlace): MessagePlace {
  const entry = listApiEntries().find(
    (candidate) => candidate.package === place.package && candidate.name === place.name,
  );
  const href = entry && findOwnPage(entry, getIndex().uses)?.href;
  return { ...place, ...(href !== undefined && { href }) };
}
