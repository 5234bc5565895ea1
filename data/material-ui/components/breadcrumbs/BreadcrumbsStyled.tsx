import Breadcrumbs, { breadcrumbsClasses } from '@mui/material/Breadcrumbs';
import Link, { linkClasses } from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Shelf = styled(Breadcrumbs)(({ theme }) => ({
  ...theme.typography.body2,
  fontVariantNumeric: 'tabular-nums',
  [`& .${breadcrumbsClasses.separator}`]: { marginInline: 4 },
  [`& .${breadcrumbsClasses.li}`]: {
    paddingBlock: 2,
    paddingInline: 8,
    border: '1px solid',
    borderRadius: 2,
  },
  [`& .${linkClasses.root}`]: { color: 'inherit' },
}));

export default function BreadcrumbsStyled() {
  return (
    <Shelf aria-label="Shelf mark" separator="-">
      <Link href="#basic-breadcrumbs" underline="hover">
        Q
      </Link>
      <Link href="#styled-components" underline="hover">
        114
      </Link>
      <Typography variant="inherit" aria-current="page">
        7b
      </Typography>
    </Shelf>
  );
}
