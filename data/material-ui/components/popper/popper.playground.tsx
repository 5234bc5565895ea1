/** Data cannot name an element: the playground's popper finds the button before it by its id. */
import MuiPopper, { type PopperProps } from '@mui/material/Popper';

const getAnchor = () => document.getElementById('playground-popper-anchor')!;

export function Popper(props: PopperProps) {
  return <MuiPopper {...props} anchorEl={getAnchor} />;
}
