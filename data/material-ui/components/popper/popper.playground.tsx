/** Anchors the popper of the playground, whose props can't be elements, to the button with this id. */
import MuiPopper, { type PopperProps } from '@mui/material/Popper';

const getAnchor = () => document.getElementById('playground-popper-anchor')!;

export function Popper(props: PopperProps) {
  return <MuiPopper {...props} anchorEl={getAnchor} />;
}
