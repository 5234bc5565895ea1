import Box from '@mui/system/Box';

export default function FlexboxShrink() {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 300,
        p: 1.5,
        border: 1,
        borderRadius: 2,
      }}
    >
      <Box
        sx={{
          flexShrink: 0,
          px: 1,
          py: 0.5,
          borderRadius: 1,
          bgcolor: 'light-dark(#dfe6f5, #22304a)',
        }}
      >
        NGC 7000
      </Box>
      <Box sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        North America Nebula, best with a hydrogen-alpha filter
      </Box>
    </Box>
  );
}
