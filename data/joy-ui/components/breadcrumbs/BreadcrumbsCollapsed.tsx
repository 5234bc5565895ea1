import * as React from 'react';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

const path = ['Map room', 'Charts', 'Atlantic', 'North', 'Iceland'];

export default function BreadcrumbsCollapsed() {
  const [expanded, setExpanded] = React.useState(false);
  const firstHiddenRef = React.useRef<HTMLAnchorElement>(null);

  React.useEffect(() => {
    if (expanded) firstHiddenRef.current?.focus();
  }, [expanded]);

  return (
    <Breadcrumbs aria-label="Collapsed breadcrumbs">
      {path.map((name, index) =>
        expanded || index === 0 || index === path.length - 1 ? (
          <Link
            key={name}
            ref={index === 1 ? firstHiddenRef : undefined}
            color="neutral"
            href="#collapse-long-paths"
          >
            {name}
          </Link>
        ) : (
          index === 1 && (
            <Link
              key="more"
              component="button"
              type="button"
              color="neutral"
              aria-label="More levels"
              onClick={() => setExpanded(true)}
            >
              More
            </Link>
          )
        ),
      )}
      <Typography aria-current="page">Sheet 4</Typography>
    </Breadcrumbs>
  );
}
