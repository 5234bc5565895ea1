import { Box, styled } from '@mui/system';

interface ReadingProps {
  level?: 'good' | 'poor';
}

const Reading = styled('li')<ReadingProps>(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  padding: theme.spacing(1, 1.5),
  borderInlineStart: '4px solid light-dark(#5b6270, #9aa3b2)',
  variants: [
    {
      props: { level: 'good' },
      style: { borderInlineStartColor: 'light-dark(#1f7a4d, #6fd3a0)' },
    },
    {
      props: { level: 'poor' },
      style: { borderInlineStartColor: 'light-dark(#b3401f, #ff9f80)' },
    },
  ],
}));

export default function UsageStyled() {
  return (
    <Box
      component="ul"
      sx={{ display: 'grid', gap: 1, width: 1, maxWidth: 360, m: 0, p: 0, listStyle: 'none' }}
    >
      <Reading level="good">
        Humidity <bdi>41%, good</bdi>
      </Reading>
      <Reading level="poor">
        Wind <bdi>38 km/h, poor</bdi>
      </Reading>
      <Reading sx={{ mt: 1, fontStyle: 'italic' }}>
        Dew point <bdi>3 °C</bdi>
      </Reading>
    </Box>
  );
}
