import Box from '@mui/system/Box';

export default function SizingStates() {
  return (
    <Box sx={{ width: 1, maxWidth: 360 }}>
      <Box component="label" htmlFor="sizing-note" sx={{ display: 'block', mb: 0.5 }}>
        Note for the next observer
      </Box>
      <Box
        component="textarea"
        id="sizing-note"
        defaultValue="Filter wheel needs a restart."
        sx={{
          boxSizing: 'border-box',
          width: 1,
          height: 48,
          p: 1,
          resize: 'none',
          border: 1,
          borderRadius: 1,
          font: 'inherit',
          color: 'inherit',
          bgcolor: 'transparent',
          '&:focus': { height: 120 },
          '@media (prefers-reduced-motion: no-preference)': { transition: 'height 150ms' },
        }}
      />
    </Box>
  );
}
