import ChevronRightRoundedIcon from '@mui/icons-material/ChevronRightRounded';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const separators = [
  { name: 'Bullets', separator: '•' },
  { name: 'Dashes', separator: '—' },
  {
    name: 'Icons',
    separator: <ChevronRightRoundedIcon sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />,
  },
];

export default function BreadcrumbsSeparator() {
  return (
    <Stack spacing={1}>
      {separators.map(({ name, separator }) => (
        <Breadcrumbs key={name} aria-label={name} separator={separator}>
          <Link color="neutral" href="#separator">
            Map room
          </Link>
          <Link color="neutral" href="#separator">
            Globes
          </Link>
          <Typography aria-current="page">Celestial, 1772</Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
