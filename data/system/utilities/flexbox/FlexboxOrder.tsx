import Box from '@mui/system/Box';

export default function FlexboxOrder() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: 2,
        width: 1,
        maxWidth: 520,
      }}
    >
      <Box sx={{ flex: 1 }}>
        <strong>Crab Nebula</strong>
        <div>The remnant of a supernova that observers recorded in 1054.</div>
      </Box>
      <Box
        role="img"
        aria-label="Drawing of a nebula"
        sx={{
          order: { xs: -1, sm: 0 },
          flex: { sm: '0 0 160px' },
          minHeight: 96,
          borderRadius: 2,
          background: 'radial-gradient(circle at 50% 45%, #ffd9a8, #a3485f 30%, #1b1440 72%)',
        }}
      />
    </Box>
  );
}
