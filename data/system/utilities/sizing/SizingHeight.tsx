import Box from '@mui/system/Box';

const lines = ['Slewing to target', 'Settled after 4 s', 'Guide star locked', 'Exposure 1 of 12'];

export default function SizingHeight() {
  return (
    <Box
      sx={{
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 320,
        minHeight: 160,
        p: 2,
        border: 1,
        borderRadius: 2,
      }}
    >
      <strong>Mount log</strong>
      <Box
        role="region"
        aria-label="Mount log"
        tabIndex={0}
        sx={{ maxHeight: 72, mt: 1, overflow: 'auto' }}
      >
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </Box>
    </Box>
  );
}
