/** The place of the playground's popover: data has no elements as props. */
import BasePopover, { type PopoverProps } from '@mui/material/Popover';

/** The trigger; a server has none. */
const findAnchor =
  typeof document === 'undefined'
    ? undefined
    : () => document.getElementById('playground-popover-anchor') ?? document.body;

export function Popover(props: PopoverProps) {
  return <BasePopover anchorEl={findAnchor} {...props} />;
}
