/** Converts matches to results: hits with excerpts, grouped by page or, in the API reference, by name. */
import { type Marks, type TextPart, markExcerpt, markText } from './highlight';
import type { ParsedQuery } from './query';
import { FACTORS } from './weights';
import {
  type Place,
  type SearchDocument,
  type SearchKind,
  type SearchRecord,
  getType,
} from './records';
import { findWords, fold, getTerms } from './words';

/** A search result. */
export interface Hit {
  kind: SearchKind;
  product: string;
  title: string;
  /** Address with hash, without language prefix. */
  href: string;
  /** The parents of the place, outermost first, without the product. */
  crumbs: readonly string[];
  /** The title, with the matches marked. */
  marked: TextPart[];
  /** An excerpt with marks. It is empty when no text is loaded, and for all hits of a group but the first. */
  excerpt: TextPart[];
}

/** Hits with the same name, such as a prop of all components that have it, best match first. */
export interface HitGroup {
  hits: Hit[];
  /** The number of all hits, including those beyond the limit of a group. */
  total: number;
}

/** A matching record with its combined score. */
export interface SearchMatch {
  record: SearchRecord;
  score: number;
  /** The text that matched best. */
  text?: SearchDocument;
}

/**
 * The maximum number of hits in a group. Groups are collapsed at first, so more hits would only be sent to the main
 * thread.
 */
const GROUP_LIMIT = 60;

interface Candidate {
  match: SearchMatch;
  place: Place;
  position: number;
  /** How well its parents match the words of the query. */
  nearness: number;
  /** For a prop with a value, whether it can have the value. */
  canHaveValue: boolean;
  /** How well its name matches them. */
  titleScore: number;
  /** Index of its product. */
  product: number;
  /** Whether this is the product that comes first. */
  isCurrent: boolean;
}

/**
 * Groups matches by name.
 * @param texts the texts of each record.
 * @param products product ids in order: with the same name, hits of the first product come first.
 * @param limit the number of groups that get hits.
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
  const ranked = [...groups.values()]
    .map((group) => ({ group, score: getGroupScore(group) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
  const shown = ranked.map(({ group }): HitGroup => {
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
        canHaveValue: query.isProp && canHaveValue(position, query, texts.get(match.record)),
        titleScore: best.get(match.record.title) ?? 0,
        product: products.indexOf(match.record.product),
        isCurrent: match.record.product === products[0],
      })),
    );
    candidates.sort(
      isOnePage(group)
        ? (a, b) => getPlaceScore(b) - getPlaceScore(a)
        : (a, b) =>
            Number(b.isCurrent) - Number(a.isCurrent) ||
            b.nearness - a.nearness ||
            Number(b.canHaveValue) - Number(a.canHaveValue) ||
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

/** The number of matches of a page that count. */
const COUNTED = 4;

/** A page with several matching sections is more likely about the query than one with a single section. */
function getGroupScore(group: readonly SearchMatch[]): number {
  const counted = isOnePage(group) ? group.slice(0, COUNTED) : group.slice(0, 1);
  return counted.reduce((sum, { score }, index) => sum + score * FACTORS.more ** index, 0);
}

/** Whether a group consists of a page and its sections. */
function isOnePage([first]: readonly SearchMatch[]): boolean {
  return getType(first!.record.kind) !== 'api';
}

/** The top of a page comes before its sections, unless one of them matches much better. */
function getPlaceScore({ match }: Candidate): number {
  return match.score * (match.record.kind === 'page' ? FACTORS.pageTop : 1);
}

/**
 * A place whose parent is named exactly as a word of the query ("Button API" for `button color`) ranks above one whose
 * parent contains it. For `disablePortal`, Portal ranks above other components.
 */
function getNearness({ crumbs }: Place, { words, forms, value }: ParsedQuery): number {
  const around = crumbs.flatMap((crumb) => findWords(crumb).map((word) => word.text));
  const names = new Set(around.map(fold));
  const terms = new Set(around.flatMap(getTerms));
  return words.reduce((sum, word, index) => {
    // `level="title-lg"` isn't about DialogTitle.
    if (value.includes(word)) {
      return sum;
    }
    const isNear = forms[index]!.some((form) => terms.has(form));
    return sum + (names.has(word) ? 2 : isNear ? 1 : 0);
  }, 0);
}

/**
 * Whether a place of a prop can have a value: its text has all words of the query after the first one, which is the name of
 * the prop, or it lists no values.
 */
function canHaveValue(
  position: number,
  { forms }: ParsedQuery,
  texts: readonly SearchDocument[] = [],
): boolean {
  const here = texts.flatMap(({ places, text = '' }) =>
    (places?.includes(position) ?? true) ? [text] : [],
  );
  const terms = new Set(
    here.flatMap((text) => findWords(text).flatMap(({ text: word }) => getTerms(word))),
  );
  return (
    !here.some((text) => text.includes(' | ')) ||
    forms.slice(1).every((form) => form.some((term) => terms.has(term)))
  );
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
