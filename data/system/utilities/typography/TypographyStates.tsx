import Box from '@mui/system/Box';

const nights = ['Monday, clear', 'Tuesday, thin clouds', 'Wednesday, clear'];

export default function TypographyStates() {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {nights.map((night, index) => (
        <li key={night}>
          <Box
            component="a"
            href="#hover-and-focus-states"
            aria-current={index === 0 ? 'date' : undefined}
            sx={{
              color: 'light-dark(#2b3a9a, #aebcff)',
              textDecoration: 'underline',
              textUnderlineOffset: '3px',
              '&:hover, &:focus-visible': { textDecorationThickness: '3px' },
              '&[aria-current]': { fontWeight: 'bold' },
              '&::after': { content: '" →"', fontWeight: 'bold' },
              '&:dir(rtl)::after': { content: '" ←"' },
            }}
          >
            {night}
          </Box>
        </li>
      ))}
    </Box>
  );
}
