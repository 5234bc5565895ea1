import Box from '@mui/system/Box';

const entries = ['20:10 Dome open', '20:25 Focus on Capella', '20:40 First frame'];

export default function SpacingStates() {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        '& li + li': { mt: 1 },
        '& a': {
          display: 'block',
          px: 1,
          py: 0.5,
          color: 'light-dark(#2b3a9a, #aebcff)',
          borderInlineStart: '3px solid',
        },
        '& a:hover, & a:focus-visible': { paddingInlineStart: 2 },
        '@media (prefers-reduced-motion: no-preference)': {
          '& a': { transition: 'padding 150ms' },
        },
      }}
    >
      {entries.map((entry) => (
        <li key={entry}>
          <a href="#hover-states-and-nested-selectors">
            <bdi>{entry}</bdi>
          </a>
        </li>
      ))}
    </Box>
  );
}
