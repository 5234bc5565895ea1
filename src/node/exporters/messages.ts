/** The messages file of `/answers/`: messages of the installed packages, and what they mean. */
import type { Message, MessagePlace, MessagesFile } from '@/src/shared/answers/messageFiles';
import { listApiEntries } from '../api/store';
import { cachePerBuild } from '../cache';
import { getIndex } from '../content/reference/apiIndex';
import { findOwnPage } from '../content/reference/apiUsage';
import { explainMessages, listFormerCodes, readExplanationFiles } from '../messages/explanations';
import { listErrorCodes } from '../messages/listErrorCodes';
import { listInstalledMessages } from '../messages/listMessages';
import { listReactCodes } from '../messages/listReactCodes';

/** Creates the content of the file. @throws BuildError when an explanation isn't valid, or its message isn't in the packages. */
export function createMessagesFile(): MessagesFile {
  return cachePerBuild(['messages'], () => {
    const files = readExplanationFiles();
    const { messages, explanations } = explainMessages(listInstalledMessages(), files);
    return {
      messages: messages.map(addPages),
      explanations,
      codes: listErrorCodes(),
      reactCodes: { ...listFormerCodes(files), ...listReactCodes() },
    };
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
