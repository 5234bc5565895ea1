import Box from '@mui/system/Box';

export default function SxSelectors() {
  return (
    <Box
      component="ul"
      sx={{
        width: 1,
        maxWidth: 320,
        m: 0,
        p: 0,
        listStyle: 'none',
        '& li': { px: 2, py: 1 },
        '& li:nth-of-type(odd)': { bgcolor: 'light-dark(#edf1f5, #212a33)' },
        '& li::before': { content: '"№ "', opacity: 0.8 },
        '& li:hover': { textDecoration: 'underline' },
        '@media (prefers-reduced-motion: no-preference)': {
          '& li': { transition: 'background-color 150ms' },
        },
      }}
    >
      <li>3187, oak bench</li>
      <li>3188, two stools</li>
      <li>3189, plan chest</li>
      <li>3190, picture frame</li>
    </Box>
  );
}
