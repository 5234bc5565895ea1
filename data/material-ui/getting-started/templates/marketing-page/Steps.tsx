import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { steps } from './content';

export default function Steps() {
  return (
    <Box
      component="section"
      aria-labelledby="how-it-works"
      sx={{
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Container sx={{ py: { xs: 6, md: 9 } }}>
        <Typography variant="h4" component="h2" id="how-it-works" sx={{ scrollMarginTop: 96 }}>
          Three things to do, the last one rarely
        </Typography>
        <Box
          component="ol"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
            gap: { xs: 4, md: 6 },
            m: 0,
            mt: 5,
            p: 0,
            listStyle: 'none',
          }}
        >
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <Typography
                aria-hidden="true"
                color="primary"
                sx={{ fontSize: '3rem', fontWeight: 700, lineHeight: 1, mb: 1.5 }}
              >
                {index + 1}
              </Typography>
              <Typography variant="h6" component="h3" gutterBottom>
                {title}
              </Typography>
              <Typography color="text.secondary">{text}</Typography>
            </li>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
