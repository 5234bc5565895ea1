import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const pages = ['This month', 'Line maps', 'Archive', 'About us'];

export default function Masthead() {
  return (
    <Container component="header" sx={{ position: 'relative', pt: { xs: 4, md: 6 } }}>
      <Link
        href="#stories"
        sx={{
          position: 'absolute',
          top: 8,
          px: 1,
          py: 0.5,
          '&:not(:focus)': { clipPath: 'inset(50%)' },
        }}
      >
        Skip to the stories
      </Link>
      <Typography
        component="p"
        sx={{
          fontSize: 'clamp(2.75rem, 11vw, 6.5rem)',
          fontWeight: 700,
          lineHeight: 1,
          letterSpacing: '-0.05em',
          textAlign: 'center',
        }}
      >
        Switchback
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 1, mb: 3, textAlign: 'center' }}>
        A monthly for slow trains and steep places
      </Typography>
      <Box
        component="nav"
        aria-label="Magazine"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
          gap: '0.25rem 2rem',
          py: 1.5,
          borderTop: '3px double',
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        {pages.map((label, index) => (
          <Link
            key={label}
            href="#"
            color="text.primary"
            underline={index === 0 ? 'always' : 'hover'}
            aria-current={index === 0 ? 'page' : undefined}
            sx={{ py: 0.5 }}
          >
            {label}
          </Link>
        ))}
      </Box>
    </Container>
  );
}
