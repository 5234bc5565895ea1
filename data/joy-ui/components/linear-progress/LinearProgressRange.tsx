import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const volumes = [
  { title: 'Ship register 1881', pages: 310, scanned: 310 },
  { title: 'Parish book 1702', pages: 188, scanned: 47 },
  { title: 'Tax rolls 1790', pages: 522, scanned: 0 },
];

export default function LinearProgressRange() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      {volumes.map(({ title, pages, scanned }) => (
        <div key={title}>
          <Typography level="body-sm">
            {title}: {scanned} of {pages} pages
          </Typography>
          <LinearProgress
            determinate
            color={scanned === pages ? 'success' : 'primary'}
            value={Math.min((scanned / pages) * 100, 100)}
            aria-label={title}
            aria-valuetext={`${scanned} of ${pages} pages`}
          />
        </div>
      ))}
    </Stack>
  );
}
