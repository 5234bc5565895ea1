/** Makes the documents of a product from its texts, which load after its names. */
import type { TextsShard } from './files';
import type { Names, SearchDocument } from './records';

/** Reads a texts shard. Its indexes refer to `names`. */
export function readTexts(shard: TextsShard, { pages, entries, rows }: Names): SearchDocument[] {
  const documents: SearchDocument[] = readMessages(shard, pages);
  for (const [index, sections] of shard.pages.entries()) {
    const names = pages[index];
    for (const [position, [text, code]] of sections.entries()) {
      const record = position === 0 ? names?.page : names?.sections[position - 1];
      if (record && (text !== '' || code !== '')) {
        const context = [record.title, ...record.places[0]!.crumbs].join(' ');
        documents.push({ record, context, text, ...(code !== '' && { code }) });
      }
    }
  }
  for (const [page, section, ...phrases] of shard.phrases) {
    const names = pages[page];
    const record = section === -1 ? names?.page : names?.sections[section];
    if (record) {
      documents.push(...phrases.map((phrase) => ({ record, phrase })));
    }
  }
  for (const [index, text] of shard.entries) {
    const record = entries[index];
    if (record) {
      documents.push({ record, context: record.title, text });
    }
  }
  for (const [index, text, places] of shard.rows) {
    const record = rows[index];
    if (record) {
      const names = places.map((place) => record.places[place]?.crumbs[0] ?? '');
      documents.push({ record, places, context: `${record.title} ${names.join(' ')}`, text });
    }
  }
  return documents;
}

/** Makes records of messages. Each is in the group of its page. */
function readMessages({ product, messages }: TextsShard, pages: Names['pages']): SearchDocument[] {
  const records = new Map(
    pages.flatMap(({ page, sections }) =>
      [page, ...sections].map((record) => [record.places[0]!.href, record] as const),
    ),
  );
  return messages.flatMap(([title, href]) => {
    const at = records.get(href);
    if (!at) {
      return [];
    }
    const crumbs = at.kind === 'page' ? [at.title] : [at.places[0]!.crumbs[0]!, at.title];
    const place = { href, crumbs, rank: 0 };
    const { group } = at;
    return [{ record: { kind: 'error', product, title, group, places: [place] }, title }];
  });
}
