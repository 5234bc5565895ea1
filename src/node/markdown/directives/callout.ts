/** `:::info`, `:::success`, `:::warning`, `:::error`: a callout, which is a note with a name. */
import type { Directive } from '../context';

const KINDS = ['info', 'success', 'warning', 'error'] as const;

export const callouts: readonly Directive[] = KINDS.map((kind) => ({
  name: kind,
  render: (node, context) => {
    node.data = {
      hName: 'div',
      hProperties: {
        className: ['callout', `callout-${kind}`],
        role: 'note',
        'aria-label': context.t(`callout_${kind}`),
      },
    };
    return node;
  },
}));
