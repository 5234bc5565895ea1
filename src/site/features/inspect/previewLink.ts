/** Links from a row of the API reference to the place on a page with demos, where the inspector pins it. */
import { parseLocalizedPath } from '@/src/shared/languages';
import { fetchOk } from '../../browser/fetchOk';
import styles from './Inspect.module.css';

/** The part of `/api-data/<product>/<slug>.json` that the link needs. */
interface EntryDemos {
  demos: { href: string }[];
}

const loading = new Map<string, Promise<EntryDemos>>();

function loadEntry(address: string): Promise<EntryDemos> {
  const known =
    loading.get(address) ?? fetchOk(address).then((response) => response.json() as never);
  loading.set(address, known);
  // The next row tries again.
  known.catch(() => loading.delete(address));
  return known;
}

/**
 * Adds the link to a row, if the class of the row belongs to a component that a demo has.
 * @param label the text of the link.
 * @throws Error when the data can't be loaded.
 */
export async function addPreviewLink(row: Element, label: string): Promise<void> {
  const className = [...row.querySelectorAll('code')]
    .map(({ textContent }) => /^\.((?:Mui|base-)[A-Z][\w-]+)$/.exec(textContent)?.[1])
    .find((name) => name !== undefined);
  const slug = /^(.+)-(?:classes|slot)-/.exec(row.id)?.[1];
  const [, product] = parseLocalizedPath(window.location.pathname).pathname.split('/');
  if (className === undefined || slug === undefined) {
    return;
  }
  const { demos } = await loadEntry(`/api-data/${product}/${slug}.json`);
  const [page] = demos;
  const cell = row.querySelector('th');
  if (page && cell && !cell.querySelector(`.${styles.preview}`)) {
    const link = document.createElement('a');
    link.className = styles.preview!;
    link.href = `${page.href}#inspect=${className}`;
    link.textContent = label;
    link.setAttribute('aria-label', `${label}: ${className}`);
    link.addEventListener('click', (event) => {
      if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
        event.preventDefault();
        // A new load has the HTML of all demos, in which the inspector looks for the class.
        window.location.assign(link.href);
      }
    });
    cell.append(link);
  }
}
