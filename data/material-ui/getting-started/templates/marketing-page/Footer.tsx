import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Logo from './Logo';

const links = ['Handbook', 'Spare parts', 'Sounds to listen to', 'Imprint', 'Privacy'];

export default function Footer() {
  return (
    <Box
      component="footer"
      sx={{ borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Container
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: { xs: 2, md: 4 },
          py: { xs: 4, md: 5 },
        }}
      >
        <Logo />
        <Box
          component="nav"
          aria-label="About Murmur"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem 1.5rem', mr: 'auto' }}
        >
          {links.map((label) => (
            <Link key={label} href="#" color="text.primary" underline="hover">
              {label}
            </Link>
          ))}
        </Box>
        <Typography variant="body2" color="text.secondary">
          Built by three beekeepers and an organ builder.
        </Typography>
      </Container>
    </Box>
  );
}
