import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const pages = ['Tonight', 'Telescopes', 'Archive'];

export default function StackList() {
  return (
    <nav aria-label="Observatory">
      <Stack
        component="ul"
        direction="row"
        useFlexGap
        spacing={3}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {pages.map((page) => (
          <li key={page}>
            <Box component="a" href="#root-element" sx={{ color: 'light-dark(#2b3a9a, #aebcff)' }}>
              {page}
            </Box>
          </li>
        ))}
      </Stack>
    </nav>
  );
}
