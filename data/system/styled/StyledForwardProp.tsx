import { Box, shouldForwardProp, styled } from '@mui/system';

interface StarProps {
  color: 'blue' | 'yellow' | 'red';
}

const Star = styled('li', {
  shouldForwardProp: (prop) => shouldForwardProp(prop) && prop !== 'color',
})<StarProps>({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '&::before': { content: '""', width: 16, height: 16, borderRadius: '50%', flexShrink: 0 },
  variants: [
    { props: { color: 'blue' }, style: { '&::before': { background: '#5b8def' } } },
    { props: { color: 'yellow' }, style: { '&::before': { background: '#d9a400' } } },
    { props: { color: 'red' }, style: { '&::before': { background: '#d9534f' } } },
  ],
});

export default function StyledForwardProp() {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      <Star color="blue">Rigel, blue supergiant</Star>
      <Star color="yellow">Capella, yellow giant</Star>
      <Star color="red">Betelgeuse, red supergiant</Star>
    </Box>
  );
}
