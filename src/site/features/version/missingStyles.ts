/** Styles that mark what a version doesn't have, wherever it is shown: in tables, in search, and in playgrounds. */
import type { Missing } from '@/src/shared/versionChanges/myVersions';

interface MarkTexts {
  missing: string;
  uncertain: string;
}

/**
 * Writes the style sheet. The build makes the tables, and their rows can appear later, so no code could mark each of them.
 * @param playground the start of the addresses of the props that the page's playground sets, such as
 *   `/material-ui/api/button/#button-prop-`.
 */
export function writeMissingStyles(
  missing: readonly Missing[],
  texts: MarkTexts,
  playground: string | undefined,
): string {
  const sheets = [true, false].map((isUncertain) => {
    const selected = missing.filter((one) => one.isUncertain === isUncertain);
    if (selected.length === 0) {
      return '';
    }
    const rows = selected.flatMap(({ href }) => {
      const [, id] = href.split('#');
      return id ? [`tr[id=${JSON.stringify(id)}]`] : [];
    });
    const marks = selected.flatMap(({ href }) => {
      const [, id = ''] = href.split('#');
      const prop =
        playground !== undefined && href.startsWith(playground)
          ? href.slice(playground.length)
          : '';
      return [
        `a[role="option"][href$=${JSON.stringify(href)}]>span`,
        ...(id ? [`tr[id=${JSON.stringify(id)}]>th`] : []),
        ...(prop ? [`[id=${JSON.stringify(`playground-${prop}-name`)}]`] : []),
      ];
    });
    const text = JSON.stringify(isUncertain ? texts.uncertain : texts.missing);
    return [
      ...(rows.length > 0
        ? [`:is(${rows.join()})>*{background:var(--fg-bg-soft);--fg-text:var(--fg-text-soft)}`]
        : []),
      `:is(${marks.join()})::after{content:${text};display:block;color:var(--fg-text-soft);font:italic 400 var(--fg-size-small)/1.5 var(--fg-font)}`,
    ].join('');
  });
  return sheets.join('').replaceAll('<', '\\3c ');
}
