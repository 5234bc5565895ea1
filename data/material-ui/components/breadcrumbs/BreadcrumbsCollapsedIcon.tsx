import MoreVertIcon from '@mui/icons-material/MoreVert';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const levels = ['Record office', 'Businesses', 'Breweries', 'Accounts'];

export default function BreadcrumbsCollapsedIcon() {
  return (
    <Breadcrumbs
      aria-label="Path to the hop bill"
      maxItems={3}
      expandText="Show Businesses, Breweries, and Accounts"
      slots={{ CollapsedIcon: MoreVertIcon }}
      slotProps={{ collapsedIcon: { color: 'primary' } }}
      sx={{ '& button': { bgcolor: 'action.selected' } }}
    >
      {levels.map((level) => (
        <Link key={level} href="#expand-icon">
          {level}
        </Link>
      ))}
      <Typography aria-current="page">Hop bill</Typography>
    </Breadcrumbs>
  );
}
