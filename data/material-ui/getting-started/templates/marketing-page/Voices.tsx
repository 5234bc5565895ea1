import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { figures, keepers } from './content';

export default function Voices() {
  return (
    <Box
      component="section"
      aria-labelledby="voices"
      sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
    >
      <Container sx={{ py: { xs: 6, md: 9 } }}>
        <Typography variant="h4" component="h2" id="voices" sx={{ scrollMarginTop: 96 }}>
          From people with stung thumbs
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            gap: { xs: 5, md: 8 },
            my: 5,
          }}
        >
          {keepers.map(({ text, name, role }) => (
            <Box key={name} component="figure" sx={{ m: 0 }}>
              <Typography
                component="blockquote"
                sx={{ m: 0, fontSize: '1.25rem', lineHeight: 1.5, textWrap: 'pretty' }}
              >
                “{text}”
              </Typography>
              <Typography component="figcaption" sx={{ mt: 2 }}>
                <strong>{name}</strong>, {role}
              </Typography>
            </Box>
          ))}
        </Box>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
            gap: 3,
            m: 0,
            pt: 4,
            borderTop: '1px solid currentColor',
          }}
        >
          {figures.map(({ value, label }) => (
            <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
              <dt>{label}</dt>
              <Typography
                component="dd"
                sx={{ m: 0, fontSize: '2rem', fontWeight: 700, lineHeight: 1.25 }}
              >
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
