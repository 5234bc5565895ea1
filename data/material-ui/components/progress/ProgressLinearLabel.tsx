import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

const files = [
  { name: 'moor-1871.tif', value: 100 },
  { name: 'estuary-1902.tif', value: 58 },
  { name: 'old-harbor.tif', value: 0 },
];

export default function ProgressLinearLabel() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 400 }}>
      {files.map(({ name, value }) => (
        <Box
          key={name}
          sx={{
            display: 'grid',
            gridTemplateColumns: '1fr auto',
            columnGap: 2,
            alignItems: 'center',
          }}
        >
          <Typography variant="body2" sx={{ gridColumn: '1 / -1' }}>
            {name}
          </Typography>
          <LinearProgress variant="determinate" value={value} aria-label={`Upload of ${name}`} />
          <Typography variant="body2" color="text.secondary" sx={{ minWidth: '5ch' }}>
            {value} %
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
