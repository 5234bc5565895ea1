import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

const loaves = [
  { variant: 'outlined', name: 'Country loaf', note: 'Outlined' },
  { variant: 'soft', name: 'Seeded rye', note: 'Soft' },
  { variant: 'solid', name: 'Potato bread', note: 'Solid' },
  { variant: 'plain', name: 'Milk rolls', note: 'Plain' },
] as const;

export default function CardVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
        gap: 2,
        width: '100%',
      }}
    >
      {loaves.map(({ variant, name, note }) => (
        <Card key={variant} variant={variant}>
          <Typography level="title-md" textColor="inherit">
            {name}
          </Typography>
          <Typography textColor="inherit">{note}</Typography>
        </Card>
      ))}
    </Box>
  );
}
