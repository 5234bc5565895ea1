/** `:::info`, `:::success`, `:::warning`, `:::error`: a callout, which is a note with a name. */
import type { Directive } from '../context';
import { CALLOUTS, getCalloutProperties } from '../elements';

export const callouts: readonly Directive[] = CALLOUTS.map((kind) => ({
  name: kind,
  render: (node, context) => {
    node.data = { hName: 'div', hProperties: getCalloutProperties(kind, context.t) };
    return node;
  },
}));
