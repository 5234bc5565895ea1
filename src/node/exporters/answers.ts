/** The data for answers to pasted texts, at `/answers/`; see src/shared/answers/files.ts. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ANSWERS_FOLDER, ANSWERS_MANIFEST, type AnswersManifest } from '@/src/shared/answers/files';
import { PUBLIC_PRODUCTS } from '@/src/shared/products';
import { readFacts } from '../answers/readFacts';
import { getEmbedTexts } from '../embeds/embedTexts';
import { createBuildText, listLanguages } from '../i18n/languages';
import { writeHashedJson } from './hashedJson';
import { createMessagesFile } from './messages';

/**
 * Replaces the files.
 * @param folder the export, or `public/` for the development server.
 * @throws BuildError when an explanation of a message has an error.
 */
export async function writeAnswers(folder: string): Promise<void> {
  const target = path.join(folder, ANSWERS_FOLDER);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const save = async (name: string, data: object) =>
    (await writeHashedJson(target, name, data)).file;
  const manifest: AnswersManifest = {
    products: {},
    texts: {},
    messages: await save('messages', createMessagesFile()),
  };
  for (const product of PUBLIC_PRODUCTS) {
    manifest.products[product.id] = await save(`facts-${product.id}`, readFacts(product));
  }
  for (const language of listLanguages()) {
    const texts = getEmbedTexts('answer', createBuildText(language));
    manifest.texts[language] = await save(`texts-${language}`, texts);
  }
  await writeFile(path.join(target, ANSWERS_MANIFEST), JSON.stringify(manifest));
}
