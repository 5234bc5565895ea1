/** Draws the arrows between groups of files with Mermaid, which GitHub shows as a picture. */
import { countArrows, type Arrow } from './folders';
import type { Import } from './readImports';

/**
 * Draws the imports between the folders that patterns name. An arrow leads from the importing group to the imported one.
 * Arrows that a path over other groups implies are left out, so that the order of the groups can be seen.
 * @param patterns `src/site/ui` is one group. `src/site/*` is a group for each folder in it, and one for the files
 * beside these folders. The most specific pattern decides about a file.
 * @param imports all imports of the repository.
 * @returns the lines of a Mermaid flow chart.
 */
export function drawArrows(patterns: readonly string[], imports: readonly Import[]): string {
  const findGroup = createFindGroup(patterns);
  const files = imports.flatMap(({ from, to }) => [from, to]);
  const groups = [...new Set(files.map(findGroup))].filter((group) => group !== undefined).sort();
  const arrows = removeImplied(groups, countArrows(imports, findGroup));
  const shared = findSharedFolder(groups);
  return [
    'flowchart TD',
    ...groups.map((group) => `  ${toId(group)}["${group.slice(shared.length)}"]`),
    ...arrows.flatMap(drawArrow),
  ].join('\n');

  function drawArrow({ from, to }: Arrow): string[] {
    const isBothWays = arrows.some((arrow) => arrow.from === to && arrow.to === from);
    if (isBothWays) {
      return from < to ? [`  ${toId(from)} <--> ${toId(to)}`] : [];
    }
    return [`  ${toId(from)} --> ${toId(to)}`];
  }
}

function createFindGroup(patterns: readonly string[]): (file: string) => string | undefined {
  const longestFirst = [...patterns].sort((a, b) => b.length - a.length);
  return (file) => {
    for (const pattern of longestFirst) {
      const folder = pattern.replace(/\/\*$/, '');
      if (!file.startsWith(`${folder}/`)) {
        continue;
      }
      if (folder === pattern) {
        return folder;
      }
      const [child = '', ...rest] = file.slice(folder.length + 1).split('/');
      return rest.length > 0 ? `${folder}/${child}` : `${folder}/(files)`;
    }
    return undefined;
  };
}

/** Leaves out arrows that a path over other groups implies. Groups in a circle with either end don't count. */
function removeImplied(groups: readonly string[], arrows: readonly Arrow[]): Arrow[] {
  const reached = new Map(groups.map((group) => [group, findReached(group, arrows)]));
  const reaches = (from: string, to: string) => reached.get(from)?.has(to) ?? false;
  return arrows.filter(({ from, to }) => {
    const between = groups.filter((group) => group !== from && group !== to);
    return !between.some(
      (group) =>
        reaches(from, group) && reaches(group, to) && !reaches(group, from) && !reaches(to, group),
    );
  });
}

/** All groups that arrows lead to from a group, directly or over others. */
function findReached(start: string, arrows: readonly Arrow[]): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let group = open.pop(); group !== undefined; group = open.pop()) {
    for (const { from, to } of arrows) {
      if (from === group && !reached.has(to)) {
        reached.add(to);
        open.push(to);
      }
    }
  }
  return reached;
}

/** The folder that all groups are in, with its last slash; empty when there is none. */
function findSharedFolder(groups: readonly string[]): string {
  const [first = ''] = groups;
  const folders = first.split('/').slice(0, -1);
  while (
    folders.length > 0 &&
    !groups.every((group) => group.startsWith(`${folders.join('/')}/`))
  ) {
    folders.pop();
  }
  return folders.length > 0 ? `${folders.join('/')}/` : '';
}

/** A name that Mermaid takes: `end` alone would be a keyword of its own. */
function toId(group: string): string {
  return group.replace(/\W+/g, '_').replace(/_$/, '');
}
