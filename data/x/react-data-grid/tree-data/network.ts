import type { GridRowId } from '@mui/x-data-grid';

/** A region, station, or sensor. `parent` is the ID of the row above it. */
export interface NetworkNode {
  id: string;
  name: string;
  kind: 'Region' | 'Station' | 'Sensor';
  parent?: string;
}

const regions: [string, [string, string[]][]][] = [
  [
    'Coast',
    [
      ['Gull Mole', ['Thermometer', 'Tide gauge']],
      ['Saltpan Flat', ['Sunshine recorder']],
    ],
  ],
  ['Valley', [['Hop Yard', ['Thermometer', 'Soil probe']]]],
  ['Ridge', [['Crow Stile', ['Anemometer', 'Thermometer']]]],
];

/** All nodes, each after its parent. */
export const nodes: NetworkNode[] = regions.flatMap(([region, children]) => [
  { id: region, name: region, kind: 'Region' as const },
  ...children.flatMap(([station, sensors]) => [
    { id: station, name: station, kind: 'Station' as const, parent: region },
    ...sensors.map((sensor) => ({
      id: `${station}, ${sensor}`,
      name: sensor,
      kind: 'Sensor' as const,
      parent: station,
    })),
  ]),
]);

const byId = new Map<GridRowId, NetworkNode>(nodes.map((node) => [node.id, node]));

export const isParent = (id: GridRowId) => nodes.some((node) => node.parent === id);

/** IDs of the rows above a node, nearest first. */
export function listAncestors(node: NetworkNode): string[] {
  const parent = node.parent === undefined ? undefined : byId.get(node.parent);
  return parent ? [parent.id, ...listAncestors(parent)] : [];
}
