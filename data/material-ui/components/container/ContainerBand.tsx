import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

const sections = [
  { name: 'Program', text: 'Fauré, Cantique. Stanford, The Blue Bird. Bárdos, Tábortűznél.' },
  { name: 'Tickets', text: '€12 at the door, €8 in advance. Children get in free.' },
  { name: 'Getting there', text: 'Tram 3 to the ropewalk, then follow the noise.' },
];

export default function ContainerBand() {
  return (
    <Box sx={{ '& > :nth-of-type(odd)': { bgcolor: 'action.hover' } }}>
      {sections.map(({ name, text }) => (
        <Box key={name} sx={{ py: 2 }}>
          <Container component="section" maxWidth="sm" aria-label={name}>
            <strong>{name}</strong>
            <br />
            {text}
          </Container>
        </Box>
      ))}
    </Box>
  );
}
