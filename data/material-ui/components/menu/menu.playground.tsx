/** Anchors the menu of the playground, whose props can't be elements, to the button with this id. */
import BaseMenu, { type MenuProps } from '@mui/material/Menu';

/** Finds the button. There is no document on the server. */
const findAnchor =
  typeof document === 'undefined'
    ? undefined
    : () => document.getElementById('playground-menu-anchor') ?? document.body;

export function Menu(props: MenuProps) {
  return <BaseMenu anchorEl={findAnchor} {...props} />;
}
