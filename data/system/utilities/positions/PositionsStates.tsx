import Box from '@mui/system/Box';

export default function PositionsStates() {
  return (
    <Box
      component="a"
      href="#hover-and-focus-states"
      sx={{
        position: 'relative',
        display: 'block',
        width: 1,
        maxWidth: 280,
        height: 120,
        overflow: 'hidden',
        borderRadius: 2,
        color: '#fff',
        bgcolor: '#10183a',
        backgroundImage: 'radial-gradient(circle at 50% 35%, #ffe9b0 0 6px, #10183a 28px)',
        '& .details': { position: 'absolute', insetInline: 0, bottom: -32, p: 1, bgcolor: '#000b' },
        '&:hover .details, &:focus-visible .details': { bottom: 0 },
        '@media (hover: none)': { '& .details': { bottom: 0 } },
        '@media (prefers-reduced-motion: no-preference)': {
          '& .details': { transition: 'bottom 150ms' },
        },
      }}
    >
      <Box component="span" className="details" sx={{ lineHeight: '24px' }}>
        Frame 41, Capella
        <Box component="span" sx={{ display: 'block', height: 32, lineHeight: '32px' }}>
          Exposure 12 s, filter B
        </Box>
      </Box>
    </Box>
  );
}
