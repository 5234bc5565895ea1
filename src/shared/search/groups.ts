/** From what the index found to what a reader sees: hits, those of one name together. */
import { type Marks, type TextPart, markExcerpt, markText } from './highlight';
import type { ParsedQuery } from './query';
import { type Place, type SearchDocument, type SearchKind, type SearchRecord } from './records';
import { findWords, fold, getTerms } from './words';

/** A place that was found. */
export interface Hit {
  kind: SearchKind;
  product: string;
  title: string;
  /** Address with hash, without language prefix. */
  href: string;
  /** What it is part of, outermost first, without the product. */
  crumbs: readonly string[];
  /** The title, with what was searched for marked. */
  marked: TextPart[];
  /** What the place says, with marks; empty when nothing is known of it, and behind the first of a group. */
  excerpt: TextPart[];
}

/** Hits of one name, such as a prop of all components that have it. The best is the first. */
export interface HitGroup {
  hits: Hit[];
  /** How many there are, those beyond the limit of a group included. */
  total: number;
}

/** A record that was found, with all that speaks for it. */
export interface SearchMatch {
  record: SearchRecord;
  score: number;
  /** The text that matched best. */
  text?: SearchDocument;
}

/** A group is folded when it shows, so more than these would only be sent around. */
const GROUP_LIMIT = 60;

interface Candidate {
  match: SearchMatch;
  place: Place;
  position: number;
  /** How well its surroundings go with the words of the query. */
  nearness: number;
  /** How well its name goes with them. */
  titleScore: number;
  /** Position of its product. */
  product: number;
}

/**
 * Puts matches of one name together.
 * @param texts what is known of a record, besides its name.
 * @param products ids in their order: of places under one name those of the first come first.
 * @param limit how many groups get hits.
 */
export function groupMatches(
  matches: readonly SearchMatch[],
  {
    query,
    marks,
    texts,
    products,
    limit,
  }: {
    query: ParsedQuery;
    marks: Marks;
    texts: ReadonlyMap<SearchRecord, readonly SearchDocument[]>;
    products: readonly string[];
    limit: number;
  },
): { groups: HitGroup[]; total: number } {
  const groups = new Map<string, SearchMatch[]>();
  for (const match of matches) {
    const group = groups.get(match.record.group);
    if (group) {
      group.push(match);
    } else {
      groups.set(match.record.group, [match]);
    }
  }
  const shown = [...groups.values()].slice(0, limit).map((group): HitGroup => {
    const best = new Map<string, number>();
    for (const { record, score } of group) {
      best.set(record.title, Math.max(best.get(record.title) ?? 0, score));
    }
    const candidates = group.flatMap((match) =>
      match.record.places.map((place, position): Candidate => ({
        match,
        place,
        position,
        nearness: getNearness(place, query),
        titleScore: best.get(match.record.title) ?? 0,
        product: products.indexOf(match.record.product),
      })),
    );
    candidates.sort(
      (a, b) =>
        b.nearness - a.nearness ||
        b.titleScore - a.titleScore ||
        a.product - b.product ||
        b.place.rank - a.place.rank ||
        a.position - b.position,
    );
    return {
      hits: candidates
        .slice(0, GROUP_LIMIT)
        .map((candidate, index) => toHit(candidate, marks, index === 0 ? texts : undefined)),
      total: candidates.length,
    };
  });
  return { groups: shown, total: groups.size };
}

/** A place under the very name of a word ("Button API" for `button color`) goes before one that only contains it. */
function getNearness({ crumbs }: Place, { words }: ParsedQuery): number {
  const around = crumbs.flatMap((crumb) => findWords(crumb).map((word) => word.text));
  const names = new Set(around.map(fold));
  const terms = new Set(around.flatMap(getTerms));
  return words.reduce((sum, word) => sum + (names.has(word) ? 2 : terms.has(word) ? 1 : 0), 0);
}

function toHit(
  { match, place, position }: Candidate,
  marks: Marks,
  texts: ReadonlyMap<SearchRecord, readonly SearchDocument[]> | undefined,
): Hit {
  const { record } = match;
  const isHere = (document: SearchDocument | undefined) =>
    document !== undefined && (document.places?.includes(position) ?? true);
  const text = texts && isHere(match.text) ? match.text : texts?.get(record)?.find(isHere);
  return {
    kind: record.kind,
    product: record.product,
    title: record.title,
    href: place.href,
    crumbs: place.crumbs,
    marked: markText(record.title, marks),
    excerpt: text?.text ? markExcerpt(text.text, marks) : [],
  };
}
