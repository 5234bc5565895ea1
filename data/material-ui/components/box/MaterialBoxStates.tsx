import Box from '@mui/material/Box';

const glazes = ['Celadon', 'Shino', 'Tenmoku', 'Ash'];

export default function MaterialBoxStates() {
  return (
    <Box
      component="ul"
      aria-label="Glazes"
      sx={{
        width: '100%',
        m: 0,
        p: 0,
        listStyle: 'none',
        '& li + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {glazes.map((glaze) => (
        <li key={glaze}>
          <Box
            component="a"
            href="#states-and-selectors"
            sx={{
              display: 'block',
              p: 1.5,
              color: 'inherit',
              textDecoration: 'none',
              transition: (theme) => theme.transitions.create('padding'),
              '&:hover': { bgcolor: 'action.hover', paddingInlineStart: 3 },
              '&:focus-visible': { outline: '2px solid', outlineOffset: -2 },
            }}
          >
            {glaze}
          </Box>
        </li>
      ))}
    </Box>
  );
}
