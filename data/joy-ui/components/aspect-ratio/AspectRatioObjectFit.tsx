import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

const FITS = ['cover', 'contain', 'none'] as const;

export default function AspectRatioObjectFit() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {FITS.map((fit) => (
        <Box key={fit} sx={{ width: 140 }}>
          <AspectRatio ratio="1" objectFit={fit}>
            <img src="/images/material-ui/corn-poppy.svg" alt="" />
          </AspectRatio>
          <Typography level="body-sm">{fit}</Typography>
        </Box>
      ))}
    </Box>
  );
}
