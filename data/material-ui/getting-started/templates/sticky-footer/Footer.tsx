import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const links = ['Fares', 'Lost things', 'Contact'];

/** The last element of the column in `StickyFooter.tsx`. */
export default function Footer() {
  return (
    <Box
      component="footer"
      sx={{ borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Container
        maxWidth="sm"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: '0.5rem 2rem',
          py: 3,
        }}
      >
        <Typography variant="body2" color="text.secondary">
          Holm Ferry, Pier 2. The boat waits for nobody but the doctor.
        </Typography>
        <Box
          component="nav"
          aria-label="Holm Ferry"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}
        >
          {links.map((label) => (
            <Link key={label} href="#" variant="body2">
              {label}
            </Link>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
