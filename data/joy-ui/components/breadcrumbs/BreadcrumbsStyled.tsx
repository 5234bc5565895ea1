import Breadcrumbs, { breadcrumbsClasses } from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import { styled } from '@mui/joy/styles';

const ArchivePath = styled(Breadcrumbs)(({ theme }) => ({
  padding: theme.spacing(1, 2),
  borderRadius: theme.vars.radius.xl,
  backgroundColor: theme.vars.palette.background.level1,
  [`& .${breadcrumbsClasses.separator}`]: { color: theme.vars.palette.primary.plainColor },
}));

export default function BreadcrumbsStyled() {
  return (
    <ArchivePath aria-label="Styled breadcrumbs" separator="»">
      <Link color="neutral" href="#styled-components" textColor="text.primary">
        Map room
      </Link>
      <Typography textColor="text.primary" aria-current="page">
        New arrivals
      </Typography>
    </ArchivePath>
  );
}
