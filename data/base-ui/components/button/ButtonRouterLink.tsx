import * as React from 'react';
import { Button } from '@mui/base/Button';
import { prepareForSlot } from '@mui/base/utils';

// Replace this component with the link component of your router.
const RouterLink = React.forwardRef<
  HTMLAnchorElement,
  React.ComponentPropsWithoutRef<'a'> & { to: string }
>(function RouterLink({ to, ...props }, ref) {
  return <a ref={ref} href={to} {...props} />;
});

const RouterLinkSlot = prepareForSlot(RouterLink);

export default function ButtonRouterLink() {
  return (
    <nav aria-label="Related components" style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <Button to="/base-ui/react-select/" slots={{ root: RouterLinkSlot }}>
        Continue to Select
      </Button>
      <Button to="/base-ui/react-tabs/" slots={{ root: RouterLinkSlot }}>
        Continue to Tabs
      </Button>
    </nav>
  );
}
