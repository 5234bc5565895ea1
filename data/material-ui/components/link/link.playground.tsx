/** The target of the playground's links: data has no addresses, and without one a link takes no focus. */
import BaseLink, { type LinkProps } from '@mui/material/Link';

export function Link(props: LinkProps) {
  return <BaseLink href="#playground" onClick={(event) => event.preventDefault()} {...props} />;
}
