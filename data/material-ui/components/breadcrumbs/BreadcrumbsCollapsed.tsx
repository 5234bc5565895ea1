import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const levels = ['Record office', 'County', 'Courts', 'Quarter sessions', 'Bundles'];

export default function BreadcrumbsCollapsed() {
  return (
    <Breadcrumbs
      aria-label="Path to the verdict"
      maxItems={4}
      itemsBeforeCollapse={1}
      itemsAfterCollapse={2}
      expandText="Show County, Courts, and Quarter sessions"
    >
      {levels.map((level) => (
        <Link key={level} href="#collapsed-items">
          {level}
        </Link>
      ))}
      <Typography aria-current="page">Verdict of 1822</Typography>
    </Breadcrumbs>
  );
}
