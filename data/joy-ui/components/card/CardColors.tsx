import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

const batches = [
  { color: 'neutral', batch: 'Batch 1', state: 'Waiting for the oven' },
  { color: 'primary', batch: 'Batch 2', state: 'In the oven' },
  { color: 'success', batch: 'Batch 3', state: 'Cooling on the rack' },
  { color: 'warning', batch: 'Batch 4', state: 'Proofing slowly' },
  { color: 'danger', batch: 'Batch 5', state: 'Overproofed' },
] as const;

export default function CardColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
        gap: 2,
        width: '100%',
      }}
    >
      {batches.map(({ color, batch, state }) => (
        <Card key={color} color={color} variant="soft" size="sm">
          <Typography level="title-md" textColor="inherit">
            {batch}
          </Typography>
          <Typography level="body-sm" textColor="inherit">
            {state}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}
