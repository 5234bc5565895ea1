import LinearProgress from '@mui/joy/LinearProgress';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function LinearProgressInvertedColors() {
  return (
    <Sheet
      variant="solid"
      color="success"
      invertedColors
      sx={{ width: '100%', maxWidth: 360, p: 2, borderRadius: 'md' }}
    >
      <Typography level="title-sm" sx={{ mb: 1 }}>
        Backup to the vault
      </Typography>
      <LinearProgress determinate value={80} aria-label="Backup to the vault" />
    </Sheet>
  );
}
