import Box from '@mui/system/Box';

export default function TypographyStyle() {
  return (
    <Box component="p" sx={{ m: 0, maxWidth: 360, fontStyle: 'italic' }}>
      Clouds after midnight, so the second target moved to tomorrow.{' '}
      <Box component="span" sx={{ fontStyle: 'normal', fontWeight: 600 }}>
        Observer: N. Haddad
      </Box>
    </Box>
  );
}
