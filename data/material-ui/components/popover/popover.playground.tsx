/** Anchors the popover of the playground, whose props can't be elements, to the button with this id. */
import BasePopover, { type PopoverProps } from '@mui/material/Popover';

/** Finds the button. There is no document on the server. */
const findAnchor =
  typeof document === 'undefined'
    ? undefined
    : () => document.getElementById('playground-popover-anchor') ?? document.body;

export function Popover(props: PopoverProps) {
  return <BasePopover anchorEl={findAnchor} {...props} />;
}
