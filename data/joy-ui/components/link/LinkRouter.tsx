import * as React from 'react';
import Link from '@mui/joy/Link';
import type { LinkProps } from '@mui/joy/Link';

interface RouterLinkProps extends React.ComponentProps<'a'> {
  to: string;
}

function RouterLink({ to, ...props }: RouterLinkProps) {
  return <a {...props} href={`#${to}`} />;
}

function AppLink(props: LinkProps & { to: string }) {
  return <Link component={RouterLink} {...props} />;
}

export default function LinkRouter() {
  return (
    <AppLink to="router-links" underline="always">
      Book a cabin
    </AppLink>
  );
}
