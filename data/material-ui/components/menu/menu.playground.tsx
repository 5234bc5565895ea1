/** The place of the playground's menu: data has no elements as props. */
import BaseMenu, { type MenuProps } from '@mui/material/Menu';

/** The trigger; a server has none. */
const findAnchor =
  typeof document === 'undefined'
    ? undefined
    : () => document.getElementById('playground-menu-anchor') ?? document.body;

export function Menu(props: MenuProps) {
  return <BaseMenu anchorEl={findAnchor} {...props} />;
}
