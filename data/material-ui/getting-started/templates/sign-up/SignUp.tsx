import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import CargoBike from './CargoBike';
import SignUpForm from './SignUpForm';

const promises = [
  'Eleven bikes, from the quick one to the one that carries a sofa',
  'Free for three hours, then two euros each',
  'A workshop on Thursdays, with soup',
];

export default function SignUp() {
  const [name, setName] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (name) {
      heading.current?.focus();
    }
  }, [name]);

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100dvh',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <Container
        component="header"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 2.5 }}
      >
        <Typography variant="h6" component="p" sx={{ mr: 'auto' }}>
          Load &amp; Roll
        </Typography>
        <Typography>
          Already a member? <Link href="#">Sign in</Link>
        </Typography>
      </Container>
      <Container
        component="main"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 27rem' },
          alignContent: 'center',
          alignItems: 'center',
          gap: { xs: 4, md: 8 },
          flex: 1,
          pt: { xs: 3, md: 5 },
          pb: { xs: 6, md: 9 },
        }}
      >
        <div>
          <CargoBike />
          <Typography
            ref={heading}
            variant="h2"
            component="h1"
            id="join"
            tabIndex={-1}
            sx={{
              fontSize: 'clamp(2rem, 1.4rem + 2.6vw, 3.25rem)',
              mt: 3,
              outline: 'none',
              textWrap: 'balance',
              overflowWrap: 'anywhere',
            }}
          >
            {name ? `Welcome, ${name}` : 'Share a bike that carries everything'}
          </Typography>
          <Box component="ul" sx={{ mt: 3, mb: 0, pl: 2.5, '& li': { py: 0.5 } }}>
            {promises.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </Box>
        </div>
        <Paper
          component="section"
          variant="outlined"
          aria-label="Membership"
          sx={{ p: { xs: 2.5, sm: 4 } }}
        >
          {name ? (
            <>
              <Typography variant="h6" component="h2" gutterBottom>
                What happens next
              </Typography>
              <Typography>
                We sent you a code for the locks. Bike four is free at the old harbor.
              </Typography>
            </>
          ) : (
            <SignUpForm onDone={setName} />
          )}
        </Paper>
      </Container>
    </Box>
  );
}
